/* Where one man of a diagram can go, and what it observes.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_MAN_MOVES_H
#define PREMIER_MAN_MOVES_H

#include "solver/engine/plan.h"

#include <stdio.h>

/* Of the man on a square of the plan's diagram, `side` being at the move.  The engine of the plan
   must be the general one.  As text: the board with a plus behind squares where the man can only
   go, a colon behind those that it only observes, and a star where both hold; and the two lists.
   As a picture: a document of its own. */
void tell_man_moves(FILE *out, const struct plan *plan, enum colour side, square where,
                    bool picture);

#endif
