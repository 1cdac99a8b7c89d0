/* premier check: are the problems sound?
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/board/clock.h"
#include "solver/commands/findings.h"
#include "solver/commands/input.h"
#include "solver/commands/interrupt.h"
#include "solver/commands/run.h"
#include "solver/commands/watch.h"

#include <jansson.h>
#include <stdio.h>

struct checking {
  struct visitor visitor; /* first member */
  struct settings settings;
  unsigned tally[SOUNDNESSES];
};

/* One problem's judgement in the making: as text, or as the JSON array `twins`. */
struct judgement {
  const struct checking *checking;
  const struct problem_set *set;
  json_t *twins;
  enum soundness worst;
};

static void print_title(const struct problem_set *set, enum soundness soundness) {
  const struct problem *problem = set->phases[0];
  printf("%s, problem %u: %s\n", problem->place.file != NULL ? problem->place.file : "?",
         problem->number, soundness_name(soundness));
}

static void write_intended(FILE *out, const struct intended_line *line) {
  fputs(line->late ? "1..." : "1.", out);
  for (unsigned i = 0; i < line->count; i++)
    fprintf(out, "%s%s", i > 0 ? " " : "", line->moves[i]);
}

static void print_twin(const struct findings *findings, enum soundness soundness) {
  const struct problem *problem = findings->problem;
  const char *unit = findings->tree ? "key" : "solution";
  const unsigned long long count = findings->count[0] + findings->count[1];
  printf("  ");
  if (problem->twin_label != NULL)
    printf("%s) %s: ", problem->twin_label, soundness_name(soundness));
  printf("%llu %s%s\n", count, unit, count == 1 ? "" : "s");
  for (unsigned i = 0; i < findings->intended.count; i++)
    if (!findings->intended.lines[i].found) {
      printf("  missing: ");
      write_intended(stdout, &findings->intended.lines[i]);
      putchar('\n');
    }
  for (unsigned i = 0; soundness == COOKED && i < findings->extras_kept; i++)
    printf("  %s: %s\n", findings->has_intended ? "not intended" : "key", findings->extras[i]);
  if (soundness == COOKED && findings->extra_count > findings->extras_kept)
    printf("  and %llu more\n", findings->extra_count - findings->extras_kept);
}

static json_t *twin_as_json(const struct findings *findings, enum soundness soundness,
                            const struct outcome *outcome) {
  json_t *twin = json_object(), *extra = json_array(), *missing = json_array();
  const char *label = findings->problem->twin_label;
  json_object_set_new(twin, "twin", label != NULL ? json_string(label) : json_null());
  json_object_set_new(twin, "verdict", json_string(soundness_name(soundness)));
  json_object_set_new(twin, "solutions",
                      json_integer((json_int_t)(findings->count[0] + findings->count[1])));
  json_object_set_new(twin, "nodes", json_integer((json_int_t)outcome->nodes));
  for (unsigned i = 0; soundness == COOKED && i < findings->extras_kept; i++)
    json_array_append_new(extra, json_string(findings->extras[i]));
  for (unsigned i = 0; i < findings->intended.count; i++) {
    const struct intended_line *line = &findings->intended.lines[i];
    json_t *moves = json_array();
    for (unsigned j = 0; j < line->count; j++)
      json_array_append_new(moves, json_string(line->moves[j]));
    if (line->found)
      json_decref(moves);
    else
      json_array_append_new(missing, moves);
  }
  json_object_set_new(twin, "extra", extra);
  json_object_set_new(twin, "missing", missing);
  return twin;
}

/* The verdict stands in the first line, so twins are judged before anything is printed. */
static void judge_phases(struct judgement *judgement, const struct run *run,
                         struct findings *findings, struct outcome *outcomes,
                         enum soundness *verdicts) {
  const unsigned max_time = run->set->phases[0]->options.max_time;
  struct limits limits = settings_limits(&judgement->checking->settings, max_time);
  limits.lists = true; /* the solutions themselves are judged */
  for (unsigned phase = 0; phase < run->count; phase++) {
    findings_begin(&findings[phase], run->plans[phase]->problem, run->complaints.arena);
    outcomes[phase] = run_phase(run, phase, &limits, &findings[phase].sink);
    verdicts[phase] = findings_judge(&findings[phase], &outcomes[phase]);
    limits.numbers_before = outcomes[phase].numbers;
    if (verdicts[phase] < judgement->worst)
      judgement->worst = verdicts[phase];
  }
}

static void judge(struct judgement *judgement, const struct run *run) {
  struct arena *arena = run->complaints.arena;
  struct findings *findings = arena_alloc(arena, run->count * sizeof *findings);
  struct outcome *outcomes = arena_alloc(arena, run->count * sizeof *outcomes);
  enum soundness *verdicts = arena_alloc(arena, run->count * sizeof *verdicts);
  judge_phases(judgement, run, findings, outcomes, verdicts);
  if (judgement->twins == NULL)
    print_title(run->set, judgement->worst);
  for (unsigned phase = 0; phase < run->count; phase++)
    if (judgement->twins == NULL)
      print_twin(&findings[phase], verdicts[phase]);
    else
      json_array_append_new(judgement->twins,
                            twin_as_json(&findings[phase], verdicts[phase], &outcomes[phase]));
}

