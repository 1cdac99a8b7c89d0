/* The end of a line: what can be said at once when the mater has only the last move left.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_BOUND_NEAR_H
#define PREMIER_BOUND_NEAR_H

#include "solver/search/bound_reach.h"

struct near {
  const struct reach *reach;
  const struct bitboards *sets;
  enum colour side; /* the mater's */
  bool mate;
  unsigned castling; /* CASTLE_… bits that may still be there */
};

/* The mater is at the move: false only if no move of his reaches the goal. */
bool near_last_move(const struct near *near);
/* The other side is, and has one move: false only if none allows that. */
bool near_last_two(const struct near *near);

#endif
