/* What the options say about the game before the diagram must agree with the diagram.  The
   conventions themselves (castling unless disproved, en passant only if proved) are the engine's.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/option_names.h"
#include "solver/language/reading.h"

static bool is_empty(const struct problem *problem, square where) {
  return problem->men[where].walk == NO_WALK;
}

/* The square behind the one passed in the direction of either side's pawns, with a man on it. */
static bool has_passer(const struct problem *problem, square passed) {
  const unsigned files = problem->board.files, squares = files * problem->board.ranks;
  return (passed + files < squares && !is_empty(problem, (square)(passed + files))) ||
         (passed >= files && !is_empty(problem, (square)(passed - files)));
}

/* Departure, squares passed, arrival, or only a square passed: empty but for the arrival. */
static bool has_just_passed(const struct problem *problem) {
  const struct options *all = &problem->options;
  const unsigned count = all->en_passant_count;
  const bool whole = count >= 3;
  for (unsigned i = 0; i + whole < count; i++)
    if (!is_empty(problem, all->en_passant[i]))
      return false;
  return whole ? !is_empty(problem, all->en_passant[count - 1])
               : has_passer(problem, all->en_passant[0]);
}

/* A twin may have moved or taken away the pawn: then nothing is left to be captured. */
static void check_en_passant(struct reading *reading, struct draft *draft) {
  struct problem *problem = draft->problem;
  if (problem->options.en_passant_count == 0 || has_just_passed(problem))
    return;
  const bool diagram = problem == reading->set->phases[0];
  const enum severity severity = diagram && !reading->set->zero_position ? INPUT_ERROR : NOTE;
  complain(reading->words.complaints, severity, draft->retro_place,
           "%s: no man%s%s can just have passed the square given and stand behind it",
           option_names[EN_PASSANT_OPTION][problem->language], diagram ? "" : " of twin ",
           diagram ? "" : problem->twin_label);
  problem->options.en_passant_count = 0;
}

static void check_fen_passant(struct reading *reading, const struct draft *draft) {
  const struct problem *problem = draft->problem;
  const square passed = problem->fen_en_passant;
  const bool diagram = problem == reading->set->phases[0];
  if (diagram && problem->has_fen && passed != NO_SQUARE &&
      (!is_empty(problem, passed) || !has_passer(problem, passed)))
    complain(reading->words.complaints, NOTE, problem->place,
             "the FEN says that a man has just passed %s, but none stands behind that square",
             words_square_name(&reading->words, passed));
}

static bool is_rook_of(const struct problem *problem, square where, unsigned owner) {
  return problem->men[where].owners & owner;
}

/* Only said of the diagram: a twin may have moved the men. */
static void check_castling(struct reading *reading, struct draft *draft) {
  const struct problem *problem = draft->problem;
  const struct options *all = &problem->options;
  struct words *words = &reading->words;
  if (problem != reading->set->phases[0] || reading->set->zero_position)
    return;
  for (unsigned i = 0; i < all->no_castling_count; i++)
    if (is_empty(problem, all->no_castling[i]))
      complain(words->complaints, NOTE, draft->retro_place,
               "%s: there is no man on %s that could castle",
               option_names[NO_CASTLING][problem->language],
               words_square_name(words, all->no_castling[i]));
  for (unsigned i = 0; i < all->exclusive_count; i++) {
    const square *pair = all->exclusive[i];
    if (!is_rook_of(problem, pair[0], OF_WHITE) || !is_rook_of(problem, pair[1], OF_BLACK))
      complain(words->complaints, NOTE, draft->retro_place,
               "%s: %s%s are not the squares of a white and a black man that could castle",
               option_names[CASTLING_MUTUALLY_EXCLUSIVE][problem->language],
               words_square_name(words, pair[0]), words_square_name(words, pair[1]));
  }
}

void check_retro_options(struct reading *reading, struct draft *draft) {
  check_en_passant(reading, draft);
  check_fen_passant(reading, draft);
  check_castling(reading, draft);
}
