/* Influencer: a man other than a king turns all enemy men but kings next to its square of arrival
   into pawns; those on their side's first rank, or where its pawns promote, into men of its own
   walk.  A man that becomes a pawn where its pawns promote promotes at once.

   Source: as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"
#include "solver/engine/general.h"

/* What the man of `side` on this square becomes next to one of that walk. */
static unsigned influenced_walk(const struct board *board, enum colour side, unsigned walk,
                                square where) {
  const bool no_pawn_stands = rank_for(board->geometry, where, side) == 0 ||
                              set_has(&general_setup(board)->promotion_squares[side], where);
  return no_pawn_stands ? walk : PAWN;
}

enum { NEIGHBOURS = 8 };

/* The enemy men around the man that has moved; returns how many. */
static unsigned influenced_men(const struct board *board, const struct turn *turn, square centre,
                               square *men) {
  unsigned count = 0;
  for (int files = -1; files <= 1; files++)
    for (int ranks = -1; ranks <= 1; ranks++) {
      const square near = geometry_step(board->geometry, centre, files, ranks);
      if (near != NO_SQUARE && near != centre && set_has(&board->of[opponent(turn->side)], near) &&
          !is_royal(board, near))
        men[count++] = near;
    }
  return count;
}

/* All of them change before the first one promotes. */
static void influence_around(struct board *board, struct turn *turn, square centre) {
  if (centre == NO_SQUARE || is_royal(board, centre))
    return;
  square men[NEIGHBOURS];
  const unsigned walk = board->man[centre].walk;
  const unsigned count = influenced_men(board, turn, centre, men);
  for (unsigned i = 0; i < count; i++)
    edit_walk(board, men[i], influenced_walk(board, opponent(turn->side), walk, men[i]));
  for (unsigned i = 0; i < count; i++)
    promote_reborn(board, turn, men[i], opponent(turn->side));
}

/* Men that have changed places both arrive; whoever moves is the one that turns men into pawns. */
static void influence(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  influence_around(board, turn, turn->exchanged);
  influence_around(board, turn, turn->now);
}

const struct condition condition_influencer = {
    .names = {"Influencer", "Influenceur", "Influencer"},
    .sentence = "A man other than a king turns the enemy men next to its arrival into pawns, on "
                "their first rank and where they promote into men like itself",
    .example = "Condition Influencer",
    .army = admit_pawns,
    .effects = {{.slot = SLOT_MASAND,
                 .changes = CHANGES_OTHERS | HAS_CHOICE,
                 .act = influence,
                 .telling = TOLD_WITH_SQUARE}},
};
