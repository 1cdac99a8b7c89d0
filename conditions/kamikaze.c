/* Kamikaze men disappear together with what they capture, and are reborn where captured men are.  A
   royal man of that kind may only capture if it is reborn.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_board.h"

/* A rule by which captured men come back; NULL if there is none. */
static const struct rule *reviver(const struct board *board) {
  for (unsigned i = 0; i < board->plan->rule_count; i++)
    if (board->plan->rule[i].condition->revive)
      return &board->plan->rule[i];
  return NULL;
}

static bool dies(const struct board *board, const struct rule *rule, const struct turn *turn) {
  return turn->capture != NO_SQUARE && bears_mark(board, rule, turn->now);
}

static void vanish(struct board *board, struct turn *turn) {
  if (is_royal(board, turn->now))
    turn->illegal = true;
  else
    edit_take_off(board, turn->now);
}

static void vanish_for_good(struct board *board, const struct rule *rule, struct turn *turn) {
  if (dies(board, rule, turn) && !reviver(board))
    vanish(board, turn);
}

/* That it could not be reborn goes without saying. */
static void be_reborn(struct board *board, const struct rule *rule, struct turn *turn) {
  const struct rule *by = reviver(board);
  if (!by || !dies(board, rule, turn))
    return;
  const size_t edits = board->edit_count;
  by->condition->revive(board, by, turn);
  if (board->edit_count > edits || turn->now == NO_SQUARE)
    return;
  board->by_rule = false;
  vanish(board, turn);
  board->by_rule = true;
}

const struct condition attribute_kamikaze = {
    .names = {"Kamikaze", "Kamikaze", "Kamikaze"},
    .sentence = "A kamikaze man disappears together with what it captures",
    .example = "Pieces White Kamikaze Qa1",
    .mark = MARK_KAMIKAZE,
    .letters = {"k", "k", "k"},
    .effects = {{.slot = SLOT_SUPERTRANSMUTING,
                 .changes = CHANGES_PLACE | ON_CAPTURE,
                 .act = vanish_for_good},
                {.slot = SLOT_CAPTURER_REBORN,
                 .changes = CHANGES_PLACE | HAS_CHOICE | ON_CAPTURE,
                 .act = be_reborn}},
};
