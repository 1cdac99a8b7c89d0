/* Structured play: whether what a node of the tree says holds here, and the lines that show it.
   Branches may be nested in one another and joined by operators; battles among them are solved by
   attack.h.

   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_STRUCTURE_H
#define PREMIER_STRUCTURE_H

#include "solver/search/search.h"

/* A leaf: the half-move just played has reached the goal.  A branch: its play is solved from here.
   NULL does not hold. */
bool structure_holds(struct search *search, const struct stipulation *node);
/* The same, and tells all lines of it. */
bool structure_tell(struct search *search, const struct stipulation *node);

/* The goals of the expression that the half-move just played has reached: what the solution marks
   it with. */
struct reached structure_reached(struct search *search, const struct stipulation *node);

/* Option GoalIsEnd: has the wrong side just reached what is the only goal of the whole tree, while
   its half-move has another aim, or none (NULL)?  Then nothing may follow. */
bool structure_is_ended(struct search *search, const struct stipulation *fork);

/* Does a constraint hold behind the half-move just played?  NULL does.  What asks for a half-move
   holds where there has been none. */
bool structure_allows(struct search *search, const struct stipulation *constraint);

#endif
