/* Lists the moves of pawns, all that make the same step at once.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_PAWNS_H
#define PREMIER_PLAIN_PAWNS_H

#if PLAIN_CP
#include "solver/engine/plain_prime_list.h"
#else
#include "solver/engine/plain_list.h"
#endif

/* The moves of all pawns by one step, `shift` being the difference between arrival and
   departure. */
KNOWN_WALK move *list_steps(move *out, const struct diagram *d, struct scope *s, uint64_t arrivals,
                            int shift, bool captures, enum move_kind kind) {
  arrivals &= s->arrivals;
  if (s->narrowed)
    arrivals &= s->checks[PAWN] | LAST_RANKS | shifted(~s->narrowed, shift);
  return arrivals ? list_pawn_steps(out, d, s, arrivals, shift, captures, kind) : out;
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
    out = list_en_passant(out, d, s);
  return out;
}

static inline move *list_pawns(move *out, const struct diagram *d, struct scope *s) {
  return d->side == WHITE ? list_pawns_of(out, d, s, WHITE) : list_pawns_of(out, d, s, BLACK);
}

#endif
