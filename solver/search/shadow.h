/* The shadow of a branch: a chain that every line of its play also is, if what a chain cannot say
   (constraints, the other operand of an AND) is left out.  Where no line of the chain goes through
   a position none of the branch does, so that the bounds, which know chains, serve branches.

   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_SHADOW_H
#define PREMIER_SHADOW_H

#include "solver/search/stipulation.h"

enum { MAX_SHADOW = 8 };

struct shadow {
  struct stipulation nodes[MAX_SHADOW];
  unsigned count;     /* of the nodes, 0 where there is no shadow */
  unsigned behind[2]; /* half-moves of each side behind the root branch */
  enum colour last;   /* who plays the last half-move */
  bool parries;       /* the second side does not play each time that it could */
};

/* Of the branch at the root of a tree. */
void shadow_make(struct shadow *shadow, const struct stipulation *tree);

/* Half-moves of each side that are to come, the root branch being played with so many half-moves
   of which so many are left. With parries: of the second side at most. */
void shadow_moves(const struct shadow *shadow, const struct stipulation *tree, unsigned length,
                  unsigned left, unsigned moves[2]);

#endif
