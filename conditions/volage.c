/* Volage men change colour the first time that they move to a square of the other colour, after
   which they are ordinary men; hypervolage men every time; rebirth on such a square is a move to
   it.  The condition makes volage men of all but the kings.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/recolour.h"

static bool are_of_other_colours(const struct board *board, square from, square to) {
  return is_dark(board->geometry, from) != is_dark(board->geometry, to);
}

/* The man on the square has come from the other one. */
static void change_first_time(struct board *board, const struct rule *rule, struct turn *turn,
                              square from, square to) {
  const uint32_t marks = board->man[to].marks;
  if (!are_of_other_colours(board, from, to) || !(marks & rule->condition->mark) ||
      !has_colour(board, to))
    return;
  edit_marks(board, to, marks & ~rule->condition->mark);
  go_over(board, turn, to);
}

static void change_each_time(struct board *board, struct turn *turn, square from, square to) {
  if (are_of_other_colours(board, from, to) && !is_king(board, to))
    go_over(board, turn, to);
}

static void change_once(struct board *board, const struct rule *rule, struct turn *turn) {
  if (turn->now != NO_SQUARE)
    change_first_time(board, rule, turn, turn->departure, turn->now);
}

static void change_always(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  if (turn->now != NO_SQUARE)
    change_each_time(board, turn, turn->departure, turn->now);
}

static void change_reborn_always(struct board *board, const struct rule *rule, struct turn *turn,
                                 square from, square to) {
  (void)rule;
  change_each_time(board, turn, from, to);
}

const struct condition attribute_volage = {
    .names = {"Volage", "Volage", "Volage"},
    .sentence =
        "A volage man changes colour the first time that it moves to a square of the other colour",
    .example = "Pieces White Volage Qa1",
    .mark = MARK_VOLAGE,
    .letters = {"v", "v", "v"},
    .reborn = change_first_time,
    .effects = {{.slot = SLOT_RECOLOURING, .changes = CHANGES_SIDE, .act = change_once}},
};

const struct condition condition_volage = {
    .names = {"Volage", "Volage", "Volage"},
    .sentence = "A man changes colour the first time that it moves to a square of the other colour",
    .example = "Condition Volage",
    .every_man = MARK_VOLAGE,
    .spares_kings = true,
};

const struct condition condition_hypervolage = {
    .names = {"Hypervolage", "Hypervolage", "Hypervolage"},
    .sentence = "A man changes colour whenever it moves to a square of the other colour",
    .example = "Condition Hypervolage",
    .reborn = change_reborn_always,
    .effects = {{.slot = SLOT_RECOLOURING, .changes = CHANGES_SIDE, .act = change_always}},
};
