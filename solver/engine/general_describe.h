/* Moves of the general engine as writers see them.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_GENERAL_DESCRIBE_H
#define PREMIER_GENERAL_DESCRIBE_H

#include "solver/engine/general_board.h"

/* Fills `ply` for a legal move of the side at the move. */
void describe_move(struct board *board, move m, struct ply *ply);
/* Adds the effects of the move that has been played. */
void describe_effects(const struct board *board, struct ply *ply);

#endif
