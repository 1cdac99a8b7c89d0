/* A unit searched with the bound and without it, whichever is faster.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_RACE_H
#define PREMIER_RACE_H

#include "solver/search/units.h"

/* Tells search->sink all lines of the unit, unless the search is stopped. */
void race(struct search *search, const struct chain *chain, const struct unit *unit);

#endif
