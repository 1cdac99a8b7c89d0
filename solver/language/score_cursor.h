/* The cursor over a file of scores: one byte after the other, with its line and column, and what is
   passed over as a whole.  For the reader of scores only.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_SCORE_CURSOR_H
#define PREMIER_SCORE_CURSOR_H

#include "solver/language/score.h"

struct score_reader {
  const char *text, *file;
  size_t length, offset;
  unsigned line, column;
  unsigned number; /* of games read */
};

static inline bool score_at_end(const struct score_reader *reader) {
  return reader->offset == reader->length;
}

static inline char score_byte(const struct score_reader *reader) {
  return score_at_end(reader) ? '\0' : reader->text[reader->offset];
}

static inline bool is_score_blank(char byte) {
  return (unsigned char)byte <= ' ' || byte == 0x7F;
}

static inline struct place score_place(const struct score_reader *reader) {
  return (struct place){reader->file, reader->line, reader->column};
}

/* To the next byte; there must be one.  Columns count characters. */
void score_step(struct score_reader *reader);

void score_skip_line(struct score_reader *reader);
/* Blanks, and lines that begin with a percent sign, which are for other programs. */
void score_skip_blanks(struct score_reader *reader);
/* Passes over everything up to `end`; false if it never comes. */
bool score_skip_to(struct score_reader *reader, char end);
/* From the bracket that opens it to the one that closes it; false if that never comes. */
bool score_skip_variation(struct score_reader *reader);

#endif
