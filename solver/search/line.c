/* Telling a line of help or series play: the path is played once more from the diagram, on the
   worker's second position, and each half-move described where it is played.  Only lines found
   are described; the search itself carries nothing but moves.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/search.h"

static void describe_null(struct search *search, struct ply *ply) {
  *ply = (struct ply){.move = NULL_MOVE, .side = search->scribe->side};
}

/* Describes the path; returns the number of plies, which is less than its length by the silent
   passes. */
static unsigned describe_path(struct search *search) {
  unsigned count = 0;
  for (unsigned i = 0; i < search->depth; i++) {
    move m = search->path[i];
    if (m == NULL_MOVE)
      describe_null(search, &search->plies[count++]);
    else if (m != SILENT_PASS)
      search->engine->describe(search->scribe, m, &search->plies[count++]);
    if (is_pass(m))
      search->engine->pass(search->scribe);
    else
      search->engine->play(search->scribe, m);
  }
  for (unsigned i = 0; i < search->depth; i++)
    search->engine->undo(search->scribe);
  return count;
}

/* Length of the run of plies by `side` that begins at `begin`. */
static unsigned run_of(const struct ply *plies, unsigned begin, unsigned count, enum colour side) {
  unsigned end = begin;
  while (end < count && plies[end].side == side)
    end++;
  return end - begin;
}

static bool is_series(const struct stipulation *node) {
  return node && node->kind == NODE_SERIES;
}

void tell_line(struct search *search, const struct goal *goal, const char *mark) {
  const struct stipulation *tree = search->run->tree;
  struct line line = {
      .plies = search->plies, .first = search->run->left_out, .is_goal = goal != NULL};
  line.count = describe_path(search);
  if (goal)
    line.goal = *goal;
  line.mark = mark;
  if (is_series(tree)) {
    if (is_series(tree->next) && tree->next->side != tree->side)
      line.intro = run_of(line.plies, 0, line.count, tree->side);
    if (line.intro < line.count)
      line.series = run_of(line.plies, line.intro, line.count, line.plies[line.intro].side);
  }
  search->sink->line(search->sink, &line);
}
