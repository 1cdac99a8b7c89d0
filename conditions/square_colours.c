/* Bichrom and monochrom chess: every move, also that which would capture a king, must or must not
   lead to a square of the other colour; in castling the movements of both men count.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

static void keep_colour(struct board *board, const struct rule *rule, enum colour side, square unit,
                        square origin, struct set *arrivals) {
  (void)rule, (void)side, (void)unit;
  if (is_dark(board->geometry, origin))
    set_keep(arrivals, &board->geometry->dark, board->words);
  else
    set_subtract(arrivals, &board->geometry->dark, board->words);
}

static void change_colour(struct board *board, const struct rule *rule, enum colour side,
                          square unit, square origin, struct set *arrivals) {
  (void)rule, (void)side, (void)unit;
  if (is_dark(board->geometry, origin))
    set_subtract(arrivals, &board->geometry->dark, board->words);
  else
    set_keep(arrivals, &board->geometry->dark, board->words);
}

const struct condition condition_bichrom_chess = {
    .names = {"BichromChess", "Bichromatique", "BichromesSchach"},
    .sentence = "Every move leads to a square of the other colour",
    .example = "Condition BichromChess",
    .geometry = {.depth = FOR_REACH, .narrow = change_colour},
};

const struct condition condition_monochrom_chess = {
    .names = {"MonochromChess", "Monochromatique", "MonochromesSchach"},
    .sentence = "Every move leads to a square of the same colour",
    .example = "Condition MonochromChess",
    .geometry = {.depth = FOR_REACH, .narrow = keep_colour},
};
