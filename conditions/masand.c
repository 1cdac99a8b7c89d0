/* Masand: when a man gives check by its move, all men but kings that it observes, of either side,
   change colour.  Generalised: the same for every man that gives check after the move.

   Source: P. Petkov, feenschach 2001.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/recolour.h"

static bool somebody_gives_check(struct board *board, enum colour side) {
  for_set (king, &board->royal[opponent(side)], board->words)
    if (is_observed(board, king, side, FOR_CHECK))
      return true;
  return false;
}

/* Adds the men that the checking man observes, itself left out. */
static void add_observed(struct board *board, enum colour side, square unit, struct set *observed) {
  const struct set men = all_men(board);
  for_set (man, &men, board->words)
    if (man != unit && !is_royal(board, man) &&
        unit_observes(board, unit, man, side, FOR_OBSERVATION))
      set_add(observed, man);
}

static void recolour(struct board *board, const struct turn *turn, const struct set *men) {
  for_set (man, men, board->words)
    go_over(board, turn, man);
}

static void recolour_observed(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  struct set observed = {{0}};
  if (turn->now == NO_SQUARE || !man_gives_check(board, turn->now, turn->side))
    return;
  add_observed(board, turn->side, turn->now, &observed);
  recolour(board, turn, &observed);
}

/* Reading: as Popeye has it the board is gone through from a1 to h8, and a man that has just gone
   over and gives check for its new side has its turn, too; but none goes over twice. */
static void recolour_for_all(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  if (!somebody_gives_check(board, turn->side))
    return;
  struct set changed = {{0}};
  for_set (unit, &board->of[turn->side], board->words)
    if (man_gives_check(board, unit, turn->side)) {
      struct set observed = {{0}};
      add_observed(board, turn->side, unit, &observed);
      set_subtract(&observed, &changed, board->words);
      recolour(board, turn, &observed);
      set_unite(&changed, &observed, board->words);
    }
}

const struct condition condition_masand = {
    .names = {"Masand", "Masand", "Masand"},
    .sentence = "When the man moved gives check all men other than kings that it observes change "
                "colour",
    .example = "Condition Masand",
    .effects = {{.slot = SLOT_MASAND,
                 .changes = CHANGES_OTHERS,
                 .act = recolour_observed,
                 .telling = TOLD_WITH_SQUARE}},
};

const struct condition condition_masand_generalised = {
    .names = {"MasandGeneralised", "MasandGeneralise", "MasandVerallgemeinert"},
    .sentence = "All men other than kings that a checking man observes change colour",
    .example = "Condition MasandGeneralised",
    .effects = {{.slot = SLOT_MASAND,
                 .changes = CHANGES_OTHERS,
                 .act = recolour_for_all,
                 .telling = TOLD_WITH_SQUARE}},
};
