/* Making trees of branches for structured stipulations, and of those traditional ones that a chain
   cannot say.  For the files of language/ only.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_BRANCHES_H
#define PREMIER_BRANCHES_H

#include "solver/board/arena.h"
#include "solver/search/stipulation.h"

/* A branch in the making: its node and what the node points to. */
struct new_branch {
  struct stipulation *node;
  struct branch *branch;
};

struct stipulation *new_leaf(struct arena *arena, struct goal goal);
/* `second` is NULL with NODE_NOT. */
struct stipulation *new_operator(struct arena *arena, enum node_kind kind,
                                 const struct stipulation *first, const struct stipulation *second);
/* Of length half-moves, at least `least`; nothing is said of its half-moves yet. */
struct new_branch new_branch(struct arena *arena, enum branch_play play, unsigned least,
                             unsigned length);
/* The same, and all half-moves of one letter, 0 or 1, are to reach the fork. */
struct stipulation *new_forked(struct arena *arena, enum branch_play play, unsigned least,
                               unsigned length, unsigned letter, const struct stipulation *fork);

/* The whole tree is there: `side` is at the move in the diagram.  Says who begins each branch and
   gives numbers; where a chain or a battle says the same, which are solved faster, that is
   returned.  NULL where the tree has too many nodes. */
const struct stipulation *settle_tree(struct arena *arena, struct stipulation *tree,
                                      enum colour side);

#endif
