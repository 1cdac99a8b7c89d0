/* What the plain engines know about a position: sets of squares, one bit a square (a1 lowest).
   `struct diagram` is all that rules need and small enough to be copied for a trial; around it the
   position keeps what playing and taking back need.  All variants of plain share this layout.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_POSITION_H
#define PREMIER_PLAIN_POSITION_H

#include "solver/engine/plain_tables.h"
#include "solver/engine/plan.h"

enum { NOWHERE = 64 };

/* For functions that are called with a walk known to the compiler, which then drops the cases of
   all others. */
#define KNOWN_WALK static inline __attribute__((always_inline))

/* One castling; squares are 64 where there is no such castling. */
struct plain_castling {
  uint8_t king, king_to, rook, rook_to;
  uint64_t empty;   /* must be empty; king and rook do not count */
  uint64_t crossed; /* by the king: strictly between its departure and its arrival */
  uint64_t changed; /* empty before and occupied after, or the other way round */
};

/* The ways of castling in this problem. */
struct plain_ways {
  uint8_t rights_kept[64]; /* CASTLE_… bits that survive a departure from, an arrival at */
  struct plain_castling castling[4]; /* in the order of the CASTLE_… bits */
};

struct diagram {
  uint64_t of[2];                /* men by colour */
  uint64_t walk[ORTHODOX_WALKS]; /* men by walk, both colours */
  const struct plain_tables *tables;
  const struct plain_ways *ways;
  const struct bitboards *wanted; /* of the goals dia and a=>b; NULL if no position is wanted */
  uint16_t controls;              /* Contrôle Premier's Q if it has been counted, else 0 */
  uint16_t exclusive; /* four bits for each CASTLE_… bit: the rights that end with that castling */
  uint8_t side;       /* at the move */
  uint8_t rights;     /* CASTLE_… bits */
  uint8_t en_passant; /* square passed, if a pawn stands ready to capture there; else NOWHERE */
};

/* What taking back cannot find out from the move. */
struct plain_frame {
  move move; /* NO_MOVE for a pass */
  struct key key;
  uint8_t rights, en_passant;
  uint8_t departed, captured; /* walks */
};

struct plain_position {
  struct position base;
  struct diagram now;
  struct plain_ways ways;
  struct bitboards wanted;
  struct key key;
  struct plain_frame *frames;
  size_t played, room;
  struct key *barren;  /* see plain_barren.h; NULL in orthodox chess */
  uint8_t walk_on[64]; /* walk by square, NO_WALK if empty */
};

/* More moves than any position has: a square is reached along at most eight lines and by eight
   leaps, and the eight squares of the last rank by three pawns with four promotions; one more is
   room for a move that is not kept. */
enum { MOST_MOVES = 64 * 16 + 8 * 12 + 2 + 1 };

static inline struct plain_position *plain(struct position *position) {
  return (struct plain_position *)position;
}
static inline const struct plain_position *plain_const(const struct position *position) {
  return (const struct plain_position *)position;
}

static inline uint64_t square_bit(unsigned where) {
  return (uint64_t)1 << where;
}
static inline unsigned first_square(uint64_t set) {
  return (unsigned)__builtin_ctzll(set);
}
/* Takes the first square out of a set that is not empty. */
static inline unsigned take_square(uint64_t *set) {
  unsigned where = first_square(*set);
  *set &= *set - 1;
  return where;
}
static inline bool has_square(uint64_t set, unsigned where) {
  return set >> where & 1;
}
static inline bool has_several(uint64_t set) {
  return set & (set - 1);
}
static inline uint64_t occupied(const struct diagram *d) {
  return d->of[WHITE] | d->of[BLACK];
}
static inline uint64_t men(const struct diagram *d, unsigned side, unsigned walk) {
  return d->of[side] & d->walk[walk];
}
/* NOWHERE if the side has no king. */
static inline unsigned king_of(const struct diagram *d, unsigned side) {
  uint64_t king = men(d, side, KING);
  return king ? first_square(king) : NOWHERE;
}
/* Walk of the man there, NO_WALK if there is none: the three bits of its number. */
static inline unsigned walk_at(const struct diagram *d, unsigned where) {
  const uint64_t *w = d->walk;
  uint64_t low = w[KING] | w[ROOK] | w[KNIGHT], middle = w[QUEEN] | w[ROOK] | w[PAWN];
  uint64_t high = w[BISHOP] | w[KNIGHT] | w[PAWN];
  return (unsigned)((low >> where & 1) | (middle >> where & 1) << 1 | (high >> where & 1) << 2);
}

static inline void add_key(struct key *key, const struct key *term) {
  key->high ^= term->high;
  key->low ^= term->low;
}

/* The parts of the interface that are the same for all variants. */
struct plain_position *plain_set_up(const struct plan *plan, const struct engine *engine,
                                    enum colour first);
/* plain_ways.c: from the four castlings, in the order of the CASTLE_… bits. */
void plain_find_ways(struct plain_ways *ways, const struct castling_squares *castlings);
struct position *plain_copy(const struct position *position);
void plain_destroy(struct position *position);
void plain_make_room(struct plain_position *p); /* for one more frame */
void plain_remember_barren(struct plain_position *p);
move plain_latest(const struct position *position);
struct key plain_key(const struct position *position);
void plain_describe(struct position *position, move m, struct ply *ply);
struct man plain_man_at(const struct position *position, square where);
bool plain_bitboards(const struct position *position, struct bitboards *sets);

#endif
