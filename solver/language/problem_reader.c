/* The commands of one problem, up to the word that ends it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/reading.h"

#include "solver/board/array960.h"
#include "solver/language/option_names.h"

#include <string.h>

enum { PLAIN = 4 }; /* letters of an abbreviation that can hardly be anything else */

struct match match_command(const struct word *word, enum language language) {
  return match_tiers(word, command_names, FIRST_OWN_COMMAND, COMMANDS, language);
}

bool ends_list(const struct words *words, const struct word *word, enum match_kind at_least) {
  return match_command(word, words->language).kind >= at_least ||
         word_is(word, begin_names[words->language]) ||
         (words->in_twin &&
          match_name(word, change_names, CHANGES, words->language).kind >= at_least);
}

bool ends_list_plainly(const struct words *words, const struct word *word) {
  return ends_list(words, word, EXACT) ||
         ((word->length >= PLAIN || words_starts_line(words, word)) &&
          ends_list(words, word, ABBREVIATION));
}

bool words_means_something_else(const struct words *words, const struct word *word) {
  return ends_list(words, word, EXACT) || find_condition(word, words->language).kind == EXACT ||
         (words_starts_line(words, word) && ends_list(words, word, ABBREVIATION));
}

/* The command behind which the word, written out, stands in this language, or which it is; COMMANDS
   if it is none of its words. */
static enum command command_of(const struct word *word, enum language language) {
  const struct match command = match_command(word, language);
  if (command.kind == EXACT)
    return (enum command)command.index;
  if (find_condition(word, language).kind == EXACT)
    return COMMAND_CONDITION;
  if (match_name(word, option_names, OPTIONS, language).kind == EXACT)
    return COMMAND_OPTION;
  if (match_name(word, owner_names, OWNER_NAMES, language).kind == EXACT ||
      find_card(word, all_attributes, attribute_count, language).kind == EXACT)
    return COMMAND_PIECES;
  return match_name(word, change_names, CHANGES, language).kind == EXACT ? COMMAND_TWIN : COMMANDS;
}

/* Words that are known elsewhere, or in another language; false for others. */
static bool complain_known(struct words *words, const struct word *word) {
  static const char *const languages[LANGUAGES] = {"English", "French", "German"};
  const enum command own = command_of(word, words->language);
  if (own != COMMANDS) {
    complain(words->complaints, INPUT_ERROR, word->place, "\"%s\" belongs behind %s, not here",
             words_quote(words, word), command_names[own][words->language]);
    return true;
  }
  for (unsigned other = 0; other < LANGUAGES; other++)
    if (command_of(word, (enum language)other) != COMMANDS) {
      complain(words->complaints, INPUT_ERROR, word->place,
               "\"%s\" is a word of the %s input language; this file is in %s",
               words_quote(words, word), languages[other], languages[words->language]);
      return true;
    }
  return false;
}

void complain_unknown(struct words *words, const struct word *word, const char *what,
                      const struct nearest *nearest) {
  if (complain_known(words, word))
    return;
  if (word->length >= PLAIN && match_command(word, words->language).kind == AMBIGUOUS) {
    complain(words->complaints, INPUT_ERROR, word->place,
             "\"%s\" is the beginning of more than one command", words_quote(words, word));
    return;
  }
  struct nearest all = *nearest;
  nearest_consider_all(&all, command_names, COMMANDS, words->language);
  complain(words->complaints, INPUT_ERROR, word->place, "\"%s\" is not known: expected %s%s",
           words_quote(words, word), what, nearest_text(&all, words->arena));
}

/* A text that goes to the end of the line, as one more of a list; the list grows by doubling. */
static void read_line(struct words *words, const char *const **list, unsigned *count) {
  const struct word line = words_take_line(words);
  const bool full = (*count & (*count - 1)) == 0; /* 0, 1, 2, 4 … entries fill what there is */
  const char **lines = (const char **)*list;
  if (full) {
    lines = arena_alloc(words->arena, (*count == 0 ? 1 : 2 * *count) * sizeof *lines);
    if (*count > 0)
      memcpy(lines, *list, *count * sizeof *lines);
  }
  lines[(*count)++] = text_utf8(words->arena, line.text, line.length);
  *list = lines;
}

/* What is said about a problem holds for its twins, too. */
static void read_author(struct reading *reading) {
  struct problem *problem = reading->set->phases[0];
  read_line(&reading->words, &problem->author, &problem->authors);
}

static void read_origin(struct reading *reading) {
  struct problem *problem = reading->set->phases[0];
  read_line(&reading->words, &problem->origin, &problem->origins);
}

