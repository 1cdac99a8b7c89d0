/* DangerCirce: a man that is attacked may jump to its rebirth square, too, if no man of its own
   side stands there; an enemy there is captured.

   PowerTransfer: a man moves as the man on its rebirth square, of whichever side, if there is one.
   Kings do so only if the rule includes them.

   Source: the glossary of the field; what it leaves open as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/array.h"
#include "conditions/set_up.h"
#include "pieces/paths.h"
#include "solver/engine/general.h"

static bool has_step_to(const struct steps *steps, unsigned first, square arrival) {
  for (unsigned i = first; i < steps->count; i++)
    if (steps->step[i].arrival == arrival)
      return true;
  return false;
}

/* Reading: an attack is an observation without this rule, and a man that stands on its rebirth
   square goes nowhere. */
static void jump_home(struct board *board, const struct rule *rule, enum colour side, square unit,
                      const struct set *victims, struct steps *steps, unsigned first) {
  (void)rule;
  const square home = rebirth_square(board, board->man[unit].walk, side, unit);
  if (home == NO_SQUARE || home == unit || set_has(&board->of[side], home) ||
      steps->count == MAX_STEPS || has_step_to(steps, first, home))
    return;
  const bool takes = set_has(&board->occupied, home);
  if ((takes && (!victims || !set_has(victims, home))) ||
      !is_observed(board, unit, opponent(side), FOR_OBSERVATION))
    return;
  steps->step[steps->count++] = (struct step){
      .arrival = home, .capture = takes ? home : NO_SQUARE, .longer = false, .origin = 0};
}

static void ask_for_usual_array(const struct rule *rule, struct setup *setup) {
  (void)rule;
  if (setup->frame.files != ARRAY_FILES || setup->frame.ranks < 2)
    setup->refusal = "rebirth squares are those of the game array, on a board of eight files";
}

const struct condition condition_danger_circe = {
    .names = {"DangerCirce", "CirceDanger", "GefahrenCirce"},
    .sentence = "A man that is attacked may go to its square of the game array, too",
    .example = "Condition DangerCirce",
    .army = ask_for_usual_array,
    .steps = {.depth = FOR_CHECK, .change = jump_home, .judged = FOR_CHECK},
};

static void lend_walk(struct board *board, const struct rule *rule, enum colour side, square unit,
                      struct walk_list *walks) {
  const bool with_kings = *(const bool *)rule->settings;
  if (is_royal(board, unit) && !with_kings)
    return;
  const square home = rebirth_square(board, board->man[unit].walk, side, unit);
  if (home != NO_SQUARE && board->man[home].walk != NO_WALK)
    walks_replace(walks, board->man[home].walk);
}

const struct condition condition_power_transfer = {
    .names = {"PowerTransfer", "TransfertPouvoir", "KraftTransfer"},
    .sentence = "A man other than a king moves like the man that stands on its square of the game "
                "array, if there is one",
    .example = "Condition PowerTransfer",
    .read = read_rex_inclusive,
    .army = ask_for_usual_array,
    .walk = {.depth = FOR_CHECK, .borrow = lend_walk},
};
