/* The command Condition.  Conditions read their own arguments; where one of these is not supported
   the others are passed over, so that the rest of the problem is read, too.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/reading.h"

#include <string.h>

/* A matter of the board that stands among the conditions. */
static const struct condition hole = {.names = {"Hole", "Trou", "Loch"}};

struct found_card find_condition(const struct word *word, enum language language) {
  static const struct condition *const of_board[] = {&hole};
  const struct found_card board = find_card(word, of_board, 1, language);
  const struct found_card found = find_card(word, all_conditions, condition_count, language);
  if (board.kind == NO_MATCH || found.kind == EXACT)
    return found;
  if (board.kind == EXACT || found.kind == NO_MATCH)
    return board;
  return (struct found_card){AMBIGUOUS, found.card};
}

static bool has_digit(const struct word *word) {
  for (size_t i = 0; i < word->length; i++)
    if (word->text[i] >= '0' && word->text[i] <= '9')
      return true;
  return false;
}

static bool looks_like_argument(const struct words *words, const struct word *word) {
  if (find_condition(word, words->language).kind == EXACT || ends_list(words, word, EXACT))
    return false;
  const struct match match = match_name(word, argument_names, argument_name_count, words->language);
  if (match.kind == EXACT || has_digit(word) || word_is(word, "-") ||
      words_walk(words, word->text, word->length) != NO_WALK ||
      words_is_hunter(words, word->text, word->length))
    return true;
  return match.kind != NO_MATCH && !words_means_something_else(words, word);
}

static void pass_over_arguments(struct words *words) {
  struct word word;
  while (words_peek(words, &word) && looks_like_argument(words, &word))
    words_take(words);
}

static void read_holes(struct words *words, struct place place) {
  square squares[MAX_SQUARES];
  unsigned count = 0, more;
  while (count < MAX_SQUARES &&
         (more = words_take_squares(words, squares + count, MAX_SQUARES - count)) > 0)
    count += more;
  if (count == 0)
    complain(words->complaints, INPUT_ERROR, place, "Hole must be followed by squares");
  for (unsigned i = 0; i < count; i++)
    words->problem->board.hole[squares[i]] = true;
}

/* The list is copied, for twins share it. */
static struct condition_use *own_list(struct words *words) {
  const struct problem *problem = words->problem;
  struct condition_use *uses = arena_alloc(words->arena, MAX_CONDITIONS * sizeof *uses);
  if (problem->condition_count > 0)
    memcpy(uses, problem->conditions, problem->condition_count * sizeof *uses);
  return uses;
}

/* Of a condition that is given again the last one counts, unless its kind join each other. */
static void add_use(struct words *words, const struct condition_use *use) {
  struct problem *problem = words->problem;
  unsigned at = 0;
  while (at < problem->condition_count &&
         (problem->conditions[at].condition != use->condition || use->condition->join))
    at++;
  if (at == MAX_CONDITIONS) {
    complain(words->complaints, INPUT_ERROR, use->place, "more than %d conditions", MAX_CONDITIONS);
    return;
  }
  struct condition_use *uses = own_list(words);
  if (at < problem->condition_count)
    complain(words->complaints, NOTE, use->place,
             "condition %s is given more than once: the last one counts",
             use->condition->names[words->language]);
  else
    problem->condition_count++;
  uses[at] = *use;
  problem->conditions = uses;
}

static void read_one(struct words *words, const struct condition *card, const struct word *word) {
  const char *name = card->names[words->language];
  struct text text = {.arena = words->arena};
  text_add(&text, name, strlen(name));
  words_take(words);
  words->noted = &text;
  if (card == &hole) {
    read_holes(words, word->place);
  } else {
    struct condition_use use = {.condition = card, .place = word->place};
    const unsigned unsupported = words->complaints->unsupported;
    words->condition = card;
    if (card->read != NULL)
      use.settings = card->read(words);
    if (words->complaints->unsupported > unsupported)
      pass_over_arguments(words);
    use.text = text.bytes;
    add_use(words, &use);
  }
  words->noted = NULL;
}

static void complain_condition(struct words *words, const struct word *word, enum match_kind kind) {
  if (kind == AMBIGUOUS) {
    complain(words->complaints, INPUT_ERROR, word->place,
             "\"%s\" is the beginning of more than one condition", words_quote(words, word));
    return;
  }
  struct nearest nearest = {.word = word};
  nearest_consider_cards(&nearest, all_conditions, condition_count, words->language);
  nearest_consider(&nearest, hole.names[words->language]);
  nearest_consider_all(&nearest, argument_names, argument_name_count, words->language);
  complain_unknown(words, word, "a condition, an argument of one or a command", &nearest);
}

/* The board may be described among the conditions, too. */
static bool read_board_word(struct reading *reading, const struct word *word) {
  const struct match match = match_command(word, reading->words.language);
  if (match.kind != EXACT ||
      (match.index != COMMAND_BOARD_SIZE && match.index != COMMAND_BOARD_SHAPE))
    return false;
  words_take(&reading->words);
  if (match.index == COMMAND_BOARD_SIZE)
    read_board_size(reading);
  else
    read_board_shape(reading);
  return true;
}

static void note_condition(struct reading *reading, unsigned before) {
  const struct problem *problem = reading->words.problem;
  struct text *text = &reading->twin_text;
  if (!reading->words.in_twin || problem->condition_count == before)
    return;
  const char *condition = problem->conditions[before].text;
  if (text->length > 0)
    text_add(text, "  ", 2);
  text_add(text, condition, strlen(condition));
}

void read_conditions(struct reading *reading) {
  struct words *words = &reading->words;
  struct word word;
  bool complained = false;
  while (words_peek(words, &word)) {
    if (!words->in_twin && read_board_word(reading, &word))
      continue;
    const struct found_card found = find_condition(&word, words->language);
    if (found.kind != EXACT && words_means_something_else(words, &word))
      return;
    if (found.kind >= ABBREVIATION) {
      const unsigned before = words->problem->condition_count;
      read_one(words, found.card, &word);
      note_condition(reading, before);
      complained = false;
    } else if ((complained ? ends_list_plainly(words, &word)
                           : ends_list(words, &word, ABBREVIATION))) {
      return;
    } else {
      if (!complained) /* what follows an unknown word may be its arguments */
        complain_condition(words, &word, found.kind);
      complained = true;
      words_take(words);
    }
  }
}
