/* What is noted about a problem before it is solved: kings that are missing, or too many.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "solver/commands/run.h"
#include "solver/language/complaint.h"

#include <string.h>

/* Is the note the only one that the only problem in `input` calls for?  NULL: there is none. */
static bool notes_only(const char *input, const char *note) {
  struct settings settings;
  struct run run;
  struct reader *reader = reader_new("test", input, strlen(input));
  struct problem_set *set = reader_next(reader);
  settings_start(&settings);
  assert_true(run_prepare(&run, set, &settings));
  const struct complaint *first = run.complaints.first;
  const bool only = note == NULL ? first == NULL
                                 : first != NULL && first->next == NULL &&
                                       first->severity == NOTE && strstr(first->text, note);
  run_end(&run);
  problem_set_free(set);
  reader_free(reader);
  return only;
}

#define BEGIN "BeginProblem\nStipulation h#1\nPieces white Kc6 Qb1 "
#define END "\nEndProblem\n"

static void a_king_each_goes_without_saying(void **state) {
  (void)state;
  assert_true(notes_only(BEGIN "black Ka8" END, NULL));
  assert_true(notes_only(BEGIN "black Royal Sa8" END, NULL));
  assert_true(notes_only(BEGIN "black Sa8 Option NoBk" END, NULL));
}

static void kings_are_missed(void **state) {
  (void)state;
  assert_true(notes_only(BEGIN "black Sa8" END, "both sides need a king"));
}

static void kings_too_many_are_noted(void **state) {
  (void)state;
  assert_true(notes_only(BEGIN "black Ka8 Kh8" END, "Black has 2 kings"));
  assert_true(notes_only(BEGIN "white Royal Sg1 black Ka8" END, "White has 2 kings"));
  assert_true(notes_only(BEGIN "neutral Kg1 black Ka8" END, "White has 2 kings"));
  assert_true(notes_only(BEGIN "black Ka8 Kh8 Condition RoyalDynasty" END, NULL));
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_king_each_goes_without_saying),
                                     cmocka_unit_test(kings_are_missed),
                                     cmocka_unit_test(kings_too_many_are_noted)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
