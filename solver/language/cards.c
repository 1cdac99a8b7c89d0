/* Cards by name and by mark.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/cards.h"

static void consider(struct found_card *found, const struct condition *card,
                     const struct word *word, const char *name) {
  if (!word_begins(word, name))
    return;
  if (word_is(word, name))
    *found = (struct found_card){EXACT, card};
  else if (found->kind == NO_MATCH)
    *found = (struct found_card){ABBREVIATION, card};
  else if (found->kind == ABBREVIATION && found->card != card)
    found->kind = AMBIGUOUS;
}

struct found_card find_card(const struct word *word, const struct condition *const *cards,
                            unsigned count, enum language language) {
  struct found_card first = {NO_MATCH, NULL}, second = {NO_MATCH, NULL};
  for (unsigned i = 0; i < count; i++) {
    const char *const *aliases = cards[i]->aliases;
    consider(cards[i]->own ? &second : &first, cards[i], word, cards[i]->names[language]);
    for (unsigned k = 0; aliases != NULL && aliases[k] != NULL; k++)
      consider(&second, cards[i], word, aliases[k]);
  }
  return first.kind == NO_MATCH || (second.kind == EXACT && first.kind != EXACT) ? second : first;
}

void nearest_consider_cards(struct nearest *nearest, const struct condition *const *cards,
                            unsigned count, enum language language) {
  for (unsigned i = 0; i < count; i++)
    nearest_consider(nearest, cards[i]->names[language]);
}

/* NULL for a mark that is none. */
static const struct condition *attribute_of_mark(uint32_t mark) {
  for (unsigned i = 0; i < attribute_count; i++)
    if (all_attributes[i]->mark == mark)
      return all_attributes[i];
  return NULL;
}

const struct condition *take_attribute(uint32_t *marks) {
  while (*marks) {
    const uint32_t lowest = *marks & -*marks;
    const struct condition *attribute = attribute_of_mark(lowest);
    *marks &= ~lowest;
    if (attribute)
      return attribute;
  }
  return NULL;
}
