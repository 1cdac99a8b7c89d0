/* The command Forsyth: the position rank by rank from the top, in Popeye's form.  A letter is a
   man, capital for White; a full stop comes before a code of two; + - = before a man make it white,
   black or neutral; a number is a run of empty squares, which goes on over the end of a rank; a
   stroke goes on to the beginning of the next rank unless one is there already.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/reading.h"

#include "pieces/piece.h"

static bool is_digit(char byte) {
  return byte >= '0' && byte <= '9';
}

static struct place at(const struct word *word, const char *byte) {
  return (struct place){word->place.file, word->place.line,
                        word->place.column + (unsigned)(byte - word->text)};
}

/* Counts from 0 at the first square of the highest rank to files * ranks. */
static square nth_square(const struct board_frame *board, unsigned nth) {
  return (square)((board->ranks - 1 - nth / board->files) * board->files + nth % board->files);
}

/* A man at *from; false if there is none. */
static bool parse_man(const struct words *words, const char **from, const char *end,
                      struct man *man) {
  const char *byte = *from;
  unsigned owners = 0;
  if (*byte == '+' || *byte == '-' || *byte == '=')
    owners = *byte == '+' ? OF_WHITE : *byte == '-' ? OF_BLACK : OF_BOTH, byte++;
  size_t length = 1;
  if (byte < end && *byte == '.')
    length = 2, byte++;
  if ((size_t)(end - byte) < length || (length == 1 && is_digit(*byte)))
    return false;
  const unsigned walk = words_walk(words, byte, length);
  if (walk == NO_WALK)
    return false;
  if (owners == 0)
    owners = *byte >= 'a' && *byte <= 'z' ? OF_BLACK : OF_WHITE;
  *man = (struct man){.walk = (uint8_t)walk, .owners = (uint8_t)owners};
  *from = byte + length;
  return true;
}

static void complain_piece(struct words *words, const struct word *word, const char *from) {
  const struct word rest = {from, word->length - (size_t)(from - word->text), at(word, from)};
  complain(words->complaints, INPUT_ERROR, rest.place,
           "no piece of the Forsyth notation begins at \"%s\" (codes of two letters need a full "
           "stop before them)",
           words_quote(words, &rest));
}

static unsigned parse_run(const char **from, const char *end, unsigned most) {
  unsigned run = 0;
  for (; *from < end && is_digit(**from); (*from)++)
    if (run <= most)
      run = run * 10 + (unsigned)(**from - '0');
  return run;
}

/* A word that stands where a FEN has the side to move, and a word behind it. */
static bool is_tail_of_fen(struct words *words, const struct word *word) {
  if (!word_is(word, "w") && !word_is(word, "b"))
    return false;
  struct words ahead = *words;
  struct word rights;
  words_take(&ahead);
  if (!words_peek(&ahead, &rights))
    return false;
  for (size_t i = 0; i < rights.length; i++)
    if (rights.text[i] != '-' && ((unsigned char)rights.text[i] | 0x20u) != 'k' &&
        ((unsigned char)rights.text[i] | 0x20u) != 'q')
      return false;
  return true;
}

static void refuse_fen(struct words *words) {
  struct word word;
  if (!words_peek(words, &word) || !is_tail_of_fen(words, &word))
    return;
  complain(words->complaints, INPUT_ERROR, word.place,
           "this is the end of a FEN: give a FEN behind the command FEN, where N is the knight; "
           "Forsyth has no side to move and other letters");
  for (unsigned i = 0; i < 5 && words_peek(words, &word) && !ends_list(words, &word, EXACT) &&
                       !words_starts_line(words, &word);
       i++)
    words_take(words);
}

static void note_nightriders(struct words *words, const struct word *word) {
  bool rider = false, knight = false;
  for (size_t i = 0; i < word->length; i++) {
    const char one = word->text[i];
    if (i > 0 && (word->text[i - 1] == '.' || (i > 1 && word->text[i - 2] == '.')))
      continue;
    rider |= one == 'N' || one == 'n';
    knight |= words_walk(words, &one, 1) == KNIGHT;
  }
  if (rider && !knight)
    complain(words->complaints, NOTE, word->place,
             "N is the nightrider here; in a FEN behind the command FEN it is the knight");
}

void read_forsyth(struct reading *reading) {
  struct words *words = &reading->words;
  const struct board_frame *board = words_board(words);
  const unsigned squares = board->files * board->ranks;
  struct word word;
  if (!words_peek(words, &word) || words_means_something_else(words, &word)) {
    complain(words->complaints, INPUT_ERROR, words_place(words), "the position is missing");
    return;
  }
  words_take(words);
  words->squares_read = true;
  const char *from = word.text, *end = word.text + word.length;
  unsigned nth = 0;
  while (from < end) {
    const char *begin = from;
    struct man man;
    if (*from == '/') {
      nth += (board->files - nth % board->files) % board->files;
      from++;
    } else if (is_digit(*from)) {
      nth += parse_run(&from, end, squares);
    } else if (!parse_man(words, &from, end, &man)) {
      complain_piece(words, &word, from);
      break;
    } else if (nth < squares) {
      if (man.walk < walk_count() && !piece_supported(man.walk))
        complain(words->complaints, NOT_SUPPORTED, at(&word, begin),
                 "the piece %s (%s) is not supported yet",
                 piece_row(man.walk)->codes[words->language],
                 piece_row(man.walk)->names[words->language]);
      put_man(reading, man, nth_square(board, nth++), at(&word, begin));
    } else {
      nth++;
    }
    if (nth > squares) {
      complain(words->complaints, INPUT_ERROR, at(&word, begin),
               "the position does not fit on the %ux%u board", board->files, board->ranks);
      break;
    }
  }
  note_nightriders(words, &word);
  refuse_fen(words);
}
