/* Directions: the images of vectors under reflection and quarter turns.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_DIRECTIONS_H
#define PREMIER_DIRECTIONS_H

#include "pieces/notation.h"
#include "solver/board/geometry.h"

/* The greatest one, of two numbers not below 0. */
int common_divisor(int a, int b);

enum { MAX_DIRECTIONS = (2 * MAX_VECTOR + 1) * (2 * MAX_VECTOR + 1) };

struct direction {
  int files, ranks;
};

static inline bool same_direction(struct direction a, struct direction b) {
  return a.files == b.files && a.ranks == b.ranks;
}

/* All images of the vectors; each once.  Returns how many; `directions` has room for
   MAX_DIRECTIONS. */
unsigned directions_of(const struct vectors *vectors, const struct geometry *geometry,
                       struct direction *directions);

/* Does the direction agree with the heading, for a man of this colour? */
bool heads(struct direction direction, enum heading heading, enum colour colour);

/* Where a turn leads from a direction, for the turns by an angle: one direction or two.  Turns by
   45 or 135 degrees are meant for queen lines.  Returns how many. */
unsigned turn_by_angle(struct direction direction, enum turning turning,
                       struct direction turned[2]);

/* Leaves, of so many directions, those nearest to the given one, or those of its length but for
   its opposite.  Returns how many are left. */
unsigned keep_nearest(struct direction direction, struct direction *directions, unsigned count);
unsigned keep_round(struct direction direction, struct direction *directions, unsigned count);

/* The next image of the direction's vector to the left or, with side -1, to the right. */
struct direction next_image(struct direction direction, int side);

#endif
