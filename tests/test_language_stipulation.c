/* Stipulations: text to tree.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "language_fixture.h"

/* "HELP b 1..3 > GOAL w #": the tree as a text. */
static const char *tree_text(const struct stipulation *tree) {
  static const char *const kinds[] = {"GOAL",   "HELP", "SERIES", "BATTLE", "LEAF",
                                      "BRANCH", "AND",  "OR",     "NOT"};
  static const char *const ends[] = {"", " self", " reflex", " semi", ""};
  static char text[256];
  size_t length = 0;
  text[0] = '\0';
  for (const struct stipulation *node = tree; node != NULL; node = node->next)
    length += (size_t)snprintf(text + length, sizeof text - length, "%s%s %c %u..%u%s",
                               length > 0 ? " > " : "", kinds[node->kind], "wb"[node->side],
                               node -> least, node -> length, ends[node->end]);
  return text;
}

static const struct goal *last_goal(const struct stipulation *tree) {
  while (tree->next != NULL)
    tree = tree->next;
  return &tree->goal;
}

static const struct {
  const char *words, *text, *tree;
} stipulations[] = {
    {"#2", "#2", "BATTLE w 1..2"},
    {"s#3", "s#3", "BATTLE w 1..3 self"},
    {"R#2", "r#2", "BATTLE w 1..2 reflex"},
    {"semi-r#2", "semi-r#2", "BATTLE w 1..2 semi"},
    {"exact-#3", "exact-#3", "BATTLE w 3..3"},
    {"h#2", "h#2", "HELP b 1..3 > GOAL w 1..1"},
    {"h#2.5", "h#2.5", "HELP w 0..4 > GOAL w 1..1"},
    {"H#0.5", "h#0.5", "HELP w 0..0 > GOAL w 1..1"},
    {"h# 2", "h#2", "HELP b 1..3 > GOAL w 1..1"},
    {"exact-h#2", "exact-h#2", "HELP b 3..3 > GOAL w 1..1"},
    {"hs#3", "hs#3", "HELP w 0..4 self > BATTLE w 1..1 self"},
    {"hs#2.5", "hs#2.5", "HELP b 1..3 self > BATTLE w 1..1 self"},
    {"hr#2", "hr#2", "HELP w 0..2 reflex > BATTLE w 1..1 reflex"},
    {"ser-#5", "ser-#5", "SERIES w 0..4 > GOAL w 1..1"},
    {"ser-h#277", "ser-h#277", "SERIES b 1..277 > GOAL w 1..1"},
    {"ser-s#5", "ser-s#5", "SERIES w 0..4 self > BATTLE w 1..1 self"},
    {"ser-r#2", "ser-r#2", "SERIES w 0..1 reflex > BATTLE w 1..1 reflex"},
    {"ser-hs#5", "ser-hs#5", "SERIES b 1..5 self > BATTLE w 1..1 self"},
    {"exact-ser-#4", "exact-ser-#4", "SERIES w 3..3 > GOAL w 1..1"},
    {"h#2 option WhiteToPlay", "h#1.5", "HELP w 0..2 > GOAL w 1..1"},
    {"hs#4 option WhiteToPlay", "hs#3.5", "HELP b 1..5 self > BATTLE w 1..1 self"},
    {"dia3.5", "dia3.5", "HELP w 0..6 > GOAL w 1..1"},
    {"dia3.0", "dia3", "HELP w 1..5 > GOAL b 1..1"},
    {"ser-dia4", "ser-dia4", "SERIES w 0..3 > GOAL w 1..1"},
    {"2->ser-h#4", "2->ser-h#4", "SERIES w 1..2 > SERIES b 1..4 > GOAL w 1..1"},
    {"3->ser-#2", "3->ser-#2", "SERIES b 1..3 > SERIES w 0..1 > GOAL w 1..1"},
    {"exact-2->ser-#2", "exact-2->ser-#2", "SERIES b 1..2 > SERIES w 1..1 > GOAL w 1..1"},
    {"1->#2", "1->#2", "BRANCH b 1..1"},
    {"pser-#3", "pser-#3", "BRANCH w 1..5"},
    {"exact-phser-s#3", "exact-phser-s#3", "BRANCH w 5..5"},
    {"pser-h#6", "pser-h#6", "BRANCH b 1..11"},
    {"reci-h#3", "reci-h#3", "BRANCH b 0..4"},
    {"reci-h(=)#2.5", "reci-h(=)#2.5", "BRANCH w 1..3"},
    {"ser-reci-h#7", "ser-reci-h#7", "BRANCH b 1..6"},
};

