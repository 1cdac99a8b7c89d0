/* Men: the commands Pieces, Forsyth and FEN.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "language_fixture.h"
#include "pieces/piece.h"

static void pieces_in_one_word_or_two(void **state) {
  (void)state;
  assert_men("Pieces White Ka1 Pb2c3 Black K h8", "wKa1 wPb2 wPc3 bKh8");
  assert_men("piec whit ka1 blac kh8\npieces neutral nb3 nb4 eqd5", "wKa1 nNb3 nNb4 nEQd5 bKh8");
}

/* "bl" is also a code and "wei" also begins WeiteresProblem: owners win. */
static void owners_win_over_codes_and_commands(void **state) {
  (void)state;
  assert_men("pieces white ka1\nbl kh8 b1g4", "wKa1 bB1g4 bKh8");
  struct problem_set *set = read_set("AnfangProblem\nsteine\nwei kc8 bb6\nsch ka8\nEndeProblem\n");
  assert_clean(set);
  assert_string_equal(men_text(set->phases[0], set->phases[0]->men), "wPb6 bKa8 wKc8");
  problem_set_free(set);
}

static void codes_are_those_of_the_language(void **state) {
  (void)state;
  struct problem_set *set =
      read_set("DebutProbleme\npieces blanc ra1 dd1 pba2 noir rh8 cb8\nFinProbleme\n");
  assert_clean(set);
  assert_string_equal(men_text(set->phases[0], set->phases[0]->men), "wKa1 wQd1 wBPa2 bSb8 bKh8");
  problem_set_free(set);
}

static void attributes_become_marks(void **state) {
  (void)state;
  struct problem_set *set =
      read_body("pieces white royal gb2 para kami rc3 kd4 black magic sb8 kh8");
  const struct man *men = set->phases[0]->men;
  assert_clean(set);
  assert_int_equal(men[9].marks, MARK_ROYAL);
  assert_int_equal(men[18].marks, MARK_PARALYSING | MARK_KAMIKAZE);
  assert_int_equal(men[27].marks, MARK_PARALYSING | MARK_KAMIKAZE | MARK_ROYAL);
  assert_int_equal(men[57].marks, MARK_MAGIC);
  assert_int_equal(men[57].owners, OF_BLACK);
  problem_set_free(set);
}

static void ids_follow_the_squares(void **state) {
  (void)state;
  struct problem_set *set = read_body("pieces black kh8 white ka1 pb2");
  const struct man *men = set->phases[0]->men;
  assert_int_equal(men[0].id, 1);
  assert_int_equal(men[9].id, 2);
  assert_int_equal(men[63].id, 3);
  problem_set_free(set);
}

static void a_later_man_replaces(void **state) {
  (void)state;
  struct problem_set *set = read_body("pieces white ka1 qa1");
  assert_complaint(set, NOTE, 2, 19, "already a man on a1");
  assert_int_equal(set->phases[0]->men[0].walk, QUEEN);
  problem_set_free(set);
}

