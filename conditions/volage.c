/* Volage men change colour the first time that they move to a square of the other colour, after
   which they are ordinary men; hypervolage men every time; rebirth on such a square is a move to
   it.  The condition makes volage men of all but the kings.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/recolour.h"

static bool are_of_other_colours(const struct board *board, square from, square to) {
  return is_dark(board->geometry, from) != is_dark(board->geometry, to);
}

/* The mover may have been carried on, by its rebirth for example: each way counts. */
static bool moves_to_other_colour(const struct board *board, const struct turn *turn) {
  return turn->now != NO_SQUARE && (are_of_other_colours(board, turn->departure, turn->arrival) ||
                                    are_of_other_colours(board, turn->arrival, turn->now));
}

static bool may_change_once(const struct board *board, const struct rule *rule, square where) {
  return bears_mark(board, rule, where) && !is_neutral(board, where);
}

static void forget(struct board *board, const struct rule *rule, square where) {
  edit_marks(board, where, board->man[where].marks & ~rule->condition->mark);
}

static void change_once(struct board *board, const struct rule *rule, struct turn *turn) {
  if (!moves_to_other_colour(board, turn) || !may_change_once(board, rule, turn->now))
    return;
  forget(board, rule, turn->now);
  mover_goes_over(board, turn);
}

static void change_reborn_once(struct board *board, const struct rule *rule, struct turn *turn,
                               square from, square to) {
  if (!are_of_other_colours(board, from, to) || !may_change_once(board, rule, to))
    return;
  forget(board, rule, to);
  go_over(board, turn, to);
}

static void change_always(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  if (moves_to_other_colour(board, turn) && !is_royal(board, turn->now))
    mover_goes_over(board, turn);
}

static void change_reborn_always(struct board *board, const struct rule *rule, struct turn *turn,
                                 square from, square to) {
  (void)rule;
  if (are_of_other_colours(board, from, to) && !is_royal(board, to))
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
