/* Follows the legs of a walk on a board with men.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/legs.h"

/* How a journey has come along, for those who ask for its way. */
struct trail {
  square hurdle;   /* the last one passed */
  unsigned course; /* of the last step */
  uint32_t way;    /* of the courses in which the legs before have ended */
};

/* A journey under way. */
struct journey {
  const struct legs_paths *legs;
  const struct walk_paths *walk;
  const struct sight *sight;
  struct steps *steps;
  enum colour colour;
  square from;
  struct trail *trail;
  bool quiet, takes;
};

static bool occupied(const struct journey *j, square where) {
  return is_man(j->sight, j->from, where);
}

static uint32_t way_so_far(const struct trail *trail) {
  return trail->way * UINT32_C(2654435761) + trail->course + 1;
}

/* Ways that have the last hurdle and the ends of their legs in common are one. */
static void add_way(struct steps *steps, square arrival, square capture,
                    const struct trail *trail) {
  const struct step step = {.arrival = arrival,
                            .capture = capture,
                            .origin = steps->origin,
                            .hurdle = trail->hurdle,
                            .before = NO_SQUARE,
                            .way = way_so_far(trail)};
  for (unsigned i = steps->first; i < steps->count; i++)
    if (steps->step[i].arrival == arrival && steps->step[i].capture == capture &&
        steps->step[i].hurdle == step.hurdle && steps->step[i].way == step.way)
      return;
  if (steps->count < MAX_STEPS)
    steps->step[steps->count++] = step;
}

static void add(const struct journey *j, square arrival, square capture) {
  if (j->sight->by_way)
    add_way(j->steps, arrival, capture, j->trail);
  else
    add_step(j->walk, j->steps, arrival, capture, false);
}

/* The last leg has come to this square. */
static void land(const struct journey *j, square where, square victim) {
  const struct set *landing = j->legs->landing[j->colour];
  if (where == j->from || (landing && !set_has(&landing[j->from], where)))
    return;
  if (!occupied(j, where)) {
    if (victim != NO_SQUARE || j->quiet)
      add(j, where, victim);
  } else if (victim == NO_SQUARE && j->takes && set_has(j->sight->capturable, where)) {
    add(j, where, where);
  }
}

static void next_leg(const struct journey *j, unsigned leg, square at, unsigned course,
                     unsigned length, square victim);

static void end_leg(const struct journey *j, unsigned leg, square at, unsigned course, unsigned n,
                    square victim) {
  const uint32_t way = j->trail->way;
  j->trail->way = way_so_far(j->trail);
  next_leg(j, leg + 1, at, course, n, victim);
  j->trail->way = way;
}

/* A leg may end here with its n-th step; goes on from there. Returns whether the leg itself may
   run on beyond the square. */
static bool arrive(const struct journey *j, unsigned leg, square at, unsigned course, unsigned n,
                   square victim) {
  bool man = occupied(j, at), last = leg + 1 == j->legs->leg_count;
  bool ends = false;
  switch (j->legs->leg[leg].end) {
  case ON_HURDLE:
    ends = man;
    j->trail->hurdle = at;
    break;
  case ON_ENEMY:
    ends = man && set_has(j->sight->crowd.enemies, at);
    j->trail->hurdle = at;
    break;
  case ON_VICTIM:
    if ((man && j->takes && set_has(j->sight->capturable, at)) || (!man && j->sight->imagine))
      end_leg(j, leg, at, course, n, at);
    break;
  case ANYWHERE:
    ends = true;
    break;
  case AT_EDGE:
    ends = !man && set_has(&j->legs->edge, at);
    break;
  case BEYOND_EDGE:
    break;
  default:
    ends = !man;
    break;
  }
  if (last)
    land(j, at, victim);
  else if (ends)
    end_leg(j, leg, at, course, n, victim);
  return !man;
}

/* A lame step comes to the square that it does not stop on. Returns whether it may go on. */
static bool pass(const struct journey *j, unsigned leg, square at, unsigned course, unsigned n,
                 square victim) {
  enum leg_end end = j->legs->leg[leg].end;
  bool on_men = end == ON_HURDLE || end == ON_ENEMY || end == ON_VICTIM;
  return on_men ? arrive(j, leg, at, course, n, victim) : !occupied(j, at);
}

