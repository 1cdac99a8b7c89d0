/* What a side sees under fog.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_FOG_VIEW_H
#define PREMIER_FOG_VIEW_H

#include "solver/board/set.h"
#include "solver/engine/engine.h"

/* The squares that `side` sees, whoever is at the move: those of its own men, those that they could
   go to, and those where they could capture.  Of the men of the other side it sees those that stand
   on these squares.  `moves` is used above its count and left as it was. */
struct set fog_view(struct position *position, enum colour side, struct move_stack *moves);

/* A key of all that `side` sees: the squares, what stands on them, and where it is at the move its
   legal moves.  False where it is at the move and has none: play has ended. */
bool fog_look(struct position *position, enum colour side, struct move_stack *moves,
              struct key *sight);

#endif
