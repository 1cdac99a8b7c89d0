/* Branches of attack and defence within lines: all that the solution of the battle consists of is
   told line by line.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/attack.h"
#include "solver/search/branch.h"
#include "solver/search/forced.h"
#include "solver/search/structure.h"

static void attack_lines(struct battle *battle, unsigned moves);

static void defence_line(struct battle *battle, move m, unsigned moves) {
  search_play(battle->search, m);
  if (defence_fails(battle, moves))
    structure_tell(battle->search, battle->defends->fork);
  else if (moves > 0)
    attack_lines(battle, attack_shortest(battle, moves));
  search_undo(battle->search);
}

static void defence_lines(struct battle *battle, unsigned moves) {
  struct move_stack *stack = &battle->search->moves;
  size_t base = stack->count;
  if (defence_passes(battle)) {
    defence_line(battle, SILENT_PASS, moves);
    return;
  }
  battle_push_moves(battle);
  size_t end = stack->count;
  for (size_t i = base; i < end && !search_must_stop(battle->search); i++)
    defence_line(battle, stack->moves[i], moves);
  stack->count = base;
}

/* The move solves in so many moves. */
static void attack_line(struct battle *battle, move m, unsigned moves) {
  search_play(battle->search, m);
  if (attack_done(battle, moves))
    structure_tell(battle->search, battle->attacks->fork);
  else
    defence_lines(battle, moves - 1);
  search_undo(battle->search);
}

static void attack_lines(struct battle *battle, unsigned moves) {
  struct move_stack *stack = &battle->search->moves;
  struct move_list solving = push_solving(battle, moves);
  for (size_t i = solving.begin; i < solving.end && !search_must_stop(battle->search); i++)
    attack_line(battle, stack->moves[i], moves);
  stack->count = solving.begin;
}

static void tell_lines(struct battle *battle, unsigned moves) {
  struct search *search = battle->search;
  if (battle->node->renumbers)
    search_begin_section(search, search_plies(search));
  if (battle->branch->play == BRANCH_ATTACK)
    attack_lines(battle, attack_shortest(battle, moves));
  else
    defence_lines(battle, moves);
  if (battle->node->renumbers)
    search_end_section(search);
}

static bool fight_here(struct battle *battle, bool tells) {
  unsigned moves = battle_moves(battle);
  bool attacks = battle->branch->play == BRANCH_ATTACK;
  bool solved = attacks ? attack_within(battle, moves) : defence_lost(battle, moves);
  if (solved && tells && !search_must_stop(battle->search))
    tell_lines(battle, moves);
  return solved;
}

/* The goal of a single half-move of which nothing else is said; NULL for other branches. */
static const struct goal *single_goal(const struct stipulation *node) {
  const struct letter *letter = &node->branch->letters[0];
  bool plain = node->length == 1 && !letter->constraint && !node->branch->letters[1].constraint &&
               letter->fork->kind == NODE_LEAF;
  return plain ? &letter->fork->goal : NULL;
}

/* The side at the move can reach it, or cannot but reach it. */
static bool single_holds(struct search *search, const struct stipulation *node,
                         const struct goal *goal) {
  if (side_of(search) != node->side)
    return false;
  if (node->branch->play == BRANCH_ATTACK)
    return search->engine->has_goal_move(search->position, goal);
  return must_reach(search, goal);
}

/* Says a bound that no line of the battle goes on from here?  It knows battles that are played to
   their last half-move. */
static bool is_hopeless(struct search *search, const struct stipulation *node) {
  if (branch_next_length(node, 0) != node->length)
    return false;
  if (!branch_bound_enter(search, node, node->length, node->length))
    return true;
  branch_bound_leave(search);
  return false;
}

bool branch_fight(struct search *search, const struct stipulation *node, bool tells) {
  const struct goal *goal = single_goal(node);
  if (goal && !node->branch->inverted && !single_holds(search, node, goal))
    return false;
  if (goal && !node->branch->inverted && !tells)
    return true;
  if (is_hopeless(search, node))
    return false;
  struct battle battle;
  bool passes = side_of(search) != node->side;
  if (passes && search->engine->in_check(search->position, side_of(search)))
    return false;
  battle_begin_at(&battle, search, node);
  if (passes)
    search_play(search, SILENT_PASS);
  bool solved = fight_here(&battle, tells);
  if (passes)
    search_undo(search);
  return solved;
}

bool branch_fight_behind(struct search *search, const struct stipulation *node, move m) {
  struct battle battle;
  battle_begin_at(&battle, search, node);
  unsigned most = battle_moves(&battle), moves = battle.exact ? most : 1;
  while (moves <= most && !attack_move_solves(&battle, m, moves))
    moves++;
  if (moves > most || search_must_stop(search))
    return false;
  attack_line(&battle, m, moves);
  return true;
}
