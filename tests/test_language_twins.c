/* Twins: what becomes of the men, the texts behind the letters, and the letters.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "language_fixture.h"

#define DIAGRAM "stip h#1\npieces white Ka1 Ra7 Pb2 black Kh8 Bh1 Pg7\n"

/* Texts are those that Popeye 4.104 prints (without its blanks at the end). */
static void changes(void **state) {
  (void)state;
  static const struct {
    const char *words, *text, *men;
  } cases[] = {
      {"move g7 g6", "bPg7-->g6", "wKa1 bBh1 wPb2 bPg6 wRa7 bKh8"},
      {"move a1h8", "-bKh8  wKa1-->h8", "bBh1 wPb2 wRa7 bPg7 wKh8"},
      {"exchange a1 b2", "wKa1<-->wPb2", "wPa1 bBh1 wKb2 wRa7 bPg7 bKh8"},
      {"remove b2", "-wPb2", "wKa1 bBh1 wRa7 bPg7 bKh8"},
      {"add white para bul pb3c3", "+wpbPb3  +wpbPc3", "wKa1 bBh1 wPb2 wPb3 wPc3 wRa7 bPg7 bKh8"},
      {"add white qh1", "wQh1", "wKa1 wQh1 wPb2 wRa7 bPg7 bKh8"},
      {"substitute R B", "R ==> B", "wKa1 bBh1 wPb2 wBa7 bPg7 bKh8"},
      {"substitute R ==> B", "R ==> B", "wKa1 bBh1 wPb2 wBa7 bPg7 bKh8"},
      {"rotate 90", "rotate 90", "wRb1 wKh1 wPg2 bPb7 bKa8 bBh8"},
      {"rotate 180", "rotate 180", "bKa1 bPb2 wRh2 wPg7 bBa8 wKh8"},
      {"rotate 270", "rotate 270", "bBa1 bKh1 bPg2 wPb7 wKa8 wRg8"},
      {"mirror a1<-->h1", "mirror a1<-->h1", "bBa1 wKh1 wPg2 bPb7 wRh7 bKa8"},
      {"mirror a1<-->a8", "mirror a1<-->a8", "bKh1 wRa2 bPg2 wPb7 wKa8 bBh8"},
      {"mirror a1<-->h8", "mirror a1<-->h8", "bKa1 bBa8 bPb2 wRb8 wPg7 wKh8"},
      {"mirror a8<-->h1", "mirror a8<-->h1", "wKa1 wRg1 wPb2 bPg7 bBa8 bKh8"},
      {"rem h8 shift a1 a2", "-bKh8  shift a1 ==> a2", "wKa2 bBh2 wPb3 wRa8 bPg8"},
      {"polish", "PolishType", "bKa1 wBh1 bPb2 bRa7 wPg7 wKh8"},
      {"stip H=1", "h=1", "wKa1 bBh1 wPb2 wRa7 bPg7 bKh8"},
      {"condition circe strict madrasi", "Circe Strict  Madrasi", "wKa1 bBh1 wPb2 wRa7 bPg7 bKh8"},
      {"rem b2 add black sb8 move a1 a2", "-wPb2  +bSb8  wKa1-->a2",
       "bBh1 wKa2 wRa7 bPg7 bSb8 bKh8"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char body[512];
    snprintf(body, sizeof body, DIAGRAM "twin %s", cases[i].words);
    struct problem_set *set = read_body(body);
    assert_clean(set);
    assert_int_equal(set->phase_count, 2);
    assert_string_equal(set->phases[1]->twin_text, cases[i].text);
    if (strcmp(cases[i].words, "mirror a1<-->h8") != 0) /* the list is not in its order */
      assert_string_equal(men_text(set->phases[1], set->phases[1]->men), cases[i].men);
    problem_set_free(set);
  }
}

static void texts_speak_the_language(void **state) {
  (void)state;
  struct problem_set *set = read_set(
      "AnfangProblem\nford h#1\nstei weis Ka1 schw Kh8 neut Ld4 Bg7\n"
      "zwil vers g7 g6\nzwil versetze g7 g6 drehung 90\nzwil hinzu neut kami dd8\nEndeProblem\n");
  assert_complaint(set, INPUT_ERROR, 4, 6, "more than one change");
  assert_string_equal(set->phases[2]->twin_text, "nBg7-->g6  Drehung 90");
  assert_string_equal(set->phases[3]->twin_text, "+nkDd8");
  problem_set_free(set);
  set = read_set("DebutProbleme\nenonce h#1\npieces blanc ra1 noir rh8 pg7\n"
                 "jum depl g7 g6 couleur\nFinProbleme\n");
  assert_string_equal(set->phases[1]->twin_text, "nPg7-->g6  CouleurEchange");
  problem_set_free(set);
}

static void continued_twins_start_from_the_last(void **state) {
  (void)state;
  struct problem_set *set =
      read_body(DIAGRAM "twin move g7 g6 stip h=2\ntwin continued move g6 g5\ntwin remove b2");
  assert_clean(set);
  assert_string_equal(set->phases[0]->twin_label, "a");
  assert_string_equal(set->phases[2]->twin_label, "c");
  assert_true(set->phases[2]->continued);
  assert_string_equal(set->phases[2]->stipulation_text, "h=2");
  assert_string_equal(men_text(set->phases[2], set->phases[2]->men),
                      "wKa1 bBh1 wPb2 bPg5 wRa7 bKh8");
  assert_string_equal(set->phases[3]->stipulation_text, "h#1");
  assert_string_equal(men_text(set->phases[3], set->phases[3]->men), "wKa1 bBh1 wRa7 bPg7 bKh8");
  problem_set_free(set);
}

static void twins_have_places_of_their_own(void **state) {
  (void)state;
  struct problem_set *set = read_body(DIAGRAM "twin move g7 g6 twin move g7 g5\ntwin remove b2");
  assert_int_equal(set->phase_count, 4);
  assert_int_equal(set->phases[1]->place.line, 4);
  assert_int_equal(set->phases[2]->place.column, 17);
  assert_int_equal(set->phases[3]->place.line, 5);
  problem_set_free(set);
}

static void zero_position_is_not_a_twin(void **state) {
  (void)state;
  struct problem_set *set = read_body(DIAGRAM "zero move g7 g6\ntwin move g7 g5");
  assert_clean(set);
  assert_true(set->zero_position);
  assert_null(set->phases[0]->twin_label);
  assert_string_equal(set->phases[1]->twin_label, "a");
  assert_string_equal(set->phases[2]->twin_label, "b");
  problem_set_free(set);
}

static void conditions_of_a_twin_replace_all(void **state) {
  (void)state;
  struct problem_set *set = read_body("condition circe hole d4\n" DIAGRAM
                                      "twin condition madrasi\ntwin condition hole e4");
  assert_clean(set);
  assert_int_equal(set->phases[0]->condition_count, 1);
  assert_true(set->phases[0]->board.hole[27]);
  assert_int_equal(set->phases[1]->condition_count, 1);
  assert_string_equal(set->phases[1]->conditions[0].text, "Madrasi");
  assert_false(set->phases[1]->board.hole[27]);
  assert_int_equal(set->phases[2]->condition_count, 0);
  assert_true(set->phases[2]->board.hole[28]);
  problem_set_free(set);
}

static void kings_are_royal_whatever_happens(void **state) {
  (void)state;
  struct problem_set *set = read_body(DIAGRAM "twin substitute k q\ntwin substitute r k");
  assert_int_equal(set->phases[1]->men[0].walk, QUEEN);
  assert_int_equal(set->phases[1]->men[0].marks, 0);
  assert_int_equal(set->phases[2]->men[48].marks, MARK_ROYAL);
  problem_set_free(set);
}

static void wrong_changes(void **state) {
  (void)state;
  static const struct {
    const char *words, *part;
  } cases[] = {{"remove b7", "no man on b7"},      {"move b7 b6", "no man on b7"},
               {"exchange a1 b7", "no man on b7"}, {"move a1", "two squares"},
               {"shift a1 a2", "off the board"},   {"rotate 45", "90, 180 or 270"},
               {"mirror a1 h1", "a1<-->h1"},       {"substitute xx r", "two codes"},
               {"foo", "a change of a twin"},      {"move a1 a2 continued", "right behind"},
               {"option try", "before the twins"}, {"add white", "followed by men"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char body[512];
    snprintf(body, sizeof body, DIAGRAM "twin %s", cases[i].words);
    struct problem_set *set = read_body(body);
    assert_true(set->complaints.errors > 0);
    assert_int_equal(set->phases[0]->complaints.errors, 0);
    assert_non_null(strstr(set->complaints.first->text, cases[i].part));
    problem_set_free(set);
  }
}

static void letters_go_on_behind_z(void **state) {
  (void)state;
  char body[4096] = DIAGRAM;
  for (unsigned i = 0; i < 28; i++)
    strcat(body, "twin move a1 a2\n");
  struct problem_set *set = read_body(body);
  assert_int_equal(set->phase_count, 29);
  assert_string_equal(set->phases[25]->twin_label, "z");
  assert_string_equal(set->phases[26]->twin_label, "z1");
  assert_string_equal(set->phases[28]->twin_label, "z3");
  problem_set_free(set);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(changes),
                                     cmocka_unit_test(texts_speak_the_language),
                                     cmocka_unit_test(continued_twins_start_from_the_last),
                                     cmocka_unit_test(twins_have_places_of_their_own),
                                     cmocka_unit_test(zero_position_is_not_a_twin),
                                     cmocka_unit_test(conditions_of_a_twin_replace_all),
                                     cmocka_unit_test(kings_are_royal_whatever_happens),
                                     cmocka_unit_test(wrong_changes),
                                     cmocka_unit_test(letters_go_on_behind_z)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
