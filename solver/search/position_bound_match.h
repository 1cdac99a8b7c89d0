/* Who becomes whom at the least price: the assignment problem.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_POSITION_BOUND_MATCH_H
#define PREMIER_POSITION_BOUND_MATCH_H

#include "solver/search/position_bound_ways.h"

enum { IMPOSSIBLE = 1000 }; /* price of a pair that cannot be, and of anything that contains one */

/* Rows are places to fill, columns are men; as many of the one as of the other. */
struct match {
  unsigned count;
  int price[MOST_IN_ARMY][MOST_IN_ARMY];
  /* After match_least: no row's share and column's share together exceed the price of the pair, so
     that total + match_excess is what the best assignment costs at least that makes it a pair. */
  int total, row[MOST_IN_ARMY], column[MOST_IN_ARMY];
};

/* Sets total (at least IMPOSSIBLE if nothing fits) and the shares. */
void match_least(struct match *match);

static inline int match_excess(const struct match *match, unsigned row, unsigned column,
                               int price) {
  return price - match->row[row] - match->column[column];
}

#endif
