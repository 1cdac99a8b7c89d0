/* A long solve is killed at random moments and gone on with: the last run must print what a run
   that was left alone prints, nothing missing and nothing twice.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tests/dice.h"
#include "tests/program_fixture.h"

#include <sys/stat.h>

/* Help play with short solutions, set play, both sides and twins, then battle play with tries. */
static const char problem_text[] = "BeginProblem\n"
                                   "Stipulation h#3\n"
                                   "Option SetPlay Duplex\n"
                                   "Pieces White Kc3 Rg2 Pa2 Sh4 Black Kh1 Pb7 Pd5 Sa8 Bc8\n"
                                   "Twin move a2 a3\n"
                                   "NextProblem\n"
                                   "Stipulation #3\n"
                                   "Option Variation Try\n"
                                   "Pieces White Kc3 Rg2 Pa2 Sh4 Bb3 Black Kh1 Pb7 Pd5 Sa8 Bc8\n"
                                   "Twin stipulation s#3\n"
                                   "EndProblem\n";

enum { KILLS = 12, LONGEST_WAIT = 250 };

static int run_kept(const char *threads, const char *checkpoint, const char *problem) {
  const char *const words[] = {"premier", "-regression",  "-maxmem",  "64M",   "-j",
                               threads,   "--checkpoint", checkpoint, problem, NULL};
  return run_program(words, in_work_folder("out"), in_work_folder("messages"));
}

/* Starts a run and ends it after some time by a signal; true where it came to its own end first. */
static bool run_killed(const char *threads, int signal_number, unsigned milliseconds) {
  const char *checkpoint = in_work_folder("kept"), *problem = in_work_folder("problem.inp");
  const char *const words[] = {"premier", "-regression",  "-maxmem",  "64M",   "-j",
                               threads,   "--checkpoint", checkpoint, problem, NULL};
  const pid_t child = start_program(words, in_work_folder("out"), in_work_folder("messages"));
  sleep_milliseconds(milliseconds);
  kill(child, signal_number);
  return end_of_program(child) == 0;
}

static char *output_left_alone(void) {
  const char *problem = in_work_folder("problem.inp"), *whole = in_work_folder("whole");
  const char *const words[] = {"premier", "-regression", "-maxmem", "64M",
                               "-j",      "1",           problem,   NULL};
  write_text(problem, problem_text);
  assert_int_equal(run_program(words, whole, in_work_folder("messages")), 0);
  return read_text(whole);
}

static void goes_on_after_kills(void **state) {
  (void)state;
  static const char *const threads[] = {"1", "2", "3"};
  char *expected = output_left_alone();
  bool over = false;
  uint64_t dice = dice_beginning(1);
  for (unsigned i = 0; i < KILLS && !over; i++)
    over = run_killed(threads[i % 3], i % 4 == 3 ? SIGINT : SIGKILL, roll(&dice, LONGEST_WAIT));
  if (!over)
    assert_int_equal(run_kept("2", in_work_folder("kept"), in_work_folder("problem.inp")), 0);
  char *got = read_text(in_work_folder("out"));
  assert_string_equal(got, expected);
  assert_int_not_equal(access(in_work_folder("kept"), F_OK), 0);
  free(got);
  free(expected);
}

/* Copies the beginning of a file. */
static void copy_part(const char *from, const char *to, size_t length) {
  FILE *in = fopen(from, "r"), *out = fopen(to, "w");
  assert_true(in != NULL && out != NULL);
  for (int c = getc(in); c != EOF && length > 0; c = getc(in), length--)
    putc(c, out);
  fclose(in);
  fclose(out);
}

static size_t length_of(const char *path) {
  struct stat about;
  assert_int_equal(stat(path, &about), 0);
  return (size_t)about.st_size;
}

/* As a file looks when the machine went down while it was written. */
static void any_torn_file_will_do(void **state) {
  (void)state;
  char *expected = output_left_alone();
  run_killed("1", SIGKILL, 60);
  if (access(in_work_folder("kept"), F_OK) == 0) {
    copy_part(in_work_folder("kept"), in_work_folder("original"), SIZE_MAX);
    const size_t whole = length_of(in_work_folder("original"));
    for (size_t length = whole; length > whole / 2; length -= whole / 11 + 1) {
      copy_part(in_work_folder("original"), in_work_folder("kept"), length);
      assert_int_equal(run_kept("2", in_work_folder("kept"), in_work_folder("problem.inp")), 0);
      char *got = read_text(in_work_folder("out"));
      assert_string_equal(got, expected);
      free(got);
    }
  }
  free(expected);
}

