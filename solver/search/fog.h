/* Problems under fog: option Fog.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_FOG_SEARCH_H
#define PREMIER_FOG_SEARCH_H

#include "solver/search/gate.h"

/* What came of it besides the solutions. */
struct fog_result {
  bool no_position;      /* no placement of the hidden men agrees with what is seen */
  bool memory_exhausted; /* the sets did not fit: what was told is not all */
};

/* Finds the half-moves that reach the goal of the run's tree in every possible position, and tells
   the strategy behind each. */
struct fog_result fog_solve(struct run *run, struct gate *gate);

#endif
