/* The sum of all controls, for every walk and every attribute: each man counts once for each
   square, not its own, that it observes for one of the sides it belongs to; counted man by man and
   square by square, and by the numbers that `show --controls` prints.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "general_fixture.h"

/* For some side that the man belongs to and may act for. */
static bool controls(struct board *board, square unit, square target) {
  for (unsigned side = WHITE; side <= BLACK; side++)
    if (belongs_to(board->man[unit].owners, (enum colour)side) &&
        set_has(actors(board, (enum colour)side, FOR_OBSERVATION), unit) &&
        unit_observes(board, unit, target, (enum colour)side, FOR_OBSERVATION))
      return true;
  return false;
}

static unsigned controls_one_by_one(struct board *board) {
  unsigned count = 0;
  for_set (unit, &board->occupied, board->words)
    for_set (target, &board->geometry->exists, board->words)
      count += target != unit && controls(board, unit, target);
  return count;
}

/* Of a diagram without neutral men, which show --controls counts for both sides. */
static unsigned controls_as_shown(struct game *game) {
  unsigned count = 0;
  for_set (target, &board_in(game)->geometry->exists, board_in(game)->words)
    for (unsigned side = WHITE; side <= BLACK; side++)
      count += general_engine.controls(game->position, target, (enum colour)side);
  return count;
}

static void all_count_alike(const char *words, bool neutral) {
  struct game game = open_game(words, WHITE);
  const unsigned count = count_controls(board_in(&game));
  if (count != controls_one_by_one(board_in(&game)) ||
      (!neutral && count != controls_as_shown(&game)))
    fail_msg("%s: %u controls", words, count);
  close_game(&game);
}

static void every_walk_is_counted(void **state) {
  (void)state;
  for (unsigned walk = 1; walk < walk_count(); walk++) {
    char words[400];
    const char *code = piece_row(walk)->codes[0];
    snprintf(words, sizeof words, "Pieces White Ka1 %sd4 Rd2 Pe5 Black Kh8 %sf6 Sd6 Pb4 Bg4 Qc8",
             code, code);
    all_count_alike(words, false);
    snprintf(words, sizeof words,
             "Pieces White Ka1 Rd2 Pe5 Black Kh8 Sd6 Pb4 Bg4 Qc8 Neutral %sd4 %sf6", code, code);
    all_count_alike(words, true);
  }
}

static void every_attribute_is_counted(void **state) {
  (void)state;
  for (unsigned i = 0; i < attribute_count; i++) {
    char words[400];
    const char *name = all_attributes[i]->names[0];
    const char *king = all_attributes[i]->mark == MARK_ROYAL ? "" : "Ka1";
    snprintf(words, sizeof words,
             "Pieces White %s Rd2 Pe5 Sb1 White %s Gd4 Black Kh8 Sd6 Pb4 Bg4 Qc8 Black %s Ge4",
             king, name, name);
    all_count_alike(words, false);
  }
}

/* The numbers of the seed text for an orthodox diagram, and what attributes make of them. */
static void counts_by_hand(void **state) {
  (void)state;
  static const struct {
    const char *words;
    unsigned count;
  } cases[] = {
      {"Pieces White Ke4 Pa7 Black Kd5", 17},
      {"Pieces White Kb2 Be2 Black Kc4", 23},
      {"Pieces White Ke4 White Paralysing Pa7 Black Kd5", 16},  /* it cannot capture */
      {"Pieces White Ke4 White Functionary Pa7 Black Kd5", 16}, /* nobody observes it */
      {"Pieces White Ke4 White Patrol Pa7 Black Kd5", 16},      /* nobody guards it */
      {"Pieces White Ke4 White Kamikaze Pa7 Black Kd5", 17},
      {"Pieces White Ke4 White AliceB Ra7 Black Kd5", 30}, /* seven squares on each line */
      {"Pieces White Ke4 Neutral Pa7 Black Kd5", 18},      /* b8 for White, b6 for Black */
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    struct game game = open_game(cases[i].words, WHITE);
    if (count_controls(board_in(&game)) != cases[i].count)
      fail_msg("%s: %u controls, not %u", cases[i].words, count_controls(board_in(&game)),
               cases[i].count);
    close_game(&game);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_walk_is_counted),
      cmocka_unit_test(every_attribute_is_counted),
      cmocka_unit_test(counts_by_hand),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
