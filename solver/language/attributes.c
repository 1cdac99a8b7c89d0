/* Attributes by mark and by name.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/attributes.h"

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

/* Words of the field come first. */
struct match match_attribute(const struct word *word, enum language language) {
  const char *names[MAX_ATTRIBUTES][LANGUAGES];
  unsigned index[MAX_ATTRIBUTES], count = 0, older = 0;
  for (unsigned own = 0; own <= 1; own++) {
    older = count;
    for (unsigned i = 0; i < attribute_count; i++) {
      if (all_attributes[i]->own != (own == 1))
        continue;
      for (unsigned k = 0; k < LANGUAGES; k++)
        names[count][k] = all_attributes[i]->names[k];
      index[count++] = i;
    }
  }
  struct match match = match_tiers(word, names, older, count, language);
  if (match.kind != NO_MATCH)
    match.index = index[match.index];
  return match;
}

void nearest_consider_attributes(struct nearest *nearest, enum language language) {
  for (unsigned i = 0; i < attribute_count; i++)
    nearest_consider(nearest, all_attributes[i]->names[language]);
}
