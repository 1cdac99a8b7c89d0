/* Breton: with a captured man disappears another man of the same walk from the capturer's side, or
   with Adverse from the side of the captured man, if there is one; its player chooses.  The
   capturer itself is one of the candidates, kings and neutral men are none.  Chromatic: the man
   changes colour instead.  PY: the man is chosen after promotion and rebirth, and neutral ones
   count, too.

   Source: P. Tritten and others, 2018; PY by the proposal of its initials, as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/recolour.h"
#include "conditions/victim.h"
#include "solver/language/words.h"

enum { ADVERSE, CHROMATIC, PY };

struct breton {
  bool adverse, chromatic, late;
};

static const void *read_breton(struct words *words) {
  static const char *const arguments[][LANGUAGES] = {
      [ADVERSE] = {"Adverse", "Adverse", "Advers"},
      [CHROMATIC] = {"Chromatic", "Chromatique", "Chromatisch"},
      [PY] = {"PY", "PY", "PY"}};
  struct breton *breton = arena_alloc(words_arena(words), sizeof *breton);
  int argument;
  while ((argument = words_take_name(words, arguments, 3)) >= 0) {
    breton->adverse |= argument == ADVERSE;
    breton->chromatic |= argument == CHROMATIC;
    breton->late |= argument == PY;
  }
  return breton;
}

static struct set candidates(const struct board *board, const struct breton *breton,
                             const struct turn *turn) {
  const enum colour loser = breton->adverse ? victim_side(turn) : turn->side;
  struct set men = *men_of_walk(board, turn->captured.walk);
  set_keep(&men, &board->of[loser], board->words);
  if (!breton->late)
    set_subtract(&men, &board->of[opponent(loser)], board->words);
  for (unsigned side = WHITE; side <= BLACK; side++)
    set_subtract(&men, &board->royal[side], board->words);
  return men;
}

static void disappear(struct board *board, const struct breton *breton, struct turn *turn) {
  if (turn->capture == NO_SQUARE)
    return;
  const struct set men = candidates(board, breton, turn);
  const unsigned count = set_count(&men, board->words);
  unsigned left = count == 0 ? 0 : choose(turn, count);
  for_set (where, &men, board->words)
    if (left-- == 0) {
      if (breton->chromatic)
        go_over(board, turn, where);
      else
        edit_take_off(board, where);
      return;
    }
}

static void disappear_early(struct board *board, const struct rule *rule, struct turn *turn) {
  const struct breton *breton = rule->settings;
  if (!breton->late)
    disappear(board, breton, turn);
}

static void disappear_late(struct board *board, const struct rule *rule, struct turn *turn) {
  const struct breton *breton = rule->settings;
  if (breton->late)
    disappear(board, breton, turn);
}

enum { BRETON_CHANGES = CHANGES_OTHERS | CHANGES_PLACE | HAS_CHOICE | ON_CAPTURE };

const struct condition condition_breton = {
    .names = {"Breton", "Breton", "Breton"},
    .sentence = "With a captured man another one of its walk and of the capturer's side "
                "disappears, with Adverse of the captured man's side",
    .example = "Condition Breton Adverse",
    .read = read_breton,
    .effects = {{.slot = SLOT_BRETON,
                 .changes = BRETON_CHANGES,
                 .act = disappear_early,
                 .telling = TOLD_WITH_SQUARE},
                {.slot = SLOT_CAPTURER_REBORN,
                 .changes = BRETON_CHANGES,
                 .act = disappear_late,
                 .telling = TOLD_WITH_SQUARE}},
};
