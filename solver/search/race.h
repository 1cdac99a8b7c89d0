/* Letting a search with a bound and one without compete.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_RACE_H
#define PREMIER_RACE_H

#include "solver/search/search.h"

/* How a unit is searched: tells the search's sink what it finds; may be given up at any time by
   search_must_stop, and begun anew. */
struct course {
  void (*seek)(struct search *search, const void *unit);
  const void *unit;
};

/* Searches the unit, with the worker's bound or with its scout, and tells what is found. */
void race(struct search *search, const struct course *course);

#endif
