/* Battle play without a table leaps over lengths that cannot tell anything new (attack.c): the same
   solution must come out as with a table, where every length is tried.  Random positions of a few
   men around the defender's king, with the options that the argument speaks of.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "search_fixture.h"

static const char *const options[] = {
    "",
    "option nontrivial 1 0",
    "option nontrivial 2 1",
    "option nontrivial 0 0",
    "option threat 1",
    "option maxflightsquares 2",
    "option goalisend",
    "option keepmatingpiece",
    "option quodlibet",
};

enum { OPTIONS = sizeof options / sizeof *options };

/* A square near the corner a8 that is not in use yet. */
static void put_square(uint64_t *state, bool used[64], char text[3]) {
  unsigned where;
  do
    where = roll(state, 5) + 8 * (3 + roll(state, 5));
  while (used[where]);
  used[where] = true;
  sprintf(text, "%c%c", (int)('a' + where % 8), (int)('1' + where / 8));
}

static char *put_men(char *text, uint64_t *state, bool used[64], const char *letters,
                     unsigned men) {
  for (unsigned i = 0; i <= men; i++) {
    char square[3];
    put_square(state, used, square);
    char letter = i == 0 ? 'k' : letters[roll(state, (unsigned)strlen(letters))];
    if (letter == 'p' && square[1] == '8')
      letter = 's';
    text += sprintf(text, " %c%s", letter, square);
  }
  return text;
}

static void random_battle(char *text, uint64_t *state, const char *stipulation) {
  bool used[64] = {false};
  text +=
      sprintf(text, "stipulation %s\n%s\npieces white", stipulation, options[roll(state, OPTIONS)]);
  text = put_men(text, state, used, "qqrrbs", 2 + roll(state, 3));
  text += sprintf(text, " black");
  put_men(text, state, used, "rbsppp", roll(state, 4));
}

static unsigned compare(const char *body) {
  struct trial without = trial_with(1, 0), with = trial_with(1, 1 << 20);
  char *leapt = solution_of(&without, body), *tried = solution_of(&with, body);
  if (strcmp(leapt, tried) != 0)
    fail_msg("%s\nwith a table:\n%s\nwithout:\n%s", body, tried, leapt);
  free(leapt);
  free(tried);
  return with.outcome.solutions > 0;
}

static void same_without_table(void **state) {
  static const char *const stipulations[] = {"#3", "#4", "s#3", "r#3", "semi-r#3", "s=3", "#3"};
  uint64_t seed = dice_beginning(1);
  unsigned solved = 0;
  char text[200];
  (void)state;
  for (unsigned i = 0; i < 1400; i++) {
    random_battle(text, &seed, stipulations[i % 7]);
    solved += compare(text);
  }
  assert_true(solved > 30);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(same_without_table)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
