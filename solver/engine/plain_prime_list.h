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

static inline const struct sight *sight_in(struct scope *s, const struct diagram *d) {
  if (!s->sight.controls)
    look_around(&s->sight, d);
  return &s->sight;
}

/* A man that is to check the king itself: with the king captured it stands where it would if it had
   gone there at once.  Whence it checks is all the same to Q then, unless it captures on its way.
 */
KNOWN_WALK bool may_check(const struct diagram *d, const struct sight *s, unsigned walk,
                          unsigned from, unsigned king) {
  const struct plain_tables *t = d->tables;
  uint64_t seen = seen_from(d, walk, d->side, king, occupied(d) ^ square_bit(from));
  return t->prime[lift(d, s, from).controls - t->leaps[KING][king] + count_squares(seen)];
}

/* The moves of one man that is not a pawn, which sees the squares `seen`, to those in `to`. */
KNOWN_WALK move *list_moves(move *out, const struct diagram *d, struct scope *s, unsigned walk,
                            unsigned from, uint64_t seen, uint64_t to) {
  const uint64_t enemies = d->of[d->side ^ 1];
  if (!to)
    return out;
  const struct sight *sight = sight_in(s, d);
  if (has_square(s->narrowed, from) && !may_check(d, sight, walk, from, s->target))
    to &= enemies;
  union bytes value;
  value_arrivals(&value, d, sight, walk, from, seen, to);
  to = prime_squares(d->tables, sight, &value, to);
  if (s->count_only)
    return out + count_squares(to);
  move base = make_move((square)from, 0, 0, NO_WALK, ORDINARY, 0);
  for (uint64_t captures = to & enemies; captures;) {
    unsigned arrival = take_square(&captures);
    *out++ = tagged(base | (move)arrival << 10 | (move)arrival << 20, walk,
                    sight->origin + value.at[arrival]);
  }
  base |= (move)NO_SQUARE << 20;
  for (to &= ~enemies; to;) {
    unsigned arrival = take_square(&to);
    *out++ = tagged(base | (move)arrival << 10, walk, sight->origin + value.at[arrival]);
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

static inline move *list_promotions(move *out, const struct diagram *d, const struct sight *sight,
                                    move m) {
  const struct lifted l = lift(d, sight, departure_of(m));
  for (unsigned walk = QUEEN; walk <= KNIGHT; walk++)
    out = list_prime(out, d, m | (move)walk << 30, PAWN,
                     capture_of(m) == NO_SQUARE ? controls_moving(d, &l, arrival_of(m), walk)
                                                : controls_capturing(d, &l, arrival_of(m), walk));
  return out;
}

/* The moves of pawns by one step, of which there are some.  A big function, called from several
   places. */
static __attribute__((noinline)) move *list_pawn_steps(move *out, const struct diagram *d,
                                                       struct scope *s, uint64_t arrivals,
                                                       int shift, bool captures,
                                                       enum move_kind kind) {
  union bytes value;
  const struct sight *sight = sight_in(s, d);
  uint64_t promotions = arrivals & LAST_RANKS;
  value_steps(&value, d, sight, arrivals ^ promotions, shift, captures);
  arrivals = promotions | prime_squares(d->tables, sight, &value, arrivals ^ promotions);
  if (s->count_only && !promotions)
    return out + count_squares(arrivals);
  while (arrivals) {
    const unsigned to = take_square(&arrivals), from = (unsigned)((int)to - shift);
    const square capture = captures ? (square)to : NO_SQUARE;
    const move m = make_move((square)from, (square)to, capture, NO_WALK, kind, 0);
    if (has_square(promotions, to))
      out = list_promotions(out, d, sight, m);
    else
      *out++ = tagged(m, PAWN, sight->origin + value.at[to]);
  }
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