/* Follows a course that changes on its way. */
static void run_on(const struct journey *j, unsigned leg, square at, unsigned course,
                   unsigned exact, square victim) {
  const struct legs_paths *legs = j->legs;
  square start = at;
  for (unsigned n = 1;;) {
    size_t place = (size_t)course * j->walk->squares + at;
    bool passing = legs->passing && legs->passing[course];
    j->trail->course = course;
    at = legs->steps[place];
    course = legs->then[place];
    if (at == NO_SQUARE || at == start || set_has(j->sight->crowd.closed, at))
      return;
    bool goes_on = passing                    ? pass(j, leg, at, course, n, victim)
                   : exact == 0 || n == exact ? arrive(j, leg, at, course, n, victim)
                                              : !occupied(j, at);
    if (!goes_on || (!passing && n == exact))
      return;
    n += !passing;
  }
}

/* Squares whose numbers are not above, or not below, this one. */
static uint64_t up_to(square where, bool rising) {
  return rising ? ~UINT64_C(0) >> (63 - where) : ~UINT64_C(0) << where;
}

/* The first of the men on a ray of the course. */
static square first_on(const struct legs_paths *legs, unsigned course, uint64_t men) {
  return (square)(legs->rising[course] ? lowest_bit(men) : highest_bit(men));
}

/* The leg ends on the first man of its line. */
static void run_to_man(const struct journey *j, unsigned leg, square at, unsigned course,
                       square victim) {
  const struct legs_paths *legs = j->legs;
  const uint64_t ray = legs->rays[(size_t)course * j->walk->squares + at];
  const uint64_t men = ray & j->sight->crowd.occupied->word[0] & ~(UINT64_C(1) << j->from);
  if (!men) {
    if (j->sight->crowd.touched)
      j->sight->crowd.touched->word[0] |= ray;
    return;
  }
  const square first = first_on(legs, course, men);
  const uint64_t passed = ray & up_to(first, legs->rising[course]);
  if (j->sight->crowd.touched)
    j->sight->crowd.touched->word[0] |= passed;
  j->trail->course = course;
  if (!set_has(j->sight->crowd.closed, first))
    arrive(j, leg, first, course, (unsigned)__builtin_popcountll(passed), victim);
}

static void run(const struct journey *j, unsigned leg, square at, unsigned course, unsigned length,
                square victim) {
  const square *steps = j->legs->steps + (size_t)course * j->walk->squares;
  int wanted = j->legs->leg[leg].length;
  unsigned exact = wanted == SAME_LENGTH ? length : wanted > 0 ? (unsigned)wanted : 0;
  square start = at;
  if (j->legs->leg[leg].ends_on_first && !j->sight->imagine) {
    run_to_man(j, leg, at, course, victim);
    return;
  }
  if (j->legs->then) {
    run_on(j, leg, at, course, exact, victim);
    return;
  }
  for (unsigned n = 1;; n++) {
    j->trail->course = course;
    at = steps[at];
    if (at == NO_SQUARE && j->legs->leg[leg].end == BEYOND_EDGE)
      next_leg(j, leg + 1, start, course, n, victim);
    if (at == NO_SQUARE || at == start || set_has(j->sight->crowd.closed, at))
      return;
    if (exact == 0) {
      if (!arrive(j, leg, at, course, n, victim))
        return;
    } else if (n == exact) {
      arrive(j, leg, at, course, n, victim);
      return;
    } else if (occupied(j, at)) {
      return;
    }
  }
}

/* The first leg leads to a man, in one step or along a line. */
static void leap_to_men(const struct journey *j, const uint16_t *leaps) {
  const struct legs_paths *legs = j->legs;
  const unsigned squares = j->walk->squares;
  const uint64_t men = j->sight->crowd.occupied->word[0];
  for (uint64_t left = men & ~j->sight->crowd.closed->word[0]; left; left &= left - 1) {
    const square at = (square)lowest_bit(left);
    const unsigned leap = leaps[(size_t)j->from * squares + at];
    if (leap == 0)
      continue;
    const unsigned course = leap - 1;
    if (!legs->leg[0].ends_on_first) {
      j->trail->course = course;
      arrive(j, 0, at, course, 1, NO_SQUARE);
    } else if (first_on(legs, course, men & legs->rays[course * squares + j->from]) == at) {
      run_to_man(j, 0, j->from, course, NO_SQUARE);
    }
  }
}

static void next_leg(const struct journey *j, unsigned leg, square at, unsigned course,
                     unsigned length, square victim) {
  const struct leg_paths *next = &j->legs->leg[leg];
  const uint16_t *leaps = leg == 0 ? j->legs->leaps[j->colour] : NULL;
  if (leaps && !j->sight->crowd.touched) {
    leap_to_men(j, leaps);
  } else if (next->turning == STRAIGHT) {
    run(j, leg, at, course, length, victim);
  } else if (next->turning == AFRESH) {
    for (unsigned i = 0; i < next->course_count[j->colour]; i++)
      run(j, leg, at, next->courses[j->colour][i], length, victim);
  } else {
    for (uint32_t i = next->turn[course]; i < next->turn[course + 1]; i++)
      run(j, leg, at, next->turned[i], length, victim);
  }
}

