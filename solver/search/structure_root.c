/* The root branch of structured play: its first half-moves are the units that workers share, once
   for each length of its lines.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/structure_root.h"

#include "solver/search/branch.h"
#include "solver/search/numbers.h"
#include "solver/search/race.h"
#include "solver/search/structure.h"
#include "solver/search/workers.h"

/* What the units have in common. */
struct roots {
  const move *moves;
  unsigned first_number; /* of the first of them, from 1 */
  unsigned length;       /* of the lines; 0 in a battle */
  bool numbered;         /* the longest, which alone has numbers */
};

bool structure_in_lines(const struct stipulation *tree) {
  const struct branch *branch = tree->branch;
  return branch->play == BRANCH_HELP || branch->play == BRANCH_SERIES ||
         branch->letters[0].in_check_only || branch->letters[1].in_check_only;
}

static void seek_behind(struct search *search, const void *beginning) {
  branch_seek_behind(search, search->run->tree, beginning);
}

static void solve_unit(struct search *search, unsigned unit, const void *context) {
  const struct roots *roots = context;
  const struct stipulation *tree = search->run->tree;
  const struct numbers none = {0};
  move m = roots->moves[unit];
  if (roots->numbered && numbers_told(search->run->options))
    numbers_tell(search, search->position, m, &none, roots->first_number + unit);
  if (roots->length == 0) {
    branch_fight_behind(search, tree, m);
  } else {
    struct beginning beginning = {m, roots->length};
    race(search, &(struct course){seek_behind, &beginning});
  }
}

/* `last`: no longer lines follow. */
static void solve_length(struct run *run, struct gate *gate, const struct search *at_root,
                         unsigned length, bool last) {
  unsigned all = (unsigned)at_root->moves.count;
  const struct number_range range = numbers_range(run, last, all);
  struct roots roots = {.moves = at_root->moves.moves + range.first,
                        .first_number = run->numbers_before + range.first + 1,
                        .length = length,
                        .numbered = last};
  struct work work = {.run = run,
                      .count = range.end - range.first,
                      .solve = solve_unit,
                      .context = &roots,
                      .sink = &gate->sink};
  if (last)
    run->numbers = all;
  if (last || !numbers_limited(run->options))
    work_through(&work);
}

/* A constraint that must hold in the diagram, where no half-move can have kept it.  What it denies
   is told. */
static const struct stipulation *violated(struct search *search) {
  const struct branch *branch = search->run->tree->branch;
  const struct letter *letter = &branch->letters[branch->play != BRANCH_SERIES];
  return structure_allows(search, letter->constraint) ? NULL : letter->constraint;
}

static void tell_violation(struct search *search, unsigned unit, const void *context) {
  const struct stipulation *constraint = violated(search);
  (void)unit, (void)context;
  search->line_mark = " ?!?";
  if (constraint->kind == NODE_NOT)
    structure_tell(search, constraint->operands[0]);
  search->line_mark = "";
}

/* Play may be over before it has begun. */
static void tell_at_once(struct search *search, unsigned unit, const void *context) {
  (void)unit, (void)context;
  structure_tell(search, branch_fork_at_once(search->run->tree));
}

/* Where the defender begins nothing is shared. */
static void tell_defence(struct search *search, unsigned unit, const void *context) {
  (void)unit, (void)context;
  structure_tell(search, search->run->tree);
}

static void tell_alone(struct run *run, struct gate *gate,
                       void (*tell)(struct search *search, unsigned unit, const void *context)) {
  struct work work = {.run = run, .count = 1, .solve = tell, .sink = &gate->sink};
  work_through(&work);
}

static bool stop_at_short(struct run *run) {
  int going = GOING_ON;
  if (run->options->stop_on_short_solutions)
    atomic_compare_exchange_strong(&run->ending, &going, ENOUGH_FOUND);
  return true;
}

static bool solve_lengths(struct run *run, struct gate *gate, struct search *at_root) {
  const struct stipulation *tree = run->tree;
  unsigned length = branch_next_length(tree, 0), next;
  bool shorter = false;
  if (branch_fork_at_once(tree) && !numbers_limited(run->options)) {
    tell_alone(run, gate, tell_at_once);
    shorter = gate_has_solutions(gate) && stop_at_short(run);
    if (branch_ends_at_once(at_root, tree))
      return shorter;
  }
  for (; length && atomic_load(&run->ending) == GOING_ON; length = next) {
    next = branch_next_length(tree, length);
    solve_length(run, gate, at_root, length, next == 0);
    if (next && gate_has_solutions(gate))
      shorter = stop_at_short(run);
  }
  return shorter;
}

bool structure_solve(struct run *run, struct gate *gate) {
  struct search *at_root = search_new(run, false);
  enum branch_play play = run->tree->branch->play;
  bool shorter = false;
  branch_push_moves(at_root);
  if (violated(at_root))
    tell_alone(run, gate, tell_violation);
  else if (play == BRANCH_HELP || play == BRANCH_SERIES)
    shorter = solve_lengths(run, gate, at_root);
  else if (play == BRANCH_DEFENCE)
    tell_alone(run, gate, tell_defence);
  else
    solve_length(run, gate, at_root, 0, true);
  search_free(at_root);
  return shorter;
}
