/* What the fuzzers share: how long they run, and their dice.

     fuzz_… [--inputs N | --seconds N] [--seed N] [FILE…]

   What is thrown depends on the seed and the files alone.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_TESTS_FUZZ_H
#define PREMIER_TESTS_FUZZ_H

#include "tests/dice.h"

#include <stdbool.h>
#include <string.h>
#include <time.h>

struct fuzz {
  unsigned long inputs; /* how many are wanted; 0: as many as come before `end` */
  unsigned long thrown; /* how many there were */
  time_t end;
  int first_file; /* index of the first file name among the arguments */
  uint64_t dice;
};

static inline struct fuzz fuzz_begin(int argc, char **argv) {
  unsigned long inputs = 0, seconds = 0, seed = 1;
  int i = 1;
  for (; i + 1 < argc && strncmp(argv[i], "--", 2) == 0; i += 2) {
    const unsigned long number = strtoul(argv[i + 1], NULL, 10);
    if (strcmp(argv[i], "--inputs") == 0)
      inputs = number;
    else if (strcmp(argv[i], "--seconds") == 0)
      seconds = number;
    else if (strcmp(argv[i], "--seed") == 0)
      seed = number;
  }
  if (inputs == 0 && seconds == 0)
    inputs = 2000;
  return (struct fuzz){inputs, 0, time(NULL) + (time_t)seconds, i, seed};
}

/* Counts the input that is thrown next. */
static inline bool fuzz_goes_on(struct fuzz *fuzz) {
  const bool more = fuzz->inputs > 0 ? fuzz->thrown < fuzz->inputs : time(NULL) < fuzz->end;
  fuzz->thrown += more;
  return more;
}

#endif
