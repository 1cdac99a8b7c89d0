/* Operators, leaves, and the way into branches.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/structure.h"

#include "solver/search/branch.h"

static bool is_battle(const struct stipulation *node) {
  return node->branch->play == BRANCH_ATTACK || node->branch->play == BRANCH_DEFENCE;
}

static bool branch_holds(struct search *search, const struct stipulation *node, bool tells) {
  if (tells && node->branch->hidden) {
    bool holds = branch_holds(search, node, false);
    if (holds)
      tell_line(search, &(struct reached){0}, search->line_mark);
    return holds;
  }
  return is_battle(node) ? branch_fight(search, node, tells) : branch_seek(search, node, tells);
}

/* Who has passed has reached nothing. */
static bool leaf_holds(struct search *search, const struct stipulation *node) {
  return search->engine->latest(search->position) != NO_MOVE && search_reached(search, &node->goal);
}

/* The shorter operand is judged first. */
static bool both_hold(struct search *search, const struct stipulation *node) {
  const struct stipulation *first = node->operands[0], *second = node->operands[1];
  bool exchange = second->length < first->length;
  return structure_holds(search, exchange ? second : first) &&
         structure_holds(search, exchange ? first : second);
}

bool structure_holds(struct search *search, const struct stipulation *node) {
  if (!node)
    return false;
  switch (node->kind) {
  case NODE_LEAF:
    return leaf_holds(search, node);
  case NODE_AND:
    return both_hold(search, node);
  case NODE_OR:
    return structure_holds(search, node->operands[0]) || structure_holds(search, node->operands[1]);
  case NODE_NOT:
    return !structure_holds(search, node->operands[0]);
  case NODE_BRANCH:
    return branch_holds(search, node, false);
  default:
    return false;
  }
}

static void add_goal(struct reached *reached, const struct goal *goal) {
  if (reached->count < MAX_REACHED)
    reached->goals[reached->count++] = *goal;
}

/* Of alternatives the first that holds speaks for both; what is behind a "not" has no mark. */
static void add_reached(struct search *search, const struct stipulation *node,
                        struct reached *reached) {
  const unsigned before = reached->count;
  if (!node || (structure_is_leaf(node) && !structure_holds(search, node)))
    return;
  if (node->kind == NODE_LEAF)
    add_goal(reached, &node->goal);
  if (node->kind == NODE_AND || node->kind == NODE_OR) {
    add_reached(search, node->operands[0], reached);
    if (node->kind == NODE_AND || reached->count == before)
      add_reached(search, node->operands[1], reached);
  }
}

struct reached structure_reached(struct search *search, const struct stipulation *node) {
  struct reached reached = {0};
  add_reached(search, node, &reached);
  return reached;
}

bool structure_is_ended(struct search *search, const struct stipulation *fork) {
  const struct stipulation *leaf =
      search->run->options->goal_is_end ? stipulation_only_leaf(search->run->tree) : NULL;
  return leaf && !(fork && structure_is_leaf(fork)) && leaf->side != side_of(search) &&
         !goal_ends_play(&leaf->goal) && leaf_holds(search, leaf);
}

/* A line with nothing but leaves at its end. */
static bool tell_leaf(struct search *search, const struct stipulation *node) {
  if (!structure_holds(search, node))
    return false;
  const struct reached reached = structure_reached(search, node);
  tell_line(search, &reached, search->line_mark);
  return true;
}

/* Both operands hold before anything is told. */
static bool tell_both(struct search *search, const struct stipulation *node) {
  if (!structure_holds(search, node))
    return false;
  structure_tell(search, node->operands[0]);
  structure_tell(search, node->operands[1]);
  return true;
}

bool structure_tell(struct search *search, const struct stipulation *node) {
  if (!node)
    return false;
  if (structure_is_leaf(node))
    return tell_leaf(search, node);
  switch (node->kind) {
  case NODE_AND:
    return tell_both(search, node);
  case NODE_OR:
    return structure_tell(search, node->operands[0]) || structure_tell(search, node->operands[1]);
  case NODE_NOT: /* nothing to be told */
    return structure_holds(search, node);
  default:
    return branch_holds(search, node, true);
  }
}

bool structure_allows(struct search *search, const struct stipulation *constraint) {
  if (!constraint)
    return true;
  if (structure_is_leaf(constraint) && search->engine->latest(search->position) == NO_MOVE)
    return true;
  return structure_holds(search, constraint);
}
