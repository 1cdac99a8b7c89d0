/* How far men get.  Everything that the bound says rests on one relaxation: a man that moves alone
   on an empty board, pawns capturing wherever an enemy could stand, gets at least as far in so
   many moves as it does in any play.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_BOUND_REACH_H
#define PREMIER_BOUND_REACH_H

#include "solver/engine/plain_tables.h"

enum {
  MOST_AHEAD = 15,             /* moves of one side that are looked ahead … */
  ROOM_AHEAD = MOST_AHEAD + 2, /* … and what castling may save of the moves of the tables */
  MOST_MEN = 16,               /* of one side that are followed, kings included */
  NEVER = 99                   /* as a number of moves: it cannot be done */
};

/* Squares reached within 0, 1, … moves. */
typedef uint64_t spread[ROOM_AHEAD + 1];

/* On the usual board, some squares of which may not be there. */
struct reach {
  const struct plain_tables *plain; /* of the whole board */
  uint64_t holes;
  spread officer[ORTHODOX_WALKS][64]; /* by walk and departure; nothing for NO_WALK and PAWN */
};

/* Of the whole board: one for the whole program, constant; any thread may ask. */
const struct reach *reach_tables(void);
/* Of a board with holes.  Never NULL; free() it. */
struct reach *reach_with_holes(uint64_t holes);

/* One man, known by its index whatever it does. */
struct actor {
  bool alive;
  uint8_t where, walk;
  const uint64_t *as[ORTHODOX_WALKS]; /* as[w]: the spread of squares where it can stand as a w */
  const uint64_t *anyhow;             /* … as whatever */
};

/* The spreads of a pawn, by what it is then; for NO_WALK, as whatever. */
typedef spread pawn_spreads[ORTHODOX_WALKS];

/* Sets actor->as for what the actor is and where it stands, up to `moves` moves.  A pawn captures
   on `captures` only; its spreads are put into `pawn`. */
void reach_of(const struct reach *reach, struct actor *actor, enum colour side, unsigned moves,
              uint64_t captures, pawn_spreads pawn);

/* What the actor can be in the end: from first_walk to last_walk. */
static inline unsigned first_walk(const struct actor *actor) {
  return actor->walk == PAWN ? QUEEN : actor->walk;
}
static inline unsigned last_walk(const struct actor *actor) {
  return actor->walk;
}

static inline uint64_t square_set(unsigned where) {
  return (uint64_t)1 << where;
}
static inline bool holds(uint64_t set, unsigned where) {
  return set >> where & 1;
}
static inline unsigned first_of(uint64_t set) {
  return (unsigned)__builtin_ctzll(set);
}
static inline int size_of(uint64_t set) {
  return __builtin_popcountll(set);
}

/* All squares of a set one step ahead for pawns of the side, and those they capture on. */
static inline uint64_t ahead_of(enum colour side, uint64_t set) {
  return side == WHITE ? set << 8 : set >> 8;
}
static inline uint64_t captures_of(enum colour side, uint64_t set) {
  const uint64_t file_a = UINT64_C(0x0101010101010101), file_h = file_a << 7;
  set = ahead_of(side, set);
  return (set & ~file_h) << 1 | (set & ~file_a) >> 1;
}
/* The n-th rank as the side counts, 0 its base rank. */
static inline uint64_t rank_of_side(enum colour side, unsigned n) {
  return (uint64_t)0xff << 8 * (side == WHITE ? n : 7 - n);
}

/* Least number of moves in which the set is met, or NEVER. */
static inline unsigned moves_to(const uint64_t *within, uint64_t set, unsigned most) {
  for (unsigned n = 0; n <= most; n++)
    if (within[n] & set)
      return n;
  return NEVER;
}

/* Where the actor can be within so many moves, as whatever. */
static inline uint64_t anywhere(const struct actor *actor, unsigned moves) {
  return actor->anyhow[moves];
}
static inline unsigned moves_anyhow(const struct actor *actor, uint64_t set, unsigned most) {
  return moves_to(actor->anyhow, set, most);
}

/* What a man observes; lines end at the first of the occupied squares. */
uint64_t observed(const struct plain_tables *t, unsigned walk, enum colour side, unsigned from,
                  uint64_t occupied);
/* The neighbouring squares a man of that walk (no pawn) moves to or over first. */
uint64_t first_steps(const struct plain_tables *t, unsigned walk, unsigned from);

static inline bool is_liner(unsigned walk) {
  return walk == QUEEN || walk == ROOK || walk == BISHOP;
}

#endif
