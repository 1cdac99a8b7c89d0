/* Mate, stalemate and auto mate, fast.  Only moves that might check are made when mate is wanted;
   each is tried on a copy of the diagram, and the answers to it are sought, not listed.  All other
   goals are left to their definition in goal.c.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_GOALS_H
#define PREMIER_PLAIN_GOALS_H

#if PLAIN_CP
#include "solver/engine/plain_prime.h"
#else
#include "solver/engine/plain_auto.h"
#include "solver/engine/plain_cage.h"
#include "solver/engine/plain_legal.h"
#include "solver/engine/plain_rest.h"
#endif

static inline bool is_mate(struct diagram *d) {
#if PLAIN_CP
  return side_in_check(d, d->side) && !any_legal(d);
#else
  unsigned king = king_of(d, d->side);
  if (king == NOWHERE)
    return false;
  uint64_t checkers = attackers(d, king, d->side ^ 1u, occupied(d));
  return checkers && cannot_answer(d, king, checkers);
#endif
}

static inline bool is_stalemate(struct diagram *d) {
  return !side_in_check(d, d->side) && !any_legal(d);
}

/* Goals that the move itself tells about. */
static inline bool is_of_move(enum goal_kind kind) {
  return kind == GOAL_CAPTURE || kind == GOAL_TARGET || kind == GOAL_EN_PASSANT ||
         kind == GOAL_CASTLING || kind == GOAL_ANY;
}

static inline bool move_achieves(move m, const struct goal *goal) {
  switch (goal->kind) {
  case GOAL_CAPTURE:
    return capture_of(m) != NO_SQUARE;
  case GOAL_TARGET:
    return arrival_of(m) == goal->target;
  case GOAL_EN_PASSANT:
    return kind_of(m) == EN_PASSANT;
  case GOAL_CASTLING:
    return kind_of(m) == CASTLE_SHORT || kind_of(m) == CASTLE_LONG;
  default:
    return goal->kind == GOAL_ANY;
  }
}

/* Goals that the diagram after the move tells about. */
static inline bool is_of_diagram(enum goal_kind kind) {
  return kind == GOAL_MATE || kind == GOAL_STALEMATE || kind == GOAL_CHECK ||
         kind == GOAL_MATE_OR_STALEMATE || kind == GOAL_AUTO_MATE || kind == GOAL_POSITION;
}

static inline bool is_wanted(const struct diagram *d) {
  const struct bitboards *wanted = d->wanted;
  uint64_t other = (d->of[WHITE] ^ wanted->of[WHITE]) | (d->of[BLACK] ^ wanted->of[BLACK]);
  for (unsigned walk = KING; walk < ORTHODOX_WALKS; walk++)
    other |= d->walk[walk] ^ wanted->walk[walk];
  return !other;
}

static inline bool achieves(struct diagram *d, enum goal_kind kind) {
  switch (kind) {
  case GOAL_MATE:
    return is_mate(d);
  case GOAL_STALEMATE:
    return is_stalemate(d);
  case GOAL_CHECK:
    return side_in_check(d, d->side);
  case GOAL_MATE_OR_STALEMATE:
    return !any_legal(d);
#if !PLAIN_CP
  case GOAL_AUTO_MATE:
    return is_self_mated(d);
#endif
  default:
    return kind == GOAL_POSITION && d->wanted && is_wanted(d);
  }
}

static inline bool is_fast(enum goal_kind kind) {
  return is_of_diagram(kind) || is_of_move(kind);
}

/* Whose moves are narrowed to those that might check, if these men observe the king already.  A man
   that opens a line to it by leaving may go anywhere.  If one man alone observes the king, it must
   do so again when it has moved; the others may go anywhere: under Contrôle Premier every move may
   turn that into check, since it changes Q (in orthodox chess only a diagram that no game leads to
   is like that).  If several do, all men may. */
static inline uint64_t narrowed_men(const struct diagram *d, unsigned king, uint64_t observing) {
  if (has_several(observing))
    return 0;
  return (observing ? observing : d->of[d->side]) & ~screens(d, king, d->side);
}

/* Narrows the scope to moves after which the enemy king may be observed: by the man that has moved,
   by a line man behind it, or still.  En passant, promotion and castling always stay.  False if
   there is no enemy king. */
