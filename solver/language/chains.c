/* Recognising the traditional stipulations among structured ones: `white 3a[#]d` is #2.

   A chain is played as its branches are, with one difference: where the goal is reached before its
   time play ends, wherever in the chain that is.  Therefore nested branches become a chain only
   where the goal leaves the other side without a half-move, so that nothing could follow anyway.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/chains.h"

#include <stddef.h>

static const struct letter *letter_of(const struct stipulation *node, unsigned i) {
  return &node->branch->letters[i];
}

static bool is_branch(const struct stipulation *node, enum branch_play play) {
  return node != NULL && node->kind == NODE_BRANCH && node->branch->play == play;
}

/* Nothing but forks is said of it. */
static bool is_plain(const struct stipulation *node) {
  for (unsigned i = 0; i < 2; i++)
    if (letter_of(node, i)->constraint != NULL || letter_of(node, i)->in_check_only)
      return false;
  return !node->branch->hidden && !node->branch->ends_outer;
}

static bool is_leaf(const struct stipulation *node) {
  return node != NULL && node->kind == NODE_LEAF;
}

/* ---- battles ---- */

/* The goal of 1a[goal]d: the other side reaches it at once. */
static const struct stipulation *goal_at_once(const struct stipulation *node) {
  if (!is_branch(node, BRANCH_ATTACK) || node->length != 1 || node->branch->inverted ||
      letter_of(node, 0)->constraint != NULL || letter_of(node, 1)->constraint != NULL)
    return NULL;
  const struct stipulation *fork = letter_of(node, 0)->fork;
  return is_leaf(fork) ? fork : NULL;
}

/* Of r#n: the defender is to reach the goal, the attacker must not be able to. */
static bool is_reflex(const struct stipulation *node, const struct stipulation **goal,
                      enum battle_end *end) {
  const struct letter *attack = letter_of(node, 0), *defence = letter_of(node, 1);
  *goal = goal_at_once(attack->fork);
  *end = END_SEMI_REFLEX;
  if (*goal == NULL || attack->constraint != NULL || defence->fork != NULL ||
      attack->in_check_only || defence->in_check_only || node->length % 2 == 0)
    return false;
  const struct stipulation *constraint = defence->constraint;
  if (constraint == NULL)
    return true;
  *end = END_REFLEX;
  const struct stipulation *denied =
      constraint->kind == NODE_NOT ? goal_at_once(constraint->operands[0]) : NULL;
  return denied != NULL && same_goal(&denied->goal, &(*goal)->goal);
}

/* Of #n and s#n, the latter also with Quodlibet. */
static bool is_direct_or_self(const struct stipulation *node, const struct stipulation **goal,
                              enum battle_end *end, bool *quodlibet) {
  const struct stipulation *attack = letter_of(node, 0)->fork, *defence = letter_of(node, 1)->fork;
  if (!is_plain(node) || (attack != NULL && !is_leaf(attack)) ||
      (defence != NULL && !is_leaf(defence)))
    return false;
  *quodlibet = attack != NULL && defence != NULL;
  *goal = attack != NULL ? attack : defence;
  *end = defence != NULL ? END_SELF : END_DIRECT;
  if (*goal == NULL || (*quodlibet && !same_goal(&attack->goal, &defence->goal)))
    return false;
  return node->length % 2 == (*end == END_DIRECT);
}

static const struct stipulation *battle_of(struct arena *arena, const struct stipulation *node) {
  const struct stipulation *goal;
  enum battle_end end;
  bool quodlibet = false;
  if (node->branch->inverted || node->branch->hidden ||
      (node->least > 1 && node->least != node->length))
    return NULL;
  if (!is_direct_or_self(node, &goal, &end, &quodlibet) && !is_reflex(node, &goal, &end))
    return NULL;
  const unsigned moves = (node->length + 1) / 2;
  struct stipulation *battle = arena_alloc(arena, sizeof *battle);
  *battle = (struct stipulation){.kind = NODE_BATTLE,
                                 .side = node->side,
                                 .length = moves,
                                 .least = node->least > 1 ? moves : 1,
                                 .end = end,
                                 .goal = goal->goal,
                                 .quodlibet = quodlibet};
  return battle;
}

/* ---- help and series ---- */

static const struct stipulation *chain_of(struct arena *arena, const struct stipulation *node,
                                          bool nested);

