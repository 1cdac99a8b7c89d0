/* One bound for each shadow and each number of half-moves of a side that parries.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/branch_bound.h"

#include "solver/search/search.h"

#include <stdlib.h>

enum { MOST_BOUNDS = 32 };

struct way {
  struct bound *bound;
  const struct shadow *shadow;
  unsigned parries; /* half-moves of the second side in the root branch, where it parries */
};

struct branch_bound {
  struct way ways[MOST_BOUNDS];
  unsigned count;
  uint32_t *entered; /* by depth of the line: the ways that are open */
  unsigned depth, room;
  unsigned root_length; /* the diagram has been entered for lines of this length */
  bool root_is_dead;    /* … and there are none */
  unsigned long long budget;
  bool silent; /* the second choice is too dear and is not asked for lines of the root's length */
};

/* Drafting the diagram for the second choice may take so many times what the first one took, and a
   little more. */
enum { DEARER = 4, LITTLE = 1 << 15 /* half-moves */ };

static bool add_way(struct branch_bound *all, const struct plan *plan, const struct shadow *shadow,
                    unsigned parries) {
  if (all->count == MOST_BOUNDS)
    return false;
  struct bound *bound = bound_new(plan, shadow->chain);
  if (!bound)
    return false;
  all->ways[all->count++] = (struct way){bound, shadow, parries};
  return true;
}

static bool add_ways(struct branch_bound *all, const struct plan *plan,
                     const struct shadow *shadow) {
  const unsigned numbers = shadow->parries ? shadow->branches[0]->length / 2 + 1 : 1;
  bool added = true;
  for (unsigned i = 0; i < numbers && added; i++)
    added = add_way(all, plan, shadow, i);
  return added;
}

static void drop_ways(struct branch_bound *all, unsigned count) {
  while (all->count > count)
    bound_free(all->ways[--all->count].bound);
}

/* Of a choice all ways must be known. */
static void add_choice(struct branch_bound *all, const struct plan *plan,
                       const struct shadows *shadows, unsigned choice) {
  const unsigned before = all->count;
  for (unsigned i = 0; i < shadows->count; i++)
    if (shadows->list[i].choice == choice && !add_ways(all, plan, &shadows->list[i])) {
      drop_ways(all, before);
      return;
    }
}

struct branch_bound *branch_bound_new(const struct plan *plan, const struct shadows *shadows) {
  struct branch_bound *all = calloc(1, sizeof *all);
  if (!all)
    return NULL;
  for (unsigned choice = 0; choice < CHOICES; choice++)
    add_choice(all, plan, shadows, choice);
  if (all->count > 0)
    return all;
  branch_bound_free(all);
  return NULL;
}

void branch_bound_free(struct branch_bound *bound) {
  if (!bound)
    return;
  drop_ways(bound, 0);
  free(bound->entered);
  free(bound);
}

void branch_bound_allow(struct branch_bound *bound, unsigned long long half_moves) {
  bound->budget = half_moves > 0 ? branch_bound_cost(bound) + half_moves : 0;
}

void branch_bound_watch(struct branch_bound *bound, bool (*is_over)(void *run), void *run) {
  for (unsigned i = 0; i < bound->count; i++)
    bound_watch(bound->ways[i].bound, is_over, run);
}

static unsigned long long cost_of(const struct branch_bound *all, unsigned choice) {
  unsigned long long cost = 0;
  for (unsigned i = 0; i < all->count; i++)
    if (all->ways[i].shadow->choice == choice)
      cost += bound_cost(all->ways[i].bound);
  return cost;
}

unsigned long long branch_bound_cost(const struct branch_bound *bound) {
  return cost_of(bound, 0) + cost_of(bound, 1);
}

static unsigned long long difference(unsigned long long a, unsigned long long b) {
  return a > b ? a - b : 1;
}

/* A way may take what all others leave; where that is nothing, next to nothing. */
static void share_budget(const struct branch_bound *all, const struct way *way) {
  const unsigned long long first = cost_of(all, 0), second = cost_of(all, 1);
  unsigned long long share = all->budget ? difference(all->budget, first + second) : 0;
  if (all->depth == 0 && way->shadow->choice == 1 && first > 0) {
    const unsigned long long most = difference(DEARER * first + LITTLE, second);
    share = share && share < most ? share : most;
  }
  bound_allow(way->bound, share);
}

/* Has drafting been given up because it was dearer than the first choice allows, not for want of
   budget? */
static bool is_too_dear(const struct branch_bound *all) {
  const unsigned long long first = cost_of(all, 0), second = cost_of(all, 1);
  for (unsigned i = 0; i < all->count; i++)
    if (all->ways[i].shadow->choice == 1 && bound_has_given_up(all->ways[i].bound))
      return first > 0 && second >= DEARER * first;
  return false;
}

