/* The bounds where a branch is at the root: they know its shadows (shadow.h).

   A bound wants to know how many half-moves each side is to make.  So there is one for each shadow,
   and as a side that parries makes as many as there are checks, one for each number of these.
   Nothing is lost as long as of the bounds of either choice one says that a line may go through.

   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_BRANCH_BOUND_H
#define PREMIER_BRANCH_BOUND_H

#include "solver/search/bound.h"
#include "solver/search/shadow.h"

struct search;
struct branch_bound;

/* NULL where no argument applies.  The shadows must outlive the bound. */
struct branch_bound *branch_bound_new(const struct plan *plan, const struct shadows *shadows);
void branch_bound_free(struct branch_bound *bound); /* NULL is allowed */

/* See bound.h. */
void branch_bound_allow(struct branch_bound *bound, unsigned long long half_moves);
void branch_bound_watch(struct branch_bound *bound, bool (*is_over)(void *run), void *run);
unsigned long long branch_bound_cost(const struct branch_bound *bound);

/* A branch is played with `length` half-moves, of which `left` are to come; those around it have
   been played with the positions on their way entered.  False: no line goes through the search's
   position, and nothing has been entered.  True: one may, and branch_bound_leave has to follow; so
   it is with a branch of which nothing is known. */
bool branch_bound_enter(struct search *search, const struct stipulation *branch, unsigned length,
                        unsigned left);
void branch_bound_leave(struct search *search);
/* The diagram is entered once for all lines of a length. */
bool branch_bound_enter_root(struct search *search, unsigned length);

/* Can the position that is the goal come no more? Asked of the root branch only. */
bool branch_bound_is_too_far(const struct search *search, const struct stipulation *branch,
                             unsigned length, unsigned left);

#endif
