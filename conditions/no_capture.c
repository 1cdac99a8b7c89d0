/* No captures, by one side or by both.  Check is given all the same: the rule is about moves, not
   about attacks, and about who makes them, not about whose the men are.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

static void capture_nothing(struct board *board, const struct rule *rule, enum colour side,
                            square unit, struct set *captures) {
  (void)side, (void)unit;
  const unsigned *sides = rule->condition->member;
  if (belongs_to(*sides, board->base.side))
    set_clear(captures);
}

static const unsigned white = OF_WHITE, black = OF_BLACK, both = OF_BOTH;

const struct condition condition_no_capture = {
    .names = {"NoCapture", "SansPrises", "Ohneschlag"},
    .sentence = "Nobody may capture; check is as usual",
    .example = "Condition NoCapture",
    .member = &both,
    .take = {FOR_MOVES, capture_nothing},
};

const struct condition condition_no_white_capture = {
    .names = {"NoWhiteCapture", "BlancSansPrises", "WeisserOhneSchlag"},
    .sentence = "White may not capture; check is as usual",
    .example = "Condition NoWhiteCapture",
    .member = &white,
    .take = {FOR_MOVES, capture_nothing},
};

const struct condition condition_no_black_capture = {
    .names = {"NoBlackCapture", "NoirSansPrises", "SchwarzerOhneSchlag"},
    .sentence = "Black may not capture; check is as usual",
    .example = "Condition NoBlackCapture",
    .member = &black,
    .take = {FOR_MOVES, capture_nothing},
};
