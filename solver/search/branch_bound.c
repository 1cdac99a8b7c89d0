/* One bound for each number of half-moves of the side that parries.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/branch_bound.h"

#include "solver/search/search.h"

#include <stdlib.h>

enum { MOST_BOUNDS = 24 };

struct branch_bound {
  struct bound *bounds[MOST_BOUNDS]; /* [i]: i half-moves of the second side in the root branch; */
  unsigned count;                    /* … where it does not parry there is one, for all of them */
  uint32_t *entered;                 /* by depth of the line: the bounds that let it through */
  unsigned depth, room;
  unsigned root_length; /* the diagram has been entered for lines of this length */
  bool root_is_dead;    /* … and there are none */
};

struct branch_bound *branch_bound_new(const struct plan *plan, const struct shadow *shadow,
                                      const struct stipulation *tree) {
  unsigned count = shadow->parries ? tree->length / 2 + 1 : 1;
  if (count > MOST_BOUNDS)
    return NULL;
  struct branch_bound *all = calloc(1, sizeof *all);
  if (!all)
    return NULL;
  for (; all->count < count; all->count++) {
    all->bounds[all->count] = bound_new(plan, shadow->nodes);
    if (!all->bounds[all->count]) {
      branch_bound_free(all);
      return NULL;
    }
  }
  return all;
}

void branch_bound_free(struct branch_bound *bound) {
  if (!bound)
    return;
  for (unsigned i = 0; i < bound->count; i++)
    bound_free(bound->bounds[i]);
  free(bound->entered);
  free(bound);
}

/* Half-moves that the second side of the root branch has made of `played`, passes not counted. */
static unsigned parries_made(const struct search *search, unsigned played) {
  return search_plies(search) - (played + 1) / 2;
}

static bool enter_one(const struct search *search, unsigned number, unsigned length,
                      unsigned left) {
  const struct shadow *shadow = search->run->shadow;
  const struct stipulation *tree = search->run->tree;
  enum colour second = opponent(tree->side);
  unsigned moves[2];
  shadow_moves(shadow, tree, length, left, moves);
  if (shadow->parries) {
    unsigned made = parries_made(search, length - left);
    unsigned most = moves[second] - shadow->behind[second];
    if (number < made || number - made > most)
      return false;
    moves[second] = shadow->behind[second] + number - made;
  }
  return moves[shadow->last] > 0 &&
         bound_enter(search->branch_bound->bounds[number], search->position, moves[shadow->last],
                     moves[opponent(shadow->last)]);
}

static void make_room(struct branch_bound *all) {
  if (all->depth < all->room)
    return;
  all->room = 2 * all->room + 64;
  all->entered = realloc(all->entered, all->room * sizeof *all->entered);
  if (!all->entered)
    abort(); /* like the search's own path */
}

bool branch_bound_enter(struct search *search, unsigned length, unsigned left) {
  struct branch_bound *all = search->branch_bound;
  if (!all)
    return true;
  make_room(all);
  uint32_t before = all->depth > 0 ? all->entered[all->depth - 1] : ~UINT32_C(0), now = 0;
  for (unsigned i = 0; i < all->count; i++)
    if ((before >> i & 1) && enter_one(search, i, length, left))
      now |= UINT32_C(1) << i;
  if (now == 0)
    return false;
  all->entered[all->depth++] = now;
  return true;
}

void branch_bound_leave(struct search *search) {
  struct branch_bound *all = search->branch_bound;
  if (!all)
    return;
  uint32_t now = all->entered[--all->depth];
  for (unsigned i = 0; i < all->count; i++)
    if (now >> i & 1)
      bound_leave(all->bounds[i]);
}

bool branch_bound_enter_root(struct search *search, unsigned length) {
  struct branch_bound *all = search->branch_bound;
  if (!all)
    return true;
  if (all->root_length != length) {
    if (all->root_length && !all->root_is_dead)
      branch_bound_leave(search);
    all->root_length = length;
    all->root_is_dead = !branch_bound_enter(search, length, length);
  }
  return !all->root_is_dead;
}

bool branch_bound_is_too_far(const struct search *search, unsigned length, unsigned left) {
  const struct shadow *shadow = search->run->shadow;
  enum colour second = opponent(search->run->tree->side);
  unsigned moves[2];
  if (!search->position_bound)
    return false;
  shadow_moves(shadow, search->run->tree, length, left, moves);
  const unsigned least = shadow->parries ? shadow->behind[second] : moves[second];
  for (;; moves[second]--) {
    if (!position_bound_forbids(search->position_bound, search->position, moves[WHITE],
                                moves[BLACK]))
      return false;
    if (moves[second] == least)
      return true;
  }
}
