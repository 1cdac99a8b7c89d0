/* Kamikaze men disappear together with what they capture.  A royal man of that kind may not do so.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

static void vanish(struct board *board, const struct rule *rule, struct turn *turn) {
  if (turn->capture == NO_SQUARE || turn->now == NO_SQUARE ||
      !(board->man[turn->now].marks & rule->condition->mark))
    return;
  if (board->man[turn->now].marks & MARK_ROYAL)
    turn->illegal = true;
  else
    edit_take_off(board, turn->now);
}

const struct condition attribute_kamikaze = {
    .names = {"Kamikaze", "Kamikaze", "Kamikaze"},
    .sentence = "A kamikaze man disappears together with what it captures",
    .example = "Pieces White Kamikaze Qa1",
    .mark = MARK_KAMIKAZE,
    .letters = {"k", "k", "k"},
    .effects = {{SLOT_SUPERTRANSMUTING, CHANGES_PLACE | ON_CAPTURE, vanish}},
};
