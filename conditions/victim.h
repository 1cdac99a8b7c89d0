/* Whose the captured man was.
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

#endif
