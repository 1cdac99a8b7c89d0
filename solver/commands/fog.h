/* Looking at a problem as if it were played under fog, whatever it says itself.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_FOG_H
#define PREMIER_FOG_H

#include "solver/engine/plan.h"

/* Reads "white" or "black" into `side`; false for any other word. */
bool fog_side(const char *word, enum colour *side);

/* The plan of the problem with the rule of fog added to its conditions, where it is not among them;
   NULL after a complaint.  The complaints' arena must outlive the plan. */
struct plan *fog_plan(const struct problem *problem, enum engine_choice engine,
                      struct complaints *complaints);

#endif
