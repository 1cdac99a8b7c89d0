/* Multicaptures: a man can be captured only if at least two enemies could do it, and a king is in
   check only if two men attack it.  With a colour: the rule holds for captures by that side.

   Source: R. Bédoni, Phénix 1993.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"

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
    if (set_has_one(&others, board->words))
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
