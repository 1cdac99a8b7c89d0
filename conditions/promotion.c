/* What pawns may promote to, where, and whether they may at all.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/one_sided.h"
#include "solver/engine/general.h"
#include "solver/language/words.h"

#include <string.h>

static const void *read_walks(struct words *words) {
  bool *allowed = arena_alloc(words_arena(words), MAX_WALKS * sizeof *allowed);
  struct word word = {.text = NULL};
  unsigned walk, count = 0;
  words_peek(words, &word);
  for (; (walk = words_take_walk(words)) != NO_WALK; count++)
    allowed[walk] = true;
  if (count == 0)
    complain(words_complaints(words), INPUT_ERROR, word.place,
             "PromOnly must be followed by the walks that pawns may promote to");
  return allowed;
}

static void allow_only(const struct rule *rule, struct setup *setup) {
  memcpy(setup->promotion, rule->settings, sizeof setup->promotion);
}

static const void *read_squares(struct words *words) {
  struct set *set = arena_alloc(words_arena(words), sizeof *set);
  words_add_squares(words, set, "promotion squares must be named");
  return set;
}

static void promote_there(const struct rule *rule, struct setup *setup) {
  setup->promotion_squares[*(const enum colour *)rule->condition->member] =
      *(const struct set *)rule->settings;
}

/* Wherever the pawn has come from, as by a wormhole or a rebirth, if it is the side's own move. */
static void forbid(struct board *board, const struct rule *rule, struct turn *turn, square where) {
  (void)board, (void)where;
  turn->illegal |= binds(rule, turn->side);
}

const struct condition condition_prom_only = {
    .names = {"PromOnly", "PromSeul", "UWnur"},
    .sentence = "Pawns promote to the walks named only",
    .example = "Condition PromOnly S B",
    .read = read_walks,
    .promote = allow_only,
};

const struct condition condition_white_prom_squares = {
    .names = {"WhitePromSquares", "BlancCasePromotion", "UWFeldWeiss"},
    .sentence = "White pawns promote on the squares named, and only there",
    .example = "Condition WhitePromSquares d6e6",
    .member = &bound_white,
    .read = read_squares,
    .promote = promote_there,
};

const struct condition condition_black_prom_squares = {
    .names = {"BlackPromSquares", "NoirCasePromotion", "UWFeldSchwarz"},
    .sentence = "Black pawns promote on the squares named, and only there",
    .example = "Condition BlackPromSquares d3e3",
    .member = &bound_black,
    .read = read_squares,
    .promote = promote_there,
};

const struct condition condition_no_white_promotion = {
    .names = {"NoWhitePromotion", "SansBlancPromotion", "OhneWeissUW"},
    .sentence = "White may not promote",
    .example = "Condition NoWhitePromotion",
    .member = &bound_white,
    .promoted = forbid,
};

const struct condition condition_no_black_promotion = {
    .names = {"NoBlackPromotion", "SansNoirPromotion", "OhneSchwarzUW"},
    .sentence = "Black may not promote",
    .example = "Condition NoBlackPromotion",
    .member = &bound_black,
    .promoted = forbid,
};
