/* Moves: the steps of all men that may act, made into moves with their promotions; en passant;
   moves of another shape.  Legality comes later.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_board.h"

static const struct promotions *promotions_of(const struct board *board, unsigned walk) {
  const struct promotions *own = &board->plan->own_promotion[board->plan->slot[walk]];
  return own->count ? own : &board->plan->promotion;
}

/* Where a man of the walk promotes; NULL for walks that do not. */
static const struct set *promotion_squares(const struct board *board, unsigned walk,
                                           enum colour side) {
  const struct walk_paths *paths = paths_of(board, walk);
  if (!paths->promotes)
    return NULL;
  return &board->plan->setup.promotion_squares[paths->backwards ? opponent(side) : side];
}

unsigned promotions_at(const struct board *board, unsigned walk, enum colour side, square where,
                       const uint8_t **promotion) {
  const struct set *squares = promotion_squares(board, walk, side);
  if (!squares || !set_has(squares, where))
    return 0;
  *promotion = promotions_of(board, walk)->walk;
  return promotions_of(board, walk)->count;
}

static move step_move(square unit, const struct step *step, unsigned promotion) {
  const enum move_kind kind = step->longer ? DOUBLE_STEP : step->passing ? EN_PASSANT : ORDINARY;
  return make_move(unit, step->arrival, step->capture, promotion, kind, step->origin);
}

static void push_promotions(const struct board *board, square unit, const struct step *step,
                            struct move_stack *stack) {
  const struct promotions *promotions = promotions_of(board, board->man[unit].walk);
  if (promotions->count == 0 || board->plan->setup.stays_pawn)
    push_move(stack, step_move(unit, step, NO_WALK));
  for (unsigned i = 0; i < promotions->count; i++)
    push_move(stack, step_move(unit, step, promotions->walk[i]));
}

/* En passant is the capture of a pawn that is imagined on the square it has passed. */
static void passing_steps(struct board *board, square unit, enum colour side, square origin,
                          square passed, struct steps *steps) {
  struct set occupied = board->occupied, victim = {{0}};
  if (origin != unit)
    set_remove(&occupied, unit);
  set_add(&occupied, passed);
  set_add(&victim, passed);
  struct sight sight = {
      .crowd = {.occupied = &occupied, .closed = &board->closed},
      .capturable = &victim,
      .captures = true,
      .in_passing = true,
  };
  struct walk_list walks;
  walks_of(board, side, unit, FOR_MOVES, CAPTURING, &walks);
  steps_begin(steps);
  steps->merge = walks.count > 1;
  for (unsigned i = 0; i < walks.count; i++)
    walk_steps(paths_of(board, walks.walk[i]), side, origin, &sight, steps);
}

/* Of the steps that capture in passing, those that the rules allow, with the man that they take. */
static void keep_allowed(struct board *board, square unit, enum colour side, struct steps *steps) {
  unsigned kept = 0;
  for (unsigned k = 0; k < steps->count; k++) {
    struct step step = steps->step[k];
    step.capture = board->passer;
    step.passing = true;
    if (step_allowed(board, side, unit, step.arrival, step.capture, FOR_MOVES))
      steps->step[kept++] = step;
  }
  steps->count = kept;
}

/* A capture that a rule carries on is like any other. */
static void change_passing_steps(struct board *board, square unit, enum colour side,
                                 struct steps *steps) {
  struct set victims = {{0}};
  unsigned kept = 0;
  set_add(&victims, board->passer);
  change_steps(board, side, unit, FOR_MOVES, &victims, steps, 0);
  for (unsigned i = 0; i < steps->count; i++)
    if (steps->step[i].capture == board->passer &&
        (!arrivals_wait(board, FOR_MOVES) ||
         arrival_allowed(board, side, unit, steps->step[i].arrival, FOR_MOVES)))
      steps->step[kept++] = steps->step[i];
  steps->count = kept;
}

