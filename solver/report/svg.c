/* A board as a picture: squares, lines of a grid, men.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/report/svg.h"

#include "pieces/piece.h"
#include "solver/report/diagram.h"
#include "solver/report/markup.h"
#include "solver/report/wording.h"

#include <string.h>

unsigned svg_board_width(const struct problem *problem) {
  return SVG_SQUARE * problem->board.files + 2 * SVG_MARGIN;
}

unsigned svg_board_height(const struct problem *problem) {
  return SVG_SQUARE * problem->board.ranks + 2 * SVG_MARGIN;
}

/* The orthodox men's own figures, and two that problemists turn upside down. */
static const struct figure_of {
  const char *code, *figure;
  unsigned turn; /* degrees */
} figure_of[] = {{"K", "K", 0}, {"Q", "Q", 0}, {"R", "R", 0},   {"B", "B", 0},
                 {"S", "S", 0}, {"P", "P", 0}, {"G", "Q", 180}, {"N", "S", 180}};

static const struct figure_of *find_figure(unsigned walk) {
  if (walk >= walk_count())
    return NULL; /* a walk of the problem's own */
  const char *code = piece_row(walk)->codes[ENGLISH];
  for (size_t i = 0; i < sizeof figure_of / sizeof *figure_of; i++)
    if (strcmp(figure_of[i].code, code) == 0)
      return &figure_of[i];
  return NULL;
}

static unsigned left_of(const struct problem *problem, square where) {
  return SVG_MARGIN + SVG_SQUARE * (where % problem->board.files);
}

static unsigned top_of(const struct problem *problem, square where) {
  const unsigned rank = where / problem->board.files;
  return SVG_MARGIN + SVG_SQUARE * (problem->board.ranks - 1 - rank);
}

static const char *class_of(unsigned owners) {
  return owners == OF_BOTH ? "n" : owners == OF_BLACK ? "b" : "w";
}

static void draw_text(FILE *out, unsigned x, unsigned y, unsigned size, const char *colour,
                      const char *text) {
  fprintf(out, "<text x='%u' y='%u' font-size='%u' fill='%s' text-anchor='middle'>", x, y, size,
          colour);
  print_markup(out, text);
  fputs("</text>\n", out);
}

/* A man without a figure: its code in a disc. */
static void draw_disc(FILE *out, const struct problem *problem, square where, struct man man) {
  const unsigned x = left_of(problem, where) + SVG_SQUARE / 2;
  const unsigned y = top_of(problem, where) + SVG_SQUARE / 2;
  fprintf(out, "<circle class='%s' cx='%u' cy='%u' r='16' style='stroke-width:1.5'/>\n",
          class_of(man.owners), x, y);
  if (man.owners == OF_BOTH)
    fprintf(out, "<circle cx='%u' cy='%u' r='11' fill='#fff'/>\n", x, y);
  const char *code = walk_code(problem, man.walk);
  const unsigned size = strlen(code) > 3 ? 10 : 15; /* the codes of hunters are long */
  draw_text(out, x, y + size / 3, size, man.owners == OF_BLACK ? "#fff" : "#000", code);
}

static void draw_figure(FILE *out, const struct problem *problem, square where, struct man man,
                        const struct figure_of *figure) {
  fprintf(out, "<use href='#%s' class='%s' transform='translate(%u %u) scale(.4)", figure->figure,
          class_of(man.owners), left_of(problem, where), top_of(problem, where));
  if (figure->turn > 0)
    fprintf(out, " rotate(%u 50 50)", figure->turn);
  fputs("'/>\n", out);
}

/* "r", "k": attributes stand in the upper right corner. */
static void draw_attributes(FILE *out, const struct problem *problem, square where,
                            struct man man) {
  struct wording full;
  wording_start(&full, problem);
  man.owners = OF_WHITE;
  wording_man(&full, man);
  const size_t code = strlen(walk_code(problem, man.walk));
  if (full.length <= code)
    return;
  full.text[full.length - code] = '\0';
  draw_text(out, left_of(problem, where) + SVG_SQUARE - 6, top_of(problem, where) + 10, 10, "#a00",
            full.text);
}

