/* The command Forsyth: the position rank by rank from the top, in Popeye's form.  A letter is a
   man, capital for White; a full stop comes before a code of two; + - = before a man make it white,
   black or neutral; a number is a run of empty squares, which goes on over the end of a rank; a
   stroke goes on to the beginning of the next rank unless one is there already.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/reading.h"

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
  const struct word rest = {from, word->length - (size_t)(from - word->text),
                            place_within(word, from)};
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

/* The position in the course of being read: `nth` counts squares from the highest rank. */
struct board_scan {
  const struct word *word;
  const char *from, *end;
  unsigned nth, squares;
  unsigned begun; /* where the ranks began that no stroke has ended yet */
};

static bool read_man(struct reading *reading, struct board_scan *scan) {
  struct words *words = &reading->words;
  const struct place place = place_within(scan->word, scan->from);
  struct man man;
  if (!parse_man(words, &scan->from, scan->end, &man)) {
    complain_piece(words, scan->word, scan->from);
    return false;
  }
  if (scan->nth == scan->squares) {
    complain(words->complaints, INPUT_ERROR, place, "the position does not fit on the %ux%u board",
             words_board(words)->files, words_board(words)->ranks);
    return false;
  }
  put_man(reading, man, nth_square(words_board(words), scan->nth++), place);
  return true;
}

/* Between two strokes stand whole ranks: else a square has been left out, or is one too many, and
   all men behind it would stand elsewhere. */
static bool end_ranks(struct reading *reading, struct board_scan *scan) {
  const unsigned files = words_board(&reading->words)->files, count = scan->nth - scan->begun;
  if (count % files != 0) {
    complain(reading->words.complaints, INPUT_ERROR, place_within(scan->word, scan->from),
             "%u square%s stand%s before this \"/\": a rank has %u", count, count == 1 ? "" : "s",
             count == 1 ? "s" : "", files);
    return false;
  }
  scan->begun = scan->nth;
  scan->from++;
  return true;
}

/* A run may go over the end of the board: empty squares too many do no harm there, unless a rank
   stands twice. */
static bool read_item(struct reading *reading, struct board_scan *scan) {
  if (*scan->from == '/')
    return end_ranks(reading, scan);
  if (!is_digit(*scan->from))
    return read_man(reading, scan);
  const struct place place = place_within(scan->word, scan->from);
  const struct board_frame *board = words_board(&reading->words);
  scan->nth += parse_run(&scan->from, scan->end, scan->squares);
  if (scan->nth <= scan->squares)
    return true;
  complain(reading->words.complaints, NOTE, place,
           "these squares reach beyond the %ux%u board and are left out", board->files,
           board->ranks);
  scan->nth = scan->squares;
  return true;
}

void read_forsyth(struct reading *reading) {
  struct words *words = &reading->words;
  const struct place place = words_place(words);
  const struct board_frame *board = words_board(words);
  struct word word;
  if (!words_peek(words, &word) || words_means_something_else(words, &word)) {
    complain(words->complaints, INPUT_ERROR, place, "the position is missing");
    return;
  }
  words_take(words);
  words->squares_read = true;
  struct board_scan scan = {.word = &word,
                            .from = word.text,
                            .end = word.text + word.length,
                            .squares = board->files * board->ranks};
  while (scan.from < scan.end && read_item(reading, &scan))
    continue;
  note_nightriders(words, &word);
  refuse_fen(words);
}
