/* Edits of rules that a solution does not show: they count as the engine's own, like the movement
   itself, which is told by the move.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

/* Returns what speak_again needs. */
static bool be_silent(struct board *board) {
  const bool by_rule = board->by_rule;
  board->by_rule = false;
  return by_rule;
}

static void speak_again(struct board *board, bool by_rule) {
  board->by_rule = by_rule;
}

void edit_lose(struct board *board, square where) {
  const bool by_rule = be_silent(board);
  edit_take_off(board, where);
  speak_again(board, by_rule);
}

void edit_move_silently(struct board *board, square from, square to) {
  const bool by_rule = be_silent(board);
  edit_move(board, from, to);
  speak_again(board, by_rule);
}

void edit_marks_silently(struct board *board, square where, uint32_t marks) {
  const bool by_rule = be_silent(board);
  edit_marks(board, where, marks);
  speak_again(board, by_rule);
}

void edit_bury_silently(struct board *board, square where, struct man man) {
  const bool by_rule = be_silent(board);
  edit_bury(board, NO_SQUARE, where, man, man);
  speak_again(board, by_rule);
}

void edit_sink(struct board *board, square where) {
  const struct man man = board->man[where];
  edit_lose(board, where);
  edit_bury_silently(board, where, man);
}
