/* Diagrams as chess programs write them: FEN, Shredder-FEN and X-FEN.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_FEN_H
#define PREMIER_FEN_H

#include "solver/engine/plan.h"

#include <stdio.h>

/* How castling rights are written where rules have moved them from their orthodox squares; else
   both write KQkq. */
enum fen_style {
  SHREDDER_FEN, /* the file of each rook: HAha */
  X_FEN         /* KQkq for the outermost rook on its side of the king, else its file */
};

/* One line: men, `side` at the move, castling rights, square passed by a double step, counters 0
   and 1.  False, and nothing is written, for what a FEN has no sign for: then *reason, static text,
   names it. */
bool print_fen(FILE *out, const struct plan *plan, enum colour side, enum fen_style style,
               const char **reason);

#endif
