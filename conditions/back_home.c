/* Back home: if the side can legally return a man to its square of the diagram, it must make such a
   move.

   A man gives check only if the capture of the king would bring it home or if its side has no move
   home; whether that would leave a king in check is asked of the bare attack.

   Source: N. Dupont, France-Echecs 2013.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"
#include "solver/engine/general_board.h"

/* Reading: a man that another rule carries to its square has not returned (as Popeye has it). */
static bool has_returned(const struct board *board, const struct turn *turn) {
  return turn->now != NO_SQUARE && turn->now == turn->arrival && is_home(&board->base, turn->now);
}

static long go_home(struct board *board, const struct rule *rule, enum colour side, move m) {
  (void)rule;
  struct turn turn;
  probe(board, m, side, &turn);
  const bool home = has_returned(board, &turn);
  end_frame(board);
  return home;
}

static bool is_way_home(struct board *board, move m, enum colour side) {
  struct turn turn;
  probe(board, m, side, &turn);
  const bool home = !turn.illegal && has_returned(board, &turn) && !is_royal_attacked(board, side);
  end_frame(board);
  return home;
}

/* Takes the moves from index `first` up off the scratch stack and says whether one leads home. */
static bool any_way_home(struct board *board, size_t first, enum colour side) {
  bool any = false;
  for (size_t i = first; !any && i < board->scratch.count; i++)
    any = is_way_home(board, board->scratch.moves[i], side);
  board->scratch.count = first;
  return any;
}

static bool check_by_free_man(struct board *board, const struct rule *rule, enum colour side,
                              bool so_far) {
  (void)rule;
  const enum colour by = opponent(side), before = board->base.side;
  const struct set kings = board->royal[side], acting = *actors(board, by, FOR_MOVES);
  const size_t first = board->scratch.count;
  if (!so_far)
    return false;
  board->base.side = by;
  for_set (king, &kings, board->words)
    push_captures(board, by, king, FOR_CHECK, &board->scratch);
  bool check = any_way_home(board, first, by);
  if (!check) {
    struct set capturable;
    const struct question question = ask_for_moves(board, by, &capturable);
    for_set (unit, &acting, board->words)
      push_unit_moves(board, unit, &question, &board->scratch);
    check = !any_way_home(board, first, by);
  }
  board->base.side = before;
  return check;
}

const struct condition condition_back_home = {
    .names = {"BackHome", "Retour", "NachHause"},
    .sentence = "A side that can return a man to its square of the diagram must do so",
    .example = "Condition BackHome",
    .army = tell_men_apart,
    .prefer = go_home,
    .check = check_by_free_man,
    .narrows_check = true,
};
