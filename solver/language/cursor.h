/* The cursor over the text of a file, and what it needs to know to read squares and walks.  For the
   files of language/ only; conditions see it through words.h.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_CURSOR_H
#define PREMIER_CURSOR_H

#include "solver/language/match.h"
#include "solver/language/text.h"
#include "solver/language/words.h"

enum { MAX_OWN_WALKS = 32 };

struct words {
  const char *text; /* the whole file */
  size_t length;
  const char *file; /* its name in messages */

  /* The next byte to be read. */
  size_t offset;
  unsigned line, column;

  enum language language;
  struct problem *problem; /* the diagram or twin in hand: its board and own walks count */
  struct arena *arena;
  struct complaints *complaints;

  /* Walks defined so far by the problem or its twins, hunters among them: MAX_OWN_WALKS of them
     have room, NULL as long as there are none. */
  struct piece *own_walks;
  unsigned own_walk_count;

  bool in_twin;                      /* words for changes of a twin end lists, too */
  bool squares_read;                 /* a square has been read, for a board of the present size */
  const struct condition *condition; /* whose arguments are being read */
  struct text *noted;                /* if not NULL, words taken by their meaning are added to it */

  bool peeked; /* `next` ends at the place below */
  struct word next;
  size_t next_offset;
  unsigned next_column;
};

static inline bool is_digit(char byte) {
  return byte >= '0' && byte <= '9';
}

/* Where a byte of the word stands; those before it are letters of ASCII. */
static inline struct place place_within(const struct word *word, const char *byte) {
  return (struct place){word->place.file, word->place.line,
                        word->place.column + (unsigned)(byte - word->text)};
}

/* The rest of the line behind the last word taken, without blanks around it; takes it. */
struct word words_take_line(struct words *words);
/* Is nothing but blanks between the word and the line's beginning? */
bool words_starts_line(const struct words *words, const struct word *word);
/* The word for messages. */
const char *words_quote(struct words *words, const struct word *word);
/* "line 3" is in the place; this is the place behind the last word taken. */
struct place words_place(const struct words *words);

/* A square at *from, which is moved behind it: letters and digits of the board in hand. NO_SQUARE
   if there is none; then *from stays. */
square words_parse_square(const struct words *words, const char **from, const char *end);
/* Does the whole text look like squares, be they on the board or not? */
bool looks_like_squares(const char *from, const char *end);
/* Reads a text that looks like squares; complains about those that are not on the board. */
unsigned words_read_squares(struct words *words, const char *from, const char *end,
                            struct place place, square *squares, unsigned room);
/* "a1", in the arena. */
const char *words_square_name(struct words *words, square where);

/* Walk with this code: own walks of the problem first.  0 if there is none. */
unsigned words_walk(const struct words *words, const char *code, size_t length);
/* A hunter made of two walks, "R/B", that are known. */
bool words_is_hunter(const struct words *words, const char *code, size_t length);
/* The walk of such a hunter, which is made if the problem has not used it yet; complains if that
   cannot be. */
unsigned words_hunter(struct words *words, const struct word *code);
/* A new row among the problem's own walks, the last one; NULL if there is no more room. */
struct piece *words_add_walk(struct words *words);
const char *words_walk_code(const struct words *words, unsigned walk);

#endif
