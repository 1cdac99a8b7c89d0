/* Moves and observation of one man, as text and as a picture.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/report/man_moves.h"

#include "solver/engine/man_squares.h"
#include "solver/report/svg.h"
#include "solver/report/wording.h"

static void print_square(FILE *out, const struct problem *problem, const struct man_squares *man,
                         square where) {
  static const char *const signs[] = {[OF_WHITE] = "", [OF_BLACK] = "-", [OF_BOTH] = "="};
  const struct man stands = problem->men[where];
  char sign[8] = "";
  if (stands.walk != NO_WALK)
    snprintf(sign, sizeof sign, "%s%s", signs[stands.owners], walk_code(problem, stands.walk));
  else if (!problem->board.hole[where])
    snprintf(sign, sizeof sign, ".");
  const bool goes = set_has(&man->goes, where), observes = set_has(&man->observes, where);
  fprintf(out, "%4s%c", sign, goes && observes ? '*' : goes ? '+' : observes ? ':' : ' ');
}

static void print_files(FILE *out, const struct problem *problem) {
  fputs("  ", out);
  for (unsigned file = 0; file < problem->board.files; file++)
    fprintf(out, "   %c ", (int)('a' + file));
  fputc('\n', out);
}

static void print_list(FILE *out, const struct problem *problem, const char *verb,
                       const struct set *squares) {
  const struct board_frame *board = &problem->board;
  struct wording line;
  fprintf(out, "%s", verb);
  for (unsigned file = 0; file < board->files; file++)
    for (unsigned rank = 0; rank < board->ranks; rank++) {
      const square where = (square)(rank * board->files + file);
      if (!set_has(squares, where))
        continue;
      wording_start(&line, problem);
      wording_square(&line, where);
      fprintf(out, " %s", line.text);
    }
  fputs(set_is_empty(squares, SET_WORDS) ? " nothing\n" : "\n", out);
}

static void print_man_moves(FILE *out, const struct problem *problem, square where,
                            const struct man_squares *man) {
  const struct board_frame *board = &problem->board;
  struct wording name;
  print_files(out, problem);
  for (unsigned rank = board->ranks; rank-- > 0;) {
    fprintf(out, "%2u", rank + 1);
    for (unsigned file = 0; file < board->files; file++)
      print_square(out, problem, man, (square)(rank * board->files + file));
    fprintf(out, " %u\n", rank + 1);
  }
  print_files(out, problem);
  wording_start(&name, problem);
  wording_man(&name, problem->men[where]);
  wording_square(&name, where);
  fprintf(out, "\n%s\n", name.text);
  print_list(out, problem, "  goes to (* +):", &man->goes);
  print_list(out, problem, "  observes (* :):", &man->observes);
}

static void draw_man_moves(FILE *out, const struct problem *problem,
                           const struct man_squares *man) {
  const unsigned width = svg_board_width(problem), height = svg_board_height(problem);
  const unsigned squares = problem->board.files * problem->board.ranks;
  fprintf(out,
          "<svg xmlns='http://www.w3.org/2000/svg' width='%u' height='%u' viewBox='0 0 %u %u' "
          "font-family='sans-serif'>\n",
          width, height, width, height);
  svg_figures(out);
  svg_board(out, problem, 0);
  for (square where = 0; where < squares; where++) {
    if (set_has(&man->observes, where))
      svg_mark(out, problem, where, SVG_RING);
    if (set_has(&man->goes, where))
      svg_mark(out, problem, where, SVG_DOT);
  }
  fputs("</svg>\n", out);
}

void tell_man_moves(FILE *out, const struct plan *plan, enum colour side, square where,
                    bool picture) {
  struct man_squares man;
  struct position *position = plan->engine->create(plan, side);
  find_man_squares(position, where, &man);
  if (picture)
    draw_man_moves(out, plan->problem, &man);
  else
    print_man_moves(out, plan->problem, where, &man);
  plan->engine->destroy(position);
}
