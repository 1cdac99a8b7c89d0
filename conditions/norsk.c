/* Norsk sjakk: men capture only men of their own walk, kings nothing; a queen that has moved
   becomes a knight and a knight a queen, a rook a bishop and a bishop a rook.  Check is as usual.
   Reading: a man that another rule has changed, or that has promoted, stays what it has become, as
   in Popeye.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"

static void capture_likes(struct board *board, const struct rule *rule, enum colour side,
                          square unit, struct set *captures) {
  (void)rule, (void)side;
  if (board->man[unit].walk == KING)
    set_clear(captures);
  else
    set_keep(captures, men_of_walk(board, board->man[unit].walk), board->words);
}

static void change_walk(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  static const uint8_t other[ORTHODOX_WALKS] = {
      [QUEEN] = KNIGHT, [KNIGHT] = QUEEN, [ROOK] = BISHOP, [BISHOP] = ROOK};
  const bool castles = turn->partner_to != NO_SQUARE && !exchanges_places(turn);
  const square moved = castles ? turn->partner_to : turn->now;
  if (moved == NO_SQUARE || (!castles && board->man[moved].walk != turn->mover.walk))
    return;
  const struct setup *setup = general_setup(board);
  const unsigned walk = other[orthodox_of(setup, board->man[moved].walk)];
  if (walk != NO_WALK)
    edit_walk(board, moved, setup->standard[walk]);
}

const struct condition condition_norsk_sjakk = {
    .names = {"NorskSjakk", "NorskSjakk", "NorskSjakk"},
    .sentence = "Men capture only men of their own walk; after moving queens and knights, rooks "
                "and bishops turn into each other",
    .example = "Condition NorskSjakk",
    .army = admit_officers,
    .take = {FOR_MOVES, capture_likes},
    .effects = {{.slot = SLOT_NORSK, .changes = CHANGES_WALK, .act = change_walk}},
};
