/* Longest movers (maximummers) and shortest movers: of its legal moves the side must play one of
   the geometrically longest, or shortest.  Length is that of the straight way from departure to
   arrival; in castling the ways of both men add up.  A man gives check whether or not it would have
   to play another move, unless Ultra: then the capture of the king must be a longest move, too, and
   a longest move that would be illegal takes the right away from all shorter ones.

   The plain name binds the defender.
   Source: the longest mover is by T. R. Dawson, 1913.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/obligation.h"

static long longest(struct board *board, const struct rule *rule, enum colour side, move m) {
  return binds(rule, side) ? squared_length(board, m, side) : 0;
}

static long shortest(struct board *board, const struct rule *rule, enum colour side, move m) {
  return binds(rule, side) ? -squared_length(board, m, side) : 0;
}

static void note_defender(struct board *board, const struct rule *rule) {
  edit_memory(board, rule, 0, bound_side(board));
}

static long longest_of_defender(struct board *board, const struct rule *rule, enum colour side,
                                move m) {
  return recall(board, rule, 0) == side ? squared_length(board, m, side) : 0;
}

static void compare_all(struct board *board, const struct rule *rule, enum colour side,
                        struct move_stack *moves, size_t first) {
  const bool *ultra = rule->settings;
  if (*ultra)
    keep_heaviest_of_all(board, rule, side, moves, first);
}

/* Is the king attacked by a move that its enemy could play? */
static bool check_obliges(struct board *board, const struct rule *rule, enum colour side,
                          bool so_far) {
  const bool *ultra = rule->settings;
  return so_far &&
         (!*ultra || !binds(rule, opponent(side)) || heaviest_takes_king(board, rule, side));
}

static bool check_obliges_defender(struct board *board, const struct rule *rule, enum colour side,
                                   bool so_far) {
  const bool *ultra = rule->settings;
  return so_far &&
         (!*ultra || recall(board, rule, 0) == side || heaviest_takes_king(board, rule, side));
}

const struct condition condition_maximummer = {
    .names = {"Maximummer", "Maximum", "Laengstzueger"},
    .sentence = "The defender must play a geometrically longest of its legal moves; with Ultra it "
                "gives check only by such moves",
    .example = "Condition Maximummer",
    .claims = CLAIMS_WEIGHTS,
    .read = read_ultra,
    .memory = 1,
    .begin = note_defender,
    .whole = {.depth = FOR_MOVES, .filter = compare_all},
    .prefer = longest_of_defender,
    .check = check_obliges_defender,
    .narrows_check = true,
};

const struct condition condition_black_maximummer = {
    .names = {"BlackMaximummer", "NoirMaximum", "SchwarzerLaengstzueger"},
    .sentence = "Black must play a geometrically longest of its legal moves; with Ultra it gives "
                "check only by such moves",
    .example = "Condition BlackMaximummer Ultra",
    .member = &bound_black,
    .claims = CLAIMS_WEIGHT_OF_BLACK,
    .read = read_ultra,
    .whole = {.depth = FOR_MOVES, .filter = compare_all},
    .prefer = longest,
    .check = check_obliges,
    .narrows_check = true,
};

const struct condition condition_white_maximummer = {
    .names = {"WhiteMaximummer", "BlancMaximum", "WeisserLaengstzueger"},
    .sentence = "White must play a geometrically longest of its legal moves; with Ultra it gives "
                "check only by such moves",
    .example = "Condition WhiteMaximummer",
    .member = &bound_white,
    .claims = CLAIMS_WEIGHT_OF_WHITE,
    .read = read_ultra,
    .whole = {.depth = FOR_MOVES, .filter = compare_all},
    .prefer = longest,
    .check = check_obliges,
    .narrows_check = true,
};

const struct condition condition_black_minimummer = {
    .names = {"BlackMinimummer", "NoirMinimum", "SchwarzerKuerzestzueger"},
    .sentence = "Black must play a geometrically shortest of its legal moves; with Ultra it gives "
                "check only by such moves",
    .example = "Condition BlackMinimummer",
    .member = &bound_black,
    .claims = CLAIMS_WEIGHT_OF_BLACK,
    .read = read_ultra,
    .whole = {.depth = FOR_MOVES, .filter = compare_all},
    .prefer = shortest,
    .check = check_obliges,
    .narrows_check = true,
};

const struct condition condition_white_minimummer = {
    .names = {"WhiteMinimummer", "BlancMinimum", "WeisserKuerzestzueger"},
    .sentence = "White must play a geometrically shortest of its legal moves; with Ultra it gives "
                "check only by such moves",
    .example = "Condition WhiteMinimummer",
    .member = &bound_white,
    .claims = CLAIMS_WEIGHT_OF_WHITE,
    .read = read_ultra,
    .whole = {.depth = FOR_MOVES, .filter = compare_all},
    .prefer = shortest,
    .check = check_obliges,
    .narrows_check = true,
};
