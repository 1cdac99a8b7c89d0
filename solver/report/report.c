/* What all writers of solutions share: when output is handed on, progress on a terminal, signs of
   life for a program that looks after this one.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/report/report.h"

#include "solver/report/clock.h"

#include <stdlib.h>

static const double flush_interval = 0.1, show_interval = 0.5; /* seconds */

void report_flush(struct report *report) {
  const double now = seconds_now();
  if (now - report->flushed < flush_interval)
    return;
  report->flushed = now;
  fflush(report->out);
}

/* The line of progress stands below the last line of output, which is still open: going up again
   is enough, since output goes on with a line end. */
void report_begin_output(struct report *report) {
  if (!report->showing)
    return;
  fputs("\r\033[K\033[A", report->terminal);
  fflush(report->terminal);
  report->showing = false;
}

static void show_progress(struct report *report, double now, double share,
                          unsigned long long nodes) {
  if (report->terminal == NULL || now - report->shown < show_interval)
    return;
  fflush(report->out);
  fprintf(report->terminal, "%s\r%3.0f %%  %llu half-moves\033[K", report->showing ? "" : "\n",
          100 * share, nodes);
  fflush(report->terminal);
  report->shown = now;
  report->showing = true;
}

/* A sign that can't be given means that nobody is there any more: searching on would be in vain. */
static void give_sign(struct report *report, double now) {
  if (report->heartbeat == 0 || now - report->beaten < report->heartbeat)
    return;
  report->beaten = now;
  if (fprintf(stderr, "heartbeat:%5u\n", ++report->beats) < 0)
    exit(EXIT_FAILURE);
}

void report_progress(struct sink *sink, double share, unsigned long long nodes) {
  struct report *report = (struct report *)sink;
  report_flush(report);
  const double now = seconds_now();
  show_progress(report, now, share, nodes);
  give_sign(report, now);
}
