/* Shielded kings: a king that a man of its own side observes is not attacked by the other king, so
   that kings may stand next to each other.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

static void spare_shielded(struct board *board, const struct rule *rule, enum colour side,
                           square unit, struct set *captures) {
  (void)rule;
  if (!is_royal(board, unit))
    return;
  struct set kings = board->royal[opponent(side)];
  set_keep(&kings, captures, board->words);
  for_set (king, &kings, board->words)
    if (is_observed(board, king, opponent(side), FOR_GUARD))
      set_remove(captures, king);
}

const struct condition condition_shielded_kings = {
    .names = {"ShieldedKings", "ShieldedKings", "SchutzKoenige"},
    .sentence = "A king may stand next to the other king if a man of its own side observes it",
    .example = "Condition ShieldedKings",
    .take = {FOR_OBSERVATION, spare_shielded},
};
