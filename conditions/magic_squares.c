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

static void enchant(struct board *board, const struct magic *magic, struct turn *turn) {
  if (turn->now != NO_SQUARE && !is_royal(board, turn->now) && set_has(&magic->squares, turn->now))
    go_over(board, turn, turn->now);
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