static void read_title(struct reading *reading) {
  struct problem *problem = reading->set->phases[0];
  read_line(&reading->words, &problem->title, &problem->titles);
}

static void read_award(struct reading *reading) {
  struct problem *problem = reading->set->phases[0];
  read_line(&reading->words, &problem->award, &problem->awards);
}

static void read_remark(struct reading *reading) {
  words_take_line(&reading->words);
}

/* Commands that would write files beside the output. */
static void pass_over(struct reading *reading) {
  struct words *words = &reading->words;
  words_take_line(words);
  complain(words->complaints, NOTE, reading->keyword.place,
           "%s is ignored: it does not change the solution, which goes to standard output",
           words_quote(words, &reading->keyword));
}

static void read_initial_array(struct reading *reading) {
  const struct board_frame *board = words_board(&reading->words);
  struct man men[MAX_SQUARES];
  if (board->files != 8 || board->ranks != 8) {
    complain(reading->words.complaints, INPUT_ERROR, reading->keyword.place,
             "the game array is that of the 8x8 board");
    return;
  }
  set_up_array(men, array960_orthodox, PAWN);
  for (unsigned where = 0; where < 64; where++)
    if (men[where].walk != NO_WALK)
      put_man(reading, men[where], (square)where, reading->keyword.place);
}

static void read_next_twin(struct reading *reading) {
  read_twin(reading, false);
}

static void read_zero_position(struct reading *reading) {
  read_twin(reading, true);
}

static void (*const readers[COMMANDS])(struct reading *reading) = {
    [COMMAND_REMARK] = read_remark,
    [COMMAND_STRUCTURED_STIPULATION] = read_structured_stipulation,
    [COMMAND_AUTHOR] = read_author,
    [COMMAND_ORIGIN] = read_origin,
    [COMMAND_PIECES] = read_pieces,
    [COMMAND_CONDITION] = read_conditions,
    [COMMAND_OPTION] = read_options,
    [COMMAND_STIPULATION] = read_stipulation,
    [COMMAND_PROTOCOL] = pass_over,
    [COMMAND_TITLE] = read_title,
    [COMMAND_LATEX] = pass_over,
    [COMMAND_LATEX_PIECES] = pass_over,
    [COMMAND_AWARD] = read_award,
    [COMMAND_INITIAL_ARRAY] = read_initial_array,
    [COMMAND_FORSYTH] = read_forsyth,
    [COMMAND_TWIN] = read_next_twin,
    [COMMAND_ZERO_POSITION] = read_zero_position,
    [COMMAND_FEN] = read_fen,
    [COMMAND_BOARD_SIZE] = read_board_size,
    [COMMAND_BOARD_SHAPE] = read_board_shape,
    [COMMAND_WALK] = read_own_walk,
    [COMMAND_SOLUTION] = read_solution,
};

/* Behind a twin only words about the whole problem may stand. */
static bool may_follow_twins(enum command command) {
  switch (command) {
  case COMMAND_REMARK:
  case COMMAND_AUTHOR:
  case COMMAND_ORIGIN:
  case COMMAND_TITLE:
  case COMMAND_AWARD:
  case COMMAND_PROTOCOL:
  case COMMAND_LATEX:
  case COMMAND_LATEX_PIECES:
  case COMMAND_SOLUTION:
  case COMMAND_TWIN:
  case COMMAND_ZERO_POSITION:
    return true;
  default:
    return false;
  }
}

static void read_command(struct reading *reading, enum command command) {
  struct words *words = &reading->words;
  if (reading->set->phase_count > 1 && !may_follow_twins(command))
    complain(words->complaints, INPUT_ERROR, reading->keyword.place,
             "%s must come before the twins; for a change of this twin it must stand in it",
             command_names[command][words->language]);
  reading->codes_read |=
      command == COMMAND_PIECES || command == COMMAND_FORSYTH || command == COMMAND_CONDITION;
  readers[command](reading);
}

static void complain_command(struct words *words, const struct word *word, enum match_kind kind) {
  const struct nearest nearest = {.word = word};
  if (kind == AMBIGUOUS)
    complain(words->complaints, INPUT_ERROR, word->place,
             "\"%s\" is the beginning of more than one command", words_quote(words, word));
  else
    complain_unknown(words, word, "a command", &nearest);
}

