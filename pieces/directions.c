/* Vectors spread out into directions, and directions turned.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/directions.h"

#include <stdlib.h>

static bool heads(struct direction direction, enum heading heading, enum colour colour) {
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
  default:
    return true;
  }
}

static unsigned add_direction(struct direction *directions, unsigned count,
                              struct direction direction) {
  for (unsigned i = 0; i < count; i++)
    if (directions[i].files == direction.files && directions[i].ranks == direction.ranks)
      return count;
  directions[count] = direction;
  return count + 1;
}

static unsigned images(int a, int b, enum heading heading, enum colour colour,
                       struct direction *directions, unsigned count) {
  for (int image = 0; image < 8; image++) {
    int x = image & 1 ? b : a, y = image & 1 ? a : b;
    struct direction d = {image & 2 ? -x : x, image & 4 ? -y : y};
    if (heads(d, heading, colour))
      count = add_direction(directions, count, d);
  }
  return count;
}

static int common_divisor(int a, int b) {
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

unsigned directions_of(const struct leg *leg, enum heading heading, enum colour colour,
                       const struct geometry *geometry, struct direction *directions) {
  unsigned count = 0;
  for (unsigned i = 0; i < leg->vector_count; i++)
    count = images(leg->vector[i][0], leg->vector[i][1], heading, colour, directions, count);
  if (leg->vectors == LISTED)
    return count;
  int files = (int)geometry->files, ranks = (int)geometry->ranks;
  for (int x = 1 - files; x < files; x++)
    for (int y = 1 - ranks; y < ranks; y++) {
      int a = abs(x) < abs(y) ? abs(x) : abs(y), b = abs(x) < abs(y) ? abs(y) : abs(x);
      struct direction d = {x, y};
      if (b > 0 && in_class(leg->vectors, a, b) && heads(d, heading, colour))
        directions[count++] = d;
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

void turn_direction(struct direction d, enum turning turning, struct direction turned[2]) {
  turned[0] = turned[1] = d;
  switch (turning) {
  case TURN_45:
    turned[0] = eighth(d);
    turned[1] = opposite(eighth(quarter(d)));
    break;
  case TURN_90:
    turned[0] = quarter(d);
    turned[1] = opposite(quarter(d));
    break;
  case TURN_135:
    turned[0] = eighth(quarter(d));
    turned[1] = opposite(eighth(d));
    break;
  case TURN_BACK:
    turned[0] = turned[1] = opposite(d);
    break;
  default:
    break;
  }
}
