/* What the options make of a stipulation: the trees of set play and of the other half of Duplex.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PARTS_H
#define PREMIER_PARTS_H

#include "solver/search/stipulation.h"

#include <stdbool.h>

/* A tree of our own, to be changed. */
struct own_tree {
  struct stipulation nodes[MAX_NODES];
  struct branch branches[MAX_NODES];
  unsigned count;
};

/* A copy, with White and Black exchanged if asked for.  NULL if the tree has more than
   MAX_NODES nodes. */
struct stipulation *tree_copy(struct own_tree *own, const struct stipulation *tree,
                              bool exchange_sides);

/* Play as the options want it in one part. */
struct part_plan {
  const struct stipulation *tree;
  enum colour first; /* at the move in the diagram */
  unsigned left_out; /* half-moves left out before the first, for numbering */
  bool answers_only; /* the battle that remains is told in lines: in a chain only its forced
                        answers */
};

void actual_play(struct part_plan *plan, const struct stipulation *tree);
/* The play behind a key that has been played already (see stipulation_has_key); false where nothing
   is left to be played.  The tree, a copy in `own`, may be changed. */
bool post_key_play(struct part_plan *plan, struct own_tree *own, struct stipulation *tree);
/* The same without the first half-move (in series play: without the series); false where there is
   no such play.  The tree, a copy in `own`, may be changed. */
bool set_play(struct part_plan *plan, struct own_tree *own, struct stipulation *tree);

#endif
