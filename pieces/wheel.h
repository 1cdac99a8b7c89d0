/* The courses of a walk, numbered: machines speak of them by their numbers.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_WHEEL_H
#define PREMIER_WHEEL_H

#include "pieces/courses.h"

struct wheel {
  struct course *course;
  unsigned count, capacity;
  uint16_t *place; /* a hash table of numbers + 1; its size is twice the capacity */
};

/* The number of the course, a new one if it has none yet. */
unsigned wheel_enter(struct wheel *wheel, const struct course *course);
void wheel_free(struct wheel *wheel);

#endif
