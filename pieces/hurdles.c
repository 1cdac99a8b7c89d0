/* Men to hop over, found by where men stand instead of square by square.  On boards of 64 squares
   or fewer whose lines do not come round:

   - a line through empty squares ends on the first man of the line (`rays`): the lowest or highest
     common bit of the line and the men, since the numbers of its squares only rise or only fall;
   - where the first leg may take a great many directions, it is enough to look at the men there are
     and which course leads to each (`leaps`);
   - whether a walk of two single steps captures on a square depends on one set of squares, where a
     man has to stand to be hopped over (`screens`);
   - a man that roams by single steps goes on from a square to all beside it at once (`beside`).

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/legs.h"

enum { MANY_CHOICES = 16 };

static bool is_hurdle(enum leg_end end) {
  return end == ON_HURDLE || end == ON_ENEMY;
}

unsigned most_hurdles(const struct movement *movement) {
  unsigned most = 0;
  for (unsigned i = 0; i < movement->part_count; i++) {
    unsigned hurdles = 0;
    for (unsigned k = 0; k < movement->part[i].leg_count; k++)
      hurdles += is_hurdle(movement->part[i].leg[k].end);
    most = hurdles > most ? hurdles : most;
  }
  return most;
}

static bool ends_on_first_man(const struct leg_paths *leg) {
  return leg->length == ANY_LENGTH && (is_hurdle(leg->end) || leg->end == ON_VICTIM);
}

/* The squares behind each square of a course; false if their numbers do not all rise or fall. */
static bool note_rays(const square *steps, unsigned squares, bool *rising, uint64_t *rays) {
  bool rises = false, falls = false;
  for (square from = 0; from < squares; from++)
    for (square at = from, next; (next = steps[at]) != NO_SQUARE; at = next) {
      rises |= next > at;
      falls |= next <= at;
      if (rises && falls)
        return false;
      rays[from] |= UINT64_C(1) << next;
    }
  *rising = rises;
  return true;
}

static void make_rays(struct legs_paths *legs, unsigned squares, struct arena *arena) {
  const size_t count = legs->course_count;
  bool wanted = false;
  for (unsigned i = 0; i + 1 < legs->leg_count; i++)
    wanted |= ends_on_first_man(&legs->leg[i]);
  if (!wanted)
    return;
  uint64_t *rays = arena_alloc(arena, count * squares * sizeof *rays);
  bool *rising = arena_alloc(arena, count * sizeof *rising);
  for (size_t c = 0; c < count; c++)
    if (!note_rays(legs->steps + c * squares, squares, &rising[c], rays + c * squares))
      return;
  for (unsigned i = 0; i + 1 < legs->leg_count; i++)
    legs->leg[i].ends_on_first = ends_on_first_man(&legs->leg[i]);
  legs->rays = rays;
  legs->rising = rising;
}

/* Notes the course for the squares that its first leg may end on; false where one has another. */
static bool note_leaps(const struct legs_paths *legs, uint16_t course, square from,
                       unsigned squares, uint16_t *leaps) {
  const square *steps = legs->steps + (size_t)course * squares;
  for (square to = steps[from]; to != NO_SQUARE && to != from; to = steps[to]) {
    if (leaps[to])
      return false;
    leaps[to] = (uint16_t)(course + 1);
    if (!legs->leg[0].ends_on_first)
      break;
  }
  return true;
}

static const uint16_t *leaps_of(const struct legs_paths *legs, enum colour colour, unsigned squares,
                                struct arena *arena) {
  const struct leg_paths *leg = &legs->leg[0];
  uint16_t *leaps = arena_alloc(arena, (size_t)squares * squares * sizeof *leaps);
  for (unsigned i = 0; i < leg->course_count[colour]; i++)
    for (square from = 0; from < squares; from++)
      if (!note_leaps(legs, leg->courses[colour][i], from, squares, leaps + (size_t)from * squares))
        return NULL;
  return leaps;
}

