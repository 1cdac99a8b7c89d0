/* The table of numbers.  It begins small and doubles when half of it is taken, so that short counts
   do not pay for the cold memory of a large one.  An entry is 32 bytes: the whole key, and the
   number if it fits in a word. Longer numbers are limbs in a ring: when the ring comes round, the
   oldest are written over, and the entries that point to them are known by their age.

   The whole key of 128 bits is compared: in 2^50 look-ups a wrong position is taken for the right
   one with a probability of less than 2^-77.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/counts.h"

#include "solver/board/pages.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

enum {
  LOCKS = 256, /* each for the pairs whose number has the same remainder, which stays when the table
                  grows */
  FIRST_PAIRS = 1 << 14,
  RING_SHARE = 8, /* one part in so many of the memory is the ring's */
  LEAST_BYTES = 4096,
  MOST_LIMBS = 1 << 12
};

struct entry {
  struct key key;
  uint64_t value;  /* the number; or where its limbs begin, counted from the ring's beginning */
  uint32_t limbs;  /* 0: the value is the number */
  uint32_t weight; /* 0: a free entry */
};

/* Two entries share a place: the one of more weight stays as long as it is not surpassed, the other
   is always written over. */
struct counts {
  size_t pairs, most; /* in use, a power of two from LOCKS on, and there is room for */
  struct entry *pair;
  atomic_size_t taken; /* entries, not quite exactly */
  uint64_t room, head; /* of the ring: words in it, words ever written */
  uint64_t *ring;
  pthread_mutex_t locks[LOCKS], ring_lock;
};

static size_t power_of_two_within(size_t most) {
  size_t count = 1;
  while (count <= most / 2)
    count *= 2;
  return count;
}

struct counts *counts_new(size_t bytes) {
  struct counts *counts = bytes < LEAST_BYTES ? NULL : calloc(1, sizeof *counts);
  if (!counts)
    return NULL;
  for (unsigned i = 0; i < LOCKS; i++)
    pthread_mutex_init(&counts->locks[i], NULL);
  pthread_mutex_init(&counts->ring_lock, NULL);
  counts->room = bytes / RING_SHARE / sizeof *counts->ring;
  counts->most = power_of_two_within((bytes - bytes / RING_SHARE) / (2 * sizeof *counts->pair));
  counts->pairs = counts->most < FIRST_PAIRS ? counts->most : FIRST_PAIRS;
  counts->ring = calloc(counts->room, sizeof *counts->ring);
  counts->pair = calloc(counts->most, 2 * sizeof *counts->pair);
  if (counts->ring && counts->pair) {
    ask_for_large_pages(counts->pair, counts->most * 2 * sizeof *counts->pair);
    return counts;
  }
  counts_free(counts);
  return NULL;
}

void counts_free(struct counts *counts) {
  if (!counts)
    return;
  for (unsigned i = 0; i < LOCKS; i++)
    pthread_mutex_destroy(&counts->locks[i]);
  pthread_mutex_destroy(&counts->ring_lock);
  free(counts->ring);
  free(counts->pair);
  free(counts);
}

static pthread_mutex_t *lock_of(struct counts *counts, struct key key) {
  return &counts->locks[(key.low & (counts->most - 1)) % LOCKS];
}

/* With the lock held. */
static struct entry *pair_of(const struct counts *counts, struct key key) {
  return &counts->pair[2 * (key.low & (counts->pairs - 1))];
}

static bool is_of(const struct entry *entry, struct key key) {
  return entry->weight && entry->key.low == key.low && entry->key.high == key.high;
}

/* The entry of the key as it is now; false if there is none. */
static bool find(struct counts *counts, struct key key, struct entry *found) {
  pthread_mutex_lock(lock_of(counts, key));
  const struct entry *pair = pair_of(counts, key);
  const bool first = is_of(&pair[0], key), known = first || is_of(&pair[1], key);
  if (known)
    *found = pair[!first];
  pthread_mutex_unlock(lock_of(counts, key));
  return known;
}

/* The entries that belong into the new half go there. */
static void spread(struct counts *counts) {
  const size_t before = counts->pairs;
  counts->pairs *= 2;
  for (size_t i = 0; i < 2 * before; i++) {
    struct entry *entry = &counts->pair[i], *place = pair_of(counts, entry->key);
    if (!entry->weight || place == &counts->pair[i / 2 * 2])
      continue;
    place[i % 2] = *entry;
    *entry = (struct entry){0};
  }
}

/* All locks are taken, always in the same order. */
static void grow(struct counts *counts) {
  for (unsigned i = 0; i < LOCKS; i++)
    pthread_mutex_lock(&counts->locks[i]);
  if (counts->pairs < counts->most && atomic_load(&counts->taken) > counts->pairs)
    spread(counts);
  for (unsigned i = 0; i < LOCKS; i++)
    pthread_mutex_unlock(&counts->locks[i]);
}

static void keep(struct counts *counts, struct entry entry) {
  pthread_mutex_lock(lock_of(counts, entry.key));
  struct entry *pair = pair_of(counts, entry.key);
  struct entry *place = &pair[entry.weight < pair[0].weight && !is_of(&pair[0], entry.key)];
  const bool was_free = !place->weight;
  *place = entry;
  const bool full =
      counts->pairs < counts->most && atomic_fetch_add(&counts->taken, was_free) > counts->pairs;
  pthread_mutex_unlock(lock_of(counts, entry.key));
  if (full)
    grow(counts);
}

/* Have the limbs of the entry not been written over? */
static bool is_fresh(const struct counts *counts, const struct entry *entry) {
  return counts->head - entry->value <= counts->room;
}

/* A number does not wrap: the end of the ring is left empty where it would. */
static uint64_t reserve(struct counts *counts, uint64_t limbs) {
  const uint64_t at = counts->head % counts->room;
  if (at + limbs > counts->room)
    counts->head += counts->room - at;
  counts->head += limbs;
  return counts->head - limbs;
}

static bool read_limbs(struct counts *counts, const struct entry *entry, struct number *number) {
  pthread_mutex_lock(&counts->ring_lock);
  number->is_long = is_fresh(counts, entry);
  if (number->is_long) {
    mpz_init(number->value);
    mpz_import(number->value, entry->limbs, -1, sizeof *counts->ring, 0, 0,
               &counts->ring[entry->value % counts->room]);
  }
  pthread_mutex_unlock(&counts->ring_lock);
  return number->is_long;
}

bool counts_get(struct counts *counts, struct key key, struct number *number) {
  struct entry entry;
  if (!counts || !find(counts, key, &entry))
    return false;
  if (entry.limbs)
    return read_limbs(counts, &entry, number);
  number->word = entry.value;
  return true;
}

static void write_limbs(struct counts *counts, struct entry *entry, const mpz_t value) {
  pthread_mutex_lock(&counts->ring_lock);
  entry->value = reserve(counts, entry->limbs);
  mpz_export(&counts->ring[entry->value % counts->room], NULL, -1, sizeof *counts->ring, 0, 0,
             value);
  pthread_mutex_unlock(&counts->ring_lock);
}

void counts_put(struct counts *counts, struct key key, const struct number *number,
                unsigned weight) {
  struct entry entry = {.key = key, .value = number->word, .weight = weight ? weight : 1};
  if (!counts)
    return;
  if (number->is_long) {
    const size_t limbs = (mpz_sizeinbase(number->value, 2) + 63) / 64;
    if (limbs > MOST_LIMBS || limbs > counts->room / 2)
      return;
    entry.limbs = (uint32_t)limbs;
    write_limbs(counts, &entry, number->value);
  }
  keep(counts, entry);
}
