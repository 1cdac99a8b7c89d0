/* Eiffel chess: a man is paralysed while an enemy of the next walk in the circle observes it: a
   pawn by a queen, a queen by a rook, a rook by a bishop, a bishop by a knight, a knight by a pawn.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/paralysis.h"

static void paralyse(struct board *board, const struct rule *rule, enum colour side,
                     struct set *acting) {
  (void)rule;
  const struct set men = *acting;
  for_set (unit, &men, board->words)
    if (is_paralysed_by_next(board, unit, side))
      set_remove(acting, unit);
}

const struct condition condition_eiffel_chess = {
    .names = {"EiffelChess", "EchecsEiffel", "EiffelSchach"},
    .sentence = "A pawn observed by an enemy queen is paralysed, and so a queen by a rook, a rook "
                "by a bishop, a bishop by a knight, a knight by a pawn",
    .example = "Condition EiffelChess",
    .gate = {FOR_GUARD, paralyse},
};
