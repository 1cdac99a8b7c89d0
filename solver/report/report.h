/* What a writer of solutions has to offer.  One run writes any number of problems:
     begin_problem (begin_phase <events> )* end_problem
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_REPORT_H
#define PREMIER_REPORT_H

#include "solver/language/problem.h"
#include "solver/search/events.h"

#include <stdio.h>

struct ending {
  enum verdict verdict;
  unsigned long long solutions, nodes;
  double seconds;
};

struct report {
  struct sink sink; /* must be the first member: events of the phase begun last */
  void (*begin_run)(struct report *report, const char *version, unsigned long long megabytes);
  void (*begin_problem)(struct report *report, const struct problem_set *set);
  void (*begin_phase)(struct report *report, const struct problem *problem);
  /* `ending` NULL: the problem has only been shown, not solved. */
  void (*end_problem)(struct report *report, const struct ending *ending);
  /* Instead of these for a problem that is not solved: its complaints or the ones given say why. */
  void (*refuse)(struct report *report, const struct problem_set *set,
                 const struct complaints *complaints);
  void (*end_run)(struct report *report);
  void (*finish)(struct report *report); /* NULL, or frees what the report owns but itself */
  FILE *out;
  const struct problem *problem; /* the phase in hand */
  FILE *terminal;                /* where progress is shown; NULL: nowhere */
  double shown;                  /* when it was shown last */
  bool showing;                  /* a line of it is on the terminal */
};

/* For writers.  Before anything is written: takes the line of progress off the terminal. */
void report_begin_output(struct report *report);
/* As `progress` of a sink. */
void report_progress(struct sink *sink, double share, unsigned long long nodes);

/* The text form; `bare` leaves version and times out.  These are freed with report_free(). */
struct report *text_report_new(FILE *out, bool bare);
/* JSON, one object a line; the times of a `bare` one are null. */
struct report *json_report_new(FILE *out, bool bare);
/* A page for browsers that needs nothing else: diagrams and solutions. */
struct report *html_report_new(FILE *out, bool bare);
/* A document for LaTeX with its package diagram: diagrams and solutions. */
struct report *latex_report_new(FILE *out, bool bare);
/* One picture of all diagrams, below each other; nothing of the solutions. */
struct report *svg_report_new(FILE *out);
/* Ends what a writer has begun, and frees it. */
void report_free(struct report *report);

#endif
