/* A sink that keeps what it is told, so that it can be told again later: the workers' findings wait
   in records until all that comes before them has been told.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_RECORD_H
#define PREMIER_RECORD_H

#include "solver/search/events.h"

#include <stddef.h>

struct record {
  struct sink sink; /* tell this; must stay the first member */
  unsigned char *bytes;
  size_t used, room;
};

void record_begin(struct record *record);
/* Adds what another record held, of this run or of an earlier one. */
void record_put(struct record *record, const void *bytes, size_t size);
/* Tells `to` everything in order, and empties the record. */
void record_deliver(struct record *record, struct sink *to);
void record_free(struct record *record);

#endif
