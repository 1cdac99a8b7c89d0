/* The commands Stipulation and SStipulation.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/reading.h"

/* In a twin it takes the place of the diagram's; behind that of a diagram the men given from now on
   make up the position to be reached. */
static void take_demand(struct reading *reading, const struct demand *demand) {
  struct draft *draft = reading->draft;
  if (draft->demand.given && !reading->words.in_twin)
    complain(reading->words.complaints, NOTE, demand->place,
             "there is a stipulation already: this later one takes its place");
  draft->demand = *demand;
  if (!reading->words.in_twin)
    draft->destination = demand->destination ? arena_alloc(reading->words.arena,
                                                           MAX_SQUARES * sizeof *draft->destination)
                                             : NULL;
}

void read_stipulation(struct reading *reading) {
  struct demand demand;
  if (demand_read(&reading->words, &demand))
    take_demand(reading, &demand);
}

/* A stipulation that was not understood is not looked at as if it were commands. */
static void skip_the_rest(struct words *words) {
  struct word word;
  while (words_peek(words, &word) && !words_means_something_else(words, &word) &&
         !ends_list(words, &word, ABBREVIATION))
    words_take(words);
}

void read_structured_stipulation(struct reading *reading) {
  struct words *words = &reading->words;
  struct demand demand;
  if (structure_read(words, &demand))
    take_demand(reading, &demand);
  else
    skip_the_rest(words);
}
