/* A document for LaTeX: each diagram in the environment `diagram` of the package
   chess-problem-diagrams (diagram.sty), each solution below it as it stands.  The package names men
   by German letters, w, s and n for whose they are, and turns a figure by L, R or U; a man that has
   no figure of its own there is a circle, and said by name below the diagram.  Authors are written
   as they are given, which the package calls normal names.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/piece.h"
#include "solver/report/diagram.h"
#include "solver/report/document.h"
#include "solver/report/markup.h"
#include "solver/report/positions.h"
#include "solver/report/wording.h"

#include <string.h>

struct latex_report {
  struct document document; /* must be the first member */
  const struct problem *diagram;
  bool open; /* a phase waits for its solution */
};

static struct latex_report *latex_of(struct report *report) {
  return (struct latex_report *)report;
}

static void begin_run(struct report *report, const char *version, unsigned long long megabytes) {
  (void)version, (void)megabytes;
  fputs("\\documentclass{article}\n\\usepackage[T1]{fontenc}\n\\usepackage{textcomp}\n"
        "\\usepackage{diagram}\n\\normalnames\n\\begin{document}\n",
        report->out);
}

/* The package's name of a walk's figure; NULL where it has none. */
static const char *figure_of(unsigned walk) {
  static const char *const figures[][2] = {{"K", "K"}, {"Q", "D"}, {"R", "T"},  {"B", "L"},
                                           {"S", "S"}, {"P", "B"}, {"G", "DU"}, {"N", "SU"}};
  const char *code = walk < walk_count() ? piece_row(walk)->codes[ENGLISH] : "";
  for (size_t i = 0; i < sizeof figures / sizeof *figures; i++)
    if (strcmp(figures[i][0], code) == 0)
      return figures[i][1];
  return NULL;
}

/* In a list of men a rank of two digits needs braces. */
static void print_listed_square(FILE *out, const struct problem *problem, square where) {
  struct wording name;
  wording_start(&name, problem);
  wording_square(&name, where);
  fprintf(out, name.text[2] != '\0' ? "%c{%s}" : "%c%s", name.text[0], name.text + 1);
}

static void print_square_name(FILE *out, const struct problem *problem, square where) {
  struct wording name;
  wording_start(&name, problem);
  wording_square(&name, where);
  fputs(name.text, out);
}

/* Men without a figure, and imitators, are circles. */
static bool is_circle(const struct problem *problem, square where) {
  const unsigned walk = problem->men[where].walk;
  return walk == NO_WALK ? imitator_on(problem, where) : figure_of(walk) == NULL;
}

static void print_men(FILE *out, const struct problem *problem) {
  const char *before = "";
  fputs(" \\pieces{", out);
  for (unsigned i = 0; i < problem->board.files * problem->board.ranks; i++) {
    const struct man man = problem->men[i];
    const bool circle = is_circle(problem, (square)i);
    if (man.walk == NO_WALK && !circle)
      continue;
    const char owner = man.owners == OF_WHITE ? 'w' : man.owners == OF_BLACK ? 's' : 'n';
    fprintf(out, "%s%c%s", before, owner, circle ? "C" : figure_of(man.walk));
    print_listed_square(out, problem, (square)i);
    before = ", ";
  }
  fputs("}\n", out);
}

/* "a1 RG, b5 LI": men that the picture shows as circles. */
static void print_names_of_circles(FILE *out, const struct problem *problem) {
  const char *before = " \\remark{";
  for (unsigned i = 0; i < problem->board.files * problem->board.ranks; i++) {
    const struct man man = problem->men[i];
    if (!is_circle(problem, (square)i))
      continue;
    fputs(before, out);
    print_square_name(out, problem, (square)i);
    fputc(' ', out);
    print_latex(out, man.walk == NO_WALK ? "I" : walk_code(problem, man.walk));
    before = ", ";
  }
  if (before[0] == ',')
    fputs("}\n", out);
}

static void print_holes(FILE *out, const struct problem *problem) {
  const char *before = " \\nofields{";
  for (unsigned i = 0; i < problem->board.files * problem->board.ranks; i++) {
    if (!problem->board.hole[i])
      continue;
    fputs(before, out);
    print_listed_square(out, problem, (square)i);
    before = ", ";
  }
  if (before[0] == ',')
    fputs("}\n", out);
}

/* A line of a grid, one square long: "v{2}{0}{1}" begins two squares from the left on the lower
   side of the board. */
static void print_grid_line(FILE *out, char direction, unsigned right, unsigned up,
                            const char **before) {
  fprintf(out, "%s%c{%u}{%u}{1}", *before, direction, right, up);
  *before = ", ";
}

static void print_grid(FILE *out, const struct problem *problem) {
  const unsigned files = problem->board.files, ranks = problem->board.ranks;
  const char *before = " \\gridlines{";
  for (unsigned i = 0; i < files * ranks; i++) {
    const unsigned file = i % files, rank = i / files;
    if (file + 1 < files && parted_by_grid(problem, (square)i, (square)(i + 1)))
      print_grid_line(out, 'v', file + 1, rank, &before);
    if (rank + 1 < ranks && parted_by_grid(problem, (square)i, (square)(i + files)))
      print_grid_line(out, 'h', file, rank + 1, &before);
  }
  if (before[0] == ',')
    fputs("}\n", out);
}

