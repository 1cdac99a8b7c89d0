/* Solving in battle play: can the attacker reach its aim, and in how many moves at least?
   Telling (tell.h) is another matter.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_ATTACK_H
#define PREMIER_ATTACK_H

#include "solver/search/search.h"

enum { MAX_KILLER_PLIES = 64 };

/* What a worker needs to solve a battle.  "Moves" are the attacker's. */
struct battle {
  struct search *search;
  const struct stipulation *node;
  const struct options *options;
  enum colour attacker;
  bool may_reach;    /* reaching the goal is the attacker's own aim: direct play, Quodlibet */
  bool exact;        /* the aim must not be reached too soon: BATTLE: in just the moves given */
  bool denied;       /* it is told because a constraint denies it: a mark behind its goals */
  bool last_defends; /* with the attacker's last move played, the defender has one to come */
  const struct branch *branch;            /* NULL: the node is a BATTLE */
  const struct letter *attacks, *defends; /* of the branch: behind each side's half-moves */
  unsigned spared; /* NonTrivial: moves that may still be granted to the defender */
  move killers[2][MAX_KILLER_PLIES][2]; /* by side and ply: moves that worked in like positions */
};

/* A list of moves that lives on the worker's move stack. */
struct move_list {
  size_t begin, end;
};

void battle_begin(struct battle *battle, struct search *search);
/* The same for a node within the run's tree. */
void battle_begin_at(struct battle *battle, struct search *search, const struct stipulation *node);
/* The attacker's moves that the node grants; where the defender begins: behind its half-move. */
unsigned battle_moves(const struct battle *battle);

/* The goal that the moves of the attacker, or else the defender, may reach; NULL if there is none
   that is known beforehand. */
const struct goal *battle_goal_of(const struct battle *battle, bool attacks);
/* Pushes all moves of the side at the move; only for the one that the goal is meant for the goal
   may make moves legal. */
void battle_push_moves(struct battle *battle);

/* The attacker is at the move: does it reach its aim within so many moves?  With `exact`: in just
   as many. */
bool attack_within(struct battle *battle, unsigned moves);
/* The fewest moves, at most `most`, in which it does; 0 if it does not. */
unsigned attack_shortest(struct battle *battle, unsigned most);
/* The defender is at the move, the attacker has so many moves left: is it lost whatever it does? */
bool defence_lost(struct battle *battle, unsigned moves);

/* Does the defender, at the move, count as defended without having to move: has its king too many
   flights (MaxFlightsquares), is there no threat (Threat)? */
bool defended_by_option(struct battle *battle, unsigned moves);

/* Option NonTrivial: how many choices the defender, at the move, has that `enough` moves do not
   meet, one of them not counted; counting stops where there are more than may be spared. */
unsigned choices_beyond_one(struct battle *battle, unsigned enough);

/* Option KeepMatingPiece: has the side that is to reach the goal nothing but kings? */
bool battle_lacks_mating_piece(const struct battle *battle);

/* The attacker's move m, not played yet: does it reach its aim within so many moves, this one
   included?  The position must be one where the attacker is free to choose. */
bool attack_move_solves(struct battle *battle, move m, unsigned moves);
/* The defender's move m, not played yet: does it save the defender, the attacker having so many
   moves left? */
bool defence_saves(struct battle *battle, move m, unsigned moves);

/* Reflex play: must the side at the move reach the goal at once, because it can?  In a BRANCH: is
   the attacker, at the move, forbidden to go on? */
bool obliged(struct battle *battle);
/* The same of the defender, at the move, the attacker having so many moves left.  Reading: in exact
   play it need not do too soon what it must do in the end; as Popeye. */
bool defender_obliged(struct battle *battle, unsigned moves);
/* Has the latest half-move reached the goal of the battle? */
static inline bool battle_reached(const struct battle *battle) {
  return search_reached(battle->search, &battle->node->goal);
}
/* The attacker has just moved: has it reached its aim? `moves` left, counting that one. */
bool attack_done(struct battle *battle, unsigned moves);
/* Has the attacker left its turn instead, which reaches no goal but ~, that any half-move does?  In
   a BRANCH the leaves know that, and branches in the fork may follow. */
static inline bool attack_passed(const struct battle *battle) {
  return turn_was_left(battle->search) && !battle->branch && battle->node->goal.kind != GOAL_ANY;
}
/* The defender has just moved, a BRANCH is played: has it reached what the attacker aims at, the
   attacker having so many moves left? */
bool defence_fails(struct battle *battle, unsigned moves);
/* The defender is at the move, the attacker has so many moves left: is there nothing that its
   half-move could decide, since no aim is reached by it and none comes after it? */
bool defence_decides_nothing(const struct battle *battle, unsigned moves);
/* The defender is at the move in a BRANCH: does it pass, because it moves in check only? */
bool defence_passes(const struct battle *battle);
/* The attacker is at the move: all legal moves that solve within so many moves, on the move stack.
 */
struct move_list push_solving(struct battle *battle, unsigned moves);

static inline bool is_self_or_reflex(const struct battle *battle) {
  return battle->node->end != END_DIRECT;
}

#endif
