/* Patience chess: no man may come to the square that the enemy has left with its latest move.

   Readings: one's own last square is free again; Popeye 4.104 accepts the name, but plays as
   without it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

/* The memory, by colour: the square that the side left, plus one; 0 before its first move. */
static void keep_off(struct board *board, const struct rule *rule, struct turn *turn) {
  const uint64_t left = recall(board, rule, opponent(turn->side));
  turn->illegal |= left != 0 && set_has(&board->occupied, (square)(left - 1));
  edit_memory(board, rule, turn->side, turn->departure + 1u);
}

const struct condition condition_patience_chess = {
    .names = {"PatienceChess", "EchecsPatience", "PatienceSchach"},
    .sentence = "No man may come to the square that the enemy has left with its latest move",
    .example = "Condition PatienceChess",
    .memory = 2,
    .effects = {{.slot = SLOT_LAST, .changes = 0, .act = keep_off}},
};
