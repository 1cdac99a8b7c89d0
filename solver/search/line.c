/* Telling a line of help or series play: the path is played once more from the diagram, on the
   worker's second position, and each half-move described where it is played.  Only lines found
   are described; the search itself carries nothing but moves.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/ends.h"

/* Describes the path: its plies are less than its half-moves by the silent passes. */
static void describe_path(struct search *search, struct line *line) {
  for (unsigned i = 0; i < search->depth; i++) {
    move m = search->path[i];
    if (m != SILENT_PASS)
      search->engine->describe(search->scribe, m, &search->plies[line->count++]);
    if (is_pass(m))
      search->engine->pass(search->scribe);
    else
      search->engine->play(search->scribe, m);
  }
  for (unsigned i = 0; i < search->depth; i++)
    search->engine->undo(search->scribe);
}

/* The turns left out before the line, and where its sections begin. */
static void number_moves(const struct search *search, struct line *line) {
  const unsigned left_out = search->run->left_out;
  line->unspoken = left_out % 2 == 1 && search->depth > 0 && search->path[0] == SILENT_PASS;
  line->first = left_out + line->unspoken;
  for (unsigned i = 0; i < search->restart_count && i < MAX_RESTARTS; i++)
    line->restarts[line->restart_count++] = search->restarts[i];
}

void tell_line(struct search *search, const struct reached *reached, const char *mark) {
  struct line line = {.plies = search->plies, .reached = *reached, .mark = mark};
  if (search->tally) {
    if (line_solves(&line))
      tally_add(search->tally, 1);
    return;
  }
  describe_path(search, &line);
  number_moves(search, &line);
  if (search->run->options->intelligent_solutions > 0)
    line.end = ends_key(search);
  search->sink->line(search->sink, &line);
}
