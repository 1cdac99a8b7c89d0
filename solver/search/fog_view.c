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

static void mix(struct key *key, uint64_t word) {
  key->low = (key->low ^ word) * UINT64_C(0x9e3779b97f4a7c15);
  key->low ^= key->low >> 32;
  key->high = (key->high + word) * UINT64_C(0xd1342543de82ef95);
  key->high ^= key->high >> 29;
}

/* Pushes the moves that the side has or, while it waits, would have; returns what it sees. */
static struct set look_around(struct position *position, enum colour side,
                              struct move_stack *moves) {
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
  return seen;
}

bool fog_look(struct position *position, enum colour side, struct move_stack *moves,
              struct key *sight) {
  const size_t base = moves->count;
  const struct set seen = look_around(position, side, moves);
  const bool can_move = position->side != side || moves->count > base;
  struct key key = {UINT64_C(0x243f6a8885a308d3), UINT64_C(0x13198a2e03707344)};
  for_set (where, &seen, SET_WORDS) {
    const struct man man = position->engine->man_at(position, where);
    mix(&key,
        where | (uint64_t)man.walk << 10 | (uint64_t)man.owners << 18 | (uint64_t)man.marks << 20);
  }
  for (size_t i = base; i < moves->count && position->side == side; i++)
    mix(&key, ~moves->moves[i]);
  moves->count = base;
  *sight = key;
  return can_move;
}

struct set fog_view(struct position *position, enum colour side, struct move_stack *moves) {
  const size_t base = moves->count;
  const struct set seen = look_around(position, side, moves);
  moves->count = base;
  return seen;
}
