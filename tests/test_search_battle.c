/* Battle play: what solves, and what is told of it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "search_fixture.h"

static void threats_and_defences(void **state) {
  (void)state;
  assert_solution("stipulation #2\noption variation\npieces white ka6 se8 pa7 black ka8 ph6",
                  "\n   1.Ka6-b6 ! threat:\n          2.Se8-c7 #\n");
  /* A defence is told if one of the threats does not survive it. */
  assert_solution("stipulation #2\noption variation\n"
                  "pieces white kh8 qc8 rb6 bg7 sc3e5 pg2g3\n"
                  "       black kd4 rc4 be8 pb3c2c7d2d3g5h5",
                  "\n   1.Qc8-e6 ! threat:\n          2.Se5-d7 #\n");
}

static void a_parried_threat_may_capture(void **state) {
  (void)state;
  /* 1.Qh6 threatens 2.Sf6#; 1...f6 does not parry, since 2.Sxf6 is the same threat. */
  struct trial trial = trial_with(1, 0);
  char *text = solution_of(&trial, "stipulation #2\noption variation\n"
                                   "pieces white kc4 qg5 rf4 bg8 sh7 black kh8 pf7c5b3 be1");
  assert_int_equal(count_of(text, "1.Qg5-h6 ! threat:\n          2.Sh7-f6 #\n"), 1);
  assert_int_equal(count_of(text, "1...f7-f6"), 0);
  free(text);
}

static void zugzwang_and_set_play(void **state) {
  (void)state;
  assert_solution("stipulation #2\noption variation setplay\npieces white ka6 rc6 black kb8 pc5",
                  "\n      1...Kb8-a8\n          2.Rc6-c8 #\n"
                  "\n   1.Rc6*c5 ! zugzwang.\n      1...Kb8-a8\n          2.Rc5-c8 #\n");
}

static void tries(void **state) {
  (void)state;
  assert_solution("stipulation #2\noption variation try\npieces white kb3 rd2 black ka1",
                  "\n   1.Kb3-a3 ? threat:\n          2.Rd2-d1 #\n    but\n      1...Ka1-b1 !\n");
  struct trial trial = trial_with(1, 0);
  char *text = solution_of(&trial, "stipulation #2\noption variation try trivialtriesavoid\n"
                                   "pieces white kb3 rd2 black ka1");
  assert_int_equal(count_of(text, " + ?"), 0);
  free(text);
}

static void post_key_play(void **state) {
  (void)state;
  assert_solution("stipulation #2\noption postkeyplay\n"
                  "pieces white kb6 sd5 pa7 black ka8 se8 ph5",
                  "      1...h5-h4\n        refutes.\n");
}

static void selfmates(void **state) {
  (void)state;
  assert_solution("stipulation s#2\noption variation setplay\n"
                  "pieces white ka1 qc2 black ka3 pa2b4",
                  "\n   1.Qc2-d1 ! zugzwang.\n      1...b4-b3\n          2.Qd1-g4\n"
                  "              2...b3-b2 #\n");
  assert_solution("stipulation s#1\noption variation try\n"
                  "pieces white ka1 rc4 bd3 pe4 black ka3 pb3",
                  "\n   1.Ka1-b1 ?\n    but\n      1...b3-b2 !\n");
}

static void reflex_mates(void **state) {
  (void)state;
  assert_solution("stipulation r#2\noption variation\npieces white ka1 bh7 black ka3 pa4b4",
                  "\n   1.Bh7-c2 ! zugzwang.\n      1...b4-b3\n          2.Bc2-b1\n"
                  "              2...b3-b2 #\n");
  assert_solution("stipulation r#2\noption variation\npieces white ka6 pc7 black ka8 pa5",
                  "\n   1.c7-c8=Q # ?!?\n");
  assert_solution("stipulation semi-r#1\noption variation\n"
                  "pieces white ka1 bg7 black ka3 pa2a4b3",
                  "\n   1.Bg7-h6 !\n      1...b3-b2 #\n");
}

static void exact_play(void **state) {
  (void)state;
  struct trial trial = trial_with(1, 1 << 16);
  char *text = solution_of(&trial, "stipulation exact-#2\noption variation nothreat\n"
                                   "pieces white ba8 rg6 sd4 ke3 ph4 black ke5 ph5");
  assert_int_equal(trial.outcome.solutions, 1);
  assert_int_equal(count_of(text, "1.Sd4-f3 + !"), 1);
  free(text);
}

/* NonTrivial 0 0: Black must not have more than one reply to any move that does not mate. */
static void few_choices_only(void **state) {
  (void)state;
  const char *body = "stipulation #3\noption %s\npieces white kd3 qc7f7 re7 black kh4 pb2 rb8 sc6";
  unsigned long long keys[2];
  for (unsigned i = 0; i < 2; i++) {
    char text[200];
    snprintf(text, sizeof text, body, i ? "nontrivial 0 0" : "variation");
    struct trial trial = trial_with(1, 1 << 16);
    free(solution_of(&trial, text));
    keys[i] = trial.outcome.solutions;
  }
  assert_int_equal(keys[0], 7);
  assert_int_equal(keys[1], 4);
}

static void goals_that_make_moves_legal(void **state) {
  (void)state;
  assert_solution("stipulation ##1\npieces white kh6 pg6 black kh8 bg7", "\n   1.Kh6-h7 ## !\n");
}

/* The tree without a table and with one thread is the measure. */
static void assert_same_tree(const char *body, const char *key) {
  struct trial plain = trial_with(1, 0);
  char *expected = solution_of(&plain, body);
  assert_non_null(strstr(expected, key));
  for (unsigned i = 0; i < 4; i++) {
    struct trial trial = trial_with(1 + i, i % 2 ? 1 << 16 : 1 << 24);
    char *text = solution_of(&trial, body);
    assert_string_equal(text, expected);
    free(text);
  }
  free(expected);
}

static void same_tree_however_solved(void **state) {
  (void)state;
  assert_same_tree("stipulation #4\noption variation try\n"
                   "pieces white ke6 ra7d7 pc6 black ke8 rh8 sc8 pg7h6",
                   "\n   1.Rd7-d8 + !\n");
  assert_same_tree("stipulation #3\noption variation try threat 1\n"
                   "pieces white kc2 rd3 black ka1 pa7h5",
                   "\n   1.Kc2-b3 ! threat:\n");
  assert_same_tree("stipulation s#3\noption variation try\n"
                   "pieces white ka1 qd1 sc8 black ka3 pa2b4",
                   " ! zugzwang.\n");
  assert_same_tree("stipulation r#3\noption variation try\n"
                   "pieces white ka1 bh7 black ka3 pa4b4",
                   " ! zugzwang.\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(threats_and_defences),
      cmocka_unit_test(a_parried_threat_may_capture),
      cmocka_unit_test(zugzwang_and_set_play),
      cmocka_unit_test(tries),
      cmocka_unit_test(post_key_play),
      cmocka_unit_test(selfmates),
      cmocka_unit_test(reflex_mates),
      cmocka_unit_test(exact_play),
      cmocka_unit_test(few_choices_only),
      cmocka_unit_test(goals_that_make_moves_legal),
      cmocka_unit_test(same_tree_however_solved),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
