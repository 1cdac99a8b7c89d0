/* The alternatives of a move come one after the other in the same position, and each of them is
   played anew.  What an effect finds out before it chooses, such as all squares where a man may be
   reborn, is the same for all of them: it is kept, so that it is found out once.

   The position before the move is known by the frame in which it stands and by the edits made there
   so far, and so is what the move has done by then: frames have numbers that never come again, and
   edits are only taken back with their frame. Places go by depth, for looking at one alternative
   may well mean to play other moves.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_board.h"

/* What the choices so far come to. */
static unsigned long long number_of(const struct turn *turn) {
  unsigned long long number = turn->choices;
  for (unsigned i = 0; i < turn->choices; i++)
    number = number * (turn->among[i] + 1) + turn->taken[i];
  return number;
}

static struct finding finding_about(const struct board *board, const struct turn *turn,
                                    const void *about, square of) {
  const struct frame *own = &board->frames[board->frame_count - 1];
  const move m = turn->move;
  return (struct finding){
      .frame = board->frame_count > 1 ? own[-1].number : board->ground,
      .edits = own->first_edit,
      .made = board->edit_count,
      .move =
          make_move(departure_of(m), arrival_of(m), capture_of(m), promotion_of(m), kind_of(m), 0),
      .chosen = number_of(turn),
      .about = about,
      .silent = board->silent,
      .of = of,
      .capture = turn->capture,
      .side = turn->side,
      .looks_round = board->looks_round,
  };
}

static bool is_same(const struct finding *one, const struct finding *other) {
  return one->frame == other->frame && one->edits == other->edits && one->made == other->made &&
         one->move == other->move && one->chosen == other->chosen && one->about == other->about &&
         one->silent == other->silent && one->of == other->of && one->capture == other->capture &&
         one->side == other->side && one->looks_round == other->looks_round;
}

const struct found *recall_finding(const struct board *board, const struct turn *turn,
                                   const void *about, square of) {
  const struct found *found = &board->found[board->frame_count % FINDINGS];
  const struct finding finding = finding_about(board, turn, about, of);
  return is_same(&found->finding, &finding) ? found : NULL;
}

struct found *keep_finding(struct board *board, const struct turn *turn, const void *about,
                           square of, unsigned count) {
  struct found *found = &board->found[board->frame_count % FINDINGS];
  if (count > MAX_FOUND)
    return NULL;
  found->finding = finding_about(board, turn, about, of);
  found->count = count;
  return found;
}
