/* Conditions, options, boards and walks of a problem's own.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "language_fixture.h"

#include "conditions/condition.h"

static void built_conditions_are_found_by_name_and_alias(void **state) {
  (void)state;
  struct problem_set *set = read_body("condition circe strict madr rex cp");
  const struct problem *problem = set->phases[0];
  assert_clean(set);
  assert_int_equal(problem->condition_count, 3);
  assert_string_equal(problem->conditions[0].text, "Circe Strict");
  assert_string_equal(problem->conditions[1].text, "Madrasi RexInclusive");
  assert_string_equal(problem->conditions[2].condition->names[ENGLISH], "ControlePremier");
  assert_int_equal(problem->conditions[1].place.column, 24);
  problem_set_free(set);
}

/* "Con…" of our own takes nothing away from ContraParrain. */
static void names_of_the_field_come_first(void **state) {
  (void)state;
  struct problem_set *set = read_body("condition contr");
  assert_clean(set);
  assert_string_equal(set->phases[0]->conditions[0].condition->names[0], "ContraParrain");
  problem_set_free(set);
  set = read_body("condition contro");
  assert_clean(set);
  problem_set_free(set);
}

static void arguments_end_where_the_next_condition_begins(void **state) {
  (void)state;
  static const char *const names[] = {"Masand", "GridChess", "BGL",
                                      "Circe",  "PromOnly",  "Sentinelles"};
  struct problem_set *set =
      read_body("condition Masand GridChess Irregular a8 a7b7 GridLine vb61 BGL - 2.5 Circe\n"
                "  PromOnly q r kh Sentinelles PionAdvers MaximumWhite 3\noption try");
  const struct problem *problem = set->phases[0];
  assert_clean(set);
  assert_int_equal(problem->condition_count, sizeof names / sizeof *names);
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    assert_string_equal(problem->conditions[i].condition->names[ENGLISH], names[i]);
  assert_true(problem->options.try_play);
  problem_set_free(set);
}

/* Three conditions in each language, some of them shortened. */
static void conditions_are_read_in_all_languages(void **state) {
  (void)state;
  static const char *const files[] = {
      "BeginProblem condition Isardam TypeB RexInclusive CP UltraSchachZwang EndProblem",
      "DebutProbleme condition EchecsAndernach Cp NoirMaximum ultra FinProbleme",
      "AnfangProblem bedingung Schlagschach CP WeisserLaengstzueger exakt EndeProblem"};
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    struct problem_set *set = read_set(files[i]);
    assert_clean(set);
    assert_int_equal(set->phases[0]->condition_count, 3);
    problem_set_free(set);
  }
}

static void unknown_arguments_name_the_nearest(void **state) {
  (void)state;
  expect_complaint(read_body("stipulation #1 condition anticirce cheylann"), INPUT_ERROR, 2, 36,
                   "did you mean Cheylan?");
}

static void words_of_other_languages_are_told(void **state) {
  (void)state;
  expect_complaint(read_body("option nullzuege"), INPUT_ERROR, 2, 8,
                   "of the German input language");
  expect_complaint(read_body("condition CirceCameleon"), INPUT_ERROR, 2, 11, "of the French");
  expect_complaint(read_body("pieces blanc"), INPUT_ERROR, 2, 8, "this file is in English");
}

static void misplaced_words_are_told_their_place(void **state) {
  (void)state;
  expect_complaint(read_body("option circe"), INPUT_ERROR, 2, 8, "belongs behind Condition");
  expect_complaint(read_body("hole a1"), INPUT_ERROR, 2, 1, "belongs behind Condition");
  expect_complaint(read_body("stip #1 white ka1"), INPUT_ERROR, 2, 9, "belongs behind Pieces");
  expect_complaint(read_body("condition circe try"), INPUT_ERROR, 2, 17, "belongs behind Option");
}

static void a_second_stipulation_is_told(void **state) {
  (void)state;
  expect_complaint(read_body("stipulation #1 stipulation #2"), NOTE, 2, 28,
                   "there is a stipulation already");
}

