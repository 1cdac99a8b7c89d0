/* Distances by breadth-first search over the tables of range, once for a search.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/distances.h"

#include "solver/engine/general_plan.h"

#include <string.h>

enum { SQUARES = 64, SIDES = EITHER_SIDE + 1 };

typedef uint8_t row[SQUARES]; /* by arrival */

struct distances {
  const struct general_plan *plan;
  row *plain; /* by slot, side and departure: of men that stay what they are */
  row **
      promoted; /* by slot: NULL, or of pawns by side, departure and the slot of what they become */
};

static row *plain_row(const struct distances *d, unsigned slot, unsigned side, square from) {
  return &d->plain[(slot * SIDES + side) * SQUARES + from];
}

static row *promoted_row(const struct distances *d, unsigned slot, unsigned side, square from,
                         unsigned as) {
  return &d->promoted[slot][(side * SQUARES + from) * d->plan->slot_count + as];
}

/* Squares in the range of a man on `from`. */
static uint64_t range_from(const struct walk_paths *paths, unsigned side, square from) {
  const uint64_t white = *set_row(paths->range[WHITE], from, 1);
  const uint64_t black = *set_row(paths->range[BLACK], from, 1);
  return side == EITHER_SIDE ? white | black : side == WHITE ? white : black;
}

static void spread(const struct general_plan *plan, unsigned slot, unsigned side, square from,
                   uint8_t *way) {
  uint64_t front = UINT64_C(1) << from, seen = front;
  memset(way, TOO_FAR, SQUARES);
  for (unsigned moves = 0; front; moves++) {
    uint64_t next = 0;
    for (; front; front &= front - 1) {
      way[lowest_bit(front)] = (uint8_t)moves;
      next |= range_from(&plan->paths[slot], side, (square)lowest_bit(front));
    }
    front = next & ~seen;
    seen |= front;
  }
}

/* A pawn goes on from a square of promotion as something else. */
static void spread_beyond(const struct distances *d, unsigned slot, unsigned side, square from,
                          square last, unsigned as) {
  const unsigned so_far = (*plain_row(d, slot, side, from))[last];
  const uint8_t *behind = *plain_row(d, as, side, last);
  uint8_t *way = *promoted_row(d, slot, side, from, as);
  for (unsigned to = 0; to < SQUARES; to++)
    if (so_far + behind[to] < way[to])
      way[to] = (uint8_t)(so_far + behind[to]);
}

static void spread_promoted(const struct distances *d, unsigned slot, unsigned side, square from) {
  const struct general_plan *plan = d->plan;
  const struct promotions *own = &plan->own_promotion[slot];
  const struct promotions *promotions = own->count ? own : &plan->promotion;
  memset(promoted_row(d, slot, side, from, 0), TOO_FAR, plan->slot_count * sizeof(row));
  for (unsigned end = WHITE; end <= BLACK; end++) {
    const enum colour mover = plan->paths[slot].backwards ? opponent((enum colour)end) : end;
    if (side != EITHER_SIDE && side != mover)
      continue;
    for_set (last, &plan->setup.promotion_squares[end], 1)
      for (unsigned i = 0; i < promotions->count; i++)
        spread_beyond(d, slot, side, from, last, plan->slot[promotions->walk[i]]);
  }
}

static void spread_all(struct distances *d, struct arena *arena) {
  const struct general_plan *plan = d->plan;
  const unsigned squares = plan->setup.geometry.squares;
  for (unsigned slot = 1; slot < plan->slot_count; slot++)
    for (unsigned side = 0; side < SIDES; side++)
      for (square from = 0; from < squares; from++)
        spread(plan, slot, side, from, *plain_row(d, slot, side, from));
  for (unsigned slot = 1; slot < plan->slot_count; slot++) {
    if (!plan->paths[slot].promotes)
      continue;
    d->promoted[slot] = arena_alloc(arena, SIDES * SQUARES * plan->slot_count * sizeof(row));
    for (unsigned side = 0; side < SIDES; side++)
      for (square from = 0; from < squares; from++)
        spread_promoted(d, slot, side, from);
  }
}

const struct distances *distances_make(const struct plan *plan, struct arena *arena) {
  const struct general_plan *general = plan->general;
  if (general->setup.geometry.squares > SQUARES)
    return NULL;
  struct distances *d = arena_alloc(arena, sizeof *d);
  d->plan = general;
  d->plain = arena_alloc(arena, general->slot_count * SIDES * SQUARES * sizeof *d->plain);
  d->promoted = arena_alloc(arena, general->slot_count * sizeof *d->promoted);
  spread_all(d, arena);
  return d;
}

unsigned distance(const struct distances *d, enum colour side, unsigned walk, square from,
                  unsigned as, square to) {
  const unsigned slot = d->plan->slot[walk], end = d->plan->slot[as];
  const unsigned way = slot == end ? (*plain_row(d, slot, side, from))[to] : TOO_FAR;
  if (!d->promoted[slot])
    return way;
  const unsigned promoted = (*promoted_row(d, slot, side, from, end))[to];
  return promoted < way ? promoted : way;
}
