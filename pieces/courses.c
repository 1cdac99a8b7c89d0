/* Lines, circles, zigzags, reflected lines and lame steps, one step at a time.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/courses.h"

#include <stdlib.h>

enum { IMAGES = 8 };

/* A circle ends on the square before its beginning. */
static unsigned add_circles(struct direction d, struct course *courses) {
  int images = d.files == 0 || d.ranks == 0 || abs(d.files) == abs(d.ranks) ? 4 : IMAGES;
  for (int i = 0; i < 2; i++)
    courses[i] = (struct course){.next = d,
                                 .path = CIRCLE,
                                 .side = (int8_t)(i == 0 ? 1 : -1),
                                 .left = (uint8_t)(images - 1)};
  return 2;
}

static bool is_image(const struct vectors *vectors, int files, int ranks) {
  int a = abs(files) < abs(ranks) ? abs(files) : abs(ranks), b = abs(files) + abs(ranks) - a;
  for (unsigned i = 0; i < vectors->count; i++)
    if (vectors->pair[i][0] == a && vectors->pair[i][1] == b)
      return true;
  return false;
}

/* The steps that may alternate with this one. */
static unsigned add_zigzags(struct direction d, const struct leg *leg, struct course *courses) {
  struct direction image = d;
  unsigned count = 0;
  for (int i = 0; i < IMAGES; i++) {
    image = next_image(image, 1);
    if (same_direction(image, d))
      break;
    if (is_image(&leg->by, d.files + image.files, d.ranks + image.ranks))
      courses[count++] = (struct course){.next = d, .then = image, .path = ZIGZAG};
  }
  return count;
}

/* A lame step by way of the nearest square, or of either of the two nearest. */
static unsigned add_lame(struct direction d, const struct leg *leg, const struct geometry *geometry,
                         struct course *courses) {
  struct direction half[IMAGES * MAX_LEG_VECTORS];
  unsigned count = leg->by.class == LISTED ? directions_of(&leg->by, geometry, half) : 0;
  count = keep_nearest(d, half, count);
  for (unsigned i = 0; i < count; i++)
    courses[i] = (struct course){.next = half[i],
                                 .then = {d.files - half[i].files, d.ranks - half[i].ranks},
                                 .path = LAME,
                                 .passing = true};
  return count;
}

static unsigned add_courses(struct direction d, const struct leg *leg,
                            const struct geometry *geometry, struct course *courses) {
  switch (leg->path) {
  case CIRCLE:
    return add_circles(d, courses);
  case ZIGZAG:
    return add_zigzags(d, leg, courses);
  case LAME:
    return add_lame(d, leg, geometry, courses);
  default:
    courses[0] =
        (struct course){.next = d, .path = (uint8_t)leg->path, .left = (uint8_t)leg->reflections};
    return 1;
  }
}

unsigned courses_of(const struct leg *leg, enum heading heading, enum heading bound,
                    enum colour colour, const struct geometry *geometry, struct course *courses) {
  struct direction *directions = malloc(MAX_DIRECTIONS * sizeof *directions);
  if (!directions)
    abort();
  unsigned count = 0, images = directions_of(&leg->vectors, geometry, directions);
  for (unsigned i = 0; i < images; i++)
    if (heads(directions[i], heading, colour) && heads(directions[i], bound, colour) &&
        count + IMAGES <= MAX_COURSES)
      count += add_courses(directions[i], leg, geometry, &courses[count]);
  free(directions);
  return count;
}

/* Do so many files or ranks lead over the edge? */
static bool leads_over(unsigned at, int step, unsigned size, bool wraps) {
  int to = (int)at + step;
  return !wraps && (to < 0 || to >= (int)size);
}

/* At an edge the part of the step that leads over it is turned round; a shifted line first goes
   along the edge by the other part. */
static square reflected_step(const struct geometry *geometry, square from, struct course *course) {
  struct direction step = course->next;
  bool over_files =
      leads_over(geometry->file[from], step.files, geometry->files, geometry->files_wrap);
  bool over_ranks =
      leads_over(geometry->rank[from], step.ranks, geometry->ranks, geometry->ranks_wrap);
  if (over_files || over_ranks) {
    if (course->left == 0)
      return NO_SQUARE;
    course->left--;
    course->next.files = over_files ? -step.files : step.files;
    course->next.ranks = over_ranks ? -step.ranks : step.ranks;
    step = course->next;
    if (course->path == SHIFTED) {
      step.files = over_files ? 0 : step.files;
      step.ranks = over_ranks ? 0 : step.ranks;
    }
  }
  square to = geometry_step(geometry, from, step.files, step.ranks);
  return to == from ? NO_SQUARE : to;
}

square course_step(const struct geometry *geometry, square from, struct course *course) {
  struct direction step = course->next;
  switch (course->path) {
  case CIRCLE:
    if (course->left == 0)
      return NO_SQUARE;
    course->left--;
    course->next = next_image(step, course->side);
    break;
  case ZIGZAG:
  case LAME:
    course->next = course->then;
    course->then = step;
    course->passing = course->path == LAME && !course->passing;
    break;
  case REFLECTED:
  case SHIFTED:
    return reflected_step(geometry, from, course);
  default:
    break;
  }
  return geometry_step(geometry, from, step.files, step.ranks);
}

bool same_course(const struct course *a, const struct course *b) {
  return same_direction(a->next, b->next) && same_direction(a->then, b->then) &&
         a->path == b->path && a->side == b->side && a->left == b->left && a->passing == b->passing;
}

bool at_edge(const struct geometry *geometry, square where) {
  unsigned file = geometry->file[where], rank = geometry->rank[where];
  return (!geometry->files_wrap && (file == 0 || file + 1 == geometry->files)) ||
         (!geometry->ranks_wrap && (rank == 0 || rank + 1 == geometry->ranks));
}
