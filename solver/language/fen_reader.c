/* The command FEN, as chess programs write positions: the knight is N, and behind the men may stand
   the side to move, castling rights, the square passed by a double step and two counters: the
   half-moves since the last capture or pawn's move, for the fifty-move rule, and the number of the
   move, which is not used.  (Standard: PGN specification and implementation guide, 16.1.)  Boards
   of other sizes have as many ranks and files as the board says; empty runs may have two digits.

   Castling rights are KQkq, meaning the outermost rook on that side of the king, or the file of the
   rook, A to H for White and a to h for Black: Shredder-FEN and X-FEN, which may be mixed. (Source:
   R. Scharnagl, "X-FEN", 2003.)
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/reading.h"

#include <string.h>

static bool parse_letter(char letter, struct man *man) {
  static const char letters[] = "kqrbnp"; /* in the order of the walks */
  const char small = (char)(letter | 0x20);
  const char *found = small == '\0' ? NULL : strchr(letters, small);
  if (found == NULL || *found == '\0')
    return false;
  *man = (struct man){.walk = (uint8_t)(KING + (found - letters)),
                      .owners = letter == small ? OF_BLACK : OF_WHITE};
  return true;
}

/* One rank, up to a stroke or the end.  Returns where it ends, NULL after a complaint. */
static const char *read_rank(struct reading *reading, const struct word *word, const char *from,
                             unsigned rank) {
  struct words *words = &reading->words;
  const struct board_frame *board = words_board(words);
  const char *end = word->text + word->length;
  unsigned file = 0;
  for (; from < end && *from != '/'; from++) {
    struct man man;
    if (is_digit(*from)) {
      unsigned run = (unsigned)(*from - '0');
      if (from + 1 < end && is_digit(from[1]))
        run = run * 10 + (unsigned)(*++from - '0');
      file += run;
    } else if (!parse_letter(*from, &man)) {
      const struct word letter = {from, 1, place_within(word, from)};
      complain(words->complaints, INPUT_ERROR, letter.place,
               "\"%s\" is not a letter of a FEN (KQRBNP, kqrbnp)", words_quote(words, &letter));
      return NULL;
    } else if (file < board->files) {
      put_man(reading, man, (square)(rank * board->files + file++), place_within(word, from));
    } else {
      file++;
    }
  }
  if (file != board->files) {
    complain(words->complaints, INPUT_ERROR, place_within(word, from),
             "rank %u of the FEN has %u squares, the board %u", rank + 1, file, board->files);
    return NULL;
  }
  return from;
}

static void read_men_of_fen(struct reading *reading, const struct word *word) {
  struct words *words = &reading->words;
  const struct board_frame *board = words_board(words);
  const char *from = word->text, *end = word->text + word->length;
  for (unsigned rank = board->ranks; rank-- > 0;) {
    from = read_rank(reading, word, from, rank);
    if (from == NULL)
      return;
    if (rank > 0 && from == end) {
      complain(words->complaints, INPUT_ERROR, place_within(word, from),
               "the FEN has %u ranks, the board %u", board->ranks - rank, board->ranks);
      return;
    }
    from += from < end && rank > 0;
  }
  if (from < end)
    complain(words->complaints, INPUT_ERROR, place_within(word, from),
             "the FEN has more ranks than the board, which has %u", board->ranks);
}

static bool read_side(struct words *words, struct problem *problem) {
  struct word word;
  if (!words_peek(words, &word) || (!word_is(&word, "w") && !word_is(&word, "b")))
    return false;
  words_take(words);
  problem->fen_side = word_is(&word, "b") ? BLACK : WHITE;
  return true;
}

/* The king on the first rank of the side, NO_SQUARE if there is none. */
static square king_at_home(const struct problem *problem, enum colour side) {
  const unsigned files = problem->board.files;
  const unsigned first = side == WHITE ? 0 : (problem->board.ranks - 1) * files;
  for (unsigned where = first; where < first + files; where++)
    if (problem->men[where].walk == KING && belongs_to(problem->men[where].owners, side))
      return (square)where;
  return NO_SQUARE;
}

