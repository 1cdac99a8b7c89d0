/* Diagrams as SVG and LaTeX, and the page for browsers.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/report_fixture.h"

#include "conditions/condition.h"
#include "pieces/piece.h"
#include "solver/report/markup.h"

static struct problem problem;

/* What a writer makes of a problem with a line of play, or of nothing but its diagram. */
static char *written_by(struct report *(*writer)(FILE *out, bool bare), bool solved) {
  struct problem *phases[] = {&problem};
  struct problem_set set = {.phases = phases, .phase_count = 1};
  char *text = NULL;
  size_t length;
  FILE *memory = open_memstream(&text, &length);
  struct report *report = writer(memory, true);
  report->begin_run(report, "9", 1);
  report->begin_problem(report, &set);
  report->begin_phase(report, &problem);
  if (solved) {
    struct ply ply = make_ply(&problem, WHITE, KING, "a1", "b1", 0);
    struct line line = {.plies = &ply, .count = 1, .mark = "", .reached.count = 1};
    line.reached.goals[0].kind = GOAL_STALEMATE;
    report->sink.part(&report->sink, PART_PLAY, WHITE);
    report->sink.line(&report->sink, &line);
  }
  const struct ending ending = {.verdict = COMPLETE};
  report->end_problem(report, solved ? &ending : NULL);
  report->end_run(report);
  report_free(report);
  fclose(memory);
  return text;
}

static struct report *svg_writer(FILE *out, bool bare) {
  (void)bare;
  return svg_report_new(out);
}

static void set_up(void) {
  static const char *const authors[] = {"A & B <c>"};
  start_problem(&problem, 2, 1);
  problem.author = authors;
  problem.authors = 1;
  problem.stipulation_text = "h#2";
  put_man(&problem, "a1", OF_WHITE, KING, MARK_ROYAL);
}

static void small_picture(void **state) {
  (void)state;
  set_up();
  char *text = written_by(svg_writer, false);
  const char *drawing = strstr(text, "</defs>\n");
  assert_non_null(drawing);
  assert_string_equal(
      drawing, "</defs>\n"
               "<rect width='120' height='134' fill='#fff'/>\n"
               "<text x='20' y='14' font-size='14'>A &amp; B &lt;c&gt;</text>\n"
               "<g transform='translate(0 18)'>\n"
               "<rect x='20' y='20' width='40' height='40' fill='#c8c8c8'/>\n"
               "<use href='#K' class='w' transform='translate(20 20) scale(.4)'/>\n"
               "<rect x='60' y='20' width='40' height='40' fill='#fff'/>\n"
               "<rect x='20' y='20' width='80' height='40' fill='none' stroke='#000'/>\n"
               "<text x='40' y='75' font-size='12' fill='#000' text-anchor='middle'>a</text>\n"
               "<text x='80' y='75' font-size='12' fill='#000' text-anchor='middle'>b</text>\n"
               "<text x='10' y='44' font-size='12' fill='#000' text-anchor='middle'>1</text>\n"
               "</g>\n"
               "<text x='20' y='112' font-size='14'>h#2 (1 + 0)</text>\n"
               "</svg>\n");
  free(text);
}

static void expect(const char *text, const char *part) {
  if (strstr(text, part) == NULL)
    print_message("%s\n", text);
  assert_non_null(strstr(text, part));
}

/* A figure turned upside down, a disc with a code, a neutral man, an attribute. */
static void fairy_picture(void **state) {
  (void)state;
  unsigned grasshopper = 0, leo = 0;
  for (unsigned walk = 1; walk < walk_count(); walk++) {
    if (strcmp(piece_row(walk)->codes[ENGLISH], "G") == 0)
      grasshopper = walk;
    if (strcmp(piece_row(walk)->codes[ENGLISH], "LE") == 0)
      leo = walk;
  }
  start_problem(&problem, 8, 8);
  put_man(&problem, "a8", OF_BLACK, grasshopper, 0);
  put_man(&problem, "h1", OF_BOTH, leo, MARK_ROYAL);
  char *text = written_by(svg_writer, false);
  expect(text,
         "<use href='#Q' class='b' transform='translate(20 20) scale(.4) rotate(180 50 50)'/>");
  expect(text, "<circle class='n' cx='320' cy='320' r='16'");
  expect(text, ">LE</text>");
  expect(text, ">r</text>");
  free(text);
  text = written_by(latex_report_new, false);
  expect(text, " \\pieces{nCh1, sDUa8}\n");
  expect(text, " \\remark{h1 LE}\n");
  free(text);
}

