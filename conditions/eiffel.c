/* Eiffel chess: a man is paralysed while an enemy of the next walk in the circle observes it: a
   pawn by a queen, a queen by a rook, a rook by a bishop, a bishop by a knight, a knight by a pawn.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

static void paralyse(struct board *board, const struct rule *rule, enum colour side,
                     struct set *acting) {
  (void)rule;
  static const uint8_t paralyser[ORTHODOX_WALKS] = {
      [PAWN] = QUEEN, [QUEEN] = ROOK, [ROOK] = BISHOP, [BISHOP] = KNIGHT, [KNIGHT] = PAWN};
  const struct set men = *acting;
  for_set (unit, &men, board->words) {
    const unsigned walk = walk_used(board, unit, side, FOR_REACH);
    if (walk < ORTHODOX_WALKS && paralyser[walk] != NO_WALK &&
        is_observed_by_walk(board, unit, opponent(side), paralyser[walk], FOR_REACH))
      set_remove(acting, unit);
  }
}

const struct condition condition_eiffel_chess = {
    .names = {"EiffelChess", "EchecsEiffel", "EiffelSchach"},
    .sentence = "A pawn observed by an enemy queen is paralysed, and so a queen by a rook, a rook "
                "by a bishop, a bishop by a knight, a knight by a pawn",
    .example = "Condition EiffelChess",
    .gate = {FOR_GUARD, paralyse},
};
