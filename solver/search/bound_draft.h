/* Drafting: all aims that a position leaves open.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_BOUND_DRAFT_H
#define PREMIER_BOUND_DRAFT_H

#include "solver/search/bound_aim.h"

#include <stddef.h>

struct aims {
  struct aim *aims;
  size_t count, room;
};

/* Where drafting works.  All is the caller's. */
struct draft {
  const struct scene *scene;
  struct aims *aims;           /* what has been drafted; grows */
  struct draft_seen *seen;     /* helps to drop doubles; see draft_seen_new */
  size_t most;                 /* aims there is room for */
  unsigned long long patience; /* steps left */
  bool (*is_over)(void *run);  /* looked at from time to time: shall drafting end? NULL: never */
  void *run;
  bool stopped; /* it was, or out of patience or room: what has been drafted is not complete */
  bool full;    /* … for want of room */
  bool asking;  /* see draft_king */
  bool answered;
};

struct draft_seen *draft_seen_new(void); /* never NULL; free() it */
/* Has the aim behind the last one, for which there is room, been drafted before? */
bool draft_is_double(struct draft *draft);

/* Adds aims so that every final position of the goal which play from here can reach fulfils one of
   them, unless stopped. */
void draft_all(struct draft *draft);
/* The same for those that have the mated king on that square, and where he may end at all. */
void draft_king(struct draft *draft, unsigned where);
uint64_t kings_ends(const struct scene *scene);
/* The same for all final positions that fulfil the given aim. */
void draft_from(struct draft *draft, const struct aim *aim);

#endif
