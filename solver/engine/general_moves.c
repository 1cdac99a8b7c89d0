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

/* Would a man of the walk capture on the square as pawns do? */
static bool takes_in_passing(const struct walk_paths *walk, enum colour side, square from,
                             square passed) {
  for (unsigned i = 0; i < walk->part_count; i++) {
    const struct part_paths *part = &walk->part[i];
    if (!part->in_passing)
      continue;
    for (const square *to = part->list + part->start[side][from]; *to != NO_SQUARE; to++)
      if (*to == passed)
        return true;
  }
  return false;
}

static void push_unit_in_passing(struct board *board, square unit, enum colour side, square passed,
                                 struct move_stack *stack) {
  uint8_t walks[MAX_BORROWED];
  unsigned count = walks_of(board, unit, FOR_MOVES, walks);
  for (unsigned i = 0; i < count; i++)
    if (takes_in_passing(paths_of(board, walks[i]), side, unit, passed) &&
        step_allowed(board, unit, passed, board->passer, FOR_MOVES)) {
      push_move(stack, make_move(unit, passed, board->passer, NO_WALK, EN_PASSANT, 0));
      return;
    }
}

static void push_in_passing(struct board *board, enum colour side, struct move_stack *stack) {
  if (board->passer == NO_SQUARE)
    return;
  struct set capturable = capturable_men(board, side, FOR_MOVES);
  if (!set_has(&capturable, board->passer))
    return;
  const struct set *acting = actors(board, side, FOR_MOVES);
  for_set(unit, acting, board->words) for (unsigned i = 0; i < 2;
                                           i++) if (board->passed[i] != NO_SQUARE &&
                                                    !set_has(&board->occupied, board->passed[i]))
      push_unit_in_passing(board, unit, side, board->passed[i], stack);
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
  push_in_passing(board, side, stack);
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
  push_extras(board, side, depth, stack);
  compare_moves(board, side, depth, stack, first);
  size_t kept = first;
  for (size_t i = first; i < stack->count; i++)
    if (capture_of(stack->moves[i]) == target)
      stack->moves[kept++] = stack->moves[i];
  stack->count = kept;
}
