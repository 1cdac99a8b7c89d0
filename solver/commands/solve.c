/* premier [solve]: prints the complete solutions.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/input.h"
#include "solver/commands/interrupt.h"
#include "solver/commands/run.h"
#include "solver/commands/version.h"
#include "solver/commands/watch.h"
#include "solver/report/report.h"

#include <stdlib.h>
#include <unistd.h>

struct solving {
  struct visitor visitor; /* first member */
  const struct settings *settings;
  struct report *report;
};

/* The phases one after the other; a limit that one of them reaches ends the problem. */
static int solve_phases(struct solving *solving, const struct run *run) {
  struct report *report = solving->report;
  const unsigned max_time = run->set->phases[0]->options.max_time;
  struct limits limits = settings_limits(solving->settings, max_time);
  const double start = seconds_now();
  struct ending ending = {.verdict = COMPLETE};
  report->begin_problem(report, run->set);
  for (unsigned phase = 0; phase < run->count && ending.verdict != INTERRUPTED; phase++) {
    report->begin_phase(report, run->plans[phase]->problem);
    const struct outcome outcome = run_phase(run, phase, &limits, &report->sink);
    ending.solutions += outcome.solutions;
    ending.nodes += outcome.nodes;
    limits.numbers_before = outcome.numbers;
    if (outcome.verdict != COMPLETE)
      ending.verdict = outcome.verdict;
  }
  ending.seconds = seconds_now() - start;
  report->end_problem(report, &ending);
  return ending.verdict == INTERRUPTED ? STATUS_LIMIT : STATUS_FINE;
}

static int solve_problem(struct visitor *visitor, const struct problem_set *set) {
  struct solving *solving = (struct solving *)visitor;
  struct run run;
  int status;
  if (run_prepare(&run, set, solving->settings))
    status = solve_phases(solving, &run);
  else {
    status = status_of_complaints(&run.complaints);
    solving->report->refuse(solving->report, set, &run.complaints);
  }
  run_end(&run);
  return status;
}

static int solve_all(const struct settings *settings) {
  struct report *report =
      settings->json ? json_report_new(stdout) : text_report_new(stdout, settings->regression);
  struct solving solving = {.visitor = {solve_problem}, .settings = settings, .report = report};
  struct watch *watch = watch_begin(stdout, settings->heartbeat);
  interrupt_watch();
  if (isatty(STDERR_FILENO) && !settings->regression)
    report->terminal = stderr;
  report->begin_run(report, PREMIER_VERSION, settings->memory >> 20);
  const int status = visit_problems(&solving.visitor, settings->files, settings->file_count);
  watch_end(watch);
  report->end_run(report);
  free(report);
  return status;
}

static int run_solve(int argc, char **argv) {
  struct settings settings;
  settings_start(&settings);
  int status = settings_read(&settings, &command_solve, argc, argv);
  if (status < 0)
    status = solve_all(&settings);
  settings_end(&settings);
  return status;
}

const struct command command_solve = {
    .name = "solve",
    .synopsis = "[option …] [file …]",
    .sentence = "print the complete solutions of all problems (the default command)",
    .help = "Reads problem files, or standard input where no file or \"-\" is given.\n"
            "The solutions go to standard output, complaints to standard error.  A problem\n"
            "with errors is not solved, the next one is.\n\n",
    .run = run_solve};
