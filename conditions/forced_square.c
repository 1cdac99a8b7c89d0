/* Forced squares: if the side can legally move to one of them, it must.  Consequent: a move
   to such a square that would be illegal binds, too, and the capture of a king, which is what check
   is about, has to obey.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/obligation.h"
#include "solver/language/words.h"

static const void *read_squares(struct words *words) {
  struct set *forced = arena_alloc(words_arena(words), sizeof *forced);
  words_add_squares(words, forced, "forced squares must be named");
  return forced;
}

static long to_forced_square(struct board *board, const struct rule *rule, enum colour side,
                             move m) {
  (void)board;
  return binds(rule, side) && set_has(rule->settings, arrival_of(m));
}

static bool check_obeys(struct board *board, const struct rule *rule, enum colour side,
                        bool so_far) {
  return so_far && (!binds(rule, opponent(side)) || heaviest_takes_king(board, rule, side));
}

const struct condition condition_white_forced_square = {
    .names = {"WhiteForcedSquare", "BlancCaseForce", "WeissesZwangsfeld"},
    .sentence = "White must move to one of the squares named, if it can",
    .example = "Condition WhiteForcedSquare d4e5",
    .member = &bound_white,
    .claims = CLAIMS_WEIGHT_OF_WHITE,
    .read = read_squares,
    .prefer = to_forced_square,
};

const struct condition condition_black_forced_square = {
    .names = {"BlackForcedSquare", "NoirCaseForce", "SchwarzesZwangsfeld"},
    .sentence = "Black must move to one of the squares named, if it can",
    .example = "Condition BlackForcedSquare d4e5",
    .member = &bound_black,
    .claims = CLAIMS_WEIGHT_OF_BLACK,
    .read = read_squares,
    .prefer = to_forced_square,
};

const struct condition condition_white_consequent_forced_square = {
    .names = {"WhiteConsequentForcedSquare", "BlancCaseForceConsequent",
              "WeissesKonsequentesZwangsfeld"},
    .sentence = "White must move to one of the squares named, if it can, and gives check only by "
                "moves that it may make",
    .example = "Condition WhiteConsequentForcedSquare d4e5",
    .member = &bound_white,
    .claims = CLAIMS_WEIGHT_OF_WHITE,
    .read = read_squares,
    .prefer = to_forced_square,
    .whole = {.depth = FOR_MOVES, .filter = keep_heaviest_of_all},
    .check = check_obeys,
    .narrows_check = true,
};

const struct condition condition_black_consequent_forced_square = {
    .names = {"BlackConsequentForcedSquare", "NoirCaseForceConsequent",
              "SchwarzesKonsequentesZwangsfeld"},
    .sentence = "Black must move to one of the squares named, if it can, and gives check only by "
                "moves that it may make",
    .example = "Condition BlackConsequentForcedSquare d4e5",
    .member = &bound_black,
    .claims = CLAIMS_WEIGHT_OF_BLACK,
    .read = read_squares,
    .prefer = to_forced_square,
    .whole = {.depth = FOR_MOVES, .filter = keep_heaviest_of_all},
    .check = check_obeys,
    .narrows_check = true,
};
