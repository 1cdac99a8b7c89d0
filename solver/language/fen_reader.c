/* The command FEN, as chess programs write positions: the knight is N, and behind the men may stand
   the side to move, castling rights, the square passed by a double step and two counters, which
   are read and not used.  (Standard: PGN specification and implementation guide, 16.1.)  Boards of
   other sizes have as many ranks and files as the board says; empty runs may have two digits.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/reading.h"

#include <string.h>

static bool is_digit(char byte) {
  return byte >= '0' && byte <= '9';
}

static struct place at(const struct word *word, const char *byte) {
  return (struct place){word->place.file, word->place.line,
                        word->place.column + (unsigned)(byte - word->text)};
}

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
      const struct word letter = {from, 1, at(word, from)};
      complain(words->complaints, INPUT_ERROR, letter.place,
               "\"%s\" is not a letter of a FEN (KQRBNP, kqrbnp)", words_quote(words, &letter));
      return NULL;
    } else if (file < board->files) {
      put_man(reading, man, (square)(rank * board->files + file++), at(word, from));
    } else {
      file++;
    }
  }
  if (file != board->files) {
    complain(words->complaints, INPUT_ERROR, at(word, from),
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
      complain(words->complaints, INPUT_ERROR, at(word, from), "the FEN has %u ranks, the board %u",
               board->ranks - rank, board->ranks);
      return;
    }
    from += from < end && rank > 0;
  }
  if (from < end)
    complain(words->complaints, INPUT_ERROR, at(word, from),
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

static bool read_rights(struct words *words, struct problem *problem) {
  static const char letters[] = "KQkq"; /* in the order of the bits CASTLE_… */
  struct word word;
  if (!words_peek(words, &word) || words_means_something_else(words, &word))
    return false;
  unsigned rights = 0;
  for (size_t i = 0; i < word.length && !word_is(&word, "-"); i++) {
    const char *letter = word.text[i] == '\0' ? NULL : strchr(letters, word.text[i]);
    if (letter == NULL) {
      complain(words->complaints, INPUT_ERROR, word.place,
               "\"%s\" are not castling rights of a FEN (some of KQkq, or -)",
               words_quote(words, &word));
      break;
    }
    rights |= 1u << (letter - letters);
  }
  words_take(words);
  problem->fen_castling = rights;
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
  unsigned ignored;
  if (!words_peek(words, &word) || words_means_something_else(words, &word)) {
    complain(words->complaints, INPUT_ERROR, place, "the position is missing");
    return;
  }
  words_take(words);
  words->squares_read = true;
  problem->has_fen = true;
  read_men_of_fen(reading, &word);
  if (read_side(words, problem) && read_rights(words, problem) &&
      read_square_passed(words, problem) && words_take_number(words, &ignored))
    words_take_number(words, &ignored);
}
