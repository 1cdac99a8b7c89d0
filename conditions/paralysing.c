/* Paralysing men cannot capture, nor give check or guard; enemies that they observe by their bare
   movement cannot act, but paralyse in their turn.

   A side that has no move only because its men are paralysed is stalemated, even if it is in check
   (as Popeye has it).

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_board.h"

static bool is_paralyser(const struct board *board, square unit) {
  return (board->man[unit].marks & MARK_PARALYSING) != 0;
}

static void capture_nothing(struct board *board, const struct rule *rule, enum colour side,
                            square unit, struct set *captures) {
  (void)rule, (void)side;
  if (is_paralyser(board, unit))
    set_clear(captures);
}

static bool is_paralysed(struct board *board, square unit, enum colour side) {
  const enum colour by = opponent(side);
  for_set (enemy, &board->of[by], board->words)
    if (is_paralyser(board, enemy) && unit_observes(board, enemy, unit, by, FOR_REACH))
      return true;
  return false;
}

static void paralyse(struct board *board, const struct rule *rule, enum colour side,
                     struct set *acting) {
  (void)rule;
  const struct set men = *acting;
  for_set (unit, &men, board->words)
    if (is_paralysed(board, unit, side))
      set_remove(acting, unit);
}

/* Pushes what the side could do, or what its paralysed men could do if they were not. */
static bool can_move(struct board *board, enum colour side, bool paralysed) {
  const size_t first = board->scratch.count;
  if (paralysed) {
    struct set capturable, idle = board->of[side];
    const struct question question = ask_for_moves(board, side, &capturable);
    set_subtract(&idle, actors(board, side, FOR_MOVES), board->words);
    for_set (unit, &idle, board->words)
      if (is_paralysed(board, unit, side))
        push_unit_moves(board, unit, &question, &board->scratch);
  } else {
    push_moves(board, side, &board->scratch);
  }
  const bool can = board->scratch.count > first;
  board->scratch.count = first;
  return can;
}

static bool is_suffocated(struct board *board, enum colour side) {
  return !can_move(board, side, false) && can_move(board, side, true);
}

static bool judge(struct board *board, const struct rule *rule, const struct goal *goal,
                  bool so_far) {
  (void)rule;
  const enum colour side = board->base.side;
  switch (goal->kind) {
  case GOAL_MATE:
    return so_far && !is_suffocated(board, side);
  case GOAL_STALEMATE:
    return so_far || is_suffocated(board, side);
  case GOAL_AUTO_MATE:
    return so_far && !is_suffocated(board, opponent(side));
  case GOAL_AUTO_STALEMATE:
    return so_far || is_suffocated(board, opponent(side));
  default:
    return so_far;
  }
}

const struct condition attribute_paralysing = {
    .names = {"Paralysing", "Paralysante", "Paralysierend"},
    .sentence = "A paralysing man cannot capture; enemies that it observes cannot act",
    .example = "Pieces White Paralysing Qa1",
    .mark = MARK_PARALYSING,
    .letters = {"p", "p", "p"},
    .gate = {FOR_GUARD, paralyse},
    .take = {FOR_GUARD, capture_nothing},
    .mate = judge,
};
