/* Last capture: what the move that led to the diagram has captured, and where.  It is no rule, but
   tells those rules that answer the capture of the half-move before, or the last one; option
   LastCapture says the same.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/condition.h"
#include "pieces/piece.h"
#include "solver/engine/setup.h"
#include "solver/language/keywords.h"
#include "solver/language/words.h"

struct last_capture {
  struct man man;
  square where;
};

static const void *read_man(struct words *words) {
  struct last_capture *last = arena_alloc(words_arena(words), sizeof *last);
  const enum language language = words_language(words);
  struct word word = {.text = NULL};
  words_peek(words, &word);
  if (!words_take_man(words, &last->man, &last->where))
    complain(words_complaints(words), INPUT_ERROR, word.place,
             "%s must be followed by the man captured by the move that led to the diagram, "
             "as %s %sd4",
             words_condition(words)->names[language], owner_names[NAME_OF_WHITE][language],
             piece_row(QUEEN)->codes[language]);
  return last;
}

static void note_capture(const struct rule *rule, struct setup *setup) {
  const struct last_capture *last = rule->settings;
  setup->last_captured = last->man;
  setup->last_capture = last->where;
}

const struct condition condition_last_capture = {
    .names = {"LastCapture", "DernierePrise", "LetzterSchlag"},
    .sentence = "Nothing by itself: tells what the move that led to the diagram has captured, for "
                "rules that answer the capture before",
    .example = "Condition LastCapture White Rg4 ParrainCirce",
    .read = read_man,
    .squares = note_capture,
};
