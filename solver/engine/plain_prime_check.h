/* Check under Contrôle Premier: a king is in check only if some enemy man could capture it by a
   move that leaves, with the king gone and the capturer on its square, promoted where it has to, a
   prime Q.  Asked for the diagram as it is and for what a move would make of it,
   without making it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_PRIME_CHECK_H
#define PREMIER_PLAIN_PRIME_CHECK_H

#include "solver/engine/plain_scope.h"

static inline move tagged(move m, unsigned walk, unsigned controls) {
  return m | (move)(walk << 11 | controls) << 42;
}
static inline move untagged(move m) {
  return m & (((move)1 << 42) - 1);
}
/* Of a tagged move: Q after it and the walk of the man that moves. */
static inline unsigned controls_tag(move m) {
  return choice_of(m) & (PLAIN_CONTROLS - 1u);
}
static inline unsigned walk_tag(move m) {
  return choice_of(m) >> 11;
}

/* What has to be known of a position to see whether a king is in check. */
struct view {
  unsigned side;            /* of the king */
  unsigned king;            /* or NOWHERE */
  uint64_t enemies;         /* of the king */
  uint64_t occupied;        /* by both */
  uint64_t straight, slant; /* line men of both */
  unsigned latest, arrived; /* an enemy that has just arrived, and its walk; or NOWHERE */
  unsigned controls;        /* Q; 0: count it */
};

/* What the capture of the king from `from`, by a man of this walk that does not promote, adds to Q,
   modulo 2^32. */
KNOWN_WALK unsigned change_by_fall(const struct diagram *d, const struct view *v, unsigned from,
                                   unsigned walk) {
  const struct plain_tables *t = d->tables;
  const uint64_t bit = square_bit(from), left = v->occupied ^ bit;
  uint64_t straight = rook_sees(t, from, v->occupied), slant = bishop_sees(t, from, v->occupied);
  uint64_t opened = behind(t, from, straight, slant, v->straight & ~bit, v->slant & ~bit);
  unsigned change = count_squares(opened) - t->leaps[KING][v->king];
  if (!(if_straight(walk) | if_slant(walk)))
    return change + t->leaps[walk][v->king] - t->leaps[walk][from];
  change -= controls_from(t, walk, from, straight, slant);
  return change + controls_from(t, walk, v->king, rook_sees(t, v->king, left),
                                bishop_sees(t, v->king, left));
}

/* Does Q become prime with the king captured from `from` by a man of this walk? */
static inline bool falls_to(const struct diagram *d, const struct view *v, unsigned from,
                            unsigned walk) {
  const struct plain_tables *t = d->tables;
  unsigned controls = v->controls + change_by_fall(d, v, from, walk);
  if (walk != PAWN || !has_square(LAST_RANKS, v->king))
    return t->prime[controls];
  uint64_t left = v->occupied ^ square_bit(from);
  uint64_t straight = rook_sees(t, v->king, left), slant = bishop_sees(t, v->king, left);
  for (unsigned promotion = QUEEN; promotion <= KNIGHT; promotion++)
    if (t->prime[controls + controls_from(t, promotion, v->king, straight, slant)])
      return true;
  return false;
}

/* Whence a man of this walk observes the square by a leap. */
static inline uint64_t leaps_to(const struct plain_tables *t, unsigned walk, unsigned side,
                                unsigned where) {
  return walk == KNIGHT ? t->knight[where]
         : walk == KING ? t->king[where]
         : walk == PAWN ? t->pawn_from[side][where]
                        : 0;
}

/* Enemies that observe the king. */
KNOWN_WALK uint64_t observers(const struct diagram *d, const struct view *v) {
  const struct plain_tables *t = d->tables;
  unsigned enemy = v->side ^ 1u;
  uint64_t found = (t->knight[v->king] & d->walk[KNIGHT]) | (t->king[v->king] & d->walk[KING]) |
                   (t->pawn_from[enemy][v->king] & d->walk[PAWN]);
  if (v->latest != NOWHERE) { /* the sets above do not know of it */
    found &= ~square_bit(v->latest);
    found |= leaps_to(t, v->arrived, enemy, v->king) & square_bit(v->latest);
  }
  found |= (rook_sees(t, v->king, v->occupied) & v->straight) |
           (bishop_sees(t, v->king, v->occupied) & v->slant);
  return found & v->enemies;
}

KNOWN_WALK bool king_falls(const struct diagram *d, struct view *v) {
  uint64_t found = observers(d, v);
  if (found && !v->controls)
    v->controls = controls_of(d);
  while (found) {
    unsigned from = take_square(&found);
    if (falls_to(d, v, from, from == v->latest ? v->arrived : walk_at(d, from)))
      return true;
  }
  return false;
}

static inline struct view view_now(const struct diagram *d, unsigned side) {
  return (struct view){.side = side,
                       .king = king_of(d, side),
                       .enemies = d->of[side ^ 1],
                       .occupied = occupied(d),
                       .straight = straight_men(d),
                       .slant = slant_men(d),
                       .latest = NOWHERE,
                       .controls = d->controls};
}

static inline bool side_in_check(const struct diagram *d, unsigned side) {
  struct view view = view_now(d, side);
  return view.king != NOWHERE && king_falls(d, &view);
}

/* What is left of a tagged move, which is neither castling nor en passant, for the own king or the
   other one. */
KNOWN_WALK struct view view_after(const struct diagram *d, move m, bool own) {
  const uint64_t from = square_bit(departure_of(m)), to = square_bit(arrival_of(m));
  unsigned arrives = promotion_of(m) ? promotion_of(m) : walk_tag(m);
  unsigned side = own ? d->side : d->side ^ 1u;
  uint64_t enemies = d->of[side ^ 1];
  return (struct view){.side = side,
                       .king = own && arrives == KING ? arrival_of(m) : king_of(d, side),
                       .enemies = own ? enemies & ~to : (enemies ^ from) | to,
                       .occupied = (occupied(d) ^ from) | to,
                       .straight = (straight_men(d) & ~from & ~to) | (to & if_straight(arrives)),
                       .slant = (slant_men(d) & ~from & ~to) | (to & if_slant(arrives)),
                       .latest = own ? (unsigned)NOWHERE : arrival_of(m),
                       .arrived = arrives,
                       .controls = controls_tag(m)};
}

/* Big functions, called from several places. */
static __attribute__((noinline)) bool own_check_after(const struct diagram *d, move m) {
  struct view view = view_after(d, m, true);
  return view.king != NOWHERE && king_falls(d, &view);
}

static __attribute__((noinline)) bool other_check_after(const struct diagram *d, move m) {
  struct view view = view_after(d, m, false);
  return view.king != NOWHERE && king_falls(d, &view);
}

/* Would `side` be in check after this tagged move, which is neither castling nor en passant? */
static inline bool check_after(const struct diagram *d, move m, unsigned side) {
  return side == d->side ? own_check_after(d, m) : other_check_after(d, m);
}

#endif
