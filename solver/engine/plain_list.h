/* Lists moves in orthodox chess, all of them legal if the scope allows for checks and pins.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_LIST_H
#define PREMIER_PLAIN_LIST_H

#include "solver/engine/plain_change.h"
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

/* A pawn's move but for the walk that it promotes to. */
static inline move *list_pawn_move(move *out, const struct diagram *d, struct scope *s, move m) {
  unsigned from = departure_of(m), to = arrival_of(m);
  if (has_square(s->pinned, from) && !has_square(d->tables->line[s->king][from], to))
    return out;
  if (!has_square(LAST_RANKS, to)) {
    *out++ = m;
    return out;
  }
  for (unsigned walk = QUEEN; walk <= KNIGHT; walk++)
    *out++ = m | (move)walk << 30;
  return out;
}

/* The moves of pawns by one step. */
static inline move *list_pawn_steps(move *out, const struct diagram *d, struct scope *s,
                                    uint64_t arrivals, int shift, bool captures,
                                    enum move_kind kind) {
  while (arrivals) {
    unsigned to = take_square(&arrivals), from = (unsigned)((int)to - shift);
    square capture = captures ? (square)to : NO_SQUARE;
    out = list_pawn_move(out, d, s, make_move((square)from, (square)to, capture, NO_WALK, kind, 0));
  }
  return out;
}

/* Rare, hence judged by its result: two men leave their squares at once. */
static inline move *list_en_passant(move *out, const struct diagram *d, struct scope *s) {
  const unsigned king = s->king;
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

/* The scope has seen to it that the king is not in check. */
static inline bool may_castle(const struct diagram *d, const struct plain_castling *c) {
  for (uint64_t left = c->crossed; left;)
    if (attacked(d, take_square(&left), d->side ^ 1u, occupied(d)))
      return false;
  return true;
}

/* On its arrival the king may be in a check that the rook has left open; that matters unless no
   move minds it. */
static inline move *list_castling(move *out, const struct diagram *d, struct scope *s, move m) {
  const struct plain_castling *c = castling_of(d, m, d->side);
  if (s->king == NOWHERE || !attacked(d, c->king_to, d->side ^ 1u, occupied(d) ^ c->changed))
    *out++ = m;
  return out;
}

#endif
