/* The table of numbers.  An entry is 32 bytes: the whole key, and the number if it fits in a word.
   Longer numbers are limbs in a ring: when the ring comes round, the oldest are written over, and
   the entries that point to them are known by their age.

   The whole key of 128 bits is compared: in 2^50 look-ups a wrong position is taken for the right
   one with a probability of less than 2^-77.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/counts.h"

#include <pthread.h>
#include <stdlib.h>

enum {
  LOCKS = 256,    /* each for the pairs whose number has the same remainder */
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
  size_t pairs; /* a power of two */
  struct entry *pair;
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
  counts->pairs = power_of_two_within((bytes - bytes / RING_SHARE) / (2 * sizeof *counts->pair));
  counts->ring = calloc(counts->room, sizeof *counts->ring);
  counts->pair = calloc(counts->pairs, 2 * sizeof *counts->pair);
  if (counts->ring && counts->pair)
    return counts;
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

static size_t place_of(const struct counts *counts, struct key key) {
  return key.low & (counts->pairs - 1);
}

static void lock(struct counts *counts, size_t place) {
  pthread_mutex_lock(&counts->locks[place % LOCKS]);
}

static void unlock(struct counts *counts, size_t place) {
  pthread_mutex_unlock(&counts->locks[place % LOCKS]);
}

static bool is_of(const struct entry *entry, struct key key) {
  return entry->weight && entry->key.low == key.low && entry->key.high == key.high;
}

/* The entry of the key as it is now; false if there is none. */
static bool find(struct counts *counts, struct key key, struct entry *found) {
  const size_t place = place_of(counts, key);
  const struct entry *pair = &counts->pair[2 * place];
  lock(counts, place);
  const bool first = is_of(&pair[0], key), known = first || is_of(&pair[1], key);
  if (known)
    *found = pair[!first];
  unlock(counts, place);
  return known;
}

static void keep(struct counts *counts, struct entry entry) {
  const size_t place = place_of(counts, entry.key);
  struct entry *pair = &counts->pair[2 * place];
  lock(counts, place);
  pair[entry.weight < pair[0].weight && !is_of(&pair[0], entry.key)] = entry;
  unlock(counts, place);
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