static void push_unit_in_passing(struct board *board, square unit, enum colour side, square passed,
                                 struct move_stack *stack) {
  struct origin_list origins;
  origins_of(board, side, unit, FOR_MOVES, CAPTURING, &origins);
  const enum colour as = set_has(&board->of[side], unit) ? side : opponent(side);
  for (unsigned i = 0; i < origins.count; i++) {
    struct steps steps;
    passing_steps(board, unit, as, origins.origin[i], passed, &steps);
    keep_allowed(board, unit, side, &steps);
    change_passing_steps(board, unit, side, &steps);
    for (unsigned k = 0; k < steps.count; k++) {
      steps.step[k].origin = (uint8_t)i;
      push_move(stack, step_move(unit, &steps.step[k], NO_WALK));
    }
  }
}

static void push_in_passing(struct board *board, enum colour side, struct move_stack *stack) {
  const struct set *acting = actors(board, side, FOR_MOVES);
  for (unsigned i = 0; i < 2 && board->passer != NO_SQUARE; i++) {
    square passed = board->passed[i];
    if (passed == NO_SQUARE || set_has(&board->occupied, passed))
      continue;
    for_set (unit, acting, board->words)
      push_unit_in_passing(board, unit, side, passed, stack);
  }
}

static void push_legal_in_passing(struct board *board, enum colour side, struct move_stack *stack) {
  if (board->passer == NO_SQUARE || board->plan->own_passing)
    return;
  struct set capturable = capturable_men(board, side, FOR_MOVES);
  if (set_has(&capturable, board->passer))
    push_in_passing(board, side, stack);
}