static void idle_words_of_a_fen_are_told(void **state) {
  (void)state;
  expect_complaint(read_body("stipulation #1 fen 4k3/8/8/8/8/8/8/4K2R w KQ -"), NOTE, 2, 43,
                   "gives White a right to castle long");
  expect_complaint(read_body("stipulation #1 fen 4k3/8/8/8/8/8/8/4K3 w - e6"), NOTE, 1, 13,
                   "just passed e6");
}

static void unknown_conditions_name_the_nearest(void **state) {
  (void)state;
  struct problem_set *set = read_body("condition Circe Madrasy 3 foo\noption try");
  assert_complaint(set, INPUT_ERROR, 2, 17, "did you mean Madrasi");
  assert_int_equal(set->complaints.errors, 1);
  assert_true(set->phases[0]->options.try_play);
  problem_set_free(set);
  expect_complaint(read_body("condition circ"), INPUT_ERROR, 2, 11, "more than one condition");
}

static void a_later_try_wants_one_refutation(void **state) {
  (void)state;
  struct problem_set *set = read_body("option defence 3 try");
  assert_clean(set);
  assert_true(set->phases[0]->options.try_play && !set->phases[0]->options.has_defence);
  problem_set_free(set);
  set = read_body("option try defence 3");
  assert_true(set->phases[0]->options.try_play && set->phases[0]->options.has_defence);
  problem_set_free(set);
}

static void options(void **state) {
  (void)state;
  struct problem_set *set = read_body(
      "option SetPlay try vari Defence 2 NonTrivial 1 2 Intelligent MaxSol 3 EnPassant d7d6d5\n"
      "  NoCastling a1 h1h8 CastlingMutuallyExclusive a1h8 Threat 0 Count Beep 5 NoWk NoBk"
      "\npieces white ra1h1 black rh8 pd5");
  const struct options *o = &set->phases[0]->options;
  assert_clean(set);
  assert_true(o->set_play && o->try_play && o->variation && o->intelligent && o->count);
  assert_true(o->no_white_king && o->no_black_king && o->has_threat && o->has_defence);
  assert_int_equal(o->defence, 2);
  assert_int_equal(o->threat, 0);
  assert_int_equal(o->non_trivial_length, 1);
  assert_int_equal(o->non_trivial_number, 2);
  assert_int_equal(o->max_solutions, 3);
  assert_int_equal(o->en_passant_count, 3);
  assert_int_equal(o->en_passant[1], 43);
  assert_int_equal(o->no_castling_count, 3);
  assert_int_equal(o->no_castling[2], 63);
  assert_int_equal(o->exclusive_count, 1);
  assert_int_equal(o->exclusive[0][1], 63);
  problem_set_free(set);
}

