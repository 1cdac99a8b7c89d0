/* The notation of walks, read into a movement.

     movement = ( "none" | "lent by enemies" | "lent by friends" | element { "+" element } )
                [ ", royal" ] [ ", promotes" { code } ]
     element  = part | "away(" parts ")" | "towards(" parts ")"
     part     = [ "on" files ":" ] [ "m:" | "c:" ] leg { ">" leg }
     leg      = turn length [ end ]
     turn     = [ direction ] vectors [ path ]   the first leg: any image of the vectors
              | "="                     straight on
              | "±45" | "±90" | "±135" | "180"
              | "near" vectors          by those images that lie nearest to the step before
              | "round" vectors         by any image as long as the step before, not straight back
              | "any" vectors [ path ]  afresh, in any direction
     vectors  = letters W F D A C Z N Q, or (a,b)
              | "E"  every vector       | "P"  every vector whose parts have no common divisor
              | "L"  every queen line vector of any length
     direction= "f" | "b"               as pawns: ahead, back; not from the base rank
              | "a" | "t"               away from the own base line, towards it
              | "u" | "d"               up the board, down the board, for both sides
              | "s"                     sideways, from squares beyond the middle of the board
     path     = "@"                     a circle: each step turns to the next image, to one side
              | "zig" (a,b)             zigzag: two images in turn, together an image of (a,b)
              | "reflected" n           a line that the edges turn back, so many times
              | "shifted" n             the same; at the edge it slips one square along it first
              | "via" vectors           each step in two: the first is the image nearest to it, on a
                                        square that it does not stop on
     length   = number                  so many steps, the squares between empty
              | "*"                     one or more steps through empty squares
              | "="                     as many as the leg before
              | "1/2"                   as a pawn: further where its rank allows it
     end      = "^"                     the leg ends on a man, who stays
              | "&"                     the leg ends on an enemy, who stays
              | "!"                     the leg ends on an enemy, who is captured
              | "~"                     the leg ends on any square, empty or not
              | "|"                     the leg ends on an empty square at the edge
              | "]"                     the leg ends across the edge; what follows begins where it
                                        began
              | "%"                     the last leg: ends at the edge if the move began inside, and
                                        inside if it began at the edge
              | nothing                 it ends on an empty square or, if last, on a capture
     "..." behind the only leg: it may be made again and again, in any direction, over squares not
     yet visited; with the end "|" from edge squares only, and it may stop anywhere.

   lent by: it moves and observes as those enemies, or men of its own side, that observe it.
   royal: a man of this walk is a king, unless a rule says otherwise.
   m: moves only, c: captures only.  on: from squares of these files only.  away, towards: moves
   that arrive on ranks further from the own base line, or nearer to it.  After "!" the landing
   square must be empty.  "promotes" may be followed by the English codes of the walks that it
   promotes to instead of the orthodox ones.

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
  MAX_REFLECTIONS = 9,
  MAX_VECTOR = 25 /* the longest side of a vector that fits a board */
};

enum turning { AFRESH, STRAIGHT, TURN_45, TURN_90, TURN_135, TURN_BACK, TURN_NEAR, TURN_ROUND };
enum vector_class { LISTED, EVERY_VECTOR, EVERY_PRIMITIVE, EVERY_QUEEN_LINE };
enum lender { NOBODY, ENEMIES, FRIENDS };
enum path { LINE, CIRCLE, ZIGZAG, REFLECTED, SHIFTED, LAME };
enum heading {
  ANY_HEADING,
  PAWN_AHEAD,
  PAWN_BACK,
  AWAY,
  TOWARDS,
  UP_BOARD,
  DOWN_BOARD,
  SIDEWAYS_BEYOND
};
enum { ANY_LENGTH = -1, SAME_LENGTH = -2, PAWN_LENGTH = -3 };
enum leg_end {
  ON_ARRIVAL,
  ON_HURDLE,
  ON_ENEMY,
  ON_VICTIM,
  ANYWHERE,
  AT_EDGE,
  BEYOND_EDGE,
  OTHER_SIDE
};

/* Vectors as they are written: LISTED are pairs 0 <= a <= b, standing for all their images. */
struct vectors {
  enum vector_class class;
  unsigned count;
  signed char pair[MAX_LEG_VECTORS][2];
};

struct leg {
  enum turning turning;
  struct vectors vectors; /* for AFRESH, TURN_NEAR and TURN_ROUND */
  enum path path;
  struct vectors by;    /* ZIGZAG: the sum of two steps; LAME: the first half of each step */
  unsigned reflections; /* REFLECTED, SHIFTED */
  int length;           /* steps, or one of the constants above */
  enum leg_end end;
  bool roams; /* "..." */
};

struct part {
  bool moves, captures;
  enum heading heading;
  enum heading bound; /* AWAY, TOWARDS: of the group that it stands in; else ANY_HEADING */
  uint32_t files;     /* from squares of these files only, a bit each; 0: from all */
  unsigned leg_count;
  struct leg leg[MAX_LEGS];
};

struct movement {
  unsigned part_count;
  struct part part[MAX_PARTS];
  enum lender lender;
  bool royal;
  bool promotes;
  bool backwards;           /* it promotes at its own side's end of the board */
  unsigned promotion_count; /* 0: the orthodox walks */
  uint8_t promotion[MAX_OWN_PROMOTIONS];
};

/* The most men that one of its ways passes over and leaves where they are. */
unsigned most_hurdles(const struct movement *movement);

/* NULL if the notation is fine, else what is wrong with it (static text, *offset: where, in
   bytes). */
const char *notation_read(const char *notation, struct movement *movement, size_t *offset);

#endif
