/* The men of a scene from half-move to half-move.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_BOUND_FOLLOW_H
#define PREMIER_BOUND_FOLLOW_H

#include "solver/search/bound_aim.h"

/* Men that have moved with one half-move, by index. */
struct step {
  unsigned mater, mated; /* bits */
};

/* The men of the first position of a line, in a scene that knows its tables, side and goal.
   `passed`: the square of the diagram's double step, or NO_SQUARE.  False: men that cannot be
   followed. */
bool follow_begin(const struct bitboards *sets, square passed, struct scene *scene);
/* Those of the position a half-move behind `old`. */
struct step follow_step(const struct bitboards *sets, const struct scene *old, struct scene *scene);

/* What that half-move says about the claims; false if it contradicts one. */
bool follow_claims(const struct scene *old, const struct scene *scene, struct step step,
                   struct aim *aim);

#endif
