/* Counts the lines of legal moves of a given length: exact numbers of any size.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PERFT_H
#define PREMIER_PERFT_H

#include "solver/engine/counts.h"

/* Called now and then while counting; true stops it. */
typedef bool perft_stop(void *context);

struct perft {
  struct counts *counts; /* NULL: count everything; belongs to one plan */
  unsigned threads;      /* 0 is 1 */
  perft_stop *stop;      /* NULL: never; may be called by several threads at once */
  void *context;         /* of stop */
};

/* The number of ways to play `depth` half-moves from the position, sides alternating; 1 for depth
   0.  `count` is initialised by the caller.  The position is the same afterwards.  False if
   stopped, or where the position is crowded now: `count` is meaningless then. */
bool perft(struct position *position, unsigned depth, const struct perft *how, mpz_t count);

#endif
