/* A chain: a tree of help and series nodes with the exact length of each, as it is tried.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_CHAIN_H
#define PREMIER_CHAIN_H

#include "solver/search/stipulation.h"

#include <stdbool.h>

enum { MAX_LEGS = 8 };

struct leg {
  const struct stipulation *node;
  unsigned length; /* half-moves in this leg */
  unsigned behind; /* half-moves in all later legs together */
};

/* The last leg is a goal or battle node; all others are help or series. */
struct chain {
  struct leg legs[MAX_LEGS];
  unsigned count;
};

/* The chain of the tree with the least lengths; false where there is none: no half-move may be
   left out, or the tree has more nodes than a chain has legs. */
bool chain_shortest(struct chain *chain, const struct stipulation *tree);
/* The next longer one, false behind the longest.  Every combination of lengths comes up once, in
   ascending order of the total length. */
bool chain_next(struct chain *chain);
bool chain_is_longest(const struct chain *chain);

/* Half-moves from the place where `left` of the leg's are still to come, to the end. */
static inline unsigned chain_left(const struct chain *chain, unsigned leg, unsigned left) {
  return left + chain->legs[leg].behind;
}

/* How many of them each side plays, by colour; not for chains that end in a battle. */
void chain_moves(const struct chain *chain, unsigned leg, unsigned left, unsigned moves[2]);

/* The place behind a leg's end is the beginning of the next one. */
static inline void chain_move_on(const struct chain *chain, unsigned *leg, unsigned *left) {
  while (*left == 0 && *leg + 1 < chain->count)
    *left = chain->legs[++*leg].length;
}

/* Who plays next there. */
enum colour chain_side(const struct chain *chain, unsigned leg, unsigned left);

#endif
