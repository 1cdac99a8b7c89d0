/* Files: problems one after another, languages, encodings, texts, and what is wrong with them.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "language_fixture.h"

static unsigned count_problems(const char *text, size_t length) {
  struct reader *reader = reader_new("test", text, length);
  struct problem_set *set;
  unsigned count = 0;
  while ((set = reader_next(reader)) != NULL) {
    count++;
    assert_int_equal(set->phases[0]->number, count);
    problem_set_free(set);
  }
  reader_free(reader);
  return count;
}

static void problems_follow_each_other(void **state) {
  (void)state;
  static const char text[] = "BeginProblem\nstip #1\nNextProblem\nstip #2\nnext stip #3\n"
                             "EndProblem\nNextProblem\n";
  assert_int_equal(count_problems(text, strlen(text)), 3);
  assert_int_equal(count_problems("", 0), 0);
  assert_int_equal(count_problems(" \r\n\t", 4), 0);
}

/* An error does not keep the next problem from being read. */
static void errors_stay_in_their_problem(void **state) {
  (void)state;
  static const char text[] =
      "BeginProblem\nstip #1\nfoo bar\nNextProblem\nstip #2\npieces white ka1\nEndProblem\n";
  struct reader *reader = reader_new("test", text, strlen(text));
  struct problem_set *first = reader_next(reader), *second = reader_next(reader);
  assert_complaint(first, INPUT_ERROR, 3, 1, "\"foo\" is not known");
  assert_int_equal(first->complaints.errors, 1);
  assert_clean(second);
  assert_string_equal(second->phases[0]->stipulation_text, "#2");
  problem_set_free(first);
  problem_set_free(second);
  reader_free(reader);
}

static void utf16_is_named(void **state) {
  (void)state;
  static const char text[] = "\xff\xfe"
                             "B\0e\0g\0i\0n\0";
  struct reader *reader = reader_new("test", text, sizeof text - 1);
  struct problem_set *set = reader_next(reader);
  assert_complaint(set, INPUT_ERROR, 1, 1, "UTF-16");
  problem_set_free(set);
  reader_free(reader);
}

static void languages(void **state) {
  (void)state;
  static const struct {
    const char *text;
    enum language language;
  } cases[] = {{"beginp\nstip #1 opti vari piec whit ka1 endp\n", ENGLISH},
               {"DEBUT\nenon #1 opti vari pieces blan ra1 finp\n", FRENCH},
               {"Anf\nford #1 opti vari stei weis ka1 ende\n", GERMAN}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    struct problem_set *set = read_set(cases[i].text);
    assert_clean(set);
    assert_int_equal(set->phases[0]->language, cases[i].language);
    assert_true(set->phases[0]->options.variation);
    assert_int_equal(set->phases[0]->men[0].walk, KING);
    problem_set_free(set);
  }
  expect_complaint(read_body("Steine weiss ka1"), INPUT_ERROR, 2, 1, "German");
}

static void line_ends_and_encodings(void **state) {
  (void)state;
  struct problem_set *set = read_set("\xEF\xBB\xBF"
                                     "BeginProblem\r\nauthor Ren\xC3\xA9 \r\nauthor Ren\xE9\r\n"
                                     "title\r\nstip #1\r\nEndProblem\r\n");
  const struct problem *problem = set->phases[0];
  assert_clean(set);
  assert_int_equal(problem->authors, 2);
  assert_string_equal(problem->author[0], "Ren\xC3\xA9");
  assert_string_equal(problem->author[1], "Ren\xC3\xA9");
  assert_int_equal(problem->titles, 1);
  assert_string_equal(problem->title[0], "");
  problem_set_free(set);
}

/* Columns count characters. */
static void columns(void **state) {
  (void)state;
  expect_complaint(read_body("option \xC3\xA9\xC3\xA9 tryy"), INPUT_ERROR, 2, 8, "not known");
  struct problem_set *set = read_body("pieces white k\xC3\xA9"
                                      "1 xa1");
  assert_int_equal(set->complaints.first->place.column, 14);
  assert_int_equal(set->complaints.first->next->place.column, 18);
  problem_set_free(set);
}

