/* Check and legality under Contrôle Premier (seeds.md section 1): a move is legal if it leads to a
   prime Q and does not leave the king in check; a king is in check "only if some enemy man could
   capture it by a move whose resulting position (king gone, capturer on its square, promotion
   included) has a prime Q".
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_PRIME_H
#define PREMIER_PLAIN_PRIME_H

#include "solver/engine/plain_moves.h"

/* All moves, to be judged afterwards. */
static inline struct scope every_move(const struct diagram *d) {
  return (struct scope){.arrivals = free_arrivals(d), .king = king_of(d, d->side)};
}

/* What may expose the king of the side. */
struct danger {
  bool known;
  unsigned king;
  bool observed;    /* the king is observed by some enemy */
  uint64_t screens; /* it might be once one of these has left */
};

static inline void find_danger(const struct diagram *d, struct danger *danger) {
  danger->known = true;
  danger->king = king_of(d, d->side);
  if (danger->king == NOWHERE)
    return;
  danger->observed = attacked(d, danger->king, d->side ^ 1u, occupied(d));
  danger->screens = screens(d, danger->king, d->side ^ 1u) & d->of[d->side];
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
  struct trial trial = try_move(d, m, walk_tag(m), captured);
  d->controls = (uint16_t)controls_tag(m);
  return trial;
}

/* Is `side` in check after this tagged move? */
static inline bool checks(struct diagram *d, move m, unsigned side) {
  if (kind_of(m) <= DOUBLE_STEP)
    return check_after(d, m, side);
  struct trial trial = try_tagged(d, m);
  bool check = side_in_check(d, side);
  end_trial(d, &trial);
  return check;
}

/* `danger` is found when it is asked for first. */
static inline bool is_safe(struct diagram *d, struct danger *danger, move m) {
  if (!danger->known)
    find_danger(d, danger);
  return !is_risky(danger, m) || !checks(d, m, d->side);
}

/* Keeps the legal ones among moves that lead to a prime Q. */
static inline move *keep_safe(struct diagram *d, struct danger *danger, move *first,
                              const move *end) {
  move *kept = first;
  for (const move *m = first; m < end; m++)
    if (is_safe(d, danger, *m))
      *kept++ = *m;
  return kept;
}

static inline move *all_legal(struct diagram *d, move *out) {
  struct scope scope = every_move(d);
  struct danger danger = {0};
  move *end = keep_safe(d, &danger, out, generate(out, d, &scope));
  for (move *m = out; m < end; m++)
    *m = untagged(*m);
  return end;
}

static inline bool any_legal(struct diagram *d) {
  move moves[MOST_MOVES];
  struct scope scope = every_move(d);
  struct danger danger = {0};
  for (unsigned walk = KING; walk < ORTHODOX_WALKS; walk++)
    if (keep_safe(d, &danger, moves, add_men(moves, d, &scope, walk)) > moves)
      return true;
  return false;
}

#endif
