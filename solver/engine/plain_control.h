/* Contrôle Premier (seeds.md section 1): the sum Q of all controls, what a move makes of it, and
   check in its sense.  Men of each walk but the line men control a number of squares that depends
   on their own square only; a line man's number changes only when a man leaves or enters one of
   its lines.  Therefore Q after a move is found from the few lines through departure and arrival.
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

/* Q, counted man by man. */
static inline unsigned all_controls(const struct diagram *d) {
  unsigned sum = 0;
  for (unsigned side = WHITE; side <= BLACK; side++)
    for (unsigned walk = KING; walk < ORTHODOX_WALKS; walk++)
      for (uint64_t left = men(d, side, walk); left;)
        sum += count_squares(seen_from(d, walk, side, take_square(&left), occupied(d)));
  return sum;
}

/* How many squares the line men lose if a man enters the empty square, or win if the man there
   leaves: the squares behind it, as far as they can be seen from it. */
static inline unsigned hidden_behind(const struct plain_tables *t, unsigned where,
                                     uint64_t occupied, uint64_t straight, uint64_t slant) {
  unsigned sum = 0;
  if (t->rook_lines[where] & straight) {
    uint64_t seen = rook_sees(t, where, occupied);
    for (uint64_t left = seen & straight; left;)
      sum += count_squares(seen & t->beyond[take_square(&left)][where]);
  }
  if (t->bishop_lines[where] & slant) {
    uint64_t seen = bishop_sees(t, where, occupied);
    for (uint64_t left = seen & slant; left;)
      sum += count_squares(seen & t->beyond[take_square(&left)][where]);
  }
  return sum;
}

/* A man taken off the board, on its way from departure to arrival. */
struct lifted {
  unsigned from, walk, side;
  unsigned controls;        /* Q without it */
  uint64_t occupied;        /* without it */
  uint64_t straight, slant; /* line men without it */
};

static inline struct lifted lift(const struct diagram *d, unsigned from, unsigned side) {
  uint64_t bit = square_bit(from), all = occupied(d);
  struct lifted l = {.from = from,
                     .walk = walk_at(d, from),
                     .side = side,
                     .occupied = all ^ bit,
                     .straight = straight_men(d) & ~bit,
                     .slant = slant_men(d) & ~bit};
  l.controls = d->controls - count_squares(seen_from(d, l.walk, side, from, all)) +
               hidden_behind(d->tables, from, all, l.straight, l.slant);
  return l;
}

/* Q after the lifted man has been put down as `walk`: on an empty square … */
static inline unsigned controls_moving(const struct diagram *d, const struct lifted *l, unsigned to,
                                       unsigned walk) {
  return l->controls + count_squares(seen_from(d, walk, l->side, to, l->occupied)) -
         hidden_behind(d->tables, to, l->occupied, l->straight, l->slant);
}

/* … or in the place of the enemy man there. */
static inline unsigned controls_capturing(const struct diagram *d, const struct lifted *l,
                                          unsigned to, unsigned walk) {
  uint64_t lost = seen_from(d, walk_at(d, to), l->side ^ 1, to, l->occupied);
  return l->controls + count_squares(seen_from(d, walk, l->side, to, l->occupied)) -
         count_squares(lost);
}

/* Q after a move of the lifted man. */
static inline unsigned controls_after(const struct diagram *d, const struct lifted *l, move m) {
  if (kind_of(m) > DOUBLE_STEP) { /* two men move, or one vanishes elsewhere: rare */
    struct diagram trial = *d;
    change(&trial, m, l->walk, kind_of(m) == EN_PASSANT ? PAWN : NO_WALK);
    return all_controls(&trial);
  }
  unsigned arrives = promotion_of(m) ? promotion_of(m) : l->walk;
  if (capture_of(m) != NO_SQUARE)
    return controls_capturing(d, l, arrival_of(m), arrives);
  return controls_moving(d, l, arrival_of(m), arrives);
}

/* "A king is in check only if some enemy man could capture it by a move whose resulting position
   (king gone, capturer on its square, promotion included) has a prime Q." */
static inline bool captures_prime(const struct diagram *d, unsigned from, unsigned king,
                                  unsigned side) {
  const bool *prime = d->tables->prime;
  struct lifted l = lift(d, from, side);
  if (l.walk != PAWN || (king >= 8 && king < 56))
    return prime[controls_capturing(d, &l, king, l.walk)];
  for (unsigned walk = QUEEN; walk <= KNIGHT; walk++)
    if (prime[controls_capturing(d, &l, king, walk)])
      return true;
  return false;
}

static inline bool prime_check(const struct diagram *d, unsigned side) {
  unsigned king = king_of(d, side);
  if (king == NOWHERE)
    return false;
  uint64_t found = attackers(d, king, side ^ 1, occupied(d));
  while (found)
    if (captures_prime(d, take_square(&found), king, side ^ 1))
      return true;
  return false;
}

#endif

#endif
