/* Which play a part consists of.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/parts.h"

#include <stddef.h>

static struct stipulation *copy_node(struct own_tree *own, const struct stipulation *node,
                                     bool exchange_sides);

/* False where there is no more room. */
static bool copy_into(struct own_tree *own, const struct stipulation **place, bool exchange_sides) {
  if (*place)
    *place = copy_node(own, *place, exchange_sides);
  else
    return true;
  return *place != NULL;
}

static struct stipulation *copy_node(struct own_tree *own, const struct stipulation *node,
                                     bool exchange_sides) {
  if (own->count == MAX_NODES)
    return NULL;
  struct branch *branch = &own->branches[own->count];
  struct stipulation *copy = &own->nodes[own->count++];
  *copy = *node;
  if (exchange_sides)
    copy->side = opponent(node->side);
  bool whole = copy_into(own, &copy->next, exchange_sides) &&
               copy_into(own, &copy->operands[0], exchange_sides) &&
               copy_into(own, &copy->operands[1], exchange_sides);
  if (node->branch) {
    *branch = *node->branch;
    copy->branch = branch;
    for (unsigned i = 0; i < 2 && whole; i++)
      whole = copy_into(own, &branch->letters[i].fork, exchange_sides) &&
              copy_into(own, &branch->letters[i].constraint, exchange_sides);
  }
  return whole ? copy : NULL;
}

struct stipulation *tree_copy(struct own_tree *own, const struct stipulation *tree,
                              bool exchange_sides) {
  own->count = 0;
  return tree ? copy_node(own, tree, exchange_sides) : NULL;
}

/* Half-moves of pure help play from here to the end. */
static unsigned half_moves(const struct stipulation *tree) {
  unsigned sum = 0;
  for (const struct stipulation *node = tree; node; node = node->next)
    sum += node->kind == NODE_BATTLE ? 2 * node->length : node->length;
  return sum;
}

/* Help play is counted from its end: h#2.5 begins with "1...".  Proof games, whose goal is a
   position, are counted from their beginning. */
static unsigned dots_before(const struct stipulation *tree) {
  const struct stipulation *last = tree;
  while (last->next)
    last = last->next;
  if (tree->kind != NODE_HELP || last->goal.kind == GOAL_POSITION)
    return 0;
  return only_forced_is_left(tree) || half_moves(tree) % 2 == 1;
}

void actual_play(struct part_plan *plan, const struct stipulation *tree) {
  *plan = (struct part_plan){tree, tree->side, dots_before(tree), false};
  if (tree->kind == NODE_BRANCH)
    plan->left_out = tree->branch->inverted;
}

/* What the series of one side leads to, the other side being at the move. */
static bool set_play_without_series(struct part_plan *plan, const struct stipulation *fork) {
  while (fork && (fork->kind == NODE_OR || fork->kind == NODE_AND))
    fork = fork->operands[1];
  if (!fork || fork->kind != NODE_BRANCH || fork->branch->inverted || fork->renumbers)
    return false;
  *plan = (struct part_plan){fork, fork->side, 1, true};
  return true;
}

/* Begins with the second half-move. */
static void leave_first_out(struct stipulation *tree, struct branch *branch) {
  const struct letter first = branch->letters[0];
  branch->letters[0] = branch->letters[1];
  branch->letters[1] = first;
  tree->side = opponent(tree->side);
  tree->length--;
  tree->least = tree->least > 1 ? tree->least - 1 : 1;
}

bool post_key_play(struct part_plan *plan, struct own_tree *own, struct stipulation *tree) {
  *plan = (struct part_plan){tree, opponent(tree->side), 0, false};
  if (tree->kind == NODE_BATTLE)
    return true;
  if (tree->length < 2)
    return false;
  struct branch *branch = &own->branches[tree - own->nodes];
  leave_first_out(tree, branch);
  branch->play = BRANCH_DEFENCE;
  plan->left_out = 1;
  return true;
}

/* The first half-move of help play is left out; in a series, the whole of it. */
static bool set_play_of_branch(struct part_plan *plan, struct stipulation *tree,
                               struct branch *branch) {
  *plan = (struct part_plan){tree, opponent(tree->side), branch->inverted + 1U, false};
  if (branch->play == BRANCH_SERIES || branch->letters[1].in_check_only)
    return set_play_without_series(plan, branch->letters[0].fork);
  if (branch->play == BRANCH_ATTACK)
    return true;
  if (branch->play != BRANCH_HELP || tree->length < 2)
    return false;
  leave_first_out(tree, branch);
  return true;
}

static bool set_play_of_help(struct part_plan *plan, struct stipulation *tree) {
  *plan = (struct part_plan){tree, opponent(tree->side), dots_before(tree) + 1, false};
  tree->side = plan->first;
  tree->length--;
  tree->least = tree->least ? tree->least - 1 : 0;
  return true;
}

/* Without the series: what the other side does where it is. */
static bool without_series(struct part_plan *plan, const struct stipulation *tree) {
  const struct stipulation *next = tree->next;
  bool others_turn = next->kind == NODE_BATTLE || next->side != tree->side;
  *plan = (struct part_plan){next, opponent(tree->side), 1, next->kind == NODE_BATTLE};
  return others_turn && next->kind != NODE_SERIES;
}

bool set_play(struct part_plan *plan, struct own_tree *own, struct stipulation *tree) {
  if (tree->kind == NODE_BRANCH)
    return set_play_of_branch(plan, tree, &own->branches[tree - own->nodes]);
  if (tree->kind == NODE_HELP && tree->length > 0)
    return set_play_of_help(plan, tree);
  if (tree->kind == NODE_SERIES)
    return without_series(plan, tree);
  *plan = (struct part_plan){tree, opponent(tree->side), 1, false};
  return tree->kind == NODE_BATTLE;
}
