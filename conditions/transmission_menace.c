/* Transmission menace: a man moves and captures also like the enemies that observe it.

   Reading: all that follows from this counts, for attacks on kings, too.  Popeye 4.104 does not see
   that a rook observed by a queen attacks along diagonals, where it lets it move.
   Source: E. Huber, Julia's Fairies 2020.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

static void add_observers(struct board *board, const struct rule *rule, enum colour side,
                          square unit, struct walk_list *walks) {
  (void)rule;
  for (unsigned i = 0; i < walks_in_use(board); i++) {
    const unsigned walk = walk_in_use(board, i);
    if (walk != board->man[unit].walk &&
        is_observed_by_walk(board, unit, opponent(side), walk, FOR_OBSERVATION))
      walks_add(walks, walk);
  }
}

const struct condition condition_transmission_menace = {
    .names = {"TransmissionMenace", "TransmissionMenace", "TransmissionMenace"},
    .sentence = "A man moves and captures also like the enemies that observe it",
    .example = "Condition TransmissionMenace",
    .walk = {.depth = FOR_CHECK, .borrow = add_observers},
};
