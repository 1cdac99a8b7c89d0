/* Final positions and how often each has been reached, in a table with open addressing that doubles
   when it is half full.

   Reading: Popeye's manual speaks of "the maximum number of solutions per (stale)mate position".
   Its output shows that shorter solutions have a number of their own, and that positions with the
   same men on the same squares are one, whoever may castle.  Which of the lines to a position are
   told is left open there; here they are the first ones in the order of the solution, so that they
   are the same for every number of threads, with pruning and without.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/ends.h"

#include <stdlib.h>

struct end {
  struct key key;
  unsigned told; /* 0: the place is free */
};

struct ends {
  unsigned most;
  struct end *places;
  size_t room, used; /* room: a power of two */
};

enum { ROOM_AT_FIRST = 64 };

static struct end *new_places(size_t room) {
  struct end *places = calloc(room, sizeof *places);
  if (!places)
    abort(); /* like the search's own path */
  return places;
}

struct ends *ends_new(unsigned most) {
  struct ends *ends = malloc(sizeof *ends);
  if (!ends)
    abort();
  *ends = (struct ends){.most = most, .places = new_places(ROOM_AT_FIRST), .room = ROOM_AT_FIRST};
  return ends;
}

void ends_free(struct ends *ends) {
  if (!ends)
    return;
  free(ends->places);
  free(ends);
}

/* Where the key is, or would be. */
static struct end *place_of(struct end *places, size_t room, struct key key) {
  size_t at = (size_t)key.low & (room - 1);
  while (places[at].told > 0 && (places[at].key.low != key.low || places[at].key.high != key.high))
    at = (at + 1) & (room - 1);
  return &places[at];
}

static void grow(struct ends *ends) {
  const size_t room = 2 * ends->room;
  struct end *places = new_places(room);
  for (size_t i = 0; i < ends->room; i++)
    if (ends->places[i].told > 0)
      *place_of(places, room, ends->places[i].key) = ends->places[i];
  free(ends->places);
  ends->places = places;
  ends->room = room;
}

bool ends_admit(struct ends *ends, struct key position, unsigned plies) {
  if (2 * ends->used >= ends->room)
    grow(ends);
  const struct key key = key_for(position, ~(uint64_t)plies); /* no man has such a number */
  struct end *end = place_of(ends->places, ends->room, key);
  if (end->told >= ends->most)
    return false;
  ends->used += end->told == 0;
  end->key = key;
  end->told++;
  return true;
}

struct key ends_key(const struct search *search) {
  const struct problem *problem = search->run->plan->problem;
  const unsigned squares = problem->board.files * problem->board.ranks;
  struct key key = {0, 0};
  for (unsigned where = 0; where < squares; where++) {
    const struct man man = search->engine->man_at(search->position, (square)where);
    if (man.walk == NO_WALK)
      continue;
    key = key_for(key, (uint64_t)man.marks << 32 | (uint64_t)where << 16 |
                           (uint64_t)man.owners << 8 | man.walk);
  }
  return key;
}
