/* The command Option: a table of what each option sets.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/reading.h"

#include <stddef.h>

enum option_kind {
  FLAG,                /* a bool */
  NUMBER,              /* a number that must follow */
  COUNTED,             /* a number that must follow, and a bool that says so */
  OPTIONAL_NUMBER,     /* a bool, and a number that may follow */
  IGNORED,             /* has no meaning here; a number may follow */
  TWO_NUMBERS,         /* NonTrivial */
  MOVE_NUMBER,         /* a number, or several with colons between, which is not built */
  CASTLING_SQUARES,    /* NoCastling */
  EN_PASSANT_SQUARES,  /* EnPassant */
  EXCLUSIVE_CASTLINGS, /* CastlingMutuallyExclusive */
  UNBUILT
};

struct option {
  enum option_kind kind;
  size_t flag, number; /* offsets in struct options */
};

enum { OPTIONS = 42, OLDER_OPTIONS = 39 };

// clang-format off
static const char *const names[OPTIONS][LANGUAGES] = {
    {"Defence", "Defense", "Widerlegung"},
    {"SetPlay", "Apparent", "Satzspiel"},
    {"WhiteToPlay", "ApparentSeul", "WeissBeginnt"},
    {"Variations", "Variantes", "Varianten"},
    {"MoveNumbers", "Trace", "Zugnummern"},
    {"StartMoveNumber", "Enroute", "StartZugnummer"},
    {"NoWk", "SansRB", "OhneWk"},
    {"Duplex", "Duplex", "Duplex"},
    {"NoBk", "SansRN", "OhneSk"},
    {"Threat", "Menace", "Drohung"},
    {"NoThreat", "SansMenace", "OhneDrohung"},
    {"Try", "Essais", "Verfuehrung"},
    {"MaxSolutions", "MaxSolutions", "MaxLoesungen"},
    {"MaxFlightsquares", "MaxCasesFuites", "MaxFluchtFelder"},
    {"Search", "Search", "Suchen"},
    {"MultiSolutions", "MultiSolutions", "MehrereLoesungen"},
    {"NoSymmetry", "NonSymetrique", "KeineSymmetrie"},
    {"NonTrivial", "NonTrivial", "NichtTrivial"},
    {"KeepMatingPiece", "RetiensPieceMatante", "HalteMattsetzendenStein"},
    {"EnPassant", "EnPassant", "EnPassant"},
    {"NoBoard", "SansEchiquier", "OhneBrett"},
    {"NoShortVariations", "SansVariantesCourtes", "OhneKurzVarianten"},
    {"HalfDuplex", "DemiDuplex", "HalbDuplex"},
    {"PostKeyPlay", "ApresCle", "NachSchluessel"},
    {"Intelligent", "Intelligent", "Intelligent"},
    {"MaxTime", "MaxTemps", "MaxZeit"},
    {"NoCastling", "SansRoquer", "KeineRochade"},
    {"Quodlibet", "Quodlibet", "Quodlibet"},
    {"StopOnShortSolutions", "FinApresSolutionsCourtes", "StopNachKurzloesungen"},
    {"Beep", "Bip", "Pieps"},
    {"SuppressGrid", "SansGrille", "OhneGitter"},
    {"WriteGrid", "AjouteGrille", "ZeichneGitter"},
    {"CastlingMutuallyExclusive", "RoquesMutuellementExclusifs", "RochadenGegenseitigAusschliessend"},
    {"GoalIsEnd", "ButEstFin", "ZielIstEnde"},
    {"UnpublishedOption", "OptionNonPubliee", "NichtPublizierteOption"},
    {"NullMoves", "CoupsVides", "NullZuege"},
    {"UpToMoveNumber", "JusquAuCoup", "BisZugnummer"},
    {"TrivialTriesAvoid", "TrivialEssaiSupprimer", "TrivialeFehlversucheUnterdruecken"},
    {"MatesIn1", "MatsEn1", "MattsIn1"},
    /* our own */
    {"Count", "Compte", "Anzahl"},
    {"Fog", "Brouillard", "Nebel"},
    {"Hidden", "Caches", "Verborgen"},
};

#define AT(field) offsetof(struct options, field)
static const struct option options[OPTIONS] = {
    {COUNTED, AT(has_defence), AT(defence)},
    {FLAG, AT(set_play), 0},
    {FLAG, AT(white_to_play), 0},
    {FLAG, AT(variation), 0},
    {FLAG, AT(move_numbers), 0},
    {MOVE_NUMBER, 0, AT(start_move_number)},
    {FLAG, AT(no_white_king), 0},
    {FLAG, AT(duplex), 0},
    {FLAG, AT(no_black_king), 0},
    {COUNTED, AT(has_threat), AT(threat)},
    {FLAG, AT(no_threat), 0},
    {FLAG, AT(try_play), 0},
    {NUMBER, 0, AT(max_solutions)},
    {COUNTED, AT(has_max_flight_squares), AT(max_flight_squares)},
    {UNBUILT, 0, 0},
    {UNBUILT, 0, 0},
    {UNBUILT, 0, 0},
    {TWO_NUMBERS, AT(has_non_trivial), 0},
    {FLAG, AT(keep_mating_piece), 0},
    {EN_PASSANT_SQUARES, 0, 0},
    {FLAG, AT(no_board), 0},
    {FLAG, AT(no_short_variations), 0},
    {FLAG, AT(half_duplex), 0},
    {FLAG, AT(post_key_play), 0},
    {OPTIONAL_NUMBER, AT(intelligent), AT(intelligent_solutions)},
    {NUMBER, 0, AT(max_time)},
    {CASTLING_SQUARES, 0, 0},
    {FLAG, AT(quodlibet), 0},
    {FLAG, AT(stop_on_short_solutions), 0},
    {IGNORED, 0, 0},
    {FLAG, AT(suppress_grid), 0},
    {FLAG, AT(write_grid), 0},
    {EXCLUSIVE_CASTLINGS, 0, 0},
    {FLAG, AT(goal_is_end), 0},
    {UNBUILT, 0, 0},
    {FLAG, AT(null_moves), 0},
    {MOVE_NUMBER, 0, AT(up_to_move_number)},
    {FLAG, AT(trivial_tries_avoid), 0},
    {FLAG, AT(mates_in_one), 0},
    {FLAG, AT(count), 0},
    {UNBUILT, 0, 0},
    {UNBUILT, 0, 0},
};
#undef AT
// clang-format on

