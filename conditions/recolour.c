/* Going over to the other side.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/recolour.h"

void mover_goes_over(struct board *board, const struct turn *turn) {
  if (board->man[turn->now].owners == turn->mover.owners)
    go_over(board, turn, turn->now);
}

void go_over(struct board *board, const struct turn *turn, square where) {
  const unsigned owners = board->man[where].owners;
  if (owners == OF_BOTH)
    edit_owners(board, where, owned_by(opponent(turn->side)));
  else
    edit_owners(board, where, owners ^ OF_BOTH);
}

void switch_neutrality(struct board *board, const struct turn *turn) {
  edit_owners(board, turn->now, is_neutral(board, turn->now) ? owned_by(turn->side) : OF_BOTH);
}
