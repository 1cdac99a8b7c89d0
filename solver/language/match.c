/* Comparing words with names.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/match.h"

#include <string.h>

/* ASCII only: the reserved words have no other letters, and the locale must not matter. */
static unsigned char lower(char letter) {
  const unsigned char byte = (unsigned char)letter;
  return byte >= 'A' && byte <= 'Z' ? (unsigned char)(byte - 'A' + 'a') : byte;
}

bool word_begins(const struct word *word, const char *name) {
  for (size_t i = 0; i < word->length; i++)
    if (name[i] == '\0' || lower(name[i]) != lower(word->text[i]))
      return false;
  return true;
}

bool word_is(const struct word *word, const char *name) {
  return word_begins(word, name) && name[word->length] == '\0';
}

static bool same_name(const char *a, const char *b) {
  const struct word word = {.text = a, .length = strlen(a)};
  return word_is(&word, b);
}

struct match match_name(const struct word *word, const char *const names[][LANGUAGES],
                        unsigned count, enum language language) {
  struct match match = {NO_MATCH, 0};
  for (unsigned i = 0; i < count; i++) {
    const char *name = names[i][language];
    if (!word_begins(word, name))
      continue;
    if (name[word->length] == '\0')
      return (struct match){EXACT, i};
    if (match.kind == NO_MATCH)
      match = (struct match){ABBREVIATION, i};
    else if (!same_name(name, names[match.index][language]))
      match.kind = AMBIGUOUS;
  }
  return match;
}

struct match match_tiers(const struct word *word, const char *const names[][LANGUAGES],
                         unsigned older, unsigned count, enum language language) {
  const struct match first = match_name(word, names, older, language);
  if (first.kind == EXACT)
    return first;
  struct match second = match_name(word, names + older, count - older, language);
  second.index += older;
  return second.kind == EXACT || first.kind == NO_MATCH ? second : first;
}

enum { LONGEST = 40 }; /* no name is longer */

static unsigned smallest(unsigned a, unsigned b, unsigned c) {
  const unsigned least = a < b ? a : b;
  return least < c ? least : c;
}

/* Least number of letters to insert, drop or replace; also that of the name's beginning, for the
   words of the input may be shortened: then half a letter's worth more. */
static unsigned distance(const struct word *word, const char *name) {
  const size_t length = strlen(name);
  unsigned row[LONGEST + 1];
  for (unsigned j = 0; j <= length; j++)
    row[j] = j;
  for (unsigned i = 0; i < word->length; i++) {
    unsigned diagonal = row[0];
    row[0] = i + 1;
    for (unsigned j = 0; j < length; j++) {
      const unsigned replaced = diagonal + (lower(word->text[i]) != lower(name[j]));
      diagonal = row[j + 1];
      row[j + 1] = smallest(replaced, row[j] + 1, row[j + 1] + 1);
    }
  }
  unsigned least = 2 * row[length];
  for (unsigned j = 0; j < length; j++)
    if (2 * row[j] + 1 < least)
      least = 2 * row[j] + 1;
  return least;
}

void nearest_consider(struct nearest *nearest, const char *name) {
  const size_t length = nearest->word->length;
  if (length < 2 || length > LONGEST || strlen(name) > LONGEST)
    return;
  const unsigned found = distance(nearest->word, name);
  const unsigned allowed = length < 4 ? 2 : length < 8 ? 4 : 6;
  if (found > allowed)
    return;
  for (unsigned i = 0; i < nearest->count; i++)
    if (same_name(nearest->names[i], name))
      return;
  unsigned at = nearest->count;
  while (at > 0 && nearest->distances[at - 1] > found)
    at--;
  if (at == MAX_NEAREST)
    return;
  nearest->count += nearest->count < MAX_NEAREST;
  for (unsigned i = nearest->count - 1; i > at; i--) {
    nearest->names[i] = nearest->names[i - 1];
    nearest->distances[i] = nearest->distances[i - 1];
  }
  nearest->names[at] = name;
  nearest->distances[at] = found;
}

void nearest_consider_all(struct nearest *nearest, const char *const names[][LANGUAGES],
                          unsigned count, enum language language) {
  for (unsigned i = 0; i < count; i++)
    nearest_consider(nearest, names[i][language]);
}

const char *nearest_text(const struct nearest *nearest, struct arena *arena) {
  const char *const *names = nearest->names;
  switch (nearest->count) {
  case 0:
    return "";
  case 1:
    return arena_printf(arena, "; did you mean %s?", names[0]);
  case 2:
    return arena_printf(arena, "; did you mean %s or %s?", names[0], names[1]);
  default:
    return arena_printf(arena, "; did you mean %s, %s or %s?", names[0], names[1], names[2]);
  }
}
