/* Telling a strategy under fog.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_FOG_TELL_H
#define PREMIER_FOG_TELL_H

#include "solver/search/fog_attack.h"

/* What a side sees. */
struct outlook {
  struct set seen;
  struct man men[MAX_SQUARES]; /* on the squares seen; nobody on the others */
};

/* One of the things that may be seen behind a half-move, for telling it from the others. */
struct glimpse {
  struct fog_part part;
  struct outlook outlook;
  struct sighting sighting; /* points to this outlook and to the one before */
  uint64_t order;           /* of the first position in it */
  struct position *sample;  /* one of the positions */
};

struct glimpses {
  struct glimpse *glimpse;
  size_t count, room;
};

/* fog_glimpses.c */
struct outlook *outlook_new(struct position *position, enum colour side, struct move_stack *moves);
/* Room for one more, all zero; the glimpses before it may move. */
struct glimpse *glimpses_add(struct glimpses *glimpses);
/* Says of each by what it differs from `before` and from the others, and puts them into the order
   in which they were found. */
void glimpses_compare(struct glimpses *glimpses, const struct outlook *before,
                      const struct fog_attack *attack);
void glimpses_free(struct glimpses *glimpses);
/* A move of the side by which this one differs from others that look the same; false if there is
   none. */
bool glimpse_chance(const struct glimpses *glimpses, size_t index, struct ply *ply);

/* Tells the sink of a key that solves within so many moves and of everything behind it. */
void fog_tell_key(struct fog_attack *attack, move key, unsigned moves);

#endif
