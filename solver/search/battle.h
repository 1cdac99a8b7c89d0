/* Battle play: one side attacks, the other defends.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_BATTLE_H
#define PREMIER_BATTLE_H

#include "solver/search/gate.h"

/* Solves the run's battle node and tells its tree.  The defender is at the move in the diagram
   (run->first) for set play and post-key play.  Returns whether a key solves in fewer moves than
   the stipulation grants. */
bool battle_solve(struct run *run, struct gate *gate);

#endif
