/* Sets of possible positions.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_FOG_SET_H
#define PREMIER_FOG_SET_H

#include "solver/engine/engine.h"

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

/* Memory for all sets of a run, in bytes; shared by the workers. */
struct fog_memory {
  atomic_size_t used;
  size_t most;
  atomic_bool exhausted; /* more was asked for: what has been found is not all */
};

/* A possible position: the placement of the hidden men that it comes from and the half-moves since
   then, and what tells it from others. */
struct possible {
  struct key key;       /* of the position */
  struct key sights[2]; /* of what was seen on the way from the set before: behind the half-move of
                           the side itself, and behind the answer */
  uint64_t order;       /* of two in a set: which one is told first */
  uint32_t placement;
  move path[]; /* as many as the set says */
};

struct fog_set {
  struct fog_memory *memory;
  unsigned depth;           /* half-moves of each path */
  size_t count, room, size; /* of them, and bytes of each */
  unsigned char *bytes;
};

/* A part of a set: those from `begin` up to `end`. */
struct fog_part {
  const struct fog_set *set;
  size_t begin, end;
};

void fog_set_begin(struct fog_set *set, struct fog_memory *memory, unsigned depth);
void fog_set_free(struct fog_set *set);

/* Room for one more, all zero; NULL where the memory is exhausted. */
struct possible *fog_set_add(struct fog_set *set);
struct possible *fog_set_at(const struct fog_set *set, size_t index);

/* Puts together those of which the same has been seen, and leaves one of several that are the same
   position then. */
void fog_set_sort(struct fog_set *set);
/* The part from `begin` on of which the same has been seen: in both sights, or in the first. */
struct fog_part fog_set_part(const struct fog_set *set, size_t begin, bool both);

/* The key of a part: equal for equal positions. */
struct key fog_part_key(const struct fog_part *part);

#endif