/* The courses that the second leg may take behind one of the first. */
static unsigned second_courses(const struct legs_paths *legs, enum colour colour,
                               const uint16_t *first, const uint16_t **second) {
  const struct leg_paths *leg = &legs->leg[1];
  if (leg->turning == STRAIGHT) {
    *second = first;
    return 1;
  }
  if (leg->turning == AFRESH) {
    *second = leg->courses[colour];
    return leg->course_count[colour];
  }
  *second = leg->turned + leg->turn[*first];
  return leg->turn[*first + 1] - leg->turn[*first];
}

static void note_screens(const struct legs_paths *legs, enum colour colour, square from,
                         unsigned squares, uint64_t *screens) {
  for (unsigned i = 0; i < legs->leg[0].course_count[colour]; i++) {
    const uint16_t *first = &legs->leg[0].courses[colour][i], *second;
    const square screen = legs->steps[(size_t)*first * squares + from];
    if (screen == NO_SQUARE || screen == from)
      continue;
    const unsigned count = second_courses(legs, colour, first, &second);
    for (unsigned k = 0; k < count; k++) {
      const square to = legs->steps[(size_t)second[k] * squares + screen];
      if (to != NO_SQUARE && to != from && to != screen)
        screens[to] |= UINT64_C(1) << screen;
    }
  }
}

static const uint64_t *screens_of(const struct legs_paths *legs, enum colour colour,
                                  unsigned squares, struct arena *arena) {
  uint64_t *screens = arena_alloc(arena, (size_t)squares * squares * sizeof *screens);
  for (square from = 0; from < squares; from++)
    if (!set_has(&legs->immobile[colour], from))
      note_screens(legs, colour, from, squares, screens + (size_t)from * squares);
  return screens;
}

static const uint64_t *beside_of(const struct legs_paths *legs, enum colour colour,
                                 unsigned squares, struct arena *arena) {
  const struct leg_paths *leg = &legs->leg[0];
  uint64_t *beside = arena_alloc(arena, squares * sizeof *beside);
  for (unsigned i = 0; i < leg->course_count[colour]; i++)
    for (square from = 0; from < squares; from++) {
      const square to = legs->steps[(size_t)leg->courses[colour][i] * squares + from];
      if (to != NO_SQUARE && to != from)
        beside[from] |= UINT64_C(1) << to;
    }
  return beside;
}

static bool lands_behind_hurdle(const struct legs_paths *legs) {
  const struct leg_paths *last = &legs->leg[1];
  return legs->leg_count == 2 && legs->leg[0].ends_on_first && legs->leg[0].end == ON_HURDLE &&
         last->turning == STRAIGHT && last->length == 1 && last->end == ON_ARRIVAL &&
         !legs->landing[WHITE];
}

/* Two single steps, which end wherever they lead. */
static bool are_two_leaps(const struct legs_paths *legs, enum colour colour) {
  return legs->leg_count == 2 && legs->leg[0].length == 1 && legs->leg[1].length == 1 &&
         legs->leg[1].end == ON_ARRIVAL && !legs->landing[colour];
}

void make_hurdles(struct legs_paths *legs, unsigned squares, struct arena *arena) {
  const struct leg_paths *first = &legs->leg[0];
  if (squares > 64 || legs->then || first->turning != AFRESH)
    return;
  if (!legs->roams)
    make_rays(legs, squares, arena);
  legs->lands_behind = lands_behind_hurdle(legs);
  for (unsigned colour = WHITE; colour <= BLACK; colour++) {
    if (legs->roams && first->length == 1 && first->end == ON_ARRIVAL)
      legs->beside[colour] = beside_of(legs, (enum colour)colour, squares, arena);
    if (legs->leg_count < 2 || !is_hurdle(first->end))
      continue;
    if (first->course_count[colour] > MANY_CHOICES && (first->length == 1 || first->ends_on_first))
      legs->leaps[colour] = leaps_of(legs, (enum colour)colour, squares, arena);
    if (are_two_leaps(legs, (enum colour)colour))
      legs->screens[colour] = screens_of(legs, (enum colour)colour, squares, arena);
  }
}
