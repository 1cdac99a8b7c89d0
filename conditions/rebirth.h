/* The rebirth family as a table of axes: whose walk and side decide the square, which square that
   is, what the reborn man becomes, and what happens where the square is occupied.  The names of
   the field are rows that fix some of the axes; options behind the name set others.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_REBIRTH_H
#define PREMIER_REBIRTH_H

#include "solver/engine/general.h"

/* Which square. */
enum rebirth_place {
  AT_HOME, /* of the game array */
  ON_FILE, /* of the capture; the rank is that of the game array */
  BY_SYMMETRY,
  BY_VERTICAL_SYMMETRY,
  BY_HORIZONTAL_SYMMETRY,
  AT_ANTIPODES,
  IN_DIAGRAM,
  ON_DEPARTURE,
  ON_CAPTURE_SQUARE,
  BY_VECTOR,
  ANY_EMPTY_SQUARE, /* this and the next two offer a choice */
  IN_CAGE,
  BY_OWN_MOVE
};

/* What is done to the square then. */
enum rebirth_shift {
  NO_SHIFT,
  DIAMETRAL,
  VERTICAL_MIRROR,
  ONTO_RANK, /* of the capture */
  PROMOTED_TO_PROMOTION_RANK
};

/* Which walk the reborn man has. */
enum rebirth_walk { SAME_WALK, WALK_OF_OTHER, NEXT_IN_CYCLE };

/* What happens where the square is occupied. */
enum rebirth_occupied { RELAXED, STRICT, ASSASSIN, VOLCANIC, PARACHUTE };

/* Which capture a rebirth follows. */
enum rebirth_occasion { THIS_MOVE, LAST_MOVE, LAST_CAPTURE };

struct rebirth {
  enum rebirth_occasion occasion;
  bool couscous; /* the other man of the capture decides the square */
  bool mirrored; /* as if the man were the enemy's; a vector is turned round */
  enum rebirth_place place;
  enum rebirth_shift shift;
  enum rebirth_walk walk;
  bool turncoat; /* the reborn man changes sides */
  enum rebirth_occupied occupied;
  bool kings;
  bool cheylan;            /* a capture on the rebirth square itself does not count as one */
  bool listed;             /* only those that come back with a walk in april */
  bool april[MAX_WALKS];   /* walks that are reborn at all */
  uint8_t next[MAX_WALKS]; /* the cycle; NO_WALK: unchanged */
  unsigned named, set;     /* groups of options that the name has set, and name or options */
};

/* Groups of options: those of one group set the same axis. */
enum rebirth_group {
  NO_GROUP,
  GROUP_KINGS,
  GROUP_OCCASION,
  GROUP_MODEL,
  GROUP_REVERSAL,
  GROUP_PLACE,
  GROUP_SHIFT,
  GROUP_WALK,
  GROUP_SIDE,
  GROUP_OCCUPIED,
  GROUP_BLOCK
};

/* A name of the family: what it fixes, and which options may follow.  The member of its card. */
struct rebirth_row {
  struct rebirth axes;
  enum {
    OF_CAPTURED,
    OF_CAPTURER,
    OF_STANDING
  } whose;         /* of men that stand there nothing changes */
  bool any_square; /* of a standing man: several will do … */
  bool vector;     /* … there is a capture with a vector */
};

/* A man about to be reborn, or one that is asked where it would be. */
struct candidate {
  struct man man;
  enum colour side; /* whose it is for this purpose */
  struct man other; /* the other man of the capture; without one the man itself */
  enum colour other_side;
  uint8_t other_now;         /* the walk that it has taken with its move; NO_WALK if it is gone */
  square from;               /* of the capture: the square is reckoned from here */
  square departure, arrival; /* the vector */
  square stands;             /* where the man stands; NO_SQUARE for one that is off the board */
};

/* One way of being reborn. */
struct rebirth_way {
  square where;      /* NO_SQUARE: it stays off the board, or where it is */
  uint8_t promotion; /* decided together with the square; NO_WALK: not decided */
};
enum { MAX_REBIRTH_WAYS = 4 * MAX_SQUARES };

/* rebirth_read.c */
/* Reads the options behind a name of the family; the axes that the name fixes are the member of the
   card.  Complains where two options set the same axis. */
const void *read_rebirth(struct words *words);
/* Two names of the family are one rule, with the axes that either sets; the later one's go first.
 */
const void *join_rebirths(const void *earlier, const void *later, struct arena *arena);
/* What a card of the family holds besides its names: who fits its hooks to the settings (adapt_…),
   and the fields of its row. */
#define REBIRTH_CARD(hooks, ...)                                                                   \
  .member = &(const struct rebirth_row){__VA_ARGS__}, .read = read_rebirth, .adapt = hooks,        \
  .join = join_rebirths

/* rebirth_square.c */
/* The square by a rule that offers no choice, whether it is free or not; NO_SQUARE if there is
   none. */
square fixed_rebirth(const struct board *board, const struct rebirth *rebirth,
                     const struct candidate *candidate);
static inline bool offers_choice(const struct rebirth *rebirth) {
  return rebirth->place >= ANY_EMPTY_SQUARE;
}

/* rebirth_ways.c */
/* The ways that a rule offers: those of a choice are on empty squares. */
unsigned rebirth_ways(struct board *board, const struct rebirth *rebirth,
                      const struct candidate *candidate, struct rebirth_way *ways);
/* One of them, chosen by the move; `where` is NO_SQUARE if there is none, or if the man is left
 * off.
 */
struct rebirth_way choose_rebirth(struct board *board, const struct rebirth *rebirth,
                                  struct turn *turn, const struct candidate *candidate);

/* rebirth_act.c */
/* The captured man and the capturer of a move, as candidates. */
struct candidate captured_of(const struct board *board, const struct turn *turn);
struct candidate capturer_of(const struct board *board, const struct turn *turn);
/* A man that has to do with no capture, as a candidate for the square that it would have. */
struct candidate standing_at(const struct board *board, square unit, enum colour side);
/* The walk with which the candidate is reborn. */
unsigned reborn_walk(const struct rebirth *rebirth, const struct candidate *candidate);
/* Lets the candidate come back, if its king-ness and walk do not exclude it.  Sets turn->illegal if
   the rule wants that. */
void give_rebirth(struct board *board, const struct rebirth *rebirth, struct turn *turn,
                  const struct candidate *candidate);

/* circe.c: hooks of the rules by which captured men are reborn, as the settings ask for them. */
void adapt_circe(struct condition *card, const void *settings);
/* anticirce.c: of those by which capturers are. */
void adapt_anticirce(struct condition *card, const void *settings);

/* immune.c */
void adapt_immune(struct condition *card, const void *settings);

/* rebirth_setup.c */
/* Refuses boards that the places of the settings do not make sense on; admits the walks that reborn
   men may take. */
void set_up_rebirth(const struct rule *rule, struct setup *setup);
/* Men below empty squares come up. */
void uncover(struct board *board, const struct rule *rule, struct turn *turn);
/* Adds what all rules of the family need to the card. */
void adapt_rebirth(struct condition *card, const struct rebirth *rebirth);
/* What may become of a man on the square of rebirth: CHANGES_… bits. */
unsigned changes_of_occupant(const struct rebirth *rebirth);
/* The next free place for an effect of the card. */
void add_effect(struct condition *card, enum slot slot, unsigned changes,
                void (*act)(struct board *board, const struct rule *rule, struct turn *turn));

#endif
