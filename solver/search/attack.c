/* Solving battle play by depth-first search with a table.  An attack node has a solution within n
   moves if one of the attacker's moves leaves the defender lost with n - 1; the defender is lost if
   it has a move and all its moves lead to attack nodes with a solution (in selfmates and the like:
   or reach the goal).  Attack nodes are searched for 1, 2, … n moves in turn, so that the shortest
   solution is found first and what is short is not searched long.  Without a table nothing would be
   left of a shorter search when the next one begins, and a failing node would take twice as long
   with each move more: there one move is tried and then all, where that says the same
   (more_serves).

   What is kept of a position: attack_known.h.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/attack.h"

#include "solver/search/attack_known.h"
#include "solver/search/leave.h"
#include "solver/search/order.h"
#include "solver/search/structure.h"

static bool has_goal_move(const struct battle *battle) {
  const struct search *search = battle->search;
  return search->engine->has_goal_move(search->position, &battle->node->goal);
}

/* May play end with the half-move just played, the attacker having so many moves left?  A branch
   may have a least length. */
static bool is_late_enough(const struct battle *battle, unsigned moves, bool attacked) {
  unsigned lead = battle->branch->play == BRANCH_DEFENCE;
  unsigned played = 2 * (battle_moves(battle) - moves) + lead - attacked;
  return played >= battle->node->least;
}

/* A constraint behind the attacker's half-move must hold before those of a branch in the fork, too.
 */
static bool reaches_fork(struct battle *battle) {
  const struct letter *letter = battle->attacks;
  return letter->fork &&
         (structure_is_leaf(letter->fork) ||
          structure_allows(battle->search, letter->constraint)) &&
         structure_holds(battle->search, letter->fork);
}

bool attack_done(struct battle *battle, unsigned moves) {
  if (battle->branch)
    return is_late_enough(battle, moves - 1, true) && reaches_fork(battle);
  return battle->may_reach && (!battle->exact || moves == 1) && battle_reached(battle);
}

bool defence_fails(struct battle *battle, unsigned moves) {
  return battle->branch && is_late_enough(battle, moves, false) &&
         structure_holds(battle->search, battle->defends->fork);
}

bool defence_decides_nothing(const struct battle *battle, unsigned moves) {
  return moves == 0 && (battle->branch ? !battle->last_defends : battle->node->end != END_SELF);
}

bool defence_passes(const struct battle *battle) {
  struct search *search = battle->search;
  return battle->branch && battle->defends->in_check_only &&
         !search->engine->in_check(search->position, side_of(search));
}

/* A constraint behind the other side's half-move, or in the beginning: where it does not hold the
   side at the move has failed. */
static bool is_forbidden(struct battle *battle) {
  bool attacks = side_of(battle->search) == battle->attacker;
  const struct letter *letter = attacks ? battle->defends : battle->attacks;
  return letter->constraint && !structure_allows(battle->search, letter->constraint);
}

bool obliged(struct battle *battle) {
  enum battle_end end = battle->node->end;
  if (battle->branch)
    return side_of(battle->search) == battle->attacker && is_forbidden(battle);
  if (end != END_REFLEX && end != END_SEMI_REFLEX)
    return false;
  if (side_of(battle->search) == battle->attacker && end == END_SEMI_REFLEX)
    return false;
  return has_goal_move(battle);
}

bool defender_obliged(struct battle *battle, unsigned moves) {
  return (moves == 0 || !battle->exact) && obliged(battle);
}

/* ---- the table ---- */

/* With fewer moves left it costs more to look up a defence than to search it. */
enum { DEFENCES_KEPT_FROM = 2 };

/* ---- the defender ---- */

/* The defender's move has just been played.  Reading: by reaching too soon what it is to be forced
   to reach in the end it has saved itself; as Popeye. */
static bool has_saved_itself(struct battle *battle, unsigned moves) {
  if (battle->branch) {
    if (structure_holds(battle->search, battle->defends->fork))
      return !is_late_enough(battle, moves, false);
    if (structure_is_ended(battle->search, battle->defends->fork))
      return true;
  } else if (battle->node->end == END_DIRECT) {
    if (battle->options->goal_is_end && battle_reached(battle))
      return true;
  } else if (battle->node->end == END_SELF && battle_reached(battle)) {
    return battle->exact && moves > 0;
  }
  return moves == 0 || !attack_within(battle, moves);
}

bool defence_saves(struct battle *battle, move m, unsigned moves) {
  search_play(battle->search, m);
  bool saved = has_saved_itself(battle, moves);
  search_undo(battle->search);
  return saved;
}

/* Does one of them save the defender that has done so in sister positions?  They are tried before
   any others are listed; `tried` are those that did not. */
