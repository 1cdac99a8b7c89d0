/* Fuddled men: the man that a side has moved is fuddled until the side has moved again: it cannot
   move and gives no check.

   Source: J. Beasley, British Chess Magazine 1987.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

/* The memory, by colour: the square of the fuddled man, plus one; 0 for none. */
static void fuddle(struct board *board, const struct rule *rule, struct turn *turn) {
  const enum colour enemy = opponent(turn->side);
  edit_memory(board, rule, turn->side, turn->now == NO_SQUARE ? 0 : turn->now + 1u);
  if (turn->capture != NO_SQUARE && recall(board, rule, enemy) == turn->capture + 1u)
    edit_memory(board, rule, enemy, 0);
}

static void leave_out(struct board *board, const struct rule *rule, enum colour side,
                      struct set *acting) {
  const uint64_t fuddled = recall(board, rule, side);
  if (fuddled != 0)
    set_remove(acting, (square)(fuddled - 1));
}

static void wake(struct board *board, const struct rule *rule) {
  edit_memory(board, rule, board->base.side, 0);
}

const struct condition condition_fuddled_men = {
    .names = {"FuddledMen", "FuddledMen", "FuddledMen"},
    .sentence = "The man that a side has moved cannot be moved with its next move and gives no "
                "check until then",
    .example = "Condition FuddledMen",
    .memory = 2,
    .pass = wake,
    .gate = {FOR_CHECK, leave_out},
    .effects = {{.slot = SLOT_LAST, .changes = ONLY_NOTES, .act = fuddle}},
};
