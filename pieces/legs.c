/* Compiles walks of several legs: the directions that their legs and turns may take, a table of
   steps for each, and the squares that they may ever capture on.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/legs.h"

#include "pieces/directions.h"

#include <stdlib.h>
#include <string.h>

enum { TURNINGS = TURN_BACK + 1 };

/* The directions gathered so far. */
struct wheel {
  struct direction *direction;
  unsigned count;
};

static unsigned find_direction(const struct wheel *wheel, struct direction wanted) {
  unsigned i = 0;
  while (i < wheel->count &&
         (wheel->direction[i].files != wanted.files || wheel->direction[i].ranks != wanted.ranks))
    i++;
  return i;
}

static uint16_t enter_direction(struct wheel *wheel, struct direction direction) {
  unsigned i = find_direction(wheel, direction);
  if (i == wheel->count)
    wheel->direction[wheel->count++] = direction;
  return (uint16_t)i;
}

/* The directions that a leg may take afresh. */
static void make_choices(struct leg_paths *paths, const struct leg *leg, enum heading heading,
                         const struct geometry *geometry, struct wheel *wheel,
                         struct arena *arena) {
  struct direction *list = malloc(MAX_DIRECTIONS * sizeof *list);
  if (!list)
    abort();
  for (int colour = WHITE; colour <= BLACK; colour++) {
    unsigned count = directions_of(leg, heading, (enum colour)colour, geometry, list);
    uint16_t *directions = arena_alloc(arena, (count + 1) * sizeof *directions);
    for (unsigned i = 0; i < count; i++)
      directions[i] = enter_direction(wheel, list[i]);
    paths->directions[colour] = directions;
    paths->direction_count[colour] = count;
  }
  free(list);
}

/* Where each turn leads from each direction; directions that turns bring in are turned as well. */
static uint16_t *make_turns(const struct part *part, struct wheel *wheel, struct arena *arena) {
  bool used[TURNINGS] = {false};
  for (unsigned i = 1; i < part->leg_count; i++)
    used[part->leg[i].turning] = true;
  for (unsigned i = 0; i < wheel->count; i++)
    for (unsigned t = TURN_45; t < TURNINGS; t++)
      if (used[t]) {
        struct direction turned[2];
        turn_direction(wheel->direction[i], (enum turning)t, turned);
        enter_direction(wheel, turned[0]);
        enter_direction(wheel, turned[1]);
      }
  uint16_t *table = arena_alloc(arena, (size_t)TURNINGS * wheel->count * 2 * sizeof *table);
  for (unsigned i = 0; i < wheel->count; i++)
    for (unsigned t = STRAIGHT; t < TURNINGS; t++) {
      struct direction turned[2];
      turn_direction(wheel->direction[i], (enum turning)t, turned);
      for (unsigned k = 0; k < 2; k++)
        table[((size_t)t * wheel->count + i) * 2 + k] =
            used[t] || t == STRAIGHT ? (uint16_t)find_direction(wheel, turned[k]) : 0;
    }
  return table;
}

static square *make_steps(const struct wheel *wheel, const struct geometry *geometry,
                          struct arena *arena) {
  square *steps = arena_alloc(arena, (size_t)wheel->count * geometry->squares * sizeof *steps);
  for (unsigned i = 0; i < wheel->count; i++)
    for (square from = 0; from < geometry->squares; from++)
      steps[(size_t)i * geometry->squares + from] =
          geometry_step(geometry, from, wheel->direction[i].files, wheel->direction[i].ranks);
  return steps;
}

/* Pawns' ways are closed from the base rank. */
static void make_immobile(struct legs_paths *legs, const struct part *part,
                          const struct path_rules *rules) {
  if (part->heading != PAWN_AHEAD && part->heading != PAWN_BACK)
    return;
  for (int colour = WHITE; colour <= BLACK; colour++)
    for (square from = 0; from < rules->geometry->squares; from++) {
      enum colour side = (enum colour)colour;
      unsigned rank =
          rank_for(rules->geometry, from, part->heading == PAWN_AHEAD ? side : opponent(side));
      if (rules->pawn_steps[colour][rank] == 0)
        set_add(&legs->immobile[colour], from);
    }
}