static bool favourite_saves(struct battle *battle, unsigned moves, move tried[2]) {
  for (unsigned i = 0; i < 2; i++) {
    tried[i] = order_favourite(battle, i);
    if (tried[i] != NO_MOVE && defence_saves(battle, tried[i], moves)) {
      order_remember(battle, tried[i]);
      return true;
    }
  }
  return false;
}

static bool all_moves_lose(struct battle *battle, unsigned moves) {
  struct move_stack *stack = &battle->search->moves;
  move tried[2] = {NO_MOVE, NO_MOVE};
  bool leaves = may_leave_turn(battle->search);
  if (leaves && leaving_saves(battle, moves))
    return false;
  if (!order_counts(battle, moves) && favourite_saves(battle, moves, tried))
    return false;
  size_t base = order_push(battle, moves), end = stack->count;
  bool lost = end > base || leaves;
  for (size_t i = base; i < end && lost && !search_must_stop(battle->search); i++) {
    move m = stack->moves[i];
    if (m != tried[0] && m != tried[1] && defence_saves(battle, m, moves)) {
      lost = false;
      order_remember(battle, m);
    }
  }
  stack->count = base;
  return lost;
}

/* Before a leaf: is there a half-move at all that reaches it? */
static bool may_be_caught(const struct battle *battle) {
  const struct search *search = battle->search;
  const struct goal *goal = battle_goal_of(battle, false);
  return !goal || search->engine->has_goal_move(search->position, goal);
}

/* Is the defender, at the move, caught at once: mated in direct play is not meant, but that all
   its moves (in reflex play: any) reach the goal? */
static bool caught(struct battle *battle) {
  if (battle->branch)
    return battle->last_defends && may_be_caught(battle) && all_moves_lose(battle, 0);
  if (!is_self_or_reflex(battle) || battle_lacks_mating_piece(battle) ||
      (battle->node->end == END_SELF &&
       search_has_other_move(battle->search, &battle->node->goal)) ||
      !has_goal_move(battle))
    return false;
  return battle->node->end != END_SELF || all_moves_lose(battle, 0);
}

static bool all_choices_lose(struct battle *battle, unsigned moves) {
  unsigned enough = battle->options->non_trivial_number + (battle->node->end == END_DIRECT);
  if (moves <= enough)
    return all_moves_lose(battle, moves);
  unsigned spared = battle->spared, beyond_one = choices_beyond_one(battle, enough);
  if (beyond_one > spared)
    return false;
  battle->spared -= beyond_one;
  bool lost = all_moves_lose(battle, moves);
  battle->spared = spared;
  return lost;
}

/* The same from the table.  All moves lose within more moves if they do within fewer, since
   attack_within tries all lengths in turn; not so in exact play.  With NonTrivial what is spared
   changes on the way here. */
static bool all_moves_lose_known(struct battle *battle, unsigned moves) {
  if (moves < DEFENCES_KEPT_FROM || battle->exact || battle->options->has_non_trivial)
    return all_moves_lose(battle, moves);
  struct key key = entry_key(battle, moves);
  struct known known = known_of(battle, key);
  bool lost;
  if (is_settled(&known, moves, &lost))
    return lost;
  lost = all_moves_lose(battle, moves);
  *(lost ? &known.solves : &known.fails) = moves;
  keep_known(battle, key, known);
  return lost;
}

/* It leaves its turn: the attacker goes on. */
static bool passing_loses(struct battle *battle, unsigned moves) {
  if (moves == 0)
    return false;
  search_play(battle->search, SILENT_PASS);
  bool lost = attack_within(battle, moves);
  search_undo(battle->search);
  return lost;
}

bool defence_lost(struct battle *battle, unsigned moves) {
  if (battle->branch && is_forbidden(battle))
    return false;
  if (defence_passes(battle))
    return passing_loses(battle, moves);
  if (moves == 0)
    return caught(battle);
  if (defender_obliged(battle, moves))
    return true;
  if (defended_by_option(battle, moves))
    return false;
  return battle->options->has_non_trivial ? all_choices_lose(battle, moves)
                                          : all_moves_lose_known(battle, moves);
}

/* ---- the attacker ---- */

/* With the attacker's last move played: does nothing follow? */
static bool is_last(const struct battle *battle, unsigned moves) {
  return moves == 1 && (battle->branch ? !battle->last_defends : battle->node->end == END_DIRECT);
}

/* The attacker's move has just been played; `moves` counts it. */
static bool has_solved(struct battle *battle, unsigned moves) {
  if (battle->branch && structure_is_ended(battle->search, battle->attacks->fork))
    return false;
  if (!attack_passed(battle) && attack_done(battle, moves))
    return true;
  if (!battle->may_reach && battle->options->goal_is_end && battle_reached(battle))
    return false;
  return !is_last(battle, moves) && defence_lost(battle, moves - 1);
}

