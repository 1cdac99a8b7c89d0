/* Lost pieces: after each move the enemy men that would be mated if they were the king are removed.
   A man is mated for that matter if an enemy could capture it and no move of its side ends that,
   whatever becomes of the real kings: the capture of the enemy's is a move, too.

   Source: b. ellinghoven and J. Kuhlmann, Andernach 2017.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/obligation.h"
#include "solver/engine/general_board.h"

/* The memory: are moves only looked at? */
enum { LOOKING };

/* The man as the only royal one of its side. */
static void crown(struct board *board, square pretender, enum colour side) {
  const struct set kings = board->royal[side];
  for_set (king, &kings, board->words)
    edit_marks(board, king, board->man[king].marks & ~(uint32_t)MARK_ROYAL);
  edit_marks(board, pretender, board->man[pretender].marks | MARK_ROYAL);
}

static bool is_lost(struct board *board, const struct rule *rule, square man, enum colour side) {
  if (!is_observed(board, man, opponent(side), FOR_OBSERVATION))
    return false;
  begin_frame(board);
  edit_memory(board, rule, LOOKING, true);
  crown(board, man, side);
  board->base.side = side;
  const bool lost = is_in_check(board, side) && !any_legal(board) && !can_take_king(board, side);
  end_frame(board);
  return lost;
}

/* The men that the move, or pass, of `side` costs the enemy. */
static void remove_lost(struct board *board, const struct rule *rule, enum colour side) {
  const enum colour enemy = opponent(side);
  struct set lost = {{0}}, men = board->of[enemy];
  if (recall(board, rule, LOOKING))
    return;
  set_subtract(&men, &board->royal[enemy], board->words);
  for_set (man, &men, board->words)
    if (is_lost(board, rule, man, enemy))
      set_add(&lost, man);
  for_set (man, &lost, board->words)
    edit_take_off(board, man);
}

static void remove_after_move(struct board *board, const struct rule *rule, struct turn *turn) {
  remove_lost(board, rule, turn->side);
}

/* Who waits for a series to end has not moved. */
static void remove_after_pass(struct board *board, const struct rule *rule) {
  if (begins_with_series(board))
    return;
  remove_lost(board, rule, board->base.side);
}

const struct condition condition_lost_pieces = {
    .names = {"LostPieces", "PiecesPerdues", "VerloreneSteine"},
    .sentence = "After each move the enemy men that would be mated if they were the king are "
                "removed",
    .example = "Condition LostPieces",
    .memory = 1,
    .pass = remove_after_pass,
    .effects = {{.slot = SLOT_DYNASTY, .changes = TAKES_OFF, .act = remove_after_move}},
};
