/* Check and legality under Contrôle Premier: a move is legal if it leads to a prime Q and does not
   leave the king in check (what is check: plain_prime_check.h).
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_PRIME_H
#define PREMIER_PLAIN_PRIME_H

#include "solver/engine/plain_moves.h"

/* All moves, to be judged afterwards.  Nothing is looked at yet. */
static inline void want_every_move(struct scope *s, const struct diagram *d) {
  s->arrivals = free_arrivals(d);
  s->pinned = s->narrowed = 0;
  s->king = king_of(d, d->side);
  s->target = 0; /* of no meaning where nobody is narrowed */
  s->in_check = s->count_only = false;
  s->sight.controls = 0;
  memset(s->checks, 0, sizeof s->checks);
}

/* An enemy that observes the king: what its capturing the king would make of Q, as long as a move
   neither leaves nor enters `zone`. */
struct observer {
  unsigned from;
  unsigned change; /* to be added to Q, modulo 2^32 */
  uint64_t zone;
};

/* What may expose a king to a move. */
struct danger {
  bool known;
  unsigned king;
  uint64_t screens; /* men of the side at the move behind which an enemy of the king might see it */
  unsigned count;
  struct observer observers[16]; /* along eight lines and by eight leaps */
};

/* Q after the capture of the king is Q before it, and what depends on the walk of the capturer, on
   the squares that it sees along lines (what line men see behind it when it leaves, and its own
   sight if it is a line man) and on those seen from the king's square when it has left (its sight
   there if it is a line man).  A move that leaves none of the squares seen, and enters none,
   changes nothing of that.  Where the capture is a promotion, every move is judged for itself. */
static inline struct observer observe(const struct diagram *d, const struct view *v,
                                      unsigned from) {
  const struct plain_tables *t = d->tables;
  const unsigned walk = walk_at(d, from);
  const bool promotes = walk == PAWN && has_square(LAST_RANKS, v->king);
  uint64_t straight = rook_sees(t, from, v->occupied), slant = bishop_sees(t, from, v->occupied);
  struct observer o = {
      .from = from, .change = change_by_fall(d, v, from, walk), .zone = straight | slant};
  if (if_straight(walk) | if_slant(walk))
    o.zone |= rook_sees(t, v->king, v->occupied ^ square_bit(from)) |
              bishop_sees(t, v->king, v->occupied ^ square_bit(from));
  if (promotes)
    o.zone = ~UINT64_C(0);
  return o;
}

static inline void find_danger(const struct diagram *d, struct danger *danger, unsigned side) {
  danger->known = true;
  danger->count = 0;
  danger->screens = 0;
  danger->king = king_of(d, side);
  if (danger->king == NOWHERE)
    return;
  struct view view = view_now(d, side);
  danger->screens = screens(d, danger->king, side ^ 1u) & d->of[d->side];
  for (uint64_t left = observers(d, &view); left;)
    danger->observers[danger->count++] = observe(d, &view, take_square(&left));
}

/* The same, looked at anew, after a tagged move into or out of its zone. */
static __attribute__((noinline)) bool falls_anew(const struct diagram *d, unsigned king,
                                                 unsigned from, move m, bool own) {
  const struct view view = view_after(d, m, own);
  return !(d->tables->between[king][from] & view.occupied) &&
         falls_to(d, &view, from, walk_at(d, from));
}

/* May the king be captured after this tagged move, by an enemy that observes it already and does
   not move itself?  `own`: it is the king of the side at the move. */
