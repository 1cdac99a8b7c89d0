/* Legal moves and whether there is one.  In orthodox chess the scope keeps every move legal; under
   Contrôle Premier all moves are made and then judged one by one.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_LEGAL_H
#define PREMIER_PLAIN_LEGAL_H

#include "solver/engine/plain_moves.h"

static inline bool side_in_check(const struct diagram *d, unsigned side) {
#if PLAIN_CP
  return prime_check(d, side);
#else
  unsigned king = king_of(d, side);
  return king != NOWHERE && attacked(d, king, side ^ 1, occupied(d));
#endif
}

/* No king is ever captured: a position where that were possible has been left by an illegal move.
 */
static inline uint64_t free_arrivals(const struct diagram *d) {
  return ~(d->of[d->side] | d->walk[KING]);
}

#if PLAIN_CP

/* What makes a move of this diagram illegal besides Q. */
struct danger {
  unsigned king;
  bool observed;    /* the king is observed by some enemy */
  uint64_t screens; /* it might be once one of these has left */
};

static inline struct danger danger_of(const struct diagram *d) {
  struct danger danger = {.king = king_of(d, d->side)};
  if (danger.king != NOWHERE) {
    danger.observed = attacked(d, danger.king, d->side ^ 1u, occupied(d));
    danger.screens = screens(d, danger.king, d->side ^ 1u) & d->of[d->side];
  }
  return danger;
}

static inline bool is_safe(const struct diagram *d, const struct danger *danger, move m,
                           unsigned walk, unsigned controls) {
  if (danger->king == NOWHERE)
    return true;
  /* Without these there is no enemy that observes the king afterwards, let alone captures it. */
  if (!danger->observed && walk != KING && kind_of(m) != EN_PASSANT &&
      !has_square(danger->screens, departure_of(m)))
    return true;
  struct diagram trial = *d;
  change(&trial, m, walk, capture_of(m) == NO_SQUARE ? NO_WALK : walk_at(d, capture_of(m)));
  trial.controls = (uint16_t)controls;
  return !prime_check(&trial, d->side);
}

static inline struct scope every_move(const struct diagram *d) {
  return (struct scope){.arrivals = free_arrivals(d),
                        .king = king_of(d, d->side),
                        .in_check = (d->rights >> 2 * d->side & 3) && prime_check(d, d->side)};
}

/* Keeps the legal ones among the moves; returns the new end.  Stops after `most`. */
static inline move *keep_legal(const struct diagram *d, move *first, move *end, size_t most) {
  struct danger danger = danger_of(d);
  struct lifted lifted = {.from = NOWHERE};
  move *kept = first;
  for (move *m = first; m < end && (size_t)(kept - first) < most; m++) {
    if (lifted.from != departure_of(*m))
      lifted = lift(d, departure_of(*m), d->side);
    unsigned controls = controls_after(d, &lifted, *m);
    if (d->tables->prime[controls] && is_safe(d, &danger, *m, lifted.walk, controls))
      *kept++ = *m;
  }
  return kept;
}

static inline move *all_legal(const struct diagram *d, move *out) {
  struct scope scope = every_move(d);
  return keep_legal(d, out, generate(out, d, &scope), SIZE_MAX);
}

static inline bool any_legal(const struct diagram *d) {
  move moves[MOST_MOVES];
  struct scope scope = every_move(d);
  return keep_legal(d, moves, generate(moves, d, &scope), 1) > moves;
}

#else

/* All legal moves; the filter is for the caller to add. */
static inline struct scope every_move(const struct diagram *d) {
  struct scope scope = {.arrivals = free_arrivals(d), .king = king_of(d, d->side)};
  if (scope.king == NOWHERE)
    return scope;
  uint64_t checkers = attackers(d, scope.king, d->side ^ 1u, occupied(d));
  scope.pinned = screens(d, scope.king, d->side ^ 1u) & d->of[d->side];
  if (!checkers)
    return scope;
  scope.in_check = true;
  if (has_several(checkers))
    scope.arrivals = 0;
  else
    scope.arrivals &= checkers | d->tables->between[scope.king][first_square(checkers)];
  return scope;
}

static inline move *all_legal(const struct diagram *d, move *out) {
  struct scope scope = every_move(d);
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

static inline bool en_passant_saves(const struct diagram *d, const struct scope *s) {
  move moves[2];
  return d->en_passant != NOWHERE && add_en_passant(moves, d, s) > moves;
}

/* Can a man other than the king capture the only checker or stand in its way?  A pinned man cannot:
   its line and the line of the check meet in the king's square only. */
static inline bool can_parry(const struct diagram *d, unsigned king, uint64_t checker) {
  const unsigned side = d->side;
  const int back = side == WHITE ? -8 : 8;
  struct scope scope = {.king = king};
  uint64_t all = occupied(d), empty = ~all;
  uint64_t free = d->of[side] & ~d->walk[KING] & ~screens(d, king, side ^ 1u);
  if (checker & d->walk[KING]) /* kings side by side in the diagram: never captured */
    return false;
  if (attackers(d, first_square(checker), side, all) & free)
    return true;
  uint64_t way = d->tables->between[king][first_square(checker)];
  const uint64_t fourth = side == WHITE ? UINT64_C(0xff000000) : UINT64_C(0xff00000000);
  const uint64_t movable = ~UINT64_C(0xff000000000000ff);
  uint64_t single = shifted(way, back), twice = shifted(shifted(way & fourth, back) & empty, back);
  if ((single | twice) & free & d->walk[PAWN] & movable)
    return true;
  free &= ~d->walk[PAWN];
  while (way)
    if (attackers(d, take_square(&way), side, all) & free)
      return true;
  return en_passant_saves(d, &scope);
}

/* Has the side in check, its king observed by `checkers`, no legal move? */
static inline bool cannot_answer(const struct diagram *d, unsigned king, uint64_t checkers) {
  return !king_can_flee(d, king) && (has_several(checkers) || !can_parry(d, king, checkers));
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
  struct scope scope = every_move(d);
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

#endif
