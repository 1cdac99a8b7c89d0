/* Goals of the general engine.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_GENERAL_GOAL_H
#define PREMIER_GENERAL_GOAL_H

#include "solver/engine/general_board.h"

bool goal_reached(struct board *board, const struct goal *goal);
/* The moves of the side that reach the goal; with `one_is_enough` it may stop at the first. */
void push_goal_moves(struct board *board, const struct goal *goal, struct move_stack *stack,
                     bool one_is_enough);

/* Leaves the moves from index `first` up whose weight by a rule with a preference is the greatest.
 */
void keep_heaviest(struct board *board, const struct rule *rule, struct move_stack *stack,
                   size_t first);

/* Has the side at the move a legal move by one of its men that does not reach the goal?  False,
   too, where rules compare moves with each other. */
bool has_other_move(struct board *board, const struct goal *goal);

#endif
