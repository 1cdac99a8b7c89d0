/* Paralyses that rules bring about, and that other rules forbid to bring about.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PARALYSIS_H
#define PREMIER_PARALYSIS_H

#include "solver/engine/general.h"

/* Does an enemy of the same walk observe the man of `side`, by its bare movement? */
bool is_paralysed_by_like(struct board *board, square unit, enum colour side);

/* Does an enemy of the next walk in the circle, pawn, queen, rook, bishop, knight, pawn, so? */
bool is_paralysed_by_next(struct board *board, square unit, enum colour side);

#endif
