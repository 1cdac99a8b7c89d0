/* What a stipulation aims at.  A goal is judged on the position after a move, from the side of the
   one who made that move ("the mover").
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_GOAL_H
#define PREMIER_GOAL_H

#include "solver/board/square.h"

enum goal_kind {
  GOAL_MATE,              /* #    */
  GOAL_STALEMATE,         /* =    */
  GOAL_DOUBLE_STALEMATE,  /* ==   neither side has a legal move, no check */
  GOAL_CHECK,             /* +    */
  GOAL_CAPTURE,           /* x    the move captures */
  GOAL_TARGET,            /* z<square>  a man arrives there and stays */
  GOAL_EN_PASSANT,        /* ep   */
  GOAL_CASTLING,          /* 00   */
  GOAL_WIN_PIECE,         /* %    captures what does not come back (Reading: as Popeye, whether
                             the capturer can be captured does not matter) */
  GOAL_ANY,               /* ~    any move */
  GOAL_DOUBLE_MATE,       /* ##   both sides mated */
  GOAL_COUNTER_MATE,      /* ##!  mate of the mover's own side given by answering mate */
  GOAL_AUTO_MATE,         /* !#   the mover's own side is mated */
  GOAL_AUTO_STALEMATE,    /* !=   the mover's own side is stalemated, the other not in check */
  GOAL_MATE_OR_STALEMATE, /* #=  */
  GOAL_CIRCUIT,           /* ct   */
  GOAL_EXCHANGE,          /* <>   */
  GOAL_CIRCUIT_REBIRTH,   /* ctr  */
  GOAL_EXCHANGE_REBIRTH,  /* <>r  */
  GOAL_CHESS81,           /* c81  */
  GOAL_KISS,              /* k<square> */
  GOAL_POSITION,          /* dia, a=>b: the position given is reached */
  GOAL_KING_CAPTURE,      /* xK   */
  GOAL_DRAW,              /* dr   */
  GOAL_MULTIPLE_CHECK,    /* ++, +++ …  so many men check at once, or more */
  GOAL_MATE_BY /* #[S], #[e4]  mate in which such a man, or the man on that square, checks */
};

struct goal {
  enum goal_kind kind;
  square target;   /* z, k, #[e4]: the square; else NO_SQUARE */
  unsigned detail; /* ++: how many men; #[S]: the walk; else 0 */
};

/* Goals that one half-move has reached, in the order in which the stipulation names them.  Of more
   than there is room for, which only a structured stipulation could ask for, the first are kept. */
enum { MAX_REACHED = 8 };
struct reached {
  unsigned count;
  struct goal goals[MAX_REACHED];
};

/* NULL: none has been reached. */
static inline struct reached reached_goal(const struct goal *goal) {
  return goal ? (struct reached){1, {*goal}} : (struct reached){0};
}

bool same_goal(const struct goal *a, const struct goal *b);
/* Is it about which man stands where, so that like men are not alike? */
bool goal_is_of_men(const struct goal *goal);
/* Does it leave the other side without a move, so that play ends by itself?  In a series the other
   side may be stalemated on the way.  Auto mate is one: its moves are legal for nothing else. */
bool goal_ends_play(const struct goal *goal);

#endif
