/* What the parts of the search share among themselves: a run (one part of the solution, shared by
   all workers) and a search (one worker's hands and memory).
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_SEARCH_H
#define PREMIER_SEARCH_H

#include "solver/search/bound.h"
#include "solver/search/branch_bound.h"
#include "solver/search/position_bound.h"
#include "solver/search/solve.h"
#include "solver/search/table.h"
#include "solver/search/tally.h"

#include <stdatomic.h>

enum ending { GOING_ON, ENOUGH_FOUND, TIME_IS_UP };

/* One part: set play, actual play, or the same for the other side.  Immutable while it is solved,
   except for the last group. */
struct run {
  const struct plan *plan;
  const struct options *options;
  const struct limits *limits;
  const struct shadows *shadows;  /* of the tree, NULL: none */
  const struct stipulation *tree; /* what is played: sides swapped for the second half of Duplex */
  enum colour first;              /* at the move in the diagram */
  unsigned left_out;              /* half-moves left out before the first one printed */
  enum part part;
  struct table *table;             /* NULL: none */
  struct census *census;           /* lines are counted, not told; NULL: told */
  struct joint_draft *joint_draft; /* what the workers' bounds share */
  double begun, deadline;          /* monotonic seconds; deadline 0: none */
  unsigned numbers_before;         /* given to first half-moves of earlier parts and twins */
  unsigned numbers;                /* given to those of this part, when it has been solved */

  struct first_move stopped_at; /* where the search was stopped, if the half-move has a number */

  atomic_int streak;   /* who has won the last races of any worker, see race.c */
  atomic_int ending;   /* enum ending: why the workers shall stop */
  atomic_bool crowded; /* moves had more alternatives than could be looked at */
  atomic_ullong nodes;
};

/* Are the solutions of this part to be counted and not told? */
static inline bool run_counts(const struct run *run) {
  return run->options->count && !run->limits->lists;
}

/* A position from which the bound has told that nothing comes, by the path to it. */
struct dead_end {
  bool known;
  unsigned depth;
  move path[8];
};

/* A worker: a position of its own and all that goes with it. */
struct search {
  struct run *run;
  const struct engine *engine;
  struct position *position;
  struct position *scribe; /* stays in the diagram but while a line is being described */
  struct move_stack moves;
  struct sink *sink;                     /* where this worker tells what it finds */
  struct bound *bound;                   /* NULL: no pruning of help play */
  struct branch_bound *branch_bound;     /* the same where a branch is at the root */
  struct position_bound *position_bound; /* NULL: no pruning of proof games */
  struct tally *tally;                   /* of lines that are counted, not told; NULL: told */
  unsigned patience;                     /* half-moves until the next look at the clock */
  unsigned long long taken;              /* half-moves so far */
  unsigned long long
      allowance; /* half-moves, with drafting, when an attempt is given up; 0: never */
  bool stopped;
  struct search *scout;       /* searches the same without a bound, see race.c; NULL: none */
  unsigned long long stretch; /* the allowance with which that race ended */
  struct dead_end dead_end;

  move *path; /* half-moves from the diagram to here; SILENT_PASS for the other side's in series */
  unsigned depth, path_room;
  const char *line_mark; /* behind the lines of structured play, "" as a rule */
  struct ply *plies;     /* room for describing the path */
  unsigned restarts[MAX_RESTARTS], restart_count; /* sections of the line, see events.h */
};

/* In series play the other side leaves its turn without a word; option NullMoves lets a side leave
   its own, which is a half-move of the solution. */
#define SILENT_PASS NO_MOVE

static inline bool is_pass(move m) {
  return m == SILENT_PASS || m == NULL_MOVE;
}

/* `prunes`: with a bound, where one applies, and then with a scout where there is a table. */
struct search *search_new(struct run *run, bool prunes);
void search_free(struct search *search);

/* Plays a move on the position and the path, and takes it back. */
void search_play(struct search *search, move m);
void search_undo(struct search *search);
/* Pushes all legal moves of the side, and those moves that only the goal makes legal: a double mate
   and the like may leave the mover's own king in check. */
void search_push_moves(struct search *search, const struct goal *goal);
/* Has the latest half-move reached the goal? */
static inline bool search_reached(const struct search *search, const struct goal *goal) {
  return search->engine->reached(search->position, goal);
}
/* Has the side at the move surely a legal move that does not reach the goal?  A quick answer to
   whether it is forced to reach it; false where there is none. */
static inline bool search_has_other_move(struct search *search, const struct goal *goal) {
  return search->engine->has_other_move && search->engine->has_other_move(search->position, goal);
}
/* Option KeepMatingPiece: true where it is given and the side that is to reach the goal has nothing
   but kings left. */
bool search_lacks_mating_piece(const struct search *search, enum colour side);
/* In lines the numbers begin with 1 again behind so many plies, until that is taken back. */
void search_begin_section(struct search *search, unsigned plies);
void search_end_section(struct search *search);
/* Half-moves on the path without the silent passes. */
unsigned search_plies(const struct search *search);
/* The next attempt may take so many half-moves, or what is as dear; 0: any number. */
void search_allow(struct search *search, unsigned long long half_moves);
/* True where the worker has to unwind; what it returns while doing so means nothing. */
bool search_must_stop(struct search *search);

static inline enum colour side_of(const struct search *search) {
  return search->position->side;
}

/* Was the last half-move of the solution a turn left (option NullMoves)?  It reaches no goal, and
   in help and series play no other follows it: two of them would lead back to where they began. */
static inline bool turn_was_left(const struct search *search) {
  unsigned last = search->depth;
  last -= last > 0 && search->path[last - 1] == SILENT_PASS;
  return last > 0 && search->path[last - 1] == NULL_MOVE;
}

/* May the side at the move leave its turn (option NullMoves)?  In help and series play: as the only
   one of two sides that follow each other. */
bool may_leave_turn(const struct search *search);
bool may_leave_turn_alone(const struct search *search);

/* Tells the line on the path.  `reached`: by the last ply. */
void tell_line(struct search *search, const struct reached *reached, const char *mark);

/* Looks at clock and signals: must all workers of the run stop? */
bool run_is_over(struct run *run);

#endif
