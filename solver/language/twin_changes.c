/* The changes of a twin.  Each is carried out on the men of the twin and noted in its text.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/reading.h"

#include <string.h>

static const struct man empty_square = {NO_WALK, 0, 0, 0};

/* Texts of changes are separated by two blanks. */
static void separate(struct reading *reading) {
  if (reading->twin_text.length > 0)
    text_add(&reading->twin_text, "  ", 2);
}

static const char *name_of(struct reading *reading, enum change change) {
  return change_names[change][reading->words.language];
}

/* Some write the arrow that stands in the text of the twin between the two things that change. */
static void skip_arrow(struct words *words) {
  static const char *const arrows[] = {"-->", "<-->", "==>"};
  struct word word;
  for (unsigned i = 0; i < sizeof arrows / sizeof *arrows; i++)
    if (words_peek(words, &word) && word_is(&word, arrows[i])) {
      words_take(words);
      return;
    }
}

/* Two squares, run together or as words. */
static bool take_squares(struct reading *reading, enum change change, struct place place,
                         square squares[2]) {
  struct words *words = &reading->words;
  unsigned found = 0, more;
  while (found < 2 && (more = words_take_squares(words, squares + found, 2 - found)) > 0) {
    found += more;
    if (found < 2)
      skip_arrow(words);
  }
  if (found < 2)
    complain(words->complaints, INPUT_ERROR, place, "\"%s\" must be followed by two squares",
             name_of(reading, change));
  return found == 2;
}

static bool is_occupied(struct reading *reading, square where, struct place place) {
  if (reading->words.problem->men[where].walk != NO_WALK)
    return true;
  complain(reading->words.complaints, INPUT_ERROR, place, "there is no man on %s",
           words_square_name(&reading->words, where));
  return false;
}

static void remove_man(struct reading *reading, square where) {
  struct man *men = reading->words.problem->men;
  separate(reading);
  text_print(&reading->twin_text, "-");
  note_man(reading, men[where], where);
  men[where] = empty_square;
}

/* One man or several: "Remove a2b7". */
static void change_remove(struct reading *reading, struct place place) {
  square squares[MAX_SQUARES];
  const unsigned count = words_take_squares(&reading->words, squares, MAX_SQUARES);
  if (count == 0)
    complain(reading->words.complaints, INPUT_ERROR, place, "\"%s\" must be followed by a square",
             name_of(reading, CHANGE_REMOVE));
  for (unsigned i = 0; i < count; i++)
    if (is_occupied(reading, squares[i], place))
      remove_man(reading, squares[i]);
}

static void change_move(struct reading *reading, struct place place) {
  struct man *men = reading->words.problem->men;
  square squares[2];
  if (!take_squares(reading, CHANGE_MOVE, place, squares) ||
      !is_occupied(reading, squares[0], place))
    return;
  if (men[squares[1]].walk != NO_WALK && squares[0] != squares[1])
    remove_man(reading, squares[1]);
  const struct man man = men[squares[0]];
  separate(reading);
  note_man(reading, man, squares[0]);
  text_print(&reading->twin_text, "-->%s", words_square_name(&reading->words, squares[1]));
  fill_hole(reading, squares[1], place);
  men[squares[0]] = empty_square;
  men[squares[1]] = man;
}

static void change_exchange(struct reading *reading, struct place place) {
  struct man *men = reading->words.problem->men;
  square squares[2];
  if (!take_squares(reading, CHANGE_EXCHANGE, place, squares) ||
      !is_occupied(reading, squares[0], place) || !is_occupied(reading, squares[1], place))
    return;
  const struct man first = men[squares[0]], second = men[squares[1]];
  separate(reading);
  note_man(reading, first, squares[0]);
  text_print(&reading->twin_text, "<-->");
  note_man(reading, second, squares[1]);
  men[squares[0]] = second;
  men[squares[1]] = first;
}

/* That a king is royal goes with its walk. */
static void change_substitute(struct reading *reading, struct place place) {
  struct words *words = &reading->words;
  const unsigned before = words_take_walk(words);
  skip_arrow(words);
  const unsigned after = before != NO_WALK ? words_take_walk(words) : NO_WALK;
  if (after == NO_WALK) {
    complain(words->complaints, INPUT_ERROR, place,
             "\"%s\" must be followed by two codes of pieces", name_of(reading, CHANGE_SUBSTITUTE));
    return;
  }
  struct man *men = words->problem->men;
  for (unsigned where = 0; where < MAX_SQUARES; where++) {
    if (men[where].walk != before)
      continue;
    men[where].walk = (uint8_t)after;
    if (before == KING)
      men[where].marks &= ~(uint32_t)MARK_ROYAL;
    if (after == KING)
      men[where].marks |= MARK_ROYAL;
  }
  separate(reading);
  text_print(&reading->twin_text, "%s ==> ", words_walk_code(words, before));
  text_print(&reading->twin_text, "%s", words_walk_code(words, after));
}

