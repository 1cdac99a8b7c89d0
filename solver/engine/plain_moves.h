/* Generates the moves of a side.  `struct scope` says which of them are wanted: all, all that do
   not leave the king in check, or all that might check the other king.  One order for all of them:
   king, queens, rooks, bishops, knights, pawns, castlings; so that a goal's moves come in the
   order of all moves.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_MOVES_H
#define PREMIER_PLAIN_MOVES_H

#include "solver/engine/plain_change.h"
#include "solver/engine/plain_lines.h"

/* No king is ever captured: a position where that were possible has been left by an illegal move.
 */
static inline uint64_t free_arrivals(const struct diagram *d) {
  return ~(d->of[d->side] | d->walk[KING]);
}

struct scope {
  uint64_t arrivals; /* for all men but the king */
  uint64_t pinned;   /* these keep to the line through their king */
  unsigned king;     /* of the side; or NOWHERE */
  bool in_check;     /* no castling */
  bool filter;       /* only moves that might check; then: */
  uint64_t openers;  /* men of the side that open a line to the enemy king by leaving it */
  uint64_t checks[ORTHODOX_WALKS]; /* by walk, where the enemy king is attacked from */
};

static inline move *add_moves(move *out, const struct diagram *d, unsigned from, uint64_t to) {
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

/* The arrivals that the scope wants for one man. */
static inline uint64_t in_scope(const struct diagram *d, const struct scope *s, unsigned walk,
                                unsigned from, uint64_t to) {
  to &= s->arrivals;
  if (has_square(s->pinned, from))
    to &= d->tables->line[s->king][from];
  if (s->filter && !has_square(s->openers, from))
    to &= s->checks[walk];
  return to;
}

static inline move *add_walk(move *out, const struct diagram *d, const struct scope *s,
                             unsigned walk) {
  uint64_t departures = men(d, d->side, walk);
  while (departures) {
    unsigned from = take_square(&departures);
    uint64_t to = seen_from(d, walk, d->side, from, occupied(d));
    out = add_moves(out, d, from, in_scope(d, s, walk, from, to));
  }
  return out;
}

static inline move *add_king(move *out, const struct diagram *d, const struct scope *s) {
  if (s->king == NOWHERE)
    return out;
  uint64_t to = d->tables->king[s->king] & ~d->of[d->side] & ~d->walk[KING];
  if (s->filter && !has_square(s->openers, s->king))
    to &= s->checks[KING];
#if !PLAIN_CP
  uint64_t without = occupied(d) ^ square_bit(s->king);
  for (uint64_t left = to; left;) {
    unsigned flight = take_square(&left);
    if (attacked(d, flight, d->side ^ 1u, without))
      to ^= square_bit(flight);
  }
#endif
  return add_moves(out, d, s->king, to);
}

static inline move *add_promotions(move *out, move base) {
  for (unsigned walk = QUEEN; walk <= KNIGHT; walk++)
    *out++ = base | (move)walk << 30;
  return out;
}

static inline uint64_t shifted(uint64_t set, int shift) {
  return shift > 0 ? set << shift : set >> -shift;
}

/* Pawn moves by the difference between arrival and departure; `capture` is that of the move. */
static inline move *add_pawns(move *out, const struct diagram *d, const struct scope *s,
                              uint64_t arrivals, int shift, bool captures, enum move_kind kind) {
  const uint64_t last = UINT64_C(0xff000000000000ff);
  if (s->filter)
    arrivals &= s->checks[PAWN] | last | shifted(s->openers, shift);
  while (arrivals) {
    unsigned to = take_square(&arrivals), from = (unsigned)((int)to - shift);
    if (has_square(s->pinned, from) && !has_square(d->tables->line[s->king][from], to))
      continue;
    bool promotes = has_square(last, to);
    move m =
        make_move((square)from, (square)to, captures ? (square)to : NO_SQUARE, NO_WALK, kind, 0);
    if (promotes)
      out = add_promotions(out, m);
    else
      *out++ = m;
  }
  return out;
}

/* Rare, hence judged by its result: two men leave their squares at once. */
static inline move *add_en_passant(move *out, const struct diagram *d, const struct scope *s) {
  unsigned side = d->side, to = d->en_passant, passed = side == WHITE ? to - 8u : to + 8u;
  uint64_t departures = d->tables->pawn_from[side][to] & men(d, side, PAWN);
  while (departures) {
    unsigned from = take_square(&departures);
#if !PLAIN_CP
    if (s->king != NOWHERE) {
      struct diagram trial = *d;
      uint64_t left = occupied(d) ^ square_bit(from) ^ square_bit(to) ^ square_bit(passed);
      trial.of[side ^ 1] ^= square_bit(passed);
      if (attacked(&trial, s->king, side ^ 1, left))
        continue;
    }
#else
    (void)s;
#endif
    *out++ = make_move((square)from, (square)to, (square)passed, NO_WALK, EN_PASSANT, 0);
  }
  return out;
}

static inline move *add_all_pawns(move *out, const struct diagram *d, const struct scope *s,
                                  unsigned side) {
  const uint64_t file_a = UINT64_C(0x0101010101010101), file_h = file_a << 7;
  const uint64_t movable = ~UINT64_C(0xff000000000000ff);
  const int ahead = side == WHITE ? 8 : -8;
  const uint64_t third = side == WHITE ? UINT64_C(0xff0000) : UINT64_C(0xff0000000000);
  uint64_t pawns = men(d, side, PAWN) & movable;
  if (!pawns)
    return out;
  uint64_t enemies = d->of[side ^ 1] & s->arrivals;
  out = add_pawns(out, d, s, shifted(pawns & ~file_a, ahead - 1) & enemies, ahead - 1, true,
                  ORDINARY);
  out = add_pawns(out, d, s, shifted(pawns & ~file_h, ahead + 1) & enemies, ahead + 1, true,
                  ORDINARY);
  uint64_t single = shifted(pawns, ahead) & ~occupied(d);
  uint64_t twice = shifted(single & third, ahead) & ~occupied(d);
  out = add_pawns(out, d, s, single & s->arrivals, ahead, false, ORDINARY);
  out = add_pawns(out, d, s, twice & s->arrivals, 2 * ahead, false, DOUBLE_STEP);
  if (d->en_passant != NOWHERE)
    out = add_en_passant(out, d, s);
  return out;
}

#if PLAIN_CP
static inline bool may_castle(const struct diagram *d, unsigned from, unsigned passed,
                              unsigned arrival); /* plain_prime.h */
#else
/* The scope has seen to it that the king is not in check. */
static inline bool may_castle(const struct diagram *d, unsigned from, unsigned passed,
                              unsigned arrival) {
  (void)from;
  return !attacked(d, passed, d->side ^ 1u, occupied(d)) &&
         !attacked(d, arrival, d->side ^ 1u, occupied(d));
}
#endif

static inline move *add_castlings(move *out, const struct diagram *d) {
  unsigned king = d->side == WHITE ? 4 : 60, rights = d->rights >> 2 * d->side;
  if ((rights & CASTLE_WHITE_SHORT) && !(occupied(d) & UINT64_C(0x60) << (king & 56)) &&
      may_castle(d, king, king + 1, king + 2))
    *out++ = make_move((square)king, (square)(king + 2), NO_SQUARE, NO_WALK, CASTLE_SHORT, 0);
  if ((rights & CASTLE_WHITE_LONG) && !(occupied(d) & UINT64_C(0x0e) << (king & 56)) &&
      may_castle(d, king, king - 1, king - 2))
    *out++ = make_move((square)king, (square)(king - 2), NO_SQUARE, NO_WALK, CASTLE_LONG, 0);
  return out;
}

/* Room for MOST_MOVES at `out`. */
static inline move *generate(move *out, const struct diagram *d, const struct scope *s) {
  out = add_king(out, d, s);
  if (s->arrivals) {
    out = add_walk(out, d, s, QUEEN);
    out = add_walk(out, d, s, ROOK);
    out = add_walk(out, d, s, BISHOP);
    out = add_walk(out, d, s, KNIGHT);
    out = d->side == WHITE ? add_all_pawns(out, d, s, WHITE) : add_all_pawns(out, d, s, BLACK);
  }
  if (!s->in_check && d->rights >> 2 * d->side & 3)
    out = add_castlings(out, d);
  return out;
}

#endif
