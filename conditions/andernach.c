/* Andernach chess: a man, kings excepted, changes colour when it captures; in Anti-Andernach when
   it moves without capturing.  Neutral men have no colour to change.  A rook that so comes to the
   other side's home square has not moved.

   Source: Andernach meeting, 1993; castling as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/recolour.h"

static bool changes_colour(const struct board *board, const struct turn *turn) {
  return turn->now != NO_SQUARE && !is_royal(board, turn->now) && !is_neutral(board, turn->now);
}

static void recolour_capturer(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  if (turn->capture != NO_SQUARE && changes_colour(board, turn))
    mover_goes_over(board, turn);
}

static void recolour_mover(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  if (turn->capture == NO_SQUARE && changes_colour(board, turn))
    mover_goes_over(board, turn);
}

const struct condition condition_andernach_chess = {
    .names = {"AndernachChess", "EchecsAndernach", "AndernachSchach"},
    .sentence = "A man other than a king changes colour when it captures",
    .example = "Condition AndernachChess",
    .effects = {{.slot = SLOT_RECOLOURING,
                 .changes = CHANGES_SIDE | ON_CAPTURE,
                 .act = recolour_capturer}},
};

const struct condition condition_anti_andernach_chess = {
    .names = {"AntiAndernachChess", "EchecsAntiAndernach", "AntiAndernachSchach"},
    .sentence = "A man other than a king changes colour when it moves without capturing",
    .example = "Condition AntiAndernachChess",
    .effects = {{.slot = SLOT_RECOLOURING, .changes = CHANGES_SIDE, .act = recolour_mover}},
};
