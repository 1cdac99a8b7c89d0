/* Lists moves under Contrôle Premier: those that lead to a prime Q, whether the king is safe then
   or not.  Until that is judged, `choice` of a move holds Q after it. SPDX-License-Identifier:
   GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_PRIME_LIST_H
#define PREMIER_PLAIN_PRIME_LIST_H

#include "solver/engine/plain_prime_check.h"

/* About one in four is prime: a branch would be mispredicted. */
static inline move *list_prime(move *out, const struct diagram *d, move m, unsigned walk,
                               unsigned controls) {
  *out = tagged(m, walk, controls);
  return out + d->tables->prime[controls];
}

static inline const struct sights *sights_in(struct scope *s, const struct diagram *d) {
  if (!s->sights.controls)
    s->sights = sights_of(d);
  return &s->sights;
}

/* The moves of one man that is not a pawn, which sees the squares `seen`, to those in `to`. */
KNOWN_WALK move *list_moves(move *out, const struct diagram *d, struct scope *s, unsigned walk,
                            unsigned from, uint64_t seen, uint64_t to) {
  if (!to)
    return out;
  struct lifted l = lift(d, sights_in(s, d), walk, from, seen);
  uint64_t captures = to & d->of[d->side ^ 1];
  uint64_t hiding = to & ~captures & l.sight;
  move base = make_move((square)from, 0, 0, NO_WALK, ORDINARY, 0);
  to ^= captures | hiding;
  while (captures) {
    unsigned arrival = take_square(&captures);
    out = list_prime(out, d, base | (move)arrival << 10 | (move)arrival << 20, walk,
                     controls_capturing(d, &l, arrival, walk));
  }
  base |= (move)NO_SQUARE << 20;
  while (to) { /* no line man sees these squares */
    unsigned arrival = take_square(&to);
    out = list_prime(out, d, base | (move)arrival << 10, walk, controls_with(d, &l, arrival, walk));
  }
  while (hiding) {
    unsigned arrival = take_square(&hiding);
    out =
        list_prime(out, d, base | (move)arrival << 10, walk, controls_moving(d, &l, arrival, walk));
  }
  return out;
}

/* The king may go anywhere: check is judged later. */
static inline uint64_t king_arrivals(const struct diagram *d, unsigned king, uint64_t to) {
  (void)d, (void)king;
  return to;
}

/* Two men move, or one vanishes elsewhere: rare, hence counted anew. */
static inline move *list_odd_move(move *out, const struct diagram *d, move m, unsigned walk,
                                  unsigned captured) {
  struct diagram trial = *d;
  change(&trial, m, walk, captured);
  return list_prime(out, d, m, walk, controls_of(&trial));
}

KNOWN_WALK move *list_pawn_move(move *out, const struct diagram *d, const struct lifted *l, move m,
                                unsigned arrives) {
  unsigned to = arrival_of(m);
  unsigned controls = capture_of(m) != NO_SQUARE ? controls_capturing(d, l, to, arrives)
                      : has_square(l->sight, to) ? controls_moving(d, l, to, arrives)
                                                 : controls_with(d, l, to, arrives);
  return list_prime(out, d, m, PAWN, controls);
}

KNOWN_WALK move *list_pawn_moves(move *out, const struct diagram *d, const struct lifted *l,
                                 move m) {
  if (!has_square(LAST_RANKS, arrival_of(m)))
    return list_pawn_move(out, d, l, m, PAWN);
  for (unsigned walk = QUEEN; walk <= KNIGHT; walk++)
    out = list_pawn_move(out, d, l, m | (move)walk << 30, walk);
  return out;
}

