/* Sets of squares, for boards of any size: one bit a square, in words of 64.
   Functions take the number of words in use, so that the usual board costs one word.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_SET_H
#define PREMIER_SET_H

#include "solver/board/square.h"

enum { SET_WORDS = (MAX_SQUARES + 63) / 64 };

struct set {
  uint64_t word[SET_WORDS]; /* words beyond those in use stay 0 */
};

static inline bool set_has(const struct set *set, square where) {
  return set->word[where >> 6] >> (where & 63) & 1;
}
static inline void set_add(struct set *set, square where) {
  set->word[where >> 6] |= UINT64_C(1) << (where & 63);
}
static inline void set_remove(struct set *set, square where) {
  set->word[where >> 6] &= ~(UINT64_C(1) << (where & 63));
}
static inline void set_clear(struct set *set) {
  *set = (struct set){{0}};
}
/* The words beyond those in use are left as they are: only for sets used with as many words. */
static inline void set_copy(struct set *set, const struct set *from, unsigned words) {
  for (unsigned i = 0; i < words; i++)
    set->word[i] = from->word[i];
}
static inline void set_keep(struct set *set, const struct set *others, unsigned words) {
  for (unsigned i = 0; i < words; i++)
    set->word[i] &= others->word[i];
}
static inline void set_unite(struct set *set, const struct set *others, unsigned words) {
  for (unsigned i = 0; i < words; i++)
    set->word[i] |= others->word[i];
}
static inline void set_subtract(struct set *set, const struct set *others, unsigned words) {
  for (unsigned i = 0; i < words; i++)
    set->word[i] &= ~others->word[i];
}
static inline bool set_meets(const struct set *set, const struct set *others, unsigned words) {
  for (unsigned i = 0; i < words; i++)
    if (set->word[i] & others->word[i])
      return true;
  return false;
}
static inline bool set_is_empty(const struct set *set, unsigned words) {
  for (unsigned i = 0; i < words; i++)
    if (set->word[i])
      return false;
  return true;
}

/* Has the set exactly one member? */
static inline bool set_has_one(const struct set *set, unsigned words) {
  uint64_t met = 0;
  for (unsigned i = 0; i < words; i++) {
    uint64_t word = set->word[i];
    if ((word & (word - 1)) || (word && met))
      return false;
    met |= word;
  }
  return met != 0;
}

static inline unsigned set_count(const struct set *set, unsigned words) {
  unsigned count = 0;
  for (unsigned i = 0; i < words; i++)
    count += (unsigned)__builtin_popcountll(set->word[i]);
  return count;
}

/* Index of the lowest bit, of the highest one; `word` is not 0. */
static inline unsigned lowest_bit(uint64_t word) {
  return (unsigned)__builtin_ctzll(word);
}

static inline unsigned highest_bit(uint64_t word) {
  return 63u - (unsigned)__builtin_clzll(word);
}

/* The first square of the set from `from` on, NO_SQUARE if there is none. */
static inline square set_next(const struct set *set, unsigned from, unsigned words) {
  unsigned i = from >> 6;
  if (i >= words)
    return NO_SQUARE;
  uint64_t word = set->word[i] & ~UINT64_C(0) << (from & 63);
  while (!word) {
    if (++i >= words)
      return NO_SQUARE;
    word = set->word[i];
  }
  return (square)(i * 64 + lowest_bit(word));
}

/* for_set(where, set, words) …: every square of the set, in rising order. */
#define for_set(where, set, words)                                                                 \
  for (square where = set_next(set, 0, words); where != NO_SQUARE;                                 \
       where = set_next(set, where + 1u, words))

#endif
