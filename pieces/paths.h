/* Path tables: what a movement comes to on the board in hand.  Made once a plan.

   Each part of a walk becomes one of three machines:
     JUMP   a list of arrival squares;
     SLIDE  a list of rays, each followed through empty squares to the first man;
     LEGS   anything else: the legs of the notation, followed step by step.

   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PATHS_H
#define PREMIER_PATHS_H

#include "pieces/notation.h"
#include "solver/board/arena.h"
#include "solver/board/geometry.h"

enum machine { JUMP, SLIDE, LEGS };

enum { LINE_NONE = 0, LINE_SEVERAL = 65535 };

/* One leg, ready to be followed.  Courses (pieces/courses.h) are numbers of the walk's own. */
struct leg_paths {
  enum turning turning;
  int length;
  enum leg_end end;
  bool ends_on_first;         /* it ends on the first man of its line, which `rays` tells */
  const uint16_t *courses[2]; /* AFRESH: all that the leg may take, by colour */
  unsigned course_count[2];
  /* Other turns, but for STRAIGHT: a course c leads to turned[turn[c]] … turned[turn[c + 1] - 1].
   */
  const uint32_t *turn;
  const uint16_t *turned;
};

struct legs_paths {
  unsigned leg_count, course_count;
  struct leg_paths leg[MAX_LEGS];
  struct set immobile[2]; /* by colour: squares from which the walk cannot act */
  struct set edge;        /* squares where a leg that ends at the edge may end */
  const struct set
      *landing[2];      /* [colour][from]: where alone the last leg may end; NULL: anywhere */
  const square *steps;  /* [course * squares + square]: the next square or NO_SQUARE */
  const uint16_t *then; /* … and the course from there; NULL: always the same course */
  const bool *passing;  /* by course: its step leads to where no leg can end; NULL: none does */
  bool roams;           /* the leg may be made again and again: see roam.c */
  /* By colour: the choices of the first leg, as bits, that may lead from [from * squares + to] to a
     capture there on some board or other; NULL where there are too many. */
  const uint16_t *via[2];
  /* On boards of one word (hurdles.c); NULL where they do not help. */
  const uint64_t *rays; /* [course * squares + square]: the squares of the line behind it … */
  const bool *rising;   /* … by course: in the order of their numbers, else in the reverse one */
  bool lands_behind;    /* the whole walk: to the first man of a line and one step beyond */
  const uint16_t *leaps[2]; /* by colour, [from * squares + to]: 1 + the first leg's course to it */
  const uint64_t *beside[2]; /* by colour, [square]: where a man that roams may go on from there */
  /* By colour, [from * squares + to]: where a man has to be hopped over for a capture there, if
     that is all that matters. */
  const uint64_t *screens[2];
};

struct part_paths {
  enum machine machine;
  bool moves, captures;
  bool advance;    /* a pawn's: beyond its first square a ray is a longer first step */
  bool in_passing; /* a pawn's capture: also of a pawn that has just passed the arrival square */
  /* JUMP: arrivals, ended by NO_SQUARE.  SLIDE: rays, each ended by NO_SQUARE, the last one by
     another.  The list for a colour and a square begins at list[start[colour][square]]. */
  const square *list;
  const uint32_t *start[2];
  /* SLIDE: 1 + offset within its list of the ray from [from * squares + to] that leads there. */
  const uint16_t *line[2];
  const struct legs_paths *legs;
  bool crosses; /* LEGS: the way to a square may lead over that square */
};

struct walk_paths {
  unsigned squares, words;
  unsigned part_count;
  struct part_paths part[MAX_PARTS];
  enum lender lender; /* whose walks it borrows: the engine's business (general_lending.c) */
  bool royal;         /* its men are kings by nature */
  bool promotes;
  bool backwards;  /* it promotes at its own side's end of the board */
  bool repeats;    /* may offer the same arrival twice */
  bool jumps_only; /* nothing that stands between matters */
  bool lines_only; /* JUMP and SLIDE only: a man in between can only be in the way */
  /* Sets, by colour and square, without the words that the board does not need: see set_row. */
  const uint64_t *reach[2];   /* from here: where it captures on some board or other */
  const uint64_t *range[2];   /* from here: where it may arrive; all squares if unknown */
  const uint64_t *sources[2]; /* to here: reach, turned round */
  /* [from * squares + to], for squares within reach: what must be empty for the capture.  NULL
     where one word does not say it. */
  const uint64_t *ways[2];
};

