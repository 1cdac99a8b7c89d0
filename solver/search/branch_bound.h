/* The bounds where a branch is at the root: they know its shadow (shadow.h).

   A bound wants to know how many half-moves each side is to make.  A side that parries makes as
   many as there are checks; so there is one bound for each number, and nothing is lost as long as
   one of them says that a line may go through.

   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_BRANCH_BOUND_H
#define PREMIER_BRANCH_BOUND_H

#include "solver/search/bound.h"
#include "solver/search/shadow.h"

struct search;
struct branch_bound;

/* NULL where no argument applies. */
struct branch_bound *branch_bound_new(const struct plan *plan, const struct shadow *shadow,
                                      const struct stipulation *tree);
void branch_bound_free(struct branch_bound *bound); /* NULL is allowed */

/* The root branch is played with `length` half-moves, of which `left` are to come.  False: no line
   goes through the search's position, and nothing has been entered. */
bool branch_bound_enter(struct search *search, unsigned length, unsigned left);
void branch_bound_leave(struct search *search);
/* The diagram is entered once for all lines of a length. */
bool branch_bound_enter_root(struct search *search, unsigned length);

/* Can the position that is the goal come no more? */
bool branch_bound_is_too_far(const struct search *search, unsigned length, unsigned left);

#endif
