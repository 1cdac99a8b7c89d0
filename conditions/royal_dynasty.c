/* Royal dynasty: a side may have several kings, and pawns may promote to king; only a king that is
   the last one of its side is royal.

   Source: Sahovska misel, 2005.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"
#include "solver/engine/general_board.h"

static void count_kings(const struct setup *setup, unsigned count[2]) {
  count[WHITE] = count[BLACK] = 0;
  for (square where = 0; where < MAX_SQUARES; where++)
    for (unsigned side = WHITE; side <= BLACK; side++)
      count[side] +=
          setup->men[where].walk == KING && belongs_to(setup->men[where].owners, (enum colour)side);
}

static void crown_last_kings(const struct rule *rule, struct setup *setup) {
  (void)rule;
  unsigned count[2];
  count_kings(setup, count);
  for (square where = 0; where < MAX_SQUARES; where++) {
    struct man *man = &setup->men[where];
    const enum colour side = belongs_to(man->owners, WHITE) ? WHITE : BLACK;
    if (man->walk == KING && count[side] > 1)
      man->marks &= ~(uint32_t)MARK_ROYAL;
  }
}

static void set_royal(struct board *board, square where, bool royal) {
  const uint32_t marks = board->man[where].marks;
  if (royal != ((marks & MARK_ROYAL) != 0))
    edit_marks(board, where, marks ^ MARK_ROYAL);
}

/* A side that has several kings, or none, does not castle any more. */
static void lose_castling(struct board *board, enum colour side) {
  set_unmoved(board, board->unmoved &
                         ~(unsigned)(side == WHITE ? UNMOVED_WHITE_KING : UNMOVED_BLACK_KING));
}

static void lose_castling_at_once(struct board *board, const struct rule *rule) {
  (void)rule;
  for (unsigned side = WHITE; side <= BLACK; side++)
    if (set_is_empty(&board->royal[side], board->words))
      lose_castling(board, (enum colour)side);
}

static void find_heirs(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule, (void)turn;
  for (unsigned side = WHITE; side <= BLACK; side++) {
    struct set kings = *men_of_walk(board, KING);
    set_keep(&kings, &board->of[side], board->words);
    const bool last = set_has_one(&kings, board->words);
    if (!last)
      lose_castling(board, (enum colour)side);
    for_set (king, &kings, board->words)
      set_royal(board, king, last);
  }
}

const struct condition condition_royal_dynasty = {
    .names = {"RoyalDynasty", "DynastieRoyale", "KoenigsDynastie"},
    .sentence = "A side may have several kings, by promotion, too; only the last one is royal",
    .example = "Condition RoyalDynasty",
    .royal = crown_last_kings,
    .promote = promote_to_kings,
    .begin = lose_castling_at_once,
    .effects = {{.slot = SLOT_DYNASTY,
                 .changes = CHANGES_ROYALTY | ON_CAPTURE | ON_PROMOTION,
                 .act = find_heirs}},
};
