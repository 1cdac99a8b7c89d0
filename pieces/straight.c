/* Walks of several legs that all go straight on (grasshoppers, lions, equihoppers, locusts …): from
   a square to a target there is one course to be followed, and not all of them.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/legs.h"

/* With so many courses on so many squares the tables would be larger than they are worth. */
enum { TOO_MUCH = 100000 };

static bool goes_straight(const struct legs_paths *legs) {
  bool straight = !legs->roams && !legs->then && legs->leg[0].turning == AFRESH;
  for (unsigned i = 0; i < legs->leg_count; i++)
    straight =
        straight && legs->leg[i].end != BEYOND_EDGE && (i == 0 || legs->leg[i].turning == STRAIGHT);
  return straight;
}

/* Notes the course behind all squares that it leads to. */
static void follow(const square *steps, square from, uint16_t entry, uint16_t *line) {
  for (square at = steps[from]; at != NO_SQUARE && at != from; at = steps[at])
    line[at] = line[at] == LINE_NONE ? entry : LINE_SEVERAL;
}

static const uint16_t *lines_of(const struct legs_paths *legs, enum colour colour, unsigned squares,
                                struct arena *arena) {
  uint16_t *line = arena_alloc(arena, (size_t)squares * squares * sizeof *line);
  for (square from = 0; from < squares; from++)
    for (unsigned i = 0; i < legs->leg[0].course_count[colour]; i++)
      follow(legs->steps + (size_t)legs->leg[0].courses[colour][i] * squares, from,
             (uint16_t)(i + 1), line + (size_t)from * squares);
  return line;
}

void make_straight(struct legs_paths *legs, unsigned squares, struct arena *arena) {
  if (!goes_straight(legs) || (size_t)legs->course_count * squares > TOO_MUCH)
    return;
  const struct leg_paths *first = &legs->leg[0];
  legs->line[WHITE] = lines_of(legs, WHITE, squares, arena);
  legs->line[BLACK] = first->courses[WHITE] == first->courses[BLACK]
                          ? legs->line[WHITE]
                          : lines_of(legs, BLACK, squares, arena);
}
