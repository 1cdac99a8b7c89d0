/* The facts that optimisations may rely on.  They follow from the hooks that the rules have, one
   line each; a rule that has none of the hooks of a line cannot disturb what the line says.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/facts.h"

static bool is_holed_board(const struct board_frame *frame) {
  return frame->files == 8 && frame->ranks == 8 && frame->shape == FLAT;
}

static bool is_orthodox_board(const struct board_frame *frame) {
  if (!is_holed_board(frame))
    return false;
  for (square where = 0; where < 64; where++)
    if (frame->hole[where])
      return false;
  return true;
}

/* On the board, each of one side, and to promote to; whoever is royal. */
static bool have_orthodox_walks(const struct setup *setup) {
  for (square where = 0; where < setup->geometry.squares; where++)
    if (setup->men[where].walk >= ORTHODOX_WALKS || setup->men[where].owners == OF_BOTH)
      return false;
  for (unsigned walk = ORTHODOX_WALKS; walk < MAX_WALKS; walk++)
    if (setup->promotion[walk])
      return false;
  return true;
}

static bool are_orthodox_men(const struct setup *setup) {
  unsigned kings[2] = {0, 0};
  for (square where = 0; where < setup->geometry.squares; where++) {
    struct man man = setup->men[where];
    if (man.marks != (man.walk == KING ? MARK_ROYAL : 0))
      return false;
    if (man.walk == KING && ++kings[man.owners == OF_BLACK] > 1)
      return false;
  }
  return have_orthodox_walks(setup);
}

/* And none that may come up in other ways. */
static bool are_orthodox_walks(const struct setup *setup) {
  for (unsigned walk = ORTHODOX_WALKS; walk < MAX_WALKS; walk++)
    if (setup->walk[walk])
      return false;
  return have_orthodox_walks(setup);
}

/* On the usual board: pawns that step and promote as they always do. */
static bool are_usual_pawns(const struct setup *setup) {
  for (unsigned side = WHITE; side <= BLACK; side++) {
    const unsigned last = side == WHITE ? 7 : 0;
    if (setup->promotion_squares[side].word[0] != UINT64_C(0xff) << 8 * last)
      return false;
    for (unsigned rank = 0; rank < 8; rank++)
      if (setup->pawns.pawn_steps[side][rank] != (rank == 0 ? 0 : rank == 1 ? 2 : 1))
        return false;
  }
  return !setup->stays_pawn;
}

/* Moves come from the walks alone, and no rule changes men or squares. */
static bool only_take_away(const struct general_plan *g) {
  for (unsigned i = 0; i < g->effect_count; i++)
    if (g->effect[i].hook->changes & ~(unsigned)(ON_CAPTURE | ON_PROMOTION | ONLY_NOTES))
      return false;
  return g->shrunk[FOR_MOVES] && g->extras.count[FOR_MOVES] + g->promoteds.count == 0;
}

static bool are_usual_moves(const struct general_plan *g) {
  return is_orthodox_board(&g->setup.frame) && are_orthodox_walks(&g->setup) &&
         are_usual_pawns(&g->setup) && only_take_away(g);
}

static bool shun_attacks(const struct general_plan *g) {
  return are_orthodox_men(&g->setup) && !g->attacks_shrink && g->checks.count == 0;
}

/* What all effects of the rules together may change. */
static unsigned changes_of(const struct general_plan *general) {
  unsigned changes = 0;
  for (unsigned i = 0; i < general->effect_count; i++)
    changes |= general->effect[i].hook->changes;
  return changes;
}

bool only_rules_of_plain(const struct general_plan *general, bool *prime_control) {
  unsigned primes = 0, castlings = 0;
  for (unsigned i = 0; i < general->rule_count; i++) {
    primes += general->rule[i].condition->compiled == COMPILED_PRIME_CONTROL;
    castlings += general->rule[i].condition->compiled == COMPILED_CASTLING;
  }
  *prime_control = primes > 0;
  return primes <= 1 && primes + castlings == general->rule_count;
}

