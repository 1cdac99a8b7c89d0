/* Check and legality under Contrôle Premier (seeds.md section 1): a move is legal if it leads to a
   prime Q and does not leave the king in check; a king is in check "only if some enemy man could
   capture it by a move whose resulting position (king gone, capturer on its square, promotion
   included) has a prime Q".
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_PRIME_H
#define PREMIER_PLAIN_PRIME_H

#include "solver/engine/plain_control.h"
#include "solver/engine/plain_moves.h"

static inline bool captures_prime(const struct diagram *d, const struct lifted *l, unsigned king) {
  const bool *prime = d->tables->prime;
  if (l->walk != PAWN || (king >= 8 && king < 56))
    return prime[controls_capturing(d, l, king, l->walk)];
  for (unsigned walk = QUEEN; walk <= KNIGHT; walk++)
    if (prime[controls_capturing(d, l, king, walk)])
      return true;
  return false;
}

static inline bool side_in_check(const struct diagram *d, unsigned side) {
  unsigned king = king_of(d, side);
  if (king == NOWHERE)
    return false;
  uint64_t found = attackers(d, king, side ^ 1, occupied(d));
  if (!found)
    return false;
  unsigned controls = controls_of(d);
  while (found) {
    unsigned from = take_square(&found);
    struct sights sights = sights_at(d, from, controls);
    struct lifted lifted = lift(d, &sights, from, side ^ 1);
    if (captures_prime(d, &lifted, king))
      return true;
  }
  return false;
}

/* The king castles neither out of nor through check; the square that it passes "is tested with the
   king standing on it and the rook not yet moved".  Arriving is judged like every other move. */
static inline bool may_castle(const struct diagram *d, unsigned from, unsigned passed,
                              unsigned arrival) {
  (void)arrival;
  struct diagram trial = *d;
  uint64_t both = square_bit(from) | square_bit(passed);
  trial.of[d->side] ^= both;
  trial.walk[KING] ^= both;
  trial.controls = 0;
  return !side_in_check(d, d->side) && !side_in_check(&trial, d->side);
}

/* All moves, to be judged afterwards. */
static inline struct scope every_move(const struct diagram *d) {
  return (struct scope){.arrivals = free_arrivals(d), .king = king_of(d, d->side)};
}

/* What may expose the king of the side. */
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

/* While moves are judged, their `choice` holds Q after them. */
static inline move tagged(move m, unsigned controls) {
  return m | (move)controls << 42;
}
static inline move untagged(move m) {
  return m & (((move)1 << 42) - 1);
}

/* Can the king be in check after this move?  If not, no enemy observes it then, let alone may
   capture it. */
static inline bool is_risky(const struct danger *danger, move m) {
  return danger->king != NOWHERE &&
         (danger->observed || departure_of(m) == danger->king || kind_of(m) == EN_PASSANT ||
          has_square(danger->screens, departure_of(m)));
}

/* Plays a tagged move for a trial. */
static inline struct trial try_tagged(struct diagram *d, move m) {
  unsigned captured = capture_of(m) == NO_SQUARE ? NO_WALK : walk_at(d, capture_of(m));
  struct trial trial = try_move(d, m, walk_at(d, departure_of(m)), captured);
  d->controls = (uint16_t)choice_of(m);
  return trial;
}

static inline bool is_safe(struct diagram *d, const struct danger *danger, move m) {
  if (!is_risky(danger, m))
    return true;
  struct trial trial = try_tagged(d, m);
  bool safe = !side_in_check(d, d->side ^ 1u);
  end_trial(d, &trial);
  return safe;
}

/* Keeps the moves that lead to a prime Q, tagged; returns the new end. */
static inline move *keep_prime(const struct diagram *d, const struct sights *sights,
                               const move *first, const move *end, move *kept) {
  const bool *prime = d->tables->prime;
  struct lifted lifted = {.from = NOWHERE};
  for (const move *m = first; m < end; m++) {
    if (lifted.from != departure_of(*m))
      lifted = lift(d, sights, departure_of(*m), d->side);
    unsigned controls = controls_after(d, &lifted, *m);
    *kept = tagged(*m, controls);
    kept += prime[controls]; /* one in four: a branch would be mispredicted */
  }
  return kept;
}

static inline move *keep_safe(struct diagram *d, const struct danger *danger, move *first,
                              const move *end) {
  move *kept = first;
  for (const move *m = first; m < end; m++)
    if (is_safe(d, danger, *m))
      *kept++ = *m;
  return kept;
}

/* Keeps the legal ones among the moves, tagged; returns the new end. */
static inline move *keep_legal(struct diagram *d, move *first, move *end) {
  if (first == end)
    return end;
  struct sights sights = sights_of(d);
  end = keep_prime(d, &sights, first, end, first);
  if (first == end)
    return end;
  struct danger danger = danger_of(d);
  return keep_safe(d, &danger, first, end);
}

static inline move *all_legal(struct diagram *d, move *out) {
  struct scope scope = every_move(d);
  move *end = keep_legal(d, out, generate(out, d, &scope));
  for (move *m = out; m < end; m++)
    *m = untagged(*m);
  return end;
}

/* Judges a few moves at a time: usually one of the first is legal. */
static inline bool any_legal(struct diagram *d) {
  enum { FEW = 8 };
  move moves[MOST_MOVES], few[FEW];
  struct scope scope = every_move(d);
  const move *end = generate(moves, d, &scope);
  struct sights sights = sights_of(d);
  struct danger danger = danger_of(d);
  for (const move *m = moves; m < end; m += FEW) {
    const move *stop = end - m < FEW ? end : m + FEW;
    if (keep_safe(d, &danger, few, keep_prime(d, &sights, m, stop, few)) > few)
      return true;
  }
  return false;
}

#endif
