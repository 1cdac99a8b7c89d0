/* Hunters, which problems make of any two walks: "R/B" moves away from its own base line as R does,
   and towards it as B does.  Each is entered among the problem's own walks where it is first met,
   with the notation of its two walks in two groups.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/cursor.h"

#include "pieces/piece.h"

#include <string.h>

/* Where the movement ends: what follows, royalty and promotion, is not part of it. */
static size_t movement_length(const char *notation) {
  size_t length = strlen(notation);
  static const char *const suffixes[] = {"royal", "promotes"};
  for (size_t i = 0; i < sizeof suffixes / sizeof *suffixes; i++) {
    const char *suffix = strstr(notation, suffixes[i]);
    while (suffix != NULL && suffix > notation && *suffix != ',')
      suffix--;
    if (suffix != NULL && (size_t)(suffix - notation) < length)
      length = (size_t)(suffix - notation);
  }
  return length;
}

static const struct piece *row_of(const struct words *words, unsigned walk) {
  return walk < walk_count() ? piece_row(walk) : &words->problem->own_walks[walk - walk_count()];
}

/* The hunter of two walks in notation; NULL if one of them cannot be written so. */
static const char *hunter_notation(struct words *words, unsigned away, unsigned towards) {
  const char *far = row_of(words, away)->notation, *near = row_of(words, towards)->notation;
  const char *notation =
      arena_printf(words->arena, "away(%.*s) + towards(%.*s)", (int)movement_length(far), far,
                   (int)movement_length(near), near);
  size_t offset;
  return notation_error(notation, &offset) == NULL ? notation : NULL;
}

/* The walk that no hunter can have a part in, as it is not a movement of one man alone; NO_WALK if
   it is only together that the two are too much. */
static unsigned unfit_walk(struct words *words, unsigned away, unsigned towards) {
  if (hunter_notation(words, away, away) == NULL)
    return away;
  return hunter_notation(words, towards, towards) == NULL ? towards : NO_WALK;
}

static void refuse_hunter(struct words *words, const struct word *code, unsigned away,
                          unsigned towards) {
  const unsigned unfit = unfit_walk(words, away, towards);
  if (unfit == NO_WALK)
    complain(words->complaints, NOT_SUPPORTED, code->place,
             "the hunter %s is not supported: its walks have too many parts together",
             words_quote(words, code));
  else
    complain(
        words->complaints, NOT_SUPPORTED, code->place,
        "the hunter %s is not supported: the walk %s (%s) is no movement of its own that could "
        "be half a hunter's",
        words_quote(words, code), row_of(words, unfit)->codes[words->language],
        row_of(words, unfit)->names[words->language]);
}

static const char *hunter_name(struct words *words, enum language language, unsigned away,
                               unsigned towards) {
  static const char *const word[] = {
      [ENGLISH] = "hunter", [FRENCH] = "chasseur", [GERMAN] = "Jaeger"};
  return arena_printf(words->arena, "%s/%s %s", row_of(words, away)->names[language],
                      row_of(words, towards)->names[language], word[language]);
}

struct piece *words_add_walk(struct words *words) {
  if (words->own_walks == NULL)
    words->own_walks = arena_alloc(words->arena, MAX_OWN_WALKS * sizeof *words->own_walks);
  if (words->own_walk_count == MAX_OWN_WALKS)
    return NULL;
  struct piece *walk = &words->own_walks[words->own_walk_count++];
  words->problem->own_walks = words->own_walks;
  words->problem->own_walk_count = words->own_walk_count;
  return walk;
}

static void enter(struct words *words, const char *notation, unsigned away, unsigned towards) {
  struct piece *walk = words_add_walk(words);
  walk->notation = notation;
  walk->sentence = NULL;
  for (unsigned i = 0; i < LANGUAGES; i++) {
    walk->codes[i] =
        arena_printf(words->arena, "%s/%s", row_of(words, away)->codes[words->language],
                     row_of(words, towards)->codes[words->language]);
    walk->names[i] = hunter_name(words, (enum language)i, away, towards);
  }
}

unsigned words_hunter(struct words *words, const struct word *code) {
  const unsigned known = words_walk(words, code->text, code->length);
  if (known != NO_WALK)
    return known;
  const size_t first = (size_t)((const char *)memchr(code->text, '/', code->length) - code->text);
  const unsigned away = words_walk(words, code->text, first);
  const unsigned towards = words_walk(words, code->text + first + 1, code->length - first - 1);
  const char *notation = hunter_notation(words, away, towards);
  if (notation == NULL)
    refuse_hunter(words, code, away, towards);
  else if (words->own_walk_count == MAX_OWN_WALKS)
    complain(words->complaints, INPUT_ERROR, code->place,
             "more than %d hunters and walks of a problem's own", MAX_OWN_WALKS);
  else
    enter(words, notation, away, towards);
  const unsigned walk = words_walk(words, code->text, code->length);
  return walk != NO_WALK ? walk : away; /* stands for it in a problem that is refused */
}
