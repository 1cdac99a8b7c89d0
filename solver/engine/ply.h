/* A half-move as writers see it: everything that can be said about it, nothing about how it is
   laid out.  Engines fill it; only report/ turns it into text.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLY_H
#define PREMIER_PLY_H

#include "solver/engine/move.h"

/* One visible side effect, in the order in which the move brings them about. */
enum effect_kind {
  EFFECT_APPEARS,   /* [+wPa2]        man, to */
  EFFECT_BURIED,    /* [+wPa2->v]     man, to: it waits below the square; [wPa4->a2->v] from */
  EFFECT_CASTLES,   /* /bPh2-d2       man, from, to: the partner of a king's move, no brackets */
  EFFECT_VANISHES,  /* [-a1]          from */
  EFFECT_MOVES,     /* [wQd1->d8]     man, from, to; [wQd1->Rd8] if it is `other` there */
  EFFECT_BECOMES,   /* [a1=Q] [a1=nQ] to; man.walk (and marks; owners, if they are told) */
  EFFECT_RECOLOURS, /* [a1=w]         to; man.owners */
  EFFECT_EXCHANGES  /* [Ka7<->Ke2]    man, from, other, to: each goes where the other was */
};

struct effect {
  enum effect_kind kind;
  struct man man; /* as it is after the effect */
  square from, to;
  uint8_t promotion;     /* walk the man promotes to with this effect, [+wPa8=Q]; NO_WALK if none */
  uint32_t gains;        /* the attributes of one that gets some with the promotion, [+wPa8=Q=c] */
  struct man other;      /* EFFECT_EXCHANGES: the second man; EFFECT_MOVES: what has become of it */
  uint8_t owners;        /* new owners if it changes sides with this effect, [+wPa2=b]; 0 if not */
  bool becomes_imitator; /* it promotes to one, [+wPa8=I] */
};

enum { MAX_EFFECTS = 12, MAX_IMITATORS = 24, MAX_FURTHER_STEPS = 16, UNLIMITED = -1 };

/* What has become of the man that moves, other than by promotion. */
struct becoming {
  uint8_t owners;         /* new ones if it has changed colour, else 0: "=w" */
  uint8_t owners_between; /* whose it was between two such changes, "=w=b"; 0 if there was one */
  uint8_t walk;           /* new one of the mover (in castling: of the partner), else 0 */
  uint8_t between;        /* the one it had between two such changes, "=B=S"; 0 if there was one */
  bool royal;             /* … and it is royal, though not by nature */
  bool bare;              /* … nobody says so, nor whose it is and what attributes it has */
  uint32_t marks;         /* its attributes if it has got some: "=c" */
};

/* A step with which the man that has captured goes on within the same move. */
struct further_step {
  square arrival, capture; /* NO_SQUARE if nothing is captured */
  uint8_t promotion;       /* walk after promotion, NO_WALK if none */
  struct becoming becomes;
  uint8_t effect_count; /* of the ply's effects so many come before the step */
};

struct ply {
  move move;
  enum colour side;    /* who plays it */
  const char *called;  /* the name by which a move goes that is no man's; NULL: it is one's */
  bool shifted;        /* the man acts as if it stood on … */
  square origin;       /* … this square, Ra3-a1*a7 */
  struct man man;      /* the man that moves, as it stood before */
  struct man captured; /* walk NO_WALK if nothing was captured */
  uint8_t promotion;   /* walk after promotion, NO_WALK if none */
  uint8_t castles;     /* CASTLE_… if the move begins so and goes on, 0-0*e6, or is castling of
                          another shape; else ORDINARY */
  bool becomes_first;  /* it promoted as what `becomes` says */
  struct becoming becomes;
  const char *behind[2]; /* what attributes write behind the move for its man and, in castling, the
                            partner; NULL: nothing */
  bool gives_check;      /* the side to move afterwards is in check */
  bool becomes_imitator; /* by promotion, in place of a walk */
  unsigned alternatives; /* that effects offered, this one among them; 1: none */
  uint8_t imitator_count, further_count;
  square imitators[MAX_IMITATORS]; /* where they stand after the move */
  struct further_step further[MAX_FURTHER_STEPS];
  /* Length left for moves, in hundredths of a square, or UNLIMITED: none, one for both sides, or
     White's and Black's. */
  uint8_t stock_count;
  long stock[2];
  uint8_t early_count; /* so many of the effects come before the move */
  uint8_t effect_count;
  struct effect effects[MAX_EFFECTS];
};

#endif
