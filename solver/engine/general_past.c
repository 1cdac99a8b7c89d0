/* What has been before on the line of play, where a rule or a goal asks for it: has the position
   come up before, and how long is it since the last capture or pawn's move?  Both are read off the
   frames, each of which keeps the key of the position that its move has left.

   Positions that differ in their past alone are different ones to the search, but only as far as
   the past can still matter: an earlier position that can come up for the third time, and the count
   of quiet moves if it can get to fifty, before the horizon of the plan.

   Reading: the diagram counts as the first appearance of its position; nothing is known of what was
   before it but the number of quiet half-moves, if a FEN gives it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_board.h"

enum { QUIET_ENOUGH = 100 }; /* half-moves: fifty moves of each side */

static bool is_same(const struct board *board, const struct frame *frame) {
  return frame->key.low == board->key.low && frame->key.high == board->key.high &&
         frame->side == board->base.side;
}

static bool has_come_up_twice(const struct board *board) {
  unsigned times = 0;
  for (size_t i = board->frame_count; i-- > 0 && times < 2;)
    times += is_same(board, &board->frames[i]);
  return times == 2;
}

/* The half-move made in this frame: neither a capture nor a pawn's move, or a pass. */
static bool is_quiet(const struct board *board, size_t index) {
  const bool last = index + 1 == board->frame_count;
  const struct frame *next = last ? NULL : &board->frames[index + 1];
  const move m = next ? next->latest : board->latest;
  const size_t end = next ? next->first_edit : board->edit_count;
  if (m == NO_MOVE || capture_of(m) != NO_SQUARE)
    return m == NO_MOVE;
  for (size_t i = board->frames[index].first_edit; i < end; i++)
    if (board->edits[i].kind == EDIT_MOVE && !board->edits[i].by_rule)
      return !is_pawn(board, board->edits[i].after.walk);
  return true;
}

static unsigned quiet_half_moves(const struct board *board) {
  size_t first = board->frame_count;
  while (first > 0 && is_quiet(board, first - 1))
    first--;
  unsigned quiet = (unsigned)(board->frame_count - first);
  return first > 0 ? quiet : quiet + board->plan->setup.problem->fen_quiet;
}

bool is_drawn_by_past(const struct board *board) {
  return has_come_up_twice(board) || quiet_half_moves(board) >= QUIET_ENOUGH;
}

/* Can the position that was left at half-move `then` come up for the third time?  The next time is
   not before now, and no two times are closer to each other than a return takes. */
static bool may_come_up_thrice(const struct board *board, size_t then, bool twice) {
  const size_t now = board->frame_count, back = board->plan->least_return;
  size_t next = then + back > now + 1 ? then + back : now + 1;
  if (!twice)
    next += back;
  return next <= board->base.plan->horizon;
}

/* Has the position of this frame come up in another one, or does it stand on the board? */
static bool has_company(const struct board *board, size_t index) {
  const struct frame *frame = &board->frames[index];
  bool company = is_same(board, frame);
  for (size_t i = 0; i < board->frame_count && !company; i++)
    company = i != index && board->frames[i].key.low == frame->key.low &&
              board->frames[i].key.high == frame->key.high && board->frames[i].side == frame->side;
  return company;
}

/* The order in which positions have come up does not matter, how often does: a sum. */
static void add_fact(struct key *key, uint64_t low, uint64_t high) {
  key->low += (low ^ low >> 29) * UINT64_C(0x9e3779b97f4a7c15);
  key->high += (high ^ high >> 31) * UINT64_C(0xd1342543de82ef95);
}

struct key past_key(const struct board *board) {
  struct key key = {0, 0};
  for (size_t i = 0; i < board->frame_count; i++) {
    const struct frame *frame = &board->frames[i];
    const struct key side = side_key(frame->side);
    if (may_come_up_thrice(board, i, true) && may_come_up_thrice(board, i, has_company(board, i)))
      add_fact(&key, frame->key.low ^ side.low, frame->key.high ^ side.high);
  }
  const unsigned quiet = quiet_half_moves(board);
  const size_t to_come = board->base.plan->horizon - board->frame_count;
  if (board->frame_count <= board->base.plan->horizon && quiet + to_come >= QUIET_ENOUGH)
    add_fact(&key, quiet + 1, ~(uint64_t)quiet);
  return key;
}
