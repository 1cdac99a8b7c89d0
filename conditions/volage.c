/* Volage men change colour the first time that they move to a square of the other colour,
   hypervolage men every time.  Kings stay as they are.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/recolour.h"

static bool changes_square_colour(const struct board *board, const struct turn *turn) {
  return turn->now != NO_SQUARE && !is_king(board, turn->now) &&
         is_dark(board->geometry, turn->departure) != is_dark(board->geometry, turn->now);
}

static void change_once(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  if (!changes_square_colour(board, turn) || (board->man[turn->now].marks & MARK_SPENT))
    return;
  edit_marks(board, turn->now, board->man[turn->now].marks | MARK_SPENT);
  go_over(board, turn, turn->now);
}

static void change_always(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  if (changes_square_colour(board, turn))
    go_over(board, turn, turn->now);
}

const struct condition condition_volage = {
    .names = {"Volage", "Volage", "Volage"},
    .sentence = "A man changes colour the first time that it moves to a square of the other colour",
    .example = "Condition Volage",
    .excludes = BRINGS_BACK,
    .effects = {{SLOT_RECOLOURING, CHANGES_SIDE, change_once}},
};

const struct condition condition_hypervolage = {
    .names = {"Hypervolage", "Hypervolage", "Hypervolage"},
    .sentence = "A man changes colour whenever it moves to a square of the other colour",
    .example = "Condition Hypervolage",
    .excludes = BRINGS_BACK,
    .effects = {{SLOT_RECOLOURING, CHANGES_SIDE, change_always}},
};
