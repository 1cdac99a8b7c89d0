/* What one side needs to bring its men where the wanted position has them.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_POSITION_BOUND_NEED_H
#define PREMIER_POSITION_BOUND_NEED_H

#include "solver/search/position_bound_ways.h"

/* One side's part of a position. */
struct standing {
  const struct side_ways *ways;
  enum colour side;
  unsigned castling;                        /* CASTLE_… bits granted in the diagram */
  const struct castling_squares *castlings; /* in the order of these bits */
  struct army army;  /* without the fixed men, which must be in their places */
  unsigned captures; /* exactly so many men of the other side are still to be captured */
};

/* Captures by men that remain: so many at least, all of them on squares of the set. */
struct capture_need {
  unsigned least; /* NO_WAY: the pawns cannot get where they are wanted */
  uint64_t on;
};

struct capture_need captures_needed(const struct standing *standing);

/* What a side has to offer to the other: `least` of its men are captured on `on`, all that it has
   too many on `anywhere`.  And what stands in its way: men on `barred` stay there (no set: those of
   the tables), and its king may not go to `observed`. */
struct offer {
  unsigned least;
  uint64_t on, anywhere;
  uint64_t barred, observed;
};

/* Moves needed to offer what is to be offered and, if there are `victims`, to capture on all those
   squares.  At least 1000 if no number of moves does. */
unsigned moves_needed(const struct standing *standing, const struct offer *offer, uint64_t victims);

/* Those of its men, besides the fixed ones, which cannot move nor be captured any more if
   everything is to be done with so many moves. */
uint64_t men_staying(const struct standing *standing, const struct offer *offer, unsigned moves);

/* Squares on which the side may capture and still do everything with so many moves. */
uint64_t captures_within(const struct standing *standing, const struct offer *offer,
                         unsigned moves);

#endif
