/* Aims: sketches of a final position.  The side that gives the last move is called the mater, the
   other the mated, whatever the goal.  An aim makes claims about some men, each of which is true or
   false in a given final position and of the play that leads to it; about all other men it makes
   none.  From the claims follow least numbers of moves, and when these exceed what is left, no play
   can fulfil the aim.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_BOUND_AIM_H
#define PREMIER_BOUND_AIM_H

#include "solver/search/bound_castling.h"

/* What is claimed of a man of the mated side. */
enum fate {
  OPEN_FATE, /* nothing */
  ENDS,      /* it survives and ends on `where` as a `walk` */
  LEAVES,    /* it moves at least once more and does not end where it is now as what it is */
  /* Men that will be captured: */
  TAKEN_HERE,  /* without having moved again, by the man that has the square among its captures */
  MOVES_TAKEN, /* after at least one more move */
  TAKEN,       /* somehow */
  LOST         /* the same; how is still to be told apart (bound_draft.c) */
};

static inline bool is_taken(unsigned fate) {
  return fate >= TAKEN_HERE;
}

/* Is it claimed not to be in the end where it is now, nor on any other square that is known? */
static inline bool is_away(unsigned fate) {
  return fate >= LEAVES;
}
/* Is it claimed to move, no matter where to? */
static inline bool moves_once(unsigned fate) {
  return fate == LEAVES || fate == MOVES_TAKEN;
}

enum { MOST_CAPTURES = 3 }; /* of one man that an aim tells one by one */

/* What is claimed of who gives mate. */
enum checks {
  OPEN_CHECKS, /* nothing */
  CHECKS,      /* the checker does, others may too */
  CHECKS_ALONE,
  CHECKS_NOT_ALONE
};

struct aim {
  uint8_t king;            /* where the mated king ends */
  uint8_t checks, checker; /* enum checks; the man of the mater, which has a claimed end */
  uint16_t pinned;         /* men of the mated side that end pinned, by index */
  struct {
    uint8_t fate, where, walk;
  } mated[MOST_MEN];
  struct {
    bool ends;   /* it survives and ends on `where` as a `walk` */
    bool leaves; /* it moves at least once more and does not end where it is now */
    uint8_t where, walk;
    uint8_t captures, on[MOST_CAPTURES]; /* squares where it captures */
  } mater[MOST_MEN];
  uint8_t spare, time; /* moves that it leaves to the mater and to the mated side */
};

/* A position with so many moves to come, and how far its men get. */
struct scene {
  const struct reach *reach;
  enum colour side;                          /* the mater's */
  bool mate;                                 /* the goal: mate, else stalemate */
  unsigned mater_moves, mated_moves;         /* with the allowances for castling */
  unsigned mater_castlings, mated_castlings; /* that are possible, in bits by enum wing */
  unsigned maters, mateds;                   /* men, captured ones included */
  struct actor mater[MOST_MEN], mated[MOST_MEN];
  unsigned king;             /* the mated king, which is none of the actors */
  unsigned just_doubled;     /* index of the mated pawn that has just made a double step, + 1 */
  uint64_t taking;           /* squares that the mater's men reach */
  uint64_t straight, aslant; /* … as men that pin along ranks and files, along diagonals */
  unsigned liners;           /* the mater's men that can be line men in the end */
  pawn_spreads pawns[2 * MOST_MEN];
};

/* Castling is one move, but three in the tables (king two squares, rook one). */
enum { CASTLING_SAVES = 2 };

static inline unsigned allowance_of(unsigned castlings) {
  return castlings ? CASTLING_SAVES : 0;
}

/* The mater's moves without the allowance: what it can make of other moves than castling. */
static inline unsigned most_moves(const struct scene *scene) {
  return scene->mater_moves - allowance_of(scene->mater_castlings);
}

/* Fills all that follows from the men, their squares and the numbers of moves. */
void scene_spread(struct scene *scene);

/* Is nothing claimed of that man of the mater, so that it is presumed to stay? */
static inline bool is_presumed(const struct aim *aim, unsigned man) {
  return !aim->mater[man].ends && !aim->mater[man].leaves && aim->mater[man].captures == 0;
}

/* Least number of moves that the claims about one man of the mater take if it does not castle, and
   about all together; NEVER if it is above the moves left.  All together take the sum.  Where
   castling is possible, that and the allowance, or what castling leaves of it. */
unsigned mater_cost_of(const struct scene *scene, const struct aim *aim, unsigned man);
unsigned mater_cost(const struct scene *scene, const struct aim *aim);
/* The least and the most that the claims about one man take, over not castling and all castlings
   that are possible. */
struct toll {
  unsigned least, most;
};
struct toll mater_toll_of(const struct scene *scene, const struct aim *aim, unsigned man);
/* No more than mater_cost_of, from the man's square alone: nothing in the scene that scene_spread
   fills is asked for, but mater_moves. */
unsigned mater_distance(const struct scene *scene, const struct aim *aim, unsigned man);
/* The same for the mated side, its king included in all together. */
unsigned mated_cost_of(const struct scene *scene, const struct aim *aim, unsigned man);
unsigned mated_distance(const struct scene *scene, const struct aim *aim, unsigned man);
unsigned mated_cost(const struct scene *scene, const struct aim *aim);
/* Men that the mater has to capture. */
unsigned taken_in(const struct scene *scene, const struct aim *aim);
/* Squares that a man of the mater passes or ends on if it makes no more than `spare` moves above
   its least number. */
uint64_t way_of(const struct scene *scene, const struct aim *aim, unsigned man, unsigned spare);

/* Squares where the mated side's men end, the king not counted, if those without a claim stay; and
   holes, where its king and other men find no more room than there. */
uint64_t mated_presumed(const struct scene *scene, const struct aim *aim);
/* Those of them that are claimed. */
uint64_t mated_claimed(const struct scene *scene, const struct aim *aim);
/* The same for the mater; a man that has captures to make, but no claimed end, is presumed on all
   squares of its captures. */
uint64_t mater_presumed(const struct scene *scene, const struct aim *aim);
uint64_t mater_claimed(const struct scene *scene, const struct aim *aim);

#endif
