/* The order in which the moves of a battle are tried.  It decides how fast a verdict is found,
   never which one; what is told follows the engine's order (tell.c).
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_ORDER_H
#define PREMIER_ORDER_H

#include "solver/search/attack.h"

/* Pushes all moves of the side at the move, those first that are worth trying first; returns where
   they begin.  The attacker has so many moves left, its move counted if it is at the move. */
size_t order_push(struct battle *battle, unsigned moves);

/* Are moves put into order by the answers to them? */
bool order_counts(const struct battle *battle, unsigned moves);

/* A move that has decided in sister positions and is legal here, known without listing all, or
   NO_MOVE; `place` 0 or 1. Where answers are not counted, order_push puts them in front. */
move order_favourite(struct battle *battle, unsigned place);

/* The move, not played now, has decided: it is tried early in sister positions. */
void order_remember(struct battle *battle, move m);

#endif