/* The right that one letter stands for; false if it is none. */
static bool read_right(struct problem *problem, char letter) {
  static const char letters[] = "KQkq"; /* in the order of the bits CASTLE_… */
  const char *found = letter == '\0' ? NULL : strchr(letters, letter);
  const char small = (char)(letter | 0x20);
  if (found != NULL) {
    problem->fen_castling |= 1u << (found - letters);
    return true;
  }
  const enum colour side = letter == small ? BLACK : WHITE;
  const square king = king_at_home(problem, side);
  if (small < 'a' || small >= 'a' + (int)problem->board.files || king == NO_SQUARE)
    return false;
  const unsigned file = (unsigned)(small - 'a');
  const unsigned right = 2u * side + (file < king % problem->board.files);
  problem->fen_castling |= 1u << right;
  problem->fen_rook_file[right] = (uint8_t)(file + 1);
  return true;
}

/* Is there a king on its first rank with a man of its side on the wing of that right? */
static bool has_castlers(const struct problem *problem, unsigned right) {
  const enum colour side = right / 2 == 0 ? WHITE : BLACK;
  const bool leftwards = right % 2 == 1;
  const unsigned files = problem->board.files;
  const square king = king_at_home(problem, side);
  if (king == NO_SQUARE)
    return false;
  const unsigned first = king / files * files;
  for (unsigned where = first; where < first + files; where++)
    if ((where < king) == leftwards && where != king && problem->men[where].walk != NO_WALK &&
        belongs_to(problem->men[where].owners, side))
      return true;
  return false;
}

static void note_idle_rights(struct words *words, const struct problem *problem,
                             const struct word *word) {
  for (unsigned right = 0; right < 4; right++)
    if ((problem->fen_castling >> right & 1) && !has_castlers(problem, right))
      complain(words->complaints, NOTE, word->place,
               "\"%s\" gives %s a right to castle %s, for which there are no men",
               words_quote(words, word), owner_names[right / 2][words->language],
               right % 2 == 0 ? "short" : "long");
}

static bool read_rights(struct words *words, struct problem *problem) {
  struct word word;
  if (!words_peek(words, &word) || words_means_something_else(words, &word))
    return false;
  problem->fen_without_rights = false;
  for (size_t i = 0; i < word.length && !word_is(&word, "-"); i++)
    if (!read_right(problem, word.text[i])) {
      complain(words->complaints, INPUT_ERROR, word.place,
               "\"%s\" are not castling rights of a FEN (some of KQkq, or the files of the rooks "
               "beside a king on its first rank, or -)",
               words_quote(words, &word));
      break;
    }
  words_take(words);
  note_idle_rights(words, problem, &word);
  return true;
}

static bool read_square_passed(struct words *words, struct problem *problem) {
  struct word word;
  if (!words_peek(words, &word) || words_means_something_else(words, &word))
    return false;
  const char *from = word.text, *end = word.text + word.length;
  const square passed = words_parse_square(words, &from, end);
  words_take(words);
  if (passed != NO_SQUARE && from == end)
    problem->fen_en_passant = passed;
  else if (!word_is(&word, "-"))
    complain(words->complaints, INPUT_ERROR, word.place,
             "\"%s\" is not a square passed by a double step of a FEN (a square, or -)",
             words_quote(words, &word));
  return true;
}

void read_fen(struct reading *reading) {
  struct words *words = &reading->words;
  const struct place place = words_place(words);
  struct problem *problem = words->problem;
  struct word word;
  unsigned move_number;
  if (!words_peek(words, &word) || words_means_something_else(words, &word)) {
    complain(words->complaints, INPUT_ERROR, place, "the position is missing");
    return;
  }
  words_take(words);
  words->squares_read = true;
  problem->has_fen = problem->fen_without_rights = true;
  problem->fen_castling = problem->fen_quiet = 0;
  memset(problem->fen_rook_file, 0, sizeof problem->fen_rook_file);
  read_men_of_fen(reading, &word);
  if (read_side(words, problem) && read_rights(words, problem) &&
      read_square_passed(words, problem) && words_take_number(words, &problem->fen_quiet))
    words_take_number(words, &move_number);
}
