/* Observation is capture, with attributes: on random positions of men of all walks with attributes,
   of both sides or neutral, a man that may act observes an enemy exactly if one of its moves
   captures that enemy.  There are no kings, whose safety would forbid moves; what else forbids the
   moves of some attributes is said below.

   PREMIER_POSITIONS in the environment asks for more, PREMIER_SEED for others; worth its time in a
   tree that was configured with --enable-sanitizers:

     PREMIER_POSITIONS=10000 tests/test_general_observation

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "general_fixture.h"
#include "tests/draft.h"

enum { FEW_POSITIONS = 20, MEN = 12 };

static struct draft draft;

/* Not every walk can have every attribute. */
static const char *draw_walk(uint64_t *dice, uint32_t mark) {
  static const char *const hoppers[] = {"G", "LI", "NH", "RH", "KH", "EQ", "LE", "BL", "M", "CG"};
  static const char *const liners[] = {"Q", "R", "B", "N", "S", "G", "LE", "CR", "ZE", "AM"};
  const struct piece *row;
  if (mark & (MARK_HURDLE_COLOUR_CHANGING | MARK_BUL | MARK_DOB))
    return hoppers[roll(dice, 10)];
  if (mark & MARK_MAGIC)
    return liners[roll(dice, 10)];
  do
    row = piece_row(1 + roll(dice, walk_count() - 1));
  while (row->notation && strstr(row->notation, "royal"));
  return row->codes[ENGLISH];
}

static void put_men(uint64_t *dice, const struct condition *attribute) {
  static const char *const owners[] = {"White", "Black", "Neutral"};
  bool taken[64] = {false};
  draft_begin(&draft);
  draft_put(&draft, "Option NoWk NoBk\nPieces");
  for (unsigned i = 0; i < MEN; i++) {
    const unsigned where = roll(dice, 64);
    const bool marked = roll(dice, 2);
    if (taken[where])
      continue;
    taken[where] = true;
    draft_put(&draft, "\n%s %s %s%c%u", owners[roll(dice, i < 8 ? 2 : 3)],
              marked ? attribute->names[ENGLISH] : "",
              draw_walk(dice, marked ? attribute->mark : 0), (int)('a' + where % 8), where / 8 + 1);
  }
  draft_put(&draft, "\nStipulation ~1\nEndProblem\n");
}

/* What `side` captures in the position: by departure, the squares of the men captured. */
static void collect_captures(struct game *game, struct set captures[64]) {
  struct move_stack stack = {0};
  memset(captures, 0, 64 * sizeof *captures);
  general_engine.legal_moves(game->position, &stack);
  for (size_t i = 0; i < stack.count; i++)
    if (capture_of(stack.moves[i]) != NO_SQUARE)
      set_add(&captures[departure_of(stack.moves[i])], capture_of(stack.moves[i]));
  move_stack_free(&stack);
}

/* With `hindered` other things than observation may forbid a capture. */
static void compare(struct game *game, enum colour side, bool hindered) {
  struct set captures[64];
  struct board *board = board_in(game);
  collect_captures(game, captures);
  for_set (unit, &board->of[side], board->words)
    for_set (target, &board->of[opponent(side)], board->words) {
      if (unit == target || (board->man[target].marks & MARK_UNCAPTURABLE))
        continue;
      const bool captured = set_has(&captures[unit], target);
      const bool observed = set_has(actors(board, side, FOR_OBSERVATION), unit) &&
                            unit_observes(board, unit, target, side, FOR_OBSERVATION);
      if (captured != observed && (captured || !hindered))
        fail_msg("%s\n%s: %u is %s by %u but %s", draft.text, side == WHITE ? "White" : "Black",
                 target, captured ? "captured" : "not captured", unit,
                 observed ? "observed" : "not observed");
    }
}

static void try_position(uint64_t *dice, const struct condition *attribute) {
  /* The square on the other board is occupied, the hurdle cannot go, no man stands beside it. */
  static const uint32_t hindered = MARK_ALICE_A | MARK_ALICE_B | MARK_BUL | MARK_DOB | MARK_JIGGER;
  put_men(dice, attribute);
  struct game game = open_text(draft.text);
  for (unsigned side = WHITE; side <= BLACK; side++) {
    game.position = general_engine.create(game.plan, (enum colour)side);
    compare(&game, (enum colour)side, attribute->mark & hindered);
    general_engine.destroy(game.position);
  }
  plan_free(game.plan);
  problem_set_free(game.set);
}

static void every_attribute(void **state) {
  (void)state;
  uint64_t dice = dice_beginning(1);
  const unsigned positions = (unsigned)number_from("PREMIER_POSITIONS", FEW_POSITIONS);
  for (unsigned i = 0; i < attribute_count; i++)
    if (all_attributes[i]->mark != MARK_ROYAL)
      for (unsigned k = 0; k < positions; k++)
        try_position(&dice, all_attributes[i]);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_attribute)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
