/* Telling the tree of a battle.

   Behind an attacker's move that does not reach the goal at once:
   - The threats, if the defender is not in check: the attacker's shortest solutions if the defender
     could pass.
   - Otherwise zugzwang.
   - The defences: where there are threats only those which at least one threat does not survive.
     Behind each all the attacker's answers that solve in the least number of moves, and what
     follows, in the same way.
   These are Popeye's conventions, learnt from its output.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/tell_tree.h"

#include "solver/search/structure.h"

static void tell_attacker_move(struct battle *battle, move m, unsigned moves, unsigned depth,
                               enum role role, const char *mark);
static void tell_fork(struct search *search, const struct stipulation *fork, unsigned depth);
static void tell_what_follows(struct battle *battle, const struct ply *ply, struct tree_move where,
                              unsigned moves);

static bool contains(const struct battle *battle, struct move_list list, move m) {
  for (size_t i = list.begin; i < list.end; i++)
    if (move_at(battle, i) == m)
      return true;
  return false;
}

void tell_move(struct battle *battle, const struct ply *ply, struct tree_move where) {
  struct sink *sink = battle->search->sink;
  sink->tree_move(sink, ply, &where);
}

bool reaches_goal(struct battle *battle, move m, unsigned moves) {
  struct search *search = battle->search;
  if (!is_self_or_reflex(battle) || (battle->exact && moves > 0))
    return false;
  search_play(search, m);
  bool reached = search_reached(search, &battle->node->goal);
  search_undo(search);
  return reached;
}

/* Is it a branch that the side at the move defends? */
static bool is_defended(const struct search *search, const struct stipulation *fork) {
  return fork->kind == NODE_BRANCH && fork->branch->play == BRANCH_DEFENCE &&
         !fork->branch->hidden && fork->side == side_of(search);
}

/* A half-move has been played that has reached the fork of a BRANCH: tells it, and how the play of
   other branches in the fork goes on.  Who defends next may face threats, as behind a key. */
static void tell_arrival(struct battle *battle, const struct ply *ply, struct tree_move where,
                         const struct stipulation *fork) {
  struct search *search = battle->search;
  where.reached = structure_reached(search, fork);
  if (battle->options->variation && is_defended(search, fork)) {
    struct battle next;
    battle_begin_at(&next, search, fork);
    tell_what_follows(&next, ply, where, battle_moves(&next));
    return;
  }
  tell_move(battle, ply, where);
  if (battle->options->variation)
    tell_fork(search, fork, where.depth + 1);
}

void tell_threats(struct battle *battle, const struct situation *situation, unsigned depth) {
  if (situation->facing != FACING_THREAT)
    return;
  search_play(battle->search, SILENT_PASS);
  for (size_t i = situation->threats.begin; i < situation->threats.end; i++)
    tell_attacker_move(battle, move_at(battle, i), situation->threat_moves, depth, ROLE_THREAT, "");
  search_undo(battle->search);
}

static void tell_goal_move(struct battle *battle, move m, unsigned depth, enum role role,
                           const char *mark) {
  struct ply ply;
  battle->search->engine->describe(battle->search->position, m, &ply);
  tell_move(battle, &ply,
            (struct tree_move){.depth = depth,
                               .role = role,
                               .mark = mark,
                               .reached = reached_goal(&battle->node->goal)});
}

/* A defence that the attacker need not answer, because it reaches the goal. */
static bool ends_play(struct battle *battle, move m, unsigned moves) {
  struct search *search = battle->search;
  if (!battle->branch)
    return reaches_goal(battle, m, moves);
  search_play(search, m);
  bool ends = defence_fails(battle, moves);
  search_undo(search);
  return ends;
}

/* A defence that leads to another branch is told only where it parries. */
static bool leaves_threats(struct battle *battle, move m, const struct situation *situation) {
  if (!battle->branch || situation->facing != FACING_THREAT)
    return false;
  search_play(battle->search, m);
  bool parried = parries(battle, situation, situation->threat_moves);
  search_undo(battle->search);
  return !parried;
}

