/* Castling: one move of king and partner.  The king may not castle out of, through or into check;
   whether it would stand in check on a square that it crosses is asked with the king on that
   square and the partner not yet moved; only if the square is the partner's own, the partner is off
   the board then.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_board.h"

const struct castling *castling_of(const struct board *board, move m, enum colour side) {
  const struct setup *setup = &board->plan->setup;
  for (unsigned i = 0; i < setup->castling_count; i++)
    if (setup->castling[i].side == side && setup->castling[i].kind == kind_of(m) &&
        setup->castling[i].king == departure_of(m))
      return &setup->castling[i];
  return NULL;
}

static bool may_castle(struct board *board, const struct castling *castling) {
  if ((board->unmoved & castling->needs) != castling->needs)
    return false;
  struct man king = board->man[castling->king], rook = board->man[castling->rook];
  const uint8_t *standard = board->plan->setup.standard;
  if (king.walk != standard[KING] || !belongs_to(king.owners, castling->side) ||
      rook.walk != standard[ROOK] || !belongs_to(rook.owners, castling->side))
    return false;
  if (walk_used(board, castling->king, castling->side, FOR_MOVES) != king.walk ||
      walk_used(board, castling->rook, castling->side, FOR_MOVES) != rook.walk)
    return false;
  struct set between = castling->empty;
  set_remove(&between, castling->king);
  set_remove(&between, castling->rook);
  struct set seen;
  sight_of(board, castling->side, castling->king, castling->king, FOR_MOVES, &seen);
  return !set_meets(&between, &seen, board->words) && set_has(&seen, castling->rook) &&
         set_has(actors(board, castling->side, FOR_MOVES), castling->king);
}

/* Geometry binds the movements of both men. */
static bool geometry_allows(struct board *board, const struct castling *castling) {
  return board->plan->geometries.count[FOR_MOVES] == 0 ||
         (arrival_allowed(board, castling->side, castling->king, castling->king_to, FOR_MOVES) &&
          arrival_allowed(board, castling->side, castling->rook, castling->rook_to, FOR_MOVES));
}

square checked_transit(struct board *board, const struct castling *castling) {
  for (unsigned i = 0; i < castling->transit_count; i++) {
    begin_frame(board);
    board->turn = NULL;
    if (castling->transit[i] == castling->rook)
      edit_take_off(board, castling->rook);
    edit_move(board, castling->king, castling->transit[i]);
    const bool checked = is_in_check(board, castling->side);
    end_frame(board);
    if (checked)
      return castling->transit[i];
  }
  return NO_SQUARE;
}

void push_castlings(struct board *board, enum colour side, struct move_stack *stack) {
  const struct setup *setup = &board->plan->setup;
  for (unsigned i = 0; i < setup->castling_count; i++) {
    const struct castling *castling = &setup->castling[i];
    if (castling->side == side && may_castle(board, castling) && geometry_allows(board, castling) &&
        !is_in_check(board, side) && checked_transit(board, castling) == NO_SQUARE)
      push_move(stack, make_move(castling->king, castling->king_to, NO_SQUARE, NO_WALK,
                                 castling->kind, 0));
  }
}
