/* Sound pruning of play that ends in a given position, for any board, men and rules of which it is
   known how many men a half-move brings to their squares: are there half-moves enough left for the
   men that are missing there, and captures for those that are too many?
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_POSITION_MISSING_H
#define PREMIER_POSITION_MISSING_H

#include "solver/engine/plan.h"

struct position_missing;

/* NULL if no argument applies to play as the tree says.  The plan must outlive it. */
struct position_missing *position_missing_new(const struct plan *plan,
                                              const struct stipulation *tree);
void position_missing_free(struct position_missing *missing); /* NULL is allowed */

/* Is it certain that the wanted position is not reached from here with exactly so many more moves,
   by side? */
bool position_missing_forbids(const struct position_missing *missing,
                              const struct position *position, const unsigned moves[2]);

#endif
