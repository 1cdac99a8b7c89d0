/* Ten problems in English, French and German: whatever the words, the same half-moves are found,
   and the words of the solution are those of the input.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/search_fixture.h"

static const struct {
  const char *words[LANGUAGES]; /* without the first and the last one */
} versions[] = {
    {{"Stipulation h#2\nPieces White Kf4 Qg2 Black Kh4 Pb7 Ph5",
      "Enonce h#2\nPieces Blanc Rf4 Dg2 Noir Rh4 Pb7 Ph5",
      "Forderung h#2\nSteine Weiss Kf4 Dg2 Schwarz Kh4 Bb7 Bh5"}},
    {{"Stipulation #2\nOption Variation Try SetPlay\nPieces White Kd5 Pc3 Rf5 Rh1 Black Ke8 Pb5 "
      "Pd4 Rh8",
      "Enonce #2\nOption Variantes Essais Apparent\nPieces Blanc Rd5 Pc3 Tf5 Th1 Noir Re8 Pb5 Pd4 "
      "Th8",
      "Forderung #2\nOption Varianten Verfuehrung Satzspiel\nSteine Weiss Kd5 Bc3 Tf5 Th1 Schwarz "
      "Ke8 Bb5 Bd4 Th8"}},
    {{"Stipulation s#3\nPieces White Kh4 Qd6 Rb8 Rb5 Bd8 Bf1 Pc7 Pe7 Ph5 Pd2 Black Kc4 Rc8 Rd3 Ph6",
      "Enonce s#3\nPieces Blanc Rh4 Dd6 Tb8 Tb5 Fd8 Ff1 Pc7 Pe7 Ph5 Pd2 Noir Rc4 Tc8 Td3 Ph6",
      "Forderung s#3\nSteine Weiss Kh4 Dd6 Tb8 Tb5 Ld8 Lf1 Bc7 Be7 Bh5 Bd2 Schwarz Kc4 Tc8 Td3 "
      "Bh6"}},
    {{"Stipulation ser-h#3\nPieces White Kh1 Rc6 Qe6 Black Kc1 Qb2 Bd3",
      "Enonce ser-h#3\nPieces Blanc Rh1 Tc6 De6 Noir Rc1 Db2 Fd3",
      "Forderung ser-h#3\nSteine Weiss Kh1 Tc6 De6 Schwarz Kc1 Db2 Ld3"}},
    {{"Stipulation h#2.5\nOption Duplex\nPieces White Kb6 Bf6 Pc6 Black Kc2 Bc3 Rh2",
      "Enonce h#2.5\nOption Duplex\nPieces Blanc Rb6 Ff6 Pc6 Noir Rc2 Fc3 Th2",
      "Forderung h#2.5\nOption Duplex\nSteine Weiss Kb6 Lf6 Bc6 Schwarz Kc2 Lc3 Th2"}},
    {{"Stipulation h#2\nCondition Circe\nPieces White Kd6 Rf2 Pc4 Black Kf7 Be4 Pe5",
      "Enonce h#2\nCondition Circe\nPieces Blanc Rd6 Tf2 Pc4 Noir Rf7 Fe4 Pe5",
      "Forderung h#2\nBedingung Circe\nSteine Weiss Kd6 Tf2 Bc4 Schwarz Kf7 Le4 Be5"}},
    {{"Stipulation #2\nOption Variation PostKeyPlay\nPieces White Kd3 Rb8 Rc4 Bf4 Black Kh3 Pc7 "
      "Ph2",
      "Enonce #2\nOption Variantes ApresCle\nPieces Blanc Rd3 Tb8 Tc4 Ff4 Noir Rh3 Pc7 Ph2",
      "Forderung #2\nOption Varianten NachSchluessel\nSteine Weiss Kd3 Tb8 Tc4 Lf4 Schwarz Kh3 Bc7 "
      "Bh2"}},
    {{"Stipulation h#2\nPieces White Kc2 Gg3 Nd3 Black Ka1 Pa2 Neutral Pe7",
      "Enonce h#2\nPieces Blanc Rc2 Sg3 Nd3 Noir Ra1 Pa2 Neutre Pe7",
      "Forderung h#2\nSteine Weiss Kc2 Gg3 Nd3 Schwarz Ka1 Ba2 Neutral Be7"}},
    {{"Stipulation r#2\nOption Variation\nPieces White Ke6 Sb5 Bg2 Rb8 Black Kc2 Re3 Qh4 Rg3",
      "Enonce r#2\nOption Variantes\nPieces Blanc Re6 Cb5 Fg2 Tb8 Noir Rc2 Te3 Dh4 Tg3",
      "Forderung r#2\nOption Varianten\nSteine Weiss Ke6 Sb5 Lg2 Tb8 Schwarz Kc2 Te3 Dh4 Tg3"}},
    {{"Stipulation ser-#4\nCondition BlackMaximummer\nPieces White Kh3 Sf5 Rg3 Black Kf1 Bd6 Sb7",
      "Enonce ser-#4\nCondition NoirMaximum\nPieces Blanc Rh3 Cf5 Tg3 Noir Rf1 Fd6 Cb7",
      "Forderung ser-#4\nBedingung SchwarzerLaengstzueger\nSteine Weiss Kh3 Sf5 Tg3 Schwarz Kf1 "
      "Ld6 "
      "Sb7"}},
};

