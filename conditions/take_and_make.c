/* Take&Make chess: a capture is completed by a move without capture that the captured man could
   have made from the square where the capturer has arrived; without such a move there is no
   capture. Kings are checked as usual, with Absolute only if the capture of the king could be
   completed. Pawns promote where the move ends.

   Make&Take chess: before a man captures it makes a move without capture like the man that it is
   going to capture; for checks, too.

   A captured pawn moves as its own side's do.

   Source: the glossary of the field; what it leaves open as Popeye has it.
   OPEN: in Make&Take chess Popeye also lets a king castle before it captures a rook, and captures
   in passing follow a move; here neither is played.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/paths.h"
#include "solver/engine/general_board.h"
#include "solver/language/words.h"

/* The moves without capture that a man like `model` could make from a square, if the man on `unit`
   were there, and the one on `gone` (NO_SQUARE: none) nowhere. */
static void steps_like(struct board *board, struct man model, enum colour neutral_as, square from,
                       square unit, square gone, struct steps *steps) {
  static const struct set nobody;
  struct set occupied = board->occupied;
  const enum colour side = model.owners == OF_BOTH    ? neutral_as
                           : model.owners == OF_WHITE ? WHITE
                                                      : BLACK;
  set_remove(&occupied, unit);
  if (gone != NO_SQUARE)
    set_remove(&occupied, gone);
  const struct sight sight = {.occupied = &occupied,
                              .capturable = &nobody,
                              .enemies = &board->of[opponent(side)],
                              .closed = &board->closed,
                              .moves = true};
  steps_begin(steps);
  walk_steps(paths_of(board, model.walk), side, from, &sight, steps);
}

static void add_step(struct steps *steps, unsigned first, square arrival, square capture,
                     uint8_t origin) {
  for (unsigned i = first; i < steps->count; i++)
    if (steps->step[i].arrival == arrival && steps->step[i].capture == capture)
      return;
  if (steps->count < MAX_STEPS)
    steps->step[steps->count++] =
        (struct step){.arrival = arrival, .capture = capture, .longer = false, .origin = origin};
}

/* Takes the captures off the steps from `first` on and puts them into the other list. */
static void split_captures(struct steps *steps, unsigned first, struct steps *captures) {
  unsigned kept = first;
  steps_begin(captures);
  for (unsigned i = first; i < steps->count; i++)
    if (steps->step[i].capture == NO_SQUARE)
      steps->step[kept++] = steps->step[i];
    else
      captures->step[captures->count++] = steps->step[i];
  steps->count = kept;
}

/* A pawn does not go to its own base rank (as Popeye has it). */
static bool may_end_there(const struct board *board, enum colour side, square unit,
                          square arrival) {
  return !is_pawn(board, board->man[unit].walk) || rank_for(board->geometry, arrival, side) != 0;
}

static void make_after_take(struct board *board, const struct rule *rule, enum colour side,
                            square unit, bool captures, struct steps *steps, unsigned first) {
  (void)rule;
  struct steps taken, made;
  if (!captures)
    return;
  split_captures(steps, first, &taken);
  const unsigned end = steps->count;
  for (unsigned i = 0; i < taken.count; i++) {
    const struct step take = taken.step[i];
    steps_like(board, board->man[take.capture], opponent(side), take.arrival, unit, take.capture,
               &made);
    for (unsigned k = 0; k < made.count; k++)
      if (may_end_there(board, side, unit, made.step[k].arrival))
        add_step(steps, end, made.step[k].arrival, take.capture, take.origin);
  }
}

/* The captures that the man could make if it stood there. */
static void captures_from(struct board *board, enum colour side, square unit, square from,
                          const struct set *victims, struct steps *steps) {
  struct set occupied = board->occupied;
  set_remove(&occupied, unit);
  const struct sight sight = {.occupied = &occupied,
                              .capturable = victims,
                              .enemies = &board->of[opponent(side)],
                              .closed = &board->closed,
                              .captures = true};
  steps_begin(steps);
  walk_steps(paths_of(board, board->man[unit].walk), side, from, &sight, steps);
}

static void take_after_make(struct board *board, enum colour side, square unit, square victim,
                            struct steps *steps, unsigned end) {
  struct steps made, taken;
  struct set victims = {{0}};
  set_add(&victims, victim);
  steps_like(board, board->man[victim], opponent(side), unit, unit, NO_SQUARE, &made);
  for (unsigned i = 0; i < made.count; i++) {
    captures_from(board, side, unit, made.step[i].arrival, &victims, &taken);
    for (unsigned k = 0; k < taken.count; k++)
      add_step(steps, end, taken.step[k].arrival, taken.step[k].capture, 0);
  }
}

static void make_before_take(struct board *board, const struct rule *rule, enum colour side,
                             square unit, bool captures, struct steps *steps, unsigned first) {
  (void)rule;
  struct steps direct;
  if (!captures)
    return;
  split_captures(steps, first, &direct);
  const unsigned end = steps->count;
  struct set victims = capturable_men(board, side, FOR_MOVES);
  for_set (victim, &victims, board->words)
    take_after_make(board, side, unit, victim, steps, end);
}

static const void *read_absolute(struct words *words) {
  static const char *const absolute[][LANGUAGES] = {{"Absolute", "Absolu", "Absolut"}};
  bool *settings = arena_alloc(words_arena(words), sizeof *settings);
  *settings = words_take_name(words, absolute, 1) == 0;
  return settings;
}

static void adapt_take_and_make(struct condition *card, const void *settings) {
  const bool *absolute = settings;
  card->steps = (struct steps_hook){*absolute ? FOR_CHECK : FOR_MOVES, make_after_take};
}

const struct condition condition_take_and_make_chess = {
    .names = {"Take&MakeChess", "Take&MakeEchecs", "Take&MakeSchach"},
    .sentence = "A capture is completed by a move, not a capture, that the captured man could have "
                "made from there; without one it is illegal",
    .example = "Condition Take&MakeChess",
    .read = read_absolute,
    .adapt = adapt_take_and_make,
};

const struct condition condition_make_and_take_chess = {
    .names = {"Make&TakeChess", "Make&TakeEchecs", "Make&TakeSchach"},
    .sentence = "Before a man captures it makes a move, not a capture, like the man that it is "
                "going to capture",
    .example = "Condition Make&TakeChess",
    .steps = {FOR_CHECK, make_before_take},
};
