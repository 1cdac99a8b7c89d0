/* Longest movers (maximummers) and shortest movers: of its legal moves the side must play one of
   the geometrically longest, or shortest.  Length is that of the straight way from departure to
   arrival; in castling the ways of both men add up.  A man gives check whether or not it would have
   to play another move, unless Ultra: then the capture of the king must be a longest move, too.
   With Ultra and with Exact a longest move that would be illegal takes the right away from all
   shorter ones; with Exact a side is mated or stalemated only if it would be without the rule.

   The plain name binds the defender.
   Source: the longest mover is by T. R. Dawson, 1913.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/obligation.h"

static long longest(struct board *board, const struct rule *rule, enum colour side, move m) {
  return is_bound(board, rule, side) ? squared_length(board, m, side) : 0;
}

static long shortest(struct board *board, const struct rule *rule, enum colour side, move m) {
  return is_bound(board, rule, side) ? -squared_length(board, m, side) : 0;
}

/* Is the king attacked by a move that its enemy could play? */
static bool check_obliges(struct board *board, const struct rule *rule, enum colour side,
                          bool so_far) {
  return so_far &&
         (!is_bound(board, rule, opponent(side)) || heaviest_takes_king(board, rule, side));
}

/* Only what the words behind the name ask for: the rest would cost time. */
static void adapt_to_strictness(struct condition *card, const void *settings) {
  const struct strictness *strict = settings;
  if (strict->moves)
    card->whole = (struct whole_hook){.depth = FOR_MOVES, .filter = keep_heaviest_unless_free};
  card->narrows_check = true;
  if (strict->checks)
    card->check = check_obliges;
  else if (strict->moves)
    card->mate = judge_free_side;
}

const struct condition condition_maximummer = {
    .names = {"Maximummer", "Maximum", "Laengstzueger"},
    .sentence = "The defender must play a geometrically longest of its legal moves; with Ultra it "
                "gives check only by such moves",
    .example = "Condition Maximummer",
    .claims = CLAIMS_WEIGHT_OF_DEFENDER,
    GRADED_OBLIGATION(adapt_to_strictness, bind_defender, longest),
};

const struct condition condition_black_maximummer = {
    .names = {"BlackMaximummer", "NoirMaximum", "SchwarzerLaengstzueger"},
    .sentence = "Black must play a geometrically longest of its legal moves; with Ultra it gives "
                "check only by such moves",
    .example = "Condition BlackMaximummer Ultra",
    .member = &bound_black,
    .claims = CLAIMS_WEIGHT_OF_BLACK,
    GRADED_OBLIGATION(adapt_to_strictness, bind_member, longest),
};

const struct condition condition_white_maximummer = {
    .names = {"WhiteMaximummer", "BlancMaximum", "WeisserLaengstzueger"},
    .sentence = "White must play a geometrically longest of its legal moves; with Ultra it gives "
                "check only by such moves",
    .example = "Condition WhiteMaximummer",
    .member = &bound_white,
    .claims = CLAIMS_WEIGHT_OF_WHITE,
    GRADED_OBLIGATION(adapt_to_strictness, bind_member, longest),
};

const struct condition condition_black_minimummer = {
    .names = {"BlackMinimummer", "NoirMinimum", "SchwarzerKuerzestzueger"},
    .sentence = "Black must play a geometrically shortest of its legal moves; with Ultra it gives "
                "check only by such moves",
    .example = "Condition BlackMinimummer",
    .member = &bound_black,
    .claims = CLAIMS_WEIGHT_OF_BLACK,
    GRADED_OBLIGATION(adapt_to_strictness, bind_member, shortest),
};

const struct condition condition_white_minimummer = {
    .names = {"WhiteMinimummer", "BlancMinimum", "WeisserKuerzestzueger"},
    .sentence = "White must play a geometrically shortest of its legal moves; with Ultra it gives "
                "check only by such moves",
    .example = "Condition WhiteMinimummer",
    .member = &bound_white,
    .claims = CLAIMS_WEIGHT_OF_WHITE,
    GRADED_OBLIGATION(adapt_to_strictness, bind_member, shortest),
};
