/* The command Solution: the intended solution as a text, which goes on to a line that begins with
   EndSolution or a command.  Lines of a printed solution must not be taken for commands: words that
   such lines begin with (Solution finished., zeroposition) end the text only as is said below.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/reading.h"

enum { SHORTEST = 4 }; /* letters that make an abbreviation plain among moves */

static bool is_alone(struct words at, const struct word *word) {
  words_take(&at);
  struct word next;
  return !words_peek(&at, &next) || next.place.line != word->place.line;
}

static bool ends_solution(const struct words *at, const struct word *word) {
  const char *end = end_solution_names[at->language];
  if (word_is(word, end) || (word->length >= SHORTEST && word_begins(word, end) &&
                             match_command(word, at->language).kind == NO_MATCH))
    return true;
  const struct match match = match_command(word, at->language);
  if (match.kind == ABBREVIATION && word->length < SHORTEST)
    return false;
  if (match.kind < ABBREVIATION || match.index == COMMAND_SOLUTION)
    return false;
  return match.index != COMMAND_ZERO_POSITION || !is_alone(*at, word);
}

static const char *line_start(const struct words *words, const char *byte) {
  while (byte > words->text && byte[-1] != '\n')
    byte--;
  return byte;
}

/* Moves the cursor to the word behind the text, if there is one; returns where the text ends. */
static const char *find_end(struct words *words) {
  struct word word;
  do {
    words_take_line(words);
    if (!words_peek(words, &word))
      return words->text + words->length;
  } while (!ends_solution(words, &word));
  return line_start(words, word.text);
}

/* Without carriage returns, and without empty lines at both ends; these have a meaning inside. */
static void add_trimmed(struct text *text, const char *begin, const char *end) {
  if (text->length > 0)
    text_add(text, "\n", 1);
  while (begin < end && (*begin == '\n' || *begin == '\r'))
    begin++;
  while (end > begin && (unsigned char)end[-1] <= ' ')
    end--;
  for (; begin < end; begin++)
    if (*begin != '\r')
      text_add(text, begin, 1);
}

void read_solution(struct reading *reading) {
  struct words *words = &reading->words;
  const char *begin = words->text + words->offset;
  add_trimmed(&reading->intended, begin, find_end(words));
  struct word word;
  if (words_peek(words, &word) && match_command(&word, words->language).kind == NO_MATCH)
    words_take(words); /* EndSolution */
}
