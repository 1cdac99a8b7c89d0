/* How far every man of a proof game is from every square, on the board that is certain: the men of
   the wanted position which cannot have moved stand where they stand till the end.  Computed once;
   everything that position_bound.h says rests on these tables.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_POSITION_BOUND_WAYS_H
#define PREMIER_POSITION_BOUND_WAYS_H

#include "solver/engine/plan.h"
#include "solver/search/stipulation.h"

enum {
  MOST_IN_ARMY = 16, /* men of one side that are looked at */
  MOST_STEPS = 7,    /* moves for which sets of squares are kept */
  NO_WAY = 100       /* as a price: it cannot be done */
};

/* What a way is measured in. */
enum price { IN_MOVES, IN_CAPTURES, IN_BOTH, PRICES };

/* Men of one side, the fixed ones left out. */
struct army {
  unsigned count;
  uint8_t where[MOST_IN_ARMY], walk[MOST_IN_ARMY];
};

struct side_ways {
  struct army wanted;
  bool loses_kings;                        /* its kings may be captured like other men */
  uint64_t fixed;                          /* men of the wanted position that are never to move */
  uint64_t captures;                       /* squares where a man of this side may capture */
  uint8_t officer[ORTHODOX_WALKS][64][64]; /* moves from … to …, no pawns */
  uint8_t pawn[PRICES][ORTHODOX_WALKS][64][64]; /* of a pawn on … to be a man of walk … on … */
  /* Squares that an officer on … reaches within so many moves, and from which it reaches …. */
  uint64_t reached[ORTHODOX_WALKS][64][MOST_STEPS + 1],
      reaching[ORTHODOX_WALKS][64][MOST_STEPS + 1];
  /* Squares where a pawn on … may capture on its way to …, and at all, promoted or not. */
  uint64_t pawn_captures[64][64], pawn_captures_ever[64];
};

struct ways {
  struct bitboards wanted;
  bool still[2];     /* by colour: the side has no move in the whole play */
  bool shun_attacks; /* kings do not go where they are observed */
  bool promote_to_king;
  struct side_ways side[2];
};

/* False: no argument applies to this play. */
bool ways_make(struct ways *ways, const struct plan *plan, const struct stipulation *tree);

/* Men on the squares of the set. */
struct army army_of(const struct bitboards *sets, uint64_t men);

/* What these men of one side observe wherever all others stand. */
uint64_t surely_observed(const struct bitboards *sets, uint64_t men, enum colour side);

/* The least price at which a man of walk `from_walk` on `from` gets to `to` as a `walk`; NO_WAY. */
static inline unsigned way_of(const struct side_ways *side, enum price price, unsigned from_walk,
                              unsigned from, unsigned walk, unsigned to) {
  if (from_walk == PAWN)
    return side->pawn[price][walk][from][to];
  if (from_walk != walk || side->officer[walk][from][to] == NO_WAY)
    return NO_WAY;
  return price == IN_CAPTURES ? 0 : side->officer[walk][from][to];
}

#endif
