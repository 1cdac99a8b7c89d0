/* Haaner chess: a square that a man leaves becomes a hole, and so does that of a man captured
   elsewhere than on the square of arrival.

   Source: as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

static void open_hole(struct board *board, square left) {
  if (left != NO_SQUARE && !set_has(&board->occupied, left))
    edit_close(board, left);
}

static void open_holes(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  open_hole(board, turn->departure);
  open_hole(board, turn->partner_from);
  open_hole(board, turn->capture);
}

const struct condition condition_haaner_chess = {
    .names = {"HaanerChess", "Haan", "HaanerSchach"},
    .sentence = "A square that a man has left becomes a hole: nobody may cross it or arrive there",
    .example = "Condition HaanerChess",
    .effects = {{.slot = SLOT_SUPERTRANSMUTING, .changes = CHANGES_OTHERS, .act = open_holes}},
};