static void trees(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof stipulations / sizeof *stipulations; i++) {
    char body[256];
    snprintf(body, sizeof body, "stipulation %s", stipulations[i].words);
    struct problem_set *set = read_body(body);
    assert_clean(set);
    assert_string_equal(set->phases[0]->stipulation_text, stipulations[i].text);
    assert_string_equal(tree_text(set->phases[0]->stipulation), stipulations[i].tree);
    problem_set_free(set);
  }
}

static const struct {
  const char *words;
  enum goal_kind goal;
  int target;
} stipulations_by_goal[] = {{"#=2", GOAL_MATE_OR_STALEMATE, NO_SQUARE},
                            {"##!2", GOAL_COUNTER_MATE, NO_SQUARE},
                            {"h##2", GOAL_DOUBLE_MATE, NO_SQUARE},
                            {"==2", GOAL_DOUBLE_STALEMATE, NO_SQUARE},
                            {"s==2", GOAL_DOUBLE_STALEMATE, NO_SQUARE},
                            {"!#2", GOAL_AUTO_MATE, NO_SQUARE},
                            {"ser-!=7", GOAL_AUTO_STALEMATE, NO_SQUARE},
                            {"+2", GOAL_CHECK, NO_SQUARE},
                            {"h001.5", GOAL_CASTLING, NO_SQUARE},
                            {"ser-%4", GOAL_WIN_PIECE, NO_SQUARE},
                            {"~1", GOAL_ANY, NO_SQUARE},
                            {"sep1", GOAL_EN_PASSANT, NO_SQUARE},
                            {"xk3", GOAL_KING_CAPTURE, NO_SQUARE},
                            {"hx2", GOAL_CAPTURE, NO_SQUARE},
                            {"ser-ct10", GOAL_CIRCUIT, NO_SQUARE},
                            {"sctr1", GOAL_CIRCUIT_REBIRTH, NO_SQUARE},
                            {"ser-<>3", GOAL_EXCHANGE, NO_SQUARE},
                            {"h<>r5", GOAL_EXCHANGE_REBIRTH, NO_SQUARE},
                            {"c813", GOAL_CHESS81, NO_SQUARE},
                            {"dr2", GOAL_DRAW, NO_SQUARE},
                            {"zg11", GOAL_TARGET, 6},
                            {"HZg74", GOAL_TARGET, 54},
                            {"ser-szg121", GOAL_TARGET, 6},
                            {"++2", GOAL_MULTIPLE_CHECK, NO_SQUARE},
                            {"h+++2.5", GOAL_MULTIPLE_CHECK, NO_SQUARE},
                            {"#[e4]2", GOAL_MATE_BY, 28},
                            {"s#[S]2", GOAL_MATE_BY, NO_SQUARE},
                            {"hkh31", GOAL_KISS, 23}};

static void goals(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof stipulations_by_goal / sizeof *stipulations_by_goal; i++) {
    char body[256];
    snprintf(body, sizeof body, "stipulation %s", stipulations_by_goal[i].words);
    struct problem_set *set = read_body(body);
    assert_clean(set);
    const struct goal *goal = last_goal(set->phases[0]->stipulation);
    assert_int_equal(goal->kind, stipulations_by_goal[i].goal);
    assert_int_equal(goal->target, stipulations_by_goal[i].target);
    problem_set_free(set);
  }
}