/* Half-moves that the second side of the root branch has made of `played`, passes not counted. */
static unsigned parries_made(const struct search *search, unsigned played) {
  return search_plies(search) - (played + 1) / 2;
}

static bool enter_one(const struct search *search, const struct way *way, unsigned place,
                      unsigned length, unsigned left) {
  const struct shadow *shadow = way->shadow;
  const enum colour second = opponent(shadow->branches[0]->side);
  unsigned moves[2];
  shadow_moves(shadow, place, length, left, moves);
  if (shadow->parries) {
    unsigned made = parries_made(search, length - left);
    unsigned most = moves[second] - shadow->behind[0][second];
    if (way->parries < made || way->parries - made > most)
      return false;
    moves[second] = shadow->behind[0][second] + way->parries - made;
  }
  if (moves[shadow->last] == 0)
    return false;
  share_budget(search->branch_bound, way);
  return bound_enter(way->bound, search->position, moves[shadow->last],
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

static void leave(struct branch_bound *all, uint32_t ways) {
  for (unsigned i = 0; i < all->count; i++)
    if (ways >> i & 1)
      bound_leave(all->ways[i].bound);
}

bool branch_bound_enter(struct search *search, const struct stipulation *branch, unsigned length,
                        unsigned left) {
  struct branch_bound *all = search->branch_bound;
  if (!all)
    return true;
  make_room(all);
  uint32_t before = all->depth > 0 ? all->entered[all->depth - 1] : ~UINT32_C(0), now = 0;
  bool concerned[CHOICES] = {false}, open[CHOICES] = {false};
  for (unsigned i = 0; i < all->count; i++) {
    const struct way *way = &all->ways[i];
    const bool silent = all->silent && way->shadow->choice == 1;
    const int place = silent ? -1 : shadow_place(way->shadow, branch);
    concerned[way->shadow->choice] |= place >= 0;
    if (place < 0 || !(before >> i & 1) || (place > 0 && way->shadow->lengths[place] != length) ||
        !enter_one(search, way, (unsigned)place, length, left))
      continue;
    open[way->shadow->choice] = true;
    now |= UINT32_C(1) << i;
  }
  for (unsigned choice = 0; choice < CHOICES; choice++)
    if (concerned[choice] && !open[choice]) {
      leave(all, now);
      return false;
    }
  all->entered[all->depth++] = now;
  return true;
}

void branch_bound_leave(struct search *search) {
  struct branch_bound *all = search->branch_bound;
  if (all)
    leave(all, all->entered[--all->depth]);
}

static bool has_given_up(const struct branch_bound *all) {
  for (unsigned i = 0; i < all->count; i++)
    if (bound_has_given_up(all->ways[i].bound))
      return true;
  return false;
}

bool branch_bound_enter_root(struct search *search, unsigned length) {
  struct branch_bound *all = search->branch_bound;
  if (!all)
    return true;
  if (all->root_length != length || has_given_up(all)) {
    if (all->root_length && !all->root_is_dead)
      branch_bound_leave(search);
    all->silent &= all->root_length == length;
    all->root_length = length;
    all->root_is_dead = !branch_bound_enter(search, search->run->tree, length, length);
    if (!all->root_is_dead && !all->silent && is_too_dear(all)) {
      branch_bound_leave(search);
      all->silent = true;
      all->root_is_dead = !branch_bound_enter(search, search->run->tree, length, length);
    }
  }
  return !all->root_is_dead;
}

/* Is it so for every number of half-moves that the second side may parry with? */
static bool is_far(const struct search *search, const struct shadow *shadow, unsigned length,
                   unsigned left) {
  const enum colour second = opponent(shadow->branches[0]->side);
  unsigned moves[2];
  shadow_moves(shadow, 0, length, left, moves);
  const unsigned least = shadow->parries ? shadow->behind[0][second] : moves[second];
  for (;; moves[second]--) {
    if (!position_bound_forbids(search->position_bound, search->position, moves[WHITE],
                                moves[BLACK]))
      return false;
    if (moves[second] == least)
      return true;
  }
}

bool branch_bound_is_too_far(const struct search *search, const struct stipulation *branch,
                             unsigned length, unsigned left) {
  const struct shadows *shadows = search->run->shadows;
  if (!search->position_bound || !shadows || branch != shadows->list[0].branches[0])
    return false;
  for (unsigned i = 0; i < shadows->count; i++)
    if (shadows->list[i].choice == shadows->list[0].choice &&
        !is_far(search, &shadows->list[i], length, left))
      return false;
  return true;
}
