/* Following a tree from its root to a leaf.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/shadow.h"

#include "solver/search/branch.h"

#include <stddef.h>

static bool is_series(const struct stipulation *node) {
  return node->branch->play == BRANCH_SERIES;
}

/* Half-moves of a branch by side, `played` having been played before. */
static void add_moves(const struct stipulation *node, unsigned played, unsigned left,
                      unsigned moves[2]) {
  unsigned others = is_series(node) ? 0 : (left + played % 2) / 2;
  moves[node->side] += left - others;
  moves[opponent(node->side)] += others;
}

/* The operand that is followed: both operands of an AND hold in the end. */
static const struct stipulation *followed(const struct stipulation *fork) {
  while (fork && fork->kind == NODE_AND)
    fork = fork->operands[0];
  return fork;
}

/* The fork that all lines of the branch end with; NULL where they may end with others. */
static const struct stipulation *end_of(const struct stipulation *node) {
  const struct branch *branch = node->branch;
  if (branch->play != BRANCH_HELP && branch->play != BRANCH_SERIES)
    return NULL;
  unsigned last = is_series(node) ? 0 : (node->length - 1) % 2;
  return branch->letters[1 - last].fork ? NULL : followed(branch->letters[last].fork);
}

static struct stipulation *add_node(struct shadow *shadow, enum node_kind kind, enum colour side,
                                    unsigned length) {
  struct stipulation *node = &shadow->nodes[shadow->count];
  *node = (struct stipulation){.kind = kind, .side = side, .length = length, .least = length};
  if (shadow->count++ > 0)
    shadow->nodes[shadow->count - 2].next = node;
  return node;
}

/* The leaf is reached by the last half-move of the branch. */
static void add_leaf(struct shadow *shadow, const struct stipulation *node,
                     const struct stipulation *leaf) {
  bool others = !is_series(node) && node->length % 2 == 0;
  shadow->last = others ? opponent(node->side) : node->side;
  shadow->nodes[shadow->count - 1].length--;
  shadow->nodes[shadow->count - 1].least--;
  add_node(shadow, NODE_GOAL, shadow->last, 1)->goal = leaf->goal;
}

/* Nested branches must have one length only, or it would not be known what is to come. */
static bool follow(struct shadow *shadow, const struct stipulation *tree) {
  for (const struct stipulation *node = tree; shadow->count + 2 <= MAX_SHADOW;) {
    const struct stipulation *end = end_of(node);
    if (!end || (end->kind != NODE_LEAF && end->kind != NODE_BRANCH))
      return false;
    if (node != tree && (node->least == 0 || branch_next_length(node, 0) != node->length))
      return false;
    add_node(shadow, is_series(node) ? NODE_SERIES : NODE_HELP, node->side, node->length);
    shadow->parries |= node->branch->letters[1].in_check_only;
    if (node != tree)
      add_moves(node, 0, node->length, shadow->behind);
    if (end->kind == NODE_LEAF) {
      add_leaf(shadow, node, end);
      return true;
    }
    node = end;
  }
  return false;
}

void shadow_make(struct shadow *shadow, const struct stipulation *tree) {
  *shadow = (struct shadow){.count = 0};
  if (tree->kind != NODE_BRANCH || !follow(shadow, tree))
    shadow->count = 0;
}

void shadow_moves(const struct shadow *shadow, const struct stipulation *tree, unsigned length,
                  unsigned left, unsigned moves[2]) {
  moves[WHITE] = shadow->behind[WHITE];
  moves[BLACK] = shadow->behind[BLACK];
  add_moves(tree, length - left, left, moves);
}
