/* How many moves men need at least from square to square, whoever is in their way: what the walks
   of a plan come to on an empty board, promotion counted in.  For plans whose moves keep within the
   range of the walks (facts.moves_in_range).
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_DISTANCES_H
#define PREMIER_DISTANCES_H

#include "solver/engine/plan.h"

struct distances;

enum { TOO_FAR = 100 };   /* no number of moves does */
enum { EITHER_SIDE = 2 }; /* of a man that may change sides with each of its moves */

/* In the arena's memory; NULL on boards of more than 64 squares. */
const struct distances *distances_make(const struct plan *plan, struct arena *arena);

/* The moves that a man of `walk` and `side` (or EITHER_SIDE) on `from` needs to be a man of walk
   `as` on `to`. */
unsigned distance(const struct distances *distances, unsigned side, unsigned walk, square from,
                  unsigned as, square to);

#endif