static bool between_files(const void *settings, const struct board_frame *board, square a,
                          square b) {
  (void)settings;
  return a % board->files != b % board->files;
}

/* A cylinder with a hole and lines of a grid, its caption wider than itself. */
static void odd_board(void **state) {
  (void)state;
  static const struct condition grid = {.parted = between_files};
  static const struct condition_use use = {.condition = &grid, .text = "Lines between files"};
  start_problem(&problem, 2, 10);
  problem.board.shape = VERTICAL_CYLINDER;
  problem.board.hole[square_named(&problem, "b10")] = true;
  problem.conditions = &use;
  problem.condition_count = 1;
  put_man(&problem, "a1", OF_WHITE, KING, MARK_ROYAL);
  char *text = written_by(svg_writer, false);
  expect(text, "<rect x='60' y='20' width='40' height='40' fill='#444'/>");
  expect(text, "width=\"172\" height=\"512\"");
  expect(text, ">VerticalCylinder</text>");
  free(text);
  text = written_by(latex_report_new, false);
  expect(text, " \\verticalcylinder\n \\nofields{b{10}}\n \\gridlines{v{1}{0}{1}, ");
  expect(text, " \\condition{VerticalCylinder; Lines between files}\n");
  free(text);
}

static void latex_document(void **state) {
  (void)state;
  set_up();
  char *text = written_by(latex_report_new, true);
  assert_string_equal(text, "\\documentclass{article}\n"
                            "\\usepackage[T1]{fontenc}\n"
                            "\\usepackage{textcomp}\n"
                            "\\usepackage{diagram}\n"
                            "\\normalnames\n"
                            "\\begin{document}\n"
                            "\n"
                            "\\begin{diagram}[2x1]\n"
                            " \\author{A \\& B \\textless{}c\\textgreater{}}\n"
                            " \\pieces{wKa1}\n"
                            " \\stipulation{h\\#2}\n"
                            " \\condition{}\n"
                            "\\end{diagram}\n"
                            "\\begin{verbatim}\n"
                            "  1.Ka1-b1 =\n"
                            "\\end{verbatim}\n"
                            "\\begin{verbatim}\n"
                            "solution finished.\n"
                            "\\end{verbatim}\n"
                            "\n"
                            "\\end{document}\n");
  free(text);
}

static void page(void **state) {
  (void)state;
  set_up();
  char *text = written_by(html_report_new, true);
  expect(text, "<!DOCTYPE html>\n");
  expect(text, "A &amp; B &lt;c&gt;<br>\n");
  expect(text, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"120\" height=\"80\">");
  expect(text, "<figcaption><b>h#2</b> (1 + 0)\n");
  expect(text, "<pre>\n  1.Ka1-b1 =\n</pre>\n<p>solution finished.</p>\n</section>\n"
               "</body>\n</html>\n");
  /* Nothing but the name of SVG's language points outside. */
  const char *outside = strstr(text, "http");
  assert_null(strstr(outside + 1, "http"));
  assert_null(strstr(text, "src="));
  free(text);
}

static void control_characters_are_left_out(void **state) {
  (void)state;
  char *text = NULL;
  size_t length;
  FILE *memory = open_memstream(&text, &length);
  print_markup(memory, "a\x01\x1b\"b'\n");
  print_latex(memory, "50%_\x02{}\\~");
  fclose(memory);
  assert_string_equal(text, "a&quot;b'\n50\\%\\_\\{\\}\\textbackslash{}\\textasciitilde{}");
  free(text);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(small_picture), cmocka_unit_test(fairy_picture),
      cmocka_unit_test(odd_board),     cmocka_unit_test(latex_document),
      cmocka_unit_test(page),          cmocka_unit_test(control_characters_are_left_out),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
