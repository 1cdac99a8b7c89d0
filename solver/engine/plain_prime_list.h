/* Lists moves under Contrôle Premier: those that lead to a prime Q, whether the king is safe then
   or not.  Until that is judged, `choice` of a move holds Q after it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_PRIME_LIST_H
#define PREMIER_PLAIN_PRIME_LIST_H

#include "solver/engine/plain_prime_check.h"

/* About one in four is prime: a branch would be mispredicted. */
static inline move *list_prime(move *out, const struct diagram *d, move m, unsigned walk,
                               unsigned controls) {
  *out = tagged(m, walk, controls);
  return out + d->tables->prime[controls];
}

static inline const struct lanes *lanes_in(struct scope *s, const struct diagram *d) {
  if (!s->lanes.controls)
    look_along_lanes(&s->lanes, d);
  return &s->lanes;
}

/* A man that is to check the king itself: with the king captured it stands where it would if it had
   gone there at once.  Whence it checks is all the same to Q then, unless it captures on its way.
 */
KNOWN_WALK bool may_check(const struct diagram *d, const struct lifted *l, unsigned walk,
                          unsigned king) {
  const struct plain_tables *t = d->tables;
  return t->prime[l->controls - t->leaps[KING][king] + arrived_controls(d, l, king, walk)];
}

/* The moves of one man that is not a pawn, which sees the squares `seen`, to those in `to`. */
KNOWN_WALK move *list_moves(move *out, const struct diagram *d, struct scope *s, unsigned walk,
                            unsigned from, uint64_t seen, uint64_t to) {
  if (!to)
    return out;
  const struct lanes *lanes = lanes_in(s, d);
  struct lifted l = lift(d, lanes, walk, from, seen);
  uint64_t captures = to & d->of[d->side ^ 1];
  if (has_square(s->narrowed, from) && !may_check(d, &l, walk, s->target))
    to = captures;
  uint64_t on_lane = to & ~captures & l.lanes;
  move base = make_move((square)from, 0, 0, NO_WALK, ORDINARY, 0);
  to ^= captures | on_lane;
  while (captures) {
    unsigned arrival = take_square(&captures);
    out = list_prime(out, d, base | (move)arrival << 10 | (move)arrival << 20, walk,
                     controls_capturing(d, &l, arrival, walk));
  }
  base |= (move)NO_SQUARE << 20;
  while (to) {
    unsigned arrival = take_square(&to);
    out = list_prime(out, d, base | (move)arrival << 10, walk,
                     controls_moving(d, lanes, &l, walk, arrival, walk));
  }
  while (on_lane) {
    unsigned arrival = take_square(&on_lane);
    out = list_prime(out, d, base | (move)arrival << 10, walk,
                     controls_on_lane(d, &l, arrival, walk));
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

KNOWN_WALK unsigned controls_by_pawn(const struct diagram *d, const struct lanes *lanes,
                                     const struct lifted *l, move m, unsigned arrives) {
  unsigned to = arrival_of(m);
  if (capture_of(m) != NO_SQUARE)
    return controls_capturing(d, l, to, arrives);
  if (has_square(l->lanes, to))
    return controls_on_lane(d, l, to, arrives);
  return controls_moving(d, lanes, l, PAWN, to, arrives);
}

/* A pawn's move but for the walk that it promotes to.  Without capturing it stays on its file. */
static inline move *list_pawn_move(move *out, const struct diagram *d, struct scope *s, move m) {
  const struct plain_tables *t = d->tables;
  const struct lanes *lanes = lanes_in(s, d);
  const unsigned from = departure_of(m);
  const uint64_t file = lane_byte(t, lanes, from, LANE_FILE) ? t->file_mask[from] : 0;
  struct lifted l = {.controls =
                         lanes->controls - t->leaps[PAWN][from] + lanes_change(t, lanes, from),
                     .from = from,
                     .occupied = occupied(d) ^ square_bit(from),
                     .lanes = file};
  if (!has_square(LAST_RANKS, arrival_of(m)))
    return list_prime(out, d, m, PAWN, controls_by_pawn(d, lanes, &l, m, PAWN));
  for (unsigned walk = QUEEN; walk <= KNIGHT; walk++)
    out = list_prime(out, d, m | (move)walk << 30, PAWN, controls_by_pawn(d, lanes, &l, m, walk));
  return out;
}

static inline move *list_en_passant(move *out, const struct diagram *d, struct scope *s) {
  unsigned to = d->en_passant, passed = d->side == WHITE ? to - 8u : to + 8u;
  (void)s;
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
