/* What a problem under fog cannot have.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_FOG_CHECK_H
#define PREMIER_FOG_CHECK_H

#include "solver/engine/plan.h"

/* Complains about it; for problems with option Fog. */
void fog_check(const struct plan *plan, struct complaints *complaints);

#endif