static void finish(const struct judgement *judgement, double seconds) {
  const struct problem *problem = judgement->set->phases[0];
  if (judgement->twins != NULL) {
    json_t *object = json_object();
    const char *file = problem->place.file;
    json_object_set_new(object, "file", file != NULL ? json_string(file) : json_null());
    json_object_set_new(object, "problem", json_integer(problem->number));
    json_object_set_new(object, "verdict", json_string(soundness_name(judgement->worst)));
    json_object_set_new(object, "time_s",
                        judgement->checking->settings.regression ? json_null()
                                                                 : json_real(seconds));
    json_object_set_new(object, "twins", judgement->twins);
    json_dumpf(object, stdout, JSON_COMPACT | JSON_REAL_PRECISION(6));
    putchar('\n');
    json_decref(object);
  }
  fflush(stdout);
}

static int status_of(enum soundness soundness) {
  switch (soundness) {
  case INPUT_WRONG:
    return STATUS_INPUT;
  case NOT_BUILT:
    return STATUS_UNSUPPORTED;
  case LIMIT_REACHED:
    return STATUS_LIMIT;
  case SOUND:
    return STATUS_FINE;
  default:
    return STATUS_UNSOUND;
  }
}

/* A problem that can't be solved: its complaints say why. */
static void refuse(struct judgement *judgement, const struct run *run) {
  const bool wrong = judgement->set->complaints.errors + run->complaints.errors > 0;
  judgement->worst = wrong ? INPUT_WRONG : NOT_BUILT;
  if (judgement->twins == NULL)
    print_title(judgement->set, judgement->worst);
}

static int check_problem(struct visitor *visitor, const struct problem_set *set) {
  struct checking *checking = (struct checking *)visitor;
  struct judgement judgement = {.checking = checking,
                                .set = set,
                                .twins = checking->settings.json ? json_array() : NULL,
                                .worst = SOUND};
  const double start = seconds_now();
  struct run run;
  if (run_prepare(&run, set, &checking->settings))
    judge(&judgement, &run);
  else
    refuse(&judgement, &run);
  finish(&judgement, seconds_now() - start);
  run_end(&run);
  checking->tally[judgement.worst]++;
  return status_of(judgement.worst);
}

static void print_summary(const struct checking *checking) {
  if (checking->settings.json) {
    json_t *counts = json_object();
    for (unsigned i = SOUNDNESSES; i-- > 0;)
      json_object_set_new(counts, soundness_name(i), json_integer(checking->tally[i]));
    json_t *summary = json_pack("{s:o}", "summary", counts);
    json_dumpf(summary, stdout, JSON_COMPACT | JSON_REAL_PRECISION(6));
    putchar('\n');
    json_decref(summary);
    return;
  }
  unsigned total = 0;
  putchar('\n');
  for (unsigned i = SOUNDNESSES; i-- > 0;) {
    total += checking->tally[i];
    if (checking->tally[i] > 0)
      printf("%-22s %6u\n", soundness_name(i), checking->tally[i]);
  }
  printf("%-22s %6u\n", "problems", total);
}

static int run_check(int argc, char **argv) {
  struct checking checking = {.visitor = {check_problem}};
  settings_start(&checking.settings);
  int status = settings_read(&checking.settings, &command_check, NULL, argc, argv);
  if (status < 0) {
    struct watch *watch = watch_begin(stdout, checking.settings.heartbeat);
    interrupt_watch();
    status =
        visit_problems(&checking.visitor, checking.settings.files, checking.settings.file_count);
    watch_end(watch);
    print_summary(&checking);
  }
  settings_end(&checking.settings);
  return status;
}

const struct command command_check = {
    .name = "check",
    .synopsis = "[option …] [file …]",
    .sentence = "say of every problem whether it is sound",
    .help =
        "A problem file may give the intended solution in a Solution block: the whole text of a\n"
        "solution or its first moves, also short (Ra8, Sxd5, e8=Q); in direct, self and reflex\n"
        "play the keys count alone.\n"
        "The verdict on a problem, the gravest of those on its twins, is one of\n"
        "  sound                  exactly the intended solutions; where none are given, one key,\n"
        "                         or any number of solutions in help and series play\n"
        "  short solution         sound, but there is play shorter than the stipulation says\n"
        "  cooked                 more solutions than intended (listed), or more than one key\n"
        "  intended line missing  an intended solution (listed) is none\n"
        "  no solution, limit reached, not supported, input error\n"
        "With Duplex both halves must have solutions.  Tries and set play do not count.\n\n",
    .settings = SETTINGS_OF_SEARCH | SETTING_PRUNING | SETTING_REGRESSION | SETTING_HEARTBEAT |
                SETTING_JSON,
    .run = run_check};
