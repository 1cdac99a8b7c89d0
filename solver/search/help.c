/* Help and series play: every length is tried for itself, the shortest first, and every length is
   split into units for the workers.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/help.h"

#include "solver/search/forced.h"
#include "solver/search/race.h"
#include "solver/search/units.h"
#include "solver/search/workers.h"

#include <stdlib.h>

/* What all units of a chain have in common. */
struct task {
  const struct chain *chain;
  const struct units *units;
  bool numbered; /* full length: first half-moves have numbers */
};

static void tell_root(struct search *search, const struct unit *unit) {
  const struct numbers none = {0};
  numbers_tell(search, search->scribe, unit->path[0], &none, unit->root);
}

/* A unit and where it lies. */
struct whereabouts {
  const struct chain *chain;
  const struct unit *unit;
};

static void seek_unit(struct search *search, const void *context) {
  const struct whereabouts *where = context;
  struct help help = help_for(search, where->chain);
  help.numbers = where->unit->numbers;
  if (units_go_to(&help, where->unit))
    seek_here(&help, where->unit->leg, where->unit->left);
}

static void solve_unit(struct search *search, unsigned number, const void *context) {
  const struct task *task = context;
  const struct unit *unit = &task->units->units[number];
  bool new_root = number == 0 || task->units->units[number - 1].root != unit->root;
  if (task->numbered && unit->depth > 0 && new_root && numbers_told(search->run->options))
    tell_root(search, unit);
  const struct whereabouts where = {task->chain, unit};
  race(search, &(struct course){seek_unit, &where});
}

static struct first_move first_move_of(unsigned number, const void *context) {
  const struct task *task = context;
  const struct unit *unit = &task->units->units[number];
  const bool numbered = task->numbered && unit->depth > 0;
  return numbered ? (struct first_move){unit->root, unit->path[0]} : (struct first_move){0};
}

static void solve_chain(struct run *run, const struct chain *chain, struct gate *gate) {
  struct units units = {0};
  struct task task = {chain, &units, chain_is_longest(chain)};
  units_split(run, chain, task.numbered, &units);
  if (task.numbered)
    run->numbers = units.roots;
  struct work work = {.run = run,
                      .count = units.count,
                      .solve = solve_unit,
                      .context = &task,
                      .sink = &gate->sink,
                      .first_move = first_move_of};
  work_through(&work);
  free(units.units);
}

/* Play may end before it has begun, where the side at the move is forced to reach the goal.  Who
   has a series to come is not forced yet but where it must if it can. */
static void solve_forced(struct search *search, unsigned unit, const void *context) {
  const struct stipulation *battle = context;
  (void)unit;
  if (side_of(search) == battle->side)
    forced_tell_unwanted(search, battle);
  else
    forced_tell_answers(search, battle);
}

static bool over_at_once(struct run *run, const struct chain *chain, struct gate *gate) {
  const struct stipulation *last = chain->legs[chain->count - 1].node;
  struct work work = {
      .run = run, .count = 1, .solve = solve_forced, .context = last, .sink = &gate->sink};
  if (last->kind == NODE_BATTLE &&
      (last->end != END_SELF || chain->legs[0].node->kind != NODE_SERIES))
    work_through(&work);
  return gate_has_solutions(gate) || gate->has_denied;
}

static void solve_answers(struct search *search, unsigned unit, const void *context) {
  (void)unit, (void)context;
  forced_tell_answers(search, search->run->tree);
}

/* Set play of series selfmates and the like: nothing but the answers to the last move. */
static void tell_answers_only(struct run *run, struct gate *gate) {
  struct work work = {.run = run, .count = 1, .solve = solve_answers, .sink = &gate->sink};
  work_through(&work);
}

bool help_solve(struct run *run, struct gate *gate) {
  struct chain chain;
  bool shorter = false;
  if (run->tree->kind == NODE_BATTLE) {
    tell_answers_only(run, gate);
    return false;
  }
  if (!chain_shortest(&chain, run->tree) || over_at_once(run, &chain, gate) ||
      only_forced_is_left(run->tree))
    return false;
  do {
    if (atomic_load(&run->ending) != GOING_ON)
      break;
    if (numbers_limited(run->options) && !chain_is_longest(&chain))
      continue;
    solve_chain(run, &chain, gate);
    if (!chain_is_longest(&chain) && gate_has_solutions(gate)) {
      shorter = true;
      if (run->options->stop_on_short_solutions) {
        int going = GOING_ON;
        atomic_compare_exchange_strong(&run->ending, &going, ENOUGH_FOUND);
      }
    }
  } while (chain_next(&chain));
  return shorter;
}
