/* Option Count: as many as there are lines in the list, with a table and without one, with a small
   one that forgets, with two threads and in the general engine; and numbers that no list could
   show.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "search_fixture.h"

#include <limits.h>

static const char *const bodies[] = {
    "pieces white Kc6 Qf2 pa2 black Ka8 pa7b7 stipulation h#2 option setplay duplex",
    "pieces white Kc6 Qf2 pa2 black Ka8 pa7b7 stipulation h=2.5",
    "pieces white Ke1 Rh1 pg2 black Kc4 pf4 stipulation hx2",
    "pieces white Ka1 Sb1 black Kh8 pg7 stipulation h~2",
    "pieces white Ka1 Sb1 pc2 black Kc4 stipulation exact-h+3",
    "pieces white Ka1 Sb1 pc2 black Kc4 stipulation h+2 option stoponshortsolutions",
    "pieces white Kf6 Qd5 black Kh8 pg7h7 stipulation ser-#3",
    "pieces white Kc2 Rh5 black Ka3 pb4 stipulation ser-h#3 option setplay",
    "pieces white Kh1 Ra1 black Kh8 stipulation ser-za72",
    "pieces white ka1 rc3 black ka3 pb3a2 stipulation ser-s#2",
    "pieces white ka1 rc3 black ka3 pb3a2 stipulation hs#2",
    "pieces white Kh1 Qd6 black Kh3 rg2 pf2 stipulation hr#2",
    "pieces white Kf6 Qd5 black Kh8 pg7h7 stipulation #3",
    "pieces white Kf6 Qd5 Rc4 black Kh8 pg7h7 stipulation #2 option try variation",
    "pieces white ka1 rc3 black ka3 pb3a2 stipulation s#2",
    "pieces white Ke1 Sb3 black Ke8 pa7 stipulation hzd42 option nullmoves",
    "pieces white Kh2 Ba6 black Ka8 Pf2 stipulation h#3 condition ControlePremier option setplay",
    "pieces white Kd2 Sc3 black Ke5 Qa8 stipulation h#2 condition Circe option duplex",
    "pieces white Kd2 Sc3 black Ke5 pd4 stipulation hct2",
    "forsyth rsbqkbsr/pppp1ppp/8/4p3/4P3/5S2/PPPP1PPP/RSBQKB1R stipulation dia1.5",
};

static struct outcome solve_with(const char *body, const char *option, struct trial trial) {
  char text[1024];
  snprintf(text, sizeof text, "%s\n%s", body, option);
  free(solution_of(&trial, text));
  return trial.outcome;
}

static void as_many_as_are_listed(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i++) {
    const struct outcome list = solve_with(bodies[i], "", trial_with(1, 1 << 22));
    struct trial general = trial_with(1, 1 << 22), unpruned = general;
    general.engine = ENGINE_GENERAL;
    unpruned.limits.no_pruning = true;
    const struct trial trials[] = {trial_with(1, 1 << 22), trial_with(1, 0), trial_with(1, 1 << 13),
                                   trial_with(2, 1 << 22), general,          unpruned};
    for (size_t j = 0; j < sizeof trials / sizeof *trials; j++) {
      const struct outcome count = solve_with(bodies[i], "option count", trials[j]);
      if (count.solutions != list.solutions)
        print_error("%s: %llu, not %llu\n", bodies[i], count.solutions, list.solutions);
      assert_int_equal(count.solutions, list.solutions);
      assert_int_equal(count.verdict, list.verdict);
      assert_int_equal(count.short_solution, list.short_solution);
    }
  }
}

/* The solutions are few enough to be listed, or there would be nothing to compare; most are not
   none. */
static void most_have_solutions(void **state) {
  (void)state;
  size_t solved = 0;
  for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i++)
    solved += solve_with(bodies[i], "", trial_with(1, 1 << 22)).solutions > 0;
  assert_true(solved * 3 > sizeof bodies / sizeof *bodies * 2);
}

/* A king on a row of three squares has two moves in the middle and one at the ends: from the middle
   2^(n/2) lines of n moves, n even; the other king, on such a row too, makes the last move. */
static void powers_of_two(void **state) {
  (void)state;
  struct trial trial = trial_with(1, 1 << 22);
  char *text = solution_of(&trial, "boardsize 3x3 condition hole a2b2c2 pieces white Kb1 black Kb3 "
                                   "stipulation exact-ser-h~200 option count");
  assert_non_null(strstr(text, " 2535301200456458802993406410752 solutions"));
  assert_true(trial.outcome.solutions == ULLONG_MAX);
  free(text);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(as_many_as_are_listed),
                                     cmocka_unit_test(most_have_solutions),
                                     cmocka_unit_test(powers_of_two)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
