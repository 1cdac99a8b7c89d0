/* The command Option: a table of what each option sets.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/reading.h"

#include <stddef.h>

/* An option that stands in the input. */
struct use {
  struct words *words;
  struct options *all;
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

static bool is_list_of_numbers(const struct word *word) {
  bool colon = false;
  for (size_t i = 0; i < word->length; i++) {
    if (word->text[i] == ':')
      colon = true;
    else if (word->text[i] < '0' || word->text[i] > '9')
      return false;
  }
  return colon;
}

static void read_move_number(const struct use *use) {
  struct words *words = use->words;
  struct word word;
  if (!words_peek(words, &word) || !is_list_of_numbers(&word)) {
    read_number(use);
    return;
  }
  words_take(words);
  complain(words->complaints, NOT_SUPPORTED, word.place,
           "option %s with numbers of several half-moves (%s) is not supported yet", use->name,
           words_quote(words, &word));
}

static void read_no_castling(const struct use *use) {
  struct options *all = use->all;
  enum { ROOM = sizeof all->no_castling / sizeof *all->no_castling };
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

/* Behind it may stand owners and men. */
static void refuse(const struct use *use) {
  struct words *words = use->words;
  complain(words->complaints, NOT_SUPPORTED, use->place, "option %s is not supported yet",
           use->name);
  while (words_take_name(words, owner_names, OWNER_NAMES) >= 0 || words_take_walk(words) != NO_WALK)
    continue;
}

/* Those from OLDER_OPTIONS on are our own: they take no abbreviation away from the others. */
enum option_name {
  DEFENCE,
  SET_PLAY,
  WHITE_TO_PLAY,
  VARIATIONS,
  MOVE_NUMBERS,
  START_MOVE_NUMBER,
  NO_WK,
  DUPLEX,
  NO_BK,
  THREAT,
  NO_THREAT,
  TRY,
  MAX_SOLUTIONS,
  MAX_FLIGHTSQUARES,
  SEARCH,
  MULTI_SOLUTIONS,
  NO_SYMMETRY,
  NON_TRIVIAL,
  KEEP_MATING_PIECE,
  EN_PASSANT,
  NO_BOARD,
  NO_SHORT_VARIATIONS,
  HALF_DUPLEX,
  POST_KEY_PLAY,
  INTELLIGENT,
  MAX_TIME,
  NO_CASTLING,
  QUODLIBET,
  STOP_ON_SHORT_SOLUTIONS,
  BEEP,
  SUPPRESS_GRID,
  WRITE_GRID,
  CASTLING_MUTUALLY_EXCLUSIVE,
  GOAL_IS_END,
  UNPUBLISHED_OPTION,
  NULL_MOVES,
  UP_TO_MOVE_NUMBER,
  TRIVIAL_TRIES_AVOID,
  MATES_IN_1,
  OLDER_OPTIONS,
  COUNT = OLDER_OPTIONS,
  FOG,
  HIDDEN,
  OPTIONS
};

// clang-format off
static const char *const names[OPTIONS][LANGUAGES] = {
    [DEFENCE] = {"Defence", "Defense", "Widerlegung"},
    [SET_PLAY] = {"SetPlay", "Apparent", "Satzspiel"},
    [WHITE_TO_PLAY] = {"WhiteToPlay", "ApparentSeul", "WeissBeginnt"},
    [VARIATIONS] = {"Variations", "Variantes", "Varianten"},
    [MOVE_NUMBERS] = {"MoveNumbers", "Trace", "Zugnummern"},
    [START_MOVE_NUMBER] = {"StartMoveNumber", "Enroute", "StartZugnummer"},
    [NO_WK] = {"NoWk", "SansRB", "OhneWk"},
    [DUPLEX] = {"Duplex", "Duplex", "Duplex"},
    [NO_BK] = {"NoBk", "SansRN", "OhneSk"},
    [THREAT] = {"Threat", "Menace", "Drohung"},
    [NO_THREAT] = {"NoThreat", "SansMenace", "OhneDrohung"},
    [TRY] = {"Try", "Essais", "Verfuehrung"},
    [MAX_SOLUTIONS] = {"MaxSolutions", "MaxSolutions", "MaxLoesungen"},
    [MAX_FLIGHTSQUARES] = {"MaxFlightsquares", "MaxCasesFuites", "MaxFluchtFelder"},
    [SEARCH] = {"Search", "Search", "Suchen"},
    [MULTI_SOLUTIONS] = {"MultiSolutions", "MultiSolutions", "MehrereLoesungen"},
    [NO_SYMMETRY] = {"NoSymmetry", "NonSymetrique", "KeineSymmetrie"},
    [NON_TRIVIAL] = {"NonTrivial", "NonTrivial", "NichtTrivial"},
    [KEEP_MATING_PIECE] = {"KeepMatingPiece", "RetiensPieceMatante", "HalteMattsetzendenStein"},
    [EN_PASSANT] = {"EnPassant", "EnPassant", "EnPassant"},
    [NO_BOARD] = {"NoBoard", "SansEchiquier", "OhneBrett"},
    [NO_SHORT_VARIATIONS] = {"NoShortVariations", "SansVariantesCourtes", "OhneKurzVarianten"},
    [HALF_DUPLEX] = {"HalfDuplex", "DemiDuplex", "HalbDuplex"},
    [POST_KEY_PLAY] = {"PostKeyPlay", "ApresCle", "NachSchluessel"},
    [INTELLIGENT] = {"Intelligent", "Intelligent", "Intelligent"},
    [MAX_TIME] = {"MaxTime", "MaxTemps", "MaxZeit"},
    [NO_CASTLING] = {"NoCastling", "SansRoquer", "KeineRochade"},
    [QUODLIBET] = {"Quodlibet", "Quodlibet", "Quodlibet"},
    [STOP_ON_SHORT_SOLUTIONS] = {"StopOnShortSolutions", "FinApresSolutionsCourtes", "StopNachKurzloesungen"},
    [BEEP] = {"Beep", "Bip", "Pieps"},
    [SUPPRESS_GRID] = {"SuppressGrid", "SansGrille", "OhneGitter"},
    [WRITE_GRID] = {"WriteGrid", "AjouteGrille", "ZeichneGitter"},
    [CASTLING_MUTUALLY_EXCLUSIVE] = {"CastlingMutuallyExclusive", "RoquesMutuellementExclusifs", "RochadenGegenseitigAusschliessend"},
    [GOAL_IS_END] = {"GoalIsEnd", "ButEstFin", "ZielIstEnde"},
    [UNPUBLISHED_OPTION] = {"UnpublishedOption", "OptionNonPubliee", "NichtPublizierteOption"},
    [NULL_MOVES] = {"NullMoves", "CoupsVides", "NullZuege"},
    [UP_TO_MOVE_NUMBER] = {"UpToMoveNumber", "JusquAuCoup", "BisZugnummer"},
    [TRIVIAL_TRIES_AVOID] = {"TrivialTriesAvoid", "TrivialEssaiSupprimer", "TrivialeFehlversucheUnterdruecken"},
    [MATES_IN_1] = {"MatesIn1", "MatsEn1", "MattsIn1"},
    [COUNT] = {"Count", "Compte", "Anzahl"},
    [FOG] = {"Fog", "Brouillard", "Nebel"},
    [HIDDEN] = {"Hidden", "Caches", "Verborgen"},
};

#define AT(field) offsetof(struct options, field)
static const struct option options[OPTIONS] = {
    [DEFENCE] = {read_counted, AT(has_defence), AT(defence)},
    [SET_PLAY] = {set_flag, AT(set_play), 0},
    [WHITE_TO_PLAY] = {set_flag, AT(white_to_play), 0},
    [VARIATIONS] = {set_flag, AT(variation), 0},
    [MOVE_NUMBERS] = {set_flag, AT(move_numbers), 0},
    [START_MOVE_NUMBER] = {read_move_number, 0, AT(start_move_number)},
    [NO_WK] = {set_flag, AT(no_white_king), 0},
    [DUPLEX] = {set_flag, AT(duplex), 0},
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
    [EN_PASSANT] = {read_en_passant, 0, 0},
    [NO_BOARD] = {set_flag, AT(no_board), 0},
    [NO_SHORT_VARIATIONS] = {set_flag, AT(no_short_variations), 0},
    [HALF_DUPLEX] = {set_flag, AT(half_duplex), 0},
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
    [COUNT] = {set_flag, AT(count), 0},
    [FOG] = {refuse, 0, 0},
    [HIDDEN] = {refuse, 0, 0},
};
#undef AT
// clang-format on

void read_options(struct reading *reading) {
  struct words *words = &reading->words;
  struct word word;
  bool complained = false;
  while (words_peek(words, &word)) {
    const struct match match = match_tiers(&word, names, OLDER_OPTIONS, OPTIONS, words->language);
    if (match.kind != EXACT && words_means_something_else(words, &word))
      return;
    if (match.kind < ABBREVIATION &&
        (complained ? ends_list_plainly(words, &word) : ends_list(words, &word, ABBREVIATION)))
      return;
    words_take(words);
    if (match.kind >= ABBREVIATION) {
      const struct use use = {words, &words->problem->options, &options[match.index],
                              names[match.index][words->language], word.place};
      use.option->read(&use);
    } else if (match.kind == AMBIGUOUS) {
      complain(words->complaints, INPUT_ERROR, word.place,
               "\"%s\" is the beginning of more than one option", words_quote(words, &word));
    } else if (!complained) {
      struct nearest nearest = {.word = &word};
      nearest_consider_all(&nearest, names, OPTIONS, words->language);
      complain_unknown(words, &word, "an option or a command", &nearest);
    }
    complained = match.kind == NO_MATCH;
  }
}