static void texts_are_not_read_as_words(void **state) {
  (void)state;
  struct problem_set *set = read_body("author NextProblem\nremark EndProblem foo\n"
                                      "origin x\norigin y\naward z\nstip #1");
  const struct problem *problem = set->phases[0];
  assert_clean(set);
  assert_string_equal(problem->author[0], "NextProblem");
  assert_int_equal(problem->origins, 2);
  assert_int_equal(problem->awards, 1);
  problem_set_free(set);
}

/* What was meant is plain: the problem is solved, with a note. */
static void missing_ends_are_noted(void **state) {
  (void)state;
  expect_complaint(read_set("BeginProblem\nstip #1\n"), NOTE, 3, 1, "EndProblem");
  expect_complaint(read_set("BeginProblem\nstip #1\nBeginProblem\nstip #2\nEndProblem"), NOTE, 3, 1,
                   "NextProblem");
  expect_complaint(read_set("BeginProblem\nstip #1\nEndProblem\nBeginProblem\nstip #2\nEndProblem"),
                   NOTE, 4, 1, "not read");
}

static void other_files_are_refused(void **state) {
  (void)state;
  expect_complaint(read_set("hello world"), INPUT_ERROR, 1, 1, "\"hello\"");
  static const char text[] = "junk\nBeginProblem\nstip #1\nNextProblem\nstip #2\nEndProblem\n";
  assert_int_equal(count_problems(text, strlen(text)), 2);
}

static void intended_solutions(void **state) {
  (void)state;
  struct problem_set *set = read_body("stip h#2\nSolution\n\n  1.Kh8-g8 Ra1-a2\n\n"
                                      "solution finished.\nzeroposition\n\nb) x\nEndSolution\n"
                                      "option try");
  assert_clean(set);
  assert_string_equal(set->phases[0]->intended,
                      "  1.Kh8-g8 Ra1-a2\n\nsolution finished.\nzeroposition\n\nb) x");
  assert_true(set->phases[0]->options.try_play);
  problem_set_free(set);
  set = read_body("pieces white ka1\nsolution 1.a1 \nstip h#2\ntwin remove a1\nSolution\n b2");
  assert_clean(set);
  assert_string_equal(set->phases[0]->intended, " 1.a1\n b2");
  assert_int_equal(set->phase_count, 2);
  problem_set_free(set);
}

static void too_much_is_an_error(void **state) {
  (void)state;
  static char text[40000] = "BeginProblem\n";
  for (unsigned i = 0; i < 1500; i++)
    strcat(text, "twin xx\nauthor x\n");
  struct problem_set *set = read_set(text);
  unsigned listed = 0;
  for (const struct complaint *c = set->complaints.first; c != NULL; c = c->next)
    listed++;
  assert_int_equal(set->phase_count, 1001);
  assert_int_equal(set->phases[0]->authors, 1500);
  assert_true(listed <= 2 * MAX_COMPLAINTS);
  assert_true(set->complaints.errors >= 1000);
  assert_true(complaints_forbid(&set->phases[900]->complaints));
  problem_set_free(set);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(problems_follow_each_other),
                                     cmocka_unit_test(errors_stay_in_their_problem),
                                     cmocka_unit_test(utf16_is_named),
                                     cmocka_unit_test(languages),
                                     cmocka_unit_test(line_ends_and_encodings),
                                     cmocka_unit_test(columns),
                                     cmocka_unit_test(texts_are_not_read_as_words),
                                     cmocka_unit_test(missing_ends_are_noted),
                                     cmocka_unit_test(other_files_are_refused),
                                     cmocka_unit_test(intended_solutions),
                                     cmocka_unit_test(too_much_is_an_error)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