static void other_files_are_left_alone(void **state) {
  (void)state;
  write_text(in_work_folder("problem.inp"), problem_text);
  write_text(in_work_folder("letter"), "Dear editor,\n");
  assert_int_equal(run_kept("1", in_work_folder("letter"), in_work_folder("problem.inp")), 2);
  char *letter = read_text(in_work_folder("letter"));
  assert_string_equal(letter, "Dear editor,\n");
  free(letter);
}

/* Interrupted, so that the file stays; then another problem is to go on with it. */
static void another_problem_is_refused(void **state) {
  (void)state;
  write_text(in_work_folder("problem.inp"), problem_text);
  for (unsigned wait = 30; access(in_work_folder("kept"), F_OK) != 0; wait += 10)
    if (run_killed("1", SIGKILL, wait))
      return; /* a machine on which the problem takes no time */
  write_text(in_work_folder("other.inp"),
             "BeginProblem\nStipulation #1\nPieces White Kc3 Rg2 Black "
             "Kc1\nEndProblem\n");
  const int status = run_kept("1", in_work_folder("kept"), in_work_folder("other.inp"));
  char *messages = read_text(in_work_folder("messages"));
  if (strstr(messages, "another problem") != NULL)
    assert_int_equal(status, 2);
  else
    assert_int_equal(status, 0); /* it was killed before the first finding was kept */
  free(messages);
}

/* Ctrl-C in a solve without end: what has been found is printed, and how to go on. */
static void says_where_it_stopped(void **state) {
  (void)state;
  const char *problem = in_work_folder("long.inp"), *out = in_work_folder("out");
  const char *const words[] = {"premier", "-regression", "-j", "2", "--no-table", problem, NULL};
  write_text(problem,
             "BeginProblem\nStipulation #9\nPieces White Kc3 Rg2 Pa2 Sh4 Pb4\n"
             "Black Kh1 Qb8 Pb7 Pd5 Sa8 Bc8\nOption NoBoard StartMoveNumber 3\nEndProblem\n");
  const pid_t child = start_program(words, out, in_work_folder("messages"));
  sleep_milliseconds(500);
  kill(child, SIGINT);
  assert_int_equal(end_of_program(child), 4);
  char *text = read_text(out), *messages = read_text(in_work_folder("messages"));
  assert_non_null(strstr(text, "solving interrupted."));
  assert_non_null(strstr(messages, "problem 1: stopped in first half-move 3 ("));
  assert_non_null(strstr(messages, "option StartMoveNumber 3 begins there"));
  free(text);
  free(messages);
}

/* Options that keep nothing say so, and solve as ever. */
static void says_what_is_not_kept(void **state) {
  (void)state;
  static const char *const cases[][2] = {
      {"Stipulation h#2\nOption Count\nPieces White Kc3 Rg2 Black Kh1 Pb7", "option Count"},
      {"Stipulation xK1\nCondition FogOfWar\nOption Fog White\nPieces White Ka1 Qb1 Black Kb8",
       "option Fog"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char text[256];
    snprintf(text, sizeof text, "BeginProblem\n%s\nEndProblem\n", cases[i][0]);
    write_text(in_work_folder("problem.inp"), text);
    assert_int_equal(run_kept("1", in_work_folder("kept"), in_work_folder("problem.inp")), 0);
    char *messages = read_text(in_work_folder("messages"));
    assert_non_null(strstr(messages, cases[i][1]));
    assert_non_null(strstr(messages, "nothing is kept in a checkpoint"));
    assert_int_not_equal(access(in_work_folder("kept"), F_OK), 0);
    free(messages);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(goes_on_after_kills, make_work_folder, remove_work_folder),
      cmocka_unit_test_setup_teardown(says_where_it_stopped, make_work_folder, remove_work_folder),
      cmocka_unit_test_setup_teardown(says_what_is_not_kept, make_work_folder, remove_work_folder),
      cmocka_unit_test_setup_teardown(any_torn_file_will_do, make_work_folder, remove_work_folder),
      cmocka_unit_test_setup_teardown(other_files_are_left_alone, make_work_folder,
                                      remove_work_folder),
      cmocka_unit_test_setup_teardown(another_problem_is_refused, make_work_folder,
                                      remove_work_folder),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
