/* The plan of one twin: everything that is fixed while it is solved.  Made once, immutable,
   shared by all threads.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAN_H
#define PREMIER_PLAN_H

#include "solver/engine/castling_squares.h"
#include "solver/engine/engine.h"
#include "solver/language/problem.h"

/* What an optimisation may rely on; derived from the hooks in use and the board, never from
   names.  Unknown means false.  design: each is true where the sentence holds. */
struct facts {
  bool orthodox_board;     /* 8x8, flat, no holes */
  bool holed_board;        /* … or with holes */
  bool orthodox_men;       /* only orthodox walks on the board or to promote to, no attributes, at
                              most one king a side */
  bool no_rules;           /* no condition is active */
  bool orthodox_walks;     /* only orthodox walks on the board, each man of one side, and to promote
                              to; whoever is royal */
  bool usual_moves;        /* moves are some of those that orthodox men have on the usual board, and
                              change nothing else; promotion to king may be added */
  bool kings_shun_attacks; /* none of them stays where the walk of an enemy could capture it */
  bool constant_walks;     /* the moved unit stays what it is, promotion apart */
  bool no_returns;         /* units never come back and never appear */
  unsigned arrivals;       /* men that a half-move brings to squares or changes at most; castling,
                              which always moves a royal man, one more; 0: unknown */
  bool constant_sides;     /* a side moves its own men only, and they remain its own */
  bool moves_in_range; /* no move but castling, which is once for a side, leads a man to where the
                          range of its walk does not, and men change by promotion only */
  bool kings_in_range; /* false: that is not said of kings */
  bool vanish_by_capture;     /* men go only by being captured, one in a half-move */
  bool passes_change_nothing; /* who passes changes no men */
  bool alternate;             /* sides alternate */
  bool exposes_kings; /* whose king could be captured in the diagram may be not at the move */
  bool fog;           /* a side sees no more than its men could do */
};

struct general_plan; /* geometry, path tables and hooks: the general engine's own part */

struct plan {
  const struct problem *problem;
  struct facts facts;
  const struct engine *engine;
  unsigned castling; /* CASTLE_… bits granted in the diagram */
  /* Of the four castlings, in the order of the CASTLE_… bits; king NO_SQUARE where there is no such
     castling.  NULL: those of the orthodox array. */
  const struct castling_squares *castlings;
  /* Half-moves, passes included, that play from the diagram lasts at most; what has been before on
     a line counts only for decisions until then.  From the stipulation, where there is one. */
  unsigned horizon;
  const struct man *hidden; /* those that option Fog lists, as many as it says */
  square en_passant;        /* square passed by a double step, capturable; or NO_SQUARE */
  unsigned promotion_count;
  uint8_t promotions[MAX_WALKS];      /* walks a pawn may promote to */
  const struct general_plan *general; /* made for every plan: plain's reference */
  struct arena *arena;
};

/* The four castlings of a problem on the usual board. */
static inline const struct castling_squares *plan_castlings(const struct plan *plan) {
  return plan->castlings ? plan->castlings : orthodox_castlings;
}

/* How many castlings of the side may have brought men to where a position shows them, each of them
   king and partner; at most. */
unsigned plan_castlings_shown(const struct plan *plan, enum colour side, const struct man *men);
/* May the side castle from a position with these men, or from one behind it?  True unless men have
   left their squares, where that takes the right for good. */
bool plan_may_castle(const struct plan *plan, enum colour side, const struct man *men);

enum engine_choice { ENGINE_BY_FACTS, ENGINE_GENERAL, ENGINE_PLAIN };

/* Does the walk promote? */
bool plan_is_pawn(const struct plan *plan, unsigned walk);

/* NULL where the problem cannot be planned (complaints say why: two rules that exclude each other,
   a walk that is not supported, ENGINE_PLAIN for a problem that plain does not know).  The problem
   must outlive the plan. */
struct plan *plan_make(const struct problem *problem, enum engine_choice choice,
                       struct complaints *complaints);
void plan_free(struct plan *plan);

#endif
