/* The general engine's own part of a plan: path tables of the walks in use, and the hooks of the
   active rules as short lists, sorted by depth or slot.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_GENERAL_PLAN_H
#define PREMIER_GENERAL_PLAN_H

#include "solver/engine/general.h"

enum { MAX_RULES = 32, MAX_EFFECTS_IN_USE = MAX_RULES * MAX_EFFECT_HOOKS };

/* Rules that have a certain hook, deepest first: a question of depth d goes to the first
   `count[d]` of them. */
struct hook_list {
  unsigned count[BARE + 1];
  const struct rule *rule[MAX_RULES];
};

/* Rules that have a hook which knows no depth, in the order of the input. */
struct rule_list {
  unsigned count;
  const struct rule *rule[MAX_RULES];
};

struct promotions {
  unsigned count;
  uint8_t walk[MAX_WALKS];
};

struct effect_in_use {
  const struct effect_hook *hook;
  const struct rule *rule;
};

struct general_plan {
  struct setup setup;
  unsigned rule_count, memory_count;
  struct rule rule[MAX_RULES];

  /* Walks that may come up, in slots. */
  unsigned slot_count;
  uint8_t walk[MAX_WALKS];  /* by slot */
  uint8_t slot[MAX_WALKS];  /* by walk */
  struct walk_paths *paths; /* by slot */
  /* What pawns promote to; by slot, for walks with a choice of their own the same. */
  struct promotions promotion, *own_promotion;

  unsigned mark_count; /* of attributes in use */
  uint32_t mark[MAX_RULES], marks;

  struct hook_list gates, movers, views, walks, origins, extras, geometries, takes, steps, wholes;
  struct rule_list reborns, promoteds, legal_wholes, prefers, afters, checks, mates, turns;
  /* By slot: those before the movement, before promotion, and after it. */
  unsigned effect_count, effects_before_movement, effects_before_promotion;
  unsigned acting_count; /* of those that do more than note something */
  bool acts_on_promotion;
  struct effect_in_use effect[MAX_EFFECTS_IN_USE];

  bool bare[BARE + 1];     /* neither rules nor sides have a say in what men see, at this depth */
  bool shrunk[BARE + 1];   /* rules only take away from what men see and do by their walks */
  bool by_walks[BARE + 1]; /* … by the walks that they are lent, on squares that they act from, over
                              the men that are not hidden from them */
  bool lent_to_kings[BARE + 1];   /* … and royal men alone are lent some: all others as if bare */
  bool own_squares_too[BARE + 1]; /* … as if on their own squares no rule had a say; and it is known
                                     which men may act from others */
  bool free_actors[BARE + 1];     /* nobody has a say in which men may act */
  bool own_first;     /* what men can do from their own squares they do not do from others */
  bool begins_there;  /* moves from other squares begin there, for geometry rules */
  bool walks_by_mode; /* rules lend other walks for moves than for captures */
  bool playcheck, kings_at_stake;
  bool remembers;             /* what has been before on the line matters */
  unsigned least_return;      /* half-moves, passes included, before a position can come up again */
  bool late_promotion;        /* what a pawn promotes to is chosen after effects on its walk */
  bool own_passing;           /* captures in passing are among the steps that a rule adds */
  enum depth judged;          /* so deep geometry rules judge where changed steps lead */
  bool choices;               /* an effect, or the origin of a move, may offer alternatives */
  bool keeps_rights;          /* nothing ever gets a castling right back */
  bool quick_legality;        /* see general_quick.c … */
  bool attacks_shrink;        /* … where fewer men attack than the board shows … */
  bool moves_shrink;          /* … where rules forbid moves that expose no king … */
  bool keeps_walks;           /* … where who moves stays what it is, promotion apart */
  uint8_t loses[MAX_SQUARES]; /* UNMOVED_… bits lost by a move from or to the square */
};

/* Compiles what the rules say; all memory is the plan's arena's. */
const struct general_plan *general_plan_make(const struct setup *setup, const struct rule *rules,
                                             unsigned rule_count, struct arena *arena);

/* The row of a walk, also of one that the problem defines itself. */
const struct piece *walk_row(const struct problem *problem, unsigned walk);

#endif