static void wrong_options(void **state) {
  (void)state;
  static const struct {
    const char *body;
    enum severity severity;
    const char *part;
  } cases[] = {{"option tryy", INPUT_ERROR, "did you mean Try"},
               {"option maxsolutions\nstip #1", INPUT_ERROR, "followed by a number"},
               {"option maxflight -1", INPUT_ERROR, "followed by a number"},
               {"option maxtime 99999999999", INPUT_ERROR, "too large"},
               {"option enpassant", INPUT_ERROR, "d7d6d5"},
               {"option no", INPUT_ERROR, "more than one option"},
               {"option start 1::2", INPUT_ERROR, "as 6:4"},
               {"option duplex halfduplex", INPUT_ERROR, "exclude each other"},
               {"option start 0", INPUT_ERROR, "from 1"},
               {"option upto -1", INPUT_ERROR, "as 6:4"},
               {"option lastcapture white", INPUT_ERROR, "White Qd4"},
               {"option search", NOT_SUPPORTED, "Search"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    struct problem_set *set = read_body(cases[i].body);
    assert_int_equal(set->complaints.errors + set->complaints.unsupported, 1);
    assert_int_equal(set->complaints.first->severity, cases[i].severity);
    assert_non_null(strstr(set->complaints.first->text, cases[i].part));
    problem_set_free(set);
  }
}

static void boards_may_come_last(void **state) {
  (void)state;
  struct problem_set *set = read_body(
      "pieces white kj9 eqa1 black ka9\nstip h#2\ncondition circe BoardSize 10x9 hole b1\n"
      "BoardShape Vert");
  const struct board_frame *board = &set->phases[0]->board;
  assert_clean(set);
  assert_int_equal(board->files, 10);
  assert_int_equal(board->ranks, 9);
  assert_int_equal(board->shape, VERTICAL_CYLINDER);
  assert_true(board->hole[1]);
  assert_string_equal(men_text(set->phases[0], set->phases[0]->men), "wEQa1 bKa9 wKj9");
  problem_set_free(set);
}

static void wrong_boards(void **state) {
  (void)state;
  static const struct {
    const char *body, *part;
  } cases[] = {{"boardsize 27x8", "1x1 to 26x26"},
               {"boardsize 0x8", "1x1 to 26x26"},
               {"boardsize 9", "as 9x9"},
               {"boardsize", "as 9x9"},
               {"boardshape cube", "Torus"},
               {"boardsize 3x3\npieces white kd4", "d4 is not a square of the 3x3 board"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    struct problem_set *set = read_body(cases[i].body);
    assert_true(set->complaints.errors > 0);
    assert_non_null(strstr(set->complaints.first->text, cases[i].part));
    problem_set_free(set);
  }
}

/* Of a man and a hole on one square the later one counts. */
static void holes_and_men(void **state) {
  (void)state;
  struct problem_set *set = read_body("pieces white ke5 qa1\ncondition hole e5\nstip #1\n"
                                      "twin condition circe\ntwin move a1 e5");
  assert_complaint(set, NOTE, 6, 6, "a hole on e5");
  assert_int_equal(set->complaints.errors, 0);
  assert_string_equal(men_text(set->phases[0], set->phases[0]->men), "wQa1");
  assert_string_equal(men_text(set->phases[1], set->phases[1]->men), "wQa1 wKe5");
  assert_string_equal(men_text(set->phases[2], set->phases[2]->men), "wQe5");
  assert_false(set->phases[2]->board.hole[36]);
  problem_set_free(set);
}

static void own_walks_may_come_last(void **state) {
  (void)state;
  struct problem_set *set =
      read_body("pieces white xxa1 x2b1\nWalk XX \"Zebra lion\" Z*^ > =*\nWalk x2 \"two\" W1");
  const struct problem *problem = set->phases[0];
  assert_clean(set);
  assert_int_equal(problem->own_walk_count, 2);
  assert_string_equal(problem->own_walks[0].names[ENGLISH], "Zebra lion");
  assert_string_equal(problem->own_walks[0].notation, "Z*^ > =*");
  assert_string_equal(problem->own_walks[1].codes[GERMAN], "X2");
  assert_int_equal(problem->men[0].walk, walk_count());
  assert_int_equal(problem->men[1].walk, walk_count() + 1);
  problem_set_free(set);
}

static void wrong_walks(void **state) {
  (void)state;
  static const struct {
    const char *body, *part;
  } cases[] = {{"Walk XX \"a\" Q*^ > =1 zz", "notation of a walk"},
               {"Walk Q \"a\" W1", "already"},
               {"Walk XX \"a\" W1\nWalk xx \"b\" W1", "already"},
               {"Walk XX W1", "quotation marks"},
               {"Walk XXX \"a\" W1", "one or two letters"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    struct problem_set *set = read_body(cases[i].body);
    assert_int_equal(set->complaints.errors, 1);
    assert_non_null(strstr(set->complaints.first->text, cases[i].part));
    problem_set_free(set);
  }
}

/* A problem in the language with one line of it. */
static struct problem_set *read_line_in(enum language language, const char *line) {
  static const char *const ends[LANGUAGES][2] = {{"BeginProblem", "EndProblem"},
                                                 {"DebutProbleme", "FinProbleme"},
                                                 {"AnfangProblem", "EndeProblem"}};
  char text[512];
  snprintf(text, sizeof text, "%s\n%s\n%s\n", ends[language][0], line, ends[language][1]);
  return read_set(text);
}

static void assert_condition_is_read(const struct condition *card, enum language language,
                                     const char *name) {
  static const char *const commands[LANGUAGES] = {"Condition", "Condition", "Bedingung"};
  char line[256];
  snprintf(line, sizeof line, "%s %s", commands[language], name);
  struct problem_set *set = read_line_in(language, line);
  if (set->phases[0]->condition_count != 1 || set->phases[0]->conditions[0].condition != card)
    fail_msg("%s is read as something else than %s", line, card->names[ENGLISH]);
  problem_set_free(set);
}

/* Every card is found by each of its names, and its example is read without a complaint. */
static void cards_of_conditions_are_read(void **state) {
  (void)state;
  for (unsigned i = 0; i < condition_count; i++) {
    const struct condition *card = all_conditions[i];
    for (unsigned language = 0; language < LANGUAGES; language++) {
      assert_condition_is_read(card, (enum language)language, card->names[language]);
      for (unsigned k = 0; card->aliases != NULL && card->aliases[k] != NULL; k++)
        assert_condition_is_read(card, (enum language)language, card->aliases[k]);
    }
    assert_true(strlen(card->sentence) > 0);
    struct problem_set *set = read_body(card->example);
    assert_clean(set);
    assert_ptr_equal(set->phases[0]->conditions[0].condition, card);
    problem_set_free(set);
  }
}

static void assert_attribute_is_read(const struct condition *card, enum language language) {
  static const char *const men[LANGUAGES] = {"Pieces White %s Qa1", "Pieces Blanc %s Da1",
                                             "Steine Weiss %s Da1"};
  char line[256];
  snprintf(line, sizeof line, men[language], card->names[language]);
  struct problem_set *set = read_line_in(language, line);
  assert_clean(set);
  assert_int_equal(set->phases[0]->men[0].marks, card->mark);
  problem_set_free(set);
}

/* The same on every card of an attribute, which marks the man of the example. */
static void cards_of_attributes_are_read(void **state) {
  (void)state;
  for (unsigned i = 0; i < attribute_count; i++) {
    const struct condition *card = all_attributes[i];
    for (unsigned language = 0; language < LANGUAGES; language++)
      assert_attribute_is_read(card, (enum language)language);
    assert_true(strlen(card->sentence) > 0);
    struct problem_set *set = read_body(card->example);
    assert_clean(set);
    assert_int_equal(set->phases[0]->men[0].marks, card->mark);
    problem_set_free(set);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(built_conditions_are_found_by_name_and_alias),
      cmocka_unit_test(names_of_the_field_come_first),
      cmocka_unit_test(arguments_end_where_the_next_condition_begins),
      cmocka_unit_test(conditions_are_read_in_all_languages),
      cmocka_unit_test(unknown_conditions_name_the_nearest),
      cmocka_unit_test(unknown_arguments_name_the_nearest),
      cmocka_unit_test(words_of_other_languages_are_told),
      cmocka_unit_test(misplaced_words_are_told_their_place),
      cmocka_unit_test(a_second_stipulation_is_told),
      cmocka_unit_test(idle_words_of_a_fen_are_told),
      cmocka_unit_test(options),
      cmocka_unit_test(a_later_try_wants_one_refutation),
      cmocka_unit_test(wrong_options),
      cmocka_unit_test(boards_may_come_last),
      cmocka_unit_test(wrong_boards),
      cmocka_unit_test(holes_and_men),
      cmocka_unit_test(own_walks_may_come_last),
      cmocka_unit_test(wrong_walks),
      cmocka_unit_test(cards_of_conditions_are_read),
      cmocka_unit_test(cards_of_attributes_are_read)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
