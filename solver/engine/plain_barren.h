/* Under Contrôle Premier it is dear to find out that no move reaches a goal, and the same positions
   come again by other ways: so the keys of the last ones are kept.  A position and a goal have
   their place by the key, and what was there before gives way.  Keys are compared whole, all 128
   bits, so that a wrong position is taken for the right one even less often than by the table
   (search/table.c).
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_BARREN_H
#define PREMIER_PLAIN_BARREN_H

#include "solver/engine/plain_position.h"

enum {
  BARREN_KEPT = 1 << 14
}; /* a quarter of a megabyte: more would not stay near the processor */

/* Where the position of this key has its place, whatever the goal. */
static inline struct key *place_of(const struct plain_position *p, struct key key) {
  return &p->barren[key.low % BARREN_KEPT];
}

/* The position with this goal, of which nothing but its kind may matter. */
static inline struct key barren_key(const struct plain_position *p, enum goal_kind kind) {
  struct key key = p->key;
  key.high ^= ((uint64_t)kind + 1) * UINT64_C(0x9e3779b97f4a7c15);
  return key;
}

static inline bool is_barren(const struct plain_position *p, struct key key) {
  const struct key *kept = place_of(p, key);
  return kept->high == key.high && kept->low == key.low;
}

static inline void keep_barren(struct plain_position *p, struct key key) {
  *place_of(p, key) = key;
}

/* Sends for what is known of the position: goals are asked for soon after a move. */
static inline void send_for_barren(const struct plain_position *p) {
  __builtin_prefetch(place_of(p, p->key));
}

#endif
