/* The positions that a problem shows.  Mostly that is its diagram; but play of a proof game begins
   in the array and its diagram is where it ends, and a=>b leads from one position to another.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_POSITIONS_H
#define PREMIER_POSITIONS_H

#include "solver/language/problem.h"

#include <stdio.h>

struct positions {
  unsigned count;
  struct problem shown[2]; /* copies; what is asked for stands with the last one alone */
};
void positions_of(const struct problem *problem, struct positions *positions);

/* Their boards with captions; between two "=> (White ->)".  The end of the last line is left open.
 */
void print_positions(FILE *out, const struct problem *problem);

#endif
