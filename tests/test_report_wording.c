/* Moves in words.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/report_fixture.h"

static struct problem problem;

static int start(void **state) {
  (void)state;
  start_problem(&problem, 8, 8);
  return 0;
}

static void expect_words(const struct ply *ply, const char *expected) {
  struct wording text;
  wording_start(&text, &problem);
  wording_ply(&text, ply);
  assert_string_equal(text.text, expected);
}

static void expect_marks(const struct ply *ply, const struct goal *goal, const char *expected) {
  const struct reached reached = reached_goal(goal);
  struct wording text;
  wording_start(&text, &problem);
  wording_marks(&text, ply, &reached);
  assert_string_equal(text.text, expected);
}

static void quiet_moves_and_captures(void **state) {
  (void)state;
  struct ply ply = make_ply(&problem, WHITE, KING, "e1", "e2", NO_WALK);
  expect_words(&ply, "Ke1-e2");
  ply = make_ply(&problem, BLACK, KNIGHT, "g8", "f6", QUEEN);
  expect_words(&ply, "Sg8*f6");
  ply = make_ply(&problem, WHITE, PAWN, "e2", "e4", NO_WALK);
  expect_words(&ply, "e2-e4");
}

static void letters_follow_the_language(void **state) {
  (void)state;
  const struct ply ply = make_ply(&problem, WHITE, KNIGHT, "b1", "c3", NO_WALK);
  problem.language = FRENCH;
  expect_words(&ply, "Cb1-c3");
  problem.language = GERMAN;
  expect_words(&ply, "Sb1-c3");
}

static void promotions(void **state) {
  (void)state;
  struct ply ply = make_ply(&problem, WHITE, PAWN, "e7", "d8", ROOK);
  ply.promotion = QUEEN;
  expect_words(&ply, "e7*d8=Q");
  ply = make_ply(&problem, BLACK, PAWN, "f2", "f1", NO_WALK);
  ply.promotion = KNIGHT;
  ply.man.owners = OF_BOTH;
  expect_words(&ply, "nPf2-f1=nS");
  ply.man.marks = MARK_CHAMELEON | MARK_JIGGER;
  expect_words(&ply, "ncjPf2-f1=ncjS");
}

static void special_moves(void **state) {
  (void)state;
  struct ply ply = make_ply(&problem, WHITE, PAWN, "e5", "d6", NO_WALK);
  ply.move = make_move(square_named(&problem, "e5"), square_named(&problem, "d6"),
                       square_named(&problem, "d5"), NO_WALK, EN_PASSANT, 0);
  expect_words(&ply, "e5*d6 ep.");
  ply.move = make_move(4, 6, NO_SQUARE, NO_WALK, CASTLE_SHORT, 0);
  expect_words(&ply, "0-0");
  ply.move = make_move(4, 2, NO_SQUARE, NO_WALK, CASTLE_LONG, 0);
  expect_words(&ply, "0-0-0");
  ply.move = NULL_MOVE;
  expect_words(&ply, "...");
}

static void attributes_and_royal_men(void **state) {
  (void)state;
  struct ply ply = make_ply(&problem, WHITE, QUEEN, "d1", "d2", NO_WALK);
  ply.man.marks = MARK_ROYAL;
  expect_words(&ply, "rQd1-d2");
  ply.man.walk = KING; /* goes without saying */
  expect_words(&ply, "Kd1-d2");
  ply.man = make_man(OF_WHITE, PAWN, MARK_KAMIKAZE);
  expect_words(&ply, "kPd1-d2");
  ply.man.marks = MARK_HURDLE_COLOUR_CHANGING;
  expect_words(&ply, "hccPd1-d2");
}

