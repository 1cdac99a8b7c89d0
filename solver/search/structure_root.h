/* Structured play at the root.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_STRUCTURE_ROOT_H
#define PREMIER_STRUCTURE_ROOT_H

#include "solver/search/gate.h"

/* Is the branch at the root of a tree told in lines?  Else it is a battle, told as a tree of
   moves. */
bool structure_in_lines(const struct stipulation *tree);
/* Solves the run's branch and tells its lines.  Returns whether one is shorter than the longest
   that the branch has. */
bool structure_solve(struct run *run, struct gate *gate);

#endif
