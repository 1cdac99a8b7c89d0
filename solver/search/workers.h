/* Sharing the units of a part among threads.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_WORKERS_H
#define PREMIER_WORKERS_H

#include "solver/search/search.h"

struct work {
  struct run *run;
  unsigned count; /* of units */
  /* Solves a unit, telling search->sink.  The position is where the worker's last unit left it, the
     diagram at first. */
  void (*solve)(struct search *search, unsigned unit, const void *context);
  const void *context;
  struct sink *sink; /* is told about unit after unit in their order */
  /* The number of a unit's first half-move, and which one it is; NULL where they have none. */
  struct first_move (*first_move)(unsigned unit, const void *context);
};

void work_through(const struct work *work);

#endif
