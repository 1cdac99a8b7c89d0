/* The Hungarian method as shortest augmenting paths (H. W. Kuhn 1955; J. Edmonds & R. M. Karp
   1972): row by row is let in; the path along which the others have to change places is found as
   the cheapest one by prices less shares.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/position_bound_match.h"

#include <limits.h>

enum { NOBODY = MOST_IN_ARMY };

/* The state while one row is let in.  Column NOBODY stands for where the new row comes from. */
struct path {
  unsigned owner[MOST_IN_ARMY + 1]; /* by column: the row it is given to, or NOBODY */
  unsigned from[MOST_IN_ARMY];      /* by column: the column before it on the path */
  int distance[MOST_IN_ARMY];
  bool done[MOST_IN_ARMY + 1];
};

/* Goes on from a column that is done to the nearest one that is not. */
static unsigned step(const struct match *match, struct path *path, unsigned column, int *nearest) {
  unsigned row = path->owner[column], next = NOBODY;
  *nearest = INT_MAX;
  for (unsigned i = 0; i < match->count; i++) {
    if (path->done[i])
      continue;
    int distance = match_excess(match, row, i, match->price[row][i]);
    if (distance < path->distance[i]) {
      path->distance[i] = distance;
      path->from[i] = column;
    }
    if (path->distance[i] < *nearest) {
      *nearest = path->distance[i];
      next = i;
    }
  }
  return next;
}

static void shift_shares(struct match *match, struct path *path, unsigned new_row, int by) {
  match->row[new_row] += by;
  for (unsigned i = 0; i < match->count; i++)
    if (path->done[i]) {
      match->row[path->owner[i]] += by;
      match->column[i] -= by;
    } else {
      path->distance[i] -= by;
    }
}

static void let_in(struct match *match, struct path *path, unsigned row) {
  unsigned column = NOBODY;
  for (unsigned i = 0; i < match->count; i++) {
    path->distance[i] = INT_MAX;
    path->done[i] = false;
  }
  path->owner[NOBODY] = row;
  do {
    int nearest;
    if (column != NOBODY)
      path->done[column] = true;
    unsigned next = step(match, path, column, &nearest);
    shift_shares(match, path, row, nearest);
    column = next;
  } while (path->owner[column] != NOBODY);
  while (column != NOBODY) {
    unsigned before = path->from[column];
    path->owner[column] = path->owner[before];
    column = before;
  }
}

void match_least(struct match *match) {
  struct path path;
  for (unsigned i = 0; i < match->count; i++) {
    match->row[i] = match->column[i] = 0;
    path.owner[i] = NOBODY;
  }
  for (unsigned row = 0; row < match->count; row++)
    let_in(match, &path, row);
  match->total = 0;
  for (unsigned i = 0; i < match->count; i++)
    match->total += match->row[i] + match->column[i];
}
