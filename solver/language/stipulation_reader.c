/* The commands Stipulation and SStipulation.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/reading.h"

void read_stipulation(struct reading *reading) {
  struct words *words = &reading->words;
  struct demand demand;
  if (!demand_read(words, &demand))
    return;
  reading->draft->demand = demand;
  if (!words->in_twin) /* men given from now on make up the position to be reached */
    reading->draft->destination =
        demand.destination
            ? arena_alloc(words->arena, MAX_SQUARES * sizeof *reading->draft->destination)
            : NULL;
}

/* A side and then branches with brackets, which may hold blanks: up to the next command. */
void read_structured_stipulation(struct reading *reading) {
  struct words *words = &reading->words;
  struct text text = {.arena = words->arena};
  struct place place = words_place(words);
  struct word word;
  if (words_peek(words, &word))
    place = word.place;
  while (words_peek(words, &word) && !words_means_something_else(words, &word) &&
         !(text.length > 0 && ends_list(words, &word, ABBREVIATION))) {
    words_take(words);
    text_print(&text, "%s", text.length > 0 ? " " : "");
    text_add(&text, word.text, word.length);
  }
  if (text.length == 0) {
    complain(words->complaints, INPUT_ERROR, place, "the stipulation is missing");
    return;
  }
  const char *quote = text_quotable(words->arena, text.bytes, text.length);
  complain(words->complaints, NOT_SUPPORTED, place,
           "the structured stipulation \"%s\" is not supported yet", quote);
  reading->draft->demand = (struct demand){.given = true, .place = place, .whole = quote};
}
