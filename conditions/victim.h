/* What rules ask about a move: whose the captured man was, which walks make it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_VICTIM_H
#define PREMIER_VICTIM_H

#include "solver/engine/general.h"

/* The side of the captured man; a neutral one was the enemy of its capturer. */
static inline enum colour victim_side(const struct turn *turn) {
  if (turn->captured.owners == OF_BOTH)
    return opponent(turn->side);
  return turn->captured.owners == OF_WHITE ? WHITE : BLACK;
}

/* Would the walk, as a man of the mover's, lead from departure to arrival with this capture? Before
   the movement only. */
bool leads_there(struct board *board, const struct turn *turn, unsigned walk);

#endif
