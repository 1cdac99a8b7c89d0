/* Conditions, and attributes of men, by their names and marks: looked up among the cards of
   conditions/.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_CARDS_H
#define PREMIER_CARDS_H

#include "conditions/condition.h"
#include "solver/language/match.h"

struct found_card {
  enum match_kind kind;
  const struct condition *card; /* the first one that fits where it is ambiguous; else NULL */
};

/* Looks a word up among the names of one language and the aliases.  Names of the field come first,
   so that aliases and Premier's own names take no abbreviation away from them. */
struct found_card find_card(const struct word *word, const struct condition *const *cards,
                            unsigned count, enum language language);
void nearest_consider_cards(struct nearest *nearest, const struct condition *const *cards,
                            unsigned count, enum language language);

/* Takes the lowest bit that stands for an attribute off the marks, with those below it; NULL if
   there is none left. */
const struct condition *take_attribute(uint32_t *marks);

#endif
