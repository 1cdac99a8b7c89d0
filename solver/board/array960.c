/* The arrays of Chess960 after Reinhard Scharnagl's numbering, and the drawing of lots.

   The number is 96 k + 16 q + 4 d + l, with l the light-squared bishop among b d f h, d the
   dark-squared bishop among a c e g, q the queen among the six squares left, and k the order of
   knights, rooks and king on the other five.  (R. Scharnagl, "Fischer-Random-Schach", 2004.)

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/board/array960.h"

#include "solver/board/scatter.h"

#include <string.h>

const uint8_t array960_orthodox[OFFICERS_960] = {ROOK, KNIGHT, BISHOP, QUEEN,
                                                 KING, BISHOP, KNIGHT, ROOK};

/* Where the two knights stand among the last five squares; rook, king and rook fill up the rest. */
static const uint8_t knights[10][2] = {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2},
                                       {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}};

/* The file of the free square with this index. */
static unsigned free_file(const uint8_t *officers, unsigned index) {
  unsigned file = 0;
  while (officers[file] != NO_WALK || index-- > 0)
    file++;
  return file;
}

static void put_on_free(uint8_t *officers, unsigned index, unsigned walk) {
  officers[free_file(officers, index)] = (uint8_t)walk;
}

/* Rook, king, rook from the left. */
static void fill_up(uint8_t *officers) {
  static const uint8_t rest[] = {ROOK, KING, ROOK};
  for (unsigned i = 0; i < 3; i++)
    put_on_free(officers, 0, rest[i]);
}

void array960_officers(unsigned number, uint8_t officers[OFFICERS_960]) {
  memset(officers, NO_WALK, OFFICERS_960);
  officers[2 * (number % 4) + 1] = BISHOP;
  number /= 4;
  officers[2 * (number % 4)] = BISHOP;
  number /= 4;
  put_on_free(officers, number % 6, QUEEN);
  const uint8_t *place = knights[number / 6];
  put_on_free(officers, place[1], KNIGHT);
  put_on_free(officers, place[0], KNIGHT);
  fill_up(officers);
}

int array960_number(const uint8_t officers[OFFICERS_960]) {
  for (unsigned number = 0; number < ARRAYS_960; number++) {
    uint8_t candidate[OFFICERS_960];
    array960_officers(number, candidate);
    if (memcmp(candidate, officers, OFFICERS_960) == 0)
      return (int)number;
  }
  return -1;
}

static unsigned toss(struct coin960 *coin) {
  return (unsigned)(next_scattered(&coin->state) >> 63);
}

/* 0 … count - 1 by as few coins as can tell them apart, tossed again where they say more. */
static unsigned draw(struct coin960 *coin, unsigned count) {
  for (;;) {
    unsigned drawn = 0;
    for (unsigned reach = 1; reach < count; reach *= 2)
      drawn = 2 * drawn + toss(coin);
    if (drawn < count)
      return drawn;
  }
}

unsigned array960_draw_uniform(struct coin960 *coin) {
  return draw(coin, ARRAYS_960);
}

/* "Dark bishop, light bishop, king among the four inner free squares, a rook on each side of it,
   queen among three"; the knights take what is left. */
unsigned array960_draw_northam(struct coin960 *coin) {
  uint8_t officers[OFFICERS_960] = {NO_WALK};
  officers[2 * draw(coin, 4)] = BISHOP;
  officers[2 * draw(coin, 4) + 1] = BISHOP;
  unsigned left = 1 + draw(coin, 4), right = 5 - left; /* free squares beside the king */
  unsigned left_rook = draw(coin, left), right_rook = left + 1 + draw(coin, right);
  put_on_free(officers, right_rook, ROOK);
  put_on_free(officers, left, KING);
  put_on_free(officers, left_rook, ROOK);
  put_on_free(officers, draw(coin, 3), QUEEN);
  put_on_free(officers, 0, KNIGHT);
  put_on_free(officers, 0, KNIGHT);
  return (unsigned)array960_number(officers);
}
