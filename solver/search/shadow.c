/* Following a tree from its root to a leaf, over every length of the branches on the way.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/shadow.h"

#include "solver/search/branch.h"

#include <stddef.h>

static bool is_series(const struct stipulation *node) {
  return node->branch->play == BRANCH_SERIES;
}

static bool in_lines(const struct stipulation *node) {
  return node->branch->play == BRANCH_HELP || is_series(node);
}

/* Half-moves of a branch by side, `played` having been played before. */
static void add_moves(const struct stipulation *node, unsigned played, unsigned left,
                      unsigned moves[2]) {
  unsigned others = is_series(node) ? 0 : (left + played % 2) / 2;
  moves[node->side] += left - others;
  moves[opponent(node->side)] += others;
}

static const struct stipulation *followed(const struct stipulation *fork, unsigned choice) {
  while (fork && fork->kind == NODE_AND)
    fork = fork->operands[choice];
  return fork;
}

static bool has_and(const struct stipulation *fork) {
  return fork && fork->kind == NODE_AND;
}

/* The fork that lines of the branch with that length end with.  Lines of the root have any length
   and must all end with the same one. */
static const struct stipulation *fork_of(const struct stipulation *node, unsigned length,
                                         bool is_root) {
  const struct letter *letters = node->branch->letters;
  const unsigned last = is_series(node) ? 0 : (length - 1) % 2;
  return is_root && letters[1 - last].fork ? NULL : letters[last].fork;
}

/* What is known of a way so far, and where more of them go. */
struct following {
  struct shadows *shadows;
  struct shadow way;
  bool forked; /* there is an AND on the way */
};

/* The nodes of a way that has come to a leaf, which the last half-move of its last branch reaches.
 */
static void make_chain(struct shadow *way, const struct stipulation *leaf) {
  for (unsigned i = 0; i < way->count; i++) {
    const struct stipulation *branch = way->branches[i];
    const bool last = i + 1 == way->count, series = is_series(branch);
    const bool others = !series && way->lengths[i] % 2 == 0;
    way->chain[i] = (struct stipulation){.kind = series ? NODE_SERIES : NODE_HELP,
                                         .side = branch->side,
                                         .length = way->lengths[i] - last,
                                         .least = way->lengths[i] - last};
    if (last)
      way->last = others ? opponent(branch->side) : branch->side;
  }
  way->chain[way->count] = (struct stipulation){
      .kind = NODE_GOAL, .side = way->last, .length = 1, .least = 1, .goal = leaf->goal};
}

/* Chains are linked where they have come to rest. */
static void link_chain(struct shadow *way) {
  for (unsigned i = 0; i < way->count; i++)
    way->chain[i].next = &way->chain[i + 1];
}

static bool add_way(struct following *following, const struct stipulation *leaf) {
  struct shadows *shadows = following->shadows;
  struct shadow *way = &shadows->list[shadows->count];
  if (shadows->count == MAX_SHADOWS)
    return false;
  shadows->count++;
  *way = following->way;
  make_chain(way, leaf);
  link_chain(way);
  way->inner &= !way->parries;
  for (unsigned i = 0; i < way->count; i++)
    for (unsigned j = i + 1; j < way->count; j++)
      add_moves(way->branches[j], 0, way->lengths[j], way->behind[i]);
  return true;
}

static bool follow(struct following *following, const struct stipulation *node);

/* Lines of that length; a branch of no half-moves, or a side of a battle that passes, is nothing
   that a chain knows. */
static bool follow_length(struct following *following, const struct stipulation *node,
                          unsigned length) {
  struct following on = *following;
  struct shadow *way = &on.way;
  const bool is_root = way->count == 0;
  const struct letter *letters = node->branch->letters;
  const struct stipulation *fork = fork_of(node, length, is_root);
  const struct stipulation *end = followed(fork, way->choice);
  if (!end || way->count == MAX_SHADOW || (!is_root && node->least == 0) ||
      (!in_lines(node) && (is_root || letters[0].in_check_only || letters[1].in_check_only)))
    return false;
  way->branches[way->count] = node;
  way->lengths[way->count++] = length;
  way->parries |= letters[1].in_check_only;
  way->inner &= node->least > 0 && (is_root || !node->branch->ends_outer) &&
                (in_lines(node) || end->kind == NODE_LEAF);
  on.forked |= has_and(fork);
  bool known = end->kind == NODE_LEAF ? add_way(&on, end) : follow(&on, end);
  following->forked |= on.forked;
  return known;
}

/* All that come after a node must be known. */
static bool follow(struct following *following, const struct stipulation *node) {
  if (node->kind != NODE_BRANCH)
    return false;
  if (following->way.count == 0)
    return follow_length(following, node, node->length);
  unsigned length = branch_next_length(node, 0);
  bool known = length > 0;
  for (; length > 0 && known; length = branch_next_length(node, length))
    known = follow_length(following, node, length);
  return known;
}

/* Parries in a branch with others of several lengths would make too many ways. */
static bool has_parries_in_many(const struct shadows *shadows, unsigned from) {
  bool parries = false;
  for (unsigned i = from; i < shadows->count; i++)
    parries |= shadows->list[i].parries;
  return parries && (shadows->count > from + 1 || from > 0);
}

void shadows_make(struct shadows *shadows, const struct stipulation *tree) {
  bool forked = true;
  shadows->count = 0;
  for (unsigned choice = 0; choice < CHOICES && forked; choice++) {
    struct following following = {.shadows = shadows, .way = {.choice = choice, .inner = true}};
    const unsigned before = shadows->count;
    if (!follow(&following, tree) || has_parries_in_many(shadows, before))
      shadows->count = before;
    forked = following.forked;
  }
}

int shadow_place(const struct shadow *shadow, const struct stipulation *branch) {
  const unsigned count = shadow->inner ? shadow->count : 1;
  for (unsigned i = 0; i < count; i++)
    if (shadow->branches[i] == branch)
      return (int)i;
  return -1;
}

void shadow_moves(const struct shadow *shadow, unsigned place, unsigned length, unsigned left,
                  unsigned moves[2]) {
  moves[WHITE] = shadow->behind[place][WHITE];
  moves[BLACK] = shadow->behind[place][BLACK];
  add_moves(shadow->branches[place], length - left, left, moves);
}
