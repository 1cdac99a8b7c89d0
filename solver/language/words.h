/* The words of the input, for those who read them: the problem reader and the conditions, which
   read their own arguments.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_WORDS_H
#define PREMIER_WORDS_H

#include "solver/board/set.h"
#include "solver/language/problem.h"

struct word {
  const char *text; /* not NUL-terminated */
  size_t length;
  struct place place;
};

struct words; /* a cursor; made by the problem reader */

enum language words_language(const struct words *words);
const struct board_frame *words_board(const struct words *words);
/* The condition whose arguments are being read. */
const struct condition *words_condition(const struct words *words);
struct arena *words_arena(struct words *words); /* the problem's: settings are put there */
struct complaints *words_complaints(struct words *words);

/* The next word without taking it; false at the end of the problem. */
bool words_peek(struct words *words, struct word *word);
void words_take(struct words *words);
/* Would the word be read as something else: is it the whole name of a command or a condition, or
   does it begin a line and shorten a command? */
bool words_means_something_else(const struct words *words, const struct word *word);

/* Takes a word that the caller has understood, and notes it for the line under the diagram. */
void words_take_noted(struct words *words);

/* If the next word is a (unique beginning of) one of the names, takes it and returns its index,
   else -1 and takes nothing.  names[i] holds the English, French and German form of name i; only
   the form of the problem's language counts.  A mere beginning is not taken where the word is the
   whole name of a condition or command, or where it begins a line and shortens a command. */
int words_take_name(struct words *words, const char *const names[][LANGUAGES], unsigned count);
/* If the next word is a run of squares (a1, or a1b2c3), takes it and adds them; returns how many.
 */
unsigned words_take_squares(struct words *words, square *squares, unsigned room);
/* The same for all runs of squares that follow, as a set, to which they are added; complains with
   the sentence `missing` if there is none. */
void words_add_squares(struct words *words, struct set *set, const char *missing);
/* If the next word is a number, takes it. */
bool words_take_number(struct words *words, unsigned *number);
/* If the next word is the code of a walk in the problem's language, takes it; else 0. */
unsigned words_take_walk(struct words *words);
/* If a man and its square follow, as "White Qd4" or "White Q d4", takes them; false with some words
   taken if they do not. */
bool words_take_man(struct words *words, struct man *man, square *where);

#endif
