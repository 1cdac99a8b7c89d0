/* The numbers that Contrôle Premier is about: how many men control each square, and their sum Q,
   which has to be prime behind every move.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/report/controls.h"

#include "solver/board/prime.h"
#include "solver/engine/plan.h"

static unsigned controls_by(struct position *position, square where, unsigned sides) {
  unsigned count = 0;
  if (sides & OF_WHITE)
    count += position->engine->controls(position, where, WHITE);
  if (sides & OF_BLACK)
    count += position->engine->controls(position, where, BLACK);
  return count;
}

/* A board of numbers, its squares four columns wide as on diagrams; returns their sum. */
static unsigned print_numbers(FILE *out, struct position *position, const char *title,
                              unsigned sides) {
  const struct board_frame *board = &position->plan->problem->board;
  unsigned sum = 0;
  fprintf(out, "%s\n\n", title);
  for (unsigned rank = board->ranks; rank-- > 0;) {
    fprintf(out, "%2u ", rank + 1);
    for (unsigned file = 0; file < board->files; file++) {
      const square where = (square)(rank * board->files + file);
      if (board->hole[where]) {
        fputs("    ", out);
        continue;
      }
      const unsigned count = controls_by(position, where, sides);
      fprintf(out, "%4u", count);
      sum += count;
    }
    fputc('\n', out);
  }
  fputs("   ", out);
  for (unsigned file = 0; file < board->files; file++)
    fprintf(out, "   %c", (int)('a' + file));
  fprintf(out, "\n   sum %u\n\n", sum);
  return sum;
}

void print_controls(FILE *out, struct position *position) {
  print_numbers(out, position, "Controls by White", OF_WHITE);
  print_numbers(out, position, "Controls by Black", OF_BLACK);
  const unsigned sum = print_numbers(out, position, "Controls in all", OF_BOTH);
  fprintf(out, "Q = %u, %s\n", sum, is_prime(sum) ? "prime" : "not prime");
}
