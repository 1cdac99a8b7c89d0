/* Who may act, and what a man may do: the filters of the active rules, applied to moves and to
   attacks alike.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_board.h"

const struct setup *general_setup(const struct board *board) {
  return &board->plan->setup;
}

bool is_pawn(const struct board *board, unsigned walk) {
  return paths_of(board, walk)->promotes;
}

const struct set *men_of_walk(const struct board *board, unsigned walk) {
  return &board->by_walk[board->plan->slot[walk]];
}

const struct set *men_of_mark(const struct board *board, uint32_t mark) {
  static const struct set nobody;
  for (unsigned i = 0; i < board->plan->mark_count; i++)
    if (board->plan->mark[i] == mark)
      return &board->by_mark[i];
  return &nobody;
}

unsigned walks_in_use(const struct board *board) {
  return board->plan->slot_count - 1;
}

unsigned walk_in_use(const struct board *board, unsigned index) {
  return board->plan->walk[index + 1];
}

/* Asks the rules whose men the side may move and capture. */
static void choose_men(struct board *board, enum colour side, enum depth depth, struct set *movable,
                       struct set *capturable) {
  const struct hook_list *list = &board->plan->movers;
  *movable = board->of[side];
  *capturable = board->of[opponent(side)];
  for (unsigned i = 0; i < list->count[depth]; i++)
    list->rule[i]->condition->mover.choose(board, list->rule[i], side, movable, capturable);
}

struct set capturable_men(struct board *board, enum colour side, enum depth depth) {
  struct set movable, capturable;
  if (board->plan->movers.count[depth] == 0)
    return board->of[opponent(side)];
  choose_men(board, side, depth, &movable, &capturable);
  return capturable;
}

static void pass_gates(struct board *board, enum colour side, enum depth depth,
                       struct set *acting) {
  const struct hook_list *list = &board->plan->gates;
  for (unsigned i = 0; i < list->count[depth]; i++)
    list->rule[i]->condition->gate.narrow(board, list->rule[i], side, acting);
}

/* A man of the enemy's, where rules let a side move one, acts as the enemy's. */
static void find_actors(struct board *board, enum colour side, enum depth depth) {
  struct set *acting = &board->actors[depth][side], capturable, foreign;
  choose_men(board, side, depth, acting, &capturable);
  foreign = *acting;
  set_subtract(&foreign, &board->of[side], board->words);
  set_keep(acting, &board->of[side], board->words);
  pass_gates(board, side, depth, acting);
  if (set_is_empty(&foreign, board->words))
    return;
  pass_gates(board, opponent(side), depth, &foreign);
  set_unite(acting, &foreign, board->words);
}

const struct set *actors(struct board *board, enum colour side, enum depth depth) {
  if (board->plan->free_actors[depth])
    return &board->of[side];
  unsigned bit = 1u << (depth * 2 + side);
  if (!(board->actors_known & bit)) {
    find_actors(board, side, depth);
    board->actors_known |= bit;
  }
  return &board->actors[depth][side];
}

/* Rules that speak of moves or of captures alone are more particular than those that speak of both:
   they go last (as Popeye has it). */
void walks_of(struct board *board, enum colour side, square unit, enum depth depth, unsigned modes,
              struct walk_list *walks) {
  const struct hook_list *list = &board->plan->walks;
  walks_replace(walks, board->man[unit].walk);
  for (unsigned particular = 0; particular <= board->plan->walks_by_mode; particular++)
    for (unsigned i = 0; i < list->count[depth]; i++) {
      const struct walk_hook *hook = &list->rule[i]->condition->walk;
      if ((hook->modes != 0) == particular && (hook->modes == 0 || (hook->modes & modes)))
        hook->borrow(board, list->rule[i], side, unit, walks);
    }
}

void origins_of(struct board *board, enum colour side, square unit, enum depth depth,
                enum mode mode, struct origin_list *origins) {
  const struct hook_list *list = &board->plan->origins;
  origins->count = 0;
  origins_add(origins, unit);
  for (unsigned i = 0; i < list->count[depth]; i++)
    list->rule[i]->condition->origin.start(board, list->rule[i], side, unit, mode, origins);
}

void sight_of(struct board *board, enum colour side, square unit, square origin, enum depth depth,
              struct set *occupied) {
  const struct hook_list *list = &board->plan->views;
  set_copy(occupied, &board->occupied, board->words);
  if (origin != unit)
    set_remove(occupied, unit);
  for (unsigned i = 0; i < list->count[depth]; i++)
    list->rule[i]->condition->view.hide(board, list->rule[i], side, unit, occupied);
}

