/* The clock by which limits are kept and durations told.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_CLOCK_H
#define PREMIER_CLOCK_H

#include <time.h>

/* Seconds on the monotonic clock. */
static inline double seconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

#endif