/* The side that plays the last half-move. */
static enum colour last_side(const struct stipulation *node) {
  const bool others = node->branch->play == BRANCH_HELP && node->length % 2 == 0;
  return others ? opponent(node->side) : node->side;
}

static struct stipulation *chain_node(struct arena *arena, const struct stipulation *node,
                                      unsigned taken, const struct stipulation *next) {
  struct stipulation *own = arena_alloc(arena, sizeof *own);
  *own = (struct stipulation){.kind = node->branch->play == BRANCH_SERIES ? NODE_SERIES : NODE_HELP,
                              .side = node->side,
                              .length = node->length - taken,
                              .least = node->least > taken ? node->least - taken : 0,
                              .end = next->kind == NODE_BATTLE ? next->end : END_DIRECT,
                              .goal = next->goal,
                              .renumbers = node->renumbers,
                              .next = next};
  return own;
}

/* The last half-move reaches the goal. */
static const struct stipulation *goal_chain(struct arena *arena, const struct stipulation *node,
                                            const struct stipulation *leaf, bool nested) {
  struct stipulation *goal = arena_alloc(arena, sizeof *goal);
  *goal = (struct stipulation){
      .kind = NODE_GOAL, .side = last_side(node), .length = 1, .least = 1, .goal = leaf->goal};
  return nested && node->length == 1 ? goal : chain_node(arena, node, 1, goal);
}

/* Behind the last half-move the other side cannot but reach the goal: 1d[goal]a. */
static const struct stipulation *self_chain(struct arena *arena, const struct stipulation *node,
                                            const struct stipulation *forced) {
  const struct stipulation *leaf = letter_of(forced, 0)->fork;
  if (forced->length != 1 || !is_plain(forced) || !is_leaf(leaf) || forced->branch->inverted ||
      !goal_ends_play(&leaf->goal))
    return NULL;
  struct stipulation *battle = arena_alloc(arena, sizeof *battle);
  *battle = (struct stipulation){.kind = NODE_BATTLE,
                                 .side = last_side(node),
                                 .length = 1,
                                 .least = 1,
                                 .end = END_SELF,
                                 .goal = leaf->goal};
  return chain_node(arena, node, 1, battle);
}

static bool goes_on_to_end(const struct stipulation *chain) {
  while (chain->next != NULL)
    chain = chain->next;
  return goal_ends_play(&chain->goal);
}

static const struct stipulation *chain_of(struct arena *arena, const struct stipulation *node,
                                          bool nested) {
  if (!is_branch(node, BRANCH_HELP) && !is_branch(node, BRANCH_SERIES))
    return NULL;
  const bool series = node->branch->play == BRANCH_SERIES;
  const unsigned last = series ? 0 : (node->length - 1) % 2;
  const struct stipulation *fork = letter_of(node, last)->fork;
  if (!is_plain(node) || fork == NULL || letter_of(node, 1 - last)->fork != NULL)
    return NULL;
  if (is_leaf(fork))
    return nested && !goal_ends_play(&fork->goal) ? NULL : goal_chain(arena, node, fork, nested);
  if (is_branch(fork, BRANCH_DEFENCE))
    return self_chain(arena, node, fork);
  const struct stipulation *next = chain_of(arena, fork, true);
  return next != NULL && goes_on_to_end(next) ? chain_node(arena, node, 0, next) : NULL;
}

/* A chain of help play with an odd number of half-moves is told as begun with the second half of a
   move, which is what an inverted branch is told as; no other chain is (search/parts.c). */
static bool is_told_alike(const struct stipulation *tree, const struct stipulation *chain) {
  unsigned half_moves = 0;
  for (const struct stipulation *node = chain; node != NULL; node = node->next)
    half_moves += node->kind == NODE_BATTLE ? 2 * node->length : node->length;
  return tree->branch->inverted == (chain->kind == NODE_HELP && half_moves % 2 == 1);
}

const struct stipulation *chain_of_branch(struct arena *arena, const struct stipulation *tree) {
  if (tree->kind != NODE_BRANCH)
    return NULL;
  if (tree->branch->play == BRANCH_ATTACK)
    return battle_of(arena, tree);
  const struct stipulation *chain = chain_of(arena, tree, false);
  return chain != NULL && is_told_alike(tree, chain) ? chain : NULL;
}
