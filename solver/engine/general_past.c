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

/* The position behind so many half-moves: of a frame, or the one on the board. */
struct moment {
  struct key key;
  enum colour side;
  move latest;
};

static struct moment moment_at(const struct board *board, size_t time) {
  if (time == board->frame_count)
    return (struct moment){board->key, board->base.side, board->latest};
  const struct frame *frame = &board->frames[time];
  return (struct moment){frame->key, frame->side, frame->latest};
}

static bool is_same(const struct moment *one, const struct moment *other) {
  return one->key.low == other->key.low && one->key.high == other->key.high &&
         one->side == other->side;
}

/* A position that a pass has led to is none of the game. */
static bool is_passed(const struct board *board, size_t time) {
  return time > 0 && moment_at(board, time).latest == NO_MOVE;
}

static size_t latest_of_game(const struct board *board) {
  size_t time = board->frame_count;
  while (is_passed(board, time))
    time--;
  return time;
}

static bool has_come_up_twice(const struct board *board) {
  const size_t now = latest_of_game(board);
  const struct moment present = moment_at(board, now);
  unsigned times = 0;
  for (size_t i = now; i-- > 0 && times < 2;) {
    const struct moment before = moment_at(board, i);
    times += is_same(&present, &before) && !is_passed(board, i);
  }
  return times == 2;
}

/* The half-move made in this frame: neither a capture nor a pawn's move. */
static bool is_quiet(const struct board *board, size_t index) {
  const bool last = index + 1 == board->frame_count;
  const size_t end = last ? board->edit_count : board->frames[index + 1].first_edit;
  if (capture_of(moment_at(board, index + 1).latest) != NO_SQUARE)
    return false;
  for (size_t i = board->frames[index].first_edit; i < end; i++)
    if (board->edits[i].kind == EDIT_MOVE && !board->edits[i].by_rule)
      return !is_pawn(board, board->edits[i].after.walk);
  return true;
}

static unsigned quiet_half_moves(const struct board *board) {
  unsigned quiet = 0;
  for (size_t i = board->frame_count; i-- > 0;)
    if (is_passed(board, i + 1))
      continue;
    else if (is_quiet(board, i))
      quiet++;
    else
      return quiet;
  return quiet + board->plan->setup.problem->fen_quiet;
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
  const struct moment that = moment_at(board, index);
  for (size_t i = 0; i <= board->frame_count; i++) {
    const struct moment other = moment_at(board, i);
    if (i != index && is_same(&that, &other))
      return true;
  }
  return false;
}

/* The order in which positions have come up does not matter, how often does. */
struct key past_key(const struct board *board) {
  struct key key = {0, 0};
  for (size_t i = 0; i < board->frame_count; i++) {
    const struct frame *frame = &board->frames[i];
    const struct key side = side_key(frame->side);
    if (may_come_up_thrice(board, i, true) && may_come_up_thrice(board, i, has_company(board, i)))
      gather_key(&key, (struct key){frame->key.high ^ side.high, frame->key.low ^ side.low});
  }
  const unsigned quiet = quiet_half_moves(board);
  const size_t to_come = board->base.plan->horizon - board->frame_count;
  if (board->frame_count <= board->base.plan->horizon && quiet + to_come >= QUIET_ENOUGH)
    gather_key(&key, (struct key){.high = ~(uint64_t)quiet, .low = quiet + 1});
  return key;
}
