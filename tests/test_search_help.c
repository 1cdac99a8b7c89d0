/* Help and series play.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "search_fixture.h"

#include <signal.h>

static const char h2[] = "stipulation h#2\npieces white ke1 rh1 ba8h2 black kc8 qc7 bh4 pa7g3g5";

static void both_sides_in_turn(void **state) {
  (void)state;
  assert_solution(h2, "\n  1.Kc8-b8 0-0   2.g3-g2 Rf1-f8 #\n");
  assert_solution("stipulation h#1.5\npieces white kf6 qa6 black kh8 pa7",
                  "\n  1...Kf6-g6   2.Kh8-g8 Qa6-c8 #\n");
}

static void short_solutions_come_first(void **state) {
  (void)state;
  const char *body = "stipulation h#2\npieces white ka3 qg8 sg4 black ka1 sa8";
  struct trial trial = trial_with(1, 1 << 20);
  char *text = solution_of(&trial, body);
  const char *one = strstr(text, "  1.Sa8-b6 Qg8-a2 #\n");
  const char *two = strstr(text, "  1.Sa8-b6 Qg8-b8   2.");
  assert_non_null(one);
  assert_true(!two || one < two);
  assert_true(trial.outcome.short_solution);
  free(text);
}

static void stopping_on_short_solutions(void **state) {
  (void)state;
  struct trial trial = trial_with(1, 0);
  char *text = solution_of(&trial, "stipulation h#3\noption stoponshortsolutions\n"
                                   "pieces white kf6 qg1 black kh8");
  assert_int_equal(trial.outcome.verdict, PARTIAL);
  assert_int_equal(trial.outcome.solutions, 1);
  free(text);
}

static void set_play(void **state) {
  (void)state;
  assert_solution("stipulation h#2\noption setplay\n"
                  "pieces white kd5 bg3g4 black ke8 ra8 sd7 pe7",
                  "\n  1...Bg4-e2   2.0-0-0 Be2-a6 #\n\n  1.Ra8-d8 Bg3-d6   2.e7-e5 Bg4-h5 #\n");
  assert_solution("stipulation h#2.5\noption setplay\npieces white kf6 qg1 black kh8 pa7",
                  "\n  1...  ...  2.a7-a5 Qg1-g7 #\n");
}

static void one_side_alone(void **state) {
  (void)state;
  assert_solution("stipulation ser-h#2\npieces white kf6 qa6 black kh8 pa7",
                  "\n  1.Kh8-g8   2.Kg8-f8 Qa6-c8 #\n");
  assert_solution("stipulation ser-#2\noption nullmoves\npieces white kf6 qg1 black kh8 pa7",
                  "\n  1. ...   2.Qg1-g7 #\n");
  assert_solution("stipulation ser-s#2\noption setplay\n"
                  "pieces white kb1 sa2 pb4c3 black ka3 ba1a4 pb2b3b5c4",
                  "\n  1...b3*a2 #\n\n  1.Sa2-c1   2.Sc1-a2 b3*a2 #\n");
}

/* Who is forced to mate must do so at once: the series does not go on. */
static void forced_defenders_do_not_wait(void **state) {
  (void)state;
  struct trial trial = trial_with(1, 0);
  char *text = solution_of(&trial, "stipulation ser-s#2\npieces white ka1 rc3 black ka3 pb3a2");
  assert_int_equal(count_of(text, "  1.Rc3-c4 b3-b2 #\n"), 1);
  assert_int_equal(count_of(text, "  1.Rc3-c4   2."), 0);
  free(text);
  assert_solution("stipulation hr#1.5\npieces white ka1 ph3 black ka3 pa2b3h6",
                  "\n  1...b3-b2 #\n");
  assert_solution("stipulation hr#1\npieces white ka6 qf6 black kb8 rg4h5", "\n  1.Qf6-d8 # ?!?\n");
}

/* What the mover wants ends the line where it is reached, unless it only stalemates. */
static void goals_end_play(void **state) {
  (void)state;
  struct trial trial = trial_with(1, 0);
  char *text = solution_of(&trial, "stipulation ser-x2\npieces white ka6 qc4 black ka1 pc6 sb7");
  assert_int_equal(count_of(text, "  1.Qc4*c6 x\n"), 1);
  assert_int_equal(count_of(text, "  1.Qc4*c6   2."), 0);
  free(text);
  assert_solution("stipulation ser-=2\npieces white kb6 qc1 black ka8",
                  "\n  1.Qc1-f4   2.Qf4-h2 =\n");
}

