/* What rules ask about a move: whose the captured man was, which walks make it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_VICTIM_H
#define PREMIER_VICTIM_H

#include "solver/engine/general.h"

/* The side of the captured man; a neutral one was the enemy of its capturer. */
static inline enum colour victim_side(const struct turn *turn) {
  return side_as(turn->captured.owners, opponent(turn->side));
}

/* Would the walk, as a man of the mover's, lead from departure to arrival with this capture? Before
   the movement only. */
bool leads_there(struct board *board, const struct turn *turn, unsigned walk);

#endif
