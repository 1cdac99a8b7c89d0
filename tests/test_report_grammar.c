/* Solutions of orthodox play are read by the programs that know the field's grammar: problems are
   solved from their text to the text of their solution, which must belong to the grammar.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/dice.h"
#include "tests/report_fixture.h"
#include "tests/solution_grammar.h"

#include "solver/commands/run.h"

/* The caller frees it.  Not as the program would print it: the last line is left out. */
static char *solution_of(const char *input) {
  struct settings settings;
  struct run run;
  char *text = NULL;
  size_t length;
  FILE *memory = open_memstream(&text, &length);
  struct report *report = text_report_new(memory, true);
  struct reader *reader = reader_new("test", input, strlen(input));
  struct problem_set *set = reader_next(reader);
  settings_start(&settings);
  settings.memory = 0;
  settings.threads = 1;
  const struct limits limits = settings_limits(&settings, 0);
  assert_non_null(set);
  assert_true(run_prepare(&run, set, &settings));
  report->begin_problem(report, set);
  for (unsigned phase = 0; phase < run.count; phase++) {
    report->begin_phase(report, run.plans[phase]->problem);
    run_phase(&run, phase, &limits, &report->sink);
  }
  run_end(&run);
  problem_set_free(set);
  reader_free(reader);
  fclose(memory);
  report_free(report);
  return text;
}

static void expect_solution(const char *input, const char *part) {
  char *text = solution_of(input);
  const char *where;
  if (!is_solution(text, &where))
    fail_msg("not a solution from here on: %.60s\nin: %s", where, text);
  if (strstr(text, part) == NULL)
    fail_msg("\"%s\" is missing in: %s", part, text);
  free(text);
}

static void help_play(void **state) {
  (void)state;
  expect_solution("BeginProblem\nPieces white kc6 rd1 black ka8\nStipulation h#2\n"
                  "Option NoBoard SetPlay\nTwin move c6 c7\nEndProblem\n",
                  "  1.Ka8-b8 Kc6-b6   2.Kb8-a8 Rd1-d8 #");
  expect_solution("BeginProblem\nPieces white kc7 rd1 black ka8\nStipulation h#1.5\n"
                  "Option NoBoard SetPlay\nEndProblem\n",
                  "  1...  ...  2.Ka8-a7 Rd1-a1 #");
}

static void series_play(void **state) {
  (void)state;
  expect_solution("BeginProblem\nPieces white kc6 rd1 black ka8\nStipulation ser-h#2\n"
                  "Option NoBoard\nEndProblem\n",
                  "  1.Ka8-a7   2.Ka7-a6 Rd1-a1 #");
}

static void battle_play(void **state) {
  (void)state;
  expect_solution("BeginProblem\nPieces white kc6 rd1 black ka8\nStipulation #2\n"
                  "Option NoBoard Variation Try SetPlay\nTwin move c6 c7\nEndProblem\n",
                  "   1.Kc6-b6 ! threat:\n          2.Rd1-d8 #");
}

static void special_moves(void **state) {
  (void)state;
  expect_solution("BeginProblem\nPieces white ke1 ra1 rh1 pe5 pb7 black kg8 pd7 ra8\n"
                  "Stipulation h~2\nOption NoBoard\nEndProblem\n",
                  "e5*d6 ep.");
  expect_solution("BeginProblem\nPieces white ke1 ra1 rh1 pb7 black kg8 ra8\n"
                  "Stipulation ~1\nOption NoBoard\nEndProblem\n",
                  "b7*a8=Q");
}

/* A few men on squares of their own, pawns not on the last ranks. */
static void print_random_men(FILE *out, uint64_t *dice) {
  static const char white[] = "KQRBSPP", black[] = "KRSPP";
  bool taken[64] = {false};
  for (unsigned side = 0; side < 2; side++) {
    const char *codes = side == 0 ? white : black;
    fputs(side == 0 ? "white" : " black", out);
    for (unsigned i = 0; codes[i] != '\0'; i++) {
      unsigned where;
      do
        where = roll(dice, 64);
      while (taken[where] || (codes[i] == 'P' && (where < 8 || where >= 56)));
      taken[where] = true;
      fprintf(out, " %c%c%u", codes[i], (int)('a' + where % 8), where / 8 + 1);
    }
  }
}

