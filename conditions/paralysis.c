/* Who paralyses whom: see madrasi.c and eiffel.c.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/paralysis.h"

bool is_paralysed_by_like(struct board *board, square unit, enum colour side) {
  return is_observed_by_walk(board, unit, opponent(side), walk_used(board, unit, side, FOR_REACH),
                             FOR_REACH);
}

bool is_paralysed_by_next(struct board *board, square unit, enum colour side) {
  static const uint8_t paralyser[ORTHODOX_WALKS] = {
      [PAWN] = QUEEN, [QUEEN] = ROOK, [ROOK] = BISHOP, [BISHOP] = KNIGHT, [KNIGHT] = PAWN};
  const unsigned walk = walk_used(board, unit, side, FOR_REACH);
  return walk < ORTHODOX_WALKS && paralyser[walk] != NO_WALK &&
         is_observed_by_walk(board, unit, opponent(side), paralyser[walk], FOR_REACH);
}