/* On boards with more than nine ranks the rank takes two digits if a digit is left. */
static void targets_on_large_boards(void **state) {
  (void)state;
  struct problem_set *set = read_body("stip za123 boardsize 12x12");
  assert_int_equal(last_goal(set->phases[0]->stipulation)->target, 11 * 12);
  assert_int_equal(set->phases[0]->stipulation->length, 3);
  problem_set_free(set);
  set = read_body("stip za13 boardsize 12x12");
  assert_int_equal(last_goal(set->phases[0]->stipulation)->target, 0);
  assert_int_equal(set->phases[0]->stipulation->length, 3);
  problem_set_free(set);
}

static void wrong_ones_are_errors(void **state) {
  (void)state;
  static const struct {
    const char *body;
    unsigned column;
    const char *part;
  } cases[] = {
      {"stipulation h#2.7", 15, "neither whole nor a half"},
      {"stipulation h#", 15, "the number of moves is missing"},
      {"stipulation h#x", 15, "a number of moves is expected"},
      {"stipulation foo", 13, "\"foo\" is not a stipulation: expected a kind of play, a goal"},
      {"stipulation h#[y]2", 18, "needs a square or a man"},
      {"stipulation hz2", 15, "needs a square or a man"},
      {"stipulation #1.5", 13, "half-moves"},
      {"stipulation #0", 13, "no time for a move"},
      {"stipulation h#1000000000", 15, "more than 999 moves"},
      {"stipulation", 12, "the stipulation is missing"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    struct problem_set *set = read_body(cases[i].body);
    assert_complaint(set, INPUT_ERROR, 2, cases[i].column, cases[i].part);
    assert_null(set->phases[0]->stipulation);
    problem_set_free(set);
  }
}

static void unbuilt_ones_are_refused_by_name(void **state) {
  (void)state;
  struct problem_set *set = read_body("stipulation sdia3");
  assert_complaint(set, NOT_SUPPORTED, 2, 13, "sdia3");
  assert_int_equal(set->complaints.errors, 0);
  problem_set_free(set);
  expect_complaint(read_body("stipulation -1->h#2"), NOT_SUPPORTED, 2, 13, "half-moves back");
}

static void a_to_b_takes_the_men_behind_it(void **state) {
  (void)state;
  struct problem_set *set =
      read_body("Forsyth krR5/8/8/8/8/8/8/4K3\nStipulation A=>B1.0\nForsyth k1r5/8/8/8/8/8/8/5RK1");
  const struct problem *problem = set->phases[0];
  assert_clean(set);
  assert_string_equal(problem->stipulation_text, "a=>b1");
  assert_string_equal(tree_text(problem->stipulation), "HELP b 1..1 > GOAL w 1..1");
  assert_string_equal(men_text(problem, problem->men), "wKe1 bKa8 bRb8 wRc8");
  assert_string_equal(men_text(problem, problem->goal_position), "wRf1 wKg1 bKa8 bRc8");
  problem_set_free(set);
}

static void proof_games_start_from_the_array(void **state) {
  (void)state;
  struct problem_set *set = read_body("Forsyth k7/8/8/8/8/8/8/K7\nStipulation dia4");
  const struct problem *problem = set->phases[0];
  assert_string_equal(men_text(problem, problem->goal_position), "wKa1 bKa8");
  assert_int_equal(problem->men[4].walk, KING);
  assert_int_equal(problem->men[59].walk, QUEEN);
  assert_int_equal(problem->men[63].id, 32);
  problem_set_free(set);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(trees),
                                     cmocka_unit_test(goals),
                                     cmocka_unit_test(targets_on_large_boards),
                                     cmocka_unit_test(wrong_ones_are_errors),
                                     cmocka_unit_test(unbuilt_ones_are_refused_by_name),
                                     cmocka_unit_test(a_to_b_takes_the_men_behind_it),
                                     cmocka_unit_test(proof_games_start_from_the_array)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
