/* Chameleon pursuit: a man other than a king that moves to the square which the enemy has just left
   changes colour.

   Source: L. Grolman, The Problemist 2008.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/recolour.h"

/* The memory: the square that the last move has left, plus one; 0 before the first one. */
static void pursue(struct board *board, const struct rule *rule, struct turn *turn) {
  const uint64_t left = recall(board, rule, 0);
  if (left != 0 && turn->now == left - 1 && !is_royal(board, turn->now))
    go_over(board, turn, turn->now);
  edit_memory(board, rule, 0, turn->departure + 1u);
}

static void forget(struct board *board, const struct rule *rule) {
  edit_memory(board, rule, 0, 0);
}

const struct condition condition_chameleon_pursuit = {
    .names = {"ChameleonPursuit", "CameleonPoursuite", "ChamaeleonVerfolgung"},
    .sentence = "A man other than a king that moves to the square that the enemy has just left "
                "changes colour",
    .example = "Condition ChameleonPursuit",
    .memory = 1,
    .pass = forget,
    .effects = {{.slot = SLOT_RECOLOURING, .changes = CHANGES_SIDE, .act = pursue}},
};
