/* Which play a part consists of.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/parts.h"

#include <stddef.h>

struct stipulation *tree_copy(struct own_tree *own, const struct stipulation *tree,
                              bool exchange_sides) {
  unsigned count = 0;
  for (const struct stipulation *node = tree; node; node = node->next) {
    if (count == MAX_NODES)
      return NULL;
    own->nodes[count] = *node;
    if (exchange_sides)
      own->nodes[count].side = opponent(node->side);
    if (count > 0)
      own->nodes[count - 1].next = &own->nodes[count];
    count++;
  }
  return count ? own->nodes : NULL;
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
  return half_moves(tree) % 2;
}

void actual_play(struct part_plan *plan, const struct stipulation *tree) {
  *plan = (struct part_plan){tree, tree->side, dots_before(tree), false};
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

bool set_play(struct part_plan *plan, struct stipulation *tree) {
  if (tree->kind == NODE_HELP && tree->length > 0)
    return set_play_of_help(plan, tree);
  if (tree->kind == NODE_SERIES)
    return without_series(plan, tree);
  *plan = (struct part_plan){tree, opponent(tree->side), 1, false};
  return tree->kind == NODE_BATTLE;
}
