/* The commands that describe the board and the problem's own walks.  They may stand behind words
   whose meaning depends on them (squares, codes): then the problem is read once more.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/reading.h"

#include "pieces/piece.h"

#include <string.h>

/* "9x9": true if it is two numbers. */
static bool parse_size(const struct word *word, unsigned *files, unsigned *ranks) {
  unsigned numbers[2] = {0, 0}, which = 0, digits = 0;
  for (size_t i = 0; i < word->length; i++) {
    const char letter = word->text[i];
    if (letter >= '0' && letter <= '9' && digits < 3) {
      numbers[which] = numbers[which] * 10 + (unsigned)(letter - '0');
      digits++;
    } else if ((letter == 'x' || letter == 'X') && which == 0 && digits > 0) {
      which = 1;
      digits = 0;
    } else {
      return false;
    }
  }
  *files = numbers[0];
  *ranks = numbers[1];
  return which == 1 && digits > 0;
}

void read_board_size(struct reading *reading) {
  struct words *words = &reading->words;
  struct board_frame *board = &words->problem->board;
  const struct place place = words_place(words);
  struct word word;
  unsigned files = 0, ranks = 0;
  if (!words_peek(words, &word) || !parse_size(&word, &files, &ranks)) {
    complain(words->complaints, INPUT_ERROR, place,
             "%s must be followed by the numbers of files and ranks, as 9x9",
             command_names[COMMAND_BOARD_SIZE][words->language]);
    return;
  }
  words_take(words);
  if (files == 0 || ranks == 0 || files > MAX_FILES || ranks > MAX_RANKS) {
    complain(words->complaints, INPUT_ERROR, word.place, "boards have 1x1 to %dx%d squares, not %s",
             MAX_FILES, MAX_RANKS, words_quote(words, &word));
    return;
  }
  reading->late |= words->squares_read && (files != board->files || ranks != board->ranks);
  board->files = files;
  board->ranks = ranks;
}

void read_board_shape(struct reading *reading) {
  struct words *words = &reading->words;
  struct word word;
  const struct place place = words_place(words);
  const int shape = words_take_name(words, shape_names, SHAPES);
  if (shape >= 0) {
    words->problem->board.shape = (enum board_shape)shape;
    return;
  }
  complain(words->complaints, INPUT_ERROR, words_peek(words, &word) ? word.place : place,
           "%s must be followed by %s, %s, %s or %s",
           command_names[COMMAND_BOARD_SHAPE][words->language], shape_names[0][words->language],
           shape_names[1][words->language], shape_names[2][words->language],
           shape_names[3][words->language]);
}

static bool is_code(const struct word *word) {
  if (word->length < 1 || word->length > 2)
    return false;
  for (size_t i = 0; i < word->length; i++) {
    const char letter = word->text[i];
    if (!(letter >= '0' && letter <= '9') && !((letter | 0x20) >= 'a' && (letter | 0x20) <= 'z'))
      return false;
  }
  return true;
}

static const char *upper(struct arena *arena, const struct word *word) {
  char *code = arena_copy(arena, word->text, word->length);
  for (char *letter = code; *letter; letter++)
    if (*letter >= 'a' && *letter <= 'z')
      *letter = (char)(*letter - 'a' + 'A');
  return code;
}

/* Cuts `"name"` off the beginning of the line. */
static bool cut_name(struct word *line, struct word *name) {
  if (line->length < 2 || line->text[0] != '"')
    return false;
  const char *end = memchr(line->text + 1, '"', line->length - 1);
  if (end == NULL)
    return false;
  *name = (struct word){line->text + 1, (size_t)(end - line->text - 1), line->place};
  size_t cut = (size_t)(end + 1 - line->text);
  while (cut < line->length && (unsigned char)line->text[cut] <= ' ')
    cut++;
  line->text += cut;
  line->length -= cut;
  line->place.column += (unsigned)cut;
  return true;
}

static bool code_is_free(struct reading *reading, const struct word *code) {
  const struct words *words = &reading->words;
  if (walk_by_code(code->text, code->length, words->language) != NO_WALK)
    return false;
  for (unsigned i = 0; i < reading->walks_defined; i++)
    if (word_is(code, words->own_walks[i].codes[words->language]))
      return false;
  return true;
}

static void define(struct reading *reading, const struct word *code, const struct word *name,
                   const struct word *notation) {
  struct words *words = &reading->words;
  const unsigned index = reading->walks_defined++;
  const bool known = index < words->own_walk_count &&
                     word_is(code, words->own_walks[index].codes[words->language]);
  struct piece *walk =
      index < words->own_walk_count ? &words->own_walks[index] : words_add_walk(words);
  reading->late |= !known && reading->codes_read;
  const char *letters = upper(words->arena, code);
  const char *called = text_utf8(words->arena, name->text, name->length);
  *walk = (struct piece){.codes = {letters, letters, letters},
                         .names = {called, called, called},
                         .notation = text_utf8(words->arena, notation->text, notation->length)};
}

static bool notation_is_right(struct words *words, const struct word *notation) {
  size_t offset = 0;
  const char *wrong =
      notation_error(text_utf8(words->arena, notation->text, notation->length), &offset);
  struct place place = notation->place;
  place.column += (unsigned)offset;
  if (wrong != NULL)
    complain(words->complaints, INPUT_ERROR, place, "notation of a walk: %s", wrong);
  return wrong == NULL;
}

static void define_if_right(struct reading *reading, const struct word *code,
                            const struct word *name, const struct word *notation) {
  struct words *words = &reading->words;
  if (!notation_is_right(words, notation))
    return;
  if (!code_is_free(reading, code))
    complain(words->complaints, INPUT_ERROR, code->place, "%s is the code of another walk already",
             words_quote(words, code));
  else if (reading->walks_defined == MAX_OWN_WALKS)
    complain(words->complaints, INPUT_ERROR, code->place, "more than %d walks of a problem's own",
             MAX_OWN_WALKS);
  else
    define(reading, code, name, notation);
}

/* Walk XX "name" notation; the notation goes to the end of the line. */
void read_own_walk(struct reading *reading) {
  struct words *words = &reading->words;
  const struct place place = words_place(words);
  struct word code, name;
  if (!words_peek(words, &code) || !is_code(&code)) {
    complain(words->complaints, INPUT_ERROR, place,
             "%s must be followed by a code of one or two letters or digits, a name in quotation "
             "marks, and the notation of the walk",
             command_names[COMMAND_WALK][words->language]);
    words_take_line(words);
    return;
  }
  words_take(words);
  struct word notation = words_take_line(words);
  if (cut_name(&notation, &name))
    define_if_right(reading, &code, &name, &notation);
  else
    complain(words->complaints, INPUT_ERROR, notation.place,
             "the name of the walk must stand in quotation marks before its notation");
}
