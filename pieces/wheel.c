/* A set of courses with numbers in the order of their arrival: an array and a hash table over it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/wheel.h"

#include <stdlib.h>

static unsigned hash(const struct course *c) {
  unsigned h = (unsigned)(c->next.files + 64) * 131 + (unsigned)(c->next.ranks + 64);
  h = h * 8191 + (unsigned)(c->then.files + 64) * 131 + (unsigned)(c->then.ranks + 64);
  return h * 31 + c->left * 7u + c->path * 2u + (c->side > 0) + c->passing * 64u;
}

/* Where the course is in the table, or where it would be. */
static unsigned find(const struct wheel *wheel, const struct course *course) {
  unsigned size = 2 * wheel->capacity, at = hash(course) % size;
  while (wheel->place[at] && !same_course(&wheel->course[wheel->place[at] - 1], course))
    at = (at + 1) % size;
  return at;
}

static void grow(struct wheel *wheel) {
  wheel->capacity = wheel->capacity ? 2 * wheel->capacity : 64;
  free(wheel->place);
  wheel->place = calloc(2 * wheel->capacity, sizeof *wheel->place);
  wheel->course = realloc(wheel->course, wheel->capacity * sizeof *wheel->course);
  if (!wheel->place || !wheel->course)
    abort();
  for (unsigned i = 0; i < wheel->count; i++)
    wheel->place[find(wheel, &wheel->course[i])] = (uint16_t)(i + 1);
}

unsigned wheel_enter(struct wheel *wheel, const struct course *course) {
  if (wheel->count == wheel->capacity)
    grow(wheel);
  unsigned at = find(wheel, course);
  if (!wheel->place[at]) {
    wheel->course[wheel->count++] = *course;
    wheel->place[at] = (uint16_t)wheel->count;
  }
  return wheel->place[at] - 1u;
}

void wheel_free(struct wheel *wheel) {
  free(wheel->course);
  free(wheel->place);
}
