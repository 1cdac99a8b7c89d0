/* Mates of a certain kind only.  AMU (attacked mating unit): the mating man was attacked by exactly
   one man before it moved.  MAFF (mate with a free field): the only legal moves are those of the
   king to one square.  OWU (one white unit): of the squares next to the king exactly one holds an
   enemy, which the king could capture but for check.  Both go for stalemate, too.

   Sources: MAFF and OWU by M. Brada, 1997; AMU by J. Quah, 2001.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_board.h"

/* Does the goal, reached or not, speak of mate? */
static bool is_about_mate(const struct goal *goal) {
  return goal->kind == GOAL_MATE || goal->kind == GOAL_MATE_OR_STALEMATE;
}

/* The memory lasts for one move: was its man attacked by exactly one? */
static void look_at_attackers(struct board *board, const struct rule *rule, struct turn *turn) {
  const struct set attackers =
      observers(board, turn->departure, opponent(turn->side), FOR_OBSERVATION);
  const bool by_one = set_has_one(&attackers, board->words);
  if (by_one != (recall(board, rule, 0) != 0))
    edit_memory(board, rule, 0, by_one);
}

static bool mates_by_attacked_man(struct board *board, const struct rule *rule,
                                  const struct goal *goal, bool so_far) {
  if (!so_far || !is_about_mate(goal) || !is_in_check(board, board->base.side))
    return so_far;
  return recall(board, rule, 0) != 0;
}

/* Have the moves from index `first` of the scratch stack all the same king and the same arrival? */
static bool is_one_flight(const struct board *board, size_t first) {
  const size_t end = board->scratch.count;
  const move flight = end > first ? board->scratch.moves[first] : NO_MOVE;
  if (end == first || !is_royal(board, departure_of(flight)))
    return false;
  for (size_t i = first + 1; i < end; i++)
    if (departure_of(board->scratch.moves[i]) != departure_of(flight) ||
        arrival_of(board->scratch.moves[i]) != arrival_of(flight))
      return false;
  return true;
}

static bool leaves_one_flight(struct board *board, const struct rule *rule, const struct goal *goal,
                              bool so_far) {
  if (!is_about_mate(goal) && goal->kind != GOAL_STALEMATE)
    return so_far;
  (void)rule;
  const bool in_check = is_in_check(board, board->base.side);
  const bool both = goal->kind == GOAL_MATE_OR_STALEMATE;
  if (!both && goal->kind != (in_check ? GOAL_MATE : GOAL_STALEMATE))
    return false;
  const size_t first = board->scratch.count;
  push_moves(board, board->base.side, &board->scratch);
  keep_legal(board, &board->scratch, first);
  const bool mate = is_one_flight(board, first);
  board->scratch.count = first;
  return mate;
}

/* Could the move be played, if it left no king in check? */
static bool can_be_played(struct board *board, move m, enum colour side) {
  struct turn turn;
  probe(board, m, side, &turn);
  const bool can = !turn.illegal;
  end_frame(board);
  return can;
}

/* The men that the king could capture but for check. */
static unsigned captures_of_king(struct board *board, square king, enum colour side) {
  const size_t first = board->scratch.count;
  struct set capturable, captured = {{0}};
  struct question question = ask_for_moves(board, side, &capturable);
  question.modes = CAPTURING;
  if (set_has(actors(board, side, FOR_MOVES), king))
    push_unit_moves(board, king, &question, &board->scratch);
  for (size_t i = first; i < board->scratch.count; i++) {
    const move m = board->scratch.moves[i];
    if (capture_of(m) != NO_SQUARE && can_be_played(board, m, side))
      set_add(&captured, capture_of(m));
  }
  board->scratch.count = first;
  return set_count(&captured, board->words);
}

static bool mates_with_one_neighbour(struct board *board, const struct rule *rule,
                                     const struct goal *goal, bool so_far) {
  (void)rule;
  const enum colour side = board->base.side;
  if (!so_far || (!is_about_mate(goal) && goal->kind != GOAL_STALEMATE))
    return so_far;
  for_set (king, &board->royal[side], board->words)
    if (captures_of_king(board, king, side) != 1)
      return false;
  return true;
}

const struct condition condition_amu = {
    .names = {"AMU", "AMU", "AMU"},
    .sentence =
        "A mate counts only if exactly one enemy man attacked the mating man before it moved",
    .example = "Condition AMU",
    .memory = 1,
    .effects = {{.slot = SLOT_BEFORE, .changes = ONLY_NOTES, .act = look_at_attackers}},
    .mate = mates_by_attacked_man,
};

const struct condition condition_maff = {
    .names = {"MAFF", "MAFF", "MAFF"},
    .sentence = "A mated king must have exactly one flight",
    .example = "Condition MAFF",
    .mate = leaves_one_flight,
};

const struct condition condition_owu = {
    .names = {"OWU", "OWU", "OWU"},
    .sentence =
        "A mated or stalemated king must have exactly one enemy man beside it that it could "
        "otherwise capture",
    .example = "Condition OWU",
    .mate = mates_with_one_neighbour,
};
