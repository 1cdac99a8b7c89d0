/* What can be said of walks of several legs before any man stands on the board: where they may ever
   capture, and whether their ways meet or cross.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/legs.h"

#include <stdlib.h>
#include <string.h>

bool legs_repeat(const struct legs_paths *legs) {
  for (unsigned i = 1; i < legs->leg_count; i++)
    if (legs->leg[i].turning != STRAIGHT)
      return true;
  return legs->then != NULL;
}

/* Does the leg come back to where the leg before it began, over squares where nobody stands? */
static bool returns(const struct leg *before, const struct leg *leg) {
  return leg->turning == TURN_BACK && (leg->length == SAME_LENGTH || before->length == 1);
}

/* A way needs at least three turns, a turn back, or a fresh start to come back to a square.  One
   that roams comes back, but no wiser where it may stop on each square that it comes to. */
bool legs_cross(const struct part *part) {
  unsigned turns = 0;
  if (part->leg[0].roams)
    return part->leg[0].path != LINE || part->leg[0].length > 1;
  for (unsigned i = 0; i < part->leg_count; i++) {
    const struct leg *leg = &part->leg[i];
    if (leg->path == ZIGZAG || leg->path == REFLECTED || leg->path == SHIFTED)
      return true;
    if (i == 0 || leg->turning == STRAIGHT)
      continue;
    turns++;
    if (leg->turning == AFRESH || (leg->turning == TURN_BACK && !returns(leg - 1, leg)))
      return true;
  }
  return turns > 2;
}

/* Following all ways at once: for each course the squares where a leg may begin. */
struct fronts {
  const struct legs_paths *legs;
  unsigned squares, words;
  struct set *now, *next; /* by course */
};

static bool ends_on_men(const struct leg_paths *leg) {
  return leg->end == ON_HURDLE || leg->end == ON_ENEMY || leg->end == ON_VICTIM;
}

static void follow(const struct fronts *fronts, const struct leg_paths *leg, unsigned course,
                   square at) {
  const struct legs_paths *legs = fronts->legs;
  unsigned limit = leg->length > 0 ? (unsigned)leg->length : fronts->squares;
  square start = at;
  if (leg->end == BEYOND_EDGE)
    set_add(&fronts->next[course], at);
  for (unsigned n = 0; n < limit;) {
    size_t place = (size_t)course * fronts->squares + at;
    bool passing = legs->passing && legs->passing[course];
    at = legs->steps[place];
    course = legs->then ? legs->then[place] : course;
    if (at == NO_SQUARE || at == start)
      return;
    n += !passing;
    if (passing ? ends_on_men(leg) : leg->length < 0 || n == limit)
      set_add(&fronts->next[course], at);
  }
}

/* One leg onwards from `now` to `next`. */
static void follow_leg(const struct fronts *fronts, const struct leg_paths *leg,
                       enum colour colour) {
  for (unsigned c = 0; c < fronts->legs->course_count; c++) {
    if (set_is_empty(&fronts->now[c], fronts->words))
      continue;
    uint16_t same = (uint16_t)c;
    const uint16_t *choice = &same;
    unsigned count = 1;
    if (leg->turning == AFRESH) {
      choice = leg->courses[colour];
      count = leg->course_count[colour];
    } else if (leg->turning != STRAIGHT) {
      choice = leg->turned + leg->turn[c];
      count = leg->turn[c + 1] - leg->turn[c];
    }
    for (unsigned i = 0; i < count; i++)
      for_set (at, &fronts->now[c], fronts->words)
        follow(fronts, leg, choice[i], at);
  }
}

/* With so many courses on so many squares it is not worth finding out. */
static bool is_too_much(const struct legs_paths *legs, unsigned squares) {
  return legs->roams || (legs->leg_count > 1 && (size_t)legs->course_count * squares > 100000);
}

static struct fronts open_fronts(const struct legs_paths *legs, unsigned squares) {
  const size_t size = legs->course_count * sizeof(struct set);
  struct fronts fronts = {legs, squares, (squares + 63) / 64, calloc(1, size), calloc(1, size)};
  if (!fronts.now || !fronts.next)
    abort();
  return fronts;
}

/* What was reached last becomes where the next leg begins. */
static void turn_fronts(struct fronts *fronts) {
  struct set *swap = fronts->now;
  fronts->now = fronts->next;
  fronts->next = swap;
  memset(fronts->next, 0, fronts->legs->course_count * sizeof(struct set));
}

static void close_fronts(struct fronts *fronts) {
  free(fronts->now);
  free(fronts->next);
}

/* The first leg has been followed: goes on to where a capture is made. */
static void follow_rest(struct fronts *fronts, enum colour colour, square from, struct set *reach) {
  const struct legs_paths *legs = fronts->legs;
  unsigned leg = 0;
  turn_fronts(fronts);
  while (legs->leg[leg].end != ON_VICTIM && leg + 1 < legs->leg_count) {
    follow_leg(fronts, &legs->leg[++leg], colour);
    turn_fronts(fronts);
  }
  for (unsigned c = 0; c < legs->course_count; c++)
    set_unite(reach, &fronts->now[c], fronts->words);
  set_remove(reach, from);
}

void legs_reach(const struct legs_paths *legs, enum colour colour, square from, unsigned squares,
                struct set *reach) {
  if (set_has(&legs->immobile[colour], from) || legs->course_count == 0)
    return;
  if (is_too_much(legs, squares)) {
    for (square where = 0; where < squares; where++)
      set_add(reach, where);
    set_remove(reach, from);
    return;
  }
  struct fronts fronts = open_fronts(legs, squares);
  set_add(&fronts.now[0], from);
  follow_leg(&fronts, &legs->leg[0], colour);
  follow_rest(&fronts, colour, from, reach);
  close_fronts(&fronts);
}

void legs_reach_by(const struct legs_paths *legs, enum colour colour, square from, unsigned choice,
                   unsigned squares, struct set *reach) {
  struct fronts fronts = open_fronts(legs, squares);
  follow(&fronts, &legs->leg[0], legs->leg[0].courses[colour][choice], from);
  follow_rest(&fronts, colour, from, reach);
  close_fronts(&fronts);
}
