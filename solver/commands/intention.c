/* Reading a single move.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/intention.h"

#include "pieces/piece.h"
#include "solver/commands/intended.h"
#include "solver/report/wording.h"

#include <ctype.h>
#include <string.h>

/* The next square behind `at`, which goes on behind it; NO_SQUARE if there is none. */
static square take_next_square(const char **at, const struct board_frame *frame) {
  for (const char *c = *at; *c != '\0' && *c != '=' && *c != '['; c++) {
    unsigned rank = 0, digits = 0;
    if (!islower((unsigned char)*c))
      continue;
    while (digits < 2 && isdigit((unsigned char)c[1 + digits]))
      rank = 10 * rank + (unsigned)(c[1 + digits++] - '0');
    const unsigned file = (unsigned)(*c - 'a');
    if (digits == 0)
      continue;
    if (rank == 0 || rank > frame->ranks || file >= frame->files)
      return NO_SQUARE;
    *at = c + 1 + digits;
    return (square)((rank - 1) * frame->files + file);
  }
  return NO_SQUARE;
}

/* "=Q" in the language of the problem, or "q" as programs that play games write it, where n is the
   knight. */
static unsigned promotion_in(const char *at, const struct problem *problem) {
  const bool coordinates = islower((unsigned char)*at) && at[1] == '\0';
  if (*at != '=' && !coordinates)
    return NO_WALK;
  if (coordinates && *at == 'n')
    return KNIGHT;
  at += *at == '=';
  const size_t length = strcspn(at, "=[ ");
  return walk_by_code(at, length, coordinates ? ENGLISH : (unsigned)problem->language);
}

static bool read_castling(const char *word, struct intention *intention) {
  if (strncmp(word, "0-0", 3) != 0)
    return false;
  intention->castles = true;
  intention->castling = strncmp(word, "0-0-0", 5) == 0 ? CASTLE_LONG : CASTLE_SHORT;
  return true;
}

/* Two squares may also be those of a castling king. */
static void see_castling(const struct problem *problem, struct intention *intention) {
  const struct man man = problem->men[intention->departure];
  const int files = (int)intention->arrival - (int)intention->departure;
  const bool same_rank = intention->arrival / 8 == intention->departure / 8;
  const bool steps_two = same_rank && (files == 2 || files == -2);
  if (man.walk != KING || problem->board.files != 8 || !steps_two)
    return;
  intention->castles = true;
  intention->castling = files > 0 ? CASTLE_SHORT : CASTLE_LONG;
}

static bool is_told(const struct intention *intention, struct position *position, move m) {
  char typed[WORD_ROOM], told[WORD_ROOM];
  struct wording text;
  struct ply ply;
  position->engine->describe(position, m, &ply);
  wording_start(&text, position->plan->problem);
  wording_ply(&text, &ply);
  plain_word(intention->text, typed, sizeof typed);
  plain_word(text.text, told, sizeof told);
  return strcmp(typed, told) == 0;
}

bool read_intention(const char *text, const struct problem *problem, struct intention *intention) {
  char word[WORD_ROOM];
  const char *at = word;
  *intention = (struct intention){.departure = NO_SQUARE,
                                  .arrival = NO_SQUARE,
                                  .last = NO_SQUARE,
                                  .is_told = is_told,
                                  .text = text};
  plain_word(text, word, sizeof word);
  if (read_castling(word, intention))
    return true;
  intention->departure = take_next_square(&at, &problem->board);
  if (intention->departure == NO_SQUARE)
    return false;
  intention->arrival = take_next_square(&at, &problem->board);
  if (intention->arrival == NO_SQUARE)
    return false;
  const square third = take_next_square(&at, &problem->board);
  intention->last = third != NO_SQUARE ? third : intention->arrival;
  intention->promotion = promotion_in(at, problem);
  see_castling(problem, intention);
  return true;
}
