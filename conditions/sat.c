/* SAT: a king is in check if it has a flight, that is a square to which it could go without being
   attacked there.  A number allows that many flights, of which the square where it stands is one
   if it is not attacked there.  Strict SAT: once a king has been attacked, and only then, this
   square counts; so without a number it is in check while it is not attacked.

   Source: Spherical Aggression Theory, Andernach 2001; the number as Popeye has it, with which the
   solution of L. Salai's SAT III (Pat a Mat 2003, ser-#22) agrees.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_board.h"
#include "solver/language/words.h"

static const void *read_flights(struct words *words) {
  unsigned *flights = arena_alloc(words_arena(words), sizeof *flights);
  struct word word = {.text = NULL};
  *flights = 0;
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

static unsigned flights_allowed(const struct rule *rule) {
  return *(const unsigned *)rule->settings;
}

/* `staying`: the square where the king stands is a flight, too. */
static bool has_flights_too_many(struct board *board, const struct rule *rule, enum colour side,
                                 bool staying) {
  const unsigned allowed = flights_allowed(rule);
  const unsigned stays = staying && !is_royal_attacked(board, side);
  return stays > allowed || count_flights(board, side, allowed + 1 - stays) + stays > allowed;
}

static bool check_by_flight(struct board *board, const struct rule *rule, enum colour side,
                            bool so_far) {
  (void)so_far;
  return has_flights_too_many(board, rule, side, flights_allowed(rule) > 0);
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
  (void)so_far;
  return has_flights_too_many(board, rule, side, recall(board, rule, side));
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
