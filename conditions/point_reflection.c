/* Point reflection: two men on squares that mirror each other in the centre of the board exchange
   their movements.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

static void borrow_from_opposite(struct board *board, const struct rule *rule, enum colour side,
                                 square unit, struct walk_list *walks) {
  (void)rule, (void)side;
  const square opposite = (square)(board->geometry->squares - 1 - unit);
  if (opposite != unit && board->man[opposite].walk != NO_WALK)
    walks_replace(walks, board->man[opposite].walk);
}

const struct condition condition_point_reflection = {
    .names = {"PointReflection", "ReflexionCentrale", "Punktspiegelung"},
    .sentence = "Two men on squares symmetric in the centre of the board exchange their movements",
    .example = "Condition PointReflection",
    .claims = CLAIMS_MOVEMENT,
    .walk = {.depth = FOR_REACH, .borrow = borrow_from_opposite},
};
