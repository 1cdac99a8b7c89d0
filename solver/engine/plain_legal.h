/* Legal moves in orthodox chess, and whether there is one.  Checks and pins narrow the scope so far
   that only legal moves are made.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_LEGAL_H
#define PREMIER_PLAIN_LEGAL_H

#include "solver/engine/plain_moves.h"

static inline bool side_in_check(const struct diagram *d, unsigned side) {
  unsigned king = king_of(d, side);
  return king != NOWHERE && attacked(d, king, side ^ 1, occupied(d));
}

/* All legal moves; narrowing is for the caller. */
static inline void want_every_move(struct scope *scope, const struct diagram *d) {
  *scope = (struct scope){.arrivals = free_arrivals(d), .king = king_of(d, d->side)};
  if (scope->king == NOWHERE)
    return;
  uint64_t checkers = attackers(d, scope->king, d->side ^ 1u, occupied(d));
  scope->pinned = screens(d, scope->king, d->side ^ 1u) & d->of[d->side];
  if (!checkers)
    return;
  scope->in_check = true;
  if (has_several(checkers))
    scope->arrivals = 0;
  else
    scope->arrivals &= checkers | d->tables->between[scope->king][first_square(checkers)];
}

static inline move *all_legal(const struct diagram *d, move *out) {
  struct scope scope;
  want_every_move(&scope, d);
  return generate(out, d, &scope);
}

static inline bool king_can_flee(const struct diagram *d, unsigned king) {
  uint64_t flights = d->tables->king[king] & ~d->of[d->side] & ~d->walk[KING];
  uint64_t without = occupied(d) ^ square_bit(king);
  while (flights)
    if (!attacked(d, take_square(&flights), d->side ^ 1u, without))
      return true;
  return false;
}

static inline bool en_passant_saves(const struct diagram *d, unsigned king) {
  move moves[2];
  struct scope scope = {.king = king};
  return d->en_passant != NOWHERE && list_en_passant(moves, d, &scope) > moves;
}

/* Can a man other than the king capture the only checker or stand in its way?  A pinned man cannot:
   its line and the line of the check meet in the king's square only. */
static inline bool can_parry(const struct diagram *d, unsigned king, uint64_t checker) {
  const unsigned side = d->side;
  const int back = side == WHITE ? -8 : 8;
  uint64_t all = occupied(d), empty = ~all;
  uint64_t free = d->of[side] & ~d->walk[KING] & ~screens(d, king, side ^ 1u);
  if (checker & d->walk[KING]) /* kings side by side in the diagram: never captured */
    return false;
  if (attackers(d, first_square(checker), side, all) & free)
    return true;
  uint64_t way = d->tables->between[king][first_square(checker)];
  const uint64_t fourth = side == WHITE ? UINT64_C(0xff000000) : UINT64_C(0xff00000000);
  uint64_t single = shifted(way, back), twice = shifted(shifted(way & fourth, back) & empty, back);
  if ((single | twice) & free & d->walk[PAWN] & ~LAST_RANKS)
    return true;
  free &= ~d->walk[PAWN];
  while (way)
    if (attackers(d, take_square(&way), side, all) & free)
      return true;
  return en_passant_saves(d, king);
}

/* Has the side in check, its king observed by `checkers`, no legal move? */
static inline bool cannot_answer(const struct diagram *d, unsigned king, uint64_t checkers) {
  return (has_several(checkers) || !can_parry(d, king, checkers)) && !king_can_flee(d, king);
}

/* Has a man that is not pinned a move, when there is no check?  A line man has one if it has one of
   a single step. */
static inline bool free_man_moves(const struct diagram *d, uint64_t free, uint64_t arrivals) {
  const struct plain_tables *t = d->tables;
  for (uint64_t left = free & d->walk[KNIGHT]; left;)
    if (t->knight[take_square(&left)] & arrivals)
      return true;
  for (uint64_t left = free & straight_men(d); left;) {
    unsigned from = take_square(&left);
    if (t->king[from] & t->rook_lines[from] & arrivals)
      return true;
  }
  for (uint64_t left = free & slant_men(d); left;) {
    unsigned from = take_square(&left);
    if (t->king[from] & t->bishop_lines[from] & arrivals)
      return true;
  }
  return false;
}

static inline bool any_legal(const struct diagram *d) {
  struct scope scope;
  want_every_move(&scope, d);
  move moves[MOST_MOVES];
  if (scope.in_check) {
    uint64_t checkers = attackers(d, scope.king, d->side ^ 1u, occupied(d));
    return !cannot_answer(d, scope.king, checkers);
  }
  if (free_man_moves(d, d->of[d->side] & ~scope.pinned, scope.arrivals))
    return true;
  return generate(moves, d, &scope) > moves;
}

#endif
