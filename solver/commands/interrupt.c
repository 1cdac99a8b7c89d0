/* A signal handler can speak through a variable of the program only: this is the one there is.  The
   search looks at it and ends in order, so that what has been found is printed.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/interrupt.h"

#include <stddef.h>

static volatile sig_atomic_t interrupted;

static void note_signal(int number) {
  (void)number;
  interrupted = 1;
}

void interrupt_watch(void) {
  static const int signals[] = {SIGINT, SIGTERM, SIGALRM};
  struct sigaction action = {.sa_handler = note_signal, .sa_flags = (int)SA_RESETHAND};
  sigemptyset(&action.sa_mask);
  for (unsigned i = 0; i < sizeof signals / sizeof *signals; i++)
    sigaction(signals[i], &action, NULL);
}

const volatile sig_atomic_t *interrupt_flag(void) {
  return &interrupted;
}
