/* The board in hand: which squares there are and how they hang together.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_GEOMETRY_H
#define PREMIER_GEOMETRY_H

#include "solver/board/frame.h"
#include "solver/board/set.h"

struct geometry {
  unsigned files, ranks, squares;
  unsigned words; /* of a set of squares */
  bool files_wrap, ranks_wrap;
  struct set exists; /* all squares but holes */
  struct set dark;   /* a1 is */
  uint8_t file[MAX_SQUARES], rank[MAX_SQUARES];
};

void geometry_make(struct geometry *geometry, const struct board_frame *frame);

/* The square that lies so many files and ranks away; NO_SQUARE if there is none. */
square geometry_step(const struct geometry *geometry, square from, int files, int ranks);

static inline square square_at(const struct geometry *geometry, unsigned file, unsigned rank) {
  return (square)(rank * geometry->files + file);
}

/* A rank as `side` counts it, 0 its own base rank. */
static inline unsigned rank_for(const struct geometry *geometry, square where, enum colour side) {
  unsigned rank = geometry->rank[where];
  return side == WHITE ? rank : geometry->ranks - 1 - rank;
}

/* Is the square dark? a1 is. */
static inline bool is_dark(const struct geometry *geometry, square where) {
  return set_has(&geometry->dark, where);
}

#endif
