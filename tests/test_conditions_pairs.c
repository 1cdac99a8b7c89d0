/* Pairs of conditions: from random positions under two rules at once every move is played and taken
   back to depth 3.  After each move the sets of the board say what its squares say; after each
   return board, memory, rights and key are what they were, and in the end what a fresh set-up has.

   PAIRS=300 POSITIONS=10 in the environment makes the long run; it is worth its time with
   sanitizers. SPDX-License-Identifier: GPL-3.0-or-later */
#include "general_fixture.h"
#include "tests/dice.h"

enum { FEW_PAIRS = 40, FEW_POSITIONS = 2, DEEPEST = 3, MOST_NODES = 20000 };

static uint64_t dice = UINT64_C(0x9e3779b97f4a7c15);

static unsigned roll(unsigned sides) {
  return (unsigned)(next_bits(&dice) >> 33) % sides;
}

static unsigned number_from(const char *name, unsigned usual) {
  const char *text = getenv(name);
  const int number = text != NULL ? atoi(text) : 0;
  return number > 0 ? (unsigned)number : usual;
}

/* Two kings that do not touch and some men, on squares of their own. */
static void write_men(char *text, size_t room) {
  static const char walks[] = "KQRBSPP", *const sides[] = {"White", "Black"};
  bool taken[64] = {false};
  size_t length = (size_t)snprintf(text, room, "Pieces");
  for (unsigned side = 0; side < 2; side++) {
    length += (size_t)snprintf(text + length, room - length, " %s", sides[side]);
    for (unsigned i = 0; i < 4; i++) {
      const char walk = walks[i == 0 ? 0 : 1 + roll(6)];
      unsigned where;
      do
        where = i == 0 ? side * 40 + roll(24) : 8 + roll(48);
      while (taken[where]);
      taken[where] = true;
      length += (size_t)snprintf(text + length, room - length, " %c%c%u", walk,
                                 (int)('a' + where % 8), where / 8 + 1);
    }
  }
}

struct snapshot {
  struct man man[MAX_SQUARES];
  struct set occupied, of[2], royal[2], closed;
  uint64_t memory[MAX_MEMORY];
  struct key key;
  unsigned unmoved;
  square passed[2], passer;
  enum colour side;
};

static void take(const struct board *board, struct snapshot *shot) {
  memset(shot, 0, sizeof *shot);
  memcpy(shot->man, board->man, sizeof shot->man);
  shot->occupied = board->occupied;
  memcpy(shot->of, board->of, sizeof shot->of);
  memcpy(shot->royal, board->royal, sizeof shot->royal);
  shot->closed = board->closed;
  memcpy(shot->memory, board->memory, sizeof shot->memory);
  shot->key = board->key;
  shot->unmoved = board->unmoved;
  memcpy(shot->passed, board->passed, sizeof shot->passed);
  shot->passer = board->passer;
  shot->side = board->base.side;
}

static void assert_unchanged(const struct board *board, const struct snapshot *before) {
  static struct snapshot now;
  take(board, &now);
  assert_memory_equal(now.man, before->man, sizeof now.man);
  assert_memory_equal(now.memory, before->memory, sizeof now.memory);
  assert_memory_equal(&now.key, &before->key, sizeof now.key);
  assert_memory_equal(&now, before, sizeof now);
}

/* Do the sets say what the squares say? */
static void assert_consistent(const struct board *board) {
  for (square where = 0; where < board->geometry->squares; where++) {
    const struct man man = board->man[where];
    const bool closed = set_has(&board->closed, where);
    assert_int_equal(set_has(&board->occupied, where), man.walk != NO_WALK || closed);
    for (unsigned side = WHITE; side <= BLACK; side++) {
      const bool owned = man.walk != NO_WALK && belongs_to(man.owners, (enum colour)side);
      assert_int_equal(set_has(&board->of[side], where), owned);
      assert_int_equal(set_has(&board->royal[side], where), owned && (man.marks & MARK_ROYAL));
    }
    if (man.walk != NO_WALK)
      assert_true(set_has(men_of_walk(board, man.walk), where));
  }
}

static unsigned nodes;

static void play_all(struct game *game, unsigned depth) {
  struct snapshot *before = malloc(sizeof *before);
  struct move_stack moves = {0};
  assert_non_null(before);
  take(board_in(game), before);
  general_engine.legal_moves(game->position, &moves);
  assert_unchanged(board_in(game), before);
  for (size_t i = 0; i < moves.count && nodes < MOST_NODES; i++) {
    nodes++;
    general_engine.play(game->position, moves.moves[i]);
    assert_consistent(board_in(game));
    if (depth > 1)
      play_all(game, depth - 1);
    general_engine.undo(game->position);
    assert_unchanged(board_in(game), before);
  }
  move_stack_free(&moves);
  free(before);
}

/* NULL where the two exclude each other or one of them does not know such a position. */
static struct plan *plan_of(const char *words, struct game *game) {
  char text[2000];
  snprintf(text, sizeof text, "BeginProblem\n%s\nStipulation ~1\nEndProblem\n", words);
  struct reader *reader = reader_new("test", text, strlen(text));
  game->set = reader_next(reader);
  reader_free(reader);
  assert_non_null(game->set);
  game->problem = game->set->phases[0];
  if (complaints_forbid(&game->problem->complaints))
    return NULL;
  return plan_make(game->problem, ENGINE_GENERAL, &game->problem->complaints);
}

static bool try_position(const struct condition *one, const struct condition *other) {
  char men[400], words[1200];
  struct game game = {.set = NULL};
  write_men(men, sizeof men);
  snprintf(words, sizeof words, "%s\n%s\n%s", men, one->example, other->example);
  game.plan = plan_of(words, &game);
  if (game.plan != NULL) {
    static struct snapshot fresh;
    game.position = general_engine.create(game.plan, (enum colour)roll(2));
    take(board_in(&game), &fresh);
    assert_consistent(board_in(&game));
    nodes = 0;
    play_all(&game, DEEPEST);
    assert_unchanged(board_in(&game), &fresh);
    general_engine.destroy(game.position);
    plan_free(game.plan);
  }
  problem_set_free(game.set);
  return game.plan != NULL;
}

static void pairs_play_and_take_back(void **state) {
  (void)state;
  const unsigned pairs = number_from("PAIRS", FEW_PAIRS);
  const unsigned positions = number_from("POSITIONS", FEW_POSITIONS);
  unsigned played = 0;
  for (unsigned tries = 0; played < pairs * positions; tries++) {
    const struct condition *one = all_conditions[roll(condition_count)];
    const struct condition *other = all_conditions[roll(condition_count)];
    assert_true(tries < 20 * pairs);
    if (one == other || one->example == NULL || other->example == NULL)
      continue;
    for (unsigned i = 0; i < positions; i++)
      if (try_position(one, other))
        played++;
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(pairs_play_and_take_back)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