void narrow_captures(struct board *board, enum colour side, square unit, enum depth depth,
                     struct set *captures) {
  const struct hook_list *list = &board->plan->takes;
  for (unsigned i = 0; i < list->count[depth]; i++)
    list->rule[i]->condition->take.narrow(board, list->rule[i], side, unit, captures);
}

/* Which of the geometry rules are asked. */
enum judges { ALL_JUDGES, JUDGES_OF_WALKS, ALL_BUT_OF_WALKS, ALL_BUT_OF_MOVES };

static bool judges_now(const struct geometry_hook *hook, enum judges judges) {
  switch (judges) {
  case JUDGES_OF_WALKS:
    return hook->judge == JUDGES_WALK;
  case ALL_BUT_OF_WALKS:
    return hook->judge != JUDGES_WALK;
  case ALL_BUT_OF_MOVES:
    return hook->judge != JUDGES_MOVE;
  default:
    return true;
  }
}

/* Leaves the steps from index `first` on that the geometry rules allow. */
static void narrow_arrivals(struct board *board, enum colour side, square unit, square origin,
                            enum depth depth, enum judges judges, struct steps *steps,
                            unsigned first) {
  const struct hook_list *list = &board->plan->geometries;
  if (list->count[depth] == 0 || steps->count == first)
    return;
  struct set arrivals = {{0}};
  for (unsigned i = first; i < steps->count; i++)
    set_add(&arrivals, steps->step[i].arrival);
  for (unsigned i = 0; i < list->count[depth]; i++) {
    const struct geometry_hook *hook = &list->rule[i]->condition->geometry;
    if (judges_now(hook, judges))
      hook->narrow(board, list->rule[i], side, unit, origin, &arrivals);
  }
  unsigned kept = first;
  for (unsigned i = first; i < steps->count; i++)
    if (set_has(&arrivals, steps->step[i].arrival))
      steps->step[kept++] = steps->step[i];
  steps->count = kept;
}

bool arrival_allowed(struct board *board, enum colour side, square unit, square arrival,
                     enum depth depth) {
  struct steps steps;
  steps_begin(&steps);
  steps.step[steps.count++] = (struct step){.arrival = arrival, .capture = NO_SQUARE};
  narrow_arrivals(board, side, unit, unit, depth, ALL_JUDGES, &steps, 0);
  return steps.count == 1;
}

void keep_steps_allowed(struct board *board, enum colour side, square unit, struct steps *steps) {
  if (set_has(actors(board, side, FOR_MOVES), unit))
    narrow_arrivals(board, side, unit, unit, FOR_MOVES, ALL_BUT_OF_MOVES, steps, 0);
  else
    steps->count = 0;
}

bool arrivals_wait(const struct board *board, enum depth depth) {
  return depth <= board->plan->judged && board->plan->steps.count[depth] > 0 &&
         board->plan->origins.count[depth] == 0;
}

bool step_allowed(struct board *board, enum colour side, square unit, square arrival,
                  square capture, enum depth depth) {
  struct set captures = {{0}};
  set_add(&captures, capture);
  narrow_captures(board, side, unit, depth, &captures);
  return set_has(&captures, capture) &&
         (arrivals_wait(board, depth) || arrival_allowed(board, side, unit, arrival, depth));
}

/* The steps of all walks of a man from one square. */
static void steps_from(struct board *board, square unit, square origin,
                       const struct question *question, struct sight *sight, struct steps *steps) {
  struct walk_list walks;
  const unsigned modes = (sight->moves ? MOVING : 0u) | (sight->captures ? CAPTURING : 0u);
  walks_of(board, question->side, unit, question->depth, modes, &walks);
  struct set occupied;
  sight_of(board, question->side, unit, origin, question->depth, &occupied);
  sight->crowd.occupied = &occupied;
  steps->first = steps->count;
  steps->merge = walks.count > 1;
  for (unsigned i = 0; i < walks.count; i++)
    walk_steps(paths_of(board, walks.walk[i]), question->side, origin, sight, steps);
  const bool waits = !question->imagine && arrivals_wait(board, question->depth);
  const square begin = board->plan->begins_there ? origin : unit;
  narrow_arrivals(board, question->side, unit, begin, question->depth,
                  waits ? JUDGES_OF_WALKS : ALL_JUDGES, steps, steps->first);
}