static bool all_extras_castle(const struct general_plan *general) {
  const bool many_royals =
      general->setup.promotion[KING] || (changes_of(general) & CHANGES_ROYALTY);
  for (unsigned i = 0; i < general->extras.count[FOR_MOVES]; i++)
    if (many_royals || !general->extras.rule[i]->condition->extra.castles)
      return false;
  return true;
}

/* The man that moves, and each that an effect may bring back. */
static unsigned count_arrivals(const struct general_plan *general) {
  unsigned arrivals = 1;
  if ((changes_of(general) & CHANGES_OTHERS) || general->mates.count > 0 ||
      !all_extras_castle(general))
    return 0;
  for (unsigned i = 0; i < general->effect_count; i++)
    arrivals += (general->effect[i].hook->changes & BRINGS_BACK) != 0;
  return arrivals;
}

/* Men of orthodox walks are royal if they are kings, where no rule changes that. */
static bool are_lent_to_kings(const struct general_plan *g) {
  return g->lent_to_kings[FOR_MOVES] && are_orthodox_men(&g->setup) &&
         !(changes_of(g) & CHANGES_ROYALTY);
}

static bool are_in_range(const struct general_plan *g) {
  return (g->walks.count[FOR_MOVES] == 0 || are_lent_to_kings(g)) &&
         g->origins.count[FOR_MOVES] + g->steps.count[FOR_MOVES] + g->extras.count[FOR_MOVES] ==
             0 &&
         !(changes_of(g) & (CHANGES_WALK | CHANGES_PLACE)) && g->keeps_rights && !g->late_promotion;
}

static bool has_pass(const struct general_plan *general) {
  for (unsigned i = 0; i < general->rule_count; i++)
    if (general->rule[i].condition->pass)
      return true;
  return false;
}

static bool is_foggy(const struct general_plan *general) {
  for (unsigned i = 0; i < general->rule_count; i++)
    if (general->rule[i].condition->fog)
      return true;
  return false;
}

static bool exposes_kings(const struct general_plan *general) {
  for (unsigned i = 0; i < general->rule_count; i++)
    if (general->rule[i].condition->exposes_kings)
      return true;
  return false;
}

void facts_derive(struct facts *facts, const struct general_plan *g) {
  unsigned changes = changes_of(g);
  bool shifts = g->effects_before_movement > 0 || g->origins.count[FOR_MOVES] > 0;
  bool special = g->extras.count[FOR_MOVES] > 0;
  *facts = (struct facts){
      .orthodox_board = is_orthodox_board(&g->setup.frame),
      .holed_board = is_holed_board(&g->setup.frame),
      .orthodox_men = are_orthodox_men(&g->setup),
      .no_rules = g->rule_count == 0,
      .orthodox_walks = are_orthodox_walks(&g->setup),
      .usual_moves = are_usual_moves(g) && g->turns.count + g->mates.count == 0,
      .kings_shun_attacks = shun_attacks(g) && !exposes_kings(g),
      .constant_walks = !(changes & (CHANGES_WALK | CHANGES_SIDE | CHANGES_PLACE)) && !shifts,
      .no_returns = !(changes & (BRINGS_BACK | CHANGES_OTHERS)),
      .arrivals = count_arrivals(g),
      .constant_sides = !(changes & (CHANGES_SIDE | CHANGES_OTHERS)) && !special &&
                        g->movers.count[FOR_MOVES] == 0 && !has_neutral_men(&g->setup),
      .moves_in_range = are_in_range(g),
      .kings_in_range = g->walks.count[FOR_MOVES] == 0,
      .vanish_by_capture = !(changes & (CHANGES_PLACE | CHANGES_OTHERS | TAKES_OFF)) && !special &&
                           g->movers.count[FOR_MOVES] == 0,
      .passes_change_nothing = !has_pass(g),
      .alternate = g->turns.count == 0,
      .exposes_kings = exposes_kings(g),
      .fog = is_foggy(g),
  };
}
