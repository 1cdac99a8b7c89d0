/* What the search tells the world.  A sink is told in the order of the solution, whatever the
   number of threads; it must not keep pointers beyond the call.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_EVENTS_H
#define PREMIER_EVENTS_H

#include "solver/board/set.h"
#include "solver/engine/engine.h"
#include "solver/engine/goal.h"
#include "solver/engine/ply.h"
#include "solver/language/problem.h"

#include <stdbool.h>

enum verdict {
  COMPLETE,    /* "solution finished." */
  PARTIAL,     /* "Partial solution": MaxSolutions, StartMoveNumber … */
  INTERRUPTED, /* "solving interrupted.": MaxTime, a signal */
};

/* What a half-move of a battle tree is. */
enum role { ROLE_KEY, ROLE_TRY, ROLE_SET, ROLE_THREAT, ROLE_VARIATION, ROLE_REFUTATION };

/* Behind a key: what the defender faces. */
enum facing { FACING_NOTHING, FACING_THREAT, FACING_ZUGZWANG };

struct tree_move {
  unsigned depth; /* half-moves from the diagram: 0 a key, 1 a reply or set play, 2 … */
  enum role role;
  const char *mark;   /* " !" " ?" " ?!?" … or "" */
  enum facing facing; /* printed behind the move: " threat:" " zugzwang." */
  /* With a threat: how the defender leaves its turn, for what that brings about.  NULL without. */
  const struct ply *pass;
  struct reached reached; /* what the half-move has reached */
};

/* A complete line of help or series play.  It may fall into sections that are numbered for
   themselves: an introductory series and what follows, the parts of structured play. */
enum { MAX_RESTARTS = 4 };
struct line {
  const struct ply *plies;
  unsigned count;
  unsigned first; /* half-moves left out before it: 1 prints "1...", 2 (set play of h#n.5) prints
                     "1...  ...  2." */
  bool unspoken;  /* the last of them was a turn left in silence: "1...  2." */
  unsigned restarts[MAX_RESTARTS]; /* plies where a new section begins, ascending */
  unsigned restart_count;
  struct reached reached; /* by the last ply */
  const char *mark; /* behind the line: "", or " ?!?" where a side was forced to reach the goal: see
                       line_solves */
  struct key end;   /* with option Intelligent n: tells final positions apart (ends.h) */
};

/* A line that is told because it is forbidden is no solution. */
static inline bool line_solves(const struct line *line) {
  return line->mark[0] == '\0';
}

/* Play under fog: what the solving side sees, and how that differs from what it saw before.  Of two
   sightings that may follow the same half-move no two say the same. */
struct sighting {
  unsigned depth;     /* half-moves from the diagram up to here; 0: the diagram itself */
  unsigned positions; /* that are possible now, those where the goal has been reached left out */
  bool only;          /* nothing else could be seen here */
  bool is_goal;       /* the goal has been reached, play has ended; nothing below is told */
  struct goal goal;
  square captured;   /* where a man of the side has just been captured; NO_SQUARE */
  struct man victim; /* … and which */
  unsigned squares;  /* of the board */
  struct set seen;
  const struct man *men;        /* by square: what stands on those seen, nobody on the others */
  const struct man *men_before; /* the same for what was seen before */
  struct set appeared;          /* enemy men seen that were not seen there before */
  struct set vanished;          /* squares seen without the enemy men that were seen there */
  struct set opened, closed;    /* squares seen, and not seen, by which it differs from sightings
                                   that are the same in men */
  const struct ply *chance;     /* a move of the side possible here by which it differs, or NULL */
};

/* The parts a twin is solved in. */
enum part {
  PART_SET,  /* set play: one half-move is left out */
  PART_PLAY, /* actual play */
  PART_KEYED /* post-key play: the diagram is the position after the key */
};

/* Every function must be there. */
struct sink {
  void (*line)(struct sink *sink, const struct line *line);
  /* A half-move of a battle tree, parents before children. */
  void (*tree_move)(struct sink *sink, const struct ply *ply, const struct tree_move *where);
  /* Under fog, between the half-moves of a tree: those of the solving side are told as of a battle
     tree, those of the other side by what is seen of them.  Two sightings follow a half-move:
     behind it and behind the answer. */
  void (*sighting)(struct sink *sink, const struct sighting *sighting);
  /* Before the refutations of a try: "but". */
  void (*but)(struct sink *sink);
  /* Post-key play: a reply to which there is no answer: "refutes." */
  void (*refutes)(struct sink *sink);
  /* The defender's situation in the diagram itself (post-key play), with `pass` as in tree_move;
     `check`: it is in check. */
  void (*root_facing)(struct sink *sink, enum facing facing, const struct ply *pass, bool check);
  /* Before the tree or the lines of a new part, also if nothing will be found in it.  `side` is the
     one that the stipulation lets begin in this half: the other one in the second half of Duplex.
     No part for a half where the side at the move could capture the king (see struct outcome). */
  void (*part)(struct sink *sink, enum part part, enum colour side);
  /* Option MoveNumbers: a first half-move, or with numbers for answers such an answer, is about to
     be searched; seconds since solve() began. */
  void (*move_number)(struct sink *sink, const struct number_list *numbers, const struct ply *ply,
                      double seconds);
  /* Option Count, behind `part`: how many solutions the part has, in digits; not `exact`: at least
     so many, for the search was stopped. */
  void (*count)(struct sink *sink, const char *digits, bool exact);
  /* How far the search is, for a terminal: share of root moves done, nodes. May come at any time.
   */
  void (*progress)(struct sink *sink, double share, unsigned long long nodes);
};

#endif
