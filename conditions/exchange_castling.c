/* Exchange castling: once in the game each king may change places with a man of its side other than
   a pawn, be it in check or not; a king that moves like another man may not.  Ordinary castling is
   replaced.

   Source: the glossary of the field; as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"
#include "solver/engine/general_board.h"

/* The memory: a bit for each side that has had its exchange. */
static bool has_had_it(const struct board *board, const struct rule *rule, enum colour side) {
  return recall(board, rule, 0) >> side & 1;
}

static void add_exchanges(struct board *board, const struct rule *rule, enum colour side,
                          struct move_stack *moves) {
  if (has_had_it(board, rule, side))
    return;
  struct set kings = board->royal[side];
  set_keep(&kings, actors(board, side, FOR_MOVES), board->words);
  for_set (king, &kings, board->words) {
    if (walk_used(board, king, side, FOR_MOVES) != board->man[king].walk)
      continue;
    for_set (partner, &board->of[side], board->words)
      if (partner != king && !is_pawn(board, board->man[partner].walk) &&
          !is_royal(board, partner) && arrival_allowed(board, side, king, partner, FOR_MOVES))
        push_move(moves, make_move(king, partner, NO_SQUARE, NO_WALK, SPECIAL, 0));
  }
}

static void exchange(struct board *board, const struct rule *rule, struct turn *turn) {
  turn->partner_from = turn->arrival;
  turn->partner_to = turn->departure;
  edit_exchange(board, turn->arrival, turn->departure);
  edit_memory(board, rule, 0, recall(board, rule, 0) | UINT64_C(1) << turn->side);
}

const struct condition condition_exchange_castling = {
    .names = {"ExchangeCastling", "EchangeRoque", "PlatzwechselRochade"},
    .sentence = "Once in the game each king may change places with a man of its side other than a "
                "pawn",
    .example = "Condition ExchangeCastling",
    .claims = CLAIMS_CASTLING,
    .castle = replace_castling,
    .memory = 1,
    .extra = {FOR_MOVES, add_exchanges, exchange, true},
};
