/* What geometry alone says about the usual board: leaps, lines, and the random numbers of the hash
   keys.  One table for the whole program, made before its first use and constant from then on.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_TABLES_H
#define PREMIER_PLAIN_TABLES_H

#include "solver/engine/engine.h"

enum { PLAIN_ROOK_ENTRIES = 102400, PLAIN_BISHOP_ENTRIES = 5248, PLAIN_CONTROLS = 2048 };
enum { DIRECTIONS = 8 };

/* Where the squares seen along two crossing lines are found: the men on `mask` (the lines without
   their last squares, which never hide anything) are an index into the entries from `first`. */
struct plain_slider {
  uint64_t mask;
  uint32_t first;
};

struct plain_tables {
  uint64_t knight[64], king[64];
  /* Pawns on the first and on the last rank neither move nor capture (as
     in Popeye), so they observe nothing either. */
  uint64_t pawn[2][64];                      /* what a pawn of that colour captures from there */
  uint64_t pawn_from[2][64];                 /* whence a pawn of that colour captures there */
  uint64_t rook_lines[64], bishop_lines[64]; /* on the empty board */
  uint64_t between[64][64];                  /* strictly between two squares of one line */
  uint64_t line[64][64];                     /* all of the line through both; 0 if there is none */
  /* [from][past]: the squares behind `past` as seen from `from`; none from no square, 64. */
  uint64_t beyond[65][64];
  uint64_t file_mask[64], rising_mask[64], falling_mask[64]; /* lines without the square itself */
  uint8_t rank_seen[64][8]; /* [inner six men of the rank][file]: the squares seen on the rank */
  uint8_t leaps[ORTHODOX_WALKS][64]; /* how many squares a man observes by leaps */
  bool prime[PLAIN_CONTROLS];

  /* The directions from one square to another, where they share a line: north, north-east, east,
     north-west; the opposite ones four further on.  How many steps; the squares that way. */
  uint8_t direction[64][64], distance[64][64];
  uint64_t ray[64][DIRECTIONS];
  /* A bit for each number, 64 further on: so a set of 128 numbers may begin below nothing. */
  uint8_t prime_bits[PLAIN_CONTROLS / 8 + 16];

  struct key man[2][ORTHODOX_WALKS][64];                /* hash keys: a man on a square … */
  struct key rights[16], en_passant[65], black_to_move; /* … and what else there is to know */

  struct plain_slider rook[64], bishop[64];
  uint64_t rook_seen[PLAIN_ROOK_ENTRIES], bishop_seen[PLAIN_BISHOP_ENTRIES];
};

/* Never NULL; any thread may ask. */
const struct plain_tables *plain_tables(void);

#endif
