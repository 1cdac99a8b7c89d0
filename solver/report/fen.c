/* Writes FENs (PGN specification and implementation guide, 16.1; for castling rights R. Scharnagl,
   "X-FEN", 2003).  What the language's reader reads from them is the diagram they were made of.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/report/fen.h"

static const char *find_reason(const struct problem *problem) {
  const unsigned squares = problem->board.files * problem->board.ranks;
  for (unsigned where = 0; where < squares; where++) {
    const struct man man = problem->men[where];
    if (problem->board.hole[where])
      return "a board with holes";
    if (man.walk >= ORTHODOX_WALKS)
      return "fairy men";
    if (man.owners == OF_BOTH)
      return "neutral men";
    if (man.marks & ~(uint32_t)MARK_ROYAL)
      return "men with attributes";
  }
  return NULL;
}

static void print_rank(FILE *out, const struct problem *problem, unsigned rank) {
  static const char letters[2][ORTHODOX_WALKS + 1] = {"-KQRBNP", "-kqrbnp"};
  const struct man *men = problem->men + rank * problem->board.files;
  unsigned run = 0;
  for (unsigned file = 0; file < problem->board.files; file++) {
    if (men[file].walk == NO_WALK) {
      run++;
      continue;
    }
    if (run > 0)
      fprintf(out, "%u", run);
    run = 0;
    fputc(letters[men[file].owners == OF_BLACK][men[file].walk], out);
  }
  if (run > 0)
    fprintf(out, "%u", run);
}

/* Has the rook's side no rook between it and the corner? */
static bool is_outermost(const struct problem *problem, const struct castling_squares *squares) {
  const unsigned files = problem->board.files, first = squares->king - squares->king % files;
  const struct man rook = problem->men[squares->rook];
  const bool is_short = squares->rook > squares->king;
  unsigned at = is_short ? first + files - 1 : first;
  while (problem->men[at].walk != ROOK || problem->men[at].owners != rook.owners)
    at += is_short ? -1u : 1u;
  return at == squares->rook;
}

static void print_right(FILE *out, const struct plan *plan, unsigned right, enum fen_style style) {
  const struct problem *problem = plan->problem;
  const struct castling_squares *squares = plan->castlings ? &plan->castlings[right] : NULL;
  if (!squares || (style == X_FEN && is_outermost(problem, squares)))
    fputc("KQkq"[right], out);
  else
    fputc((right < 2 ? 'A' : 'a') + (int)(squares->rook % problem->board.files), out);
}

static void print_square_passed(FILE *out, const struct plan *plan) {
  const unsigned files = plan->problem->board.files;
  if (plan->en_passant == NO_SQUARE)
    fputc('-', out);
  else
    fprintf(out, "%c%u", (int)('a' + plan->en_passant % files), plan->en_passant / files + 1);
}

bool print_fen(FILE *out, const struct plan *plan, enum colour side, enum fen_style style,
               const char **reason) {
  const struct problem *problem = plan->problem;
  *reason = find_reason(problem);
  if (*reason)
    return false;
  for (unsigned rank = problem->board.ranks; rank-- > 0;) {
    print_rank(out, problem, rank);
    fputc(rank > 0 ? '/' : ' ', out);
  }
  fputs(side == WHITE ? "w " : "b ", out);
  for (unsigned right = 0; right < 4; right++)
    if (plan->castling >> right & 1)
      print_right(out, plan, right, style);
  if (plan->castling == 0)
    fputc('-', out);
  fputc(' ', out);
  print_square_passed(out, plan);
  fputs(" 0 1\n", out);
  return true;
}
