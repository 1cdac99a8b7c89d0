/* Whether looking at aims pays: what it has taken so far, and what it has saved.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_BOUND_YIELD_H
#define PREMIER_BOUND_YIELD_H

#include <stdbool.h>

/* Of all positions with so many moves left. */
struct yield {
  unsigned long long looked, saved; /* looks at aims: those taken, and what positions that have been
                                       dropped would have taken instead */
  unsigned skipped;
  unsigned drafts, completed; /* drafts from scratch */
};

/* What the play behind a position takes where so many half-moves are left, in looks at an aim. */
unsigned long long play_behind(unsigned left);

/* Does looking at aims cost more than it saves where so many half-moves are left, for mate or else
   for stalemate? */
bool yield_is_too_dear(struct yield *yield, bool mate, unsigned left);

/* Is there as a rule more to draft from scratch than so many steps? */
bool yield_is_in_vain(const struct yield *yield, unsigned patience);

#endif