static const char *const frames[LANGUAGES][2] = {{"BeginProblem", "EndProblem"},
                                                 {"DebutProbleme", "FinProbleme"},
                                                 {"AnfangProblem", "EndeProblem"}};

/* A sink that notes half-moves and what is said of them in signs that belong to no language. */
struct notes {
  struct sink sink;
  FILE *out;
};

static FILE *out_of(struct sink *sink) {
  return ((struct notes *)sink)->out;
}

static void note_line(struct sink *sink, const struct line *line) {
  for (unsigned i = 0; i < line->count; i++)
    fprintf(out_of(sink), "%llx ", (unsigned long long)line->plies[i].move);
  fprintf(out_of(sink), "%d\n", line->reached.count > 0 ? (int)line->reached.goals[0].kind : -1);
}

static void note_tree_move(struct sink *sink, const struct ply *ply,
                           const struct tree_move *where) {
  fprintf(out_of(sink), "%u %llx %d %d %s\n", where->depth, (unsigned long long)ply->move,
          (int)where->role, (int)where->facing, where->mark);
}

static void note_but(struct sink *sink) {
  fputs("but\n", out_of(sink));
}

static void note_facing(struct sink *sink, enum facing facing, const struct ply *pass, bool check) {
  fprintf(out_of(sink), "facing %d %d %u\n", (int)facing, check, pass ? pass->effect_count : 0u);
}

static void note_part(struct sink *sink, enum part part, enum colour side) {
  fprintf(out_of(sink), "part %d %d\n", (int)part, (int)side);
}

static void note_number(struct sink *sink, const struct number_list *numbers, const struct ply *ply,
                        double seconds) {
  (void)ply, (void)seconds;
  fprintf(out_of(sink), "number %u\n", numbers->numbers[0]);
}

static void note_progress(struct sink *sink, double share, unsigned long long nodes) {
  (void)sink, (void)share, (void)nodes;
}

static char *notes_about(const struct problem *problem) {
  char *text = NULL;
  size_t length;
  struct complaints complaints;
  struct notes notes = {.sink = {.line = note_line,
                                 .tree_move = note_tree_move,
                                 .but = note_but,
                                 .refutes = note_but,
                                 .root_facing = note_facing,
                                 .part = note_part,
                                 .move_number = note_number,
                                 .progress = note_progress},
                        .out = open_memstream(&text, &length)};
  const struct limits limits = {.threads = 1, .table_bytes = 1 << 20};
  complaints_begin(&complaints, arena_new());
  struct plan *plan = plan_make(problem, ENGINE_BY_FACTS, &complaints);
  assert_non_null(plan);
  solve(plan, &limits, &notes.sink);
  plan_free(plan);
  arena_free(complaints.arena);
  fclose(notes.out);
  return text;
}

static char *solved(unsigned which, enum language language) {
  char input[1024];
  snprintf(input, sizeof input, "%s\n%s\n%s\n", frames[language][0],
           versions[which].words[language], frames[language][1]);
  struct reader *reader = reader_new("test", input, strlen(input));
  struct problem_set *set = reader_next(reader);
  assert_non_null(set);
  if (set->complaints.first != NULL)
    print_message("%u %u: %s\n", which, language, set->complaints.first->text);
  assert_null(set->complaints.first);
  assert_int_equal(set->phases[0]->language, language);
  char *text = notes_about(set->phases[0]);
  problem_set_free(set);
  reader_free(reader);
  return text;
}

static void the_same_solutions(void **state) {
  (void)state;
  for (unsigned which = 0; which < sizeof versions / sizeof *versions; which++) {
    char *english = solved(which, ENGLISH);
    assert_true(count_of(english, "\n") > 1); /* more than the heading of its play */
    for (enum language language = FRENCH; language < LANGUAGES; language++) {
      char *other = solved(which, language);
      assert_string_equal(other, english);
      free(other);
    }
    free(english);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(the_same_solutions)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
