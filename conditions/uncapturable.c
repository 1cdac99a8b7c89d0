/* Uncapturable men: no move captures them.  A king of that kind can be in check all the same (as
   Popeye has it).

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

static void spare(struct board *board, const struct rule *rule, enum colour side, square unit,
                  struct set *captures) {
  (void)side, (void)unit;
  const struct set wanted = *captures;
  for_set (victim, &wanted, board->words)
    if (bears_mark(board, rule, victim))
      set_remove(captures, victim);
}

const struct condition attribute_uncapturable = {
    .names = {"Uncapturable", "Imprenable", "Unschlagbar"},
    .sentence = "An uncapturable man cannot be captured",
    .example = "Pieces White Uncapturable Qa1",
    .mark = MARK_UNCAPTURABLE,
    .letters = {"u", "i", "u"},
    .take = {FOR_MOVES, spare},
};
