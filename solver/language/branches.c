/* Who begins where: behind a half-move the other side is at the move, unless a branch is inverted.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/branches.h"

#include "solver/language/chains.h"

#include <stddef.h>

struct stipulation *new_leaf(struct arena *arena, struct goal goal) {
  struct stipulation *node = arena_alloc(arena, sizeof *node);
  *node = (struct stipulation){.kind = NODE_LEAF, .goal = goal};
  return node;
}

struct stipulation *new_operator(struct arena *arena, enum node_kind kind,
                                 const struct stipulation *first,
                                 const struct stipulation *second) {
  struct stipulation *node = arena_alloc(arena, sizeof *node);
  *node = (struct stipulation){.kind = kind, .operands = {first, second}};
  return node;
}

struct new_branch new_branch(struct arena *arena, enum branch_play play, unsigned least,
                             unsigned length) {
  struct new_branch new = {arena_alloc(arena, sizeof *new.node),
                           arena_alloc(arena, sizeof *new.branch)};
  *new.branch = (struct branch){.play = play};
  *new.node = (struct stipulation){.kind = NODE_BRANCH,
                                   .length = length,
                                   .least = least,
                                   .end = END_FORKS,
                                   .branch = new.branch};
  return new;
}

struct stipulation *new_forked(struct arena *arena, enum branch_play play, unsigned least,
                               unsigned length, unsigned letter, const struct stipulation *fork) {
  struct new_branch new = new_branch(arena, play, least, length);
  new.branch->letters[letter].fork = fork;
  return new.node;
}

/* The nodes are the reader's own until the tree is handed out; only then they are read-only. */
struct settling {
  unsigned nodes, branches;
};

static void settle(struct settling *settling, const struct stipulation *node, enum colour side,
                   bool nested);

/* Popeye counts from 1 again where a nested branch is a loop: a series of more than one half-move,
   other play of more than two (measured). */
static bool renumbers(const struct stipulation *node) {
  return node->length > (node->branch->play == BRANCH_SERIES ? 1 : 2);
}

static void settle_letters(struct settling *settling, const struct stipulation *node) {
  const bool series = node->branch->play == BRANCH_SERIES;
  for (unsigned i = 0; i < 2; i++) {
    const struct letter *letter = &node->branch->letters[i];
    const enum colour mover = i == 0 ? node->side : opponent(node->side);
    if (letter->fork != NULL)
      settle(settling, letter->fork, opponent(mover), true);
    if (letter->constraint != NULL)
      settle(settling, letter->constraint, series ? mover : opponent(mover), true);
  }
}

static void settle(struct settling *settling, const struct stipulation *node, enum colour side,
                   bool nested) {
  struct stipulation *own = (struct stipulation *)node;
  settling->nodes++;
  own->side = side;
  if (node->kind == NODE_BRANCH) {
    own->side = node->branch->inverted ? opponent(side) : side;
    own->id = ++settling->branches;
    own->renumbers = nested && renumbers(node);
    settle_letters(settling, node);
  }
  for (unsigned i = 0; i < 2; i++)
    if (node->operands[i] != NULL)
      settle(settling, node->operands[i], side, nested);
}

const struct stipulation *settle_tree(struct arena *arena, struct stipulation *tree,
                                      enum colour side) {
  struct settling settling = {0, 0};
  settle(&settling, tree, side, false);
  if (settling.nodes > MAX_NODES)
    return NULL;
  const struct stipulation *chain = chain_of_branch(arena, tree);
  return chain != NULL ? chain : tree;
}
