/* Half-neutral men: one that moves as a man of one side becomes neutral, one that moves as a
   neutral man takes the colour of its mover.

   Source: as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/recolour.h"

static void switch_with_move(struct board *board, const struct rule *rule, struct turn *turn) {
  if (bears_mark(board, rule, turn->now))
    switch_neutrality(board, turn);
}

const struct condition attribute_half_neutral = {
    .names = {"HalfNeutral", "DemiNeutre", "HalbNeutral"},
    .sentence = "A half-neutral man becomes neutral when it moves, and takes the colour of its "
                "mover when it moves as a neutral man",
    .example = "Pieces White HalfNeutral Qa1",
    .mark = MARK_HALF_NEUTRAL,
    .letters = {"hn", "dn", "hn"},
    .suffix = "h",
    .effects = {{.slot = SLOT_HALF_NEUTRALS, .changes = CHANGES_SIDE, .act = switch_with_move}},
};
