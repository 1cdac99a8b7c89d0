/* What is possible at the beginning of play under fog.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_FOG_START_H
#define PREMIER_FOG_START_H

#include "solver/board/set.h"
#include "solver/search/fog_set.h"
#include "solver/search/search.h"

/* Where the hidden men may stand. */
struct fog_start {
  enum colour side;               /* who solves, and begins */
  struct position *base;          /* the diagram without the hidden men */
  struct set seen;                /* by the side, in the diagram */
  unsigned hidden_count;          /* men … */
  struct man hidden[MAX_SQUARES]; /* … like ones behind each other */
  square *placements;             /* so many squares for each placement */
  size_t count, room;             /* of placements */
  struct fog_set set;             /* the positions, with empty paths */
};

/* Finds all placements, for the side that begins the run.  Stops where the run is over, and where
   the memory does not suffice, which says so. */
void fog_start_begin(struct fog_start *start, struct run *run, struct fog_memory *memory);
void fog_start_free(struct fog_start *start);

/* A new position: the diagram with the hidden men placed. */
struct position *fog_start_position(const struct fog_start *start, size_t placement);

#endif
