/* Kings that change places: after each move of the side (type A), after each that does not leave it
   in check before the exchange (type B), or only if the move gives check (type C; SwappingKings:
   after the moves of either side).

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/one_sided.h"
#include "conditions/set_up.h"

static const void *read_type(struct words *words) {
  return read_lettered_type(words, 3, TYPE_A);
}

static void exchange(struct board *board) {
  const square white = set_next(&board->royal[WHITE], 0, board->words);
  const square black = set_next(&board->royal[BLACK], 0, board->words);
  if (white == NO_SQUARE || black == NO_SQUARE || white == black)
    return;
  edit_exchange(board, black, white);
}

static void oscillate(struct board *board, const struct rule *rule, struct turn *turn) {
  const int type = *(const int *)rule->settings;
  if (!binds(rule, turn->side))
    return;
  if (type == TYPE_B && effect_finds_check(board, turn->side))
    turn->illegal = true;
  else if (type != TYPE_C || effect_finds_check(board, opponent(turn->side)))
    exchange(board);
}

static void swap(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  if (effect_finds_check(board, opponent(turn->side)))
    exchange(board);
}

const struct condition condition_white_oscillating_kings = {
    .names = {"WhiteOscillatingKings", "BlancRoisOscillant", "WeisseOszillierendeKoenige"},
    .sentence = "After each move of White the two kings change places",
    .example = "Condition WhiteOscillatingKings TypeC",
    .member = &bound_white,
    .read = read_type,
    .effects = {{.slot = SLOT_KING_EXCHANGE,
                 .changes = CHANGES_OTHERS | CHANGES_ROYALTY,
                 .act = oscillate}},
};

const struct condition condition_black_oscillating_kings = {
    .names = {"BlackOscillatingKings", "NoirRoisOscillant", "SchwarzeOszillierendeKoenige"},
    .sentence = "After each move of Black the two kings change places",
    .example = "Condition BlackOscillatingKings TypeC",
    .member = &bound_black,
    .read = read_type,
    .effects = {{.slot = SLOT_KING_EXCHANGE,
                 .changes = CHANGES_OTHERS | CHANGES_ROYALTY,
                 .act = oscillate}},
};

const struct condition condition_swapping_kings = {
    .names = {"SwappingKings", "RoisEchanges", "TauschKoenige"},
    .sentence = "After each move that gives check the two kings change places",
    .example = "Condition SwappingKings",
    .effects = {{.slot = SLOT_KING_EXCHANGE,
                 .changes = CHANGES_OTHERS | CHANGES_ROYALTY,
                 .act = swap}},
};
