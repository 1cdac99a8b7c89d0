/* Kobul kings: when a man other than a pawn is captured, the king of its side takes over its
   movement; when a pawn is captured, the king gets its own movement back.

   Source: D. Kostadinov, Kobul kings, 2009.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"
#include "conditions/victim.h"

static void inherit(struct board *board, const struct rule *rule, struct turn *turn) {
  const unsigned *owners = rule->settings;
  if (turn->capture == NO_SQUARE || (turn->captured.marks & MARK_ROYAL))
    return;
  const enum colour side = victim_side(turn);
  if (!belongs_to(*owners, side))
    return;
  const unsigned walk = is_pawn(board, turn->captured.walk) ? KING : turn->captured.walk;
  const struct set kings = board->royal[side];
  for_set (king, &kings, board->words)
    if (board->man[king].walk != walk)
      edit_walk(board, king, walk);
}

const struct condition condition_kobul_kings = {
    .names = {"KobulKings", "RoisKobul", "KobulKoenige"},
    .sentence = "When a man is captured the king of its side takes over its movement; a captured "
                "pawn gives the king its own movement back",
    .example = "Condition KobulKings White",
    .read = read_side,
    .army = admit_kings,
    .effects = {{.slot = SLOT_HALF_NEUTRALS,
                 .changes = CHANGES_OTHERS | CHANGES_ROYALTY | ON_CAPTURE,
                 .act = inherit,
                 .telling = TOLD_BARELY}},
};
