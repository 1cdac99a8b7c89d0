/* Remembers exact numbers of any size: how many lines go on from a position, so that a position is
   counted once however many lines lead to it.  Any number of threads may use one table.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_COUNTS_H
#define PREMIER_COUNTS_H

#include "solver/engine/engine.h"
#include "solver/engine/number.h"

struct counts;

/* Uses about `bytes` of memory, NULL if there is no such memory or it is too little to be of use.
   All functions below may be called with NULL: then nothing is remembered. */
struct counts *counts_new(size_t bytes);
void counts_free(struct counts *counts);

/* Sets a number, which is 0 before, to the one remembered for the key; false if there is none. */
bool counts_get(struct counts *counts, struct key key, struct number *number);
/* Remembers a number.  Where room is short what has more weight (half-moves to come: it was dearer)
   stays as long as nothing as dear comes. */
void counts_put(struct counts *counts, struct key key, const struct number *number,
                unsigned weight);

#endif
