/* Ways: what must be empty between a man and a square for the man to capture there.  On a board of
   64 squares or fewer and for a walk of leaps and lines that has at most one way from a square to
   another, one word says it, and an observation is one AND instead of a walk along the line.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/paths.h"

/* Notes the ways of one list; false where a square has a way already. */
static bool note_ways(const struct part_paths *part, enum colour colour, square from,
                      uint64_t *ways, uint64_t *reached) {
  const square *list = part->list + part->start[colour][from];
  while (*list != NO_SQUARE) {
    uint64_t way = 0;
    for (; *list != NO_SQUARE; list++) {
      uint64_t here = UINT64_C(1) << *list;
      if (*reached & here)
        return false;
      *reached |= here;
      ways[*list] = way;
      way |= part->machine == SLIDE ? here : 0;
    }
    list += part->machine == SLIDE;
  }
  return true;
}

const uint64_t *make_ways(const struct walk_paths *walk, enum colour colour, struct arena *arena) {
  if (walk->words != 1 || !walk->lines_only)
    return NULL;
  uint64_t *ways = arena_alloc(arena, (size_t)walk->squares * walk->squares * sizeof *ways);
  for (square from = 0; from < walk->squares; from++) {
    uint64_t reached = 0;
    for (unsigned i = 0; i < walk->part_count; i++)
      if (walk->part[i].captures &&
          !note_ways(&walk->part[i], colour, from, ways + (size_t)from * walk->squares, &reached))
        return NULL;
  }
  return ways;
}
