/* Boards as one side sees them under fog.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_SIGHT_H
#define PREMIER_SIGHT_H

#include "solver/board/set.h"
#include "solver/language/problem.h"

#include <stdio.h>

/* The men of `problem` on the squares of the set, question marks on the others. */
void print_seen_board(FILE *out, const struct problem *problem, const struct set *seen);
/* "White sees 3 squares: a1 a2 b2", by files and then by ranks. */
void print_seen_squares(FILE *out, const struct problem *problem, enum colour side,
                        const struct set *seen);

#endif
