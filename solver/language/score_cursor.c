/* Passing over the bytes of a file of scores.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/score_cursor.h"

void score_step(struct score_reader *reader) {
  const unsigned char byte = (unsigned char)reader->text[reader->offset++];
  if (byte == '\n') {
    reader->line++;
    reader->column = 1;
  } else if ((byte & 0xC0) != 0x80) {
    reader->column++;
  }
}

void score_skip_line(struct score_reader *reader) {
  while (!score_at_end(reader) && score_byte(reader) != '\n')
    score_step(reader);
}

void score_skip_blanks(struct score_reader *reader) {
  for (; !score_at_end(reader); score_step(reader)) {
    if (score_byte(reader) == '%' && reader->column == 1)
      score_skip_line(reader);
    if (score_at_end(reader) || !is_score_blank(score_byte(reader)))
      return;
  }
}

bool score_skip_to(struct score_reader *reader, char end) {
  while (!score_at_end(reader) && score_byte(reader) != end)
    score_step(reader);
  if (score_at_end(reader))
    return false;
  score_step(reader);
  return true;
}

bool score_skip_variation(struct score_reader *reader) {
  unsigned depth = 0;
  while (!score_at_end(reader)) {
    const char byte = score_byte(reader);
    if (byte == '{') {
      if (!score_skip_to(reader, '}'))
        return false;
      continue;
    }
    if (byte == ';')
      score_skip_line(reader);
    depth += (byte == '(') - (byte == ')');
    if (!score_at_end(reader))
      score_step(reader);
    if (depth == 0)
      return true;
  }
  return false;
}
