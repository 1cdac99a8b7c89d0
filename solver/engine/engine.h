/* The one interface between search and engines.  `general` knows every board, walk and condition;
   `plain` knows orthodox men on 8x8 and Contrôle Premier, fast.  The plan chooses.

   A position belongs to one thread.  The plan is shared, immutable, and must outlive it.
   Unless stated otherwise "the side" is the side at the move.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_ENGINE_H
#define PREMIER_ENGINE_H

#include "solver/engine/goal.h"
#include "solver/engine/move.h"
#include "solver/engine/ply.h"

struct plan;
struct engine;

/* Engines extend this struct; it must be their first member. */
struct position {
  const struct engine *engine;
  const struct plan *plan;
  enum colour side; /* at the move; read freely, changed only by the engine's functions */
  bool crowded;     /* a move had more than MAX_CHOICES alternatives: some were left out, here or
                       earlier; never reset */
};

struct key {
  uint64_t high, low;
};

/* Another key for the same position in another situation of the play. */
struct key key_for(struct key key, uint64_t situation);

/* Adds a key to those gathered in the sum: how often each is among them counts, their order does
   not. */
void gather_key(struct key *sum, struct key key);

/* Sets of men of the orthodox kinds on 8x8, bit = square.  Only for searches whose pruning
   argument speaks of orthodox men (facts.orthodox_men). */
struct bitboards {
  uint64_t of[2];                /* by colour */
  uint64_t walk[ORTHODOX_WALKS]; /* by walk, both colours */
};

struct engine {
  const char *name;
  bool plays_quickly; /* playing and taking back takes less than waiting for memory */

  /* The plan's diagram, with the castling and en passant rights that the problem grants, `first`
     at the move.  An en passant right counts only for the side that can use it. */
  struct position *(*create)(const struct plan *plan, enum colour first);
  struct position *(*copy)(const struct position *position);
  void (*destroy)(struct position *position);

  /* All legal moves of the side, pushed on the stack, in an order that depends on the position
     only.  Two moves pushed are two different moves in the solution. */
  void (*legal_moves)(struct position *position, struct move_stack *stack);
  bool (*has_legal_move)(struct position *position);
  /* About how many there are, for ordering.  NULL: nothing is faster than listing them. */
  unsigned (*mobility)(struct position *position);

  /* Is this move, legal in another position with the same side at the move, legal here, too?  NULL:
     nothing is faster than listing them. */
  bool (*is_legal)(struct position *position, move m);

  /* Plays a move that legal_moves or goal_moves of this very position gave; the other side is at
     the move afterwards. undo takes back the latest play or pass; to any depth. */
  void (*play)(struct position *position, move m);
  void (*undo)(struct position *position);
  /* The side leaves its turn to the other (series play).  En passant rights lapse. */
  void (*pass)(struct position *position);

  /* The latest move played; NO_MOVE in the diagram and after a pass. */
  move (*latest)(const struct position *position);

  /* Is `side` in check now, whoever is at the move? */
  bool (*in_check)(struct position *position, enum colour side);

  /* Has the latest move played reached the goal? */
  bool (*reached)(struct position *position, const struct goal *goal);
  /* The legal moves of the side that reach the goal, pushed on the stack: the same moves in the
     same order as legal_moves filtered by reached, only faster. */
  void (*goal_moves)(struct position *position, const struct goal *goal, struct move_stack *stack);
  /* Is there any? */
  bool (*has_goal_move)(struct position *position, const struct goal *goal);

  /* Has the side surely a legal move that does not reach the goal?  False where looking for one is
     not worth it.  NULL: it never is. */
  bool (*has_other_move)(struct position *position, const struct goal *goal);

  /* Equal for positions that no later decision can tell apart; includes the side at the move,
     rights and memory. */
  struct key (*key)(const struct position *position);

  /* Fills `ply` for a legal move of this position not yet played; for NULL_MOVE, the side's leaving
     its turn, with what rules do then. */
  void (*describe)(struct position *position, move m, struct ply *ply);
  struct man (*man_at)(const struct position *position, square where);

  /* Before the first move: changes the diagram to one with this man on the square (walk NO_WALK:
     with an empty square), with the rights that the problem would grant to it.  Only engines that
     are chosen for problems under fog have it; NULL in the others. */
  void (*set_man)(struct position *position, square where, struct man man);

  /* Number of controls of `where` by men of `side` (Contrôle Premier's sense). */
  unsigned (*controls)(struct position *position, square where, enum colour side);

  /* Fills the sets; false where the engine or the problem cannot be described by them. */
  bool (*bitboards)(const struct position *position, struct bitboards *sets);
};

extern const struct engine general_engine;
extern const struct engine plain_engine;
extern const struct engine plain_cp_engine;

/* Goals by their definition, from the other functions of the interface alone.  Engines use these
   for every goal they have nothing faster for; tests use them as the reference. */
bool goal_reached_by_definition(struct position *position, const struct goal *goal);
/* Has the man on `where` its diagram square there (circuit)?  Have it and another changed places?
 */
bool is_home(const struct position *position, square where);
bool is_exchanged(const struct position *position, square where);
void goal_moves_by_definition(struct position *position, const struct goal *goal,
                              struct move_stack *stack);
bool has_goal_move_by_definition(struct position *position, const struct goal *goal);

#endif
