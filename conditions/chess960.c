/* Chess960 (Fischer Random): the game begins from one of 960 arrays, and castling brings king and
   rook to the squares where orthodox castling brings them, wherever they began.

   The king ends on c (0-0-0) or g (0-0), the rook on d or f; every square that either passes or
   ends on must be empty but for these two, and the king may not be in check, come through check or
   into it.  Either man may stand still.  Who may castle: as a FEN tells, else those that stand as
   in the array of the number, else the king on its first rank with the outermost rook on each
   side.  Sources: the text that this project was founded on; R. Scharnagl's numbering
   (solver/board/array960.h).

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/condition.h"
#include "solver/board/array960.h"
#include "solver/engine/setup.h"
#include "solver/language/words.h"

struct chess960 {
  bool numbered;
  uint8_t officers[OFFICERS_960];
};

static const void *read_number(struct words *words) {
  struct chess960 *settings = arena_alloc(words_arena(words), sizeof *settings);
  struct word word;
  unsigned number;
  if (!words_peek(words, &word) || !words_take_number(words, &number))
    return settings;
  settings->numbered = number < ARRAYS_960;
  if (settings->numbered)
    array960_officers(number, settings->officers);
  else
    complain(words_complaints(words), INPUT_ERROR, word.place,
             "the arrays of Chess960 are numbered from 0 to %d", ARRAYS_960 - 1);
  return settings;
}

static const uint8_t *officers_of(const void *settings) {
  const struct chess960 *chess960 = settings;
  return chess960->numbered ? chess960->officers : NULL;
}

static void ask_for_board(const struct rule *rule, struct setup *setup) {
  const uint8_t *officers = officers_of(rule->settings);
  if (setup->frame.files != 8 || setup->frame.ranks != 8)
    setup->refusal = "its arrays are those of the 8x8 board";
  if (officers)
    setup->officers = officers;
}

static bool stands(const struct setup *setup, square where, unsigned walk, enum colour side) {
  return setup->men[where].walk == walk && belongs_to(setup->men[where].owners, side);
}

/* The first man of this walk on its first rank, going from `from` towards `end` (not included);
   NO_SQUARE if there is none. */
static square find_man(const struct setup *setup, unsigned walk, enum colour side, square from,
                       square end) {
  for (; from != end; from = (square)(from + (from < end ? 1 : -1)))
    if (stands(setup, from, walk, side))
      return from;
  return NO_SQUARE;
}

/* The square of an officer in the array of the number, going inwards from the side of castling. */
static square home_of(const uint8_t *officers, unsigned walk, bool is_short) {
  unsigned file = is_short ? 7 : 0;
  while (officers[file] != walk)
    file += is_short ? -1u : 1u;
  return (square)file;
}

static square rook_of(const struct setup *setup, enum colour side, bool is_short, square king) {
  const square first = side == WHITE ? 0 : 56;
  const unsigned file = setup->problem->fen_rook_file[2 * side + !is_short];
  if (setup->problem->has_fen && file > 0)
    return (square)(first + file - 1);
  return find_man(setup, ROOK, side, is_short ? (square)(first + 7) : first, king);
}

/* Where king and rook stand that may castle to this side; false if they are not there. */
static bool find_pair(const struct rule *rule, const struct setup *setup, enum colour side,
                      bool is_short, struct castling_squares *squares) {
  const uint8_t *officers = officers_of(rule->settings);
  const square first = side == WHITE ? 0 : 56;
  if (officers && (!setup->problem->has_fen || setup->problem->fen_without_rights)) {
    squares->king = (square)(first + home_of(officers, KING, is_short));
    squares->rook = (square)(first + home_of(officers, ROOK, is_short));
    return true;
  }
  squares->king = find_man(setup, KING, side, first, (square)(first + 8));
  if (squares->king == NO_SQUARE)
    return false;
  squares->rook = rook_of(setup, side, is_short, squares->king);
  return squares->rook != NO_SQUARE && (squares->rook > squares->king) == is_short;
}

static void castle_from_anywhere(const struct rule *rule, struct setup *setup) {
  setup->castling_count = 0;
  for (unsigned i = 0; i < 4; i++) {
    const enum colour side = i < 2 ? WHITE : BLACK;
    const square first = side == WHITE ? 0 : 56;
    const bool is_short = i % 2 == 0;
    struct castling_squares squares = {.king_to = (square)(first + (is_short ? 6 : 2)),
                                       .rook_to = (square)(first + (is_short ? 5 : 3))};
    if (find_pair(rule, setup, side, is_short, &squares))
      add_castling(setup, is_short ? CASTLE_SHORT : CASTLE_LONG, side, &squares);
  }
}

static const char *const aliases[] = {"FischerRandom", "FRC", NULL};

const struct condition condition_chess960 = {
    .names = {"Chess960", "Chess960", "Chess960"},
    .aliases = aliases,
    .own = true,
    .sentence = "Castling from any squares of king and rook on the first rank to those of orthodox "
                "castling; a number from 0 to 959 gives the array of the game",
    .example = "Condition Chess960 518",
    .claims = CLAIMS_CASTLING,
    .read = read_number,
    .compiled = COMPILED_CASTLING,
    .officers = officers_of,
    .squares = ask_for_board,
    .castle = castle_from_anywhere,
};
