/* Relegation chess: an officer that arrives on the pawn rank of its own side becomes a pawn.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"

static void relegate(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  if (turn->now == NO_SQUARE || is_pawn(board, board->man[turn->now].walk) ||
      is_royal(board, turn->now))
    return;
  if (rank_for(board->geometry, turn->now, turn->side) == 1)
    edit_walk(board, turn->now, PAWN);
}

const struct condition condition_relegation_chess = {
    .names = {"RelegationChess", "Degradierung", "Degradierung"},
    .sentence = "An officer that arrives on the pawn rank of its own side becomes a pawn",
    .example = "Condition RelegationChess",
    .army = admit_pawns,
    .effects = {{.slot = SLOT_MARKS, .changes = CHANGES_WALK, .act = relegate}},
};
