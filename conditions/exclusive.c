/* Exclusive chess: a move that mates is legal only if no other move does.  That goes for answers,
   too: a side whose only moves are several mates has no legal move.

   Source: R. Bédoni, 1994.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_board.h"

/* Whether answers mate is asked so many half-moves deep; at the end of such a chain of nothing but
   mates they are taken to be legal. */
enum { DEEPEST = 8 };

static bool mates(struct board *board, move m, enum colour side, unsigned depth);

/* Has the side at the move, which is in check, no legal move? */
static bool has_no_answer(struct board *board, enum colour side, unsigned depth) {
  const size_t first = board->scratch.count;
  push_moves(board, side, &board->scratch);
  keep_legal(board, &board->scratch, first);
  const size_t end = board->scratch.count;
  bool all_mate = end - first != 1 && (end == first || depth > 0);
  for (size_t i = first; all_mate && i < end; i++)
    all_mate = mates(board, board->scratch.moves[i], side, depth - 1);
  board->scratch.count = first;
  return all_mate;
}

static bool mates(struct board *board, move m, enum colour side, unsigned depth) {
  struct turn turn;
  probe(board, m, side, &turn);
  const bool mate =
      is_in_check(board, opponent(side)) && has_no_answer(board, opponent(side), depth);
  end_frame(board);
  return mate;
}

static void keep_the_only_mate(struct board *board, const struct rule *rule, enum colour side,
                               struct move_stack *moves, size_t first) {
  (void)rule;
  const size_t end = moves->count;
  for (size_t i = first; i < end; i++)
    if (mates(board, moves->moves[i], side, DEEPEST))
      push_move(moves, moves->moves[i]);
  const size_t mating = moves->count - end;
  moves->count = end;
  if (mating < 2)
    return;
  /* Those that mate lie above the others, in their order. */
  size_t kept = first, next = end;
  for (size_t i = first; i < end; i++)
    if (next < end + mating && moves->moves[i] == moves->moves[next])
      next++;
    else
      moves->moves[kept++] = moves->moves[i];
  moves->count = kept;
}

const struct condition condition_exclusive_chess = {
    .names = {"ExclusiveChess", "EchecsExclusif", "ExklusivSchach"},
    .sentence = "A move that mates is legal only if it is the only one that does",
    .example = "Condition ExclusiveChess",
    .whole = {.depth = FOR_MOVES, .legal = true, .filter = keep_the_only_mate},
};
