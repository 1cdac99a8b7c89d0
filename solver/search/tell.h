/* Telling in battle play: which moves the solution shows, and in which order.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_TELL_H
#define PREMIER_TELL_H

#include "solver/search/attack.h"

/* A key or try: an attacker's move in the diagram, not played yet, which has so many moves with
   itself to reach its aim.  `refutations` are the defender's moves that save it. */
void tell_root_move(struct battle *battle, move m, unsigned moves, struct move_list refutations);
/* What the defender faces in the diagram and how it goes on: post-key play. */
void tell_post_key(struct battle *battle, unsigned moves);
/* The defender's moves in the diagram that have an answer: set play. */
void tell_set_play(struct battle *battle, unsigned moves);
/* The attacker's moves in the diagram that it is obliged to make although they lose. */
void tell_obliged(struct battle *battle);

#endif
