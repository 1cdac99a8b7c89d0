/* Counts of legal lines in the general engine: published figures for orthodox positions, and those
   of Controle Premier.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "general_fixture.h"

struct count {
  const char *words;
  enum colour first;
  unsigned depth;
  unsigned long long lines;
};

static const struct count counts[] = {
    {"FEN rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", WHITE, 4, 197281},
    {"FEN r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", WHITE, 3, 97862},
    {"FEN 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", WHITE, 5, 674624},
    {"FEN r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", WHITE, 3, 9467},
    {"FEN rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", WHITE, 3, 62379},
    {"FEN rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\nCondition CP", WHITE, 1, 2},
    {"FEN rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\nCondition CP", WHITE, 2, 12},
    {"FEN rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\nCondition CP", WHITE, 5, 3086},
};

static void counts_agree(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
    struct game game = open_game(counts[i].words, counts[i].first);
    assert_int_equal(count_lines(game.position, counts[i].depth), counts[i].lines);
    close_game(&game);
  }
}

/* A rider that meets itself on a torus, men that cannot move, a board of one square. */
static void strange_boards(void **state) {
  (void)state;
  static const struct count strange[] = {
      {"BoardSize 4x1\nPieces White Ra1", WHITE, 1, 3},
      {"BoardSize 1x1\nPieces White Ka1", WHITE, 1, 0},
      {"BoardSize 5x5\nPieces White Pa1 Pb2 DUc3", WHITE, 1, 2},
      {"BoardSize 26x26\nPieces White Qm13 Kz26", WHITE, 1, 101},
  };
  for (size_t i = 0; i < sizeof strange / sizeof *strange; i++) {
    struct game game = open_game(strange[i].words, strange[i].first);
    assert_int_equal(count_lines(game.position, strange[i].depth), strange[i].lines);
    close_game(&game);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(counts_agree),
      cmocka_unit_test(strange_boards),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