static bool has_step(const struct steps *steps, unsigned first, unsigned end, struct step step) {
  for (unsigned i = first; i < end; i++)
    if (steps->step[i].arrival == step.arrival && steps->step[i].capture == step.capture)
      return true;
  return false;
}

/* Of the steps from another square, which are the latest, drops those that lead a man to where it
   stands, and those that are among its steps from its own square, from index `first` to `end`, if a
   rule says so; if none does, a pawn's longer step to its square is left, as Popeye has it. */
static void drop_idle_steps(const struct board *board, square unit, unsigned first, unsigned end,
                            struct steps *steps) {
  const bool own_first = board->plan->own_first;
  unsigned kept = steps->first;
  for (unsigned i = steps->first; i < steps->count; i++) {
    const struct step step = steps->step[i];
    const bool idle = step.arrival == unit && (own_first || !step.longer);
    if (!idle && !(own_first && has_step(steps, first, end, step)))
      steps->step[kept++] = step;
  }
  steps->count = kept;
}

static void steps_of_mode(struct board *board, square unit, const struct question *question,
                          unsigned modes, const struct set *capturable, struct steps *steps) {
  const unsigned first = steps->count;
  unsigned own_end = first;
  struct sight sight = {
      .crowd = crowd_for(board, question->side),
      .capturable = capturable,
      .moves = (modes & MOVING) != 0,
      .captures = (modes & CAPTURING) != 0,
      .imagine = question->imagine,
      .by_way = question->by_way,
  };
  struct origin_list origins;
  enum mode mode = modes & CAPTURING ? CAPTURING : MOVING;
  origins_of(board, question->side, unit, question->depth, mode, &origins);
  for (unsigned i = 0; i < origins.count; i++) {
    steps->origin = (uint8_t)i;
    steps_from(board, unit, origins.origin[i], question, &sight, steps);
    if (origins.origin[i] != unit)
      drop_idle_steps(board, unit, first, own_end, steps);
    else
      own_end = steps->count;
  }
}

void change_steps(struct board *board, enum colour side, square unit, enum depth depth,
                  const struct set *victims, struct steps *steps, unsigned first) {
  const struct hook_list *list = &board->plan->steps;
  for (unsigned i = 0; i < list->count[depth]; i++)
    list->rule[i]->condition->steps.change(board, list->rule[i], side, unit, victims, steps, first);
}

/* An imagined enemy may be one that rules do not let the man capture. */
static void keep_capturable(const struct set *capturable, struct steps *steps, unsigned first) {
  unsigned kept = first;
  for (unsigned i = first; i < steps->count; i++)
    if (steps->step[i].capture != NO_SQUARE || set_has(capturable, steps->step[i].arrival))
      steps->step[kept++] = steps->step[i];
  steps->count = kept;
}

/* What rules leave of a man's steps. */
static void steps_under_rules(struct board *board, square unit, const struct question *question,
                              struct steps *steps) {
  const unsigned first = steps->count;
  const bool captures = (question->modes & CAPTURING) != 0;
  struct set capturable;
  set_copy(&capturable, question->capturable, board->words);
  if (captures)
    narrow_captures(board, question->side, unit, question->depth, &capturable);
  if (board->plan->origins.count[question->depth] == 0 && !board->plan->walks_by_mode) {
    steps_of_mode(board, unit, question, question->modes, &capturable, steps);
  } else {
    if (question->modes & MOVING)
      steps_of_mode(board, unit, question, MOVING, &capturable, steps);
    if (captures)
      steps_of_mode(board, unit, question, CAPTURING, &capturable, steps);
  }
  if (question->imagine) {
    keep_capturable(&capturable, steps, first);
    return;
  }
  change_steps(board, question->side, unit, question->depth, captures ? &capturable : NULL, steps,
               first);
  if (arrivals_wait(board, question->depth))
    narrow_arrivals(board, question->side, unit, unit, question->depth, ALL_BUT_OF_WALKS, steps,
                    first);
}

void unit_steps(struct board *board, square unit, const struct question *question,
                struct steps *steps) {
  if (!is_bare(board, unit, question->depth)) {
    steps_under_rules(board, unit, question, steps);
    return;
  }
  struct sight sight = {
      .crowd = crowd_for(board, question->side),
      .capturable = question->capturable,
      .moves = (question->modes & MOVING) != 0,
      .captures = (question->modes & CAPTURING) != 0,
      .imagine = question->imagine,
      .by_way = question->by_way,
  };
  steps->first = steps->count;
  walk_steps(paths_of(board, board->man[unit].walk), question->side, unit, &sight, steps);
}
