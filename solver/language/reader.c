/* A file: its language, and where problems begin and end.

   The first word says BeginProblem in one of the three languages, which then holds for the file.
   NextProblem separates problems, EndProblem ends the last one and text after it is not read.  A
   missing EndProblem, or BeginProblem in the place of NextProblem, gets a note: what was meant is
   plain, and no work should be lost for it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/reading.h"

#include <stdlib.h>
#include <string.h>

struct reader {
  struct words words;
  unsigned number; /* of problems read */
  bool begun;      /* BeginProblem has been found */
  bool ended;
};

struct reader *reader_new(const char *name, const char *text, size_t length) {
  struct reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL)
    abort();
  reader->words = (struct words){
      .text = text, .length = length, .file = name, .line = 1, .column = 1, .language = ENGLISH};
  if (length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0) /* a byte order mark */
    reader->words.offset = 3;
  return reader;
}

void reader_free(struct reader *reader) {
  free(reader);
}

void problem_set_free(struct problem_set *set) {
  if (set != NULL)
    arena_free(set->arena);
}

/* Is it BeginProblem? Any beginning will do where nothing else can stand; else most of it. */
static bool match_begin(const struct word *word, size_t shortest, enum language *language) {
  for (unsigned i = 0; i < LANGUAGES; i++) {
    if (word->length >= shortest && word_begins(word, begin_names[i])) {
      *language = (enum language)i;
      return true;
    }
  }
  return false;
}

enum { PLAIN = 4 }; /* letters of BeginProblem that cannot be mistaken */

/* Takes BeginProblem.  If there is something else, passes over it; *stray is its first word. */
static bool find_begin(struct reader *reader, struct word *stray) {
  struct words *words = &reader->words;
  struct word word;
  stray->length = 0;
  while (words_peek(words, &word)) {
    const bool found = match_begin(&word, stray->length == 0 ? 1 : PLAIN, &words->language);
    words_take(words);
    if (found)
      return true;
    if (stray->length == 0)
      *stray = word;
  }
  return false;
}

/* A set for words that belong to no problem. */
static struct problem_set *set_for_stray_words(struct reader *reader) {
  struct words nothing = reader->words;
  nothing.offset = nothing.length;
  return read_problem(&nothing, ++reader->number);
}

/* Either byte-order mark of UTF-16. */
static bool begins_utf16(const struct word *word) {
  return word->length >= 2 &&
         (memcmp(word->text, "\xff\xfe", 2) == 0 || memcmp(word->text, "\xfe\xff", 2) == 0);
}

static void complain_stray(struct problem_set *set, const struct word *stray) {
  const char *quote = text_quotable(set->arena, stray->text, stray->length);
  if (begins_utf16(stray))
    complain(&set->complaints, INPUT_ERROR, stray->place,
             "this file is written in UTF-16: problem files are read as UTF-8");
  complain(&set->complaints, INPUT_ERROR, stray->place,
           "a problem file begins with %s, %s or %s, not \"%s\"", begin_names[ENGLISH],
           begin_names[FRENCH], begin_names[GERMAN], quote);
  complaints_copy(&set->phases[0]->complaints, &set->complaints, NULL);
}

static void note_end(struct problem_set *set, struct place place, const char *text) {
  complain(&set->complaints, NOTE, place, "%s", text);
}

/* Text behind EndProblem is not read; but other problems there should not get lost unnoticed. */
static void note_what_follows(struct reader *reader, struct problem_set *set) {
  struct words *words = &reader->words;
  enum language language;
  struct word word;
  while (words_peek(words, &word)) {
    if (match_begin(&word, strlen("BeginProb"), &language) && words_starts_line(words, &word)) {
      note_end(set, word.place,
               "this is behind the end of the last problem and not read: problems of one file are "
               "separated by NextProblem (ASuivre, WeiteresProblem)");
      return;
    }
    words_take(words);
  }
}

static void read_end(struct reader *reader, struct problem_set *set) {
  struct words *words = &reader->words;
  struct word word;
  if (!words_peek(words, &word)) {
    note_end(set, words_place(words),
             "EndProblem (FinProbleme, EndeProblem) is missing at the end of the file");
    reader->ended = true;
    return;
  }
  const struct match match = match_command(&word, words->language);
  words_take(words);
  if (word_is(&word, begin_names[words->language])) {
    note_end(set, word.place, "NextProblem (ASuivre, WeiteresProblem) is missing before this");
  } else if (match.index == COMMAND_END_PROBLEM) {
    reader->ended = true;
    note_what_follows(reader, set);
  }
}

struct problem_set *reader_next(struct reader *reader) {
  struct word stray = {.length = 0};
  if (reader->ended)
    return NULL;
  if (!reader->begun && !find_begin(reader, &stray)) {
    reader->ended = true;
    if (stray.length == 0)
      return NULL; /* an empty file */
    struct problem_set *set = set_for_stray_words(reader);
    complain_stray(set, &stray);
    return set;
  }
  reader->begun = true;
  struct problem_set *set = read_problem(&reader->words, ++reader->number);
  if (stray.length > 0)
    complain_stray(set, &stray);
  read_end(reader, set);
  return set;
}
