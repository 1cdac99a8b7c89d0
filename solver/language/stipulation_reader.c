/* The commands Stipulation and SStipulation.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/reading.h"

/* In a twin it takes the place of the diagram's. */
static void take_demand(struct reading *reading, const struct demand *demand) {
  if (reading->draft->demand.given && !reading->words.in_twin)
    complain(reading->words.complaints, NOTE, demand->place,
             "there is a stipulation already: this later one takes its place");
  reading->draft->demand = *demand;
}

void read_stipulation(struct reading *reading) {
  struct words *words = &reading->words;
  struct demand demand;
  if (!demand_read(words, &demand))
    return;
  take_demand(reading, &demand);
  if (!words->in_twin) /* men given from now on make up the position to be reached */
    reading->draft->destination =
        demand.destination
            ? arena_alloc(words->arena, MAX_SQUARES * sizeof *reading->draft->destination)
            : NULL;
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
  if (!structure_read(words, &demand)) {
    skip_the_rest(words);
    return;
  }
  take_demand(reading, &demand);
  if (!words->in_twin)
    reading->draft->destination = NULL;
}
