/* Changes of colour by the half of the board where a man arrives: of black men on White's half
   (Traitor), of any man on the enemy's half (DarkSide).  Kings stay as they are.  It is the move
   that counts, not a rebirth.  Reading: Popeye 4.104 accepts the name of Traitor chess, but plays
   as without it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/recolour.h"

static bool is_on_enemy_half(const struct board *board, square where, enum colour side) {
  return 2 * rank_for(board->geometry, where, side) >= board->geometry->ranks;
}

static void change_on_enemy_half(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  if (turn->now != NO_SQUARE && !is_royal(board, turn->now) &&
      is_on_enemy_half(board, turn->arrival, turn->side))
    go_over(board, turn, turn->now);
}

static void betray(struct board *board, const struct rule *rule, struct turn *turn) {
  if (turn->side == BLACK)
    change_on_enemy_half(board, rule, turn);
}

const struct condition condition_traitor_chess = {
    .names = {"TraitorChess", "EchecsTraitor", "TraitorChess"},
    .sentence = "A black man that arrives on White's half of the board becomes white",
    .example = "Condition TraitorChess",
    .effects = {{.slot = SLOT_HALVES, .changes = CHANGES_SIDE, .act = betray}},
};

const struct condition condition_dark_side = {
    .names = {"DarkSide", "DarkSide", "DarkSide"},
    .sentence =
        "A man other than a king that arrives on the enemy's half of the board changes colour",
    .example = "Condition DarkSide",
    .effects = {{.slot = SLOT_HALVES, .changes = CHANGES_SIDE, .act = change_on_enemy_half}},
};