static inline bool narrow_to_checks(const struct diagram *d, struct scope *scope) {
  const struct plain_tables *t = d->tables;
  unsigned side = d->side, king = king_of(d, side ^ 1);
  if (king == NOWHERE)
    return false;
  uint64_t observing = attackers(d, king, side, occupied(d));
  uint64_t others = occupied(d) & ~observing; /* an observer may draw back on its line */
  uint64_t straight = rook_sees(t, king, others), slant = bishop_sees(t, king, others);
  scope->checks[KING] = PLAIN_CP ? t->king[king] : 0;
  scope->checks[QUEEN] = straight | slant;
  scope->checks[ROOK] = straight;
  scope->checks[BISHOP] = slant;
  scope->checks[KNIGHT] = t->knight[king];
  scope->checks[PAWN] = t->pawn_from[side][king];
  scope->narrowed = narrowed_men(d, king, observing);
#if PLAIN_CP
  scope->target = king;
#endif
  return true;
}

#if PLAIN_CP

/* Is this tagged move legal, and does it reach the goal?  What fails most often is asked first, and
   the move is made for nothing but the last question: is there no answer? */
static inline bool leads_to(struct diagram *d, struct danger *own, struct danger *other, move m,
                            enum goal_kind kind) {
  bool wants_check = kind == GOAL_MATE || kind == GOAL_CHECK;
  if ((wants_check || kind == GOAL_STALEMATE) && gives_check(d, other, m) != wants_check)
    return false;
  if (!is_safe(d, own, m))
    return false;
  if (kind == GOAL_CHECK)
    return true;
  struct trial trial = try_tagged(d, m);
  bool reached = kind == GOAL_POSITION ? d->wanted && is_wanted(d) : !any_legal(d);
  end_trial(d, &trial);
  return reached;
}

/* Keeps the moves that are legal and reach the goal, at most `most`; returns the new end. */
static inline move *keep_reaching(struct plain_position *p, const struct goal *goal, move *first,
                                  move *end, size_t most) {
  struct diagram *d = &p->now;
  if (first == end)
    return end;
  struct danger own, other;
  own.known = other.known = false;
  move *kept = first;
  for (const move *m = first; m < end && (size_t)(kept - first) < most; m++)
    if (is_of_move(goal->kind) ? move_achieves(*m, goal) && is_safe(d, &own, *m)
                               : leads_to(d, &own, &other, *m, goal->kind))
      *kept++ = untagged(*m);
  return kept;
}

#else

static inline bool leads_to(struct plain_position *p, move m, enum goal_kind kind) {
  unsigned captured = capture_of(m) == NO_SQUARE ? NO_WALK : p->walk_on[capture_of(m)];
  struct trial trial = try_move(&p->now, m, p->walk_on[departure_of(m)], captured);
  bool reached = achieves(&p->now, kind);
  end_trial(&p->now, &trial);
  return reached;
}

/* Drops the moves that leave the other side a move at a glance; returns the new end.  `restless`:
   men that must not be able to move. */
static inline move *drop_hopeless(const struct plain_position *p, uint64_t restless, move *first,
                                  move *end) {
  const struct diagram *d = &p->now;
  const unsigned king = king_of(d, d->side ^ 1u);
  struct cage cage = {.flights = 0};
  if (king != NOWHERE)
    cage = cage_of(d, king);
  move *kept = first;
  for (const move *m = first; m < end; m++)
    if (!leaves_restless(d, restless, *m) &&
        !leaves_flight(d, &cage, *m, p->walk_on[departure_of(*m)]))
      *kept++ = *m;
  return kept;
}

static inline move *keep_reaching(struct plain_position *p, const struct goal *goal, move *first,
                                  move *end, size_t most) {
  move *kept = first;
  if (first != end && (goal->kind == GOAL_MATE || goal->kind == GOAL_STALEMATE))
    end = drop_hopeless(p, goal->kind == GOAL_MATE ? 0 : restless_men(&p->now), first, end);
  for (const move *m = first; m < end && (size_t)(kept - first) < most; m++)
    if (is_of_move(goal->kind) ? move_achieves(*m, goal) : leads_to(p, *m, goal->kind))
      *kept++ = *m;
  return kept;
}

#endif

/* Legal moves that reach a fast goal, from `first`, where MOST_MOVES have room, to the result; at
   most `most`. */
static inline move *goal_moves_from(struct plain_position *p, const struct goal *goal, move *first,
                                    size_t most) {
  const struct diagram *d = &p->now;
  struct scope scope;
#if !PLAIN_CP
  if (goal->kind == GOAL_AUTO_MATE)
    return keep_reaching(p, goal, first, list_exposing_moves(first, d), most);
  if (goal->kind == GOAL_STALEMATE && are_too_many(d, restless_men(d)))
    return first;
#endif
  want_every_move(&scope, d);
  if ((goal->kind == GOAL_MATE || goal->kind == GOAL_CHECK) && !narrow_to_checks(d, &scope))
    return first;
  return keep_reaching(p, goal, first, generate(first, d, &scope), most);
}

#endif
