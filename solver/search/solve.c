/* Solving a twin: the parts that the options ask for, one after the other, each with tables of its
   own.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/solve.h"

#include "solver/board/clock.h"
#include "solver/search/battle.h"
#include "solver/search/bound_joint.h"
#include "solver/search/fog.h"
#include "solver/search/help.h"
#include "solver/search/parts.h"
#include "solver/search/structure.h"
#include "solver/search/structure_root.h"

#include <limits.h>
#include <stdlib.h>

/* A twin being solved. */
struct solving {
  const struct plan *plan;
  const struct limits *limits;
  struct sink *sink;
  struct outcome outcome;
  double begun;
};

/* Goals that ask where a man stood in the diagram: positions that no key tells apart may differ. */
static bool looks_back(const struct goal *goal) {
  return goal_is_of_men(goal) || goal->kind == GOAL_CHESS81;
}

static const struct options *options_of(const struct solving *solving) {
  return &solving->plan->problem->options;
}

/* Could the side that is to play first capture a king? */
static bool hangs(const struct plan *plan, enum colour first) {
  if (plan->facts.exposes_kings)
    return false;
  const enum colour side = opponent(first);
  struct position *position = plan->engine->create(plan, first);
  bool check = plan->engine->in_check(position, side);
  plan->engine->destroy(position);
  return check;
}

/* Tells the number of solutions, and returns it, or the greatest number that fits. */
static unsigned long long tell_count(struct sink *sink, const struct number *count, bool exact) {
  mpz_t value;
  mpz_init(value);
  number_get(count, value);
  char *digits = mpz_get_str(NULL, 10, value);
  sink->count(sink, digits, exact);
  free(digits);
  mpz_clear(value);
  return count->is_long ? ULLONG_MAX : count->word;
}

/* In battle play the gate has counted the keys. */
static void count_up(struct solving *solving, struct run *run, struct gate *gate) {
  const bool exact = atomic_load(&run->ending) == GOING_ON;
  const struct number keys = {.word = gate->solutions};
  const struct number *count = run->census ? &run->census->lines : &keys;
  gate->solutions = tell_count(solving->sink, count, exact);
  if (run->census)
    census_end(run->census);
}

/* What has not been looked at may hold solutions. */
static void note_crowd(struct outcome *outcome, struct run *run) {
  if (!atomic_load(&run->crowded))
    return;
  outcome->crowded = true;
  outcome->verdict = INTERRUPTED;
}

static void add_up(struct outcome *outcome, struct run *run, const struct gate *gate,
                   bool shorter) {
  outcome->nodes += atomic_load(&run->nodes);
  const bool fits = gate->solutions <= ULLONG_MAX - outcome->solutions;
  outcome->solutions = fits ? outcome->solutions + gate->solutions : ULLONG_MAX;
  outcome->short_solution |= shorter;
  outcome->numbers += run->numbers;
  enum ending ending = (enum ending)atomic_load(&run->ending);
  if (ending == TIME_IS_UP) {
    outcome->verdict = INTERRUPTED;
    outcome->stopped_at = run->stopped_at;
    outcome->stopped_side = run->first;
  }
  if ((ending == ENOUGH_FOUND || gate->left_out) && outcome->verdict == COMPLETE)
    outcome->verdict = PARTIAL;
  note_crowd(outcome, run);
}

static bool is_structure(const struct part_plan *play) {
  return play->tree->kind == NODE_BRANCH && (play->answers_only || structure_in_lines(play->tree));
}

/* Is the solution a tree of moves?  Else it is lines. */
static bool is_battle_tree(const struct part_plan *play) {
  bool battle = play->tree->kind == NODE_BATTLE || play->tree->kind == NODE_BRANCH;
  return battle && !play->answers_only && !is_structure(play);
}

static bool solve_tree(struct run *run, struct gate *gate, const struct part_plan *play) {
  if (is_structure(play))
    return structure_solve(run, gate);
  return is_battle_tree(play) ? battle_solve(run, gate) : help_solve(run, gate);
}

static struct run run_of(const struct solving *solving, const struct stipulation *tree,
                         enum colour first) {
  return (struct run){.plan = solving->plan,
                      .options = options_of(solving),
                      .limits = solving->limits,
                      .tree = tree,
                      .first = first,
                      .begun = solving->begun,
                      .deadline = solving->limits->deadline};
}

/* Memory for what is remembered of positions. */
static size_t bytes_for(const struct solving *solving, const struct stipulation *tree) {
  return stipulation_has_goal(tree, looks_back) ? 0 : solving->limits->table_bytes;
}

static void solve_under_fog(struct solving *solving, struct run *run, struct gate *gate) {
  struct outcome *outcome = &solving->outcome;
  const struct fog_result result = fog_solve(run, gate);
  outcome->no_position = result.no_position;
  outcome->memory_exhausted = result.memory_exhausted;
  add_up(outcome, run, gate, false);
  if (result.memory_exhausted)
    outcome->verdict = INTERRUPTED;
}

