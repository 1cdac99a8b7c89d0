/* Maximum and minimum disters: of its legal moves the side must play one after which the men that
   stand on the two squares in the diagram are farthest from each other, or nearest.  Moves that
   leave one of them missing come last.

   Source: as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/obligation.h"
#include "conditions/set_up.h"
#include "solver/engine/general_board.h"
#include "solver/language/words.h"

#include <limits.h>

struct pair {
  square home[2];
};

static const void *read_pair(struct words *words) {
  struct pair *pair = arena_alloc(words_arena(words), sizeof *pair);
  square squares[MAX_SQUARES];
  struct word word = {.text = NULL};
  words_peek(words, &word);
  if (words_take_squares(words, squares, MAX_SQUARES) != 2 || squares[0] == squares[1])
    complain(words_complaints(words), INPUT_ERROR, word.place,
             "the squares of two different men must be named");
  pair->home[0] = squares[0];
  pair->home[1] = squares[1];
  return pair;
}

/* The memory: the identities of the two men. */
static void note_men(struct board *board, const struct rule *rule) {
  const struct pair *pair = rule->settings;
  for (unsigned i = 0; i < 2; i++)
    edit_memory(board, rule, i, board->man[pair->home[i]].id);
}

static square find_man(const struct board *board, const struct rule *rule, unsigned index) {
  const uint64_t id = recall(board, rule, index);
  for_set (where, &board->occupied, board->words)
    if (id != 0 && board->man[where].id == id)
      return where;
  return NO_SQUARE;
}

/* `missing` if one of the men is. */
static long distance_after(struct board *board, const struct rule *rule, enum colour side, move m,
                           long missing) {
  struct turn turn;
  probe(board, m, side, &turn);
  const square one = find_man(board, rule, 0), other = find_man(board, rule, 1);
  const long distance = one == NO_SQUARE || other == NO_SQUARE
                            ? missing
                            : squared_distance(board->geometry, one, other);
  end_frame(board);
  return distance;
}

static long farthest(struct board *board, const struct rule *rule, enum colour side, move m) {
  return binds(rule, side) ? distance_after(board, rule, side, m, -1) : 0;
}

static long nearest(struct board *board, const struct rule *rule, enum colour side, move m) {
  return binds(rule, side) ? -distance_after(board, rule, side, m, LONG_MAX) : 0;
}

/* The rest of a card: what the side must do with the two men. */
#define DISTER(weight)                                                                             \
  .read = read_pair, .army = tell_men_apart, .memory = 2, .begin = note_men, .prefer = weight

const struct condition condition_white_max_dister = {
    .names = {"WhiteMaxDister", "BlancMaxDister", "WeisserMaxDister"},
    .sentence = "White must keep the men from two squares of the diagram as far apart as it can",
    .example = "Condition WhiteMaxDister a1h8",
    .member = &bound_white,
    .claims = CLAIMS_WEIGHT_OF_WHITE,
    DISTER(farthest),
};

const struct condition condition_black_max_dister = {
    .names = {"BlackMaxDister", "NoirMaxDister", "SchwarzerMaxDister"},
    .sentence = "Black must keep the men from two squares of the diagram as far apart as it can",
    .example = "Condition BlackMaxDister a1h8",
    .member = &bound_black,
    .claims = CLAIMS_WEIGHT_OF_BLACK,
    DISTER(farthest),
};

const struct condition condition_white_min_dister = {
    .names = {"WhiteMinDister", "BlancMinDister", "WeisserMinDister"},
    .sentence = "White must bring the men from two squares of the diagram as near to each other as "
                "it can",
    .example = "Condition WhiteMinDister a1h8",
    .member = &bound_white,
    .claims = CLAIMS_WEIGHT_OF_WHITE,
    DISTER(nearest),
};

const struct condition condition_black_min_dister = {
    .names = {"BlackMinDister", "NoirMinDister", "SchwarzerMinDister"},
    .sentence = "Black must bring the men from two squares of the diagram as near to each other as "
                "it can",
    .example = "Condition BlackMinDister a1h8",
    .member = &bound_black,
    .claims = CLAIMS_WEIGHT_OF_BLACK,
    DISTER(nearest),
};
