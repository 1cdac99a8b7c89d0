/* Goes through the men of a side and lists their moves.  One order for all purposes: king, queens,
   rooks, bishops, knights, pawns, castlings; so that a goal's moves come in the order of all
   moves.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_MOVES_H
#define PREMIER_PLAIN_MOVES_H

#include "solver/engine/plain_pawns.h"

KNOWN_WALK move *add_king(move *out, const struct diagram *d, struct scope *s) {
  if (s->king == NOWHERE)
    return out;
  uint64_t seen = d->tables->king[s->king], to = seen & free_arrivals(d);
  if (has_square(s->narrowed, s->king))
    to &= s->checks[KING];
  return list_moves(out, d, s, KING, s->king, seen, king_arrivals(d, s->king, to));
}

KNOWN_WALK move *add_walk(move *out, const struct diagram *d, struct scope *s, unsigned walk) {
  uint64_t departures = men(d, d->side, walk);
  while (departures) {
    unsigned from = take_square(&departures);
    uint64_t seen = seen_from(d, walk, d->side, from, occupied(d));
    out = list_moves(out, d, s, walk, from, seen, in_scope(d, s, walk, from, seen));
  }
  return out;
}

static inline move *add_castlings(move *out, const struct diagram *d, struct scope *s) {
  const struct plain_castling *c = &d->ways->castling[2 * d->side];
  unsigned rights = d->rights >> 2 * d->side;
  if ((rights & CASTLE_WHITE_SHORT) && !(occupied(d) & c[0].empty) && may_castle(d, &c[0]))
    out = list_castling(out, d, s,
                        make_move(c[0].king, c[0].king_to, NO_SQUARE, NO_WALK, CASTLE_SHORT, 0));
  if ((rights & CASTLE_WHITE_LONG) && !(occupied(d) & c[1].empty) && may_castle(d, &c[1]))
    out = list_castling(out, d, s,
                        make_move(c[1].king, c[1].king_to, NO_SQUARE, NO_WALK, CASTLE_LONG, 0));
  return out;
}

/* The moves of all men of one walk. */
KNOWN_WALK move *add_men(move *out, const struct diagram *d, struct scope *s, unsigned walk) {
  switch (walk) {
  case KING:
    return add_king(out, d, s);
  case PAWN:
    out = list_pawns(out, d, s);
    return !s->in_check && d->rights >> 2 * d->side & 3 ? add_castlings(out, d, s) : out;
  default:
    return add_walk(out, d, s, walk);
  }
}

/* Room for MOST_MOVES at `out`. */
static inline move *generate(move *out, const struct diagram *d, struct scope *s) {
  out = add_men(out, d, s, KING);
  if (!s->arrivals)
    return out;
  out = add_men(out, d, s, QUEEN);
  out = add_men(out, d, s, ROOK);
  out = add_men(out, d, s, BISHOP);
  out = add_men(out, d, s, KNIGHT);
  return add_men(out, d, s, PAWN);
}

#endif
