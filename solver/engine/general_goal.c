/* Goals in the general engine.  What a goal means is said in goal.c; here are a shorter way to the
   moves that reach it, and the say of rules with another idea of mate.

   Double mate, counter mate and mate of one's own side ask for a move that leaves the mover's king
   attacked: for them alone such moves are tried as well.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_goal.h"

bool goal_reached(struct board *board, const struct goal *goal) {
  const struct rule_list *mates = &board->plan->mates;
  bool reached = goal_reached_by_definition(&board->base, goal);
  for (unsigned i = 0; i < mates->count; i++)
    reached = mates->rule[i]->condition->mate(board, mates->rule[i], goal, reached);
  return reached;
}

static bool exposes_mover(const struct goal *goal) {
  return goal->kind == GOAL_DOUBLE_MATE || goal->kind == GOAL_COUNTER_MATE ||
         goal->kind == GOAL_AUTO_MATE;
}

/* Cheap refusals before the move's own legality is looked at. */
static bool out_of_question(struct board *board, const struct goal *goal) {
  return board->plan->mates.count == 0 && (goal->kind == GOAL_MATE || goal->kind == GOAL_CHECK) &&
         !is_in_check(board, board->base.side);
}

static bool reaches(struct board *board, move m, const struct goal *goal, struct turn *turn) {
  carry_out(board, m, board->base.side, turn);
  bool may = !turn->illegal && !out_of_question(board, goal) &&
             (exposes_mover(goal) || is_legal(board, turn));
  bool reached = may && goal_reached(board, goal);
  end_frame(board);
  return reached;
}

/* Calls for moves that rules compare with each other have to know all legal ones. */
static bool compares(const struct general_plan *plan) {
  return plan->legal_wholes.count + plan->prefers.count > 0;
}

void push_goal_moves(struct board *board, const struct goal *goal, struct move_stack *stack,
                     bool one_is_enough) {
  if (compares(board->plan)) {
    goal_moves_by_definition(&board->base, goal, stack);
    return;
  }
  size_t first = board->scratch.count;
  push_moves(board, board->base.side, &board->scratch);
  size_t end = board->scratch.count, before = stack->count;
  for (size_t i = first; i < end && !(one_is_enough && stack->count > before); i++) {
    move m = board->scratch.moves[i];
    struct turn turn;
    do {
      if (reaches(board, m, goal, &turn))
        push_move(stack, m);
    } while (next_alternative(&turn, &m));
  }
  board->scratch.count = first;
}