static inline move *list_pawn(move *out, const struct diagram *d, struct scope *s, unsigned from) {
  const uint64_t step = d->side == WHITE ? square_bit(from) << 8 : square_bit(from) >> 8;
  const uint64_t third = d->side == WHITE ? UINT64_C(0xff0000) : UINT64_C(0xff0000000000);
  uint64_t captures = d->tables->pawn[d->side][from] & d->of[d->side ^ 1];
  uint64_t single = step & ~occupied(d), twice = 0;
  if (single & third)
    twice = (d->side == WHITE ? single << 8 : single >> 8) & ~occupied(d);
  uint64_t wanted = s->arrivals;
  if (has_square(s->narrowed, from))
    wanted &= s->checks[PAWN] | LAST_RANKS;
  uint64_t to = (captures | single | twice) & wanted;
  if (!to)
    return out;
  struct lifted l = lift(d, sights_in(s, d), PAWN, from, d->tables->pawn[d->side][from]);
  while (to) {
    unsigned arrival = take_square(&to);
    square capture = has_square(captures, arrival) ? (square)arrival : NO_SQUARE;
    enum move_kind kind = has_square(twice, arrival) ? DOUBLE_STEP : ORDINARY;
    out = list_pawn_moves(out, d, &l,
                          make_move((square)from, (square)arrival, capture, NO_WALK, kind, 0));
  }
  return out;
}

/* The pawns that have a move in the scope. */
static inline uint64_t pawns_in_scope(const struct diagram *d, const struct scope *s) {
  const int back = d->side == WHITE ? -8 : 8;
  const uint64_t fourth = d->side == WHITE ? UINT64_C(0xff000000) : UINT64_C(0xff00000000);
  uint64_t pawns = men(d, d->side, PAWN) & ~LAST_RANKS, empty = ~occupied(d);
  if (!pawns)
    return 0;
  uint64_t free = pawns & ~s->narrowed, wanted = s->arrivals;
  if (free != pawns)
    wanted &= s->checks[PAWN] | LAST_RANKS;
  uint64_t captures = wanted & d->of[d->side ^ 1];
  wanted &= empty;
  uint64_t found = shifted(wanted, back) | shifted(shifted(wanted & fourth, back) & empty, back) |
                   shifted(captures & ~FILE_A, back - 1) | shifted(captures & ~FILE_H, back + 1);
  return free == pawns ? pawns & found : (pawns & found) | free;
}

static inline move *list_pawns(move *out, const struct diagram *d, struct scope *s) {
  for (uint64_t left = pawns_in_scope(d, s); left;)
    out = list_pawn(out, d, s, take_square(&left));
  if (d->en_passant == NOWHERE)
    return out;
  unsigned to = d->en_passant, passed = d->side == WHITE ? to - 8u : to + 8u;
  for (uint64_t left = d->tables->pawn_from[d->side][to] & men(d, d->side, PAWN); left;) {
    move m =
        make_move((square)take_square(&left), (square)to, (square)passed, NO_WALK, EN_PASSANT, 0);
    out = list_odd_move(out, d, m, PAWN, PAWN);
  }
  return out;
}

/* Is the king in check on a square that it crosses? "The transit square is tested with the king
   standing on it and the rook not yet moved"; only if it is the rook's own, the rook is off the
   board. */
static inline bool checked_on_the_way(const struct diagram *d, const struct plain_castling *c,
                                      unsigned passed) {
  struct diagram trial = *d;
  uint64_t king = square_bit(c->king) | square_bit(passed);
  if (passed == c->rook) {
    trial.of[d->side] ^= square_bit(c->rook);
    trial.walk[ROOK] ^= square_bit(c->rook);
  }
  trial.of[d->side] ^= king;
  trial.walk[KING] ^= king;
  trial.controls = 0;
  return side_in_check(&trial, d->side);
}

/* The king castles neither out of nor through check.  Arriving is judged like every other move. */
static inline bool may_castle(const struct diagram *d, const struct plain_castling *c) {
  if (side_in_check(d, d->side))
    return false;
  for (uint64_t left = c->crossed; left;)
    if (checked_on_the_way(d, c, take_square(&left)))
      return false;
  return true;
}

static inline move *list_castling(move *out, const struct diagram *d, struct scope *s, move m) {
  (void)s;
  return list_odd_move(out, d, m, KING, NO_WALK);
}

#endif
