/* What follows from the active rules, the board and the men (struct facts of plan.h).
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_FACTS_H
#define PREMIER_FACTS_H

#include "solver/engine/general_plan.h"

void facts_derive(struct facts *facts, const struct general_plan *general);

/* At most one rule that a variant of plain is made for, and rules that all its variants know. */
bool only_rules_of_plain(const struct general_plan *general, bool *prime_control);

#endif
