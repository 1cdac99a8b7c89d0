/* Compiles walks of several legs: the courses that their legs and turns may take, tables of their
   steps, and where the legs may begin and end.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/legs.h"

#include "pieces/wheel.h"

#include <stdlib.h>
#include <string.h>

/* What a part is compiled with. */
struct workshop {
  const struct part *part;
  const struct path_rules *rules;
  const struct geometry *geometry;
  struct arena *arena;
  struct wheel wheel;
  struct direction *image[MAX_LEGS]; /* the images of the vectors of TURN_NEAR and TURN_ROUND */
  unsigned image_count[MAX_LEGS];
  struct direction *turned; /* room for the turns of one course */
};

static void *take_memory(size_t size) {
  void *memory = malloc(size);
  if (!memory)
    abort();
  return memory;
}

static bool turns(const struct leg *leg) {
  return leg->turning != AFRESH && leg->turning != STRAIGHT;
}

/* The courses that a leg may take afresh. */
static void make_choices(struct workshop *shop, unsigned leg, struct leg_paths *paths) {
  const struct part *part = shop->part;
  /* A bound is kept by the first step only if that is the whole move; see make_landing. */
  enum heading heading = leg == 0 ? part->heading : ANY_HEADING;
  struct course *list = take_memory(MAX_COURSES * sizeof *list);
  for (int colour = WHITE; colour <= BLACK; colour++) {
    unsigned count = courses_of(&part->leg[leg], heading, ANY_HEADING, (enum colour)colour,
                                shop->geometry, list);
    uint16_t *courses = arena_alloc(shop->arena, (count + 1) * sizeof *courses);
    for (unsigned i = 0; i < count; i++)
      courses[i] = (uint16_t)wheel_enter(&shop->wheel, &list[i]);
    paths->courses[colour] = courses;
    paths->course_count[colour] = count;
  }
  free(list);
}

/* Where a leg turns to from a course, into shop->turned; returns how many. */
static unsigned turn_course(struct workshop *shop, unsigned leg, struct direction direction) {
  enum turning turning = shop->part->leg[leg].turning;
  if (turning != TURN_NEAR && turning != TURN_ROUND)
    return turn_by_angle(direction, turning, shop->turned);
  unsigned count = shop->image_count[leg];
  memcpy(shop->turned, shop->image[leg], count * sizeof *shop->turned);
  return turning == TURN_NEAR ? keep_nearest(direction, shop->turned, count)
                              : keep_round(direction, shop->turned, count);
}

static unsigned enter_turned(struct workshop *shop, unsigned i) {
  struct course line = {.next = shop->turned[i]};
  return wheel_enter(&shop->wheel, &line);
}

/* What a course is behind one step from the square; most squares have it go on alike, so that the
   last answer is tried first. The same course if it leads nowhere.
 */
static unsigned course_behind(struct workshop *shop, unsigned course, square from, square *to,
                              unsigned last) {
  struct course after = shop->wheel.course[course];
  *to = course_step(shop->geometry, from, &after);
  if (*to == NO_SQUARE)
    return course;
  return same_course(&after, &shop->wheel.course[last]) ? last : wheel_enter(&shop->wheel, &after);
}

/* Enters what turns and steps bring in, until nothing new comes. */
static void complete_wheel(struct workshop *shop) {
  for (unsigned c = 0; c < shop->wheel.count; c++) {
    for (unsigned leg = 1; leg < shop->part->leg_count; leg++)
      if (turns(&shop->part->leg[leg])) {
        unsigned count = turn_course(shop, leg, shop->wheel.course[c].next);
        for (unsigned i = 0; i < count; i++)
          enter_turned(shop, i);
      }
    if (shop->wheel.course[c].path == LINE)
      continue;
    unsigned last = c;
    for (square to, from = 0; from < shop->geometry->squares; from++)
      last = course_behind(shop, c, from, &to, last);
  }
}

static void make_turns(struct workshop *shop, unsigned leg, struct leg_paths *paths) {
  unsigned courses = shop->wheel.count;
  uint32_t *turn = arena_alloc(shop->arena, (courses + 1) * sizeof *turn);
  for (unsigned c = 0; c < courses; c++)
    turn[c + 1] = turn[c] + turn_course(shop, leg, shop->wheel.course[c].next);
  uint16_t *turned = arena_alloc(shop->arena, (turn[courses] + 1) * sizeof *turned);
  for (unsigned c = 0; c < courses; c++) {
    unsigned count = turn_course(shop, leg, shop->wheel.course[c].next);
    for (unsigned i = 0; i < count; i++)
      turned[turn[c] + i] = (uint16_t)enter_turned(shop, i);
  }
  paths->turn = turn;
  paths->turned = turned;
}

