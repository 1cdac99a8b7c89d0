/* What all writers of solutions share.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/report/report.h"

#include <time.h>

enum { FLUSHES_A_SECOND = 10 };

void report_flush(struct report *report) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  const double now = (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
  if (now - report->flushed < 1.0 / FLUSHES_A_SECOND)
    return;
  report->flushed = now;
  fflush(report->out);
}
