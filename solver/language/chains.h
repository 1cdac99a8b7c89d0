/* Chains and battles that say the same as a tree of branches.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_CHAINS_H
#define PREMIER_CHAINS_H

#include "solver/board/arena.h"
#include "solver/search/stipulation.h"

/* NULL where there is none. */
const struct stipulation *chain_of_branch(struct arena *arena, const struct stipulation *tree);

#endif
