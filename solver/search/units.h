/* Units: the pieces into which a chain is split for the workers, each one or a few half-moves deep.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_UNITS_H
#define PREMIER_UNITS_H

#include "solver/search/seek.h"

enum { MAX_SPLIT = 4 };

/* The half-moves that lead to it and the place in the chain behind them. */
struct unit {
  move path[2 * MAX_SPLIT]; /* with the silent passes between them */
  unsigned depth, leg, left;
  unsigned root; /* number of the first half-move, from 1 */
  struct numbers numbers;
};

struct units {
  struct unit *units;
  unsigned count, room;
  unsigned roots; /* first half-moves there are, wanted or not */
};

/* Splits a chain into as many units as keep all threads busy until the end, in the order of the
   solution.  Of a `numbered` chain only what lies between the numbers wanted.  The caller frees
   units->units. */
void units_split(struct run *run, const struct chain *chain, bool numbered, struct units *units);
/* Brings the worker's position from wherever it is to the unit; false where the bound says on the
   way that no solution goes through. */
bool units_go_to(struct help *help, const struct unit *unit);

#endif
