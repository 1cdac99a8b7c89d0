/* Fills the tables of lanes: what a line man sees along each rank, file and diagonal, and what a
   man put on one of its squares, or taken off, changes in that.  A lane of n squares looks like any
   other of n squares that begins on the same file (a file: on the same rank), so that all ranks and
   files share one set of entries, and so do most diagonals.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/plain_lanes.h"

#include <string.h>

/* A lane as a row of squares: `length` of them, the first of which has the place `begin` in the
   row. */
struct shape {
  unsigned length, begin;
};

/* Along one direction from `at`: the squares seen, the man that ends the view if it is not on the
   last square, where nothing is hidden, and the squares seen further on if that man left. */
struct sight {
  unsigned seen, beyond;
  bool blocked;
};

static struct sight look(unsigned length, unsigned men, unsigned at, int step) {
  struct sight sight = {0, 0, false};
  for (unsigned to = at + (unsigned)step; to < length; to += (unsigned)step) {
    *(sight.blocked ? &sight.beyond : &sight.seen) += 1;
    bool last = to == 0 || to == length - 1, occupied = !last && men >> to & 1;
    if (occupied && sight.blocked)
      break;
    sight.blocked |= occupied;
  }
  return sight;
}

/* One entry: a line man on the square `at` of the lane, which the bits of `men` stand on, too. */
static void fill(struct plain_tables *t, unsigned entry, struct shape shape, unsigned men,
                 unsigned at) {
  uint8_t change[8] = {0};
  for (int step = -1; step <= 1; step += 2) {
    struct sight sight = look(shape.length, men, at, step);
    for (unsigned i = 1; i <= sight.seen; i++)
      change[shape.begin + at + (unsigned)(step * (int)i)] = (uint8_t)(sight.seen - i);
    if (sight.blocked)
      change[shape.begin + at + (unsigned)(step * (int)sight.seen)] = (uint8_t)sight.beyond;
    t->lane_seen[entry] = (uint8_t)(t->lane_seen[entry] + sight.seen);
  }
  memcpy(&t->lane_change[entry], change, sizeof change);
}

/* The entries for a line man on one square of a lane of this shape: as many as there are sets of
   men on the squares between the two ends. */
static unsigned fill_all(struct plain_tables *t, unsigned *used, struct shape shape, unsigned at) {
  unsigned first = *used, sets = shape.length > 2 ? 1u << (shape.length - 2) : 1;
  for (unsigned set = 0; set < sets; set++)
    fill(t, (*used)++, shape, set << 1, at);
  return first;
}

static unsigned least(unsigned a, unsigned b) {
  return a < b ? a : b;
}

static struct shape shape_of(enum lane_kind kind, unsigned file, unsigned rank) {
  const unsigned down = kind == RISING ? rank : 7 - rank; /* steps to the edge, going left */
  const unsigned left = least(file, down), right = least(7 - file, 7 - down);
  if (kind == RANK || kind == LANE_FILE)
    return (struct shape){8, 0};
  return (struct shape){left + right + 1, file - left};
}

/* The squares between the two ends are brought together by a multiplication, the first of them in
   the lowest bit: "kindergarten bitboards" (Gerd Isenberg 2006). */
static void set_gathering(struct plain_lane *lane, enum lane_kind kind, struct shape shape,
                          unsigned file, unsigned rank) {
  const uint64_t first_file = UINT64_C(0x0101010101010101);
  lane->multiplier = kind == LANE_FILE ? 0 : kind == RANK ? 1 : first_file;
  lane->shift = (uint8_t)(kind == RANK ? 8 * rank + 1 : kind == LANE_FILE ? 58 : 57 + shape.begin);
  for (unsigned i = 1; i + 1 < shape.length; i++) {
    const unsigned along = shape.begin + i;
    switch (kind) {
    case RANK:
      lane->mask |= (uint64_t)1 << (8 * rank + along);
      break;
    case LANE_FILE:
      lane->mask |= (uint64_t)1 << (8 * along + file);
      lane->multiplier |= (uint64_t)1 << (57 - 7 * along - file);
      break;
    case RISING:
      lane->mask |= (uint64_t)1 << (8 * (rank + along - file) + along);
      break;
    case FALLING:
      lane->mask |= (uint64_t)1 << (8 * (rank + file - along) + along);
      break;
    }
  }
  if (!lane->mask) /* nothing to gather; the shift must stay below 64 */
    lane->shift = 0;
}

/* Where the bytes of the lane through a square begin. */
static unsigned row_of(enum lane_kind kind, unsigned file, unsigned rank) {
  switch (kind) {
  case RANK:
    return 8 * rank;
  case LANE_FILE:
    return 8 * (8 + file);
  case RISING:
    return 8 * (16 + rank + 7 - file);
  default:
    return 8 * (31 + rank + file);
  }
}

void plain_make_lanes(struct plain_tables *t) {
  unsigned used = 0;
  int known[9][2][8]; /* by length, whether it begins on the first file, square */
  memset(known, -1, sizeof known);
  for (unsigned where = 0; where < 64; where++)
    for (enum lane_kind kind = RANK; kind <= FALLING; kind++) {
      const unsigned file = where & 7, rank = where >> 3, along = kind == LANE_FILE ? rank : file;
      struct plain_lane *lane = &t->lane[where][kind];
      const struct shape shape = shape_of(kind, file, rank);
      int *first = &known[shape.length][shape.begin == 0][along - shape.begin];
      if (*first < 0)
        *first = (int)fill_all(t, &used, shape, along - shape.begin);
      lane->first = (uint16_t)*first;
      lane->row = (uint16_t)row_of(kind, file, rank);
      t->lane_place[where][kind] = (uint16_t)(lane->row + along);
      set_gathering(lane, kind, shape, file, rank);
    }
}