static void solve_in_sight(struct solving *solving, struct run *run, struct gate *gate,
                           const struct part_plan *play) {
  const size_t bytes = bytes_for(solving, play->tree);
  struct census census;
  if (run_counts(run) && !is_battle_tree(play)) {
    census_begin(&census, bytes);
    run->census = &census;
  } else {
    run->table = table_new(bytes);
  }
  run->joint_draft = joint_draft_new();
  const bool shorter = solve_tree(run, gate, play);
  joint_draft_free(run->joint_draft);
  if (run_counts(run))
    count_up(solving, run, gate);
  table_free(run->table);
  add_up(&solving->outcome, run, gate, shorter);
}

static void solve_part(struct solving *solving, enum part part, enum colour side,
                       const struct part_plan *play) {
  struct run run = run_of(solving, play->tree, play->first);
  run.left_out = play->left_out;
  run.part = part;
  run.numbers_before = solving->outcome.numbers;
  struct shadows shadows;
  struct gate gate;
  shadows_make(&shadows, play->tree);
  run.shadows = shadows.count > 0 ? &shadows : NULL;
  solving->sink->part(solving->sink, part, side);
  gate_begin(&gate, &run, solving->sink);
  if (run.options->fog.given)
    solve_under_fog(solving, &run, &gate);
  else
    solve_in_sight(solving, &run, &gate, play);
  gate_end(&gate);
}

static void solve_set_play(struct solving *solving, const struct stipulation *tree) {
  struct own_tree own;
  struct part_plan play;
  struct stipulation *copy = tree_copy(&own, tree, false);
  if (copy && set_play(&play, &own, copy) && !hangs(solving->plan, play.first))
    solve_part(solving, PART_SET, tree->side, &play);
}

static void solve_in(struct solving *solving, enum part part, const struct stipulation *tree,
                     const struct part_plan *play) {
  if (hangs(solving->plan, play->first))
    solving->outcome.king_capturable = true;
  else if (solving->outcome.verdict != INTERRUPTED)
    solve_part(solving, part, tree->side, play);
}

static void solve_post_key(struct solving *solving, const struct stipulation *tree) {
  struct own_tree own;
  struct part_plan play;
  struct stipulation *copy = tree_copy(&own, tree, false);
  if (copy && post_key_play(&play, &own, copy))
    solve_in(solving, PART_KEYED, tree, &play);
}

static void solve_branch(struct solving *solving, const struct stipulation *tree) {
  struct part_plan play;
  if (options_of(solving)->post_key_play && stipulation_has_key(tree)) {
    solve_post_key(solving, tree);
    return;
  }
  actual_play(&play, tree);
  if (options_of(solving)->set_play)
    solve_set_play(solving, tree);
  solve_in(solving, PART_PLAY, tree, &play);
}

/* Has a branch of an expression a solution, in the diagram? */
static bool branch_is_solved(struct solving *solving, const struct stipulation *tree) {
  struct run run = run_of(solving, tree, tree->side);
  if (hangs(solving->plan, run.first))
    return false;
  run.table = table_new(bytes_for(solving, tree));
  struct search *search = search_new(&run, false);
  bool solved = structure_holds(search, tree);
  search_free(search);
  table_free(run.table);
  solving->outcome.nodes += atomic_load(&run.nodes);
  if (atomic_load(&run.ending) == TIME_IS_UP)
    solving->outcome.verdict = INTERRUPTED;
  note_crowd(&solving->outcome, &run);
  return solved;
}

static bool is_solved(struct solving *solving, const struct stipulation *tree) {
  switch (tree->kind) {
  case NODE_AND:
    return is_solved(solving, tree->operands[0]) && is_solved(solving, tree->operands[1]);
  case NODE_OR:
    return is_solved(solving, tree->operands[0]) || is_solved(solving, tree->operands[1]);
  case NODE_NOT:
    return !is_solved(solving, tree->operands[0]);
  default:
    return branch_is_solved(solving, tree);
  }
}

/* An expression of branches is told branch by branch: all of an AND if all have solutions, the
   first of an OR that has.  Of a NOT the play is told that it denies. */
static void solve_half(struct solving *solving, const struct stipulation *tree) {
  if (solving->outcome.verdict == INTERRUPTED)
    return;
  if (tree->kind == NODE_AND) {
    if (is_solved(solving, tree)) {
      solve_half(solving, tree->operands[0]);
      solve_half(solving, tree->operands[1]);
    }
  } else if (tree->kind == NODE_OR) {
    solve_half(solving, tree->operands[!is_solved(solving, tree->operands[0])]);
  } else if (tree->kind == NODE_NOT) {
    solve_half(solving, tree->operands[0]);
  } else {
    solve_branch(solving, tree);
  }
}

struct outcome solve(const struct plan *plan, const struct limits *limits, struct sink *sink) {
  struct solving solving = {.plan = plan, .limits = limits, .sink = sink, .begun = seconds_now()};
  const struct options *options = &plan->problem->options;
  solving.outcome.numbers = limits->numbers_before;
  if (!options->half_duplex)
    solve_half(&solving, plan->problem->stipulation);
  struct own_tree own;
  if ((options->duplex || options->half_duplex) && solving.outcome.verdict != INTERRUPTED) {
    const struct stipulation *tree = tree_copy(&own, plan->problem->stipulation, true);
    if (tree)
      solve_half(&solving, tree);
  }
  return solving.outcome;
}