static inline const uint64_t *set_row(const uint64_t *table, square where, unsigned words) {
  return table + (size_t)where * words;
}
static inline bool row_has(const uint64_t *row, square where) {
  return row[where >> 6] >> (where & 63) & 1;
}
static inline bool row_meets(const uint64_t *row, const uint64_t *other, unsigned words) {
  for (unsigned i = 0; i < words; i++)
    if (row[i] & other[i])
      return true;
  return false;
}

struct path_rules {
  const struct geometry *geometry;
  /* How many steps a pawn may take ahead from each rank, counted from its own side: 0 means that
     it cannot move at all from there. */
  uint8_t pawn_steps[2][MAX_RANKS];
  struct set single_step[2]; /* squares from which one step may be made all the same */
};

/* All memory is the arena's. */
void paths_make(struct walk_paths *paths, const struct movement *movement,
                const struct path_rules *rules, struct arena *arena);

/* ways.c */
const uint64_t *make_ways(const struct walk_paths *walk, enum colour colour, struct arena *arena);

static inline uint64_t way_between(const struct walk_paths *walk, enum colour colour, square from,
                                   square to) {
  return walk->ways[colour][(size_t)from * walk->squares + to];
}

/* What stands on the board, as a man finds it. */
struct crowd {
  const struct set *occupied; /* by men, or closed */
  const struct set *enemies;  /* needed by walks that tell enemies from friends on their way */
  const struct set *closed;   /* squares that play has closed */
  struct set *touched;        /* NULL, or what LEGS looks at is added: other men do not matter */
};

/* What is asked about a man's steps. */
struct sight {
  struct crowd crowd;
  const struct set *capturable; /* men that it may capture; for `imagine` all squares */
  bool moves, captures;         /* which of the two are asked for */
  bool in_passing;              /* only the captures by which pawns take in passing */
  bool imagine;                 /* squares where it would capture an enemy, if one stood there */
  bool by_way;                  /* each way to a square makes a step of its own */
};

struct step {
  square arrival;
  square capture; /* NO_SQUARE for none */
  bool longer;    /* a pawn's longer first step */
  bool passing;   /* a pawn's capture in passing */
  uint8_t origin; /* index of the square it starts from, where rules offer several; else 0 */
  square hurdle; /* with `by_way`: the last man that it passes and leaves there, or NO_SQUARE … */
  square before; /* … of leaps and lines: where the last step begins … */
  uint32_t way;  /* … of several legs: a number of the directions in which they end; else 0 */
};

enum { MAX_STEPS = 2 * MAX_SQUARES };

struct steps {
  unsigned count;
  unsigned first; /* steps from here on are of one man from one square */
  uint8_t origin; /* entered in new steps */
  bool merge;     /* several walks add to them: the same step may come again */
  struct step step[MAX_STEPS];
};

static inline void steps_begin(struct steps *steps) {
  steps->count = steps->first = 0;
  steps->origin = 0;
  steps->merge = false;
}

/* Adds what a man of the walk on `from` may do. Each arrival (with its capture) appears once. */
void walk_steps(const struct walk_paths *walk, enum colour colour, square from,
                const struct sight *sight, struct steps *steps);

/* The answer below, where tables do not give it. */
bool parts_observe(const struct walk_paths *walk, enum colour colour, square from, square target,
                   const struct crowd *crowd);

/* Would a man of the walk on `from` capture an enemy on `target`?  `touched` is NULL. */
static inline bool walk_observes(const struct walk_paths *walk, enum colour colour, square from,
                                 square target, const struct crowd *crowd) {
  if (!row_has(set_row(walk->reach[colour], from, walk->words), target))
    return false;
  if (walk->jumps_only)
    return true;
  if (walk->ways[colour])
    return !(way_between(walk, colour, from, target) & crowd->occupied->word[0]);
  return parts_observe(walk, colour, from, target, crowd);
}

/* The same, for a walk with legs; adds the squares that the answer depends on to `touched`. */
bool walk_observes_touching(const struct walk_paths *walk, enum colour colour, square from,
                            square target, const struct crowd *crowd);

#endif
