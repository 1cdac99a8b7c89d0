/* Battle play at the root: keys and tries, set play, post-key play; the attacker's moves in the
   diagram are the units that workers share.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/battle.h"

#include "solver/search/numbers.h"
#include "solver/search/structure.h"
#include "solver/search/tell.h"
#include "solver/search/workers.h"

/* What the units have in common. */
struct roots {
  const move *moves;
  unsigned first_number; /* of the first of them, from 1 */
  atomic_bool shorter;   /* a key needs fewer moves than granted */
};

/* Most refutations that a move may have to be told: none unless tries are asked for. */
static unsigned refutations_allowed(const struct battle *battle) {
  const struct options *options = battle->options;
  if (run_counts(battle->search->run))
    return 0;
  if (options->has_defence)
    return options->defence;
  return options->try_play ? 1 : 0;
}

/* The defender's moves that save it behind the root move just played, on the move stack; searching
   stops when there are more than allowed. */
static struct move_list push_refutations(struct battle *battle, unsigned moves, unsigned allowed) {
  struct search *search = battle->search;
  struct move_list list = {search->moves.count, search->moves.count};
  battle_push_moves(battle);
  size_t end = search->moves.count;
  for (size_t i = list.begin; i < end && list.end - list.begin <= allowed; i++) {
    move m = search->moves.moves[i];
    if (defence_saves(battle, m, moves))
      search->moves.moves[list.end++] = m;
  }
  search->moves.count = list.end;
  return list;
}

/* The root move has just been played: is it worth telling, and with which refutations? */
static bool judge(struct battle *battle, unsigned moves, struct move_list *refutations) {
  struct search *search = battle->search;
  unsigned allowed = refutations_allowed(battle);
  *refutations = (struct move_list){search->moves.count, search->moves.count};
  if (!attack_passed(battle) && attack_done(battle, moves))
    return true;
  if (!battle->may_reach && battle->options->goal_is_end && battle_reached(battle))
    return false;
  if (defence_lost(battle, moves - 1))
    return true;
  if (allowed == 0 || defence_decides_nothing(battle, moves - 1) ||
      defended_by_option(battle, moves - 1) || !search->engine->has_legal_move(search->position))
    return false;
  if (battle->options->trivial_tries_avoid &&
      search->engine->in_check(search->position, side_of(search)))
    return false;
  *refutations = push_refutations(battle, moves - 1, allowed);
  size_t count = refutations->end - refutations->begin;
  return count > 0 && count <= allowed;
}

/* A key is told as what it is: a shorter solution has shorter threats. */
static unsigned shortest_of(struct battle *battle, move key) {
  unsigned moves = battle->exact ? battle_moves(battle) : 1;
  while (moves < battle_moves(battle) && !attack_move_solves(battle, key, moves))
    moves++;
  return moves;
}

static void solve_root_move(struct search *search, unsigned unit, const void *context) {
  const struct roots *roots = context;
  const struct numbers none = {0};
  struct battle battle;
  struct move_list refutations;
  move m = roots->moves[unit];
  battle_begin(&battle, search);
  if (numbers_told(battle.options))
    numbers_tell(search, search->position, m, &none, roots->first_number + unit);
  size_t base = search->moves.count;
  search_play(search, m);
  bool worth = judge(&battle, battle_moves(&battle), &refutations);
  search_undo(search);
  unsigned moves = battle_moves(&battle);
  if (worth && refutations.begin == refutations.end)
    moves = shortest_of(&battle, m);
  if (worth && !search_must_stop(search))
    tell_root_move(&battle, m, moves, refutations);
  search->moves.count = base;
}

/* Only root moves are numbered here: of a beginning or an end only the first number counts. */
static void keep_numbers(struct run *run, struct roots *roots, unsigned *count) {
  const struct number_range range = numbers_range(run, true, *count);
  run->numbers = *count;
  roots->first_number = run->numbers_before + range.first + 1;
  roots->moves += range.first;
  *count = range.end - range.first;
}

static struct first_move first_move_of(unsigned unit, const void *context) {
  const struct roots *roots = context;
  return (struct first_move){roots->first_number + unit, roots->moves[unit]};
}

static void solve_root_moves(struct run *run, struct gate *gate) {
  struct search *search = search_new(run, false);
  struct battle battle;
  battle_begin(&battle, search);
  battle_push_moves(&battle);
  unsigned count = (unsigned)search->moves.count;
  struct roots roots = {.moves = search->moves.moves};
  keep_numbers(run, &roots, &count);
  struct work work = {.run = run,
                      .count = count,
                      .solve = solve_root_move,
                      .context = &roots,
                      .sink = &gate->sink,
                      .first_move = first_move_of};
  work_through(&work);
  search_free(search);
}

/* Told as post-key play is, and only with option Variation, as there is no key: else nothing but
   the check is told.  So it is where a constraint forbids the beginning.  As Popeye has it. */
static void tell_branch_of_defence(struct battle *battle) {
  struct search *search = battle->search;
  if (battle->options->variation && structure_allows(search, battle->attacks->constraint))
    tell_post_key(battle, battle_moves(battle));
  else if (search->engine->in_check(search->position, side_of(search)))
    search->sink->root_facing(search->sink, FACING_NOTHING, NULL, true);
}

/* What needs no sharing. */
static void tell_alone(struct search *search, unsigned unit, const void *context) {
  struct battle battle;
  (void)unit, (void)context;
  battle_begin(&battle, search);
  if (battle.branch && battle.branch->play == BRANCH_DEFENCE)
    tell_branch_of_defence(&battle);
  else if (search->run->part == PART_SET)
    tell_set_play(&battle, battle_moves(&battle) - 1);
  else if (search->run->part == PART_KEYED)
    tell_post_key(&battle, battle_moves(&battle) - 1);
  else
    tell_obliged(&battle);
}

static bool attacker_is_obliged(struct run *run) {
  struct search *search = search_new(run, false);
  struct battle battle;
  battle_begin(&battle, search);
  bool answer = obliged(&battle);
  search_free(search);
  return answer;
}

static bool hopeless(struct run *run) {
  struct search *search = search_new(run, false);
  struct battle battle;
  battle_begin(&battle, search);
  bool answer = battle_lacks_mating_piece(&battle);
  search_free(search);
  return answer;
}

static bool defender_begins(const struct run *run) {
  return run->tree->kind == NODE_BRANCH && run->tree->branch->play == BRANCH_DEFENCE;
}

bool battle_solve(struct run *run, struct gate *gate) {
  if (hopeless(run))
    return false;
  struct work alone = {.run = run, .count = 1, .solve = tell_alone, .sink = &gate->sink};
  if (run->part != PART_PLAY || defender_begins(run) || attacker_is_obliged(run))
    work_through(&alone);
  else
    solve_root_moves(run, gate);
  return false;
}
