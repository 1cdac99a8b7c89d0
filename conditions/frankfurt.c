/* Frankfurt chess: a capturing man takes the walk of the man that it captures; a king stays royal.

   Source: Frankfurt meeting, as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

static void take_walk(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  if (turn->capture != NO_SQUARE && turn->now != NO_SQUARE &&
      board->man[turn->now].walk != turn->captured.walk)
    edit_walk(board, turn->now, turn->captured.walk);
}

const struct condition condition_frankfurt_chess = {
    .names = {"FrankfurtChess", "Francfort", "FrankfurtSchach"},
    .sentence = "A capturing man takes the walk of the man that it captures; a king stays royal",
    .example = "Condition FrankfurtChess",
    .effects = {{.slot = SLOT_FRANKFURT, .changes = CHANGES_WALK | ON_CAPTURE, .act = take_walk}},
};
