/* Looking after the output while the program searches.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_WATCH_H
#define PREMIER_WATCH_H

#include <stdio.h>

struct watch;

/* From now on what is written to `out` is handed on within a tenth of a second, and a line
   "heartbeat: N" goes to standard error every `heartbeat` seconds (0: never). */
struct watch *watch_begin(FILE *out, double heartbeat);
/* The last use of the watch; NULL is allowed. */
void watch_end(struct watch *watch);

#endif
