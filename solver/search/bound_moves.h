/* Which half-moves an aim leaves room for.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_BOUND_MOVES_H
#define PREMIER_BOUND_MOVES_H

#include "solver/search/bound_aim.h"

/* Adds to arrivals[d], for every departure square d of a side's men, the squares that a man may go
   to from there if the aim is to be fulfilled.  Not for scenes in which castling is possible. */
void add_arrivals_of_mater(const struct scene *scene, const struct aim *aim, uint64_t arrivals[64]);
void add_arrivals_of_mated(const struct scene *scene, const struct aim *aim, uint64_t arrivals[64]);

#endif
