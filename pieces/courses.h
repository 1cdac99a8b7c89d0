/* Courses: the way that a leg takes, step by step.  On a line each step is like the one before; on
   the other paths a step also tells which one comes next.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_COURSES_H
#define PREMIER_COURSES_H

#include "pieces/directions.h"

struct course {
  struct direction next; /* the step to come */
  struct direction then; /* ZIGZAG, LAME: the one behind it */
  uint8_t path;          /* enum path */
  int8_t side;           /* CIRCLE: 1 turns to the left, -1 to the right */
  uint8_t left;          /* CIRCLE: steps; REFLECTED, SHIFTED: times that an edge turns it */
  bool passing;          /* LAME: the step to come leads to a square that it does not stop on */
};

enum { MAX_COURSES = 2 * MAX_DIRECTIONS };

/* The courses that a leg may begin with, those only that agree with both headings for the colour.
   Returns how many; `courses` has room for MAX_COURSES. */
unsigned courses_of(const struct leg *leg, enum heading heading, enum heading bound,
                    enum colour colour, const struct geometry *geometry, struct course *courses);

/* Makes one step, after which the course is what is left of it. NO_SQUARE if it leads nowhere. */
square course_step(const struct geometry *geometry, square from, struct course *course);

bool same_course(const struct course *a, const struct course *b);

/* Does the square lie at the edge of the board?  Holes make no edges, nor do sides that are joined.
 */
bool at_edge(const struct geometry *geometry, square where);

#endif
