/* SAT: a king is in check if it has a flight, that is a square to which it could go without being
   attacked there; a number allows that many flights less one before it is check.

   Source: Spherical Aggression Theory, Andernach 2001; the number as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_board.h"

#include "solver/language/words.h"

static const void *read_flights(struct words *words) {
  unsigned *flights = arena_alloc(words_arena(words), sizeof *flights);
  struct word word = {.text = NULL};
  *flights = 1;
  words_peek(words, &word);
  if (words_take_number(words, flights) && *flights == 0)
    complain(words_complaints(words), INPUT_ERROR, word.place, "SAT needs at least one flight");
  return flights;
}

/* Counts the moves of the kings that leave them unattacked, up to `enough`. */
static unsigned count_flights(struct board *board, enum colour side, unsigned enough) {
  const enum colour before = board->base.side;
  const struct set kings = board->royal[side];
  const size_t first = board->scratch.count;
  struct set capturable;
  unsigned flights = 0;
  board->base.side = side;
  struct question question = ask_for_moves(board, side, &capturable);
  for_set (king, &kings, board->words)
    push_unit_moves(board, king, &question, &board->scratch);
  for (size_t i = first; flights < enough && i < board->scratch.count; i++) {
    struct turn turn;
    probe(board, board->scratch.moves[i], side, &turn);
    flights += !is_royal_attacked(board, side);
    end_frame(board);
  }
  board->scratch.count = first;
  board->base.side = before;
  return flights;
}

static bool check_by_flight(struct board *board, const struct rule *rule, enum colour side,
                            bool so_far) {
  (void)so_far;
  const unsigned wanted = *(const unsigned *)rule->settings;
  return count_flights(board, side, wanted) >= wanted;
}

const struct condition condition_sat = {
    .names = {"SAT", "SAT", "SAT"},
    .sentence = "A king is in check if it could go to a square where it is not attacked",
    .example = "Condition SAT",
    .read = read_flights,
    .check = check_by_flight,
};