const struct legs_paths *legs_make(const struct part *part, const struct path_rules *rules,
                                   struct arena *arena) {
  struct legs_paths *legs = arena_alloc(arena, sizeof *legs);
  /* Turns by an eighth may at most double what the vectors give. */
  struct wheel wheel = {malloc(2 * MAX_DIRECTIONS * sizeof *wheel.direction), 0};
  if (!wheel.direction)
    abort();
  legs->leg_count = part->leg_count;
  for (unsigned i = 0; i < part->leg_count; i++) {
    const struct leg *leg = &part->leg[i];
    legs->leg[i] =
        (struct leg_paths){.turning = leg->turning, .length = leg->length, .end = leg->end};
    if (leg->turning == AFRESH)
      make_choices(&legs->leg[i], leg, i == 0 ? part->heading : ANY_HEADING, rules->geometry,
                   &wheel, arena);
  }
  legs->turned = make_turns(part, &wheel, arena);
  legs->steps = make_steps(&wheel, rules->geometry, arena);
  legs->direction_count = wheel.count;
  make_immobile(legs, part, rules);
  free(wheel.direction);
  return legs;
}

bool legs_repeat(const struct legs_paths *legs) {
  for (unsigned i = 1; i < legs->leg_count; i++)
    if (legs->leg[i].turning != STRAIGHT)
      return true;
  return false;
}

/* Following all ways at once: for each direction the squares where a leg may begin. */
struct fronts {
  const struct legs_paths *legs;
  unsigned squares, words;
  struct set *now, *next; /* by direction */
};

static void follow(const struct fronts *fronts, const struct leg_paths *leg, unsigned direction,
                   square at, struct set *ends) {
  const square *steps = fronts->legs->steps + (size_t)direction * fronts->squares;
  unsigned limit = leg->length > 0 ? (unsigned)leg->length : fronts->squares;
  for (unsigned n = 1; n <= limit; n++) {
    at = steps[at];
    if (at == NO_SQUARE)
      return;
    if (leg->length < 0 || n == limit)
      set_add(ends, at);
  }
}

/* One leg onwards from `now` to `next`. */
static void follow_leg(const struct fronts *fronts, const struct leg_paths *leg,
                       enum colour colour) {
  const struct legs_paths *legs = fronts->legs;
  for (unsigned d = 0; d < legs->direction_count; d++) {
    if (set_is_empty(&fronts->now[d], fronts->words))
      continue;
    const uint16_t *choice = leg->directions[colour];
    unsigned count = leg->direction_count[colour];
    if (leg->turning != AFRESH) {
      choice = legs->turned + ((size_t)leg->turning * legs->direction_count + d) * 2;
      count = 2;
    }
    for (unsigned i = 0; i < count; i++)
      for_set (at, &fronts->now[d], fronts->words)
        follow(fronts, leg, choice[i], at, &fronts->next[choice[i]]);
  }
}

void legs_reach(const struct legs_paths *legs, enum colour colour, square from, unsigned squares,
                struct set *reach) {
  if (set_has(&legs->immobile[colour], from) || legs->direction_count == 0)
    return;
  size_t size = legs->direction_count * sizeof(struct set);
  struct fronts fronts = {legs, squares, (squares + 63) / 64, calloc(1, size), calloc(1, size)};
  if (!fronts.now || !fronts.next)
    abort();
  set_add(&fronts.now[0], from);
  for (unsigned i = 0; i < legs->leg_count; i++) {
    memset(fronts.next, 0, size);
    follow_leg(&fronts, &legs->leg[i], colour);
    struct set *swap = fronts.now;
    fronts.now = fronts.next;
    fronts.next = swap;
    if (legs->leg[i].end == ON_VICTIM || i + 1 == legs->leg_count) {
      for (unsigned d = 0; d < legs->direction_count; d++)
        set_unite(reach, &fronts.now[d], fronts.words);
      break;
    }
  }
  set_remove(reach, from);
  free(fronts.now);
  free(fronts.next);
}
