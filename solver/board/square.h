/* Squares, colours and men: the words that every other part of Premier speaks in.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_SQUARE_H
#define PREMIER_SQUARE_H

#include <stdbool.h>
#include <stdint.h>

enum {
  MAX_FILES = 26,
  MAX_RANKS = 26,
  MAX_SQUARES = MAX_FILES * MAX_RANKS, /* 676 */
  NO_SQUARE = 1023                     /* fits the ten bits that a move gives a square */
};

/* A square is rank * files + file on the board in hand, both counted from 0: a1 is 0 on every
   board, h8 is 63 on the usual one.  Range 0 … files * ranks - 1, or NO_SQUARE. */
typedef uint16_t square;

enum colour { WHITE = 0, BLACK = 1 };

static inline enum colour opponent(enum colour side) {
  return side == WHITE ? BLACK : WHITE;
}

/* Whose man: a set of sides, since a neutral man belongs to both. */
enum { OF_WHITE = 1, OF_BLACK = 2, OF_BOTH = 3 };

static inline uint8_t owned_by(enum colour side) {
  return side == WHITE ? OF_WHITE : OF_BLACK;
}

static inline bool belongs_to(unsigned owners, enum colour side) {
  return (owners >> side) & 1u;
}

/* The side of a man that is there; neutral ones count as of `neutral_as`. */
static inline enum colour side_as(unsigned owners, enum colour neutral_as) {
  return owners == OF_BOTH ? neutral_as : owners == OF_WHITE ? WHITE : BLACK;
}

/* A walk is an index into the problem's table of walks: 0 is no man, the six orthodox walks come
   first, then the other rows of pieces/ in their order, then walks defined by the problem itself.
 */
enum {
  NO_WALK = 0,
  KING,
  QUEEN,
  ROOK,
  BISHOP,
  KNIGHT,
  PAWN,
  ORTHODOX_WALKS, /* first index that is not orthodox */
  MAX_WALKS = 256
};

/* Attributes and other marks of a man, as bits of `marks`. */
enum {
  MARK_ROYAL = 1u << 0, /* set for kings at set-up unless a rule says otherwise */
  MARK_KAMIKAZE = 1u << 1,
  MARK_PARALYSING = 1u << 2,
  MARK_CHAMELEON = 1u << 3,
  MARK_JIGGER = 1u << 4,
  MARK_VOLAGE = 1u << 5,
  MARK_FUNCTIONARY = 1u << 6,
  MARK_HALF_NEUTRAL = 1u << 7,
  MARK_HURDLE_COLOUR_CHANGING = 1u << 8,
  MARK_PROTEAN = 1u << 9,
  MARK_MAGIC = 1u << 10,
  MARK_UNCAPTURABLE = 1u << 11,
  MARK_PATROL = 1u << 12,
  MARK_FRISCHAUF = 1u << 13,
  MARK_BUL = 1u << 14,
  MARK_DOB = 1u << 15,
  MARK_ANDA = 1u << 16,
  MARK_ANDA_INVERSE = 1u << 17,
  MARK_ALICE_A = 1u << 18,
  MARK_ALICE_B = 1u << 19,
  MARK_PROTEAN_MAN = 1u << 20,
  MARK_CROWNED =
      1u << 21, /* royal, where a rule lets royal men be captured like others; not shown */
  MARK_HAS_CAPTURED = 1u << 22, /* with its latest move; not shown */
  MARK_ENTHRONED = 1u << 23     /* royal by where it stands, which is not shown */
};

struct man {
  uint8_t walk;   /* NO_WALK on an empty square */
  uint8_t owners; /* OF_WHITE, OF_BLACK or OF_BOTH; 0 on an empty square */
  uint16_t id;    /* identity: survives every change of walk, colour and square; 0 = none */
  uint32_t marks; /* MARK_… bits */
};

/* A king, or a man that is royal in its place. */
static inline bool counts_as_king(struct man man) {
  return man.walk == KING || (man.marks & (MARK_ROYAL | MARK_CROWNED));
}

#endif
