/* Why is a move legal or not?  Asked for one move after the search or a reader wondered; the
   engines know nothing of it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_EXPLAIN_H
#define PREMIER_EXPLAIN_H

#include "solver/engine/plan.h"

/* A move as somebody means it. */
struct intention {
  square departure, arrival; /* of the king, where it castles; NO_SQUARE: not told */
  square last;               /* a third square of moves that have one, else the arrival */
  unsigned promotion;        /* NO_WALK: any or none */
  bool castles;              /* or, with squares told, may be meant to */
  enum move_kind castling;   /* CASTLE_SHORT or CASTLE_LONG */
  /* Is it that move of the position, word for word as solutions tell it?  What stands behind the
     squares may be a promotion or what a rule makes of the man.  NULL: squares decide. */
  bool (*is_told)(const struct intention *intention, struct position *position, move m);
  const char *text; /* as it was typed, for is_told */
};

enum reason {
  REASON_NONE,       /* it is legal */
  REASON_NO_MAN,     /* nobody stands on the departure */
  REASON_OTHER_SIDE, /* the man there is not of the side at the move */
  REASON_RULE,       /* the hook of `rule` says no */
  REASON_RULES,      /* not one rule alone, but all together */
  REASON_OWN_MAN,    /* on the arrival */
  REASON_KING,       /* kings are not captured */
  REASON_BLOCKED,    /* by the man on `where` */
  REASON_NOTHING,    /* there is nothing to capture on the arrival */
  REASON_PROMOTION,  /* it does not promote to that walk there */
  REASON_MOVEMENT,   /* the man does not move like that */
  REASON_CHECK,      /* its king would be captured by the man on `where` */
  REASON_RIGHT,      /* castling: the right is lost, or king and partner are not there */
  REASON_CASTLES_FROM_CHECK,
  REASON_CASTLES_THROUGH_CHECK /* on `where` */
};

/* In what way a rule has a say; also the order in which rules are asked. */
enum rule_part {
  PART_GATE,     /* which men may act */
  PART_MOVER,    /* whose men a side moves and captures */
  PART_TAKE,     /* what may be captured */
  PART_GEOMETRY, /* where men may arrive */
  PART_VIEW,     /* which men exist for others */
  PART_WALK,     /* how men move */
  PART_ORIGIN,   /* from where */
  PART_WHOLE,    /* which of all moves may be played */
  PART_PREFER,   /* which of the legal moves must be */
  PART_EFFECT,   /* what the move would bring about */
  PART_AFTER,    /* the position behind the move */
  PART_CHECK,    /* what check is */
  PART_SOMEHOW,  /* more than one of these, or what is fixed before the first move */
  RULE_PARTS
};

enum { ACCOUNT_ROOM = 64 };

struct explanation {
  enum reason reason;
  square where;
  struct man man;             /* on `where`, or on the departure */
  const char *rule;           /* REASON_RULE: its name and arguments, as the problem has them */
  const char *sentence;       /* … what it says */
  enum rule_part part;        /* … in this way */
  char account[ACCOUNT_ROOM]; /* what the rule counted, in words; empty if it has nothing to say */
  move move;                  /* the move meant, if the men can make it at all; else NO_MOVE */
};

/* For a move of `side` in the problem's diagram.  False where the problem cannot be planned
   (complaints say why). */
bool explain_move(const struct problem *problem, enum colour side,
                  const struct intention *intention, struct explanation *explanation,
                  struct complaints *complaints);

#endif
