/* Going through the whole tree of a stipulation.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/stipulation.h"

#include <stddef.h>

static bool letter_has_goal(const struct letter *letter, bool (*is)(const struct goal *goal)) {
  return stipulation_has_goal(letter->fork, is) || stipulation_has_goal(letter->constraint, is);
}

bool stipulation_has_goal(const struct stipulation *tree, bool (*is)(const struct goal *goal)) {
  for (; tree; tree = tree->next)
    switch (tree->kind) {
    case NODE_GOAL:
    case NODE_BATTLE:
    case NODE_LEAF:
      if (is(&tree->goal))
        return true;
      break;
    case NODE_BRANCH:
      if (letter_has_goal(&tree->branch->letters[0], is) ||
          letter_has_goal(&tree->branch->letters[1], is))
        return true;
      break;
    case NODE_AND:
    case NODE_OR:
    case NODE_NOT:
      if (stipulation_has_goal(tree->operands[0], is) ||
          stipulation_has_goal(tree->operands[1], is))
        return true;
      break;
    default:
      break;
    }
  return false;
}

enum colour defender_of(const struct stipulation *tree) {
  const struct stipulation *last = tree;
  if (!tree)
    return BLACK;
  while (last->next)
    last = last->next;
  return opponent(tree->kind == NODE_SERIES ? tree->side : last->side);
}

/* False where there is another leaf than `*only`, which is set to the first one found. */
static bool is_only_leaf(const struct stipulation *node, const struct stipulation **only) {
  if (!node)
    return true;
  if (node->kind == NODE_BRANCH)
    return is_only_leaf(node->branch->letters[0].fork, only) &&
           is_only_leaf(node->branch->letters[1].fork, only);
  if (node->kind != NODE_LEAF)
    return is_only_leaf(node->operands[0], only) && is_only_leaf(node->operands[1], only);
  if (!*only)
    *only = node;
  return node->side == (*only)->side && same_goal(&node->goal, &(*only)->goal);
}

const struct stipulation *stipulation_only_leaf(const struct stipulation *tree) {
  const struct stipulation *only = NULL;
  return is_only_leaf(tree, &only) ? only : NULL;
}

bool stipulation_has_key(const struct stipulation *tree) {
  return tree->kind == NODE_BATTLE ||
         (tree->kind == NODE_BRANCH && tree->branch->play == BRANCH_ATTACK &&
          tree->branch->letters[1].in_check_only);
}

bool only_forced_is_left(const struct stipulation *tree) {
  return tree->kind == NODE_HELP && tree->length == 0 && tree->next->side != tree->side;
}

bool structure_is_leaf(const struct stipulation *node) {
  if (node->kind == NODE_LEAF)
    return true;
  if (node->kind != NODE_AND && node->kind != NODE_OR && node->kind != NODE_NOT)
    return false;
  return structure_is_leaf(node->operands[0]) &&
         (!node->operands[1] || structure_is_leaf(node->operands[1]));
}
