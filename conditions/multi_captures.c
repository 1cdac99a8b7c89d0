/* Multicaptures: a man can be captured only if at least two enemies could do it, and a king is in
   check only if two men attack it.  With a colour: the rule holds for captures by that side.

   A man that could capture in two ways, as a reflecting bishop along two lines, is as good as two.

   Source: R. Bédoni, Phénix 1993 and 2000.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"
#include "solver/engine/general_board.h"

static bool has_two_ways(struct board *board, square unit, square target, enum colour side) {
  struct set victim = {{0}};
  struct steps steps;
  const struct question question = {.side = side,
                                    .depth = FOR_OBSERVATION,
                                    .modes = CAPTURING,
                                    .by_way = true,
                                    .capturable = &victim};
  set_add(&victim, target);
  steps_begin(&steps);
  unit_steps(board, unit, &question, &steps);
  return steps.count > 1;
}

static void spare_single_targets(struct board *board, const struct rule *rule, enum colour side,
                                 square unit, struct set *captures) {
  const unsigned *owners = rule->settings;
  const struct set targets = *captures;
  if (!belongs_to(*owners, side))
    return;
  for_set (target, &targets, board->words) {
    if (!unit_observes(board, unit, target, side, FOR_OBSERVATION))
      continue;
    const struct set others = observers(board, target, side, FOR_OBSERVATION);
    if (set_has_one(&others, board->words) && !has_two_ways(board, unit, target, side))
      set_remove(captures, target);
  }
}

const struct condition condition_multi_captures = {
    .names = {"MultiCaptures", "MultiCaptures", "MultiCaptures"},
    .sentence = "A man, kings included, can be captured only if two enemies could do it",
    .example = "Condition MultiCaptures White",
    .read = read_side,
    .take = {FOR_CHECK, spare_single_targets},
};