static bool *flag_at(struct options *all, size_t offset) {
  return (bool *)((char *)all + offset);
}

static unsigned *number_at(struct options *all, size_t offset) {
  return (unsigned *)((char *)all + offset);
}

static bool read_number(struct words *words, const char *name, struct place place,
                        unsigned *number) {
  if (words_take_number(words, number))
    return true;
  struct word word;
  if (words_peek(words, &word) && word.text[0] == '-') /* a negative number: taken with the rest */
    words_take(words);
  complain(words->complaints, INPUT_ERROR, place, "option %s must be followed by a number", name);
  return false;
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

static void read_move_number(struct words *words, const char *name, struct place place,
                             unsigned *number) {
  struct word word;
  if (words_peek(words, &word) && is_list_of_numbers(&word)) {
    words_take(words);
    complain(words->complaints, NOT_SUPPORTED, word.place,
             "option %s with numbers of several half-moves (%s) is not supported yet", name,
             words_quote(words, &word));
  } else {
    read_number(words, name, place, number);
  }
}

static void read_no_castling(struct words *words, struct options *all, struct place place) {
  enum { ROOM = sizeof all->no_castling / sizeof *all->no_castling };
  const unsigned before = all->no_castling_count;
  unsigned more;
  while ((more = words_take_squares(words, all->no_castling + all->no_castling_count,
                                    ROOM - all->no_castling_count)) > 0)
    all->no_castling_count += more;
  if (all->no_castling_count == before)
    complain(words->complaints, INPUT_ERROR, place,
             "option NoCastling must be followed by squares");
}

static void read_en_passant(struct words *words, struct options *all, struct place place) {
  enum { ROOM = sizeof all->en_passant / sizeof *all->en_passant };
  all->en_passant_count = words_take_squares(words, all->en_passant, ROOM);
  if (all->en_passant_count == 0 || all->en_passant_count == 2)
    complain(words->complaints, INPUT_ERROR, place,
             "option EnPassant must be followed by the square passed, or by the squares of "
             "departure, passed and of arrival, as d7d6d5");
}

static void read_exclusive(struct words *words, struct options *all, struct place place) {
  enum { ROOM = sizeof all->exclusive / sizeof *all->exclusive };
  square pair[2];
  if (words_take_squares(words, pair, 2) != 2) {
    complain(words->complaints, INPUT_ERROR, place,
             "option CastlingMutuallyExclusive must be followed by the squares of a white and a "
             "black rook, as a1h8");
  } else if (all->exclusive_count == ROOM) {
    complain(words->complaints, INPUT_ERROR, place, "more than %d pairs of castlings", ROOM);
  } else {
    all->exclusive[all->exclusive_count][0] = pair[0];
    all->exclusive[all->exclusive_count++][1] = pair[1];
  }
}

/* What may stand behind an option that is not built: owners and men. */
static void pass_over_men(struct words *words) {
  while (words_take_name(words, owner_names, OWNER_NAMES) >= 0 || words_take_walk(words) != NO_WALK)
    continue;
}

static void read_one(struct words *words, unsigned index, struct place place) {
  struct options *all = &words->problem->options;
  const struct option *option = &options[index];
  const char *name = names[index][words->language];
  unsigned ignored;
  switch (option->kind) {
  case FLAG:
    *flag_at(all, option->flag) = true;
    break;
  case NUMBER:
    read_number(words, name, place, number_at(all, option->number));
    break;
  case COUNTED:
    if (read_number(words, name, place, number_at(all, option->number)))
      *flag_at(all, option->flag) = true;
    break;
  case OPTIONAL_NUMBER:
    *flag_at(all, option->flag) = true;
    words_take_number(words, number_at(all, option->number));
    break;
  case IGNORED:
    words_take_number(words, &ignored);
    break;
  case TWO_NUMBERS:
    if (read_number(words, name, place, &all->non_trivial_length) &&
        read_number(words, name, place, &all->non_trivial_number))
      all->has_non_trivial = true;
    break;
  case MOVE_NUMBER:
    read_move_number(words, name, place, number_at(all, option->number));
    break;
  case CASTLING_SQUARES:
    read_no_castling(words, all, place);
    break;
  case EN_PASSANT_SQUARES:
    read_en_passant(words, all, place);
    break;
  case EXCLUSIVE_CASTLINGS:
    read_exclusive(words, all, place);
    break;
  case UNBUILT:
    complain(words->complaints, NOT_SUPPORTED, place, "option %s is not supported yet", name);
    pass_over_men(words);
    break;
  }
}

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
      read_one(words, match.index, word.place);
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
