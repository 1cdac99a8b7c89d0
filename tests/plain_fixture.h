/* Positions for the tests of the plain engine: a plan made by hand from a FEN, without the reader
   and without the general engine.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_TESTS_PLAIN_FIXTURE_H
#define PREMIER_TESTS_PLAIN_FIXTURE_H

#include "solver/engine/plan.h"

#include <string.h>

struct fixture {
  struct problem problem;
  struct plan plan;
  enum colour first;
};

static inline void fixture_put(struct fixture *f, unsigned where, char letter, unsigned id) {
  static const char letters[] = "-kqrbnp";
  char lower = (char)(letter | 32);
  unsigned walk = (unsigned)(strchr(letters, lower) - letters);
  f->problem.men[where] = (struct man){.walk = (uint8_t)walk,
                                       .owners = letter == lower ? OF_BLACK : OF_WHITE,
                                       .id = (uint16_t)id,
                                       .marks = walk == KING ? MARK_ROYAL : 0};
}

/* Men, side at the move, castling rights and en passant square of the FEN. */
static inline void fixture_read(struct fixture *f, const char *fen) {
  unsigned file = 0, rank = 7, id = 0;
  memset(f, 0, sizeof *f);
  f->plan = (struct plan){.problem = &f->problem, .en_passant = NO_SQUARE, .promotion_count = 4};
  memcpy(f->plan.promotions, (uint8_t[]){QUEEN, ROOK, BISHOP, KNIGHT}, 4);
  f->problem.board.files = f->problem.board.ranks = 8;
  for (; *fen != ' '; fen++) {
    if (*fen == '/')
      rank--, file = 0;
    else if (*fen >= '1' && *fen <= '8')
      file += (unsigned)(*fen - '0');
    else
      fixture_put(f, rank * 8 + file++, *fen, ++id);
  }
  f->first = fen[1] == 'b' ? BLACK : WHITE;
  for (fen += 3; *fen && *fen != ' '; fen++)
    if (*fen != '-')
      f->plan.castling |= 1u << (strchr("KQkq", *fen) - "KQkq");
  if (*fen == ' ' && fen[1] != '-')
    f->plan.en_passant = (square)((fen[2] - '1') * 8 + fen[1] - 'a');
}

#endif
