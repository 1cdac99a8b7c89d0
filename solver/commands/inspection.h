/* A problem that a command looks at rather than solves: its plan, and what there is to complain of.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_INSPECTION_H
#define PREMIER_INSPECTION_H

#include "solver/engine/plan.h"

struct inspection {
  struct complaints complaints;
  struct plan *plan; /* NULL: none, or none yet */
};

void inspection_begin(struct inspection *inspection);
/* Takes over the plan, which may be NULL.  Can it be used: has nothing been complained of that
   forbids it? */
bool inspection_takes(struct inspection *inspection, struct plan *plan);
/* Prints the complaints on standard error, frees all and returns the status of the complaints. */
int inspection_end(struct inspection *inspection);

#endif
