/* Circe: a captured man, kings excepted, comes back on its square of the game array if that is
   empty, and is lost otherwise.  A rook reborn on its home square may castle again.
   Source: the articles of P. Monréal and J.-P. Boyer, 1968; the castling as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/array.h"
#include "solver/board/array960.h"
#include "solver/language/words.h"

#include <string.h>

enum { RELAXED, STRICT, REX_EXCLUSIVE, BUILT };

/* Names of the family's arguments; those from BUILT on are not built yet. */
static const char *const arguments[][LANGUAGES] = {
    [RELAXED] = {"Relaxed", "Relache", "Locker"},
    [STRICT] = {"Strict", "Stricte", "Strikt"},
    [REX_EXCLUSIVE] = {"RexExclusive", "RexExclusif", "RexExklusive"},
    [BUILT] = {"RexInclusive", "RexInclusif", "RexInklusive"},
    {"Mirror", "Malefique", "Spiegel"},
    {"Assassin", "Assassin", "Assassin"},
    {"Diametral", "Diametral", "Diametral"},
    {"VerticalMirror", "MalefiqueVerticale", "VertikalSpiegel"},
    {"Clone", "Clone", "Clone"},
    {"Chameleon", "Chameleon", "Chamaeleon"},
    {"Turncoats", "Turncoats", "Turncoat"},
    {"Couscous", "Couscous", "Couscous"},
    {"LastMove", "CoupDernier", "LetzterZug"},
    {"Equipollents", "Equipollents", "Equipollents"},
    {"Parrain", "Parrain", "Parrain"},
    {"ContraParrain", "ContraParrain", "ContraParrain"},
    {"Cage", "Cage", "Kaefig"},
    {"Rank", "Rangee", "Reihe"},
    {"File", "Colonne", "File"},
    {"Symmetry", "Symetrie", "Symmetrie"},
    {"VerticalSymmetry", "VerticaleSymetrique", "VertikaleSymmetrie"},
    {"HorizontalSymmetry", "HorizontaleSymetrique", "HorizontaleSymmetrie"},
    {"Diagram", "Diagramme", "Diagramm"},
    {"PWC", "Echange", "Platzwechsel"},
    {"Antipodes", "Antipodes", "Antipoden"},
    {"Take&Make", "Take&Make", "Take&Make"},
    {"Super", "Super", "Super"},
    {"April", "Avril", "April"},
    {"Frischauf", "Frischauf", "Frischauf"},
    {"Calvet", "Calvet", "Calvet"},
    {"Cheylan", "Cheylan", "Cheylan"},
    {"Volcanic", "Volcanique", "Vulkan"},
    {"Parachute", "Parachute", "Fallschirm"},
    {"Einstein", "Einstein", "Einstein"},
    {"ReversalEinstein", "ReversEinstein", "ReversesEinstein"},
    {"WaitCapture", "PriseProchaine", "NaechsterSchlag"},
    {"CaptureSquare", "CaseDePrise", "Schlagfeld"},
};

struct circe {
  bool strict; /* a capture without rebirth is illegal */
};

static const void *read_circe(struct words *words) {
  struct circe *circe = arena_alloc(words_arena(words), sizeof *circe);
  for (;;) {
    struct word word;
    if (!words_peek(words, &word))
      return circe;
    int argument = words_take_name(words, arguments, sizeof arguments / sizeof *arguments);
    if (argument < 0)
      return circe;
    if (argument == STRICT)
      circe->strict = true;
    if (argument >= BUILT)
      complain(words_complaints(words), NOT_SUPPORTED, word.place,
               "Circe with %s is not supported yet", arguments[argument][words_language(words)]);
  }
}

/* The square of the captured man's rebirth tells, for a neutral one, whose it was: the enemy of
   the capturer. */
static enum colour side_of_captured(const struct turn *turn) {
  if (turn->captured.owners == OF_BOTH)
    return opponent(turn->side);
  return turn->captured.owners == OF_WHITE ? WHITE : BLACK;
}

static void rebirth(struct board *board, const struct rule *rule, struct turn *turn) {
  const struct circe *circe = rule->settings;
  if (turn->capture == NO_SQUARE || (turn->captured.marks & MARK_ROYAL))
    return;
  square home = rebirth_square(board, turn->captured.walk, side_of_captured(turn), turn->capture);
  if (home == NO_SQUARE || set_has(&board->occupied, home)) {
    turn->illegal |= circe->strict;
    return;
  }
  edit_put(board, home, turn->captured);
  promote_reborn(board, turn, home);
  count_as_unmoved(board, home);
}

static void ask_for_array(const struct rule *rule, struct setup *setup) {
  (void)rule;
  if (setup->frame.files != ARRAY_FILES || setup->frame.ranks < 2)
    setup->refusal = "rebirth squares are those of the game array, on a board of eight files";
  else if (memcmp(setup->officers, array960_orthodox, ARRAY_FILES) != 0)
    setup->refusal = "rebirth squares are those of the orthodox array";
}

const struct condition condition_circe = {
    .names = {"Circe", "Circe", "Circe"},
    .sentence = "A captured man other than a king is reborn on its square of the game array if "
                "that square is empty, and disappears otherwise",
    .example = "Condition Circe",
    .read = read_circe,
    .army = ask_for_array,
    .effects = {{SLOT_CAPTURED_REBORN, BRINGS_BACK | ON_CAPTURE, rebirth}},
};
