/* Ultraschachzwang: every move of the side must give check.  Whether it is mated is judged as if it
   were free; it may be stalemated for want of checks.  The plain name binds the defender.

   Source: as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/obligation.h"

static bool gives_check(struct board *board, const struct rule *rule, const struct turn *turn) {
  return !is_bound(board, rule, turn->side) || recall(board, rule, FREE) ||
         is_in_check(board, opponent(turn->side));
}

static bool mates_free_side(struct board *board, const struct rule *rule, const struct goal *goal,
                            bool so_far) {
  if (!so_far || goal->kind != GOAL_MATE || !is_bound(board, rule, board->base.side))
    return so_far;
  return is_immobile_when_free(board, rule);
}

const struct condition condition_ultra_schach_zwang = {
    .names = {"UltraSchachZwang", "UltraSchachZwang", "UltraSchachZwang"},
    .sentence = "Every move of the defender must give check",
    .example = "Condition UltraSchachZwang",
    .memory = OBLIGATION_MEMORY,
    .begin = bind_defender,
    .after = gives_check,
    .mate = mates_free_side,
};

const struct condition condition_white_ultra_schach_zwang = {
    .names = {"WhiteUltraSchachZwang", "BlancUltraSchachZwang", "WeisserUltraSchachZwang"},
    .sentence = "Every move of White must give check",
    .example = "Condition WhiteUltraSchachZwang",
    .member = &bound_white,
    .memory = OBLIGATION_MEMORY,
    .begin = bind_member,
    .after = gives_check,
    .mate = mates_free_side,
};

const struct condition condition_black_ultra_schach_zwang = {
    .names = {"BlackUltraSchachZwang", "NoirUltraSchachZwang", "SchwarzerUltraSchachZwang"},
    .sentence = "Every move of Black must give check",
    .example = "Condition BlackUltraSchachZwang",
    .member = &bound_black,
    .memory = OBLIGATION_MEMORY,
    .begin = bind_member,
    .after = gives_check,
    .mate = mates_free_side,
};
