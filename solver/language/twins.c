/* The commands Twin and ZeroPosition: a twin starts as a copy of the diagram, or of the twin before
   it if it is continued, and is changed by the words that follow.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/reading.h"

#include <string.h>

/* The copy shares what no change writes to. */
static struct problem *copy_problem(const struct problem *from) {
  struct problem *copy = arena_alloc(from->arena, sizeof *copy);
  *copy = *from;
  complaints_begin(&copy->complaints, from->arena);
  complaints_copy(&copy->complaints, &from->complaints, NULL);
  return copy;
}

static void make_room(struct reading *reading) {
  struct problem_set *set = reading->set;
  if (set->phase_count < reading->draft_room)
    return;
  const unsigned room = 2 * reading->draft_room;
  struct draft *drafts = arena_alloc(set->arena, room * sizeof *drafts);
  struct problem **phases = arena_alloc(set->arena, room * sizeof *phases);
  memcpy(drafts, reading->drafts, set->phase_count * sizeof *drafts);
  memcpy(phases, set->phases, set->phase_count * sizeof *phases);
  reading->drafts = drafts;
  set->phases = phases;
  reading->draft_room = room;
}

/* a, b … z, z1, z2 …; the diagram is a unless it is not for solving. */
static const char *label(struct arena *arena, unsigned number) {
  return number < 26 ? arena_printf(arena, "%c", (int)('a' + number))
                     : arena_printf(arena, "z%u", number - 25);
}

static void begin_twin(struct reading *reading, bool continued) {
  struct problem_set *set = reading->set;
  settle_complaints(reading, reading->draft);
  make_room(reading);
  const struct draft *from = &reading->drafts[continued ? set->phase_count - 1 : 0];
  struct draft *draft = &reading->drafts[set->phase_count];
  *draft = *from;
  draft->problem = copy_problem(from->problem);
  draft->problem->place = reading->keyword.place;
  draft->problem->continued = continued;
  draft->problem->twin_label = label(set->arena, set->phase_count - set->zero_position);
  set->phases[set->phase_count++] = draft->problem;
  reading->draft = draft;
  reading->words.problem = draft->problem;
  reading->words.in_twin = true;
  reading->twin_text = (struct text){.arena = set->arena};
}

static void end_twin(struct reading *reading) {
  settle_complaints(reading, reading->draft);
  reading->draft->problem->twin_text =
      reading->twin_text.length > 0 ? reading->twin_text.bytes : "";
  reading->words.in_twin = false;
}

static bool take_change(struct words *words, const struct word *word, enum match_kind at_least,
                        enum change *change) {
  const struct match match = match_name(word, change_names, CHANGES, words->language);
  if (match.kind < at_least)
    return false;
  words_take(words);
  *change = (enum change)match.index;
  return true;
}

static bool take_continued(struct words *words) {
  struct word word;
  if (!words_peek(words, &word))
    return false;
  const struct match match = match_name(&word, change_names, CHANGES, words->language);
  if (match.kind < ABBREVIATION || match.index != CHANGE_CONTINUED)
    return false;
  words_take(words);
  return true;
}

static void complain_change(struct words *words, const struct word *word) {
  struct nearest nearest = {.word = word};
  nearest_consider_all(&nearest, change_names, CHANGES, words->language);
  if (match_name(word, change_names, CHANGES, words->language).kind == AMBIGUOUS)
    complain(words->complaints, INPUT_ERROR, word->place,
             "\"%s\" is the beginning of more than one change of a twin", words_quote(words, word));
  else
    complain_unknown(words, word, "a change of a twin or a command", &nearest);
}

/* Each change may be followed by another one. */
static void read_changes(struct reading *reading) {
  struct words *words = &reading->words;
  struct word word;
  bool complained = false;
  while (words_peek(words, &word)) {
    enum change change;
    if (take_change(words, &word, EXACT, &change)) {
      read_change(reading, change, word.place);
    } else if (ends_list(words, &word, EXACT)) {
      return;
    } else if (take_change(words, &word, ABBREVIATION, &change)) {
      read_change(reading, change, word.place);
    } else if (match_command(&word, words->language).kind >= ABBREVIATION) {
      return;
    } else {
      if (!complained)
        complain_change(words, &word);
      complained = true;
      words_take(words);
      continue;
    }
    complained = false;
  }
}

void read_twin(struct reading *reading, bool zero_position) {
  struct problem_set *set = reading->set;
  const struct place place = words_place(&reading->words);
  if (zero_position && set->phase_count > 1) {
    complain(&set->complaints, INPUT_ERROR, place, "%s must come before all twins",
             command_names[COMMAND_ZERO_POSITION][reading->words.language]);
    zero_position = false;
  }
  if (set->phase_count > MAX_TWINS) {
    if (!reading->too_many_twins)
      complain(&set->complaints, INPUT_ERROR, place, "more than %d twins", MAX_TWINS);
    reading->too_many_twins = true;
    words_take_line(&reading->words);
    return;
  }
  set->zero_position |= zero_position;
  begin_twin(reading, take_continued(&reading->words));
  read_changes(reading);
  end_twin(reading);
}