static char *random_problem(const char *kind, uint64_t *dice) {
  char *input = NULL;
  size_t length;
  FILE *memory = open_memstream(&input, &length);
  fputs("BeginProblem\nPieces ", memory);
  print_random_men(memory, dice);
  fprintf(memory, "\n%s NoBoard\nEndProblem\n", kind);
  fclose(memory);
  return input;
}

static const char *const kinds[] = {"Stip #2 Option Variation Try SetPlay",
                                    "Stip =2 Option Variation",
                                    "Stip +2 Option Variation NoThreat",
                                    "Stip #2 Option Duplex Variation",
                                    "Stip #2 Option Variation Defence 3",
                                    "Stip #2 Option HalfDuplex",
                                    "Stip s#2 Option Variation Try",
                                    "Stip s=2 Option Variation",
                                    "Stip s#1 Option Quodlibet Variation",
                                    "Stip r#2 Option Variation",
                                    "Stip semi-r=2 Option Variation",
                                    "Stip h#1 Option",
                                    "Stip h#1.5 Option SetPlay",
                                    "Stip h=1.5 Option Duplex",
                                    "Stip h+1 Option SetPlay",
                                    "Stip h#2 Option WhiteToPlay",
                                    "Stip ser-#2 Option",
                                    "Stip ser-=3 Option Duplex",
                                    "Stip ser-h#2 Option SetPlay",
                                    "Stip ser-h=2 Option",
                                    "Stip ser-s#2 Option Variation",
                                    "Stip ser-r+2 Option Variation",
                                    "Stip hs#2 Option",
                                    "Stip hs=1.5 Option",
                                    "Stip hr+2 Option",
                                    "Stip exact-h#1 Option",
                                    "Stip #2 Cond Circe Option Variation",
                                    "Stip h#1.5 Cond Circe Option",
                                    "Stip h+1 Cond AndernachChess Option",
                                    "Stip #1 Option Try"};

/* Solutions of all kinds of play in random positions.  An empty one has nothing to be read. */
static void every_kind_of_play(void **state) {
  (void)state;
  uint64_t dice = dice_beginning(3);
  unsigned read = 0;
  for (unsigned i = 0; i < 40 * sizeof kinds / sizeof *kinds; i++) {
    char *input = random_problem(kinds[i / 40], &dice);
    char *text = solution_of(input);
    const char *where;
    if (strchr(text, '.') != NULL && !is_solution(text, &where))
      fail_msg("not a solution from here on: %.60s\nin: %s\nof: %s", where, text, input);
    read += strchr(text, '.') != NULL;
    free(text);
    free(input);
  }
  assert_true(read > 100);
}

static void all_twins(void **state) {
  (void)state;
  expect_solution("BeginProblem\nPieces white kc6 rd1 pa2 black ka7 pg3\nStipulation h~1\n"
                  "Option NoBoard\nTwin move a2 a3\nTwin exchange a2 d1\nTwin remove a2\n"
                  "Twin add white sb2\nTwin rotate 180\nTwin mirror a1<-->h1\nTwin PolishType\n"
                  "Twin continued move a2 a4\nTwin shift a1 b1\nEndProblem\n",
                  "+i) bPa2-->a4");
}

static void rejects_other_text(void **state) {
  (void)state;
  const char *where;
  assert_false(is_solution("1.Ka8-b8 Kc6-b6 #\n both sides need a king", &where));
  assert_false(is_solution("1.Ka8-b8 Kc6-i6", &where));
  assert_false(is_solution("a) \n\nb) wKc6-->c7\n 1.Ka8-b8", &where));
  assert_true(is_solution("1.Sc6*a7[wSa7->g1] + !", &where));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(help_play),          cmocka_unit_test(series_play),
      cmocka_unit_test(battle_play),        cmocka_unit_test(special_moves),
      cmocka_unit_test(every_kind_of_play), cmocka_unit_test(all_twins),
      cmocka_unit_test(rejects_other_text)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
