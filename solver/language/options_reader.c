/* The command Option: a table of what each option sets.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/option_names.h"
#include "solver/language/reading.h"

#include <stddef.h>

/* An option that stands in the input. */
struct use {
  struct words *words;
  struct options *all;
  struct draft *draft;
  const struct option *option;
  const char *name;
  struct place place;
};

/* How the words behind an option are read, and which fields of struct options are set. */
struct option {
  void (*read)(const struct use *use);
  size_t flag, number; /* offsets in struct options */
};

static bool *flag_of(const struct use *use) {
  return (bool *)((char *)use->all + use->option->flag);
}

static unsigned *number_of(const struct use *use) {
  return (unsigned *)((char *)use->all + use->option->number);
}

static void set_flag(const struct use *use) {
  *flag_of(use) = true;
}

static bool take_number(const struct use *use, unsigned *number) {
  struct words *words = use->words;
  struct word word;
  if (words_take_number(words, number))
    return true;
  if (words_peek(words, &word) && word.text[0] == '-') /* negative: belongs here all the same */
    words_take(words);
  complain(words->complaints, INPUT_ERROR, use->place, "option %s must be followed by a number",
           use->name);
  return false;
}

static void set_half(const struct use *use) {
  set_flag(use);
  if (use->all->duplex && use->all->half_duplex)
    complain(use->words->complaints, INPUT_ERROR, use->place,
             "%s solves for both sides, %s for one of them: they exclude each other",
             option_names[DUPLEX][use->words->language],
             option_names[HALF_DUPLEX][use->words->language]);
}

/* A Try behind a Defence wants one refutation again, as in Popeye. */
static void set_try(const struct use *use) {
  set_flag(use);
  use->all->has_defence = false;
}

static void read_number(const struct use *use) {
  take_number(use, number_of(use));
}

/* A number, and a flag that says that there is one. */
static void read_counted(const struct use *use) {
  if (take_number(use, number_of(use)))
    set_flag(use);
}

static void read_optional(const struct use *use) {
  set_flag(use);
  words_take_number(use->words, number_of(use));
}

/* Beep has no meaning here. */
static void ignore(const struct use *use) {
  unsigned ignored;
  words_take_number(use->words, &ignored);
}

static void read_non_trivial(const struct use *use) {
  if (take_number(use, &use->all->non_trivial_length) &&
      take_number(use, &use->all->non_trivial_number))
    use->all->has_non_trivial = true;
}

enum { MOST_MOVES = 1000000 }; /* more moves than any position has, in all twins together */

/* "6" or "6:4:1". */
static bool read_number_list(const struct word *word, struct number_list *list) {
  unsigned long number = 0;
  bool digit = false;
  *list = (struct number_list){0};
  for (size_t i = 0; i <= word->length; i++) {
    const char c = i < word->length ? word->text[i] : ':';
    if (c >= '0' && c <= '9' && number <= MOST_MOVES) {
      number = 10 * number + (unsigned long)(c - '0');
      digit = true;
    } else if (c == ':' && digit && number > 0 && number <= MOST_MOVES &&
               list->count < MAX_NUMBERS) {
      list->numbers[list->count++] = (unsigned)number;
      number = 0;
      digit = false;
    } else {
      return false;
    }
  }
  return true;
}

static void read_move_number(const struct use *use) {
  struct words *words = use->words;
  struct number_list *list = (struct number_list *)((char *)use->all + use->option->number);
  struct word word;
  if (words_peek(words, &word) && (word.text[0] == '-' || is_digit(word.text[0]))) {
    words_take(words);
    if (read_number_list(&word, list))
      return;
  }
  complain(words->complaints, INPUT_ERROR, use->place,
           "option %s must be followed by the number of a half-move, from 1, or by numbers of "
           "half-moves that follow each other, as 6:4",
           use->name);
}

static void read_no_castling(const struct use *use) {
  struct options *all = use->all;
  enum { ROOM = sizeof all->no_castling / sizeof *all->no_castling };
  use->draft->retro_place = use->place;
  const unsigned before = all->no_castling_count;
  unsigned more;
  while ((more = words_take_squares(use->words, all->no_castling + all->no_castling_count,
                                    ROOM - all->no_castling_count)) > 0)
    all->no_castling_count += more;
  if (all->no_castling_count == before)
    complain(use->words->complaints, INPUT_ERROR, use->place,
             "option %s must be followed by squares", use->name);
}

