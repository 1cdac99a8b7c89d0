/* SAT: a king is in check if it has a flight, that is a square to which it could go without being
   attacked there; a number allows that many flights less one before it is check.  Strict SAT: once
   it has been attacked, a king is in check also while it is not attacked where it stands.

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

/* The memory, by colour: has the king of the side been attacked? */
static void note_attacks(struct board *board, const struct rule *rule) {
  for (unsigned side = WHITE; side <= BLACK; side++)
    if (!recall(board, rule, side) && is_royal_attacked(board, (enum colour)side))
      edit_memory(board, rule, side, true);
}

static void note_attacks_after(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)turn;
  note_attacks(board, rule);
}

static bool check_by_safety(struct board *board, const struct rule *rule, enum colour side,
                            bool so_far) {
  return (recall(board, rule, side) && !is_royal_attacked(board, side)) ||
         check_by_flight(board, rule, side, so_far);
}

const struct condition condition_strict_sat = {
    .names = {"StrictSAT", "StrictSAT", "StrictSAT"},
    .sentence = "A king is in check if it could go to a square where it is not attacked, and, once "
                "it has been attacked, while it is not",
    .example = "Condition StrictSAT",
    .read = read_flights,
    .memory = 2,
    .begin = note_attacks,
    .check = check_by_safety,
    .effects = {{.slot = SLOT_LAST, .changes = ONLY_NOTES, .act = note_attacks_after}},
};
