/* Graded obligations: whom they bind, what is weighed.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/obligation.h"

#include "solver/engine/general_board.h"
#include "solver/language/words.h"

#include <limits.h>

/* The defender, for a position that begins with this side. */
static enum colour bound_side(const struct board *board) {
  const struct stipulation *tree = board->base.plan->problem->stipulation;
  const enum colour defender = defender_of(tree);
  return !tree || tree->side == board->base.side ? defender : opponent(defender);
}

void bind_member(struct board *board, const struct rule *rule) {
  edit_memory(board, rule, BOUND, *(const enum colour *)rule->condition->member);
}

void bind_defender(struct board *board, const struct rule *rule) {
  edit_memory(board, rule, BOUND, bound_side(board));
}

bool is_immobile_when_free(struct board *board, const struct rule *rule) {
  begin_frame(board);
  edit_memory(board, rule, FREE, true);
  const bool immobile = !any_legal(board);
  end_frame(board);
  return immobile;
}

bool judge_free_side(struct board *board, const struct rule *rule, const struct goal *goal,
                     bool so_far) {
  const bool immobility = goal->kind == GOAL_MATE || goal->kind == GOAL_STALEMATE ||
                          goal->kind == GOAL_MATE_OR_STALEMATE;
  return so_far && (!immobility || !is_bound(board, rule, board->base.side) ||
                    is_immobile_when_free(board, rule));
}

bool begins_with_series(const struct board *board) {
  const struct stipulation *root = board->base.plan->problem->stipulation;
  return root && root->kind == NODE_SERIES;
}

long squared_distance(const struct geometry *geometry, square from, square to) {
  const long files = geometry->file[from] - geometry->file[to];
  const long ranks = geometry->rank[from] - geometry->rank[to];
  return files * files + ranks * ranks;
}

long squared_length(struct board *board, move m, enum colour side) {
  const struct geometry *geometry = board->geometry;
  if (kind_of(m) != CASTLE_SHORT && kind_of(m) != CASTLE_LONG)
    return squared_distance(geometry, departure_of(m), arrival_of(m));
  const struct setup *setup = general_setup(board);
  for (unsigned i = 0; i < setup->castling_count; i++) {
    const struct castling *c = &setup->castling[i];
    if (c->side == side && c->kind == kind_of(m) && c->king == departure_of(m)) {
      const long files = labs((long)c->king - c->king_to) + labs((long)c->rook - c->rook_to);
      return files * files;
    }
  }
  return 0;
}

bool heaviest_takes_king(struct board *board, const struct rule *rule, enum colour side) {
  const enum colour by = opponent(side);
  const enum colour before = board->base.side;
  const size_t first = board->scratch.count;
  const struct set kings = board->royal[side];
  long takes = LONG_MIN;
  board->base.side = by;
  for_set (king, &kings, board->words)
    push_captures(board, by, king, FOR_CHECK, &board->scratch);
  for (size_t i = first; i < board->scratch.count; i++) {
    const long weight = rule->condition->prefer(board, rule, by, board->scratch.moves[i]);
    takes = weight > takes ? weight : takes;
  }
  board->scratch.count = first;
  bool heaviest = takes > LONG_MIN;
  push_moves(board, by, &board->scratch);
  for (size_t i = first; heaviest && i < board->scratch.count; i++)
    heaviest = rule->condition->prefer(board, rule, by, board->scratch.moves[i]) <= takes;
  board->scratch.count = first;
  board->base.side = before;
  return heaviest;
}

void keep_heaviest_of_all(struct board *board, const struct rule *rule, enum colour side,
                          struct move_stack *moves, size_t first) {
  long heaviest = LONG_MIN;
  size_t kept = first;
  for (size_t i = first; i < moves->count; i++) {
    const long weight = rule->condition->prefer(board, rule, side, moves->moves[i]);
    if (weight > heaviest) {
      kept = first;
      heaviest = weight;
    }
    if (weight == heaviest)
      moves->moves[kept++] = moves->moves[i];
  }
  moves->count = kept;
}

void keep_heaviest_unless_free(struct board *board, const struct rule *rule, enum colour side,
                               struct move_stack *moves, size_t first) {
  if (!recall(board, rule, FREE))
    keep_heaviest_of_all(board, rule, side, moves, first);
}

/* Reading of Exact: as Popeye has it. */
const void *read_strictness(struct words *words) {
  static const char *const kinds[][LANGUAGES] = {{"ultra", "ultra", "Ultra"},
                                                 {"exact", "exact", "exakt"}};
  struct strictness *settings = arena_alloc(words_arena(words), sizeof *settings);
  const int kind = words_take_name(words, kinds, 2);
  *settings = (struct strictness){.moves = kind >= 0, .checks = kind == 0};
  return settings;
}
