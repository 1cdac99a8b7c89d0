/* Tibet chess: a black man (Double Tibet: any man) that captures a man of another walk goes over to
   the side of the captured one.  Kings and neutral men stay.  Reading: it is compared as what it
   has become with its move, by promotion or another rule (as Popeye has it).

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/recolour.h"

static bool captures_another_walk(const struct board *board, const struct turn *turn) {
  return turn->capture != NO_SQUARE && turn->now != NO_SQUARE &&
         turn->captured.walk != board->man[turn->now].walk;
}

static void defect(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  if (captures_another_walk(board, turn) && !is_royal(board, turn->now) &&
      !is_neutral(board, turn->now))
    mover_goes_over(board, turn);
}

static void defect_from_black(struct board *board, const struct rule *rule, struct turn *turn) {
  if (turn->side == BLACK)
    defect(board, rule, turn);
}

const struct condition condition_tibet = {
    .names = {"Tibet", "Tibet", "TibetSchach"},
    .sentence = "A black man that captures a man of another walk becomes white",
    .example = "Condition Tibet",
    .effects = {{.slot = SLOT_RECOLOURING,
                 .changes = CHANGES_SIDE | ON_CAPTURE,
                 .act = defect_from_black}},
};

const struct condition condition_double_tibet = {
    .names = {"DoubleTibet", "DoubleTibet", "DoppeltibetSchach"},
    .sentence = "A man that captures a man of another walk changes colour",
    .example = "Condition DoubleTibet",
    .effects = {{.slot = SLOT_RECOLOURING, .changes = CHANGES_SIDE | ON_CAPTURE, .act = defect}},
};
