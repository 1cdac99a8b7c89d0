/* Traditional stipulations as trees of branches, where a chain cannot say them: with introductory
   series (m->), parries (pser-, phser-) and reciprocal play (reci-).  The manual of Popeye gives
   the branches of many; the rest follows their pattern.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/branches.h"
#include "solver/language/demand.h"

/* A tree in the making and the side that begins it. */
struct begun {
  struct new_branch new;
  enum colour side;
};

/* One half-move that reaches the goal: of the side that is to, could or cannot but reach it. */
static struct stipulation *single(const struct demand *demand, enum branch_play play,
                                  struct arena *arena) {
  return new_forked(arena, play, 1, 1, 0, new_leaf(arena, demand->goal));
}

/* Half-moves that are forced and end play. */
static struct stipulation *forced(const struct demand *demand, enum branch_play play,
                                  struct arena *arena) {
  const struct new_branch new = new_branch(arena, play, 1, 1);
  new.branch->letters[0].fork = new_leaf(arena, demand->goal);
  new.branch->ends_outer = true;
  return new.node;
}

/* Reflex play: who can reach the goal must, and play is over. */
static struct stipulation *obligation(const struct demand *demand, struct arena *arena) {
  return forced(demand, BRANCH_ATTACK, arena);
}

/* Selfmates and the like: who cannot but reach the goal does, and play is over. */
static struct stipulation *compulsion(const struct demand *demand, struct arena *arena) {
  return forced(demand, BRANCH_DEFENCE, arena);
}

/* What the last half-move of the side that plays the series, or attacks, is to reach. */
static struct stipulation *only_fork_of(const struct demand *demand, struct arena *arena) {
  switch (demand->play) {
  case PLAY_DIRECT:
    return new_leaf(arena, demand->goal);
  case PLAY_SELF:
    return compulsion(demand, arena);
  case PLAY_HELP_SELF:
    if (demand->series)
      return new_forked(arena, BRANCH_HELP, 1, 1, 0, compulsion(demand, arena));
    return compulsion(demand, arena);
  case PLAY_HELP_REFLEX:
    if (demand->series)
      return new_forked(arena, BRANCH_HELP, 1, 1, 0, obligation(demand, arena));
    return obligation(demand, arena);
  case PLAY_HELP:
    return single(demand, BRANCH_HELP, arena);
  default:
    return obligation(demand, arena);
  }
}

/* Quodlibet: the attacker may reach the goal itself. */
static const struct stipulation *fork_of(const struct demand *demand, struct arena *arena) {
  struct stipulation *fork = only_fork_of(demand, arena);
  const bool forces = demand->play == PLAY_SELF || demand->play == PLAY_SEMI_REFLEX;
  if (!demand->quodlibet || !forces)
    return fork;
  return new_operator(arena, NODE_OR, new_leaf(arena, demand->goal), fork);
}

/* In reflex play the side must not be able to reach the goal itself. */
static const struct stipulation *constraint_of(const struct demand *demand, struct arena *arena) {
  const bool obliges = demand->play == PLAY_REFLEX || demand->play == PLAY_HELP_REFLEX;
  return obliges ? new_operator(arena, NODE_NOT, single(demand, BRANCH_ATTACK, arena), NULL) : NULL;
}

static bool is_battle(enum play play) {
  return play == PLAY_DIRECT || play == PLAY_SELF || play == PLAY_REFLEX ||
         play == PLAY_SEMI_REFLEX;
}

/* Black plays the series of ser-h#n; a position (pser-hdia) is reached by the partner's move, too,
   but White begins. */
static enum colour series_side(const struct demand *demand) {
  const bool others = demand->play == PLAY_HELP || demand->play == PLAY_HELP_SELF ||
                      demand->play == PLAY_HELP_REFLEX;
  return others && demand->goal.kind != GOAL_POSITION ? BLACK : WHITE;
}

static struct begun series(const struct demand *demand, struct arena *arena) {
  const unsigned least = demand->exact ? demand->moves : 1;
  struct begun begun = {new_branch(arena, BRANCH_SERIES, least, demand->moves),
                        series_side(demand)};
  begun.new.branch->letters[0].fork = fork_of(demand, arena);
  begun.new.branch->letters[0].constraint = constraint_of(demand, arena);
  return begun;
}

