/* Squares and walks as they are written.  A square is a letter for the file and a number for the
   rank; since ranks are digits and files are letters, a run of squares can be cut in one way only.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/cursor.h"

#include "pieces/piece.h"

#include <string.h>
#include <strings.h>

static bool is_letter(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

static const char *skip_square(const char *from, const char *end) {
  if (from + 1 >= end || !is_letter(from[0]) || !is_digit(from[1]))
    return NULL;
  from++;
  while (from < end && is_digit(*from))
    from++;
  return from;
}

bool looks_like_squares(const char *from, const char *end) {
  if (from == end)
    return false;
  while (from != NULL && from < end)
    from = skip_square(from, end);
  return from == end;
}

square words_parse_square(const struct words *words, const char **from, const char *end) {
  const struct board_frame *board = &words->problem->board;
  const char *behind = skip_square(*from, end);
  if (behind == NULL || behind - *from > 3)
    return NO_SQUARE;
  const unsigned file = ((unsigned char)**from | 0x20u) - 'a';
  unsigned rank = 0;
  for (const char *digit = *from + 1; digit < behind; digit++)
    rank = rank * 10 + (unsigned)(*digit - '0');
  if (file >= board->files || rank == 0 || rank > board->ranks)
    return NO_SQUARE;
  *from = behind;
  return (square)((rank - 1) * board->files + file);
}

unsigned words_read_squares(struct words *words, const char *from, const char *end,
                            struct place place, square *squares, unsigned room) {
  const char *begin = from;
  unsigned count = 0;
  words->squares_read = true;
  while (from < end) {
    const struct word name = {from,
                              (size_t)(skip_square(from, end) - from),
                              {place.file, place.line, place.column + (unsigned)(from - begin)}};
    const square where = words_parse_square(words, &from, end);
    if (where == NO_SQUARE) {
      complain(words->complaints, INPUT_ERROR, name.place, "%s is not a square of the %ux%u board",
               words_quote(words, &name), words->problem->board.files, words->problem->board.ranks);
      from = name.text + name.length;
    } else if (count < room) {
      squares[count++] = where;
    } else {
      complain(words->complaints, INPUT_ERROR, name.place, "more than %u square%s from %s on", room,
               room == 1 ? "" : "s", words_quote(words, &name));
      return count;
    }
  }
  return count;
}

const char *words_square_name(struct words *words, square where) {
  const unsigned files = words->problem->board.files;
  return arena_printf(words->arena, "%c%u", (int)('a' + where % files), where / files + 1u);
}

unsigned words_walk(const struct words *words, const char *code, size_t length) {
  const struct problem *problem = words->problem;
  for (unsigned i = 0; i < problem->own_walk_count; i++) {
    const char *own = problem->own_walks[i].codes[words->language];
    if (strlen(own) == length && strncasecmp(own, code, length) == 0)
      return walk_count() + i;
  }
  return walk_by_code(code, length, words->language);
}

bool words_is_hunter(const struct words *words, const char *code, size_t length) {
  const char *slash = memchr(code, '/', length);
  if (slash == NULL)
    return false;
  const size_t away = (size_t)(slash - code);
  return words_walk(words, code, away) != NO_WALK &&
         words_walk(words, slash + 1, length - away - 1) != NO_WALK;
}

const char *words_walk_code(const struct words *words, unsigned walk) {
  return walk < walk_count()
             ? piece_row(walk)->codes[words->language]
             : words->problem->own_walks[walk - walk_count()].codes[words->language];
}
