/* What all writers of solutions share: progress on a terminal.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/report/report.h"

#include "solver/board/clock.h"

#include <stdlib.h>

static const double show_interval = 0.5; /* seconds */

/* The line of progress stands below the last line of output, which is still open: going up again
   is enough, since output goes on with a line end. */
void report_begin_output(struct report *report) {
  if (!report->showing)
    return;
  fputs("\r\033[K\033[A", report->terminal);
  fflush(report->terminal);
  report->showing = false;
}

void report_progress(struct sink *sink, double share, unsigned long long nodes) {
  struct report *report = (struct report *)sink;
  if (report->terminal == NULL)
    return;
  const double now = seconds_now();
  if (now - report->shown < show_interval)
    return;
  fflush(report->out);
  fprintf(report->terminal, "%s\r%3.0f %%  %llu half-moves\033[K", report->showing ? "" : "\n",
          100 * share, nodes);
  fflush(report->terminal);
  report->shown = now;
  report->showing = true;
}

void report_free(struct report *report) {
  if (report->finish != NULL)
    report->finish(report);
  free(report);
}
