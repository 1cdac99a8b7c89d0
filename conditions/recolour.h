/* What the rules that change colours have in common.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_RECOLOUR_H
#define PREMIER_RECOLOUR_H

#include "solver/engine/general.h"

/* The man that has moved goes over to the other side, unless a rule has brought it there already.
 */
void mover_goes_over(struct board *board, const struct turn *turn);

/* The man there goes over to the enemies of its owner; a neutral one to those of its mover. */
void go_over(struct board *board, const struct turn *turn, square where);

/* The man that has moved becomes neutral; a neutral one takes the colour of its mover. */
void switch_neutrality(struct board *board, const struct turn *turn);

#endif
