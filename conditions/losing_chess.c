/* Losing chess: there is no check, kings are captured like other men and pawns promote to them,
   too; who can capture must.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"

static long capture_first(struct board *board, const struct rule *rule, enum colour side, move m) {
  (void)board, (void)rule, (void)side;
  return capture_of(m) != NO_SQUARE;
}

const struct condition condition_losing_chess = {
    .names = {"LosingChess", "QuiPerdGagne", "Schlagschach"},
    .sentence = "There is no check, a side that can capture must, and pawns may promote to king",
    .example = "Condition LosingChess",
    .claims = CLAIMS_WEIGHTS,
    .royal = dethrone_all,
    .promote = promote_to_kings,
    .prefer = capture_first,
};
