/* Solving problems given as text, for the tests of the search.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_SEARCH_FIXTURE_H
#define PREMIER_SEARCH_FIXTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "solver/engine/plan.h"
#include "solver/report/report.h"
#include "solver/search/solve.h"
#include "tests/dice.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct trial {
  struct limits limits;
  enum engine_choice engine;
  struct outcome outcome;
};

static inline struct trial trial_with(unsigned threads, size_t table_bytes) {
  return (struct trial){.limits = {.threads = threads, .table_bytes = table_bytes}};
}

/* What is told about one phase as text, to be freed; NULL where it is refused.  Not inline: gcc 12
   then takes the text for the variable that pointed to it. */
__attribute__((noinline, unused)) static char *
solution_of_phase(struct trial *trial, const struct problem_set *set, const struct problem *phase) {
  char *text = NULL;
  size_t size = 0;
  struct complaints complaints;
  complaints_begin(&complaints, arena_new());
  struct plan *plan = plan_make(phase, trial->engine, &complaints);
  if (plan != NULL) {
    FILE *stream = open_memstream(&text, &size);
    struct report *report = text_report_new(stream, true);
    report->begin_problem(report, set);
    report->begin_phase(report, phase);
    trial->outcome = solve(plan, &trial->limits, &report->sink);
    report->end_problem(report, &(struct ending){.verdict = trial->outcome.verdict});
    fclose(stream);
    report_free(report);
  }
  plan_free(plan);
  arena_free(complaints.arena);
  return text;
}

/* The solution of a problem given by its words, without the diagram; the caller frees it. */
__attribute__((noinline, unused)) static char *solution_of(struct trial *trial, const char *body) {
  char *input = NULL;
  size_t size = 0;
  FILE *stream = open_memstream(&input, &size);
  fprintf(stream, "BeginProblem\noption noboard\n%s\nEndProblem\n", body);
  fclose(stream);
  struct reader *reader = reader_new("test", input, size);
  struct problem_set *set = reader_next(reader);
  assert_non_null(set);
  assert_false(complaints_forbid(&set->complaints));
  char *text = solution_of_phase(trial, set, set->phases[0]);
  assert_non_null(text);
  problem_set_free(set);
  reader_free(reader);
  free(input);
  return text;
}

/* A sink that keeps a number for all lines in their order. */
struct tally {
  struct sink sink;
  uint64_t sum;
  unsigned lines;
};

static inline void tally_line(struct sink *sink, const struct line *line) {
  struct tally *tally = (struct tally *)sink;
  tally->lines++;
  for (unsigned i = 0; i < line->count; i++)
    tally->sum = (tally->sum ^ line->plies[i].move) * UINT64_C(0x9e3779b97f4a7c15) + 1;
}
static inline void tally_part(struct sink *sink, enum part part, enum colour side) {
  (void)sink, (void)part, (void)side;
}
static inline void tally_progress(struct sink *sink, double share, unsigned long long nodes) {
  (void)sink, (void)share, (void)nodes;
}

/* The lines of a plan's solution. */
static inline struct tally tally_of(const struct plan *plan, const struct limits *limits) {
  struct tally tally = {
      .sink = {.line = tally_line, .part = tally_part, .progress = tally_progress}};
  solve(plan, limits, &tally.sink);
  return tally;
}

static inline unsigned count_of(const char *text, const char *needle) {
  unsigned count = 0;
  for (const char *at = strstr(text, needle); at; at = strstr(at + 1, needle))
    count++;
  return count;
}

/* Solves with one thread and a small table and looks for a piece of the solution. */
static inline void assert_solution(const char *body, const char *expected) {
  struct trial trial = trial_with(1, 1 << 20);
  char *text = solution_of(&trial, body);
  if (!strstr(text, expected))
    fail_msg("%s\nexpected:\n%s\nfound:\n%s", body, expected, text);
  free(text);
}

#endif