static void exchange_owner(struct man *man) {
  if (man->owners == OF_WHITE || man->owners == OF_BLACK)
    man->owners ^= OF_BOTH;
}

static void change_colours(struct reading *reading, struct place place) {
  (void)place;
  struct problem *problem = reading->words.problem;
  for (unsigned where = 0; where < MAX_SQUARES; where++)
    exchange_owner(&problem->men[where]);
  for (unsigned i = 0; i < problem->buried_count; i++)
    exchange_owner(&problem->buried[i].man);
  separate(reading);
  text_print(&reading->twin_text, "%s", name_of(reading, CHANGE_POLISH_TYPE));
}

/* A mapping of the board onto itself or of a part of it: where the man on (file, rank) goes. */
struct mapping {
  int file_from_file, file_from_rank, file_offset;
  int rank_from_file, rank_from_rank, rank_offset;
};

/* NO_SQUARE beside the board. */
static square mapped(const struct problem *problem, const struct mapping *map, int where) {
  const int files = (int)problem->board.files, ranks = (int)problem->board.ranks;
  const int file = where % files, rank = where / files;
  const int to_file = map->file_from_file * file + map->file_from_rank * rank + map->file_offset;
  const int to_rank = map->rank_from_file * file + map->rank_from_rank * rank + map->rank_offset;
  const bool off = to_file < 0 || to_file >= files || to_rank < 0 || to_rank >= ranks;
  return off ? NO_SQUARE : (square)(to_rank * files + to_file);
}

/* False, and nothing is changed, if a man would leave the board.  Who is below another goes with
   it. */
static bool map_men(struct problem *problem, const struct mapping *map) {
  struct man men[MAX_SQUARES];
  memset(men, 0, sizeof men);
  for (int where = 0; where < (int)(problem->board.files * problem->board.ranks); where++) {
    if (problem->men[where].walk == NO_WALK)
      continue;
    const square to = mapped(problem, map, where);
    if (to == NO_SQUARE)
      return false;
    men[to] = problem->men[where];
  }
  memcpy(problem->men, men, sizeof men);
  for (unsigned i = 0; i < problem->buried_count; i++)
    problem->buried[i].where = mapped(problem, map, problem->buried[i].where);
  return true;
}

static bool is_square_board(struct reading *reading, enum change change, struct place place) {
  const struct board_frame *board = words_board(&reading->words);
  if (board->files == board->ranks)
    return true;
  complain(reading->words.complaints, INPUT_ERROR, place,
           "\"%s\" like this needs a board with as many files as ranks", name_of(reading, change));
  return false;
}

/* Anticlockwise. */
static void change_rotate(struct reading *reading, struct place place) {
  struct words *words = &reading->words;
  const int files = (int)words_board(words)->files, ranks = (int)words_board(words)->ranks;
  const struct mapping quarter = {0, -1, ranks - 1, 1, 0, 0};
  const struct mapping half = {-1, 0, files - 1, 0, -1, ranks - 1};
  const struct mapping three_quarters = {0, 1, 0, -1, 0, files - 1};
  unsigned degrees = 0;
  if (!words_take_number(words, &degrees) || (degrees != 90 && degrees != 180 && degrees != 270)) {
    complain(words->complaints, INPUT_ERROR, place, "\"%s\" must be followed by 90, 180 or 270",
             name_of(reading, CHANGE_ROTATE));
    return;
  }
  if (degrees != 180 && !is_square_board(reading, CHANGE_ROTATE, place))
    return;
  map_men(words->problem, degrees == 90 ? &quarter : degrees == 180 ? &half : &three_quarters);
  separate(reading);
  text_print(&reading->twin_text, "%s %u", name_of(reading, CHANGE_ROTATE), degrees);
}

/* Which of the four mirrors is meant; they name corners of the 8x8 board and stand for those of
   any board.  MIRRORS if it is none. */
enum { MIRRORS = 4 };
static const char *const mirror_texts[MIRRORS] = {"a1<-->h1", "a1<-->a8", "a1<-->h8", "a8<-->h1"};

static unsigned take_mirror(struct words *words) {
  struct word word;
  unsigned which = 0;
  if (!words_peek(words, &word))
    return MIRRORS;
  while (which < MIRRORS && !word_is(&word, mirror_texts[which]))
    which++;
  if (which < MIRRORS)
    words_take(words);
  return which;
}