static void draw_square(FILE *out, const struct problem *problem, square where) {
  const unsigned file = where % problem->board.files, rank = where / problem->board.files;
  const struct man man = problem->men[where];
  const char *fill = problem->board.hole[where] ? "#444"
                     : (file + rank) % 2 == 0   ? "#c8c8c8"
                                                : "#fff";
  fprintf(out, "<rect x='%u' y='%u' width='%u' height='%u' fill='%s'/>\n", left_of(problem, where),
          top_of(problem, where), (unsigned)SVG_SQUARE, (unsigned)SVG_SQUARE, fill);
  if (man.walk == NO_WALK && imitator_on(problem, where))
    draw_text(out, left_of(problem, where) + SVG_SQUARE / 2,
              top_of(problem, where) + SVG_SQUARE / 2 + 9, 26, "#000", "I");
  if (man.walk == NO_WALK)
    return;
  const struct figure_of *figure = find_figure(man.walk);
  if (figure != NULL)
    draw_figure(out, problem, where, man, figure);
  else
    draw_disc(out, problem, where, man);
  draw_attributes(out, problem, where, man);
}

static void draw_line(FILE *out, unsigned x, unsigned y, unsigned right, unsigned down) {
  fprintf(out, "<path d='M%u %uh%uv%u' stroke='#00c' stroke-width='3' fill='none'/>\n", x, y, right,
          down);
}

/* To the right of a square and above it. */
static void draw_grid(FILE *out, const struct problem *problem, square where) {
  const unsigned files = problem->board.files;
  const unsigned x = left_of(problem, where), y = top_of(problem, where);
  if (where % files + 1 < files && parted_by_grid(problem, where, (square)(where + 1)))
    draw_line(out, x + SVG_SQUARE, y, 0, SVG_SQUARE);
  if (where / files + 1 < problem->board.ranks &&
      parted_by_grid(problem, where, (square)(where + files)))
    draw_line(out, x, y, SVG_SQUARE, 0);
}

static void draw_coordinates(FILE *out, const struct problem *problem) {
  const unsigned height = svg_board_height(problem);
  char name[16];
  for (unsigned file = 0; file < problem->board.files; file++) {
    snprintf(name, sizeof name, "%c", (int)('a' + file));
    draw_text(out, SVG_MARGIN + SVG_SQUARE * file + SVG_SQUARE / 2, height - 5, 12, "#000", name);
  }
  for (unsigned rank = 0; rank < problem->board.ranks; rank++) {
    snprintf(name, sizeof name, "%u", rank + 1);
    draw_text(out, SVG_MARGIN / 2, height - SVG_MARGIN - SVG_SQUARE * rank - SVG_SQUARE / 2 + 4, 12,
              "#000", name);
  }
}

void svg_mark(FILE *out, const struct problem *problem, square where, enum svg_mark mark) {
  static const char *const styles[] = {
      [SVG_DOT] = "r='4' fill='#080'", [SVG_RING] = "r='6' fill='#fff' stroke='#c00'"};
  fprintf(out, "<circle cx='%u' cy='%u' %s/>\n", left_of(problem, where) + 8,
          top_of(problem, where) + SVG_SQUARE - 8, styles[mark]);
}

void svg_board(FILE *out, const struct problem *problem, unsigned top) {
  const unsigned squares = problem->board.files * problem->board.ranks;
  fprintf(out, "<g transform='translate(0 %u)'>\n", top);
  for (unsigned where = 0; where < squares; where++)
    draw_square(out, problem, (square)where);
  for (unsigned where = 0; where < squares; where++)
    draw_grid(out, problem, (square)where);
  fprintf(out, "<rect x='%u' y='%u' width='%u' height='%u' fill='none' stroke='#000'/>\n",
          (unsigned)SVG_MARGIN, (unsigned)SVG_MARGIN, SVG_SQUARE * problem->board.files,
          SVG_SQUARE * problem->board.ranks);
  draw_coordinates(out, problem);
  fputs("</g>\n", out);
}
