/* Is a move of another position legal in this one?  For moves that are worth trying before any are
   listed.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_AGAIN_H
#define PREMIER_PLAIN_AGAIN_H

#include "solver/engine/plain_goals.h"

/* Does a pawn of `side` step like this?  It captures to where it observes; what is a double step
   was one there, too. */
static inline bool pawn_steps(const struct diagram *d, unsigned side, move m) {
  const unsigned from = departure_of(m), to = arrival_of(m);
  const int ahead = side == WHITE ? 8 : -8;
  if (has_square(LAST_RANKS, from) || has_square(LAST_RANKS, to) != (promotion_of(m) != NO_WALK))
    return false;
  if (capture_of(m) != NO_SQUARE)
    return has_square(d->tables->pawn[side][from], to);
  if (kind_of(m) == DOUBLE_STEP)
    return !has_square(occupied(d), (unsigned)((int)from + ahead));
  return (int)to == (int)from + ahead;
}

/* Would the move, which is neither castling nor en passant, be listed but for Q and the king's
   safety? */
static inline bool man_moves_like(const struct diagram *d, move m) {
  const unsigned side = d->side, from = departure_of(m), to = arrival_of(m);
  const uint64_t goes_to =
      capture_of(m) == NO_SQUARE ? ~occupied(d) : free_arrivals(d) & d->of[side ^ 1];
  if (!has_square(d->of[side], from) || !has_square(goes_to, to))
    return false;
  const unsigned walk = walk_at(d, from);
  if (walk == PAWN)
    return pawn_steps(d, side, m);
  return kind_of(m) == ORDINARY && promotion_of(m) == NO_WALK &&
         has_square(seen_from(d, walk, side, from, occupied(d)), to);
}

/* Two men move at once, or one vanishes elsewhere: rare, hence looked for in the list. */
static inline bool is_listed(struct diagram *d, move m) {
  move moves[MOST_MOVES];
  const move *end = all_legal(d, moves);
  for (const move *listed = moves; listed < end; listed++)
    if (*listed == m)
      return true;
  return false;
}

static inline bool is_legal_here(struct diagram *d, move m) {
  const unsigned side = d->side;
  if (kind_of(m) > DOUBLE_STEP)
    return is_listed(d, m);
  if (!man_moves_like(d, m))
    return false;
  const unsigned captured = capture_of(m) == NO_SQUARE ? NO_WALK : walk_at(d, arrival_of(m));
  struct trial trial = try_move(d, m, walk_at(d, departure_of(m)), captured);
#if PLAIN_CP
  d->controls = (uint16_t)controls_of(d);
  const bool legal = d->tables->prime[d->controls] && !side_in_check(d, side);
#else
  const bool legal = !side_in_check(d, side);
#endif
  end_trial(d, &trial);
  return legal;
}

#endif
