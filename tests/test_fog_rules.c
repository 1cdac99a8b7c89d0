/* Fog of War as a rule, and what problems under fog are refused or told.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "search_fixture.h"

#include "solver/search/fog_check.h"

/* ---- the rule ---- */

static void kings_are_men_like_others(void **state) {
  (void)state;
  assert_solution("stipulation xK1\ncondition FogOfWar\npieces white ka1 rb8 black kh8",
                  "1.Rb8*h8 xK !");
  assert_solution("stipulation 001\ncondition FogOfWar\npieces white ke1 rh1 black kg8 re8 rf8",
                  "1.0-0 !");
  struct trial trial = trial_with(1, 1 << 20);
  char *text = solution_of(&trial, "stipulation #1\ncondition FogOfWar\n"
                                   "pieces white kf6 qe7 black kh8");
  assert_int_equal(trial.outcome.solutions, 0); /* there is no mate */
  free(text);
}

/* The king's capture ends the play: the rook that is left cannot go on. */
static void a_captured_king_ends_the_play(void **state) {
  (void)state;
  struct trial trial = trial_with(1, 1 << 20);
  char *text = solution_of(&trial, "stipulation ser-x2\ncondition FogOfWar\nboardsize 3x1\n"
                                   "pieces white ra1 black kb1 sc1");
  assert_int_equal(count_of(text, "Ra1*b1 x\n"), 1);
  assert_int_equal(trial.outcome.solutions, 1);
  free(text);
}

static void no_move_after_the_end_is_no_stalemate(void **state) {
  (void)state;
  assert_solution("stipulation =1\ncondition FogOfWar\nboardsize 2x4\noption NoBk\n"
                  "pieces white kb1 black pa3",
                  "1.Kb1-a2 = !");
  struct trial trial = trial_with(1, 1 << 20);
  char *text = solution_of(&trial, "stipulation =1\ncondition FogOfWar\nboardsize 3x1\n"
                                   "pieces white ra1 black kb1");
  assert_int_equal(trial.outcome.solutions, 0);
  free(text);
}

static const char shuffle[] = "condition FogOfWar\nboardsize 2x3\n"
                              "pieces white ka1 pb1 black pb2 ka3\n";

/* Whether positions are remembered or not, the past is not lost. */
static void repetitions_are_found_with_every_table(void **state) {
  (void)state;
  static const size_t tables[] = {0, 1 << 16, 1 << 24};
  for (size_t i = 0; i < 3; i++)
    for (unsigned half = 0; half < 3; half++) {
      static const unsigned counts[] = {1, 16, 52}; /* of a program that copies boards */
      struct trial trial = trial_with(1 + (unsigned)i % 2, tables[i]);
      char body[256];
      snprintf(body, sizeof body, "stipulation exact-hdr%s\n%s",
               half == 0   ? "4"
               : half == 1 ? "4.5"
                           : "5",
               shuffle);
      char *text = solution_of(&trial, body);
      assert_int_equal(trial.outcome.solutions, counts[half]);
      free(text);
    }
}

static void quiet_moves_are_counted_on(void **state) {
  (void)state;
  static const char format[] = "stipulation dr1\ncondition FogOfWar\nfen %s w - - %u 80";
  static const struct {
    const char *men;
    unsigned quiet, draws;
  } cases[] = {{"7k/8/8/8/8/8/P7/K7", 99, 2}, /* Ka1-b1 and Ka1-b2, but no pawn's move */
               {"7k/8/8/8/8/8/P7/K7", 98, 0},
               {"7k/8/8/8/8/8/pP6/K7", 99, 1}, /* Ka1-b1; no capture */
               {"7k/8/8/8/8/8/P7/K7", 0, 0}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    struct trial trial = trial_with(1, 1 << 20);
    char body[256];
    snprintf(body, sizeof body, format, cases[i].men, cases[i].quiet);
    char *text = solution_of(&trial, body);
    assert_int_equal(trial.outcome.solutions, cases[i].draws);
    free(text);
  }
}

/* Where nothing ends the play otherwise, the goal alone makes the past matter. */
static void draws_are_a_goal_without_the_rule(void **state) {
  (void)state;
  assert_solution("stipulation dr1\npieces white kf6 qg1 black kh8", "1.Qg1-g6 dr !");
  assert_solution("stipulation dr1\nfen 7k/8/8/8/8/8/8/K7 w - - 99 80", "1.Ka1-a2 dr !");
}

/* ---- problems under fog ---- */

static const char *complaint_of(const char *body, enum severity *severity) {
  static char text[512];
  char input[1024];
  snprintf(input, sizeof input, "BeginProblem\n%s\nEndProblem\n", body);
  struct reader *reader = reader_new("test", input, strlen(input));
  struct problem_set *set = reader_next(reader);
  struct complaints complaints;
  complaints_begin(&complaints, arena_new());
  assert_false(complaints_forbid(&set->complaints));
  struct plan *plan = plan_make(set->phases[0], ENGINE_BY_FACTS, &complaints);
  assert_non_null(plan);
  fog_check(plan, &complaints);
  const struct complaint *first = complaints.first;
  snprintf(text, sizeof text, "%s", first != NULL ? first->text : "");
  *severity = first != NULL ? first->severity : NOTE;
  plan_free(plan);
  arena_free(complaints.arena);
  problem_set_free(set);
  reader_free(reader);
  return text;
}

