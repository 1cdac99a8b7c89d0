/* Ultraschachzwang: every move of the side must give check.  Whether it is mated is judged as if it
   were free; it may be stalemated for want of checks.  The plain name binds the defender.

   Source: as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_board.h"

#include "conditions/obligation.h"

/* The memory: the side that is bound, and whether it is free for the moment. */
enum { BOUND, FREE };

static void bind_member(struct board *board, const struct rule *rule) {
  edit_memory(board, rule, BOUND, *(const enum colour *)rule->condition->member);
}

static void bind_defender(struct board *board, const struct rule *rule) {
  edit_memory(board, rule, BOUND, bound_side(board));
}

static bool gives_check(struct board *board, const struct rule *rule, const struct turn *turn) {
  return recall(board, rule, BOUND) != turn->side || recall(board, rule, FREE) ||
         is_in_check(board, opponent(turn->side));
}

static bool mates_free_side(struct board *board, const struct rule *rule, const struct goal *goal,
                            bool so_far) {
  if (!so_far || goal->kind != GOAL_MATE || recall(board, rule, BOUND) != board->base.side)
    return so_far;
  begin_frame(board);
  edit_memory(board, rule, FREE, true);
  const bool mate = !any_legal(board);
  end_frame(board);
  return mate;
}

const struct condition condition_ultra_schach_zwang = {
    .names = {"UltraSchachZwang", "UltraSchachZwang", "UltraSchachZwang"},
    .sentence = "Every move of the defender must give check",
    .example = "Condition UltraSchachZwang",
    .memory = 2,
    .begin = bind_defender,
    .after = gives_check,
    .mate = mates_free_side,
};

const struct condition condition_white_ultra_schach_zwang = {
    .names = {"WhiteUltraSchachZwang", "BlancUltraSchachZwang", "WeisserUltraSchachZwang"},
    .sentence = "Every move of White must give check",
    .example = "Condition WhiteUltraSchachZwang",
    .member = &bound_white,
    .memory = 2,
    .begin = bind_member,
    .after = gives_check,
    .mate = mates_free_side,
};

const struct condition condition_black_ultra_schach_zwang = {
    .names = {"BlackUltraSchachZwang", "NoirUltraSchachZwang", "SchwarzerUltraSchachZwang"},
    .sentence = "Every move of Black must give check",
    .example = "Condition BlackUltraSchachZwang",
    .member = &bound_black,
    .memory = 2,
    .begin = bind_member,
    .after = gives_check,
    .mate = mates_free_side,
};
