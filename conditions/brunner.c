/* Brunner chess: an attack on a king is a check only if the capture of the king would not leave the
   capturer's own king attacked.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_board.h"

static bool leaves_own_king_safe(struct board *board, move m, enum colour side) {
  struct turn turn;
  probe(board, m, side, &turn);
  const bool safe = !is_royal_attacked(board, side);
  end_frame(board);
  return safe;
}

static bool check_by_safe_capture(struct board *board, const struct rule *rule, enum colour side,
                                  bool so_far) {
  (void)rule;
  if (!so_far)
    return false;
  const enum colour by = opponent(side);
  const struct set kings = board->royal[side];
  const size_t first = board->scratch.count;
  for_set (king, &kings, board->words)
    push_captures(board, by, king, FOR_CHECK, &board->scratch);
  bool check = false;
  for (size_t i = first; !check && i < board->scratch.count; i++)
    check = leaves_own_king_safe(board, board->scratch.moves[i], by);
  board->scratch.count = first;
  return check;
}

const struct condition condition_brunner_chess = {
    .names = {"BrunnerChess", "EchecsBrunner", "BrunnerSchach"},
    .sentence = "An attack on a king is a check only if capturing it would not leave the "
                "capturer's own king attacked",
    .example = "Condition BrunnerChess",
    .check = check_by_safe_capture,
    .narrows_check = true,
};