static void make_steps(struct workshop *shop, struct legs_paths *legs) {
  unsigned courses = shop->wheel.count, squares = shop->geometry->squares;
  square *steps = arena_alloc(shop->arena, (size_t)courses * squares * sizeof *steps);
  uint16_t *then = NULL;
  bool *passing = NULL;
  for (unsigned c = 0; c < courses; c++) {
    if (!then && shop->wheel.course[c].path != LINE)
      then = arena_alloc(shop->arena, (size_t)courses * squares * sizeof *then);
    if (!passing && shop->wheel.course[c].passing)
      passing = arena_alloc(shop->arena, courses * sizeof *passing);
  }
  for (unsigned c = 0; c < courses; c++) {
    if (passing)
      passing[c] = shop->wheel.course[c].passing;
    unsigned last = c;
    for (square to, from = 0; from < squares; from++) {
      last = course_behind(shop, c, from, &to, last);
      steps[(size_t)c * squares + from] = to;
      if (then)
        then[(size_t)c * squares + from] = (uint16_t)last;
    }
  }
  legs->course_count = courses;
  legs->steps = steps;
  legs->then = then;
  legs->passing = passing;
}

/* May a move of the part go from one square to the other, as far as its bound and its end say? */
static bool may_land(const struct workshop *shop, const struct legs_paths *legs, square from,
                     square to, enum colour colour) {
  const struct geometry *geometry = shop->geometry;
  enum leg_end end = shop->part->leg[shop->part->leg_count - 1].end;
  unsigned start = rank_for(geometry, from, colour), stop = rank_for(geometry, to, colour);
  if ((shop->part->bound == AWAY && stop <= start) ||
      (shop->part->bound == TOWARDS && stop >= start))
    return false;
  if (end == OTHER_SIDE)
    return set_has(&legs->edge, from) != set_has(&legs->edge, to);
  return end != AT_EDGE || shop->part->leg[0].roams || set_has(&legs->edge, to);
}

static void make_landing(struct workshop *shop, struct legs_paths *legs) {
  enum leg_end end = shop->part->leg[shop->part->leg_count - 1].end;
  unsigned squares = shop->geometry->squares;
  if (shop->part->bound == ANY_HEADING && end != OTHER_SIDE && end != AT_EDGE)
    return;
  for (int colour = WHITE; colour <= BLACK; colour++) {
    struct set *landing = arena_alloc(shop->arena, squares * sizeof *landing);
    for (square from = 0; from < squares; from++)
      for (square to = 0; to < squares; to++)
        if (may_land(shop, legs, from, to, (enum colour)colour))
          set_add(&landing[from], to);
    legs->landing[colour] = landing;
  }
}

static void make_squares(struct workshop *shop, struct legs_paths *legs) {
  for (square where = 0; where < shop->geometry->squares; where++) {
    if (at_edge(shop->geometry, where))
      set_add(&legs->edge, where);
    for (int colour = WHITE; colour <= BLACK; colour++)
      if (!may_start(shop->part, shop->rules, where, (enum colour)colour))
        set_add(&legs->immobile[colour], where);
  }
  make_landing(shop, legs);
}

static void open_workshop(struct workshop *shop) {
  shop->turned = take_memory(MAX_DIRECTIONS * sizeof *shop->turned);
  for (unsigned i = 1; i < shop->part->leg_count; i++)
    if (shop->part->leg[i].turning >= TURN_NEAR) {
      shop->image[i] = take_memory(MAX_DIRECTIONS * sizeof *shop->image[i]);
      shop->image_count[i] =
          directions_of(&shop->part->leg[i].vectors, shop->geometry, shop->image[i]);
    }
}

static void close_workshop(struct workshop *shop) {
  for (unsigned i = 0; i < MAX_LEGS; i++)
    free(shop->image[i]);
  free(shop->turned);
  wheel_free(&shop->wheel);
}

const struct legs_paths *legs_make(const struct part *part, const struct path_rules *rules,
                                   struct arena *arena) {
  struct legs_paths *legs = arena_alloc(arena, sizeof *legs);
  struct workshop shop = {
      .part = part, .rules = rules, .geometry = rules->geometry, .arena = arena};
  open_workshop(&shop);
  legs->leg_count = part->leg_count;
  legs->roams = part->leg[0].roams;
  for (unsigned i = 0; i < part->leg_count; i++) {
    const struct leg *leg = &part->leg[i];
    legs->leg[i] =
        (struct leg_paths){.turning = leg->turning, .length = leg->length, .end = leg->end};
    if (leg->turning == AFRESH)
      make_choices(&shop, i, &legs->leg[i]);
  }
  complete_wheel(&shop);
  for (unsigned i = 1; i < part->leg_count; i++)
    if (turns(&part->leg[i]))
      make_turns(&shop, i, &legs->leg[i]);
  make_steps(&shop, legs);
  make_squares(&shop, legs);
  make_ways_to(legs, shop.geometry->squares, arena);
  make_hurdles(legs, shop.geometry->squares, arena);
  close_workshop(&shop);
  return legs;
}
