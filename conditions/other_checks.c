/* Check turned round: AntiKings are in check while they are not attacked, Vogtlaender kings while
   they attack, that is while the enemy king is attacked.  Bicolores: men of a king's own side
   attack it, too.  Reading: where rules play captures of kings out, no side can play that of its
   own king, which its men do not attack then (as Popeye has it).

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

static bool check_without_attack(struct board *board, const struct rule *rule, enum colour side,
                                 bool so_far) {
  (void)rule;
  return !set_is_empty(&board->royal[side], board->words) && !so_far;
}

static bool check_by_own_attack(struct board *board, const struct rule *rule, enum colour side,
                                bool so_far) {
  (void)rule, (void)so_far;
  return is_royal_attacked(board, opponent(side));
}

static bool check_by_both(struct board *board, const struct rule *rule, enum colour side,
                          bool so_far) {
  (void)rule;
  const struct set kings = board->royal[side];
  for_set (king, &kings, board->words)
    so_far =
        so_far || (!captures_are_played_out(board) && is_observed(board, king, side, FOR_CHECK));
  return so_far;
}

const struct condition condition_anti_kings = {
    .names = {"AntiKings", "AntiRois", "AntiKoenige"},
    .sentence = "A king is in check while it is not attacked",
    .example = "Condition AntiKings",
    .check = check_without_attack,
};

const struct condition condition_vogtlaender_chess = {
    .names = {"VogtlaenderChess", "EchecsVogtlaender", "VogtlaenderSchach"},
    .sentence = "A side is in check while the enemy king is attacked",
    .example = "Condition VogtlaenderChess",
    .check = check_by_own_attack,
};

const struct condition condition_bicolores = {
    .names = {"Bicolores", "Bicolores", "Bicolores"},
    .sentence = "A king is in check by men of its own side, too",
    .example = "Condition Bicolores",
    .check = check_by_both,
};
