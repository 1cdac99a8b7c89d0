/* Volage men change colour the first time that they move to a square of the other colour, after
   which they are ordinary men; hypervolage men every time; rebirth on such a square is a move to
   it.  The condition makes volage men of all but the kings.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/recolour.h"

static bool are_of_other_colours(const struct board *board, square from, square to) {
  return is_dark(board->geometry, from) != is_dark(board->geometry, to);
}

static bool changes_once(const struct board *board, const struct rule *rule, square from,
                         square to) {
  return are_of_other_colours(board, from, to) && (board->man[to].marks & rule->condition->mark) &&
         has_colour(board, to);
}

static void forget(struct board *board, const struct rule *rule, square where) {
  edit_marks(board, where, board->man[where].marks & ~rule->condition->mark);
}

static bool changes_each_time(const struct board *board, square from, square to) {
  return are_of_other_colours(board, from, to) && !is_king(board, to);
}

static void change_once(struct board *board, const struct rule *rule, struct turn *turn) {
  if (turn->now == NO_SQUARE || !changes_once(board, rule, turn->departure, turn->now))
    return;
  forget(board, rule, turn->now);
  mover_goes_over(board, turn);
}

static void change_reborn_once(struct board *board, const struct rule *rule, struct turn *turn,
                               square from, square to) {
  if (!changes_once(board, rule, from, to))
    return;
  forget(board, rule, to);
  go_over(board, turn, to);
}

static void change_always(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  if (turn->now != NO_SQUARE && changes_each_time(board, turn->departure, turn->now))
    mover_goes_over(board, turn);
}

static void change_reborn_always(struct board *board, const struct rule *rule, struct turn *turn,
                                 square from, square to) {
  (void)rule;
  if (changes_each_time(board, from, to))
    go_over(board, turn, to);
}

const struct condition attribute_volage = {
    .names = {"Volage", "Volage", "Volage"},
    .sentence =
        "A volage man changes colour the first time that it moves to a square of the other colour",
    .example = "Pieces White Volage Qa1",
    .mark = MARK_VOLAGE,
    .letters = {"v", "v", "v"},
    .reborn = change_reborn_once,
    .effects = {{.slot = SLOT_VOLAGE, .changes = CHANGES_SIDE, .act = change_once}},
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
    .effects = {{.slot = SLOT_VOLAGE, .changes = CHANGES_SIDE, .act = change_always}},
};
