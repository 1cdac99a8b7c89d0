/* Role exchange: instead of making a move White may exchange roles: all men change sides, and the
   board is turned by half, so that White goes on with the men that were Black's.  Then it is
   Black's turn.  How often that may be done can be limited.

   Source: W. Erben's problems and the glossary of the field.
   Readings, as Popeye has it: only White exchanges; as after any move its king must not be attacked
   then; an exchange does not make a mate or stalemate less of one, though White may go on with it
   where the play does not end there (an early end for Black is what option GoalIsEnd asks for).

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_board.h"
#include "solver/language/words.h"

#include <string.h>

/* The settings: how many exchanges there may be.  The memory counts those made, if that matters. */
enum { UNLIMITED_EXCHANGES = 0 };

static const void *read_limit(struct words *words) {
  unsigned *limit = arena_alloc(words_arena(words), sizeof *limit);
  struct word word;
  *limit = UNLIMITED_EXCHANGES;
  words_peek(words, &word);
  if (words_take_number(words, limit) && *limit == 0)
    complain(words_complaints(words), INPUT_ERROR, word.place,
             "the number of exchanges must be at least 1");
  return limit;
}

/* Squares that are not there would turn, too. */
static void ask_for_symmetry(const struct rule *rule, struct setup *setup) {
  const unsigned squares = setup->frame.files * setup->frame.ranks;
  (void)rule;
  for (square where = 0; where < squares; where++)
    if (setup->frame.hole[where] != setup->frame.hole[squares - 1 - where])
      setup->refusal = "only a board that looks the same from both sides can be turned";
}

/* The move is that of a man that goes nowhere; which one does not matter. */
static void add_exchange(struct board *board, const struct rule *rule, enum colour side,
                         struct move_stack *moves) {
  const unsigned limit = *(const unsigned *)rule->settings;
  const struct set *men =
      set_is_empty(&board->of[WHITE], board->words) ? &board->of[BLACK] : &board->of[WHITE];
  if (side != WHITE || (limit != UNLIMITED_EXCHANGES && recall(board, rule, 0) == limit))
    return;
  for_set (unit, men, board->words) {
    push_move(moves, make_move(unit, unit, NO_SQUARE, NO_WALK, SPECIAL, 0));
    return;
  }
}

static struct man of_other_side(struct man man) {
  if (man.owners == OF_WHITE || man.owners == OF_BLACK)
    man.owners ^= OF_BOTH;
  return man;
}

/* Takes off all men, and in the end those below squares, and puts them where the other side sees
   the square on which they were. */
static void turn_men(struct board *board, const struct man *men, square last) {
  for (square where = 0; where <= last; where++)
    if (men[where].walk != NO_WALK)
      edit_take_off(board, where);
  struct buried below[MAX_SQUARES]; /* more than any line of play could bury */
  const size_t count = board->below_count < MAX_SQUARES ? board->below_count : MAX_SQUARES;
  for (size_t i = 0; i < count; i++)
    below[i] = board->below[i];
  while (board->below_count > 0) {
    const square where = board->below[board->below_count - 1].where;
    edit_raise(board, where);
    edit_take_off(board, where);
  }
  for (size_t i = 0; i < count; i++) {
    const struct man man = of_other_side(below[i].man);
    edit_bury(board, NO_SQUARE, (square)(last - below[i].where), man, man);
  }
  for (square where = 0; where <= last; where++)
    if (men[where].walk != NO_WALK)
      edit_put(board, (square)(last - where), of_other_side(men[where]));
}

/* Squares closed in the course of play. */
static void turn_closed(struct board *board, square last) {
  const struct set closed = board->closed;
  for_set (where, &closed, board->words)
    edit_open(board, where);
  for_set (where, &closed, board->words)
    edit_close(board, (square)(last - where));
}

static void turn_memory(struct board *board) {
  const struct general_plan *plan = board->plan;
  for (unsigned i = 0; i < plan->rule_count; i++)
    if (plan->rule[i].condition->turned)
      plan->rule[i].condition->turned(board, &plan->rule[i]);
}

static void exchange(struct board *board, const struct rule *rule, struct turn *turn) {
  const unsigned limit = *(const unsigned *)rule->settings;
  const square last = (square)(board->geometry->squares - 1);
  struct man men[MAX_SQUARES];
  memcpy(men, board->man, sizeof men);
  turn->now = NO_SQUARE;  /* nobody has moved */
  board->by_rule = false; /* the name of the move says it all */
  turn_men(board, men, last);
  turn_closed(board, last);
  turn_memory(board);
  board->by_rule = true;
  if (limit != UNLIMITED_EXCHANGES)
    edit_memory(board, rule, 0, recall(board, rule, 0) + 1);
}

/* A side that could do nothing but exchange is mated or stalemated. */
static bool is_done_without(struct board *board, const struct rule *rule, const struct goal *goal,
                            bool so_far) {
  if (so_far || board->base.side != WHITE ||
      (goal->kind != GOAL_MATE && goal->kind != GOAL_STALEMATE &&
       goal->kind != GOAL_MATE_OR_STALEMATE && goal->kind != GOAL_DOUBLE_STALEMATE))
    return so_far;
  board->silent = rule;
  const bool done = goal_reached_by_definition(&board->base, goal);
  board->silent = NULL;
  return done;
}

static void call_by_name(const struct board *board, const struct rule *rule, struct ply *ply) {
  const square departure = departure_of(ply->move);
  if (kind_of(ply->move) != SPECIAL || departure != arrival_of(ply->move))
    return;
  ply->called = rule->condition->names[general_setup(board)->problem->language];
  ply->man = (struct man){.walk = NO_WALK};
}

const struct condition condition_role_exchange = {
    .names = {"RoleExchange", "EchangeRole", "Rollentausch"},
    .sentence = "Instead of a move White may exchange roles: all men change sides and the board is "
                "turned; a number behind the name limits how often",
    .example = "Condition RoleExchange 1",
    .read = read_limit,
    .squares = ask_for_symmetry,
    .memory = 1,
    .extra = {FOR_MOVES, add_exchange, exchange, false},
    .tell = call_by_name,
    .mate = is_done_without,
};