static void change_mirror(struct reading *reading, struct place place) {
  struct words *words = &reading->words;
  const int files = (int)words_board(words)->files, ranks = (int)words_board(words)->ranks;
  const struct mapping maps[MIRRORS] = {{-1, 0, files - 1, 0, 1, 0},
                                        {1, 0, 0, 0, -1, ranks - 1},
                                        {0, -1, ranks - 1, -1, 0, files - 1},
                                        {0, 1, 0, 1, 0, 0}};
  const unsigned which = take_mirror(words);
  if (which == MIRRORS) {
    complain(words->complaints, INPUT_ERROR, place,
             "\"%s\" must be followed by a1<-->h1, a1<-->a8, a1<-->h8 or a8<-->h1, which name the "
             "corners of any board",
             name_of(reading, CHANGE_MIRROR));
    return;
  }
  if (which >= 2 && !is_square_board(reading, CHANGE_MIRROR, place))
    return;
  map_men(words->problem, &maps[which]);
  separate(reading);
  text_print(&reading->twin_text, "%s %s", name_of(reading, CHANGE_MIRROR), mirror_texts[which]);
}

static void change_shift(struct reading *reading, struct place place) {
  struct words *words = &reading->words;
  const int files = (int)words_board(words)->files;
  square squares[2];
  if (!take_squares(reading, CHANGE_SHIFT, place, squares))
    return;
  const int right = squares[1] % files - squares[0] % files;
  const int up = squares[1] / files - squares[0] / files;
  const struct mapping shift = {1, 0, right, 0, 1, up};
  if (!map_men(words->problem, &shift)) {
    complain(words->complaints, INPUT_ERROR, place, "a man would be shifted off the board");
    return;
  }
  separate(reading);
  text_print(&reading->twin_text, "%s %s ==> %s", name_of(reading, CHANGE_SHIFT),
             words_square_name(words, squares[0]), words_square_name(words, squares[1]));
}

static void note_stipulation(struct reading *reading) {
  const struct demand *demand = &reading->draft->demand;
  if (!demand->given)
    return;
  const bool white_to_play = reading->words.problem->options.white_to_play;
  separate(reading);
  const char *text = demand_text(demand, white_to_play, reading->words.arena);
  text_add(&reading->twin_text, text, strlen(text));
}

static void change_stipulation(struct reading *reading, struct place place) {
  (void)place;
  read_stipulation(reading);
  note_stipulation(reading);
}

/* New conditions take the place of all old ones, holes included. */
static void change_condition(struct reading *reading, struct place place) {
  (void)place;
  struct problem *problem = reading->words.problem;
  problem->conditions = NULL;
  problem->condition_count = 0;
  memset(problem->board.hole, 0, sizeof problem->board.hole);
  read_conditions(reading);
}

static void change_structured_stipulation(struct reading *reading, struct place place) {
  (void)place;
  read_structured_stipulation(reading);
  note_stipulation(reading);
}

static void change_add(struct reading *reading, struct place place) {
  const struct complaints *complaints = reading->words.complaints;
  const size_t told = reading->twin_text.length;
  const unsigned errors = complaints->errors;
  read_pieces(reading);
  if (reading->twin_text.length == told && complaints->errors == errors)
    complain(reading->words.complaints, INPUT_ERROR, place, "\"%s\" must be followed by men",
             name_of(reading, CHANGE_ADD));
}

static void change_continued(struct reading *reading, struct place place) {
  complain(reading->words.complaints, INPUT_ERROR, place, "\"%s\" must stand right behind %s",
           name_of(reading, CHANGE_CONTINUED),
           command_names[COMMAND_TWIN][reading->words.language]);
}

static void (*const readers[CHANGES])(struct reading *reading, struct place place) = {
    [CHANGE_MOVE] = change_move,
    [CHANGE_EXCHANGE] = change_exchange,
    [CHANGE_STIPULATION] = change_stipulation,
    [CHANGE_STRUCTURED_STIPULATION] = change_structured_stipulation,
    [CHANGE_ADD] = change_add,
    [CHANGE_REMOVE] = change_remove,
    [CHANGE_CONTINUED] = change_continued,
    [CHANGE_ROTATE] = change_rotate,
    [CHANGE_CONDITION] = change_condition,
    [CHANGE_POLISH_TYPE] = change_colours,
    [CHANGE_MIRROR] = change_mirror,
    [CHANGE_SHIFT] = change_shift,
    [CHANGE_SUBSTITUTE] = change_substitute,
};

void read_change(struct reading *reading, enum change change, struct place place) {
  readers[change](reading, place);
}
