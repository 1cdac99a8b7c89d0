/* The transposition table.  An entry is two words that several threads read and write without
   locks; the first is the key's high half XOR the second, so that an entry torn between two
   writers fits no key and is not found (R. Hyatt & T. Mann, "A lock-less transposition table
   implementation for parallel search", ICGA Journal 25, 2002).

   No false hit: an entry keeps the whole high half of the key and the upper 32 bits of the low
   half; the place of its bucket depends on the other 32.  A wrong position is taken for the right
   one with a probability of at most 4 * 2^-96 a look-up (four entries a bucket), so that in 2^50
   look-ups, months of work, the risk is 2^-44: less than that of a failing memory cell.  (While the
   table is small fewer of the other 32 bits count, which this estimate does not use.)

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/table.h"

#include "solver/board/pages.h"

#include <stdatomic.h>
#include <stdlib.h>

enum { SLOTS = 4 };

struct entry {
  _Atomic uint64_t check; /* high half of the key XOR data */
  _Atomic uint64_t data;  /* low half's upper 32 bits; weight 8; value 24 */
};

struct bucket {
  struct entry slots[SLOTS];
};

struct table {
  struct bucket *buckets;
  void *memory; /* what calloc gave: buckets are aligned to a cache line within it */
  uint32_t room;
  _Atomic uint32_t in_use;   /* buckets that are looked into: a power of two, or room */
  _Atomic uint32_t pressure; /* entries that gave way since the last growth */
};

enum {
  AT_FIRST = 1 << 12,
  OUT_OF_CACHE = 1 << 15 /* two megabytes */
};

struct table *table_new(size_t bytes) {
  const size_t line = sizeof(struct bucket);
  if (bytes < 64 * line)
    return NULL;
  struct table *table = malloc(sizeof *table);
  if (!table)
    return NULL;
  size_t room = bytes / line - 1;
  table->room = room < UINT32_MAX ? (uint32_t)room : UINT32_MAX;
  /* Fresh pages from calloc are zero and cost nothing until they are touched. */
  table->memory = calloc((size_t)table->room + 1, line);
  if (!table->memory) {
    free(table);
    return NULL;
  }
  uintptr_t start = ((uintptr_t)table->memory + line - 1) / line * line;
  table->buckets = (struct bucket *)start;
  ask_for_large_pages(table->memory, bytes);
  atomic_init(&table->in_use, table->room < AT_FIRST ? table->room : AT_FIRST);
  atomic_init(&table->pressure, 0);
  return table;
}

void table_free(struct table *table) {
  if (!table)
    return;
  free(table->memory);
  free(table);
}

/* The least power of two, less one, that is not below number - 1. */
static uint32_t mask_for(uint32_t number) {
  uint32_t mask = number - 1;
  for (unsigned shift = 1; shift < 32; shift *= 2)
    mask |= mask >> shift;
  return mask;
}

/* What lies beyond the room is folded back into its upper half. */
static struct bucket *bucket_of(const struct table *table, struct key key) {
  uint32_t in_use = atomic_load_explicit(&table->in_use, memory_order_relaxed);
  uint32_t mask = mask_for(in_use), place = (uint32_t)key.low & mask;
  if (place >= in_use)
    place -= mask / 2 + 1;
  return &table->buckets[place];
}

/* Called when an entry of another position had to give way.  A small problem should not pay for
   the cold memory of a big table, so the table begins small and doubles; entries whose place
   changes by that are lost, which costs less than moving them with other threads at work. */
static void grow_under_pressure(struct table *table) {
  uint32_t in_use = atomic_load_explicit(&table->in_use, memory_order_relaxed);
  if (in_use == table->room)
    return;
  if (atomic_fetch_add_explicit(&table->pressure, 1, memory_order_relaxed) < in_use)
    return;
  atomic_store_explicit(&table->pressure, 0, memory_order_relaxed);
  uint32_t more = in_use <= table->room / 2 ? 2 * in_use : table->room;
  atomic_compare_exchange_strong(&table->in_use, &in_use, more);
}

static uint64_t packed(struct key key, unsigned weight, uint32_t value) {
  return (key.low >> 32) << 32 | (uint64_t)weight << 24 | value;
}

/* Do the two words belong to this key? */
static bool fits(struct key key, uint64_t check, uint64_t data) {
  return (check ^ data) == key.high && data >> 32 == key.low >> 32 && (data & VALUE_MAX) != 0;
}

bool table_is_slow(const struct table *table) {
  return table && atomic_load_explicit(&table->in_use, memory_order_relaxed) >= OUT_OF_CACHE;
}

void table_send_for(const struct table *table, struct key key) {
  __builtin_prefetch(bucket_of(table, key));
}

uint32_t table_get(const struct table *table, struct key key) {
  if (!table)
    return 0;
  struct bucket *bucket = bucket_of(table, key);
  for (unsigned i = 0; i < SLOTS; i++) {
    uint64_t data = atomic_load_explicit(&bucket->slots[i].data, memory_order_relaxed);
    uint64_t check = atomic_load_explicit(&bucket->slots[i].check, memory_order_relaxed);
    if (fits(key, check, data))
      return (uint32_t)(data & VALUE_MAX);
  }
  return 0;
}

/* The slot of the key itself if it has one, else the lightest; every loss of a race between
   threads loses an entry only. */
static struct entry *slot_for(struct table *table, struct key key) {
  struct bucket *bucket = bucket_of(table, key);
  struct entry *lightest = &bucket->slots[0];
  uint64_t least = UINT64_MAX;
  for (unsigned i = 0; i < SLOTS; i++) {
    struct entry *slot = &bucket->slots[i];
    uint64_t data = atomic_load_explicit(&slot->data, memory_order_relaxed);
    uint64_t check = atomic_load_explicit(&slot->check, memory_order_relaxed);
    if (fits(key, check, data))
      return slot;
    uint64_t weight = data & VALUE_MAX ? 1 + (data >> 24 & 255) : 0;
    if (weight < least) {
      least = weight;
      lightest = slot;
    }
  }
  if (least > 0)
    grow_under_pressure(table);
  return lightest;
}

void table_put(struct table *table, struct key key, uint32_t value, unsigned weight) {
  if (!table)
    return;
  struct entry *slot = slot_for(table, key);
  uint64_t data = packed(key, weight < 255 ? weight : 255, value);
  atomic_store_explicit(&slot->data, data, memory_order_relaxed);
  atomic_store_explicit(&slot->check, key.high ^ data, memory_order_relaxed);
}
