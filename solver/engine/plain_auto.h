/* Auto mate (!#) in orthodox chess: a side mates itself.  Its last move may leave its own king
   attacked, or bring it there; and no capture of the other king must be an answer to the mate.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_AUTO_H
#define PREMIER_PLAIN_AUTO_H

#include "solver/engine/plain_change.h"
#include "solver/engine/plain_legal.h"

/* All moves of a side with a king, its safety apart. */
static inline move *list_exposing_moves(move *out, const struct diagram *d) {
  const unsigned king = king_of(d, d->side);
  struct scope scope = {
      .arrivals = free_arrivals(d), .king = NOWHERE, .in_check = side_in_check(d, d->side)};
  if (king == NOWHERE)
    return out;
  const uint64_t seen = d->tables->king[king];
  out = list_moves(out, d, &scope, KING, king, seen, seen & scope.arrivals);
  return generate(out, d, &scope);
}

/* Can the side at the move capture the other king without exposing its own? */
static inline bool can_capture_king(struct diagram *d) {
  const unsigned side = d->side, king = king_of(d, side ^ 1u);
  if (king == NOWHERE)
    return false;
  for (uint64_t left = attackers(d, king, side, occupied(d)); left;) {
    const unsigned from = take_square(&left);
    const move m = make_move((square)from, (square)king, (square)king, NO_WALK, ORDINARY, 0);
    const struct trial trial = try_move(d, m, walk_at(d, from), KING);
    const bool safe = !side_in_check(d, side);
    end_trial(d, &trial);
    if (safe)
      return true;
  }
  return false;
}

/* Is the side that has just moved mated? */
static inline bool is_self_mated(struct diagram *d) {
  const uint8_t other = d->side, passed = d->en_passant;
  const unsigned king = king_of(d, other ^ 1u);
  const uint64_t checkers = king == NOWHERE ? 0 : attackers(d, king, other, occupied(d));
  if (!checkers)
    return false;
  d->side = (uint8_t)(other ^ 1u);
  d->en_passant = NOWHERE;
  const bool mated = cannot_answer(d, king, checkers) && !can_capture_king(d);
  d->side = other;
  d->en_passant = passed;
  return mated;
}

#endif
