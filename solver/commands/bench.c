/* premier bench: solves a fixed list of problems with one thread and tables of a fixed size, so
   that nodes and solutions are the same on every machine.  Their sums are the program's signature:
   a change that is not meant to change what is searched must leave it alone.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/bench.h"
#include "solver/board/clock.h"

#include "solver/commands/findings.h"
#include "solver/commands/interrupt.h"
#include "solver/commands/run.h"

#include <stdio.h>
#include <string.h>

enum { BENCH_MEMORY_IN_MIB = 128 };

struct sums {
  unsigned long long nodes, solutions;
};

/* Nodes and solutions of all twins; false where it could not be solved to its end. */
static bool solve_entry(const struct settings *settings, const struct problem_set *set,
                        struct sums *sums) {
  struct run run;
  bool fine = run_prepare(&run, set, settings);
  for (unsigned phase = 0; fine && phase < run.count; phase++) {
    struct findings findings;
    const struct limits limits = settings_limits(settings, 0);
    findings_begin(&findings, run.plans[phase]->problem, run.complaints.arena);
    const struct outcome outcome = run_phase(&run, phase, &limits, &findings.sink);
    sums->nodes += outcome.nodes;
    sums->solutions += outcome.solutions;
    fine = outcome.verdict != INTERRUPTED;
  }
  run_end(&run);
  return fine;
}

static bool bench_entry(const struct settings *settings, const char *text, struct sums *total) {
  struct reader *reader = reader_new("bench", text, strlen(text));
  struct problem_set *set = reader_next(reader);
  struct sums sums = {0};
  const double start = seconds_now();
  const bool fine = solve_entry(settings, set, &sums);
  const double seconds = seconds_now() - start;
  const struct problem *problem = set->phases[0];
  printf("%-44.44s %-9s %12llu nodes %6llu solutions", problem->titles > 0 ? problem->title[0] : "",
         problem->stipulation_text, sums.nodes, sums.solutions);
  if (!settings->regression)
    printf(" %7.2f s", seconds);
  printf("%s\n", fine ? "" : " (not finished)");
  fflush(stdout);
  total->nodes += sums.nodes;
  total->solutions += sums.solutions;
  problem_set_free(set);
  reader_free(reader);
  return fine;
}

static int bench_all(const struct settings *settings) {
  struct sums total = {0};
  bool fine = true;
  const double start = seconds_now();
  for (unsigned i = 0; bench_problems[i] != NULL && fine; i++)
    fine = bench_entry(settings, bench_problems[i], &total);
  const double seconds = seconds_now() - start;
  if (!settings->regression)
    printf("%.2f s, %.0f nodes a second\n", seconds,
           seconds > 0 ? (double)total.nodes / seconds : 0.0);
  printf("signature %llu nodes %llu solutions\n", total.nodes, total.solutions);
  return fine ? STATUS_FINE : STATUS_LIMIT;
}

static int run_bench(int argc, char **argv) {
  struct settings settings;
  settings_start(&settings);
  settings.threads = 1;
  settings.memory = (unsigned long long)BENCH_MEMORY_IN_MIB << 20;
  int status = settings_words(&settings, &command_bench, NULL, argc, argv);
  if (status < 0 && settings.file_count > 0)
    status = complain_usage(&command_bench, "bench takes no files");
  if (status < 0) {
    interrupt_watch();
    status = bench_all(&settings);
  }
  settings_end(&settings);
  return status;
}

const struct command command_bench = {
    .name = "bench",
    .synopsis = "[option …]",
    .sentence = "solve a fixed list of problems and print a signature",
    .help = "One thread and 128 MB unless options say otherwise: then nodes and solutions are\n"
            "the same on every machine.\n\n",
    .settings = SETTINGS_OF_SEARCH | SETTING_PRUNING | SETTING_REGRESSION,
    .run = run_bench};
