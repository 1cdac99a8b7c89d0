/* Which lengths the legs of a chain may have, and who plays where.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/chain.h"

#include "solver/board/square.h"

static bool is_leaf(const struct stipulation *node) {
  return node->kind == NODE_GOAL || node->kind == NODE_BATTLE;
}

/* In help play the sides alternate: a leg may be shorter by whole moves only, or the wrong side
   would have to play what follows. */
static unsigned step_of(const struct stipulation *node) {
  return node->kind == NODE_HELP ? 2 : 1;
}

static unsigned least_of(const struct stipulation *node) {
  if (is_leaf(node))
    return node->length;
  unsigned excess = node->length > node->least ? node->length - node->least : 0;
  return node->length - excess / step_of(node) * step_of(node);
}

static void sum_up(struct chain *chain) {
  unsigned behind = 0;
  for (unsigned i = chain->count; i-- > 0;) {
    chain->legs[i].behind = behind;
    behind += chain->legs[i].length;
  }
}

bool chain_shortest(struct chain *chain, const struct stipulation *tree) {
  chain->count = 0;
  for (const struct stipulation *node = tree; node; node = node->next) {
    if (chain->count == MAX_LEGS)
      return false;
    chain->legs[chain->count++] = (struct leg){.node = node, .length = least_of(node)};
    if (is_leaf(node)) {
      sum_up(chain);
      return true;
    }
  }
  return false;
}

bool chain_is_longest(const struct chain *chain) {
  for (unsigned i = 0; i < chain->count; i++)
    if (chain->legs[i].length < chain->legs[i].node->length)
      return false;
  return true;
}

static unsigned total_of(const struct chain *chain) {
  return chain->legs[0].length + chain->legs[0].behind;
}

/* The next combination of lengths, as a counter counts; false when it starts again. */
static bool count_on(struct chain *chain) {
  for (unsigned i = chain->count; i-- > 0;) {
    struct leg *leg = &chain->legs[i];
    if (leg->length + step_of(leg->node) <= leg->node->length) {
      leg->length += step_of(leg->node);
      sum_up(chain);
      return true;
    }
    leg->length = least_of(leg->node);
  }
  sum_up(chain);
  return false;
}

bool chain_next(struct chain *chain) {
  if (chain_is_longest(chain))
    return false;
  unsigned total = total_of(chain);
  for (;;) {
    while (count_on(chain))
      if (total_of(chain) == total)
        return true;
    total++;
    if (total_of(chain) == total)
      return true;
  }
}

enum colour chain_side(const struct chain *chain, unsigned leg, unsigned left) {
  const struct stipulation *node = chain->legs[leg].node;
  bool others_turn = node->kind == NODE_HELP && (chain->legs[leg].length - left) % 2 == 1;
  return others_turn ? opponent(node->side) : node->side;
}

void chain_moves(const struct chain *chain, unsigned leg, unsigned left, unsigned moves[2]) {
  moves[WHITE] = moves[BLACK] = 0;
  for (;;) {
    enum colour side = chain_side(chain, leg, left);
    unsigned others = chain->legs[leg].node->kind == NODE_HELP ? left / 2 : 0;
    moves[side] += left - others;
    moves[opponent(side)] += others;
    if (++leg == chain->count)
      return;
    left = chain->legs[leg].length;
  }
}
