/* The 960 arrays of Chess960: their numbers and how to draw one.  An array is the walks of the
   eight officers on the first rank, from a to h; Black's mirror them.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_ARRAY960_H
#define PREMIER_ARRAY960_H

#include "solver/board/square.h"

enum { ARRAYS_960 = 960, OFFICERS_960 = 8 };

/* Number 518. */
extern const uint8_t array960_orthodox[OFFICERS_960];

/* The array of a number, 0 … 959. */
void array960_officers(unsigned number, uint8_t officers[OFFICERS_960]);
/* The number of an array; -1 if it is none: a king between two rooks, bishops on squares of
   different colour, a queen and two knights. */
int array960_number(const uint8_t officers[OFFICERS_960]);

/* A coin to be tossed: the same seed gives the same tosses on every machine. */
struct coin960 {
  uint64_t state; /* the seed to begin with */
};

/* The number of an array drawn so that each of the 960 is as likely as any other. */
unsigned array960_draw_uniform(struct coin960 *coin);
/* … drawn by Edward Northam's procedure, by which some are likelier than others. */
unsigned array960_draw_northam(struct coin960 *coin);

#endif