static void read_en_passant(const struct use *use) {
  struct options *all = use->all;
  enum { ROOM = sizeof all->en_passant / sizeof *all->en_passant };
  use->draft->retro_place = use->place;
  all->en_passant_count = words_take_squares(use->words, all->en_passant, ROOM);
  if (all->en_passant_count == 0 || all->en_passant_count == 2)
    complain(use->words->complaints, INPUT_ERROR, use->place,
             "option EnPassant must be followed by the square passed, or by the squares of "
             "departure, passed and of arrival, as d7d6d5");
}

static void read_exclusive(const struct use *use) {
  struct options *all = use->all;
  enum { ROOM = sizeof all->exclusive / sizeof *all->exclusive };
  struct complaints *complaints = use->words->complaints;
  square pair[2];
  use->draft->retro_place = use->place;
  if (words_take_squares(use->words, pair, 2) != 2) {
    complain(complaints, INPUT_ERROR, use->place,
             "option %s must be followed by the squares of a white and a black rook, as a1h8",
             use->name);
  } else if (all->exclusive_count == ROOM) {
    complain(complaints, INPUT_ERROR, use->place, "more than %d pairs of castlings", ROOM);
  } else {
    all->exclusive[all->exclusive_count][0] = pair[0];
    all->exclusive[all->exclusive_count++][1] = pair[1];
  }
}

static void read_last_capture(const struct use *use) {
  struct words *words = use->words;
  struct man man;
  square where;
  if (words_take_man(words, &man, &where)) {
    use->all->last_capture = man;
    use->all->last_capture_square = where;
  } else {
    complain(words->complaints, INPUT_ERROR, use->place,
             "option %s must be followed by the man captured by the move that led to the diagram, "
             "as %s %sd4",
             use->name, owner_names[NAME_OF_WHITE][words->language], words_walk_code(words, QUEEN));
  }
}

static void read_fog(const struct use *use) {
  struct fog_option *fog = &use->all->fog;
  const int side = words_take_name(use->words, owner_names, NAME_OF_BOTH);
  fog->given = true;
  fog->place = use->place;
  fog->side = side == NAME_OF_BLACK ? BLACK : WHITE;
  if (side < 0)
    complain(use->words->complaints, INPUT_ERROR, use->place,
             "option %s must be followed by %s or %s: the side that solves", use->name,
             owner_names[NAME_OF_WHITE][use->words->language],
             owner_names[NAME_OF_BLACK][use->words->language]);
}

static void read_hidden(const struct use *use) {
  struct fog_option *fog = &use->all->fog;
  struct words *words = use->words;
  const unsigned before = fog->hidden_count;
  unsigned walk;
  while (fog->hidden_count < MAX_HIDDEN && (walk = words_take_walk(words)) != NO_WALK)
    fog->hidden[fog->hidden_count++] = (uint8_t)walk;
  if (fog->hidden_count == before)
    complain(words->complaints, INPUT_ERROR, use->place,
             "option %s must be followed by at most %d pieces, as K R P", use->name, MAX_HIDDEN);
  else if (!fog->given)
    complain(words->complaints, INPUT_ERROR, use->place, "option %s belongs behind option %s",
             use->name, option_names[FOG][words->language]);
}

/* Behind it may stand owners and men. */
static void refuse(const struct use *use) {
  struct words *words = use->words;
  complain(words->complaints, NOT_SUPPORTED, use->place, "option %s is not supported yet",
           use->name);
  while (words_take_name(words, owner_names, OWNER_NAMES) >= 0 || words_take_walk(words) != NO_WALK)
    continue;
}

