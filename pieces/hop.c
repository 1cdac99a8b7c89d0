/* Follows the legs of a walk on a board with men.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/legs.h"

/* A journey under way. */
struct journey {
  const struct legs_paths *legs;
  const struct walk_paths *walk;
  const struct sight *sight;
  struct steps *steps;
  enum colour colour;
  square from;
  bool quiet, takes;
};

/* The departure square is empty for the man that has left it. */
static bool occupied(const struct journey *j, square where) {
  return where != j->from && set_has(j->sight->occupied, where);
}

static void add(const struct journey *j, square arrival, square capture) {
  add_step(j->walk, j->steps, arrival, capture, false);
}

/* The last leg has come to this square. */
static void land(const struct journey *j, square where, square victim) {
  if (where == j->from)
    return;
  if (!occupied(j, where)) {
    if (victim != NO_SQUARE || j->quiet)
      add(j, where, victim);
  } else if (victim == NO_SQUARE && j->takes && set_has(j->sight->capturable, where)) {
    add(j, where, where);
  }
}

static void next_leg(const struct journey *j, unsigned leg, square at, unsigned direction,
                     unsigned length, square victim);

/* A leg may end here with its n-th step; goes on from there. Returns whether the leg itself may
   run on beyond the square. */
static bool arrive(const struct journey *j, unsigned leg, square at, unsigned direction, unsigned n,
                   square victim) {
  bool man = occupied(j, at);
  switch (j->legs->leg[leg].end) {
  case ON_HURDLE:
    if (man)
      next_leg(j, leg + 1, at, direction, n, victim);
    break;
  case ON_VICTIM:
    if ((man && j->takes && set_has(j->sight->capturable, at)) || (!man && j->sight->imagine))
      next_leg(j, leg + 1, at, direction, n, at);
    break;
  case ON_ARRIVAL:
    if (leg + 1 == j->legs->leg_count)
      land(j, at, victim);
    else if (!man)
      next_leg(j, leg + 1, at, direction, n, victim);
    break;
  }
  return !man;
}

static void run(const struct journey *j, unsigned leg, square at, unsigned direction,
                unsigned length, square victim) {
  const square *steps = j->legs->steps + (size_t)direction * j->walk->squares;
  int wanted = j->legs->leg[leg].length;
  unsigned exact = wanted == SAME_LENGTH ? length : wanted > 0 ? (unsigned)wanted : 0;
  square start = at;
  for (unsigned n = 1;; n++) {
    at = steps[at];
    if (at == NO_SQUARE || at == start || set_has(j->sight->closed, at))
      return;
    if (exact == 0) {
      if (!arrive(j, leg, at, direction, n, victim))
        return;
    } else if (n == exact) {
      arrive(j, leg, at, direction, n, victim);
      return;
    } else if (occupied(j, at)) {
      return;
    }
  }
}

static void next_leg(const struct journey *j, unsigned leg, square at, unsigned direction,
                     unsigned length, square victim) {
  const struct leg_paths *next = &j->legs->leg[leg];
  if (next->turning == STRAIGHT) {
    run(j, leg, at, direction, length, victim);
    return;
  }
  if (next->turning == AFRESH) {
    for (unsigned i = 0; i < next->direction_count[j->colour]; i++)
      run(j, leg, at, next->directions[j->colour][i], length, victim);
    return;
  }
  const uint16_t *turned =
      j->legs->turned + ((size_t)next->turning * j->legs->direction_count + direction) * 2;
  run(j, leg, at, turned[0], length, victim);
  if (turned[1] != turned[0])
    run(j, leg, at, turned[1], length, victim);
}

void legs_steps(const struct part_paths *part, enum colour colour, square from,
                const struct walk_paths *walk, const struct sight *sight, struct steps *steps) {
  struct journey journey = {
      .legs = part->legs,
      .walk = walk,
      .sight = sight,
      .steps = steps,
      .colour = colour,
      .from = from,
      .quiet = sight->imagine ? part->captures : sight->moves && part->moves,
      .takes = sight->captures && part->captures,
  };
  if (!set_has(&part->legs->immobile[colour], from))
    next_leg(&journey, 0, from, 0, 0, NO_SQUARE);
}
