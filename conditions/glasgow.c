/* Glasgow chess: pawns promote one rank early.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/condition.h"
#include "solver/engine/setup.h"

static void promote_early(const struct rule *rule, struct setup *setup) {
  (void)rule;
  const struct geometry *geometry = &setup->geometry;
  for (unsigned side = WHITE; side <= BLACK; side++) {
    set_clear(&setup->promotion_squares[side]);
    for_set (where, &geometry->exists, geometry->words)
      if (rank_for(geometry, where, (enum colour)side) + 2 == geometry->ranks)
        set_add(&setup->promotion_squares[side], where);
  }
  setup->early_promotion = true;
}

static void ask_for_ranks(const struct rule *rule, struct setup *setup) {
  (void)rule;
  if (setup->frame.ranks < 3)
    setup->refusal = "there is no rank before the last one";
}

const struct condition condition_glasgow_chess = {
    .names = {"GlasgowChess", "EchecsGlasgow", "GlasgowSchach"},
    .sentence = "Pawns promote one rank early",
    .example = "Condition GlasgowChess",
    .squares = ask_for_ranks,
    .promote = promote_early,
};
