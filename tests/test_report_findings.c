/* Verdicts of `premier check`, from the text of a problem.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "solver/commands/findings.h"
#include "solver/commands/run.h"

#include <stdio.h>
#include <string.h>

/* The gravest verdict on the twins of the only problem in `input`. */
static const char *verdict_on(const char *input) {
  struct settings settings;
  struct run run;
  struct reader *reader = reader_new("test", input, strlen(input));
  struct problem_set *set = reader_next(reader);
  enum soundness worst = SOUND;
  settings_start(&settings);
  settings.memory = 0;
  settings.threads = 1;
  const struct limits limits = settings_limits(&settings, 0);
  assert_true(run_prepare(&run, set, &settings));
  for (unsigned phase = 0; phase < run.count; phase++) {
    struct findings findings;
    findings_begin(&findings, run.plans[phase]->problem, run.complaints.arena);
    const struct outcome outcome = run_phase(&run, phase, &limits, &findings.sink);
    const enum soundness verdict = findings_judge(&findings, &outcome);
    worst = verdict < worst ? verdict : worst;
  }
  run_end(&run);
  problem_set_free(set);
  reader_free(reader);
  return soundness_name(worst);
}

#define MEN "BeginProblem\nPieces white kc6 rd1 black ka8\n"
#define END "EndProblem\n"

static void help_play(void **state) {
  (void)state;
  assert_string_equal(verdict_on(MEN "Stipulation h#2\n" END), "sound");
  assert_string_equal(verdict_on(MEN "Stipulation h#1\n" END), "no solution");
  assert_string_equal(
      verdict_on(MEN "Stipulation h#2\nSolution\n1.Ka8-a7 Rd1-b1\nEndSolution\n" END), "cooked");
  assert_string_equal(verdict_on(MEN "Stipulation h#2\nSolution\n1.Ka8-a7\n1.Ka8-b8\n"
                                     "EndSolution\n" END),
                      "sound");
  assert_string_equal(verdict_on(MEN "Stipulation h#2\nSolution\n1.Ka8-a7 2.Ka7-a6\n1.Ka8-b8\n"
                                     "EndSolution\n" END),
                      "intended line missing");
}

/* A solution may tell of set play; what it tells must be there. */
static void set_play(void **state) {
  (void)state;
  const char *const begin = "BeginProblem\nPieces white kb6 rd1 black ka8\nStipulation h#1\n"
                            "Option SetPlay\nSolution\n";
  char text[256];
  snprintf(text, sizeof text, "%s1...Rd1-d8 #\n1.Ka8-b8 Rd1-d8\n" END, begin);
  assert_string_equal(verdict_on(text), "sound");
  snprintf(text, sizeof text, "%s1...Rd1-d7 #\n1.Ka8-b8 Rd1-d8\n" END, begin);
  assert_string_equal(verdict_on(text), "intended line missing");
}

/* White mates because it must: a line that is told, and no solution. */
static void forbidden_lines(void **state) {
  (void)state;
  assert_string_equal(verdict_on("BeginProblem\nPieces white kb6 rd1 black ka8\n"
                                 "Stipulation hr#1\n" END),
                      "no solution");
  assert_string_equal(verdict_on("BeginProblem\nPieces white kb6 rd1 black ka8\n"
                                 "SStipulation white 1h[1d[#]a]h{!1a[#]d}\n" END),
                      "no solution");
}

static void battle_play(void **state) {
  (void)state;
  assert_string_equal(verdict_on(MEN "Stipulation #2\n" END), "cooked");
  assert_string_equal(
      verdict_on(MEN "Stipulation #2\nSolution\n1.Kc6-b6! 1.Kc6-c7!\nEndSolution\n" END), "sound");
  assert_string_equal(verdict_on(MEN "Stipulation #1\n" END), "no solution");
  assert_string_equal(verdict_on("BeginProblem\nPieces white kb6 rd1 black ka8\n"
                                 "Stipulation #1\n" END),
                      "sound");
  assert_string_equal(verdict_on("BeginProblem\nPieces white kb6 rd1 black ka8\n"
                                 "Stipulation #1\nSolution\n1.Rd1-d7\nEndSolution\n" END),
                      "intended line missing");
}

static void lists_of_moves(void **state) {
  (void)state;
  assert_string_equal(verdict_on(MEN "Stipulation ~1\n" END), "sound");
}

static void twins_and_duplex(void **state) {
  (void)state;
  assert_string_equal(verdict_on(MEN "Stipulation h#2\nTwin stipulation ser-h#2\n" END), "sound");
  assert_string_equal(verdict_on(MEN "Stipulation h#2\nTwin move c6 c7\n" END), "short solution");
  assert_string_equal(verdict_on(MEN "Stipulation h#2\nTwin remove d1\n" END), "no solution");
  assert_string_equal(verdict_on(MEN "Stipulation h#2\nOption Duplex\n" END), "no solution");
  assert_string_equal(verdict_on(MEN "Stipulation h#2\nTwin stipulation ser-h#2\n"
                                     "Solution\na) 1.Ka8-a7\n1.Ka8-b8\nb) 1.Ka8-a6\n" END),
                      "intended line missing");
  assert_string_equal(verdict_on(MEN "Stipulation h#1\nZeroPosition stipulation h#2\n"
                                     "Solution\na) 1.Ka8-a7\n1.Ka8-b8\nEndSolution\n" END),
                      "sound");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(help_play),       cmocka_unit_test(battle_play),
      cmocka_unit_test(lists_of_moves),  cmocka_unit_test(set_play),
      cmocka_unit_test(forbidden_lines), cmocka_unit_test(twins_and_duplex)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
