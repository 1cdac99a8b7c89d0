/* Magic squares: a man other than a king changes colour when it arrives on one of them.  Type 2: it
   does so before it is reborn as a capturer.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/recolour.h"
#include "solver/language/words.h"

struct magic {
  struct set squares;
  bool second; /* type 2 */
};

static const void *read_magic(struct words *words) {
  static const char *const types[][LANGUAGES] = {{"Type1", "Type1", "Typ1"},
                                                 {"Type2", "Type2", "Typ2"}};
  struct magic *magic = arena_alloc(words_arena(words), sizeof *magic);
  words_add_squares(words, &magic->squares, "magic squares must be named");
  magic->second = words_take_name(words, types, 2) == 1;
  return magic;
}

static void enchant_man(struct board *board, const struct magic *magic, const struct turn *turn,
                        square where) {
  if (where != NO_SQUARE && !is_royal(board, where) && set_has(&magic->squares, where))
    go_over(board, turn, where);
}

/* The king's partner in castling arrives, too. */
static void enchant(struct board *board, const struct magic *magic, const struct turn *turn) {
  enchant_man(board, magic, turn, turn->now);
  enchant_man(board, magic, turn, turn->partner_to);
}

static void enchant_early(struct board *board, const struct rule *rule, struct turn *turn) {
  const struct magic *magic = rule->settings;
  if (magic->second)
    enchant(board, magic, turn);
}

static void enchant_late(struct board *board, const struct rule *rule, struct turn *turn) {
  const struct magic *magic = rule->settings;
  if (!magic->second)
    enchant(board, magic, turn);
}

const struct condition condition_magic_squares = {
    .names = {"MagicSquares", "CaseMagique", "MagischeFelder"},
    .sentence =
        "A man other than a king changes colour when it arrives on one of the squares named",
    .example = "Condition MagicSquares d4e5",
    .read = read_magic,
    .effects = {{.slot = SLOT_MAGIC_TYPE_2, .changes = CHANGES_SIDE, .act = enchant_early},
                {.slot = SLOT_MAGIC_SQUARES, .changes = CHANGES_SIDE, .act = enchant_late}},
};
