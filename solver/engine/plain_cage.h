/* A quick look at whether a move can mate at all, in orthodox chess.  Before the move the enemy
   king has certain flights: squares beside it that hold no man of its own side and are not
   observed, were the king away.  The move takes such a flight only if the man observes it from its
   arrival square, or if a line man saw the departure square and sees on beyond it now.  If it is
   neither, the flight is still there afterwards and it is no mate: a man captured on the arrival
   square opens no line, since the capturer stands there; and arriving there only shortens lines.
   En passant and castling change more and are not judged here.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_CAGE_H
#define PREMIER_PLAIN_CAGE_H

#include "solver/engine/plain_moves.h"

struct cage {
  uint64_t flights;
  uint64_t lines;    /* squares that line men of the side see */
  uint64_t occupied; /* without the enemy king */
};

static inline struct cage cage_of(const struct diagram *d, unsigned king) {
  const struct plain_tables *t = d->tables;
  const uint64_t own = d->of[d->side];
  struct cage cage = {.occupied = occupied(d) ^ square_bit(king)};
  for (uint64_t left = straight_men(d) & own; left;)
    cage.lines |= rook_sees(t, take_square(&left), cage.occupied);
  for (uint64_t left = slant_men(d) & own; left;)
    cage.lines |= bishop_sees(t, take_square(&left), cage.occupied);
  uint64_t observed = cage.lines | seen_by_pawns(men(d, d->side, PAWN), d->side);
  for (uint64_t left = d->walk[KNIGHT] & own; left;)
    observed |= t->knight[take_square(&left)];
  for (uint64_t left = d->walk[KING] & own; left;)
    observed |= t->king[take_square(&left)];
  cage.flights = t->king[king] & ~d->of[d->side ^ 1] & ~observed;
  return cage;
}

/* What line men of the side see behind `from` when the man there has left. */
static inline uint64_t opened_by_leaving(const struct diagram *d, const struct cage *cage,
                                         unsigned from) {
  const struct plain_tables *t = d->tables;
  const uint64_t own = d->of[d->side];
  uint64_t seen = rook_sees(t, from, cage->occupied), opened = 0;
  for (uint64_t left = seen & straight_men(d) & own; left;)
    opened |= seen & t->beyond[take_square(&left)][from];
  seen = bishop_sees(t, from, cage->occupied);
  for (uint64_t left = seen & slant_men(d) & own; left;)
    opened |= seen & t->beyond[take_square(&left)][from];
  return opened;
}

/* True: the move does not mate.  False: it may. */
static inline bool leaves_flight(const struct diagram *d, const struct cage *cage, move m,
                                 unsigned walk) {
  unsigned from = departure_of(m), to = arrival_of(m);
  if (!cage->flights || kind_of(m) > DOUBLE_STEP)
    return false;
  unsigned arrives = promotion_of(m) ? promotion_of(m) : walk;
  uint64_t left =
      cage->flights & ~seen_from(d, arrives, d->side, to, cage->occupied ^ square_bit(from));
  if (left && has_square(cage->lines, from))
    left &= ~opened_by_leaving(d, cage, from);
  return left;
}

#endif
