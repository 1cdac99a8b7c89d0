/* The notation of walks, read into a movement.

     movement = "none" | part { "+" part } [ ", royal" ] [ ", promotes" { code } ]
     part     = [ "m:" | "c:" ] leg { ">" leg }
     leg      = turn length [ end ]
     turn     = [ direction ] vectors   the first leg: any image of the vectors
              | "="                     straight on
              | "±45" | "±90" | "±135" | "180"
              | "any" vectors           afresh, in any direction
     vectors  = letters W F D A C Z N Q, or (a,b)
              | "E"  every vector       | "P"  every vector whose parts have no common divisor
              | "L"  every queen line vector of any length
     direction= "f" | "b"               as pawns: ahead, back; not from the base rank
              | "a" | "t"               away from the own base line, towards it
              | "u" | "d"               up the board, down the board, for both sides
     length   = number                  so many steps, the squares between empty
              | "*"                     one or more steps through empty squares
              | "="                     as many as the leg before
              | "1/2"                   as a pawn: further where its rank allows it
     end      = "^"                     the leg ends on a man, who stays
              | "!"                     the leg ends on an enemy, who is captured
              | nothing                 it ends on an empty square or, if last, on a capture

   royal: a man of this walk is a king, unless a rule says otherwise.
   m: moves only, c: captures only.  After "!" the landing square must be empty.  "promotes" may be
   followed by the English codes of the walks that it promotes to instead of the orthodox ones.

   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_NOTATION_H
#define PREMIER_NOTATION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
  MAX_PARTS = 12,
  MAX_LEGS = 8,
  MAX_LEG_VECTORS = 8,
  MAX_OWN_PROMOTIONS = 8,
  MAX_VECTOR = 25 /* the longest side of a vector that fits a board */
};

enum turning { AFRESH, STRAIGHT, TURN_45, TURN_90, TURN_135, TURN_BACK };
enum vector_class { LISTED, EVERY_VECTOR, EVERY_PRIMITIVE, EVERY_QUEEN_LINE };
enum heading { ANY_HEADING, PAWN_AHEAD, PAWN_BACK, AWAY, TOWARDS, UP_BOARD, DOWN_BOARD };
enum { ANY_LENGTH = -1, SAME_LENGTH = -2, PAWN_LENGTH = -3 };
enum leg_end { ON_ARRIVAL, ON_HURDLE, ON_VICTIM };

struct leg {
  enum turning turning;
  enum vector_class vectors; /* for AFRESH */
  unsigned vector_count;     /* LISTED: pairs 0 <= a <= b, standing for all their images */
  signed char vector[MAX_LEG_VECTORS][2];
  int length; /* steps, or one of the constants above */
  enum leg_end end;
};

struct part {
  bool moves, captures;
  enum heading heading;
  unsigned leg_count;
  struct leg leg[MAX_LEGS];
};

struct movement {
  unsigned part_count;
  struct part part[MAX_PARTS];
  bool royal;
  bool promotes;
  bool backwards;           /* it promotes at its own side's end of the board */
  unsigned promotion_count; /* 0: the orthodox walks */
  uint8_t promotion[MAX_OWN_PROMOTIONS];
};

/* NULL if the notation is fine, else what is wrong with it (static text, *offset: where, in
   bytes). */
const char *notation_read(const char *notation, struct movement *movement, size_t *offset);

#endif
