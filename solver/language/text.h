/* Text in the making, and bytes of the input made fit to print.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_TEXT_H
#define PREMIER_TEXT_H

#include "solver/board/arena.h"

/* A growing text.  All zero but the arena at the beginning; `bytes` is NULL as long as it is
   empty, else NUL-terminated. */
struct text {
  struct arena *arena;
  char *bytes;
  size_t length, room;
};

void text_add(struct text *text, const char *bytes, size_t length);
void text_print(struct text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* A copy in UTF-8: bytes that are not UTF-8 are taken for Latin-1, NUL becomes a blank. */
const char *text_utf8(struct arena *arena, const char *bytes, size_t length);

/* Bytes for a message: one line in UTF-8, not longer than about 40 characters. */
const char *text_quotable(struct arena *arena, const char *bytes, size_t length);

/* In lower case, ASCII letters only. */
char *text_lower(struct arena *arena, const char *bytes, size_t length);

#endif
