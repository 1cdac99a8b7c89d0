/* Sound pruning of help and series play that ends in a given position (proof games, A=>B), for
   orthodox men on the usual board with rules that only take moves away: are there moves enough left
   to bring every man to its place, and captures enough to let the pawns change files?  For other
   men and rules less is known (position_missing.h).

   A bound belongs to one worker.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_POSITION_BOUND_H
#define PREMIER_POSITION_BOUND_H

#include "solver/engine/plan.h"

struct position_bound;

/* For play that starts in the plan's diagram and ends as the tree says; the tree is not kept.  NULL
   if no argument applies.  The plan must outlive the bound. */
struct position_bound *position_bound_new(const struct plan *plan, const struct stipulation *tree);
void position_bound_free(struct position_bound *bound); /* NULL is allowed */

/* Is it certain that the wanted position is not reached from here with exactly so many more moves
   of each side? */
bool position_bound_forbids(struct position_bound *bound, const struct position *position,
                            unsigned white_moves, unsigned black_moves);

#endif
