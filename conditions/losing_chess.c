/* Losing chess: there is no check, kings are captured like other men and pawns promote to them,
   too; who can capture must.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

static void dethrone(const struct rule *rule, struct setup *setup) {
  (void)rule;
  for (square where = 0; where < MAX_SQUARES; where++)
    setup->men[where].marks &= ~(uint32_t)MARK_ROYAL;
}

static void let_pawns_be_kings(const struct rule *rule, struct setup *setup) {
  (void)rule;
  setup->promotion[KING] = true;
}

static long capture_first(struct board *board, const struct rule *rule, enum colour side, move m) {
  (void)board, (void)rule, (void)side;
  return capture_of(m) != NO_SQUARE;
}

const struct condition condition_losing_chess = {
    .names = {"LosingChess", "QuiPerdGagne", "Schlagschach"},
    .sentence = "There is no check, a side that can capture must, and pawns may promote to king",
    .example = "Condition LosingChess",
    .claims = CLAIMS_WEIGHTS,
    .royal = dethrone,
    .promote = let_pawns_be_kings,
    .prefer = capture_first,
};