KNOWN_WALK bool falls_after(const struct diagram *d, const struct danger *danger, move m,
                            bool own) {
  const uint64_t ends = square_bit(departure_of(m)) | square_bit(arrival_of(m));
  for (unsigned i = 0; i < danger->count; i++) {
    const struct observer *o = &danger->observers[i];
    if (has_square(ends, o->from)) /* captured, or it moves */
      continue;
    if (ends & o->zone ? falls_anew(d, danger->king, o->from, m, own)
                       : d->tables->prime[controls_tag(m) + o->change])
      return true;
  }
  return false;
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

/* Does a tagged move leave the king out of check?  `danger` is found when it is asked for first.
   Only a man that observes the king may capture it: one that did before, or one behind a screen
   that has left; a king that moves is asked about anew. */
static inline bool is_safe(struct diagram *d, struct danger *danger, move m) {
  if (!danger->known)
    find_danger(d, danger, d->side);
  if (danger->king == NOWHERE)
    return true;
  if (departure_of(m) == danger->king || kind_of(m) == EN_PASSANT ||
      has_square(danger->screens, departure_of(m)))
    return !checks(d, m, d->side);
  return !falls_after(d, danger, m, true);
}

/* May the man that has just moved capture the enemy king? */
static __attribute__((noinline)) bool falls_to_latest(const struct diagram *d, unsigned king,
                                                      move m) {
  const unsigned to = arrival_of(m), arrives = promotion_of(m) ? promotion_of(m) : walk_tag(m);
  const uint64_t left = occupied(d) ^ square_bit(departure_of(m));
  if (!has_square(seen_from(d, arrives, d->side, to, left), king))
    return false;
  struct view view = view_after(d, m, false);
  return falls_to(d, &view, to, arrives);
}

/* Does a tagged move check the enemy king?  Only a man that observes it may: one that did before,
   the one that has moved, or one behind a screen that has left. */
static inline bool gives_check(struct diagram *d, struct danger *danger, move m) {
  if (!danger->known)
    find_danger(d, danger, d->side ^ 1u);
  if (danger->king == NOWHERE)
    return false;
  if (kind_of(m) > DOUBLE_STEP || has_square(danger->screens, departure_of(m)))
    return checks(d, m, d->side ^ 1u);
  return falls_after(d, danger, m, false) || falls_to_latest(d, danger->king, m);
}

/* Nothing can expose the king but its own moves. */
static inline bool only_king_exposes(const struct diagram *d, const struct danger *danger) {
  return !danger->count && !danger->screens && d->en_passant == NOWHERE &&
         !(d->rights >> 2 * d->side & 3);
}

/* Keeps the legal ones among moves that lead to a prime Q, listed in the usual order: the king's
   moves come first, and may be judged without knowing what observes it now. */
static inline move *keep_safe(struct diagram *d, struct danger *danger, move *first,
                              const move *end) {
  const unsigned king = king_of(d, d->side);
  move *kept = first;
  const move *m = first;
  for (; m < end && departure_of(*m) == king && kind_of(*m) == ORDINARY; m++) {
    *kept = *m;
    kept += !own_check_after(d, *m);
  }
  if (m < end && !danger->known)
    find_danger(d, danger, d->side);
  const bool unsafe = m < end && !only_king_exposes(d, danger);
  for (; m < end; m++) {
    *kept = *m;
    kept += !unsafe || is_safe(d, danger, *m);
  }
  return kept;
}

static inline move *all_legal(struct diagram *d, move *out) {
  struct scope scope;
  want_every_move(&scope, d);
  struct danger danger;
  danger.known = false;
  move *end = keep_safe(d, &danger, out, generate(out, d, &scope));
  for (move *m = out; m < end; m++)
    *m = untagged(*m);
  return end;
}

/* The moves that lead to a prime Q; out of check only the legal ones. */
static inline unsigned count_roughly(struct diagram *d) {
  move moves[MOST_MOVES];
  struct scope scope;
  struct danger danger;
  danger.known = false;
  want_every_move(&scope, d);
  const bool check = side_in_check(d, d->side);
  scope.count_only = !check;
  move *end = generate(moves, d, &scope);
  if (check)
    end = keep_safe(d, &danger, moves, end);
  return (unsigned)(end - moves);
}

static inline bool any_legal(struct diagram *d) {
  move moves[MOST_MOVES];
  struct scope scope;
  want_every_move(&scope, d);
  struct danger danger;
  danger.known = false;
  for (unsigned walk = KING; walk < ORTHODOX_WALKS; walk++)
    if (keep_safe(d, &danger, moves, add_men(moves, d, &scope, walk)) > moves)
      return true;
  return false;
}

#endif
