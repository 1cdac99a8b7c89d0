/* Contrôle Premier: the sum Q of all controls, and what a single move makes of
   it.  Men of each walk but the line men control a number of squares that depends on their own
   square only; a line man's number changes only when a man leaves or enters a square that it sees.
   Where many moves are to be judged plain_arrivals.h does it for all squares at once.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_CONTROL_H
#define PREMIER_PLAIN_CONTROL_H

#include "solver/engine/plain_change.h"
#include "solver/engine/plain_lines.h"

#include <string.h>

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

/* All ones for the walks that go along ranks and files, or along diagonals, else nothing. */
static inline uint64_t if_straight(unsigned walk) {
  return -(uint64_t)((1u << ROOK | 1u << QUEEN) >> walk & 1);
}
static inline uint64_t if_slant(unsigned walk) {
  return -(uint64_t)((1u << BISHOP | 1u << QUEEN) >> walk & 1);
}

/* How many squares a man controls that sees these, if it is a line man.  No branches here: the
   walks come in no order that a machine could foretell. */
static inline unsigned controls_from(const struct plain_tables *t, unsigned walk, unsigned from,
                                     uint64_t straight_seen, uint64_t slant_seen) {
  return t->leaps[walk][from] +
         count_squares((straight_seen & if_straight(walk)) | (slant_seen & if_slant(walk)));
}

static inline unsigned pawn_controls(const struct diagram *d) {
  const uint64_t file_a = UINT64_C(0x0101010101010101), file_h = file_a << 7;
  uint64_t pawns = d->walk[PAWN] & ~UINT64_C(0xff000000000000ff);
  return count_squares(pawns & ~file_a) + count_squares(pawns & ~file_h);
}

/* What all other men than line men control. */
static inline unsigned leap_controls(const struct diagram *d) {
  const struct plain_tables *t = d->tables;
  unsigned controls = pawn_controls(d);
  for (uint64_t left = d->walk[KNIGHT]; left;)
    controls += t->leaps[KNIGHT][take_square(&left)];
  for (uint64_t left = d->walk[KING]; left;)
    controls += t->leaps[KING][take_square(&left)];
  return controls;
}

/* Q, from the diagram if it has been counted already. */
static inline unsigned controls_of(const struct diagram *d) {
  const struct plain_tables *t = d->tables;
  const uint64_t all = occupied(d);
  if (d->controls)
    return d->controls;
  unsigned controls = leap_controls(d);
  for (uint64_t left = straight_men(d); left;)
    controls += count_squares(rook_sees(t, take_square(&left), all));
  for (uint64_t left = slant_men(d); left;)
    controls += count_squares(bishop_sees(t, take_square(&left), all));
  return controls;
}

/* What line men see behind `where`, or would if nothing stood there: the squares that are seen from
   there, opposite to the line men that are. */
static inline uint64_t behind(const struct plain_tables *t, unsigned where, uint64_t straight_seen,
                              uint64_t slant_seen, uint64_t straight, uint64_t slant) {
  uint64_t left = (straight_seen & straight) | (slant_seen & slant), all = 0;
#if PLAIN_PEXT /* hardly ever more than two, and none is square 64: nothing to foretell */
  all = t->beyond[_tzcnt_u64(left)][where];
  left = _blsr_u64(left);
  all |= t->beyond[_tzcnt_u64(left)][where];
  left = _blsr_u64(left);
#endif
  while (left)
    all |= t->beyond[take_square(&left)][where];
  return all & (straight_seen | slant_seen);
}

/* A man taken off the board, on its way from departure to arrival, and the board without it. */
struct lifted {
  unsigned controls; /* Q */
  unsigned from;
  uint64_t occupied;
};

/* Q with the lifted man on an empty square, as `arrives` … */
KNOWN_WALK unsigned controls_moving(const struct diagram *d, const struct lifted *l, unsigned to,
                                    unsigned arrives) {
  const struct plain_tables *t = d->tables;
  const uint64_t left = ~square_bit(l->from);
  uint64_t straight = rook_sees(t, to, l->occupied), slant = bishop_sees(t, to, l->occupied);
  uint64_t hidden = behind(t, to, straight, slant, straight_men(d) & left, slant_men(d) & left);
  return l->controls + controls_from(t, arrives, to, straight, slant) - count_squares(hidden);
}

/* … or in the place of the enemy man there. */
KNOWN_WALK unsigned controls_capturing(const struct diagram *d, const struct lifted *l, unsigned to,
                                       unsigned arrives) {
  const struct plain_tables *t = d->tables;
  uint64_t straight = rook_sees(t, to, l->occupied), slant = bishop_sees(t, to, l->occupied);
  return l->controls + controls_from(t, arrives, to, straight, slant) -
         controls_from(t, walk_at(d, to), to, straight, slant);
}

#endif

#endif