bool attack_move_solves(struct battle *battle, move m, unsigned moves) {
  search_play(battle->search, m);
  bool solved = has_solved(battle, moves);
  search_undo(battle->search);
  return solved;
}

static bool some_move_solves(struct battle *battle, unsigned moves) {
  struct move_stack *stack = &battle->search->moves;
  size_t base = order_push(battle, moves), end = stack->count;
  bool solved = false;
  for (size_t i = base; i < end && !solved && !search_must_stop(battle->search); i++) {
    move m = stack->moves[i];
    solved = attack_move_solves(battle, m, moves);
    if (solved)
      order_remember(battle, m);
  }
  stack->count = base;
  return solved;
}

/* The last move before a leaf the engine knows.  A constraint is asked for where the defender is at
   the move, which it is no more. */
static bool branch_move_solves(struct battle *battle, unsigned moves) {
  const struct search *search = battle->search;
  const struct goal *goal = battle_goal_of(battle, true);
  if (goal && is_last(battle, moves))
    return search->engine->has_goal_move(search->position, goal);
  return some_move_solves(battle, moves);
}

/* One length for itself. */
static bool attack_in(struct battle *battle, unsigned moves) {
  if (battle->branch)
    return !is_forbidden(battle) && branch_move_solves(battle, moves);
  if (moves == 1 && battle->node->end == END_DIRECT)
    return has_goal_move(battle);
  if (moves == 1 && battle->may_reach && has_goal_move(battle))
    return true;
  if (obliged(battle))
    return false;
  return some_move_solves(battle, moves);
}

/* ---- lengths ---- */

/* Is what solves in n moves certain to solve in more?  By induction: the attacker's moves are the
   same for every number; where more are left it reaches its goal as well, and the defender, all
   whose moves lost within n, loses by them within more.  Not so with options that ask how many are
   left (Threat, MaxFlightsquares).  NonTrivial bars choices of the defender only with more moves
   left than a trivial answer takes; if all its moves lose within so many it has no choice that
   counts.  But in self play an answer of no moves counts none as trivial, goal or not. */
static bool more_serves(const struct battle *battle) {
  const struct options *options = battle->options;
  const bool counts_all = options->has_non_trivial && options->non_trivial_number == 0 &&
                          battle->node->end != END_DIRECT;
  return !battle->exact && !battle->branch && !options->has_threat &&
         !options->has_max_flight_squares && !counts_all;
}

/* The number of moves to be tried when n do not suffice. */
static unsigned next_length(const struct battle *battle, unsigned n, unsigned moves) {
  const bool leaps = n < moves && !battle->search->run->table && more_serves(battle);
  return leaps ? moves : n + 1;
}

static bool attack_within_known(struct battle *battle, unsigned moves, struct known *known) {
  for (unsigned n = known->fails + 1; n <= moves; n = next_length(battle, n, moves)) {
    if (attack_in(battle, n)) {
      known->solves = n;
      return true;
    }
    if (search_must_stop(battle->search))
      return false;
    known->fails = n;
  }
  return false;
}

static bool attack_exactly(struct battle *battle, unsigned moves) {
  struct key key = entry_key(battle, moves);
  struct known known = known_of(battle, key);
  if (known.solves || known.fails)
    return known.solves != 0;
  bool solved = attack_in(battle, moves);
  keep_known(battle, key, (struct known){solved ? 0 : moves, solved ? moves : 0});
  return solved;
}

bool attack_within(struct battle *battle, unsigned moves) {
  if (battle_lacks_mating_piece(battle))
    return false;
  if (battle->exact)
    return attack_exactly(battle, moves);
  if (is_last(battle, moves))
    return attack_in(battle, 1); /* faster done than looked up */
  struct key key = entry_key(battle, moves);
  struct known known = known_of(battle, key);
  bool solved;
  if (is_settled(&known, moves, &solved))
    return solved;
  solved = attack_within_known(battle, moves, &known);
  keep_known(battle, key, known);
  return solved;
}

unsigned attack_shortest(struct battle *battle, unsigned most) {
  if (battle->exact)
    return attack_within(battle, most) ? most : 0;
  for (unsigned n = 1; n <= most; n++)
    if (attack_within(battle, n))
      return n;
  return 0;
}

struct move_list push_solving(struct battle *battle, unsigned moves) {
  struct move_stack *stack = &battle->search->moves;
  struct move_list list = {stack->count, 0};
  battle_push_moves(battle);
  size_t end = stack->count, kept = list.begin;
  for (size_t i = list.begin; i < end; i++) {
    move m = stack->moves[i];
    if (attack_move_solves(battle, m, moves))
      stack->moves[kept++] = m;
  }
  stack->count = list.end = kept;
  return list;
}
