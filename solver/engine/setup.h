/* What is fixed before the first move: the board, the men and the rules about pawns, castling and
   promotion.  Filled from the problem, then changed by the set-up hooks of the active rules.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_SETUP_H
#define PREMIER_SETUP_H

#include "pieces/paths.h"
#include "solver/engine/plan.h"

/* Men that have not moved yet and may take part in castling; bits of `unmoved`. */
enum {
  UNMOVED_WHITE_KING = 1,
  UNMOVED_WHITE_ROOK_LONG = 2,
  UNMOVED_WHITE_ROOK_SHORT = 4,
  UNMOVED_BLACK_KING = 8,
  UNMOVED_BLACK_ROOK_LONG = 16,
  UNMOVED_BLACK_ROOK_SHORT = 32,
  UNMOVED_KINGS = UNMOVED_WHITE_KING | UNMOVED_BLACK_KING
};

/* One way of castling. */
struct castling {
  enum colour side;
  enum move_kind kind;
  square king, king_to, rook, rook_to;
  unsigned needs;         /* UNMOVED_… bits, all of them */
  struct set empty;       /* squares that must be empty (king and partner apart) */
  unsigned transit_count; /* squares the king crosses: not attacked with the king on them */
  square transit[MAX_FILES];
};

enum { MAX_CASTLINGS = 8 };

struct setup {
  const struct problem *problem;
  struct board_frame frame; /* `squares` hooks may close squares here */
  struct geometry geometry; /* made of the frame after the `squares` hooks */
  struct man men[MAX_SQUARES];
  struct man hidden[MAX_HIDDEN];        /* listed by option Fog: they stand nobody knows where */
  struct buried_man buried[MAX_BURIED]; /* those of the problem, with their marks */
  struct path_rules pawns;              /* steps by rank; its geometry is the one above */
  struct set promotion_squares[2];      /* by colour */
  uint32_t common_marks;            /* attributes that a condition gives to all men: not written */
  bool promotion[MAX_WALKS];        /* walks that a pawn may promote to */
  bool early_promotion;             /* promotion is one rank before the last, for rebirth too */
  bool stays_pawn;                  /* it need not promote; rules say when it may not */
  bool shown[MAX_WALKS];            /* walks in the diagram, pawns and kings left out */
  bool walk[MAX_WALKS];             /* walks that may come up; those of men are added later */
  const uint8_t *officers;          /* walks from a to h on the first rank of the game array */
  uint8_t standard[ORTHODOX_WALKS]; /* the walk that has taken the place of an orthodox one, from
                                       kings to pawns, or that one itself */
  /* The `castle` hooks change these; then it is found out who has not moved yet. */
  unsigned castling_count;
  struct castling castling[MAX_CASTLINGS];
  unsigned unmoved;
  unsigned exclusive_count; /* castling with the first ends the rights of the second */
  unsigned exclusive[32][2];
  square passed[2]; /* squares passed by the double step that has just been made; NO_SQUARE */
  square passer;    /* where the pawn that made it stands; NO_SQUARE */
  /* By the move that led to the diagram, and where; NO_WALK where that is not known. */
  struct man last_captured;
  square last_capture;
  bool identities;     /* positions differ by which of two like men stands where */
  const char *refusal; /* set by a hook: why the rule cannot be used here; NULL so far */
  unsigned refused;    /* which rule that is */
};

struct rule;

/* The setup of a problem under its rules; look at `refusal` first. */
void setup_make(struct setup *setup, const struct problem *problem, const struct rule *rules,
                unsigned rule_count);

/* Adds the castling of this king with this rook on its rank, by which king and rook come to the
   squares given; not on a board that has a hole on their way. */
void add_castling(struct setup *setup, enum move_kind kind, enum colour side,
                  const struct castling_squares *squares);

/* The UNMOVED_… bits that a man has by standing there in the diagram. */
unsigned unmoved_there(const struct setup *setup, square where, struct man man);

/* The CASTLE_… bit of a way of castling. */
unsigned castling_right(const struct castling *castling);

/* The orthodox walk in whose place this one stands; NO_WALK if in that of none. */
unsigned orthodox_of(const struct setup *setup, unsigned walk);

/* Are there men of both sides in the diagram? */
bool has_neutral_men(const struct setup *setup);

/* Does the walk promote? */
bool is_pawn_walk(const struct setup *setup, unsigned walk);

#endif