static void wrong_men_are_named(void **state) {
  (void)state;
  static const struct {
    const char *body;
    unsigned column;
    const char *part;
  } cases[] = {{"pieces white ka1 qb9", 19, "b9 is not a square"},
               {"pieces white xqb2", 14, "\"xqb2\" is no code"},
               {"pieces ka1", 8, "whose men follow"},
               {"pieces wite ka1", 8, "did you mean White"},
               {"pieces white ka1 royal", 18, "no men follow the attribute Royal"},
               {"pieces white royal black kb1", 14, "no men follow the attribute Royal"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    struct problem_set *set = read_body(cases[i].body);
    assert_complaint(set, INPUT_ERROR, 2, cases[i].column, cases[i].part);
    problem_set_free(set);
  }
}

static void known_but_unbuilt_men_are_refused_by_name(void **state) {
  (void)state;
  struct problem_set *set = read_body("pieces white TotalInvisible 2 white r/fa1 kb1\nStip h#2");
  assert_complaint(set, NOT_SUPPORTED, 2, 14, "TotalInvisible");
  assert_int_equal(set->complaints.unsupported, 2);
  assert_int_equal(set->complaints.errors, 0);
  problem_set_free(set);
}

static void assert_own_walk(const struct problem *problem, unsigned walk, const char *code,
                            const char *notation) {
  assert_in_range(walk, walk_count(), walk_count() + problem->own_walk_count - 1);
  const struct piece *row = &problem->own_walks[walk - walk_count()];
  assert_string_equal(row->codes[ENGLISH], code);
  assert_string_equal(row->notation, notation);
}

static void hunters_are_made_of_two_walks(void **state) {
  (void)state;
  assert_men("Pieces White Kh1 r/bd4 G/Kb2c3 Black Ka8 R/Bd5",
             "wKh1 wG/Kb2 wG/Kc3 wR/Bd4 bR/Bd5 bKa8");
  struct problem_set *set = read_body("pieces white kh1 k/pa1 black ka8\nStip h#2");
  const struct problem *problem = set->phases[0];
  assert_int_equal(set->complaints.errors + set->complaints.unsupported, 0);
  assert_own_walk(problem, problem->men[0].walk, "K/P", "away(Q1) + towards(m: fW1/2 + c: fF1)");
  problem_set_free(set);
}

/* Each twin may bring its own; the problem's own walks come first wherever they are defined. */
static void hunters_of_lent_walks_name_the_walk(void **state) {
  (void)state;
  struct problem_set *set = read_body("pieces white Q/Fa1");
  assert_complaint(set, NOT_SUPPORTED, 2, 14, "the walk F (friend)");
  problem_set_free(set);
}

static void hunters_in_twins_and_beside_own_walks(void **state) {
  (void)state;
  struct problem_set *set = read_body(
      "pieces white kh1 r/ba1 xx/bb1 xxc1 black ka8\nWalk XX \"leaper\" (2,4)1\nStip h#2\n"
      "Twin add white n/sb2\nTwin add white g/lib2 n/sb3");
  const struct problem *last = set->phases[2];
  assert_int_equal(set->complaints.errors + set->complaints.unsupported, 0);
  assert_own_walk(last, last->men[0].walk, "R/B", "away(W*) + towards(F*)");
  assert_own_walk(last, last->men[1].walk, "XX/B", "away((2,4)1) + towards(F*)");
  assert_own_walk(last, last->men[2].walk, "XX", "(2,4)1");
  assert_own_walk(last, last->men[9].walk, "G/LI", "away(Q*^ > =1) + towards(Q*^ > =*)");
  assert_own_walk(last, last->men[17].walk, "N/S", "away(N*) + towards(N1)");
  assert_own_walk(set->phases[1], set->phases[1]->men[9].walk, "N/S", "away(N*) + towards(N1)");
  problem_set_free(set);
}

static void forsyth_reads_runs_colours_and_codes(void **state) {
  (void)state;
  assert_men("Forsyth 48/5gPp/5K1k", "wKf1 bKh1 bGf2 wPg2 bPh2");
  assert_men("forsyth 16/p2p4/16/1P2P3/16", "wPb3 wPe3 bPa6 bPd6");
  assert_men("forsyth 7k/R7/6K1/=.eq-P+q.EQ.eq", "nEQa5 bPb5 wQc5 wEQd5 bEQe5 wKg6 wRa7 bKh8");
  assert_men("BoardSize 10x3 Forsyth k8K/10/p8P", "bPa1 wPj1 bKa3 wKj3");
}

static void forsyth_that_is_a_fen_is_told_so(void **state) {
  (void)state;
  struct problem_set *set = read_body("Forsyth 7k/8/8/8/8/8/8/K7 w - - 0 1\nStip h#2");
  assert_complaint(set, INPUT_ERROR, 2, 27, "command FEN");
  assert_int_equal(set->complaints.errors, 1);
  assert_non_null(set->phases[0]->stipulation);
  problem_set_free(set);
  expect_complaint(read_body("Forsyth 7k/8/6/8/K7"), INPUT_ERROR, 2, 15,
                   "6 squares stand before this \"/\": a rank has 8");
  expect_complaint(read_body("Forsyth 7k/8/6Q2/8/K7"), INPUT_ERROR, 2, 17, "9 squares");
  expect_complaint(read_body("Forsyth 7k/8/8/8/8/8/8/K7/8"), NOTE, 2, 27, "8x8 board");
  expect_complaint(read_body("Forsyth 7k/8/8/X7/K7"), INPUT_ERROR, 2, 16, "\"X7/K7\"");
}

static void fen_reads_side_rights_and_square_passed(void **state) {
  (void)state;
  struct problem_set *set = read_body("FEN r3k2r/8/8/8/3pP3/8/8/R3K1NR b KQk e3 0 1\nStip #2");
  const struct problem *problem = set->phases[0];
  assert_clean(set);
  assert_string_equal(men_text(problem, problem->men),
                      "wRa1 wKe1 wSg1 wRh1 bPd4 wPe4 bRa8 bKe8 bRh8");
  assert_true(problem->has_fen);
  assert_int_equal(problem->fen_side, BLACK);
  assert_int_equal(problem->fen_castling,
                   CASTLE_WHITE_SHORT | CASTLE_WHITE_LONG | CASTLE_BLACK_SHORT);
  assert_int_equal(problem->fen_en_passant, 20);
  problem_set_free(set);
}

static void fen_must_fit_the_board(void **state) {
  (void)state;
  static const struct {
    const char *body, *part;
  } cases[] = {{"FEN 8/8/8/8/8/8/8/9", "rank 1 of the FEN has 9 squares"},
               {"FEN 8/8/8/8/8/8/8", "the FEN has 7 ranks"},
               {"FEN 8/8/8/8/8/8/8/8/8", "more ranks than the board"},
               {"FEN 8/8/8/8/8/8/8/S7", "\"S\" is not a letter of a FEN"},
               {"FEN 8/8/8/8/8/8/8/8 w xyz", "castling rights"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    struct problem_set *set = read_body(cases[i].body);
    assert_int_equal(set->complaints.errors, 1);
    assert_non_null(strstr(set->complaints.first->text, cases[i].part));
    problem_set_free(set);
  }
  assert_men("BoardSize 12x2\nFEN 12/k10K", "bKa1 wKl1");
}

static void the_game_array(void **state) {
  (void)state;
  struct problem_set *set = read_body("InitialGameArray\nstip ~1\ntwin remove a2");
  assert_clean(set);
  const char *men = men_text(set->phases[0], set->phases[0]->men);
  assert_non_null(strstr(men, "wRa1 wSb1 wBc1 wQd1 wKe1 wBf1 wSg1 wRh1 wPa2"));
  assert_non_null(strstr(men, "bPh7 bRa8 bSb8 bBc8 bQd8 bKe8 bBf8 bSg8 bRh8"));
  assert_true(set->phases[0]->men[4].marks & MARK_ROYAL);
  problem_set_free(set);
  expect_complaint(read_body("boardsize 9x9\nInitialGameArray\nstip ~1"), INPUT_ERROR, 3, 1, "8x8");
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(pieces_in_one_word_or_two),
                                     cmocka_unit_test(owners_win_over_codes_and_commands),
                                     cmocka_unit_test(codes_are_those_of_the_language),
                                     cmocka_unit_test(attributes_become_marks),
                                     cmocka_unit_test(ids_follow_the_squares),
                                     cmocka_unit_test(a_later_man_replaces),
                                     cmocka_unit_test(the_game_array),
                                     cmocka_unit_test(wrong_men_are_named),
                                     cmocka_unit_test(known_but_unbuilt_men_are_refused_by_name),
                                     cmocka_unit_test(hunters_are_made_of_two_walks),
                                     cmocka_unit_test(hunters_of_lent_walks_name_the_walk),
                                     cmocka_unit_test(hunters_in_twins_and_beside_own_walks),
                                     cmocka_unit_test(forsyth_reads_runs_colours_and_codes),
                                     cmocka_unit_test(forsyth_that_is_a_fen_is_told_so),
                                     cmocka_unit_test(fen_reads_side_rights_and_square_passed),
                                     cmocka_unit_test(fen_must_fit_the_board)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