/* The frame is open where the board has no border. */
static void print_shape(FILE *out, const struct problem *problem) {
  const enum board_shape shape = problem->board.shape;
  if (shape == VERTICAL_CYLINDER || shape == TORUS)
    fputs(" \\verticalcylinder\n", out);
  if (shape == HORIZONTAL_CYLINDER || shape == TORUS)
    fputs(" \\horizontalcylinder\n", out);
}

struct list {
  FILE *out;
  unsigned count;
};

static void add_to_list(void *context, const char *text) {
  struct list *list = context;
  if (list->count++ > 0)
    fputs("; ", list->out);
  print_latex(list->out, text);
}

static void print_author(FILE *out, const struct problem *problem) {
  struct list list = {.out = out};
  if (problem->authors == 0)
    return;
  fputs(" \\author{", out);
  for (unsigned i = 0; i < problem->authors; i++)
    add_to_list(&list, problem->author[i]);
  fputs("}\n", out);
}

static void print_source(FILE *out, const struct problem *problem) {
  struct list list = {.out = out};
  if (problem->origins + problem->awards + problem->titles == 0)
    return;
  fputs(" \\source{", out);
  for (unsigned i = 0; i < problem->origins; i++)
    add_to_list(&list, problem->origin[i]);
  for (unsigned i = 0; i < problem->awards; i++)
    add_to_list(&list, problem->award[i]);
  for (unsigned i = 0; i < problem->titles; i++)
    add_to_list(&list, problem->title[i]);
  fputs("}\n", out);
}

static void print_position(FILE *out, const struct problem *problem) {
  const struct board_frame *board = &problem->board;
  struct list notes = {.out = out};
  fputs("\n\\begin{diagram}", out);
  if (board->files != 8 || board->ranks != 8)
    fprintf(out, "[%ux%u]", board->files, board->ranks);
  fputc('\n', out);
  print_author(out, problem);
  print_source(out, problem);
  print_shape(out, problem);
  print_holes(out, problem);
  print_grid(out, problem);
  print_men(out, problem);
  fputs(" \\stipulation{", out);
  print_latex(out, problem->stipulation_text != NULL ? problem->stipulation_text : "");
  fputs("}\n \\condition{", out);
  for_each_note(problem, add_to_list, &notes);
  fputs("}\n", out);
  print_names_of_circles(out, problem);
  fputs("\\end{diagram}\n", out);
}

static void print_diagram(FILE *out, const struct problem *problem) {
  struct positions positions;
  positions_of(problem, &positions);
  for (unsigned i = 0; i < positions.count; i++)
    print_position(out, &positions.shown[i]);
}

static void print_verbatim(FILE *out, const char *text) {
  if (*text != '\0')
    fprintf(out, "\\begin{verbatim}\n%s\n\\end{verbatim}\n", text);
}

static void begin_problem(struct report *report, const struct problem_set *set) {
  struct latex_report *latex = latex_of(report);
  latex->diagram = set->phases[0];
  print_diagram(report->out, latex->diagram);
  document_begin_problem(&latex->document, set);
}

static void close_phase(struct latex_report *latex) {
  if (latex->open)
    print_verbatim(latex->document.report.out, document_text(&latex->document));
  latex->open = false;
}

static void begin_phase(struct report *report, const struct problem *problem) {
  struct latex_report *latex = latex_of(report);
  close_phase(latex);
  document_begin_phase(&latex->document, problem);
  latex->open = true;
  if (problem->twin_label != NULL) {
    fprintf(report->out, "\n\\noindent %s%s) ", problem->continued ? "+" : "", problem->twin_label);
    print_latex(report->out, problem->twin_text != NULL ? problem->twin_text : "");
    fputc('\n', report->out);
  }
  if (problem != latex->diagram)
    print_diagram(report->out, problem);
}

static void end_problem(struct report *report, const struct ending *ending) {
  struct latex_report *latex = latex_of(report);
  close_phase(latex);
  if (ending != NULL) {
    document_end_problem(&latex->document, ending);
    print_verbatim(report->out, document_text(&latex->document));
  }
  fflush(report->out);
}

/* The messages are on standard error; here a comment holds the place. */
static void refuse(struct report *report, const struct problem_set *set,
                   const struct complaints *complaints) {
  (void)complaints;
  fprintf(report->out, "\n%% problem %u has not been solved\n", set->phases[0]->number);
}

static void end_run(struct report *report) {
  fputs("\n\\end{document}\n", report->out);
  fflush(report->out);
}

struct report *latex_report_new(FILE *out, bool bare) {
  static const struct report hooks = {.begin_run = begin_run,
                                      .begin_problem = begin_problem,
                                      .begin_phase = begin_phase,
                                      .end_problem = end_problem,
                                      .refuse = refuse,
                                      .end_run = end_run};
  return document_new(sizeof(struct latex_report), &hooks, out, bare);
}
