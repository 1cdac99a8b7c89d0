/* Spreads of officers, the same for every problem, and of pawns, which depend on what there may be
   to capture.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/bound_reach.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* By subtraction, as in plain_lines.h, for one line with a square on each rank at most. */
static uint64_t seen_on(uint64_t mask, unsigned from, uint64_t occupied) {
  uint64_t up = occupied & mask, down = __builtin_bswap64(up);
  up -= 2 * square_set(from);
  down -= 2 * square_set(from ^ 56);
  return (up ^ __builtin_bswap64(down)) & mask;
}

static uint64_t seen_straight(const struct plain_tables *t, unsigned from, uint64_t occupied) {
  unsigned rank = from & 56u;
  return seen_on(t->file_mask[from], from, occupied) |
         (uint64_t)t->rank_seen[occupied >> (rank + 1) & 63][from & 7] << rank;
}

static uint64_t seen_aslant(const struct plain_tables *t, unsigned from, uint64_t occupied) {
  return seen_on(t->rising_mask[from], from, occupied) |
         seen_on(t->falling_mask[from], from, occupied);
}

uint64_t observed(const struct plain_tables *t, unsigned walk, enum colour side, unsigned from,
                  uint64_t occupied) {
  switch (walk) {
  case KING:
    return t->king[from];
  case QUEEN:
    return seen_straight(t, from, occupied) | seen_aslant(t, from, occupied);
  case ROOK:
    return seen_straight(t, from, occupied);
  case BISHOP:
    return seen_aslant(t, from, occupied);
  case KNIGHT:
    return t->knight[from];
  default:
    return t->pawn[side][from];
  }
}

uint64_t first_steps(const struct plain_tables *t, unsigned walk, unsigned from) {
  switch (walk) {
  case KNIGHT:
    return t->knight[from];
  case ROOK:
    return t->king[from] & t->rook_lines[from];
  case BISHOP:
    return t->king[from] & t->bishop_lines[from];
  default:
    return t->king[from];
  }
}

static void spread_officer(struct reach *reach, unsigned walk, unsigned from) {
  uint64_t *within = reach->officer[walk][from], latest = square_set(from);
  within[0] = latest;
  for (unsigned n = 1; n <= ROOM_AHEAD; n++) {
    within[n] = within[n - 1];
    for (uint64_t left = latest; left; left &= left - 1)
      within[n] |=
          observed(reach->plain, walk, WHITE, first_of(left), reach->holes) & ~reach->holes;
    latest = within[n] & ~within[n - 1];
  }
}

static void spread_officers(struct reach *reach, uint64_t holes) {
  reach->plain = plain_tables();
  reach->holes = holes;
  for (unsigned walk = KING; walk < PAWN; walk++)
    for (unsigned from = 0; from < 64; from++)
      spread_officer(reach, walk, from);
}

/* As in plain_tables.c: written once, constant from then on. */
static struct reach the_reach;
static pthread_once_t made = PTHREAD_ONCE_INIT;

static void make_whole_reach(void) {
  spread_officers(&the_reach, 0);
}

const struct reach *reach_tables(void) {
  pthread_once(&made, make_whole_reach);
  return &the_reach;
}

struct reach *reach_with_holes(uint64_t holes) {
  struct reach *reach = calloc(1, sizeof *reach);
  if (!reach)
    abort();
  spread_officers(reach, holes);
  return reach;
}

/* Where a pawn promoted with move `at` on one of `promoted` gets with moves at … moves. */
static void spread_promoted(const struct reach *reach, uint64_t promoted, unsigned at,
                            unsigned moves, pawn_spreads pawn) {
  for (; promoted; promoted &= promoted - 1)
    for (unsigned walk = QUEEN; walk < PAWN; walk++)
      for (unsigned n = at; n <= moves; n++)
        pawn[walk][n] |= reach->officer[walk][first_of(promoted)][n - at];
}

static void spread_pawn(const struct reach *reach, enum colour side, unsigned from, unsigned moves,
                        uint64_t captures, pawn_spreads pawn) {
  uint64_t home = rank_of_side(side, 1), last = rank_of_side(side, 7), front = square_set(from);
  for (unsigned walk = QUEEN; walk <= PAWN; walk++)
    memset(pawn[walk], 0, (moves + 1) * sizeof pawn[walk][0]);
  pawn[PAWN][0] = front;
  for (unsigned n = 1; n <= moves; n++) {
    uint64_t next = ahead_of(side, front) | (captures_of(side, front) & captures);
    if (n == 1 && (front & home))
      next |= ahead_of(side, ahead_of(side, front));
    next &= ~reach->holes;
    pawn[PAWN][n] = pawn[PAWN][n - 1] | (next & ~last);
    spread_promoted(reach, next & last, n, moves, pawn);
    front = next & ~last;
  }
  for (unsigned n = 0; n <= moves; n++)
    pawn[NO_WALK][n] =
        pawn[QUEEN][n] | pawn[ROOK][n] | pawn[BISHOP][n] | pawn[KNIGHT][n] | pawn[PAWN][n];
}

void reach_of(const struct reach *reach, struct actor *actor, enum colour side, unsigned moves,
              uint64_t captures, pawn_spreads pawn) {
  for (unsigned walk = KING; walk < ORTHODOX_WALKS; walk++)
    actor->as[walk] = reach->officer[NO_WALK][0];
  if (actor->walk != PAWN) {
    actor->as[actor->walk] = actor->anyhow = reach->officer[actor->walk][actor->where];
    return;
  }
  spread_pawn(reach, side, actor->where, moves, captures, pawn);
  for (unsigned walk = QUEEN; walk <= PAWN; walk++)
    actor->as[walk] = pawn[walk];
  actor->anyhow = pawn[NO_WALK];
}
