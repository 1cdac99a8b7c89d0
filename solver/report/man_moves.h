/* Where one man of a diagram can go, and what it observes.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_MAN_MOVES_H
#define PREMIER_MAN_MOVES_H

#include "solver/board/set.h"
#include "solver/engine/engine.h"
#include "solver/language/problem.h"

#include <stdio.h>

struct man_moves {
  square where;
  struct set goes;     /* squares where a legal move leads */
  struct set observes; /* squares where it would capture an enemy, if one stood there */
};

/* Of the man there, which belongs to the side at the move.  The position is the general engine's.
 */
void find_man_moves(struct position *position, square where, struct man_moves *moves);

/* The board with a plus behind squares where the man can only go, a colon behind those that it only
   observes, and a star where both hold; and the two lists. */
void print_man_moves(FILE *out, const struct problem *problem, const struct man_moves *moves);
/* The same as a picture: a document of its own. */
void draw_man_moves(FILE *out, const struct problem *problem, const struct man_moves *moves);

#endif