static struct journey begin(const struct part_paths *part, enum colour colour, square from,
                            const struct walk_paths *walk, const struct sight *sight,
                            struct steps *steps, struct trail *trail) {
  return (struct journey){
      .legs = part->legs,
      .walk = walk,
      .sight = sight,
      .steps = steps,
      .colour = colour,
      .from = from,
      .trail = trail,
      .quiet = sight->imagine ? part->captures : sight->moves && part->moves,
      .takes = sight->captures && part->captures,
  };
}

/* Grasshoppers and their like, who are many: the same without asking how the legs go on. */
static void land_behind(const struct journey *j) {
  const struct legs_paths *legs = j->legs;
  const struct leg_paths *leg = &legs->leg[0];
  const struct sight *sight = j->sight;
  const uint64_t men = sight->crowd.occupied->word[0], closed = sight->crowd.closed->word[0];
  for (unsigned i = 0; i < leg->course_count[j->colour]; i++) {
    const size_t course = (size_t)leg->courses[j->colour][i] * j->walk->squares;
    const uint64_t ahead = legs->rays[course + j->from] & men;
    if (!ahead)
      continue;
    const square hurdle = first_on(legs, leg->courses[j->colour][i], ahead);
    const square to = legs->steps[course + hurdle];
    if (to == NO_SQUARE || (closed >> hurdle & 1) || (closed >> to & 1))
      continue;
    if (!(men >> to & 1) && j->quiet)
      add_step(j->walk, j->steps, to, NO_SQUARE, false);
    else if ((men >> to & 1) && j->takes && set_has(sight->capturable, to))
      add_step(j->walk, j->steps, to, to, false);
  }
}

/* Does the course lead there, over the first man on it? */
static bool lands_by(const struct legs_paths *legs, unsigned course, square from, square target,
                     unsigned squares, const struct crowd *crowd) {
  const uint64_t *rays = legs->rays + (size_t)course * squares;
  const uint64_t way = rays[from] & ~rays[target] & ~(UINT64_C(1) << target);
  const uint64_t men = way & crowd->occupied->word[0];
  if (crowd->touched)
    crowd->touched->word[0] |= way;
  if (!men || set_has(crowd->closed, target))
    return false;
  const square hurdle = first_on(legs, course, men);
  return legs->steps[(size_t)course * squares + hurdle] == target &&
         !set_has(crowd->closed, hurdle);
}

bool lands_on(const struct part_paths *part, enum colour colour, square from, square target,
              const struct walk_paths *walk, const struct crowd *crowd) {
  const struct legs_paths *legs = part->legs;
  bool lands = false;
  if (set_has(&legs->immobile[colour], from))
    return false;
  for (unsigned via = legs->via[colour][(size_t)from * walk->squares + target]; via; via &= via - 1)
    lands |= lands_by(legs, legs->leg[0].courses[colour][lowest_bit(via)], from, target,
                      walk->squares, crowd);
  return lands;
}

void legs_steps(const struct part_paths *part, enum colour colour, square from,
                const struct walk_paths *walk, const struct sight *sight, struct steps *steps) {
  struct trail trail = {NO_SQUARE, 0, 0};
  if (set_has(&part->legs->immobile[colour], from))
    return;
  if (part->legs->roams) {
    roam_steps(part, colour, from, walk, sight, steps);
    return;
  }
  const struct journey journey = begin(part, colour, from, walk, sight, steps, &trail);
  if (part->legs->lands_behind && !sight->crowd.touched && !sight->by_way)
    land_behind(&journey);
  else
    next_leg(&journey, 0, from, 0, 0, NO_SQUARE);
}

void legs_steps_towards(const struct part_paths *part, enum colour colour, square from,
                        square target, const struct walk_paths *walk, const struct sight *sight,
                        struct steps *steps) {
  const struct legs_paths *legs = part->legs;
  if (!legs->via[colour]) {
    legs_steps(part, colour, from, walk, sight, steps);
    return;
  }
  unsigned via = legs->via[colour][(size_t)from * walk->squares + target];
  if (via == 0 || set_has(&legs->immobile[colour], from))
    return;
  struct trail trail = {NO_SQUARE, 0, 0};
  const struct journey journey = begin(part, colour, from, walk, sight, steps, &trail);
  for (; via && steps->count == 0; via &= via - 1)
    run(&journey, 0, from, legs->leg[0].courses[colour][lowest_bit(via)], 0, NO_SQUARE);
}
