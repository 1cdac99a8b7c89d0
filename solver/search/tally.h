/* Counting lines of help and series play without telling them (option Count).

   A worker's tally is a stack of sums: one for what lies behind each position that the line in hand
   has come through and that is being counted, from the diagram on.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_TALLY_H
#define PREMIER_TALLY_H

#include "solver/engine/counts.h"

#include <pthread.h>

/* What the workers of a part have counted, and remember together. */
struct census {
  pthread_mutex_t lock; /* of `lines` */
  struct number lines;
  struct counts *counts; /* NULL: nothing is remembered */
};

/* `bytes`: of memory, about. */
void census_begin(struct census *census, size_t bytes);
void census_end(struct census *census);

struct tally;

struct tally *tally_new(struct census *census);
/* Adds what has been counted to the census. */
void tally_free(struct tally *tally); /* NULL is allowed */

void tally_add(struct tally *tally, uint64_t lines);

/* Adds what is remembered for the key; false if nothing is.  `found`: is it more than nothing? */
bool tally_known(struct tally *tally, struct key key, bool *found);
/* What is added between these two lies behind one position; it is remembered under the key unless
   `whole` is false, because something has been left out. */
void tally_open(struct tally *tally);
void tally_close(struct tally *tally, struct key key, unsigned weight, bool whole);

#endif
