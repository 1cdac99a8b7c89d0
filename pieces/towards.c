/* Of all the ways that a walk of several legs may begin with only few lead to a certain target:
   these alone have to be followed.  For walks that go straight on (grasshoppers, lions,
   equihoppers, locusts …) they are found at once.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/legs.h"

/* With so many courses on so many squares the tables would be larger than they are worth. */
enum { TOO_MUCH = 100000, TOO_MUCH_AROUND = 20000, MOST_CHOICES = 16 };

/* Does a later leg begin anew, which it may do by colour? */
static bool has_headed_legs(const struct legs_paths *legs) {
  for (unsigned i = 1; i < legs->leg_count; i++)
    if (legs->leg[i].turning == AFRESH)
      return true;
  return false;
}

static bool goes_straight(const struct legs_paths *legs) {
  bool straight = !legs->roams && !legs->then && legs->leg[0].turning == AFRESH;
  for (unsigned i = 0; i < legs->leg_count; i++)
    straight =
        straight && legs->leg[i].end != BEYOND_EDGE && (i == 0 || legs->leg[i].turning == STRAIGHT);
  return straight;
}

/* Notes the choice for all squares behind each other on its course. */
static void follow(const square *steps, square from, uint16_t choice, uint16_t *via) {
  for (square at = steps[from]; at != NO_SQUARE && at != from; at = steps[at])
    via[at] |= choice;
}

static const uint16_t *ways_straight(const struct legs_paths *legs, enum colour colour,
                                     unsigned squares, struct arena *arena) {
  uint16_t *via = arena_alloc(arena, (size_t)squares * squares * sizeof *via);
  for (square from = 0; from < squares; from++)
    for (unsigned i = 0; i < legs->leg[0].course_count[colour]; i++)
      follow(legs->steps + (size_t)legs->leg[0].courses[colour][i] * squares, from,
             (uint16_t)(1u << i), via + (size_t)from * squares);
  return via;
}

static const uint16_t *ways_around(const struct legs_paths *legs, enum colour colour,
                                   unsigned squares, struct arena *arena) {
  uint16_t *via = arena_alloc(arena, (size_t)squares * squares * sizeof *via);
  for (square from = 0; from < squares; from++)
    for (unsigned i = 0; i < legs->leg[0].course_count[colour]; i++) {
      struct set reach = {{0}};
      legs_reach_by(legs, colour, from, i, squares, &reach);
      for_set (to, &reach, (squares + 63) / 64)
        via[(size_t)from * squares + to] |= (uint16_t)(1u << i);
    }
  return via;
}

/* What it takes to find the ways of a walk that turns. */
static size_t work_around(const struct legs_paths *legs, unsigned choices, unsigned squares) {
  return (size_t)legs->course_count * choices * squares;
}

void make_ways_to(struct legs_paths *legs, unsigned squares, struct arena *arena) {
  const struct leg_paths *first = &legs->leg[0];
  const unsigned choices = first->course_count[WHITE] > first->course_count[BLACK]
                               ? first->course_count[WHITE]
                               : first->course_count[BLACK];
  const bool straight = goes_straight(legs);
  if (legs->roams || first->turning != AFRESH || choices > MOST_CHOICES ||
      (straight ? (size_t)legs->course_count * squares > TOO_MUCH
                : work_around(legs, choices, squares) > TOO_MUCH_AROUND))
    return;
  for (unsigned colour = WHITE; colour <= BLACK; colour++)
    if (colour == BLACK && first->courses[WHITE] == first->courses[BLACK] && !has_headed_legs(legs))
      legs->via[BLACK] = legs->via[WHITE];
    else
      legs->via[colour] = straight ? ways_straight(legs, (enum colour)colour, squares, arena)
                                   : ways_around(legs, (enum colour)colour, squares, arena);
}
