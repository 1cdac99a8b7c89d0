/* Einstein chess: a man that captures rises by one step along pawn, knight, bishop, rook, queen,
   one that does not falls by one; in Reversal Einstein it is the other way round, in Anti-Einstein
   captures change nothing.  There is no promotion.  A pawn on its base rank may take one, two or
   three steps.

   Sources: K. Wenda, 2000; the pawns as Popeye has them.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

static const uint8_t ladder[] = {PAWN, KNIGHT, BISHOP, ROOK, QUEEN};

enum { RUNGS = sizeof ladder };

/* By how many rungs a move changes the man. */
struct gravity {
  int quiet, capture;
};

static void climb(struct board *board, square where, int by) {
  for (int rung = 0; rung < RUNGS; rung++)
    if (board->man[where].walk == ladder[rung]) {
      if (rung + by >= 0 && rung + by < RUNGS && by != 0)
        edit_walk(board, where, ladder[rung + by]);
      return;
    }
}

static void change_walk(struct board *board, const struct rule *rule, struct turn *turn) {
  const struct gravity *gravity = rule->condition->member;
  if (turn->now == NO_SQUARE)
    return;
  climb(board, turn->now, turn->capture == NO_SQUARE ? gravity->quiet : gravity->capture);
  if (turn->partner_to != NO_SQUARE && !exchanges_places(turn))
    climb(board, turn->partner_to, gravity->quiet);
}

static void admit_ladder(const struct rule *rule, struct setup *setup) {
  (void)rule;
  for (int rung = 0; rung < RUNGS; rung++)
    setup->walk[ladder[rung]] = true;
}

static void let_pawns_go(const struct rule *rule, struct setup *setup) {
  (void)rule;
  for (unsigned side = WHITE; side <= BLACK; side++)
    setup->pawns.pawn_steps[side][0] = 3;
}

static void forbid_promotion(const struct rule *rule, struct setup *setup) {
  (void)rule;
  for (unsigned side = WHITE; side <= BLACK; side++)
    set_clear(&setup->promotion_squares[side]);
}

static const struct gravity einstein = {-1, 1}, reversal = {1, -1}, anti = {-1, 0};

const struct condition condition_einstein_chess = {
    .names = {"EinsteinChess", "EchecsEinstein", "EinsteinSchach"},
    .sentence = "A man falls by one step in queen, rook, bishop, knight, pawn when it does not "
                "capture and rises by one when it does",
    .example = "Condition EinsteinChess",
    .member = &einstein,
    .army = admit_ladder,
    .pawn = let_pawns_go,
    .promote = forbid_promotion,
    .effects =
        {{.slot = SLOT_MARKS, .changes = CHANGES_WALK, .act = change_walk, .telling = TOLD_BARELY}},
};

const struct condition condition_reversal_einstein_chess = {
    .names = {"ReversalEinsteinChess", "ReversEchecsEinstein", "ReversesEinsteinSchach"},
    .sentence = "A man rises by one step in pawn, knight, bishop, rook, queen when it does not "
                "capture and falls by one when it does",
    .example = "Condition ReversalEinsteinChess",
    .member = &reversal,
    .army = admit_ladder,
    .pawn = let_pawns_go,
    .promote = forbid_promotion,
    .effects =
        {{.slot = SLOT_MARKS, .changes = CHANGES_WALK, .act = change_walk, .telling = TOLD_BARELY}},
};

const struct condition condition_anti_einstein_chess = {
    .names = {"AntiEinsteinChess", "EchecsAntiEinstein", "AntiEinsteinSchach"},
    .sentence =
        "A man falls by one step in queen, rook, bishop, knight, pawn when it does not capture",
    .example = "Condition AntiEinsteinChess",
    .member = &anti,
    .army = admit_ladder,
    .pawn = let_pawns_go,
    .promote = forbid_promotion,
    .effects =
        {{.slot = SLOT_MARKS, .changes = CHANGES_WALK, .act = change_walk, .telling = TOLD_BARELY}},
};
