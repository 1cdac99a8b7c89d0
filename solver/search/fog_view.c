/* A side sees its own men, every square that one of them could move to, and an enemy man on such a
   square; of an en passant capture the square passed and the pawn.  A pawn sees the squares ahead
   of it that it may advance to, and an enemy it may capture: a man in its way and an empty square
   beside its way are no moves of it and stay hidden.  So all is said by the legal moves, which
   under fog depend on no check.  Source: the text of the rule that this project was founded on.

   Reading: what holds for en passant holds for every capture of a man on another square than the
   arrival's: the man captured is seen.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/fog_view.h"

#include "solver/engine/plan.h"

static void add_own_men(const struct position *position, enum colour side, struct set *seen) {
  const struct board_frame *frame = &position->plan->problem->board;
  for (square where = 0; where < frame->files * frame->ranks; where++)
    if (belongs_to(position->engine->man_at(position, where).owners, side))
      set_add(seen, where);
}

struct set fog_view(struct position *position, enum colour side, struct move_stack *moves) {
  const struct engine *engine = position->engine;
  const size_t base = moves->count;
  const bool waits = position->side != side;
  struct set seen = {{0}};
  add_own_men(position, side, &seen);
  if (waits)
    engine->pass(position);
  engine->legal_moves(position, moves);
  if (waits)
    engine->undo(position);
  for (size_t i = base; i < moves->count; i++) {
    const move m = moves->moves[i];
    set_add(&seen, arrival_of(m));
    if (capture_of(m) != NO_SQUARE)
      set_add(&seen, capture_of(m));
  }
  moves->count = base;
  return seen;
}
