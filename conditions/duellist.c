/* Duellist chess: a side must move the man that it moved last, if it legally can.  In castling that
   is the king; a duellist that is captured binds nobody.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

/* The memory, by colour: the duellist's square plus one, 0 for none. */
static void keep_duellists(struct board *board, const struct rule *rule, struct turn *turn) {
  const enum colour enemy = opponent(turn->side);
  edit_memory(board, rule, turn->side, turn->now == NO_SQUARE ? 0 : turn->now + 1u);
  if (turn->capture != NO_SQUARE && recall(board, rule, enemy) == turn->capture + 1u)
    edit_memory(board, rule, enemy, 0);
}

static long by_duellist(struct board *board, const struct rule *rule, enum colour side, move m) {
  return recall(board, rule, side) == departure_of(m) + 1u;
}

const struct condition condition_duellist_chess = {
    .names = {"DuellistChess", "Duelliste", "Duellantenschach"},
    .sentence = "A side must move the man that it moved last, if it can",
    .example = "Condition DuellistChess",
    .claims = CLAIMS_WEIGHTS,
    .memory = 2,
    .prefer = by_duellist,
    .effects = {{.slot = SLOT_LAST, .changes = ONLY_NOTES, .act = keep_duellists}},
};
