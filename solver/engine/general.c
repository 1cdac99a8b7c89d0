/* The general engine: any board, any walk, any condition.  The reference by which the faster
   engines are judged.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_describe.h"
#include "solver/engine/general_goal.h"

#include <stdio.h>
#include <string.h>

static void *copy_of(const void *items, size_t size) {
  void *copy = malloc(size ? size : 1);
  if (!copy) {
    fputs("premier: out of memory for a position\n", stderr);
    exit(EXIT_FAILURE);
  }
  if (size)
    memcpy(copy, items, size);
  return copy;
}

static void set_up(struct board *board) {
  const struct general_plan *plan = board->plan;
  const struct setup *setup = &plan->setup;
  for (square where = 0; where < setup->geometry.squares; where++)
    if (setup->men[where].walk != NO_WALK)
      edit_put(board, where, setup->men[where]);
  for (unsigned i = 0; i < setup->problem->buried_count; i++)
    edit_bury_silently(board, setup->buried[i].where, setup->buried[i].man);
  set_unmoved(board, setup->unmoved);
  for (unsigned i = 0; i < plan->rule_count; i++)
    if (plan->rule[i].condition->begin)
      plan->rule[i].condition->begin(board, &plan->rule[i]);
  if (setup->passer != NO_SQUARE)
    set_passing(board, setup->passed[0], setup->passed[1], setup->passer);
  board->edit_count = 0;
}

static struct position *general_create(const struct plan *plan, enum colour first) {
  static const struct board empty;
  struct board *board = copy_of(&empty, sizeof empty);
  const struct general_plan *general = plan->general;
  board->base = (struct position){.engine = &general_engine, .plan = plan, .side = first};
  board->plan = general;
  board->geometry = &general->setup.geometry;
  board->words = board->geometry->words;
  board->by_walk = calloc(general->slot_count, sizeof *board->by_walk);
  board->by_mark = calloc(general->mark_count + 1, sizeof *board->by_mark);
  if (!board->by_walk || !board->by_mark)
    exit(EXIT_FAILURE);
  board->passed[0] = board->passed[1] = board->passer = NO_SQUARE;
  board->latest = NO_MOVE;
  board->stands = board->mobile[WHITE] = board->mobile[BLACK] = NO_SQUARE;
  set_up(board);
  /* En passant counts only for the side that can make use of it. */
  if (board->passer != NO_SQUARE && belongs_to(board->man[board->passer].owners, first))
    set_passing(board, NO_SQUARE, NO_SQUARE, NO_SQUARE);
  return &board->base;
}

static struct position *general_copy(const struct position *position) {
  const struct board *from = const_board_of(position);
  struct board *board = copy_of(from, sizeof *from);
  board->by_walk = copy_of(from->by_walk, from->plan->slot_count * sizeof *from->by_walk);
  board->by_mark = copy_of(from->by_mark, from->plan->mark_count * sizeof *from->by_mark);
  board->edits = copy_of(from->edits, from->edit_count * sizeof *from->edits);
  board->edit_capacity = from->edit_count;
  board->below = copy_of(from->below, from->below_count * sizeof *from->below);
  board->below_capacity = from->below_count;
  board->frames = copy_of(from->frames, from->frame_count * sizeof *from->frames);
  board->frame_capacity = from->frame_count;
  board->scratch = (struct move_stack){0};
  return &board->base;
}

static void general_destroy(struct position *position) {
  struct board *board = board_of(position);
  free(board->by_walk);
  free(board->by_mark);
  free(board->edits);
  free(board->below);
  free(board->frames);
  move_stack_free(&board->scratch);
  free(board);
}

void keep_heaviest(struct board *board, const struct rule *rule, struct move_stack *stack,
                   size_t first) {
  size_t kept = first;
  long heaviest = 0;
  for (size_t i = first; i < stack->count; i++) {
    move m = stack->moves[i];
    long weight = rule->condition->prefer(board, rule, board->base.side, m);
    if (kept == first || weight > heaviest) {
      kept = first;
      heaviest = weight;
    }
    if (weight == heaviest)
      stack->moves[kept++] = m;
  }
  stack->count = kept;
}

/* A rule may have put leaving the turn in the place of all moves: nothing is left to choose. */
static bool only_leaves(const struct move_stack *stack, size_t first) {
  return stack->count > first && stack->moves[first] == NULL_MOVE;
}

static void general_legal_moves(struct position *position, struct move_stack *stack) {
  struct board *board = board_of(position);
  const struct general_plan *plan = board->plan;
  size_t first = stack->count;
  push_moves(board, position->side, stack);
  keep_legal(board, stack, first);
  for (unsigned i = 0; i < plan->legal_wholes.count && !only_leaves(stack, first); i++) {
    const struct rule *rule = plan->legal_wholes.rule[i];
    rule->condition->whole.filter(board, rule, position->side, stack, first);
  }
  for (unsigned i = 0; i < plan->prefers.count && !only_leaves(stack, first); i++)
    keep_heaviest(board, plan->prefers.rule[i], stack, first);
}

