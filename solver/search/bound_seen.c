/* Aims that come up twice while drafting, by different branches, are dropped.  Which they are is
   looked up by a hash; an aim that is not found again is only worked on twice.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/bound_draft.h"

#include <stdlib.h>
#include <string.h>

enum { SEEN_SLOTS = 1 << 15 };

/* Aims drafted lately: where an aim with this hash is in the list. */
struct draft_seen {
  uint32_t place[SEEN_SLOTS];
};

struct draft_seen *draft_seen_new(void) {
  struct draft_seen *seen = calloc(1, sizeof *seen);
  if (!seen)
    abort();
  return seen;
}

static uint64_t hash_of(const struct aim *aim) {
  uint64_t hash = 0, word;
  for (size_t i = 0; i + sizeof word <= sizeof *aim; i += sizeof word) {
    memcpy(&word, (const char *)aim + i, sizeof word);
    hash = (hash ^ word) * UINT64_C(0x9e3779b97f4a7c15);
    hash ^= hash >> 29;
  }
  return hash;
}

/* A few are compared with it one by one; then
   a slot may hold anything: the aim it points to is compared itself. */
bool draft_is_double(struct draft *draft) {
  enum { FEW = 6 };
  const struct aims *aims = draft->aims;
  const struct aim *aim = &aims->aims[aims->count];
  for (size_t i = 0; i < aims->count && i < FEW; i++)
    if (memcmp(&aims->aims[i], aim, sizeof *aim) == 0)
      return true;
  if (aims->count < FEW)
    return false;
  uint32_t *place = &draft->seen->place[hash_of(aim) % SEEN_SLOTS];
  if (*place < aims->count && memcmp(&aims->aims[*place], aim, sizeof *aim) == 0)
    return true;
  *place = (uint32_t)aims->count;
  return false;
}
