/* The table of walks: one row a walk.  Everything about how a walk moves and observes is derived
   from its notation for the board in hand; nothing else names a walk.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PIECE_H
#define PREMIER_PIECE_H

#include <stddef.h>

struct piece {
  const char *codes[3]; /* English, French, German; as in struct language order; upper case */
  const char *names[3];
  const char *notation; /* language of walks: Q*^ > =1 */
  const char *sentence; /* for `premier list pieces`; NULL for walks of a problem's own */
};

/* Rows 1 … walk_count() - 1 (0 is "no man"): the 162 walks of the field. */
unsigned walk_count(void);
const struct piece *piece_row(unsigned walk);
/* Walk with this code in a language (0, 1, 2), any case; 0 if there is none. */
unsigned walk_by_code(const char *code, size_t length, unsigned language);

/* Checks a notation given by a problem. NULL if it is fine, else what is wrong (static text);
 *offset is where, in bytes. */
const char *notation_error(const char *notation, size_t *offset);

#endif