static void what_does_not_fit_fog_is_refused(void **state) {
  (void)state;
  static const struct {
    const char *body;
    enum severity severity;
    const char *part;
  } cases[] = {
      {"stipulation xk2\noption fog white hidden k\npieces white ka1 qb1", INPUT_ERROR,
       "needs condition FogOfWar"},
      {"stipulation sxk2\ncondition fogofwar\noption fog white\npieces white ka1 black kh8",
       NOT_SUPPORTED, "sxK2"},
      {"stipulation hxk2\ncondition fogofwar\noption fog white\npieces white ka1 black kh8",
       NOT_SUPPORTED, "hxK2"},
      {"stipulation ct2\ncondition fogofwar\noption fog white\npieces white ka1 black kh8",
       NOT_SUPPORTED, "ct2"},
      {"stipulation xk2\ncondition fogofwar\noption fog black\npieces white ka1 black kh8",
       INPUT_ERROR, "which begins"},
      {"stipulation xk2\ncondition fogofwar\noption fog white setplay\npieces white ka1 black kh8",
       NOT_SUPPORTED, "SetPlay"},
      {"stipulation xk2\ncondition fogofwar\noption fog white try\npieces white ka1 black kh8",
       NOTE, "Try has no meaning"},
      {"stipulation xk2\ncondition fogofwar\noption fog white hidden k\n"
       "pieces white ka1 black sb2 sh8",
       INPUT_ERROR, "man on h8 is out of sight"},
      {"stipulation xk2\ncondition fogofwar\noption fog white\npieces white ka1 black kh8", NOTE,
       ""}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    enum severity severity;
    const char *text = complaint_of(cases[i].body, &severity);
    if (strstr(text, cases[i].part) == NULL)
      print_message("%s\n%s\n", cases[i].body, text);
    assert_non_null(strstr(text, cases[i].part));
    assert_int_equal(severity, cases[i].severity);
  }
}

static void sets_that_do_not_fit_are_told(void **state) {
  (void)state;
  struct trial trial = trial_with(1, 1 << 16);
  char *text = solution_of(&trial, "stipulation zh82\ncondition FogOfWar\n"
                                   "option NoWk NoBk Fog White Hidden P P P\npieces white ra1");
  assert_true(trial.outcome.memory_exhausted);
  assert_int_equal(trial.outcome.verdict, INTERRUPTED);
  assert_int_equal(trial.outcome.solutions, 0);
  free(text);
}

/* The king's four neighbours are seen to be empty, and there are no other squares. */
static void hidden_men_without_a_place_are_told(void **state) {
  (void)state;
  struct trial trial = trial_with(1, 1 << 20);
  char *text = solution_of(&trial, "stipulation xK2\ncondition FogOfWar\nboardsize 2x2\n"
                                   "option Fog White Hidden K\npieces white ka1");
  assert_true(trial.outcome.no_position);
  assert_int_equal(trial.outcome.solutions, 0);
  free(text);
}

/* By squares where they agree in men, and by moves where they agree in squares, too. */
static void like_sightings_are_told_apart(void **state) {
  (void)state;
  static const char pawn[] = "stipulation x3\ncondition FogOfWar\nboardsize 5x5\n"
                             "option NoBk Fog White Hidden K\npieces white ka2 qa3 pe2 rc2";
  assert_solution(pawn, "...sees nothing new, e4 open\n");
  assert_solution(pawn, "...sees nothing new, e4 hidden\n");
  assert_solution("stipulation x2\ncondition FogOfWar\nboardsize 5x4\n"
                  "option NoBk Fog White Hidden K G\npieces white kd3 ld1 ga1 qb1",
                  "Ka4 gone, Ga1-a4 possible\n");
}

/* Threads, tables and shortcuts change neither what is found nor the order in which it is told. */
static void the_text_is_the_same_in_every_way(void **state) {
  (void)state;
  static const char body[] = "stipulation xK3\ncondition FogOfWar\nboardsize 4x4\n"
                             "option Fog White Hidden K\npieces white kd4 qc4 pb3";
  struct trial plain = trial_with(1, 1 << 20);
  char *expected = solution_of(&plain, body);
  assert_int_equal(plain.outcome.solutions, 1);
  for (unsigned way = 1; way < 8; way++) {
    struct trial trial = trial_with(way & 1 ? 3 : 1, way & 2 ? 0 : 1 << 20);
    trial.limits.no_pruning = (way & 4) != 0;
    char *text = solution_of(&trial, body);
    assert_string_equal(text, expected);
    free(text);
  }
  free(expected);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(kings_are_men_like_others),
      cmocka_unit_test(a_captured_king_ends_the_play),
      cmocka_unit_test(no_move_after_the_end_is_no_stalemate),
      cmocka_unit_test(repetitions_are_found_with_every_table),
      cmocka_unit_test(quiet_moves_are_counted_on),
      cmocka_unit_test(draws_are_a_goal_without_the_rule),
      cmocka_unit_test(what_does_not_fit_fog_is_refused),
      cmocka_unit_test(sets_that_do_not_fit_are_told),
      cmocka_unit_test(hidden_men_without_a_place_are_told),
      cmocka_unit_test(like_sightings_are_told_apart),
      cmocka_unit_test(the_text_is_the_same_in_every_way),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
