/* Alphabetic chess: of the men that can legally move, the side must move the one whose square comes
   first in a1, a2 … a8, b1 … h8.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/one_sided.h"
#include "solver/engine/general.h"

static long earlier(const struct board *board, move m) {
  const square from = departure_of(m);
  return -(long)(board->geometry->file[from] * MAX_RANKS + board->geometry->rank[from]);
}

static long of_side(struct board *board, const struct rule *rule, enum colour side, move m) {
  return binds(rule, side) ? earlier(board, m) : 0;
}

static long of_both(struct board *board, const struct rule *rule, enum colour side, move m) {
  (void)rule, (void)side;
  return earlier(board, m);
}

const struct condition condition_alphabetic_chess = {
    .names = {"AlphabeticChess", "EchecsAlphabetiques", "AlphabetischesSchach"},
    .sentence = "The man that can move and whose square comes first in a1, a2 … h8 must move",
    .example = "Condition AlphabeticChess",
    .claims = CLAIMS_WEIGHTS,
    .prefer = of_both,
};

const struct condition condition_white_alphabetic_chess = {
    .names = {"WhiteAlphabeticChess", "BlancEchecsAlphabetiques", "WeissesAlphabetischesSchach"},
    .sentence = "White must move the man that can move and whose square comes first in a1, a2 … h8",
    .example = "Condition WhiteAlphabeticChess",
    .member = &bound_white,
    .claims = CLAIMS_WEIGHT_OF_WHITE,
    .prefer = of_side,
};

const struct condition condition_black_alphabetic_chess = {
    .names = {"BlackAlphabeticChess", "NoirEchecsAlphabetiques", "SchwarzesAlphabetischesSchach"},
    .sentence = "Black must move the man that can move and whose square comes first in a1, a2 … h8",
    .example = "Condition BlackAlphabeticChess",
    .member = &bound_black,
    .claims = CLAIMS_WEIGHT_OF_BLACK,
    .prefer = of_side,
};
