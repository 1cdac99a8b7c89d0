/* Directions: the images of vectors under reflection and quarter turns.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_DIRECTIONS_H
#define PREMIER_DIRECTIONS_H

#include "pieces/notation.h"
#include "solver/board/geometry.h"

enum { MAX_DIRECTIONS = (2 * MAX_VECTOR + 1) * (2 * MAX_VECTOR + 1) };

struct direction {
  int files, ranks;
};

/* All directions of a leg, those only that agree with the heading for the colour; each once.
   Returns how many; `directions` has room for MAX_DIRECTIONS. */
unsigned directions_of(const struct leg *leg, enum heading heading, enum colour colour,
                       const struct geometry *geometry, struct direction *directions);

/* The two directions (or one, twice) that a turn leads to.  A turn by 45 or 135 degrees is meant
   for queen lines. */
void turn_direction(struct direction direction, enum turning turning, struct direction turned[2]);

#endif
