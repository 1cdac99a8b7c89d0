/* The side at the move where nothing is solved.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_SIDE_H
#define PREMIER_SIDE_H

#include "solver/language/problem.h"

/* Who is at the move in a diagram that is looked at rather than solved: as its FEN says, else the
   side that the stipulation lets begin, else White; the other side with HalfDuplex. */
static inline enum colour side_to_begin(const struct problem *problem) {
  enum colour side = WHITE;
  if (problem->has_fen)
    return problem->fen_side;
  if (problem->stipulation != NULL)
    side = problem->stipulation->side;
  return problem->options.half_duplex ? opponent(side) : side;
}

#endif
