/* Extinction chess: a side is in check if it could lose its last man of any walk by the enemy's
   next capture; no move may leave it so, nor extinguish a walk of its own.  There are no other
   kings, and pawns promote to them, too.

   Source: R. W. Schmittberger, 1985.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"
#include "solver/engine/general_board.h"

static struct set kin(const struct board *board, enum colour side, unsigned walk) {
  struct set men = *men_of_walk(board, walk);
  set_keep(&men, &board->of[side], board->words);
  return men;
}

static bool extinguishes(struct board *board, move m, enum colour by, unsigned walk) {
  struct turn turn;
  probe(board, m, by, &turn);
  const struct set left = kin(board, opponent(by), walk);
  end_frame(board);
  return !turn.illegal && set_is_empty(&left, board->words);
}

static bool is_last_in_danger(struct board *board, enum colour side, square last) {
  const enum colour by = opponent(side);
  const size_t first = board->scratch.count;
  const unsigned walk = board->man[last].walk;
  bool danger = false;
  push_captures(board, by, last, FOR_CHECK, &board->scratch);
  for (size_t i = first; !danger && i < board->scratch.count; i++)
    danger = extinguishes(board, board->scratch.moves[i], by, walk);
  board->scratch.count = first;
  return danger;
}

static bool threatens_extinction(struct board *board, const struct rule *rule, enum colour side,
                                 bool so_far) {
  (void)rule;
  const struct set men = board->of[side];
  for_set (man, &men, board->words) {
    const struct set alike = kin(board, side, board->man[man].walk);
    if (!so_far && set_has_one(&alike, board->words))
      so_far = is_last_in_danger(board, side, man);
  }
  return so_far;
}

const struct condition condition_extinction_chess = {
    .names = {"ExtinctionChess", "EchecsExtinction", "AusrottungsSchach"},
    .sentence = "The last man of each walk is as a king: a threat to capture it is check",
    .example = "Condition ExtinctionChess",
    .royal = dethrone_all,
    .promote = promote_to_kings,
    .check = threatens_extinction,
};