static void tell_end(struct battle *battle, move m, unsigned depth, enum role role) {
  struct search *search = battle->search;
  struct ply ply;
  if (!battle->branch) {
    tell_goal_move(battle, m, depth, role, "");
    return;
  }
  search->engine->describe(search->position, m, &ply);
  search_play(search, m);
  tell_arrival(battle, &ply, (struct tree_move){.depth = depth, .role = role, .mark = ""},
               battle->defends->fork);
  search_undo(search);
}

/* The defender's move m, and the shortest answers to it. */
static void tell_answers(struct battle *battle, const struct ply *ply, unsigned moves,
                         unsigned depth, enum role role) {
  tell_move(battle, ply, (struct tree_move){.depth = depth, .role = role, .mark = ""});
  struct move_list answers = push_solving(battle, moves);
  for (size_t i = answers.begin; i < answers.end; i++)
    tell_attacker_move(battle, move_at(battle, i), moves, depth + 1, ROLE_VARIATION, "");
  pop(battle, answers);
}

static void tell_defence(struct battle *battle, move m, unsigned moves,
                         const struct situation *situation, unsigned depth, enum role role) {
  struct search *search = battle->search;
  struct ply ply;
  search->engine->describe(search->position, m, &ply);
  search_play(search, m);
  bool ended = battle->options->goal_is_end && !is_self_or_reflex(battle) && !battle->branch &&
               search_reached(search, &battle->node->goal);
  unsigned shortest = ended ? 0 : attack_shortest(battle, moves);
  bool hidden = battle->options->no_short_variations && shortest < moves;
  if (shortest > 0 && !hidden && parries(battle, situation, shortest))
    tell_answers(battle, &ply, shortest, depth, role);
  search_undo(search);
}

/* In selfmates a defence that reaches the goal at once is told only where there is nothing longer
   to tell, or if asked for (option MatesIn1); one that leads to another branch always. */
static bool tells_goal_moves(struct battle *battle, struct move_list defences, unsigned moves,
                             const struct situation *situation) {
  const struct stipulation *fork = battle->branch ? battle->defends->fork : NULL;
  if (battle->options->mates_in_one || (fork && !structure_is_leaf(fork)))
    return true;
  if (situation->facing == FACING_THREAT)
    return false;
  for (size_t i = defences.begin; i < defences.end; i++)
    if (!ends_play(battle, move_at(battle, i), moves))
      return false;
  return true;
}

void tell_defences(struct battle *battle, unsigned moves, const struct situation *situation,
                   unsigned depth, enum role role, struct move_list refutations) {
  struct move_list defences = push_legal(battle);
  bool must = defender_obliged(battle, moves);
  bool self = battle->branch || battle->node->end == END_SELF;
  bool goals =
      must || (self && (moves == 0 || tells_goal_moves(battle, defences, moves, situation)));
  for (size_t i = defences.begin; i < defences.end; i++) {
    move m = move_at(battle, i);
    if (contains(battle, refutations, m))
      continue;
    if (ends_play(battle, m, moves)) {
      if (goals && !leaves_threats(battle, m, situation))
        tell_end(battle, m, depth, role);
    } else if (!must && moves > 0) {
      tell_defence(battle, m, moves, situation, depth, role);
    }
  }
  pop(battle, defences);
}

/* The attacker's move has been played and does not decide at once. */
static void tell_what_follows(struct battle *battle, const struct ply *ply, struct tree_move where,
                              unsigned moves) {
  struct situation situation = look_for_threats(battle, moves);
  where.facing = situation.facing;
  where.pass = pass_of(&situation);
  tell_move(battle, ply, where);
  tell_threats(battle, &situation, where.depth + 2);
  tell_defences(battle, moves, &situation, where.depth + 1, ROLE_VARIATION, NO_MOVES);
  pop(battle, situation.threats);
}

