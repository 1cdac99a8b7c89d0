/* Reading one half-move of a score: "e4", "exd5", "Nbd2", "Ng1-f3", "e2-e4", "e7e8q", "e8=Q",
   "O-O-O", with N or S for the knight and with or without signs of capture, check and praise.
   (Standard: PGN specification and implementation guide, 8.2.3, and what is usual besides.)
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/score.h"

#include <string.h>

/* The word in hand; end moves towards from as signs are taken off. */
struct span {
  const char *from, *end;
};

static bool is_file(char byte) {
  return byte >= 'a' && byte <= 'h';
}

static bool is_rank(char byte) {
  return byte >= '1' && byte <= '8';
}

static bool take_end(struct span *span, const char *ending) {
  const size_t length = strlen(ending);
  if ((size_t)(span->end - span->from) <= length || memcmp(span->end - length, ending, length) != 0)
    return false;
  span->end -= length;
  return true;
}

/* Check, mate, praise and blame say nothing about the move. */
static void take_signs(struct span *span) {
  while (span->end > span->from && strchr("+#!?", span->end[-1]) != NULL && span->end[-1] != '\0')
    span->end--;
  if (take_end(span, "e.p.") || take_end(span, "ep"))
    return;
}

static bool is_castling(const struct span *span, const char *zeros) {
  const size_t length = strlen(zeros);
  if ((size_t)(span->end - span->from) != length)
    return false;
  for (size_t i = 0; i < length; i++) {
    const char byte = span->from[i];
    if (zeros[i] == '0' ? byte != '0' && byte != 'O' && byte != 'o' : byte != '-')
      return false;
  }
  return true;
}

/* The walk that a letter stands for; small letters only where `any_case` says so. */
static uint8_t walk_of(char letter, bool any_case) {
  static const char letters[] = "KQRBNP"; /* in the order of the walks */
  if (any_case && letter >= 'a' && letter <= 'z')
    letter = (char)(letter - 'a' + 'A');
  if (letter == 'S')
    letter = 'N';
  const char *found = letter == '\0' ? NULL : strchr(letters, letter);
  return found == NULL ? NO_WALK : (uint8_t)(KING + (found - letters));
}

/* "=Q", "Q", "(Q)", "/Q", "q" behind the square of arrival. */
static bool read_promotion(const char *from, const char *end, struct score_move *move) {
  if (from == end)
    return true;
  const bool bracket = *from == '(' && end[-1] == ')';
  if (bracket)
    end--;
  if (bracket || *from == '=' || *from == '/')
    from++;
  move->promotion = end - from == 1 ? walk_of(*from, true) : NO_WALK;
  return move->promotion >= QUEEN && move->promotion <= KNIGHT;
}

/* What stands before the square of arrival. */
static bool read_departure(const char *from, const char *end, struct score_move *move) {
  if (from < end && is_file(*from))
    move->file = (int8_t)(*from++ - 'a');
  if (from < end && is_rank(*from))
    move->rank = (int8_t)(*from++ - '1');
  if (from < end && strchr("x*:-", *from) != NULL && *from != '\0')
    move->captures = *from++ != '-';
  return from == end;
}

/* The last square written is the arrival's; a promotion may follow. */
static const char *find_arrival(const struct span *span) {
  for (const char *at = span->end - 2; at >= span->from; at--)
    if (is_file(at[0]) && is_rank(at[1]))
      return at;
  return NULL;
}

bool score_move_read(const char *word, size_t length, struct score_move *move) {
  struct span span = {word, word + length};
  *move = (struct score_move){.kind = ORDINARY, .file = -1, .rank = -1, .arrival = NO_SQUARE};
  take_signs(&span);
  if (is_castling(&span, "0-0") || is_castling(&span, "0-0-0")) {
    move->kind = span.end - span.from == 3 ? CASTLE_SHORT : CASTLE_LONG;
    return true;
  }
  if (span.from < span.end && (move->walk = walk_of(*span.from, false)) != NO_WALK)
    span.from++;
  if (span.end - span.from < 2)
    return false;
  const char *arrival = find_arrival(&span);
  if (arrival == NULL || !read_departure(span.from, arrival, move) ||
      !read_promotion(arrival + 2, span.end, move))
    return false;
  if (move->walk == NO_WALK && (move->file < 0 || move->rank < 0))
    move->walk = PAWN;
  move->arrival = (square)((arrival[1] - '1') * 8 + (arrival[0] - 'a'));
  return true;
}
