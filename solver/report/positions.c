/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/report/positions.h"

#include "solver/language/keywords.h"
#include "solver/report/diagram.h"

#include <string.h>

/* The position that play of a=>b begins in, with nothing said about it. */
static void leave_the_men(struct problem *position) {
  position->authors = position->origins = position->titles = position->awards = 0;
  position->stipulation_text = NULL;
  position->condition_count = 0;
  position->options = (struct options){0};
}

void positions_of(const struct problem *problem, struct positions *positions) {
  struct problem *last = &positions->shown[0];
  *last = *problem;
  if (problem->goal_position != NULL && !problem->proof_game) {
    leave_the_men(last);
    last = &positions->shown[1];
    *last = *problem;
  }
  if (problem->goal_position != NULL)
    memcpy(last->men, problem->goal_position, sizeof last->men);
  positions->count = (unsigned)(last - positions->shown) + 1;
}

static void print_arrow(FILE *out, const struct problem *problem) {
  const unsigned begins = problem->stipulation->side == WHITE ? NAME_OF_WHITE : NAME_OF_BLACK;
  char arrow[64];
  snprintf(arrow, sizeof arrow, "=> (%s ->)", owner_names[begins][problem->language]);
  fputs("\n\n", out);
  print_centred(out, problem, arrow);
  fputs("\n\n\n", out);
}

void print_positions(FILE *out, const struct problem *problem) {
  struct positions positions;
  positions_of(problem, &positions);
  for (unsigned i = 0; i < positions.count; i++) {
    if (i > 0)
      print_arrow(out, problem);
    print_board(out, &positions.shown[i], NULL);
    print_caption(out, &positions.shown[i]);
  }
}