/* Moves of another shape: the index of the rule is the first digit of the choice. */
static void push_extras(struct board *board, enum colour side, enum depth depth,
                        struct move_stack *stack) {
  const struct hook_list *list = &board->plan->extras;
  for (unsigned i = 0; i < list->count[depth]; i++) {
    if (list->rule[i] == board->silent)
      continue;
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

static inline void push_line(const struct board *board, const struct part_paths *part,
                             const square **list, square unit, const struct set *capturable,
                             struct move_stack *stack) {
  move quiet = make_move(unit, 0, NO_SQUARE, NO_WALK, ORDINARY, 0);
  for (; **list != NO_SQUARE; ++*list) {
    square to = **list;
    if (!set_has(&board->occupied, to)) {
      if (part->moves)
        stack->moves[stack->count++] = quiet | (move)to << 10;
      quiet |= (move)(part->advance ? DOUBLE_STEP : ORDINARY) << 38;
      continue;
    }
    if (part->captures && set_has(capturable, to))
      stack->moves[stack->count++] = make_move(unit, to, to, NO_WALK, ORDINARY, 0);
    if (part->machine == SLIDE) {
      while (**list != NO_SQUARE)
        ++*list;
      return;
    }
  }
}

/* The same as below where no rule has a say, for leaps and lines that lead to no square twice and
   to no promotion: straight onto the stack. */
static void push_line_moves(const struct board *board, const struct walk_paths *paths, square unit,
                            enum colour side, const struct set *capturable,
                            struct move_stack *stack) {
  if (stack->capacity - stack->count < 2 * paths->squares)
    move_stack_reserve(stack, 2 * paths->squares);
  for (unsigned i = 0; i < paths->part_count; i++) {
    const struct part_paths *part = &paths->part[i];
    const square *list = part->list + part->start[side][unit];
    while (*list != NO_SQUARE) {
      push_line(board, part, &list, unit, capturable, stack);
      list += part->machine == SLIDE; /* to the next ray */
    }
  }
}

static void push_own_moves(struct board *board, square unit, const struct question *question,
                           struct move_stack *stack) {
  const struct set *promoting =
      board->plan->late_promotion ? NULL
                                  : promotion_squares(board, board->man[unit].walk, question->side);
  const struct walk_paths *paths = paths_of(board, board->man[unit].walk);
  unsigned words = board->words;
  if (is_bare(board, unit, FOR_MOVES) && paths->lines_only && !paths->repeats &&
      (!promoting ||
       !row_meets(set_row(paths->range[question->side], unit, words), promoting->word, words))) {
    push_line_moves(board, paths, unit, question->side, question->capturable, stack);
    return;
  }
  struct steps steps;
  steps_begin(&steps);
  unit_steps(board, unit, question, &steps);
  for (unsigned i = 0; i < steps.count; i++)
    if (promoting && set_has(promoting, steps.step[i].arrival))
      push_promotions(board, unit, &steps.step[i], stack);
    else
      push_move(stack, step_move(unit, &steps.step[i], NO_WALK));
}

/* Where rules let a side move men of the enemy, those move and capture as the enemy's. */
static void push_foreign_moves(struct board *board, square unit, const struct question *question,
                               struct move_stack *stack) {
  struct set capturable = board->of[question->side];
  set_subtract(&capturable, &board->royal[WHITE], board->words);
  set_subtract(&capturable, &board->royal[BLACK], board->words);
  struct question foreign = *question;
  foreign.side = opponent(question->side);
  foreign.capturable = &capturable;
  push_own_moves(board, unit, &foreign, stack);
}

void push_unit_moves(struct board *board, square unit, const struct question *question,
                     struct move_stack *stack) {
  if (board->plan->movers.count[FOR_MOVES] > 0 && !set_has(&board->of[question->side], unit))
    push_foreign_moves(board, unit, question, stack);
  else
    push_own_moves(board, unit, question, stack);
}

static void push_steps(struct board *board, const struct question *question,
                       const struct set *acting, struct move_stack *stack) {
  for_set (unit, acting, board->words)
    push_unit_moves(board, unit, question, stack);
}

struct question ask_for_moves(struct board *board, enum colour side, struct set *capturable) {
  if (board->plan->movers.count[FOR_MOVES] == 0)
    set_copy(capturable, &board->of[opponent(side)], board->words);
  else
    *capturable = capturable_men(board, side, FOR_MOVES);
  if (!board->plan->kings_at_stake) {
    set_subtract(capturable, &board->royal[WHITE], board->words);
    set_subtract(capturable, &board->royal[BLACK], board->words);
  }
  return (struct question){
      .side = side, .depth = FOR_MOVES, .modes = MOVING | CAPTURING, .capturable = capturable};
}

void push_other_moves(struct board *board, enum colour side, struct move_stack *stack) {
  push_legal_in_passing(board, side, stack);
  push_castlings(board, side, stack);
  push_extras(board, side, FOR_MOVES, stack);
}

void push_moves(struct board *board, enum colour side, struct move_stack *stack) {
  size_t first = stack->count;
  struct set capturable;
  struct question question = ask_for_moves(board, side, &capturable);
  push_steps(board, &question, actors(board, side, FOR_MOVES), stack);
  push_other_moves(board, side, stack);
  compare_moves(board, side, FOR_MOVES, stack, first);
}

/* Where it is cheaper to ask who observes the target than to make all captures. */
static bool asks_first(const struct board *board, square target, enum depth depth) {
  return board->plan->by_walks[depth] && board->plan->wholes.count[depth] == 0 &&
         target != board->passer;
}

static void push_captures_by_steps(struct board *board, const struct question *question,
                                   square target, struct move_stack *stack) {
  const struct set acting = *actors(board, question->side, question->depth);
  const bool asks = asks_first(board, target, question->depth);
  for_set (unit, &acting, board->words)
    if (!asks || unit_observes(board, unit, target, question->side, question->depth))
      push_unit_moves(board, unit, question, stack);
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
  push_captures_by_steps(board, &question, target, stack);
  if (target == board->passer && depth <= FOR_CHECK && !board->plan->own_passing)
    push_in_passing(board, side, stack);
  push_extras(board, side, depth, stack);
  compare_moves(board, side, depth, stack, first);
  size_t kept = first;
  for (size_t i = first; i < stack->count; i++)
    if (capture_of(stack->moves[i]) == target)
      stack->moves[kept++] = stack->moves[i];
  stack->count = kept;
}