static bool general_has_legal_move(struct position *position) {
  struct board *board = board_of(position);
  if (board->plan->legal_wholes.count == 0)
    return any_legal(board); /* preferences always leave one */
  struct move_stack stack = {0};
  general_legal_moves(position, &stack);
  bool any = stack.count > 0;
  move_stack_free(&stack);
  return any;
}

static void general_pass(struct position *position) {
  struct board *board = board_of(position);
  begin_frame(board);
  set_passing(board, NO_SQUARE, NO_SQUARE, NO_SQUARE);
  board->latest = NO_MOVE;
  board->stands = NO_SQUARE;
  board->by_rule = true;
  for (unsigned i = 0; i < board->plan->rule_count; i++)
    if (board->plan->rule[i].condition->pass)
      board->plan->rule[i].condition->pass(board, &board->plan->rule[i]);
  board->by_rule = false;
  position->side = opponent(position->side);
  board->actors_known = 0;
}

static void general_play(struct position *position, move m) {
  struct turn turn;
  if (m == NULL_MOVE) {
    general_pass(position);
    return;
  }
  carry_out(board_of(position), m, position->side, &turn);
}

static void general_undo(struct position *position) {
  end_frame(board_of(position));
}

static move general_latest(const struct position *position) {
  return const_board_of(position)->latest;
}

static bool general_in_check(struct position *position, enum colour side) {
  return is_in_check(board_of(position), side);
}

static bool general_reached(struct position *position, const struct goal *goal) {
  return goal_reached(board_of(position), goal);
}

static void general_goal_moves(struct position *position, const struct goal *goal,
                               struct move_stack *stack) {
  push_goal_moves(board_of(position), goal, stack, false);
}

static bool general_has_goal_move(struct position *position, const struct goal *goal) {
  struct move_stack stack = {0};
  push_goal_moves(board_of(position), goal, &stack, true);
  bool any = stack.count > 0;
  move_stack_free(&stack);
  return any;
}

static bool general_has_other_move(struct position *position, const struct goal *goal) {
  return has_other_move(board_of(position), goal);
}

static struct key general_key(const struct position *position) {
  const struct board *board = const_board_of(position);
  struct key key = board->key, side = side_key(position->side), past = {0, 0};
  if (board->plan->remembers)
    past = past_key(board);
  return (struct key){key.high ^ side.high ^ past.high, key.low ^ side.low ^ past.low};
}

static void general_describe(struct position *position, move m, struct ply *ply) {
  if (m != NULL_MOVE) {
    describe_move(board_of(position), m, ply);
    return;
  }
  *ply = (struct ply){.move = NULL_MOVE, .side = position->side};
  general_pass(position);
  describe_effects(board_of(position), ply);
  general_undo(position);
}

static struct man general_man_at(const struct position *position, square where) {
  return const_board_of(position)->man[where];
}

static void general_set_man(struct position *position, square where, struct man man) {
  struct board *board = board_of(position);
  if (board->man[where].walk != NO_WALK)
    edit_take_off(board, where);
  if (man.walk != NO_WALK) {
    edit_put(board, where, man);
    set_unmoved(board, board->unmoved | unmoved_there(general_setup(board), where, man));
  }
  board->edit_count = 0;
  board->ground = ++board->frame_number; /* another position */
}

static unsigned general_controls(struct position *position, square where, enum colour side) {
  struct board *board = board_of(position);
  struct set men = observers(board, where, side, FOR_OBSERVATION);
  return set_count(&men, board->words);
}

/* Sets of orthodox men, for boards and men that they can describe; squares may be missing. */
static bool general_bitboards(const struct position *position, struct bitboards *sets) {
  const struct board *board = const_board_of(position);
  if (!position->plan->facts.holed_board || !position->plan->facts.orthodox_walks)
    return false;
  sets->of[WHITE] = board->of[WHITE].word[0];
  sets->of[BLACK] = board->of[BLACK].word[0];
  for (unsigned walk = 0; walk < ORTHODOX_WALKS; walk++)
    sets->walk[walk] = walk == NO_WALK ? 0 : men_of_walk(board, walk)->word[0];
  return true;
}

const struct engine general_engine = {
    .name = "general",
    .create = general_create,
    .copy = general_copy,
    .destroy = general_destroy,
    .legal_moves = general_legal_moves,
    .has_legal_move = general_has_legal_move,
    .play = general_play,
    .undo = general_undo,
    .pass = general_pass,
    .latest = general_latest,
    .in_check = general_in_check,
    .reached = general_reached,
    .goal_moves = general_goal_moves,
    .has_goal_move = general_has_goal_move,
    .has_other_move = general_has_other_move,
    .key = general_key,
    .describe = general_describe,
    .man_at = general_man_at,
    .set_man = general_set_man,
    .controls = general_controls,
    .bitboards = general_bitboards,
};
