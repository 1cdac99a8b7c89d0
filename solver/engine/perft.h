/* Counts the lines of legal moves of a given length: exact numbers of any size.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PERFT_H
#define PREMIER_PERFT_H

#include "solver/engine/engine.h"

#include <gmp.h>

/* Remembers the counts of positions met before, so that a position is counted once however many
   lines lead to it. */
struct perft_table;

/* Uses about `bytes` of memory; NULL if there is no such memory or it is too little to be of use.
   Belongs to one plan: keys of two plans do not mix. */
struct perft_table *perft_table_new(size_t bytes);
void perft_table_free(struct perft_table *table); /* NULL is allowed */

/* Called now and then while counting; true stops it. */
typedef bool perft_stop(void *context);

struct perft {
  struct perft_table *table; /* NULL: count everything */
  perft_stop *stop;          /* NULL: never */
  void *context;             /* of stop */
};

/* The number of ways to play `depth` half-moves from the position, sides alternating; 1 for depth
   0.  `count` is initialised by the caller.  The position is the same afterwards.  False if
   stopped: `count` is meaningless then. */
bool perft(struct position *position, unsigned depth, const struct perft *how, mpz_t count);

#endif