bool tell_if_over(struct battle *battle, const struct ply *ply, struct tree_move where,
                  unsigned moves) {
  if (attack_passed(battle) || !attack_done(battle, moves))
    return false;
  if (battle->branch) {
    if (battle->denied)
      where.mark = " ?!?";
    tell_arrival(battle, ply, where, battle->attacks->fork);
    return true;
  }
  where.reached = reached_goal(&battle->node->goal);
  tell_move(battle, ply, where);
  return true;
}

static void tell_attacker_move(struct battle *battle, move m, unsigned moves, unsigned depth,
                               enum role role, const char *mark) {
  struct search *search = battle->search;
  struct tree_move where = {.depth = depth, .role = role, .mark = mark};
  struct ply ply;
  search->engine->describe(search->position, m, &ply);
  search_play(search, m);
  if (!tell_if_over(battle, &ply, where, moves))
    tell_what_follows(battle, &ply, where, moves - 1);
  search_undo(search);
}

/* The attacker of a branch is at the move, or has to pass before it is. */
static void tell_attack(struct battle *battle, unsigned depth) {
  unsigned moves = attack_shortest(battle, battle_moves(battle));
  if (moves == 0)
    return;
  struct move_list solving = push_solving(battle, moves);
  for (size_t i = solving.begin; i < solving.end; i++)
    tell_attacker_move(battle, move_at(battle, i), moves, depth, ROLE_VARIATION, "");
  pop(battle, solving);
}

static void tell_branch(struct search *search, const struct stipulation *node, unsigned depth,
                        bool denied) {
  static const struct situation nothing = {.facing = FACING_NOTHING};
  struct battle battle;
  bool passes = side_of(search) != node->side;
  battle_begin_at(&battle, search, node);
  battle.denied = denied;
  if (passes)
    search_play(search, SILENT_PASS);
  if (node->branch->play == BRANCH_ATTACK)
    tell_attack(&battle, depth);
  else
    tell_defences(&battle, battle_moves(&battle), &nothing, depth, ROLE_VARIATION, NO_MOVES);
  if (passes)
    search_undo(search);
}

/* Help and series play have no place in a tree and are not told, as in Popeye. */
static void tell_fork(struct search *search, const struct stipulation *fork, unsigned depth) {
  if (!fork || structure_is_leaf(fork) || fork->kind == NODE_NOT)
    return;
  if (fork->kind == NODE_BRANCH) {
    enum branch_play play = fork->branch->play;
    if (!fork->branch->hidden && (play == BRANCH_ATTACK || play == BRANCH_DEFENCE))
      tell_branch(search, fork, depth, false);
    return;
  }
  bool first = structure_holds(search, fork->operands[0]);
  if (first)
    tell_fork(search, fork->operands[0], depth);
  if (fork->kind == NODE_AND || !first)
    tell_fork(search, fork->operands[1], depth);
}

/* A constraint that does not hold because there is play that it denies. */
static void tell_violation(struct search *search, const struct stipulation *constraint,
                           unsigned depth) {
  const struct stipulation *denied = constraint->operands[0];
  if (constraint->kind == NODE_NOT && denied->kind == NODE_BRANCH &&
      denied->branch->play == BRANCH_ATTACK)
    tell_branch(search, denied, depth, true);
}

void tell_obliged_at(struct battle *battle, unsigned depth, enum role role) {
  struct search *search = battle->search;
  if (battle->branch) {
    tell_violation(search, battle->defends->constraint, depth);
    return;
  }
  struct move_list goals = {search->moves.count, 0};
  search->engine->goal_moves(search->position, &battle->node->goal, &search->moves);
  goals.end = search->moves.count;
  for (size_t i = goals.begin; i < goals.end; i++)
    tell_goal_move(battle, move_at(battle, i), depth, role, " ?!?");
  pop(battle, goals);
}