static struct begun parry_series(const struct demand *demand, struct arena *arena) {
  const bool battle = is_battle(demand->play) && demand->parry == PARRY;
  const unsigned length = 2 * demand->moves - 1;
  struct begun begun = {
      new_branch(arena, battle ? BRANCH_ATTACK : BRANCH_HELP, demand->exact ? length : 1, length),
      series_side(demand)};
  begun.new.branch->letters[0].fork = fork_of(demand, arena);
  begun.new.branch->letters[1].constraint = constraint_of(demand, arena);
  begun.new.branch->letters[1].in_check_only = true;
  if (demand->play == PLAY_SELF && battle) /* a parry that reaches the goal is none */
    begun.new.branch->letters[1].fork = new_leaf(arena, demand->goal);
  return begun;
}

/* Behind an introductory series.  The side with the last move is White but in hs#n and the like.
   Reading: with half a move more the series is the same side's as without, which goes on; as
   Popeye. */
static struct begun help(const struct demand *demand, unsigned half_moves, struct arena *arena) {
  const bool answered = demand->play != PLAY_HELP;
  const bool position = demand->goal.kind == GOAL_POSITION;
  const unsigned length = half_moves - answered, last = (length - 1) % 2;
  const bool odd = (length - demand->half) % 2 == 1; /* of whole moves */
  const unsigned least = demand->exact ? length : answered ? length % 2 : 1;
  struct begun begun = {new_branch(arena, BRANCH_HELP, least, length),
                        position || odd ? WHITE : BLACK};
  begun.new.branch->inverted = demand->half && !position;
  struct letter *letters = begun.new.branch->letters;
  letters[last].fork = answered ? fork_of(demand, arena) : new_leaf(arena, demand->goal);
  letters[1 - last].constraint = constraint_of(demand, arena);
  return begun;
}

static struct begun battle(const struct demand *demand, struct arena *arena) {
  const bool self = demand->play == PLAY_SELF;
  const unsigned length = 2 * demand->moves - !self;
  struct begun begun = {new_branch(arena, BRANCH_ATTACK, demand->exact ? length : 1, length),
                        WHITE};
  struct letter *letters = begun.new.branch->letters;
  letters[self].fork = self ? new_leaf(arena, demand->goal) : fork_of(demand, arena);
  if (self && demand->quodlibet)
    letters[0].fork = new_leaf(arena, demand->goal);
  letters[1].constraint = constraint_of(demand, arena);
  return begun;
}

/* Black, at the move, reaches its goal at once, and can also help White to the other one. */
static struct stipulation *reciprocal_end(const struct demand *demand, bool after_series,
                                          struct arena *arena) {
  struct new_branch helped = new_branch(arena, BRANCH_HELP, 2, 2);
  struct new_branch own = new_branch(arena, BRANCH_HELP, 1, 1);
  helped.branch->letters[1].fork = new_leaf(arena, demand->goal);
  own.branch->letters[0].fork = new_leaf(arena, demand->other_goal);
  helped.branch->inverted = own.branch->inverted = after_series;
  return new_operator(arena, NODE_AND, helped.node, own.node);
}

static struct stipulation *reciprocal(const struct demand *demand, unsigned half_moves,
                                      enum colour *side, struct arena *arena) {
  const unsigned length = demand->series ? demand->moves - 1 : half_moves - 2;
  struct stipulation *end = reciprocal_end(demand, demand->series && length > 0, arena);
  *side = BLACK;
  if (length == 0)
    return end;
  const unsigned least = demand->exact ? length : demand->series ? 1 : length % 2;
  struct new_branch before =
      new_branch(arena, demand->series ? BRANCH_SERIES : BRANCH_HELP, least, length);
  before.branch->letters[demand->series ? 0 : (length - 1) % 2].fork = end;
  before.branch->inverted = !demand->series && length % 2 == 1;
  return before.node;
}

/* The other side's series comes first. */
static struct stipulation *after_intro(const struct demand *demand, struct stipulation *main,
                                       enum colour *side, struct arena *arena) {
  *side = opponent(*side);
  return new_forked(arena, BRANCH_SERIES, 1, demand->intro, 0, main);
}

const struct stipulation *demand_branches(const struct demand *demand, unsigned half_moves,
                                          struct arena *arena) {
  struct stipulation *tree;
  enum colour side;
  if (demand->reciprocal) {
    tree = reciprocal(demand, half_moves, &side, arena);
  } else {
    const struct begun begun = demand->parry != NO_PARRY ? parry_series(demand, arena)
                               : demand->series          ? series(demand, arena)
                               : is_battle(demand->play) ? battle(demand, arena)
                                                         : help(demand, half_moves, arena);
    tree = begun.new.node;
    side = begun.side;
  }
  if (demand->intro > 0)
    tree = after_intro(demand, tree, &side, arena);
  return settle_tree(arena, tree, side);
}
