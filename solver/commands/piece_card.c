/* A walk and a diagram of its moves.  The diagram is a problem like any other: a white man in the
   middle of a board, among black dummies where the walk needs men on its way, or among men that
   lend it their walks.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/piece_card.h"

#include "pieces/notation.h"
#include "pieces/piece.h"
#include "solver/commands/inspection.h"
#include "solver/report/man_moves.h"

#include <string.h>

void print_piece(unsigned walk) {
  const struct piece *piece = piece_row(walk);
  printf("%-2s %s (fr %s %s, de %s %s): %s\n   %s\n", piece->codes[0], piece->names[0],
         piece->codes[1], piece->names[1], piece->codes[2], piece->names[2], piece->notation,
         piece->sentence);
}

static bool takes_on_its_way(const struct movement *movement) {
  for (unsigned i = 0; i < movement->part_count; i++)
    for (unsigned k = 0; k < movement->part[i].leg_count; k++)
      if (movement->part[i].leg[k].end == ON_VICTIM)
        return true;
  return false;
}

/* The other men of the diagram. */
static const char *company_of(const struct movement *movement) {
  switch (movement->lender) {
  case ENEMIES:
    return "Black Re8 Sf3";
  case FRIENDS:
    return "White Re8 Sf3";
  case NOBODY:
    break;
  }
  if (most_hurdles(movement) > 0 || takes_on_its_way(movement))
    return "Black DUe7 DUg7 DUc5 DUf4 DUd7 DUg6 DUc2 DUh2";
  return movement->promotes ? "Black DUd3 DUf6" : "";
}

/* Pawns stand on their second rank. */
static const char *square_of(const struct movement *movement) {
  return !movement->promotes ? "e5" : movement->backwards ? "e8" : "e2";
}

static struct problem_set *read_diagram(const char *text) {
  struct reader *reader = reader_new("list", text, strlen(text));
  struct problem_set *set = reader_next(reader);
  reader_free(reader);
  return set;
}

static void print_moves_in(const struct problem *problem, square where, bool picture) {
  struct inspection look;
  inspection_begin(&look);
  if (inspection_takes(&look, plan_make(problem, ENGINE_GENERAL, &look.complaints)))
    tell_man_moves(stdout, look.plan, WHITE, where, picture);
  inspection_end(&look);
}

void print_piece_moves(unsigned walk, bool picture) {
  char text[256];
  size_t offset;
  struct movement movement;
  notation_read(piece_row(walk)->notation, &movement, &offset);
  const char *where = square_of(&movement);
  snprintf(text, sizeof text,
           "BeginProblem\nBoardSize 9x9\nStipulation ~1\nPieces White %s%s %s\nEndProblem\n",
           piece_row(walk)->codes[0], where, company_of(&movement));
  struct problem_set *set = read_diagram(text);
  print_moves_in(set->phases[0], (square)(9 * (where[1] - '1') + where[0] - 'a'), picture);
  problem_set_free(set);
}
