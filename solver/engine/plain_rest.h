/* A quick look at whether a move can stalemate at all, in orthodox chess.  Before the move some men
   of the other side can move to squares where nobody of their own stands, and stand on no line with
   their king, so that they are never pinned.  Unless the move gives check, which is no stalemate,
   they can still do so after it, but for
   - the man that it captures;
   - a pawn that it stops by arriving in front of it, where pawns count with their steps ahead only.
     (In front of an officer an arrival is but a capture.)
   Castling has two arrivals and captures nobody.  When more men are restless than a move stops, no
   move stalemates.

   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_REST_H
#define PREMIER_PLAIN_REST_H

#include "solver/engine/plain_moves.h"

/* Where the pawns of a side come from, or go to, by a step ahead. */
static inline uint64_t one_ahead(uint64_t squares, unsigned side) {
  return shifted(squares, side == WHITE ? 8 : -8);
}

static inline uint64_t restless_officers(const struct diagram *d, uint64_t men, uint64_t arrivals) {
  const struct plain_tables *t = d->tables;
  uint64_t restless = 0;
  for (uint64_t left = men & d->walk[KNIGHT]; left; left &= left - 1)
    if (t->knight[first_square(left)] & arrivals)
      restless |= left & -left;
  for (uint64_t left = men & straight_men(d); left; left &= left - 1) {
    const unsigned from = first_square(left);
    if (t->king[from] & t->rook_lines[from] & arrivals)
      restless |= left & -left;
  }
  for (uint64_t left = men & slant_men(d); left; left &= left - 1) {
    const unsigned from = first_square(left);
    if (t->king[from] & t->bishop_lines[from] & arrivals)
      restless |= left & -left;
  }
  return restless;
}

/* Those men of the side that is not at the move. */
static inline uint64_t restless_men(const struct diagram *d) {
  const unsigned side = d->side ^ 1u, king = king_of(d, side);
  uint64_t men = d->of[side] & ~d->walk[KING];
  if (king != NOWHERE)
    men &= ~(d->tables->rook_lines[king] | d->tables->bishop_lines[king]);
  const uint64_t pawns = men & d->walk[PAWN] & ~LAST_RANKS;
  return one_ahead(one_ahead(pawns, side) & ~occupied(d), side ^ 1u) |
         restless_officers(d, men, ~(d->of[side] | d->walk[KING]));
}

/* Are there more of them than a move may stop? */
static inline bool are_too_many(const struct diagram *d, uint64_t restless) {
  uint64_t others = restless & (restless - 1);
  if (d->rights >> 2 * d->side & 3)
    others &= others - 1;
  return others;
}

/* True: one of them can still move after this move. */
static inline bool leaves_restless(const struct diagram *d, uint64_t restless, move m) {
  if (!restless || kind_of(m) == CASTLE_SHORT || kind_of(m) == CASTLE_LONG)
    return false;
  const uint64_t stopped = one_ahead(square_bit(arrival_of(m)), d->side) & d->walk[PAWN];
  const uint64_t captured = capture_of(m) == NO_SQUARE ? 0 : square_bit(capture_of(m));
  return restless & ~stopped & ~captured;
}

#endif
