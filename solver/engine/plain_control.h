/* Contrôle Premier (seeds.md section 1): the sum Q of all controls and what a move makes of it. Men
   of each walk but the line men control a number of squares that depends on their own square only;
   a line man's number changes only when a man leaves or enters one of its lines.  Therefore Q after
   a move is found from the few lines through departure and arrival.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_CONTROL_H
#define PREMIER_PLAIN_CONTROL_H

#include "solver/engine/plain_change.h"
#include "solver/engine/plain_lines.h"

#if PLAIN_CP

static inline unsigned count_squares(uint64_t set) {
#if PLAIN_PEXT /* the machines with PEXT count bits in one instruction, too */
  return (unsigned)__builtin_popcountll(set);
#else
  set -= set >> 1 & UINT64_C(0x5555555555555555);
  set = (set & UINT64_C(0x3333333333333333)) + (set >> 2 & UINT64_C(0x3333333333333333));
  set = (set + (set >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
  return (unsigned)(set * UINT64_C(0x0101010101010101) >> 56);
#endif
}

/* What the line men of both sides see, taken together, along ranks and files and along diagonals:
   the squares that one of them sees, and those that two do. */
struct sights {
  uint64_t straight, straight_twice;
  uint64_t slant, slant_twice;
  unsigned controls; /* Q */
};

static inline unsigned pawn_controls(const struct diagram *d) {
  const uint64_t file_a = UINT64_C(0x0101010101010101), file_h = file_a << 7;
  uint64_t pawns = d->walk[PAWN] & ~UINT64_C(0xff000000000000ff);
  return count_squares(pawns & ~file_a) + count_squares(pawns & ~file_h);
}

static inline struct sights sights_of(const struct diagram *d) {
  const struct plain_tables *t = d->tables;
  struct sights s = {.controls = pawn_controls(d)};
  for (uint64_t left = straight_men(d); left;) {
    uint64_t seen = rook_sees(t, take_square(&left), occupied(d));
    s.straight_twice |= s.straight & seen;
    s.straight |= seen;
    s.controls += count_squares(seen);
  }
  for (uint64_t left = slant_men(d); left;) {
    uint64_t seen = bishop_sees(t, take_square(&left), occupied(d));
    s.slant_twice |= s.slant & seen;
    s.slant |= seen;
    s.controls += count_squares(seen);
  }
  for (uint64_t left = d->walk[KNIGHT]; left;)
    s.controls += count_squares(t->knight[take_square(&left)]);
  for (uint64_t left = d->walk[KING]; left;)
    s.controls += count_squares(t->king[take_square(&left)]);
  return s;
}

/* Q, from the diagram if it has been counted already. */
static inline unsigned controls_of(const struct diagram *d) {
  return d->controls ? d->controls : sights_of(d).controls;
}

/* A man taken off the board, on its way from departure to arrival, and the board without it. */
struct lifted {
  unsigned side;
  unsigned controls; /* Q */
  uint64_t occupied;
  uint64_t straight, slant;             /* line men */
  uint64_t straight_sight, slant_sight; /* no line man sees a square outside these */
};

/* The squares behind `where` on the lines of the men that see it. */
static inline uint64_t behind(const struct plain_tables *t, unsigned where, uint64_t seen,
                              uint64_t line_men, unsigned *count) {
  uint64_t all = 0;
  for (uint64_t left = seen & line_men; left;) {
    uint64_t hidden = seen & t->beyond[take_square(&left)][where];
    *count += count_squares(hidden);
    all |= hidden;
  }
  return all;
}

/* `seen`: what it sees before. */
KNOWN_WALK struct lifted lift(const struct diagram *d, const struct sights *s, unsigned walk,
                              unsigned from, unsigned side, uint64_t seen) {
  const struct plain_tables *t = d->tables;
  uint64_t bit = square_bit(from), all = occupied(d);
  struct lifted l = {.side = side,
                     .occupied = all ^ bit,
                     .straight = straight_men(d) & ~bit,
                     .slant = slant_men(d) & ~bit,
                     .straight_sight = s->straight,
                     .slant_sight = s->slant};
  unsigned won = 0, lost = count_squares(seen);
  if (walk == ROOK || walk == QUEEN) /* without what nobody else sees */
    l.straight_sight = s->straight_twice | (s->straight & ~(seen & t->rook_lines[from]));
  if (walk == BISHOP || walk == QUEEN)
    l.slant_sight = s->slant_twice | (s->slant & ~(seen & t->bishop_lines[from]));
  if (has_square(l.straight_sight, from))
    l.straight_sight |= behind(t, from, rook_sees(t, from, all), l.straight, &won);
  if (has_square(l.slant_sight, from))
    l.slant_sight |= behind(t, from, bishop_sees(t, from, all), l.slant, &won);
  l.controls = s->controls + won - lost;
  return l;
}

/* Q with the lifted man on `to` as `walk`, if nothing else changed by that. */
KNOWN_WALK unsigned controls_with(const struct diagram *d, const struct lifted *l, unsigned to,
                                  unsigned walk) {
  return l->controls + count_squares(seen_from(d, walk, l->side, to, l->occupied));
}

/* Q after it has been put down on an empty square … */
KNOWN_WALK unsigned controls_moving(const struct diagram *d, const struct lifted *l, unsigned to,
                                    unsigned walk) {
  const struct plain_tables *t = d->tables;
  unsigned lost = 0;
  if (has_square(l->straight_sight, to))
    behind(t, to, rook_sees(t, to, l->occupied), l->straight, &lost);
  if (has_square(l->slant_sight, to))
    behind(t, to, bishop_sees(t, to, l->occupied), l->slant, &lost);
  return controls_with(d, l, to, walk) - lost;
}

/* … or in the place of the enemy man there. */
KNOWN_WALK unsigned controls_capturing(const struct diagram *d, const struct lifted *l, unsigned to,
                                       unsigned walk) {
  uint64_t lost = seen_from(d, walk_at(d, to), l->side ^ 1, to, l->occupied);
  return controls_with(d, l, to, walk) - count_squares(lost);
}

#endif

#endif
