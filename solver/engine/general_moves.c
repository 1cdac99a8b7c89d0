/* Moves: the steps of all men that may act, made into moves with their promotions; en passant;
   moves of another shape.  Legality comes later.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_board.h"

/* What a man of the walk promotes to on this square; returns how many, 0 for no promotion. */
unsigned promotions_at(const struct board *board, unsigned walk, enum colour side, square where,
                       const uint8_t **promotion) {
  const struct general_plan *plan = board->plan;
  const struct walk_paths *paths = paths_of(board, walk);
  enum colour end = paths->backwards ? opponent(side) : side;
  if (!paths->promotes || !set_has(&plan->setup.promotion_squares[end], where))
    return 0;
  const struct promotions *own = &plan->own_promotion[plan->slot[walk]];
  const struct promotions *promotions = own->count ? own : &plan->promotion;
  *promotion = promotions->walk;
  return promotions->count;
}

/* A step into moves: one, or one for each promotion. */
static void push_step(struct board *board, square unit, enum colour side, const struct step *step,
                      struct move_stack *stack) {
  enum move_kind kind = step->longer ? DOUBLE_STEP : ORDINARY;
  const uint8_t *promotion;
  unsigned count = promotions_at(board, board->man[unit].walk, side, step->arrival, &promotion);
  if (count == 0)
    push_move(stack, make_move(unit, step->arrival, step->capture, NO_WALK, kind, step->origin));
  for (unsigned i = 0; i < count; i++)
    push_move(stack,
              make_move(unit, step->arrival, step->capture, promotion[i], kind, step->origin));
}

/* En passant is the capture of a pawn that is imagined on the square it has passed. */
static void passing_steps(struct board *board, square unit, enum colour side, square passed,
                          struct steps *steps) {
  struct set occupied = board->occupied, victim = {{0}};
  set_add(&occupied, passed);
  set_add(&victim, passed);
  struct sight sight = {
      .occupied = &occupied,
      .capturable = &victim,
      .closed = &board->closed,
      .captures = true,
      .in_passing = true,
  };
  uint8_t walks[MAX_BORROWED];
  unsigned count = walks_of(board, unit, FOR_MOVES, walks);
  steps_begin(steps);
  steps->merge = count > 1;
  for (unsigned i = 0; i < count; i++)
    walk_steps(paths_of(board, walks[i]), side, unit, &sight, steps);
}

void push_in_passing(struct board *board, enum colour side, struct move_stack *stack) {
  const struct set *acting = actors(board, side, FOR_MOVES);
  for (unsigned i = 0; i < 2 && board->passer != NO_SQUARE; i++) {
    if (board->passed[i] == NO_SQUARE || set_has(&board->occupied, board->passed[i]))
      continue;
    for_set(unit, acting, board->words) {
      struct steps steps;
      passing_steps(board, unit, side, board->passed[i], &steps);
      for (unsigned k = 0; k < steps.count; k++)
        if (step_allowed(board, unit, steps.step[k].arrival, board->passer, FOR_MOVES))
          push_move(stack,
                    make_move(unit, steps.step[k].arrival, board->passer, NO_WALK, EN_PASSANT, 0));
    }
  }
}

static void push_legal_in_passing(struct board *board, enum colour side,
                                  const struct set *capturable, struct move_stack *stack) {
  if (board->passer != NO_SQUARE && set_has(capturable, board->passer))
    push_in_passing(board, side, stack);
}

/* Moves of another shape: the index of the rule is the first digit of the choice. */
static void push_extras(struct board *board, enum colour side, enum depth depth,
                        struct move_stack *stack) {
  const struct hook_list *list = &board->plan->extras;
  for (unsigned i = 0; i < list->count[depth]; i++) {
    size_t first = stack->count;
    list->rule[i]->condition->extra.add(board, list->rule[i], side, stack);
    for (size_t k = first; k < stack->count; k++) {
      move m = stack->moves[k];
      unsigned choice = i + list->count[FOR_MOVES] * choice_of(m);
      stack->moves[k] = make_move(departure_of(m), arrival_of(m), capture_of(m), promotion_of(m),
                                  SPECIAL, choice);
    }
  }
}

static void compare_moves(struct board *board, enum colour side, enum depth depth,
                          struct move_stack *stack, size_t first) {
  const struct hook_list *list = &board->plan->wholes;
  for (unsigned i = 0; i < list->count[depth]; i++)
    list->rule[i]->condition->whole.filter(board, list->rule[i], side, stack, first);
}

static void push_steps(struct board *board, const struct question *question,
                       const struct set *acting, struct move_stack *stack) {
  for_set(unit, acting, board->words) {
    struct steps steps;
    steps_begin(&steps);
    unit_steps(board, unit, question, &steps);
    for (unsigned i = 0; i < steps.count; i++)
      push_step(board, unit, question->side, &steps.step[i], stack);
  }
}

void push_moves(struct board *board, enum colour side, struct move_stack *stack) {
  size_t first = stack->count;
  struct set capturable = capturable_men(board, side, FOR_MOVES);
  set_subtract(&capturable, &board->royal[WHITE], board->words);
  set_subtract(&capturable, &board->royal[BLACK], board->words);
  struct question question = {
      .side = side,
      .depth = FOR_MOVES,
      .modes = MOVING | CAPTURING,
      .capturable = &capturable,
  };
  push_steps(board, &question, actors(board, side, FOR_MOVES), stack);
  push_legal_in_passing(board, side, &capturable, stack);
  push_castlings(board, side, stack);
  push_extras(board, side, FOR_MOVES, stack);
  compare_moves(board, side, FOR_MOVES, stack, first);
}

void push_captures(struct board *board, enum colour side, square target, enum depth depth,
                   struct move_stack *stack) {
  size_t first = stack->count;
  bool compared = board->plan->wholes.count[depth] > 0;
  struct set capturable = {{0}};
  if (compared)
    capturable = capturable_men(board, side, depth);
  set_add(&capturable, target);
  struct question question = {
      .side = side, .depth = depth, .modes = CAPTURING, .capturable = &capturable};
  push_steps(board, &question, actors(board, side, depth), stack);
  if (target == board->passer && depth <= FOR_CHECK)
    push_in_passing(board, side, stack);
  push_extras(board, side, depth, stack);
  compare_moves(board, side, depth, stack, first);
  size_t kept = first;
  for (size_t i = first; i < stack->count; i++)
    if (capture_of(stack->moves[i]) == target)
      stack->moves[kept++] = stack->moves[i];
  stack->count = kept;
}
