/* Disparate: a side may not move a man of the walk that the enemy has just moved.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

/* The memory: the walk moved last, with the side that moved it; 0 before the first move. */
static void remember(struct board *board, const struct rule *rule, struct turn *turn) {
  edit_memory(board, rule, 0, turn->mover.walk | (uint64_t)(turn->side + 1) << 8);
}

static void exclude_same(struct board *board, const struct rule *rule, enum colour side,
                         struct set *acting) {
  const uint64_t last = recall(board, rule, 0);
  if (last >> 8 == opponent(side) + 1u)
    set_subtract(acting, men_of_walk(board, last & 255), board->words);
}

static void forget(struct board *board, const struct rule *rule) {
  edit_memory(board, rule, 0, 0);
}

const struct condition condition_disparate = {
    .names = {"Disparate", "Disparate", "Disparate"},
    .sentence = "A side may not move a man of the walk that the enemy has just moved",
    .example = "Condition Disparate",
    .memory = 1,
    .pass = forget,
    .gate = {FOR_OBSERVATION, exclude_same},
    .effects = {{.slot = SLOT_LAST, .changes = ONLY_NOTES, .act = remember}},
};
