/* A line of play as text: the move number in columns 1-3, marks behind the half-moves.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/report/line.h"

#include "solver/report/wording.h"

/* The ply with which the section begins that the ply belongs to. */
static unsigned section_of(const struct line *line, unsigned ply) {
  unsigned start = 0;
  for (unsigned i = 0; i < line->restart_count && line->restarts[i] <= ply; i++)
    start = line->restarts[i];
  return start;
}

/* Does this ply of a line get a number of its own?  The side that began the section does, at every
   half-move, its partner never does: right for alternating play as for every kind of series. */
static bool is_numbered(const struct line *line, unsigned ply) {
  const unsigned start = section_of(line, ply);
  const bool by_beginner = line->plies[ply].side == line->plies[start].side;
  return start == 0 && line->first % 2 == 1 ? !by_beginner : by_beginner;
}

/* "  1...", "  1...  ...": what was left out before the first ply. */
static void print_left_out(FILE *out, const struct line *line) {
  const char *dots = line->first % 2 == 1 || line->unspoken ? "" : "  ...";
  if (line->first > 0)
    fprintf(out, "%3u...%s", (line->first + 1) / 2, dots);
}

void print_line(FILE *out, const struct problem *problem, const struct line *line) {
  unsigned number = (line->first + 1) / 2;
  print_left_out(out, line);
  for (unsigned i = 0; i < line->count; i++) {
    const bool is_end = i + 1 == line->count;
    struct wording move;
    wording_start(&move, problem);
    wording_ply(&move, &line->plies[i]);
    wording_marks(&move, &line->plies[i], is_end ? &line->reached : NULL);
    if (i > 0 && section_of(line, i) == i)
      number = 0;
    if (is_numbered(line, i))
      fprintf(out, "%*u.", i == 0 ? 3 : 4, ++number);
    else if (i > 0)
      fputc(' ', out);
    if (wording_stands_apart(&line->plies[i]))
      fputc(' ', out); /* 1. ..., not to be taken for 1... */
    fputs(move.text, out);
  }
  fputs(line->mark, out);
}