// clang-format off
#define AT(field) offsetof(struct options, field)
static const struct option options[OPTIONS] = {
    [DEFENCE] = {read_counted, AT(has_defence), AT(defence)},
    [SET_PLAY] = {set_flag, AT(set_play), 0},
    [WHITE_TO_PLAY] = {set_flag, AT(white_to_play), 0},
    [VARIATIONS] = {set_flag, AT(variation), 0},
    [MOVE_NUMBERS] = {set_flag, AT(move_numbers), 0},
    [START_MOVE_NUMBER] = {read_move_number, 0, AT(start_move_number)},
    [NO_WK] = {set_flag, AT(no_white_king), 0},
    [DUPLEX] = {set_half, AT(duplex), 0},
    [NO_BK] = {set_flag, AT(no_black_king), 0},
    [THREAT] = {read_counted, AT(has_threat), AT(threat)},
    [NO_THREAT] = {set_flag, AT(no_threat), 0},
    [TRY] = {set_try, AT(try_play), 0},
    [MAX_SOLUTIONS] = {read_number, 0, AT(max_solutions)},
    [MAX_FLIGHTSQUARES] = {read_counted, AT(has_max_flight_squares), AT(max_flight_squares)},
    [SEARCH] = {refuse, 0, 0},
    [MULTI_SOLUTIONS] = {refuse, 0, 0},
    [NO_SYMMETRY] = {refuse, 0, 0},
    [NON_TRIVIAL] = {read_non_trivial, AT(has_non_trivial), 0},
    [KEEP_MATING_PIECE] = {set_flag, AT(keep_mating_piece), 0},
    [EN_PASSANT_OPTION] = {read_en_passant, 0, 0},
    [NO_BOARD] = {set_flag, AT(no_board), 0},
    [NO_SHORT_VARIATIONS] = {set_flag, AT(no_short_variations), 0},
    [HALF_DUPLEX] = {set_half, AT(half_duplex), 0},
    [POST_KEY_PLAY] = {set_flag, AT(post_key_play), 0},
    [INTELLIGENT] = {read_optional, AT(intelligent), AT(intelligent_solutions)},
    [MAX_TIME] = {read_number, 0, AT(max_time)},
    [NO_CASTLING] = {read_no_castling, 0, 0},
    [QUODLIBET] = {set_flag, AT(quodlibet), 0},
    [STOP_ON_SHORT_SOLUTIONS] = {set_flag, AT(stop_on_short_solutions), 0},
    [BEEP] = {ignore, 0, 0},
    [SUPPRESS_GRID] = {set_flag, AT(suppress_grid), 0},
    [WRITE_GRID] = {set_flag, AT(write_grid), 0},
    [CASTLING_MUTUALLY_EXCLUSIVE] = {read_exclusive, 0, 0},
    [GOAL_IS_END] = {set_flag, AT(goal_is_end), 0},
    [UNPUBLISHED_OPTION] = {refuse, 0, 0},
    [NULL_MOVES] = {set_flag, AT(null_moves), 0},
    [UP_TO_MOVE_NUMBER] = {read_move_number, 0, AT(up_to_move_number)},
    [TRIVIAL_TRIES_AVOID] = {set_flag, AT(trivial_tries_avoid), 0},
    [MATES_IN_1] = {set_flag, AT(mates_in_one), 0},
    [LAST_CAPTURE] = {read_last_capture, 0, 0},
    [COUNT] = {set_flag, AT(count), 0},
    [FOG] = {read_fog, 0, 0},
    [HIDDEN] = {read_hidden, 0, 0},
};
#undef AT
// clang-format on

void read_options(struct reading *reading) {
  struct words *words = &reading->words;
  struct word word;
  bool complained = false;
  while (words_peek(words, &word)) {
    const struct match match =
        match_tiers(&word, option_names, OLDER_OPTIONS, OPTIONS, words->language);
    if (match.kind != EXACT && words_means_something_else(words, &word))
      return;
    if (match.kind < ABBREVIATION &&
        (complained ? ends_list_plainly(words, &word) : ends_list(words, &word, ABBREVIATION)))
      return;
    words_take(words);
    if (match.kind >= ABBREVIATION) {
      const struct use use = {words,
                              &words->problem->options,
                              reading->draft,
                              &options[match.index],
                              option_names[match.index][words->language],
                              word.place};
      use.option->read(&use);
    } else if (match.kind == AMBIGUOUS) {
      complain(words->complaints, INPUT_ERROR, word.place,
               "\"%s\" is the beginning of more than one option", words_quote(words, &word));
    } else if (!complained) {
      struct nearest nearest = {.word = &word};
      nearest_consider_all(&nearest, option_names, OPTIONS, words->language);
      complain_unknown(words, &word, "an option or a command", &nearest);
    }
    complained = match.kind == NO_MATCH;
  }
}
