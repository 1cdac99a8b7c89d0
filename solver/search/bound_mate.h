/* Aims of mate that leave the mater no move to spare.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_BOUND_MATE_H
#define PREMIER_BOUND_MATE_H

#include "solver/search/bound_aim.h"

/* For an aim of mate that takes all moves of the mater and leaves `time` to the mated side: false
   only if no final position that fulfils it is mate. */
bool mate_is_possible(const struct scene *scene, const struct aim *aim, unsigned time);

#endif
