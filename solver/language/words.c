/* Cutting the text into words, and the words that every reader wants: names, squares, numbers and
   walks.  A word is what stands between blanks; control characters count as blanks.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/cursor.h"

#include "solver/language/keywords.h"

#include <string.h>

enum language words_language(const struct words *words) {
  return words->language;
}

const struct board_frame *words_board(const struct words *words) {
  return &words->problem->board;
}

struct arena *words_arena(struct words *words) {
  return words->arena;
}

const struct condition *words_condition(const struct words *words) {
  return words->condition;
}

struct complaints *words_complaints(struct words *words) {
  return words->complaints;
}

struct place words_place(const struct words *words) {
  return (struct place){words->file, words->line, words->column};
}

static bool is_blank(char byte) {
  return (unsigned char)byte <= ' ' || byte == 0x7F;
}

/* Columns count characters: the bytes that go on with a UTF-8 character do not count. */
static void step(struct words *words) {
  const unsigned char byte = (unsigned char)words->text[words->offset++];
  if (byte == '\n') {
    words->line++;
    words->column = 1;
  } else if ((byte & 0xC0) != 0x80) {
    words->column++;
  }
}

bool words_peek(struct words *words, struct word *word) {
  if (!words->peeked) {
    while (words->offset < words->length && is_blank(words->text[words->offset]))
      step(words);
    if (words->offset == words->length)
      return false;
    struct words ahead = *words;
    while (ahead.offset < ahead.length && !is_blank(ahead.text[ahead.offset]))
      step(&ahead);
    words->next = (struct word){words->text + words->offset, ahead.offset - words->offset,
                                words_place(words)};
    words->next_offset = ahead.offset;
    words->next_column = ahead.column;
    words->peeked = true;
  }
  *word = words->next;
  return true;
}

void words_take(struct words *words) {
  struct word word;
  if (!words_peek(words, &word))
    return;
  words->offset = words->next_offset;
  words->column = words->next_column;
  words->peeked = false;
}

struct word words_take_line(struct words *words) {
  while (words->offset < words->length && words->text[words->offset] != '\n' &&
         is_blank(words->text[words->offset]))
    step(words);
  struct word line = {words->text + words->offset, 0, words_place(words)};
  while (words->offset < words->length && words->text[words->offset] != '\n')
    step(words);
  line.length = (size_t)(words->text + words->offset - line.text);
  while (line.length > 0 && is_blank(line.text[line.length - 1]))
    line.length--;
  words->peeked = false;
  return line;
}

bool words_starts_line(const struct words *words, const struct word *word) {
  for (const char *before = word->text; before > words->text; before--) {
    if (before[-1] == '\n')
      return true;
    if (!is_blank(before[-1]))
      return false;
  }
  return true;
}

const char *words_quote(struct words *words, const struct word *word) {
  return text_quotable(words->arena, word->text, word->length);
}

static void note(struct words *words, const char *bytes, size_t length) {
  if (words->noted == NULL)
    return;
  text_add(words->noted, " ", 1);
  text_add(words->noted, bytes, length);
}

void words_take_noted(struct words *words) {
  struct word word;
  if (!words_peek(words, &word))
    return;
  words_take(words);
  note(words, word.text, word.length);
}

int words_take_name(struct words *words, const char *const names[][LANGUAGES], unsigned count) {
  struct word word;
  if (!words_peek(words, &word))
    return -1;
  const struct match match = match_name(&word, names, count, words->language);
  if (match.kind < ABBREVIATION)
    return -1;
  if (match.kind == ABBREVIATION && words_means_something_else(words, &word))
    return -1;
  words_take(words);
  const char *name = names[match.index][words->language];
  note(words, name, strlen(name));
  return (int)match.index;
}

unsigned words_take_squares(struct words *words, square *squares, unsigned room) {
  struct word word;
  if (!words_peek(words, &word) || !looks_like_squares(word.text, word.text + word.length))
    return 0;
  words_take(words);
  const unsigned count =
      words_read_squares(words, word.text, word.text + word.length, word.place, squares, room);
  for (unsigned i = 0; i < count; i++) {
    const char *name = words_square_name(words, squares[i]);
    note(words, name, strlen(name));
  }
  return count;
}

void words_add_squares(struct words *words, struct set *set, const char *missing) {
  square squares[MAX_SQUARES];
  struct word word = {.text = NULL};
  unsigned count, total = 0;
  words_peek(words, &word);
  while ((count = words_take_squares(words, squares, MAX_SQUARES)) > 0) {
    for (unsigned i = 0; i < count; i++)
      set_add(set, squares[i]);
    total += count;
  }
  if (total == 0)
    complain(words_complaints(words), INPUT_ERROR, word.place, "%s", missing);
}

enum { LARGEST_NUMBER = 1000000 }; /* nothing in a problem is larger */

bool words_take_number(struct words *words, unsigned *number) {
  struct word word;
  if (!words_peek(words, &word))
    return false;
  unsigned value = 0;
  for (size_t i = 0; i < word.length; i++) {
    if (word.text[i] < '0' || word.text[i] > '9')
      return false;
    value = value * 10 + (unsigned)(word.text[i] - '0');
    if (value > LARGEST_NUMBER)
      value = LARGEST_NUMBER;
  }
  words_take(words);
  if (value == LARGEST_NUMBER)
    complain(words->complaints, INPUT_ERROR, word.place, "the number %s is too large",
             words_quote(words, &word));
  note(words, word.text, word.length);
  *number = value;
  return true;
}

unsigned words_take_walk(struct words *words) {
  struct word word;
  if (!words_peek(words, &word))
    return 0;
  unsigned walk = words_walk(words, word.text, word.length);
  if (walk == NO_WALK && words_is_hunter(words, word.text, word.length))
    walk = words_hunter(words, &word);
  if (walk == NO_WALK)
    return NO_WALK;
  words_take(words);
  note(words, word.text, word.length);
  return walk;
}

/* "Qd4" as one word or as two. */
static bool take_walk_and_square(struct words *words, struct man *man, square *where) {
  struct word word;
  man->walk = (uint8_t)words_take_walk(words);
  if (man->walk != NO_WALK)
    return words_take_squares(words, where, 1) == 1;
  if (!words_peek(words, &word))
    return false;
  for (size_t length = 1; length <= 2 && length < word.length; length++) {
    const char *from = word.text + length, *end = word.text + word.length;
    man->walk = (uint8_t)words_walk(words, word.text, length);
    *where = man->walk != NO_WALK ? words_parse_square(words, &from, end) : NO_SQUARE;
    if (*where != NO_SQUARE && from == end) {
      words_take_noted(words);
      return true;
    }
  }
  return false;
}

bool words_take_man(struct words *words, struct man *man, square *where) {
  const int owner = words_take_name(words, owner_names, NAME_OF_INVISIBLE);
  *man = (struct man){.owners = (uint8_t)(owner + 1)};
  *where = NO_SQUARE;
  return owner >= 0 && take_walk_and_square(words, man, where);
}
