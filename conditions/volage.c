/* Volage men change colour the first time that they move to a square of the other colour, after
   which they are ordinary men; hypervolage men every time.  The condition makes volage men of all
   but the kings.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/recolour.h"

static bool changes_square_colour(const struct board *board, const struct turn *turn) {
  return turn->now != NO_SQUARE &&
         is_dark(board->geometry, turn->departure) != is_dark(board->geometry, turn->now);
}

static void change_once(struct board *board, const struct rule *rule, struct turn *turn) {
  if (!changes_square_colour(board, turn))
    return;
  const uint32_t marks = board->man[turn->now].marks;
  if (!(marks & rule->condition->mark) || !has_colour(board, turn->now))
    return;
  edit_marks(board, turn->now, marks & ~rule->condition->mark);
  go_over(board, turn, turn->now);
}

static void change_always(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  if (changes_square_colour(board, turn) && !is_king(board, turn->now))
    go_over(board, turn, turn->now);
}

const struct condition attribute_volage = {
    .names = {"Volage", "Volage", "Volage"},
    .sentence =
        "A volage man changes colour the first time that it moves to a square of the other colour",
    .example = "Pieces White Volage Qa1",
    .mark = MARK_VOLAGE,
    .letters = {"v", "v", "v"},
    .effects = {{SLOT_RECOLOURING, CHANGES_SIDE, change_once}},
};

const struct condition condition_volage = {
    .names = {"Volage", "Volage", "Volage"},
    .sentence = "A man changes colour the first time that it moves to a square of the other colour",
    .example = "Condition Volage",
    .excludes = BRINGS_BACK,
    .every_man = MARK_VOLAGE,
    .spares_kings = true,
};

const struct condition condition_hypervolage = {
    .names = {"Hypervolage", "Hypervolage", "Hypervolage"},
    .sentence = "A man changes colour whenever it moves to a square of the other colour",
    .example = "Condition Hypervolage",
    .excludes = BRINGS_BACK,
    .effects = {{SLOT_RECOLOURING, CHANGES_SIDE, change_always}},
};
