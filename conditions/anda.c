/* Anda men switch between their colour and neutral when they give check with their own move; in the
   inverse form, when they do not.  A neutral man takes the colour of its mover.  The conditions
   make such men of all but the kings.

   Source: as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/recolour.h"

static void switch_with_check(struct board *board, const struct rule *rule, struct turn *turn) {
  if (bears_mark(board, rule, turn->now) && man_gives_check(board, turn->now, turn->side))
    switch_neutrality(board, turn);
}

static void switch_without_check(struct board *board, const struct rule *rule, struct turn *turn) {
  if (bears_mark(board, rule, turn->now) && !man_gives_check(board, turn->now, turn->side))
    switch_neutrality(board, turn);
}

const struct condition attribute_anda = {
    .names = {"Anda", "Anda", "Anda"},
    .sentence = "An Anda man that gives check with its move switches between its colour and "
                "neutral",
    .example = "Pieces White Anda Qa1",
    .mark = MARK_ANDA,
    .letters = {"a", "a", "a"},
    .effects = {{.slot = SLOT_MASAND,
                 .changes = CHANGES_SIDE,
                 .act = switch_with_check,
                 .telling = TOLD_IN_BRACKETS}},
};

const struct condition attribute_anda_inverse = {
    .names = {"AndaInverse", "AndaInverse", "AndaInvers"},
    .sentence = "An inverse Anda man that does not give check with its move switches between its "
                "colour and neutral",
    .example = "Pieces White AndaInverse Qa1",
    .mark = MARK_ANDA_INVERSE,
    .letters = {"ai", "ai", "ai"},
    .effects = {{.slot = SLOT_MASAND,
                 .changes = CHANGES_SIDE,
                 .act = switch_without_check,
                 .telling = TOLD_IN_BRACKETS}},
};

const struct condition condition_anda = {
    .names = {"Anda", "Anda", "Anda"},
    .sentence = "A man other than a king that gives check with its move switches between its "
                "colour and neutral",
    .example = "Condition Anda",
    .every_man = MARK_ANDA,
    .spares_kings = true,
};

const struct condition condition_anda_inverse = {
    .names = {"AndaInverse", "AndaInverse", "AndaInvers"},
    .sentence = "A man other than a king that does not give check with its move switches between "
                "its colour and neutral",
    .example = "Condition AndaInverse",
    .every_man = MARK_ANDA_INVERSE,
    .spares_kings = true,
};
