/* Help and series play: chains of half-moves that all look for the goal together.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_HELP_H
#define PREMIER_HELP_H

#include "solver/search/gate.h"

/* Finds all lines of the run's tree, the shortest first.  Returns whether any of them is shorter
   than the tree's full length. */
bool help_solve(struct run *run, struct gate *gate);

#endif
