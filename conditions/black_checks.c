/* Black checks: Black moves only to give check; where it cannot, and is not in check itself, it
   leaves its turn.  Whether it is mated or stalemated is judged as if it were free.

   Source: C. Poisson, The Problemist 2001.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_board.h"

static bool gives_check(struct board *board, move m, enum colour side) {
  struct turn turn;
  probe(board, m, side, &turn);
  const bool check = is_in_check(board, opponent(side));
  end_frame(board);
  return check;
}

static void keep_checks(struct board *board, const struct rule *rule, enum colour side,
                        struct move_stack *moves, size_t first) {
  (void)rule;
  size_t kept = first;
  if (side != BLACK)
    return;
  for (size_t i = first; i < moves->count; i++)
    if (gives_check(board, moves->moves[i], side))
      moves->moves[kept++] = moves->moves[i];
  moves->count = kept;
  if (kept == first && !is_in_check(board, side))
    push_move(moves, NULL_MOVE);
}

static bool mates_free_side(struct board *board, const struct rule *rule, const struct goal *goal,
                            bool so_far) {
  (void)rule;
  const enum colour side = board->base.side;
  if (side != BLACK || (goal->kind != GOAL_MATE && goal->kind != GOAL_STALEMATE))
    return so_far;
  return is_in_check(board, side) == (goal->kind == GOAL_MATE) && !any_legal(board);
}

const struct condition condition_black_checks = {
    .names = {"BlackChecks", "NoirEchecs", "SchwarzSchaecher"},
    .sentence = "Black may only make moves that give check, and else leaves its turn",
    .example = "Condition BlackChecks",
    .whole = {.depth = FOR_MOVES, .legal = true, .filter = keep_checks},
    .mate = mates_free_side,
};
