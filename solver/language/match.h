/* Finding a word of the input among reserved words.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_MATCH_H
#define PREMIER_MATCH_H

#include "solver/language/words.h"

enum match_kind { NO_MATCH, AMBIGUOUS, ABBREVIATION, EXACT };

struct match {
  enum match_kind kind;
  unsigned index; /* of the name found; of the first one that fits where it is ambiguous */
};

/* Letters of either case are equal. */
bool word_is(const struct word *word, const char *name);
bool word_begins(const struct word *word, const char *name); /* word is a beginning of name */

/* Looks a word up among the forms of one language.  The whole name wins over beginnings; names that
   read the same are one name. */
struct match match_name(const struct word *word, const char *const names[][LANGUAGES],
                        unsigned count, enum language language);

/* The first `older` names are looked at first: the others only if none of those fits. */
struct match match_tiers(const struct word *word, const char *const names[][LANGUAGES],
                         unsigned older, unsigned count, enum language language);

/* Collects the known words that look most like an unknown one. */
enum { MAX_NEAREST = 3 };
struct nearest {
  const struct word *word;
  unsigned count;
  const char *names[MAX_NEAREST];
  unsigned distances[MAX_NEAREST];
};
void nearest_consider(struct nearest *nearest, const char *name);
void nearest_consider_all(struct nearest *nearest, const char *const names[][LANGUAGES],
                          unsigned count, enum language language);
/* "; did you mean A, B or C?", or "" where nothing is near. */
const char *nearest_text(const struct nearest *nearest, struct arena *arena);

#endif