static void read_commands(struct reading *reading) {
  struct words *words = &reading->words;
  struct word word;
  bool complained = false;
  while (words_peek(words, &word) && !word_is(&word, begin_names[words->language])) {
    const struct match match = match_command(&word, words->language);
    const bool known =
        match.kind >= ABBREVIATION && (!complained || ends_list_plainly(words, &word));
    if (known && (match.index == COMMAND_NEXT_PROBLEM || match.index == COMMAND_END_PROBLEM))
      return;
    words_take(words);
    if (known) {
      complained = false;
      reading->keyword = word;
      read_command(reading, (enum command)match.index);
      continue;
    }
    if (!complained)
      complain_command(words, &word, match.kind);
    complained = true;
  }
}

enum { FIRST_DRAFTS = 4 };

static struct problem *new_problem(struct arena *arena, const struct words *words,
                                   unsigned number) {
  struct problem *problem = arena_alloc(arena, sizeof *problem);
  *problem = (struct problem){.arena = arena,
                              .language = words->language,
                              .number = number,
                              .place = words_place(words),
                              .board = {.files = 8, .ranks = 8, .shape = FLAT},
                              .fen_en_passant = NO_SQUARE};
  complaints_begin(&problem->complaints, arena);
  return problem;
}

static void begin_reading(struct reading *reading, const struct words *words, struct arena *arena,
                          unsigned number) {
  struct problem_set *set = arena_alloc(arena, sizeof *set);
  *set = (struct problem_set){.arena = arena, .phase_count = 1};
  set->phases = arena_alloc(arena, FIRST_DRAFTS * sizeof *set->phases);
  set->phases[0] = new_problem(arena, words, number);
  complaints_begin(&set->complaints, arena);
  *reading = (struct reading){.words = *words, .set = set, .draft_room = FIRST_DRAFTS};
  reading->twin_text.arena = reading->intended.arena = arena;
  reading->drafts = arena_alloc(arena, FIRST_DRAFTS * sizeof *reading->drafts);
  reading->drafts[0] = (struct draft){.problem = set->phases[0]};
  reading->draft = &reading->drafts[0];
  reading->words.arena = arena;
  reading->words.problem = set->phases[0];
  reading->words.complaints = &set->complaints;
}

/* The board and the walks are known from the beginning now. */
static void begin_again(struct reading *again, const struct reading *first,
                        const struct words *words, struct arena *arena, unsigned number) {
  begin_reading(again, words, arena, number);
  struct problem *problem = again->words.problem;
  const struct problem *known = first->set->phases[0];
  problem->board.files = known->board.files;
  problem->board.ranks = known->board.ranks;
  again->words.own_walks = first->words.own_walks;
  again->words.own_walk_count = first->walks_defined; /* hunters will come by themselves */
  problem->own_walk_count = again->words.own_walk_count;
  problem->own_walks = again->words.own_walks;
}

void settle_complaints(struct reading *reading, struct draft *draft) {
  const struct complaints *all = &reading->set->complaints;
  complaints_copy(&draft->problem->complaints, all, &reading->known);
  reading->known = *all;
}

static void finish_set(struct reading *reading) {
  struct problem_set *set = reading->set;
  const struct text *intended = &reading->intended;
  const char *text =
      intended->length > 0 ? text_utf8(set->arena, intended->bytes, intended->length) : NULL;
  settle_complaints(reading, reading->draft);
  for (unsigned i = 0; i < set->phase_count; i++) {
    set->phases[i]->intended = text;
    finish_draft(reading, &reading->drafts[i]);
    settle_complaints(reading, &reading->drafts[i]);
  }
  if (set->phase_count > 1 && !set->zero_position)
    set->phases[0]->twin_label = "a";
}

/* FNV-1a. */
static uint64_t fingerprint_of(const char *text, size_t length) {
  uint64_t hash = UINT64_C(0xcbf29ce484222325);
  for (size_t i = 0; i < length; i++)
    hash = (hash ^ (unsigned char)text[i]) * UINT64_C(0x100000001b3);
  return hash;
}

struct problem_set *read_problem(struct words *words, unsigned number) {
  struct arena *arena = arena_new();
  struct reading reading;
  begin_reading(&reading, words, arena, number);
  read_commands(&reading);
  if (reading.late) {
    const struct reading first = reading;
    begin_again(&reading, &first, words, arena, number);
    read_commands(&reading);
  }
  finish_set(&reading);
  reading.set->fingerprint =
      fingerprint_of(words->text + words->offset, reading.words.offset - words->offset);
  words->offset = reading.words.offset;
  words->line = reading.words.line;
  words->column = reading.words.column;
  words->peeked = false;
  return reading.set;
}
