/* The transposition table: what is known of positions met before, shared by all workers.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_TABLE_H
#define PREMIER_TABLE_H

#include "solver/engine/engine.h"

#include <stddef.h>

struct table;

/* Values are 1 … VALUE_MAX. */
#define VALUE_MAX UINT32_C(0xffffff)

/* A table of at most `bytes` bytes; NULL where that is too little for a table, or too much for the
   machine: searching goes on without one.  All functions below may be called with NULL. */
struct table *table_new(size_t bytes);
void table_free(struct table *table);

/* The value kept for the key, 0 if there is none. */
uint32_t table_get(const struct table *table, struct key key);
/* Keeps a value.  Where room is short the entries of least weight give way. */
void table_put(struct table *table, struct key key, uint32_t value, unsigned weight);

/* Has the table grown so big that its entries have to be waited for?  Then this sends for the
   entry, which pays where there is other work to do until it is asked for. */
bool table_is_slow(const struct table *table);
void table_send_for(const struct table *table, struct key key);

#endif
