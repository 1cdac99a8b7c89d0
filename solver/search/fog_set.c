/* Sets of possible positions: arrays of elements that are as long as the paths.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/fog_set.h"

#include <stdlib.h>
#include <string.h>

void fog_set_begin(struct fog_set *set, struct fog_memory *memory, unsigned depth) {
  *set = (struct fog_set){
      .memory = memory, .depth = depth, .size = sizeof(struct possible) + depth * sizeof(move)};
}

void fog_set_free(struct fog_set *set) {
  atomic_fetch_sub(&set->memory->used, set->room * set->size);
  free(set->bytes);
  set->bytes = NULL;
  set->count = set->room = 0;
}

/* Twice the room, as far as the memory goes: while it grows both rooms are taken. */
static bool grow(struct fog_set *set) {
  const size_t room = set->room > 0 ? 2 * set->room : 16, bytes = room * set->size;
  struct fog_memory *memory = set->memory;
  unsigned char *larger = NULL;
  if (atomic_fetch_add(&memory->used, bytes) + bytes <= memory->most)
    larger = realloc(set->bytes, bytes);
  if (larger == NULL) {
    atomic_fetch_sub(&memory->used, bytes);
    atomic_store(&memory->exhausted, true);
    return false;
  }
  atomic_fetch_sub(&memory->used, set->room * set->size);
  set->bytes = larger;
  set->room = room;
  return true;
}

struct possible *fog_set_at(const struct fog_set *set, size_t index) {
  return (struct possible *)(set->bytes + index * set->size);
}

struct possible *fog_set_add(struct fog_set *set) {
  if (set->count == set->room && !grow(set))
    return NULL;
  return memset(fog_set_at(set, set->count++), 0, set->size);
}

static int compare_keys(const struct key *one, const struct key *other) {
  if (one->high != other->high)
    return one->high < other->high ? -1 : 1;
  return one->low == other->low ? 0 : one->low < other->low ? -1 : 1;
}

static int compare(const void *left, const void *right) {
  const struct possible *one = left, *other = right;
  int order = compare_keys(&one->sights[0], &other->sights[0]);
  if (order == 0)
    order = compare_keys(&one->sights[1], &other->sights[1]);
  if (order == 0)
    order = compare_keys(&one->key, &other->key);
  return order != 0 ? order : (one->order > other->order) - (one->order < other->order);
}

static bool is_same(const struct possible *one, const struct possible *other) {
  return memcmp(&one->key, &other->key, sizeof one->key) == 0 &&
         memcmp(one->sights, other->sights, sizeof one->sights) == 0;
}

void fog_set_sort(struct fog_set *set) {
  if (set->count == 0)
    return;
  qsort(set->bytes, set->count, set->size, compare);
  size_t kept = 1;
  for (size_t i = 1; i < set->count; i++)
    if (!is_same(fog_set_at(set, kept - 1), fog_set_at(set, i)))
      memmove(fog_set_at(set, kept++), fog_set_at(set, i), set->size);
  set->count = kept;
}

struct fog_part fog_set_part(const struct fog_set *set, size_t begin, bool both) {
  const struct possible *first = fog_set_at(set, begin);
  const size_t compared = both ? sizeof first->sights : sizeof first->sights[0];
  size_t end = begin + 1;
  while (end < set->count && memcmp(first->sights, fog_set_at(set, end)->sights, compared) == 0)
    end++;
  return (struct fog_part){set, begin, end};
}

struct key fog_part_key(const struct fog_part *part) {
  struct key sum = {part->end - part->begin, 0};
  for (size_t i = part->begin; i < part->end; i++)
    gather_key(&sum, fog_set_at(part->set, i)->key);
  return sum;
}