static void duplex(void **state) {
  (void)state;
  const char *body = "stipulation h=2\noption %s\npieces white kh3 sb1 black kh1 rd4 ba8";
  char text[200];
  snprintf(text, sizeof text, body, "duplex");
  assert_solution(text, "\n  1.Rd4-d2 Sb1*d2   2.Ba8-f3 Sd2*f3 =\n"
                        "\n  1.Sb1-d2 Rd4-g4   2.Sd2-f3 Ba8*f3 =\n");
  snprintf(text, sizeof text, body, "halfduplex");
  assert_solution(text, "\n  1.Sb1-d2 Rd4-g4   2.Sd2-f3 Ba8*f3 =\n");
}

static void same_text_however_solved(void **state) {
  (void)state;
  const char *body = "stipulation h#2.5\npieces white kf6 qa6 pb2 black kh8 pa7 sc3";
  struct trial plain = trial_with(1, 0);
  char *expected = solution_of(&plain, body);
  assert_true(plain.outcome.solutions > 100);
  for (unsigned i = 0; i < 6; i++) {
    struct trial trial = trial_with(1 + i % 4, i % 2 ? 1 << 16 : 1 << 24);
    trial.engine = i == 5 ? ENGINE_GENERAL : ENGINE_BY_FACTS;
    trial.limits.no_pruning = i == 4;
    char *text = solution_of(&trial, body);
    if (i < 5)
      assert_string_equal(text, expected);
    assert_int_equal(trial.outcome.solutions, plain.outcome.solutions);
    free(text);
  }
  free(expected);
}

static void the_first_so_many(void **state) {
  (void)state;
  char body[200];
  snprintf(body, sizeof body, "%s\noption maxsolutions 3",
           "stipulation h#2\npieces white ka3 qg8 sg4 black ka1 sa8");
  char *texts[2];
  for (unsigned i = 0; i < 2; i++) {
    struct trial trial = trial_with(1 + 2 * i, 1 << 20);
    texts[i] = solution_of(&trial, body);
    assert_int_equal(trial.outcome.verdict, PARTIAL);
    assert_int_equal(trial.outcome.solutions, 3);
  }
  assert_string_equal(texts[0], texts[1]);
  free(texts[0]);
  free(texts[1]);
}

/* The 1051 lines end in 13 positions, six-move and seven-move ones counted apart; to one of them
   goes one line, to another five, to all others 15 or more. */
static void few_lines_to_a_position(void **state) {
  static const struct {
    unsigned most, lines;
    enum verdict verdict;
  } table[] = {{1, 13, PARTIAL},
               {2, 25, PARTIAL},
               {8, 94, PARTIAL},
               {471, 1050, PARTIAL},
               {472, 1051, COMPLETE}};
  (void)state;
  for (unsigned i = 0; i < 5; i++)
    for (unsigned general = 0; general < 2; general++) {
      char body[200];
      sprintf(body,
              "stipulation ser-#7\noption halfduplex intelligent %u\n"
              "pieces white kh8 rc2 black ka4 rc3",
              table[i].most);
      struct trial trial = trial_with(1 + general, 1 << 20);
      trial.engine = general ? ENGINE_GENERAL : ENGINE_BY_FACTS;
      free(solution_of(&trial, body));
      assert_int_equal(trial.outcome.solutions, table[i].lines);
      assert_int_equal(trial.outcome.verdict, table[i].verdict);
    }
}

static void interruption(void **state) {
  (void)state;
  const char *body = "stipulation h#6\n"
                     "pieces white ke1 qd1 ra1h1 bc1f1 sb1g1 black ke8 qd8 ra8h8 bc8f8";
  volatile sig_atomic_t flag = 1;
  struct trial trial = trial_with(2, 1 << 20);
  trial.limits.interrupt = &flag;
  free(solution_of(&trial, body));
  assert_int_equal(trial.outcome.verdict, INTERRUPTED);
  trial = trial_with(1, 1 << 20);
  trial.limits.deadline = 1e-9;
  free(solution_of(&trial, body));
  assert_int_equal(trial.outcome.verdict, INTERRUPTED);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(both_sides_in_turn),
      cmocka_unit_test(short_solutions_come_first),
      cmocka_unit_test(stopping_on_short_solutions),
      cmocka_unit_test(set_play),
      cmocka_unit_test(one_side_alone),
      cmocka_unit_test(forced_defenders_do_not_wait),
      cmocka_unit_test(goals_end_play),
      cmocka_unit_test(duplex),
      cmocka_unit_test(same_text_however_solved),
      cmocka_unit_test(the_first_so_many),
      cmocka_unit_test(few_lines_to_a_position),
      cmocka_unit_test(interruption),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
