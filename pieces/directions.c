/* Vectors spread out into directions, and directions turned.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/directions.h"

#include <stdlib.h>

bool heads(struct direction direction, enum heading heading, enum colour colour) {
  int ahead = colour == WHITE ? direction.ranks : -direction.ranks;
  switch (heading) {
  case PAWN_AHEAD:
  case AWAY:
    return ahead > 0;
  case PAWN_BACK:
  case TOWARDS:
    return ahead < 0;
  case UP_BOARD:
    return direction.ranks > 0;
  case DOWN_BOARD:
    return direction.ranks < 0;
  case SIDEWAYS_BEYOND:
    return direction.ranks == 0;
  default:
    return true;
  }
}

static unsigned add_direction(struct direction *directions, unsigned count,
                              struct direction direction) {
  for (unsigned i = 0; i < count; i++)
    if (same_direction(directions[i], direction))
      return count;
  directions[count] = direction;
  return count + 1;
}

static unsigned images(int a, int b, struct direction *directions, unsigned count) {
  for (int image = 0; image < 8; image++) {
    int x = image & 1 ? b : a, y = image & 1 ? a : b;
    struct direction d = {image & 2 ? -x : x, image & 4 ? -y : y};
    count = add_direction(directions, count, d);
  }
  return count;
}

int common_divisor(int a, int b) {
  while (b) {
    int rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

static bool in_class(enum vector_class class, int a, int b) {
  switch (class) {
  case EVERY_PRIMITIVE:
    return common_divisor(a, b) == 1;
  case EVERY_QUEEN_LINE:
    return a == 0 || a == b;
  default:
    return true;
  }
}

unsigned directions_of(const struct vectors *vectors, const struct geometry *geometry,
                       struct direction *directions) {
  unsigned count = 0;
  for (unsigned i = 0; i < vectors->count; i++)
    count = images(vectors->pair[i][0], vectors->pair[i][1], directions, count);
  if (vectors->class == LISTED)
    return count;
  int files = (int)geometry->files, ranks = (int)geometry->ranks;
  for (int x = 1 - files; x < files; x++)
    for (int y = 1 - ranks; y < ranks; y++) {
      int a = abs(x) < abs(y) ? abs(x) : abs(y), b = abs(x) < abs(y) ? abs(y) : abs(x);
      if (b > 0 && in_class(vectors->class, a, b))
        directions[count++] = (struct direction){x, y};
    }
  return count;
}

static int sign(int number) {
  return (number > 0) - (number < 0);
}

/* One eighth of a turn to the left, for directions of queen lines. */
static struct direction eighth(struct direction d) {
  int length = abs(d.files) > abs(d.ranks) ? abs(d.files) : abs(d.ranks);
  return (struct direction){length * sign(d.files - d.ranks), length * sign(d.files + d.ranks)};
}

static struct direction quarter(struct direction d) {
  return (struct direction){-d.ranks, d.files};
}

static struct direction opposite(struct direction d) {
  return (struct direction){-d.files, -d.ranks};
}

unsigned turn_by_angle(struct direction d, enum turning turning, struct direction turned[2]) {
  switch (turning) {
  case TURN_45:
    turned[0] = eighth(d);
    turned[1] = opposite(eighth(quarter(d)));
    return 2;
  case TURN_90:
    turned[0] = quarter(d);
    turned[1] = opposite(quarter(d));
    return 2;
  case TURN_135:
    turned[0] = eighth(quarter(d));
    turned[1] = opposite(eighth(d));
    return 2;
  case TURN_BACK:
    turned[0] = opposite(d);
    return 1;
  default:
    turned[0] = d;
    return 1;
  }
}

static int product(struct direction a, struct direction b) {
  return a.files * b.files + a.ranks * b.ranks;
}

/* Nearer means a larger cosine; the directions are of various lengths, so that cosines are
   compared by their squares with their signs. */
static int compare_nearness(struct direction d, struct direction a, struct direction b) {
  long to_a = product(d, a), to_b = product(d, b);
  long left = to_a * labs(to_a) * product(b, b), right = to_b * labs(to_b) * product(a, a);
  return (left > right) - (left < right);
}

unsigned keep_nearest(struct direction direction, struct direction *directions, unsigned count) {
  unsigned kept = 0;
  for (unsigned i = 0; i < count; i++) {
    int nearer = kept ? compare_nearness(direction, directions[i], directions[0]) : 0;
    if (nearer > 0)
      kept = 0;
    if (nearer >= 0)
      directions[kept++] = directions[i];
  }
  return kept;
}

unsigned keep_round(struct direction direction, struct direction *directions, unsigned count) {
  int length = product(direction, direction);
  unsigned kept = 0;
  for (unsigned i = 0; i < count; i++)
    if (product(directions[i], directions[i]) == length &&
        product(direction, directions[i]) != -length)
      directions[kept++] = directions[i];
  return kept;
}

struct direction next_image(struct direction d, int side) {
  struct direction image[8], next = opposite(d);
  unsigned count = images(abs(d.files), abs(d.ranks), image, 0);
  for (unsigned i = 0; i < count; i++) {
    int cross = side * (d.files * image[i].ranks - d.ranks * image[i].files);
    if (cross > 0 && product(d, image[i]) > product(d, next))
      next = image[i];
  }
  return next;
}
