/* Boards as one side sees them under fog.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/report/sight.h"

#include "solver/report/diagram.h"
#include "solver/report/wording.h"

void print_seen_board(FILE *out, const struct problem *problem, const struct set *seen) {
  bool hidden[MAX_SQUARES];
  for (square where = 0; where < MAX_SQUARES; where++)
    hidden[where] = !set_has(seen, where);
  print_board(out, problem, hidden);
}

void print_seen_squares(FILE *out, const struct problem *problem, enum colour side,
                        const struct set *seen) {
  const struct board_frame *board = &problem->board;
  const unsigned count = set_count(seen, SET_WORDS);
  fprintf(out, "%s sees %u %s%s", side == WHITE ? "White" : "Black", count,
          count == 1 ? "square" : "squares", count > 0 ? ":" : "");
  for (unsigned file = 0; file < board->files; file++)
    for (unsigned rank = 0; rank < board->ranks; rank++) {
      const square where = (square)(rank * board->files + file);
      struct wording name;
      if (!set_has(seen, where))
        continue;
      wording_start(&name, problem);
      wording_square(&name, where);
      fprintf(out, " %s", name.text);
    }
  fputc('\n', out);
}