static void effects(void **state) {
  (void)state;
  struct ply ply = make_ply(&problem, BLACK, ROOK, "a8", "a4", PAWN);
  const square a2 = square_named(&problem, "a2"), d8 = square_named(&problem, "d8");
  ply.effects[0] = (struct effect){
      EFFECT_APPEARS, make_man(OF_WHITE, PAWN, 0), NO_SQUARE, a2, NO_WALK, 0, {0}, 0, false};
  ply.effects[1] =
      (struct effect){EFFECT_MOVES, make_man(OF_BLACK, ROOK, 0), a2, d8, NO_WALK, 0, {0}, 0, false};
  ply.effects[2] = (struct effect){EFFECT_VANISHES, {0}, a2, NO_SQUARE, NO_WALK, 0, {0}, 0, false};
  ply.effects[3] = (struct effect){
      EFFECT_BECOMES, make_man(OF_BLACK, QUEEN, 0), NO_SQUARE, d8, NO_WALK, 0, {0}, 0, false};
  ply.effects[4] = (struct effect){
      EFFECT_RECOLOURS, make_man(OF_WHITE, QUEEN, 0), NO_SQUARE, d8, NO_WALK, 0, {0}, 0, false};
  ply.effects[5] = (struct effect){
      EFFECT_APPEARS, make_man(OF_WHITE, PAWN, 0), NO_SQUARE, d8, QUEEN, 0, {0}, 0, false};
  ply.effects[6] = (struct effect){EFFECT_VANISHES,
                                   make_man(OF_WHITE, KNIGHT, MARK_KAMIKAZE),
                                   a2,
                                   NO_SQUARE,
                                   NO_WALK,
                                   0,
                                   {0},
                                   0,
                                   false};
  ply.effect_count = 7;
  expect_words(&ply, "Ra8*a4[+wPa2][bRa2->d8][-a2][d8=Q][d8=w][+wPd8=Q][-wkSa2]");
}

static void recolouring(void **state) {
  (void)state;
  struct ply ply = make_ply(&problem, WHITE, KNIGHT, "b1", "a3", NO_WALK);
  ply.becomes.owners = OF_BLACK;
  expect_words(&ply, "Sb1-a3=b");
  ply.becomes.walk = PAWN;
  expect_words(&ply, "Sb1-a3=P=b");
}

static void marks(void **state) {
  (void)state;
  struct ply ply = make_ply(&problem, WHITE, QUEEN, "d1", "d8", NO_WALK);
  const struct goal mate = {GOAL_MATE, NO_SQUARE, 0}, stalemate = {GOAL_STALEMATE, NO_SQUARE, 0},
                    target = {GOAL_TARGET, 3, 0}, any = {GOAL_ANY, NO_SQUARE, 0};
  expect_marks(&ply, NULL, "");
  expect_marks(&ply, &stalemate, " =");
  ply.gives_check = true;
  expect_marks(&ply, NULL, " +");
  expect_marks(&ply, &mate, " #");
  expect_marks(&ply, &target, " + z");
  expect_marks(&ply, &any, " +");
}

/* One that speaks of check stands for its mark wherever it is named. */
static void marks_of_several_goals(void **state) {
  (void)state;
  struct ply ply = make_ply(&problem, WHITE, QUEEN, "d1", "d8", NO_WALK);
  const struct goal capture = {GOAL_CAPTURE, NO_SQUARE, 0}, check = {GOAL_CHECK, NO_SQUARE, 0},
                    target = {GOAL_TARGET, 3, 0};
  const struct reached with_check = {2, {capture, check}}, without = {2, {capture, target}};
  struct wording text;
  ply.gives_check = true;
  wording_start(&text, &problem);
  wording_marks(&text, &ply, &with_check);
  wording_marks(&text, &ply, &without);
  assert_string_equal(text.text, " x + + x z");
}

static void large_boards(void **state) {
  (void)state;
  start_problem(&problem, 26, 26);
  const struct ply ply = make_ply(&problem, WHITE, ROOK, "z9", "z26", NO_WALK);
  expect_words(&ply, "Rz9-z26");
}

static void too_long_is_cut(void **state) {
  (void)state;
  struct wording text;
  wording_start(&text, &problem);
  for (int i = 0; i < 2 * WORDING_ROOM; i++)
    wording_add(&text, "abc");
  assert_int_equal(strlen(text.text), WORDING_ROOM - 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test_setup(quiet_moves_and_captures, start),
                                     cmocka_unit_test_setup(letters_follow_the_language, start),
                                     cmocka_unit_test_setup(promotions, start),
                                     cmocka_unit_test_setup(special_moves, start),
                                     cmocka_unit_test_setup(attributes_and_royal_men, start),
                                     cmocka_unit_test_setup(effects, start),
                                     cmocka_unit_test_setup(recolouring, start),
                                     cmocka_unit_test_setup(marks, start),
                                     cmocka_unit_test_setup(marks_of_several_goals, start),
                                     cmocka_unit_test_setup(large_boards, start),
                                     cmocka_unit_test_setup(too_long_is_cut, start)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
