/* Text in the making.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/text.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

void text_add(struct text *text, const char *bytes, size_t length) {
  if (text->length + length + 1 > text->room) {
    const size_t room = 2 * (text->length + length + 1);
    char *grown = arena_alloc(text->arena, room);
    if (text->length > 0)
      memcpy(grown, text->bytes, text->length);
    text->bytes = grown;
    text->room = room;
  }
  memcpy(text->bytes + text->length, bytes, length);
  text->length += length;
  text->bytes[text->length] = '\0';
}

void text_print(struct text *text, const char *format, ...) {
  char line[256];
  va_list arguments;
  va_start(arguments, format);
  const int length = vsnprintf(line, sizeof line, format, arguments);
  va_end(arguments);
  if (length > 0)
    text_add(text, line, (size_t)length < sizeof line ? (size_t)length : sizeof line - 1);
}

/* Length of the UTF-8 character at `bytes`, 0 if there is none; as RFC 3629 has them. */
static size_t utf8_length(const unsigned char *bytes, size_t left) {
  const unsigned char lead = bytes[0];
  const size_t length = lead < 0x80                   ? 1
                        : lead >= 0xC2 && lead < 0xE0 ? 2
                        : lead >= 0xE0 && lead < 0xF0 ? 3
                        : lead >= 0xF0 && lead < 0xF5 ? 4
                                                      : 0;
  if (length == 0 || length > left)
    return 0;
  for (size_t i = 1; i < length; i++)
    if ((bytes[i] & 0xC0) != 0x80)
      return 0;
  const bool overlong = (lead == 0xE0 && bytes[1] < 0xA0) || (lead == 0xF0 && bytes[1] < 0x90);
  const bool outside = (lead == 0xED && bytes[1] >= 0xA0) || (lead == 0xF4 && bytes[1] >= 0x90);
  return overlong || outside ? 0 : length;
}

static bool is_utf8(const char *bytes, size_t length) {
  for (size_t i = 0; i < length;) {
    const size_t step = utf8_length((const unsigned char *)bytes + i, length - i);
    if (step == 0)
      return false;
    i += step;
  }
  return true;
}

const char *text_utf8(struct arena *arena, const char *bytes, size_t length) {
  const bool utf8 = is_utf8(bytes, length);
  char *copy = arena_alloc(arena, 2 * length + 1), *end = copy;
  for (size_t i = 0; i < length; i++) {
    const unsigned char byte = (unsigned char)bytes[i];
    if (byte == 0) {
      *end++ = ' ';
    } else if (utf8 || byte < 0x80) {
      *end++ = (char)byte;
    } else {
      *end++ = (char)(0xC0 | byte >> 6);
      *end++ = (char)(0x80 | (byte & 0x3F));
    }
  }
  return copy;
}

enum { LONGEST_QUOTE = 40 };

const char *text_quotable(struct arena *arena, const char *bytes, size_t length) {
  size_t shown = length;
  if (length > LONGEST_QUOTE) {
    shown = LONGEST_QUOTE;
    while (shown > 0 && ((unsigned char)bytes[shown] & 0xC0) == 0x80)
      shown--; /* not in the middle of a character */
  }
  char *copy = arena_copy(arena, bytes, shown);
  for (size_t i = 0; i < shown; i++)
    if ((unsigned char)copy[i] < ' ' || copy[i] == 0x7F)
      copy[i] = ' ';
  const char *utf8 = text_utf8(arena, copy, shown);
  return shown < length ? arena_printf(arena, "%s…", utf8) : utf8;
}

char *text_lower(struct arena *arena, const char *bytes, size_t length) {
  char *copy = arena_copy(arena, bytes, length);
  for (size_t i = 0; i < length; i++)
    if (copy[i] >= 'A' && copy[i] <= 'Z')
      copy[i] = (char)(copy[i] - 'A' + 'a');
  return copy;
}
