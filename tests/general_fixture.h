/* Positions for the tests of the general engine, made from the words of a problem file.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_TESTS_GENERAL_FIXTURE_H
#define PREMIER_TESTS_GENERAL_FIXTURE_H

#include "pieces/piece.h"
#include "solver/engine/general_plan.h"
#include "tests/dice.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

struct game {
  struct problem_set *set;
  struct problem *problem;
  struct plan *plan;
  struct position *position;
};

/* The first phase of a problem file, with its plan and without a position. */
static inline struct game open_text(const char *text) {
  struct reader *reader = reader_new("test", text, strlen(text));
  struct game game = {.set = reader_next(reader)};
  reader_free(reader);
  assert_non_null(game.set);
  game.problem = game.set->phases[0];
  if (!complaints_forbid(&game.problem->complaints))
    game.plan = plan_make(game.problem, ENGINE_GENERAL, &game.problem->complaints);
  for (const struct complaint *c = game.problem->complaints.first; c; c = c->next)
    if (c->severity != NOTE)
      print_message("%s: %s\n", text, c->text);
  assert_non_null(game.plan);
  return game;
}

/* The words between BeginProblem and EndProblem; a stipulation is added. */
static inline struct game open_game(const char *words, enum colour first) {
  char text[2000];
  snprintf(text, sizeof text, "BeginProblem\n%s\nStipulation ~1\nEndProblem\n", words);
  struct game game = open_text(text);
  game.position = general_engine.create(game.plan, first);
  return game;
}

static inline void close_game(struct game *game) {
  general_engine.destroy(game->position);
  plan_free(game->plan);
  problem_set_free(game->set);
}

static inline struct board *board_in(struct game *game) {
  return (struct board *)game->position;
}

/* "e2" as a square of the game's board. */
static inline square at(const struct game *game, const char *name) {
  return (square)((name[1] - '1') * (int)game->problem->board.files + name[0] - 'a');
}

static inline unsigned long long count_lines(struct position *position, unsigned depth) {
  struct move_stack stack = {0};
  general_engine.legal_moves(position, &stack);
  unsigned long long lines = depth <= 1 ? stack.count : 0;
  for (size_t i = 0; depth > 1 && i < stack.count; i++) {
    general_engine.play(position, stack.moves[i]);
    lines += count_lines(position, depth - 1);
    general_engine.undo(position);
  }
  move_stack_free(&stack);
  return lines;
}

/* The legal move from one square to another (with a promotion); NO_MOVE if it is not legal. */
static inline move find_move(struct game *game, const char *from, const char *to,
                             unsigned promotion) {
  struct move_stack stack = {0};
  move found = NO_MOVE;
  general_engine.legal_moves(game->position, &stack);
  for (size_t i = 0; i < stack.count; i++)
    if (departure_of(stack.moves[i]) == at(game, from) &&
        arrival_of(stack.moves[i]) == at(game, to) && promotion_of(stack.moves[i]) == promotion)
      found = stack.moves[i];
  move_stack_free(&stack);
  return found;
}

static inline void play_move(struct game *game, const char *from, const char *to) {
  move m = find_move(game, from, to, NO_WALK);
  assert_true(m != NO_MOVE);
  general_engine.play(game->position, m);
}

#endif
