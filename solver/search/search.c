/* A worker's hands: playing on the position and the path, and watching the clock.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/search.h"

#include "solver/board/clock.h"
#include "solver/search/bound.h"

#include <stdlib.h>

enum { LOOK_EVERY = 1024 }; /* half-moves between two looks at clock and signals */

static void *room_for(void *memory, size_t count, size_t size) {
  void *larger = realloc(memory, count * size);
  if (!larger) {
    /* Like move_stack_reserve: a search that cannot hold its own path cannot go on. */
    abort();
  }
  return larger;
}

static bool is_over(void *run) {
  return run_is_over(run);
}

static void add_bounds(struct search *search) {
  struct run *run = search->run;
  if (run->shadows)
    search->branch_bound = branch_bound_new(run->plan, run->shadows);
  else
    search->bound = bound_new(run->plan, run->tree);
  if (search->branch_bound)
    branch_bound_watch(search->branch_bound, is_over, run);
  if (search->bound)
    bound_watch(search->bound, is_over, run);
  if (search->bound && run->joint_draft)
    bound_join(search->bound, run->joint_draft);
  search->position_bound =
      position_bound_new(run->plan, run->shadows ? run->shadows->list[0].chain : run->tree);
}

struct search *search_new(struct run *run, bool prunes) {
  struct search *search = room_for(NULL, 1, sizeof *search);
  *search = (struct search){
      .run = run, .engine = run->plan->engine, .patience = LOOK_EVERY, .line_mark = ""};
  search->position = search->engine->create(run->plan, run->first);
  search->scribe = search->engine->create(run->plan, run->first);
  if (run->census)
    search->tally = tally_new(run->census);
  if (prunes && !run->limits->no_pruning)
    add_bounds(search);
  if ((search->bound || search->branch_bound) && run->table && !search->tally)
    search->scout = search_new(run, false);
  return search;
}

void search_free(struct search *search) {
  if (search->scout)
    search_free(search->scout);
  atomic_fetch_add(&search->run->nodes, LOOK_EVERY - search->patience);
  if (search->position->crowded)
    atomic_store(&search->run->crowded, true);
  search->engine->destroy(search->position);
  search->engine->destroy(search->scribe);
  move_stack_free(&search->moves);
  bound_free(search->bound);
  branch_bound_free(search->branch_bound);
  position_bound_free(search->position_bound);
  tally_free(search->tally);
  free(search->path);
  free(search->plies);
  free(search);
}

static unsigned long long drafted(const struct search *search) {
  if (search->branch_bound)
    return branch_bound_cost(search->branch_bound);
  return search->bound ? bound_cost(search->bound) : 0;
}

/* Looked at from time to time only. */
static bool is_allowance_spent(struct search *search) {
  search->taken += LOOK_EVERY;
  return search->allowance > 0 && search->taken + drafted(search) >= search->allowance;
}

bool run_is_over(struct run *run) {
  bool signalled = run->limits->interrupt && *run->limits->interrupt;
  bool late = run->deadline > 0 && seconds_now() >= run->deadline;
  if (signalled || late) {
    int going = GOING_ON;
    atomic_compare_exchange_strong(&run->ending, &going, TIME_IS_UP);
  }
  return atomic_load_explicit(&run->ending, memory_order_relaxed) != GOING_ON;
}

static void look_around(struct search *search) {
  struct run *run = search->run;
  atomic_fetch_add_explicit(&run->nodes, LOOK_EVERY - search->patience, memory_order_relaxed);
  search->patience = LOOK_EVERY;
  search->stopped = run_is_over(run) || is_allowance_spent(search);
}

void search_allow(struct search *search, unsigned long long half_moves) {
  if (search->bound)
    bound_allow(search->bound, half_moves);
  if (search->branch_bound)
    branch_bound_allow(search->branch_bound, half_moves);
  search->allowance = half_moves > 0 ? search->taken + drafted(search) + half_moves : 0;
  search->stopped = atomic_load(&search->run->ending) != GOING_ON;
}

bool search_must_stop(struct search *search) {
  return search->stopped;
}

bool may_leave_turn(const struct search *search) {
  return search->run->options->null_moves &&
         !search->engine->in_check(search->position, side_of(search));
}

bool may_leave_turn_alone(const struct search *search) {
  return !turn_was_left(search) && may_leave_turn(search);
}

void search_play(struct search *search, move m) {
  if (search->depth == search->path_room) {
    search->path_room = search->path_room ? 2 * search->path_room : 64;
    search->path = room_for(search->path, search->path_room, sizeof *search->path);
    search->plies = room_for(search->plies, search->path_room, sizeof *search->plies);
  }
  search->path[search->depth++] = m;
  if (is_pass(m))
    search->engine->pass(search->position);
  else
    search->engine->play(search->position, m);
  if (--search->patience == 0)
    look_around(search);
}

static bool goal_makes_legal(const struct goal *goal) {
  return goal->kind == GOAL_DOUBLE_MATE || goal->kind == GOAL_COUNTER_MATE ||
         goal->kind == GOAL_AUTO_MATE || goal->kind == GOAL_AUTO_STALEMATE;
}

static bool contains(const move *moves, size_t count, move m) {
  for (size_t i = 0; i < count; i++)
    if (moves[i] == m)
      return true;
  return false;
}

void search_push_moves(struct search *search, const struct goal *goal) {
  struct move_stack *moves = &search->moves;
  size_t base = moves->count;
  search->engine->legal_moves(search->position, moves);
  if (!goal_makes_legal(goal))
    return;
  size_t legal = moves->count;
  search->engine->goal_moves(search->position, goal, moves);
  size_t end = moves->count;
  moves->count = legal;
  for (size_t i = legal; i < end; i++)
    if (!contains(moves->moves + base, legal - base, moves->moves[i]))
      moves->moves[moves->count++] = moves->moves[i];
}

bool search_lacks_mating_piece(const struct search *search, enum colour side) {
  const struct problem *problem = search->run->plan->problem;
  if (!problem->options.keep_mating_piece)
    return false;
  unsigned squares = problem->board.files * problem->board.ranks;
  for (unsigned where = 0; where < squares; where++) {
    struct man man = search->engine->man_at(search->position, (square)where);
    if (belongs_to(man.owners, side) && man.walk != KING)
      return false;
  }
  return true;
}

/* What is deeper than a line can say is counted only. */
void search_begin_section(struct search *search, unsigned plies) {
  if (search->restart_count < MAX_RESTARTS)
    search->restarts[search->restart_count] = plies;
  search->restart_count++;
}

void search_end_section(struct search *search) {
  search->restart_count--;
}

unsigned search_plies(const struct search *search) {
  unsigned plies = 0;
  for (unsigned i = 0; i < search->depth; i++)
    plies += search->path[i] != SILENT_PASS;
  return plies;
}

void search_undo(struct search *search) {
  search->engine->undo(search->position);
  search->depth--;
}
