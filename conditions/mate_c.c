/* #C, mate with a change of colour: when a move mates, the men that give check go over to the
   enemy, unless that would leave the mover's own king in check; whether it is mate is judged anew.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/recolour.h"
#include "solver/engine/general_board.h"

/* The memory: are moves only looked at?  Rules that have ideas of their own about check look at
   moves, too. */
enum { LOOKING };

static bool is_mated(struct board *board, const struct rule *rule, enum colour side) {
  begin_frame(board);
  edit_memory(board, rule, LOOKING, true);
  board->base.side = side;
  const bool mated = is_in_check(board, side) && !any_legal(board);
  end_frame(board);
  return mated;
}

static struct set checking_men(struct board *board, enum colour side) {
  struct set checking = {{0}};
  const struct set kings = board->royal[opponent(side)];
  for_set (king, &kings, board->words) {
    const struct set men = attackers(board, king, side);
    set_unite(&checking, &men, board->words);
  }
  set_subtract(&checking, &board->royal[side], board->words);
  return checking;
}

static void hand_over(struct board *board, const struct turn *turn, const struct set *men) {
  for_set (man, men, board->words)
    go_over(board, turn, man);
}

static bool exposes_mover(struct board *board, const struct rule *rule, const struct turn *turn,
                          const struct set *men) {
  begin_frame(board);
  edit_memory(board, rule, LOOKING, true);
  hand_over(board, turn, men);
  const bool exposed = is_in_check(board, turn->side);
  end_frame(board);
  return exposed;
}

static void change_checking(struct board *board, const struct rule *rule, struct turn *turn) {
  if (recall(board, rule, LOOKING) || !is_mated(board, rule, opponent(turn->side)))
    return;
  const struct set men = checking_men(board, turn->side);
  if (!exposes_mover(board, rule, turn, &men))
    hand_over(board, turn, &men);
}

const struct condition condition_mate_c = {
    .names = {"#C", "#C", "#C"},
    .sentence = "Men that mate change colour, unless their own king would be in check then",
    .example = "Condition #C",
    .memory = 1,
    .effects = {{.slot = SLOT_LAST,
                 .changes = CHANGES_SIDE | CHANGES_OTHERS,
                 .act = change_checking,
                 .telling = TOLD_WITH_SQUARE}},
};
