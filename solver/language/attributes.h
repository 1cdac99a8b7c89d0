/* The attributes of men as they are written: names and letters, from the cards in conditions/.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_ATTRIBUTES_H
#define PREMIER_ATTRIBUTES_H

#include "conditions/condition.h"
#include "solver/language/match.h"

enum { MAX_ATTRIBUTES = 32 }; /* as many as there are bits for marks */

/* Takes the lowest bit that stands for an attribute off the marks, with those below it; NULL if
   there is none left. */
const struct condition *take_attribute(uint32_t *marks);

/* Looks a word up among the names of attributes; the index is that of all_attributes. */
struct match match_attribute(const struct word *word, enum language language);
void nearest_consider_attributes(struct nearest *nearest, enum language language);

#endif
