/* A series of captures may offer more alternatives than a move can tell of.  Then solving and
   counting do not pretend to be complete: a note says so, and the exit status is that for limits.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tests/program_fixture.h"

enum { LIMIT = 4 };

static const char *const feast = "BeginProblem\n"
                                 "Pieces White Kh1 Qd4\n"
                                 "  Black Ka8 Pa7b6d7g7f6h4g4d2b2a3b4f2 Sc5e5e3c3\n"
                                 "Condition SeriesCapture\n"
                                 "Stipulation ~1\n"
                                 "Option NoBoard NoBk\n"
                                 "EndProblem\n";

/* What `command` says of the problem on standard error; to be freed. */
static char *said_of(const char *text, const char *command, int status) {
  char problem[128];
  snprintf(problem, sizeof problem, "%s", in_work_folder("problem"));
  write_text(problem, text);
  const char *const words[] = {"premier", command, "-j", "2", "--depth", "1", problem, NULL};
  const char *const solving[] = {"premier", "solve", "-j", "2", problem, NULL};
  const bool counts = strcmp(command, "perft") == 0;
  assert_int_equal(
      run_program(counts ? words : solving, in_work_folder("out"), in_work_folder("messages")),
      status);
  return read_text(in_work_folder("messages"));
}

static void crowds_are_told(void **state) {
  (void)state;
  static const char *const commands[] = {"solve", "perft"};
  for (unsigned i = 0; i < 2; i++) {
    char *said = said_of(feast, commands[i], LIMIT);
    assert_non_null(strstr(said, "more alternatives"));
    free(said);
  }
}

static void others_are_not(void **state) {
  (void)state;
  char *said = said_of("BeginProblem\nPieces White Kh1 Qd4 Black Ka8 Pa7b6 Sc5c3\n"
                       "Condition SeriesCapture\nStipulation ~1\nEndProblem\n",
                       "solve", 0);
  assert_string_equal(said, "");
  free(said);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(crowds_are_told, make_work_folder, remove_work_folder),
      cmocka_unit_test_setup_teardown(others_are_not, make_work_folder, remove_work_folder),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
