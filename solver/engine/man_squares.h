/* The squares of one man: where it can go, and what it observes.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_MAN_SQUARES_H
#define PREMIER_MAN_SQUARES_H

#include "solver/board/set.h"
#include "solver/engine/engine.h"

struct man_squares {
  struct set goes;     /* where a legal move of the side at the move leads */
  struct set observes; /* where it would capture an enemy, if one stood there */
};

/* The general engine's position only. */
void find_man_squares(struct position *position, square where, struct man_squares *squares);

#endif
