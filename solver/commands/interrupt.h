/* Being told to stop: by the keyboard, by another program, by an alarm clock.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_INTERRUPT_H
#define PREMIER_INTERRUPT_H

#include <signal.h>

/* From now on a first SIGINT, SIGTERM or SIGALRM sets the flag; a second one ends the program. */
void interrupt_watch(void);
const volatile sig_atomic_t *interrupt_flag(void);

#endif
