/* Officers that change after each of their moves: chameleons along knight, bishop, rook, queen,
   knight, line chameleons to the officer that stands on the file of arrival in the game array;
   nothing changes on the king's file.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

static void next_in_cycle(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  static const uint8_t next[ORTHODOX_WALKS] = {
      [KNIGHT] = BISHOP, [BISHOP] = ROOK, [ROOK] = QUEEN, [QUEEN] = KNIGHT};
  if (turn->now == NO_SQUARE)
    return;
  const unsigned walk = board->man[turn->now].walk;
  if (walk < ORTHODOX_WALKS && next[walk] != NO_WALK)
    edit_walk(board, turn->now, next[walk]);
}

static void take_walk_of_file(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  if (turn->now == NO_SQUARE || is_pawn(board, board->man[turn->now].walk) ||
      (board->man[turn->now].marks & MARK_ROYAL))
    return;
  const unsigned walk = general_setup(board)->officers[board->geometry->file[turn->now]];
  if (walk != KING && walk != board->man[turn->now].walk)
    edit_walk(board, turn->now, walk);
}

static void admit_officers(const struct rule *rule, struct setup *setup) {
  (void)rule;
  for (unsigned walk = KING; walk <= KNIGHT; walk++)
    setup->walk[walk] = true;
}

static void ask_for_files(const struct rule *rule, struct setup *setup) {
  admit_officers(rule, setup);
  if (setup->frame.files != 8)
    setup->refusal = "the walk of a file is that of the game array, on a board of eight files";
}

const struct condition condition_chameleon_chess = {
    .names = {"ChameleonChess", "EchecsCameleon", "ChamaeleonSchach"},
    .sentence =
        "An officer changes after each of its moves along knight, bishop, rook, queen, knight",
    .example = "Condition ChameleonChess",
    .army = admit_officers,
    .effects = {{SLOT_CHAMELEONS, CHANGES_WALK, next_in_cycle}},
};

const struct condition condition_line_chameleon_chess = {
    .names = {"LineChameleonChess", "EchecsCameleonLigne", "LinienChamaeleonSchach"},
    .sentence = "An officer takes the walk that belongs to the file on which it arrives",
    .example = "Condition LineChameleonChess",
    .army = ask_for_files,
    .effects = {{SLOT_GHOSTS, CHANGES_WALK, take_walk_of_file}},
};
