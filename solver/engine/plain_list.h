/* Lists moves in orthodox chess, all of them legal if the scope allows for checks and pins.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_LIST_H
#define PREMIER_PLAIN_LIST_H

#include "solver/engine/plain_scope.h"

/* The moves of one man, which sees the squares `seen`, to those in `to`. */
KNOWN_WALK move *list_moves(move *out, const struct diagram *d, struct scope *s, unsigned walk,
                            unsigned from, uint64_t seen, uint64_t to) {
  (void)s, (void)walk, (void)seen;
  uint64_t captures = to & d->of[d->side ^ 1];
  to ^= captures;
  move base = make_move((square)from, 0, 0, NO_WALK, ORDINARY, 0);
  while (captures) {
    move arrival = take_square(&captures);
    *out++ = base | arrival << 10 | arrival << 20;
  }
  base |= (move)NO_SQUARE << 20;
  while (to)
    *out++ = base | (move)take_square(&to) << 10;
  return out;
}

/* The squares where the king would not be in check. */
static inline uint64_t king_arrivals(const struct diagram *d, unsigned king, uint64_t to) {
  uint64_t without = occupied(d) ^ square_bit(king);
  for (uint64_t left = to; left;) {
    unsigned flight = take_square(&left);
    if (attacked(d, flight, d->side ^ 1u, without))
      to ^= square_bit(flight);
  }
  return to;
}

static inline move *list_promotions(move *out, move base) {
  for (unsigned walk = QUEEN; walk <= KNIGHT; walk++)
    *out++ = base | (move)walk << 30;
  return out;
}

/* The moves of all pawns by one step, `shift` being the difference between arrival and
   departure. */
static inline move *list_steps(move *out, const struct diagram *d, const struct scope *s,
                               uint64_t arrivals, int shift, bool captures, enum move_kind kind) {
  arrivals &= s->arrivals;
  if (s->narrowed)
    arrivals &= s->checks[PAWN] | LAST_RANKS | shifted(~s->narrowed, shift);
  while (arrivals) {
    unsigned to = take_square(&arrivals), from = (unsigned)((int)to - shift);
    if (has_square(s->pinned, from) && !has_square(d->tables->line[s->king][from], to))
      continue;
    square capture = captures ? (square)to : NO_SQUARE;
    move m = make_move((square)from, (square)to, capture, NO_WALK, kind, 0);
    if (has_square(LAST_RANKS, to))
      out = list_promotions(out, m);
    else
      *out++ = m;
  }
  return out;
}

/* Rare, hence judged by its result: two men leave their squares at once. */
static inline move *list_en_passant(move *out, const struct diagram *d, unsigned king) {
  unsigned side = d->side, to = d->en_passant, passed = side == WHITE ? to - 8u : to + 8u;
  uint64_t departures = d->tables->pawn_from[side][to] & men(d, side, PAWN);
  struct diagram trial = *d;
  trial.of[side ^ 1] ^= square_bit(passed);
  while (departures) {
    unsigned from = take_square(&departures);
    uint64_t left = occupied(d) ^ square_bit(from) ^ square_bit(to) ^ square_bit(passed);
    if (king == NOWHERE || !attacked(&trial, king, side ^ 1, left))
      *out++ = make_move((square)from, (square)to, (square)passed, NO_WALK, EN_PASSANT, 0);
  }
  return out;
}

static inline move *list_pawns_of(move *out, const struct diagram *d, struct scope *s,
                                  unsigned side) {
  const int ahead = side == WHITE ? 8 : -8;
  const uint64_t third = side == WHITE ? UINT64_C(0xff0000) : UINT64_C(0xff0000000000);
  uint64_t pawns = men(d, side, PAWN) & ~LAST_RANKS, enemies = d->of[side ^ 1];
  if (!pawns)
    return out;
  uint64_t left = shifted(pawns & ~FILE_A, ahead - 1) & enemies;
  uint64_t right = shifted(pawns & ~FILE_H, ahead + 1) & enemies;
  uint64_t single = shifted(pawns, ahead) & ~occupied(d);
  uint64_t twice = shifted(single & third, ahead) & ~occupied(d);
  out = list_steps(out, d, s, left, ahead - 1, true, ORDINARY);
  out = list_steps(out, d, s, right, ahead + 1, true, ORDINARY);
  out = list_steps(out, d, s, single, ahead, false, ORDINARY);
  out = list_steps(out, d, s, twice, 2 * ahead, false, DOUBLE_STEP);
  if (d->en_passant != NOWHERE)
    out = list_en_passant(out, d, s->king);
  return out;
}

static inline move *list_pawns(move *out, const struct diagram *d, struct scope *s) {
  return d->side == WHITE ? list_pawns_of(out, d, s, WHITE) : list_pawns_of(out, d, s, BLACK);
}

/* The scope has seen to it that the king is not in check.  On its arrival it may be in one that the
   rook has left open. */
static inline bool may_castle(const struct diagram *d, const struct plain_castling *c) {
  for (uint64_t left = c->crossed; left;)
    if (attacked(d, take_square(&left), d->side ^ 1u, occupied(d)))
      return false;
  return !attacked(d, c->king_to, d->side ^ 1u, occupied(d) ^ c->changed);
}

static inline move *list_castling(move *out, const struct diagram *d, struct scope *s, move m) {
  (void)d, (void)s;
  *out++ = m;
  return out;
}

#endif
