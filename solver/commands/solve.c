/* premier [solve]: prints the complete solutions.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/board/clock.h"
#include "solver/commands/checkpoint.h"
#include "solver/commands/forms.h"
#include "solver/commands/input.h"
#include "solver/commands/interrupt.h"
#include "solver/commands/run.h"
#include "solver/commands/version.h"
#include "solver/commands/watch.h"
#include "solver/report/report.h"
#include "solver/report/wording.h"

#include <limits.h>
#include <unistd.h>

struct solving {
  struct visitor visitor; /* first member */
  const struct settings *settings;
  struct report *report;
  struct checkpoint *checkpoint; /* NULL: none */
  bool interrupted;              /* a problem has not been solved to its end */
};

/* The option with which no findings are kept: a count is soon counted again, and under fog first
   half-moves have no findings of their own.  NULL: they are kept. */
static const char *not_kept(const struct options *options) {
  return options->count ? "Count" : options->fog.given ? "Fog" : NULL;
}

/* Where the solve was stopped, and how to go on. */
static void say_where(const struct solving *solving, const struct plan *plan,
                      const struct outcome *outcome) {
  const struct problem *problem = plan->problem;
  const struct first_move *at = &outcome->stopped_at;
  fprintf(stderr, "premier: problem %u%s%s: stopped", problem->number,
          problem->twin_label != NULL ? ", twin " : "",
          problem->twin_label != NULL ? problem->twin_label : "");
  if (at->number > 0 && at->move != NULL_MOVE) {
    struct position *position = plan->engine->create(plan, outcome->stopped_side);
    struct ply ply;
    struct wording wording;
    plan->engine->describe(position, at->move, &ply);
    plan->engine->destroy(position);
    wording_start(&wording, problem);
    wording_ply(&wording, &ply);
    fprintf(stderr, " in first half-move %u (%s); option StartMoveNumber %u begins there",
            at->number, wording.text, at->number);
  }
  if (solving->checkpoint != NULL && not_kept(&problem->options) == NULL)
    fprintf(stderr, "; the same command goes on from %s", solving->settings->checkpoint);
  else if (not_kept(&problem->options) == NULL)
    fprintf(stderr, "; with --checkpoint FILE it could go on from there");
  fputc('\n', stderr);
}

/* The phases one after the other; a limit that one of them reaches ends the problem. */
static int solve_phases(struct solving *solving, const struct run *run, struct journal *journal) {
  struct report *report = solving->report;
  const unsigned max_time = run->set->phases[0]->options.max_time;
  struct limits limits = settings_limits(solving->settings, max_time);
  const double start = seconds_now();
  struct ending ending = {.verdict = COMPLETE};
  limits.journal = not_kept(&run->set->phases[0]->options) != NULL ? NULL : journal;
  report->begin_problem(report, run->set);
  for (unsigned phase = 0; phase < run->count && ending.verdict != INTERRUPTED; phase++) {
    report->begin_phase(report, run->plans[phase]->problem);
    if (solving->settings->svg)
      continue;
    const struct outcome outcome = run_phase(run, phase, &limits, &report->sink);
    const bool fits = outcome.solutions <= ULLONG_MAX - ending.solutions;
    ending.solutions = fits ? ending.solutions + outcome.solutions : ULLONG_MAX;
    ending.nodes += outcome.nodes;
    limits.numbers_before = outcome.numbers;
    if (outcome.verdict != COMPLETE)
      ending.verdict = outcome.verdict;
    if (outcome.verdict == INTERRUPTED) {
      report_begin_output(report);
      say_where(solving, run->plans[phase], &outcome);
    }
  }
  ending.seconds = seconds_now() - start;
  report->end_problem(report, &ending);
  solving->interrupted |= ending.verdict == INTERRUPTED;
  return ending.verdict == INTERRUPTED ? STATUS_LIMIT : STATUS_FINE;
}

/* False, with a message, where the checkpoint is about another problem in this place. */
static bool find_journal(struct solving *solving, const struct problem_set *set,
                         struct journal **journal) {
  *journal = NULL;
  if (solving->checkpoint == NULL)
    return true;
  if (not_kept(&set->phases[0]->options) != NULL)
    fprintf(stderr, "premier: problem %u: with option %s nothing is kept in a checkpoint\n",
            set->phases[0]->number, not_kept(&set->phases[0]->options));
  *journal = checkpoint_problem(solving->checkpoint, set->fingerprint);
  if (*journal == NULL)
    fprintf(stderr, "premier: %s holds findings of another problem than number %u of this run\n",
            solving->settings->checkpoint, set->phases[0]->number);
  return *journal != NULL;
}

static int solve_problem(struct visitor *visitor, const struct problem_set *set) {
  struct solving *solving = (struct solving *)visitor;
  struct journal *journal;
  struct run run;
  int status;
  if (!run_prepare(&run, set, solving->settings)) {
    status = status_of_complaints(&run.complaints);
    solving->report->refuse(solving->report, set, &run.complaints);
  } else if (!find_journal(solving, set, &journal)) {
    status = STATUS_INPUT;
    solving->interrupted = true; /* the file is still wanted */
    solving->report->refuse(solving->report, set, &run.complaints);
  } else {
    status = solve_phases(solving, &run, journal);
  }
  run_end(&run);
  return status;
}

/* What must be the same where findings are to be those of another run: the program, how it lays out
   what is kept, and the engine, which decides the order of the moves. */
static bool open_checkpoint(struct solving *solving) {
  const struct settings *settings = solving->settings;
  const char *reason;
  char solver[128];
  if (settings->checkpoint == NULL)
    return true;
  snprintf(solver, sizeof solver, "premier checkpoint 1: %s %zu %zu %zu %d", PREMIER_VERSION,
           sizeof(struct ply), sizeof(struct line), sizeof(struct tree_move),
           (int)settings->engine);
  solving->checkpoint = checkpoint_open(settings->checkpoint, solver, &reason);
  if (solving->checkpoint == NULL)
    fprintf(stderr, "premier: %s: %s\n", settings->checkpoint, reason);
  return solving->checkpoint != NULL;
}

static int solve_all(const struct settings *settings) {
  struct report *report = report_for(settings);
  struct solving solving = {.visitor = {solve_problem}, .settings = settings, .report = report};
  if (!open_checkpoint(&solving)) {
    report_free(report);
    return STATUS_INPUT;
  }
  struct watch *watch = watch_begin(stdout, settings->heartbeat);
  interrupt_watch();
  if (isatty(STDERR_FILENO) && !settings->regression)
    report->terminal = stderr;
  report->begin_run(report, PREMIER_VERSION, settings->memory >> 20);
  const int status = visit_problems(&solving.visitor, settings->files, settings->file_count);
  watch_end(watch);
  report->end_run(report);
  if (solving.checkpoint != NULL)
    checkpoint_close(solving.checkpoint,
                     !solving.interrupted && !*interrupt_flag() && !ferror(stdout));
  report_free(report);
  return status;
}

static int run_solve(int argc, char **argv) {
  struct settings settings;
  settings_start(&settings);
  int status = settings_read(&settings, &command_solve, NULL, argc, argv);
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
    .settings = SETTINGS_ALL,
    .run = run_solve};
