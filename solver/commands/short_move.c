/* The short notation says less, so that it may mean several moves.  What it does say must fit:
   walk, what is left of the departure, arrival, promotion. SPDX-License-Identifier:
   GPL-3.0-or-later */
#include "solver/commands/short_move.h"

#include <ctype.h>
#include <string.h>

/* A stretch of a word. */
struct stretch {
  const char *begin;
  size_t length;
};

struct half_move {
  struct stretch walk, departure, arrival; /* of a departure written short: a file or a rank */
  const char *rest;                        /* promotion, effects */
};

/* The length of a square's name, "e4", "a10", at the beginning of a text; 0 if there is none. */
static size_t square_length(const char *text) {
  size_t length = 1;
  if (text[0] < 'a' || text[0] > 'z')
    return 0;
  while (isdigit((unsigned char)text[length]))
    length++;
  return length > 1 ? length : 0;
}

static bool are_same(struct stretch a, struct stretch b) {
  return a.length == b.length && memcmp(a.begin, b.begin, a.length) == 0;
}

/* "Sc6*a7[wSa7->g1]"; attributes in front of the walk, which nobody writes, are passed over. */
static bool read_told(const char *text, struct half_move *move) {
  const char *at = text;
  while (islower((unsigned char)*at) && square_length(at) == 0)
    at++;
  move->walk.begin = at;
  while (*at && square_length(at) == 0)
    at++;
  move->walk.length = (size_t)(at - move->walk.begin);
  move->departure = (struct stretch){at, square_length(at)};
  at += move->departure.length;
  if (*at != '-' && *at != '*')
    return false;
  move->arrival = (struct stretch){at + 1, square_length(at + 1)};
  move->rest = at + 1 + move->arrival.length;
  return move->arrival.length > 0;
}

/* "S*a7", "Rad1", "R1d2", "e*d5", "e8=Q" */
static bool read_written(const char *text, struct half_move *move) {
  const char *at = text;
  while (isupper((unsigned char)*at))
    at++;
  move->walk = (struct stretch){text, (size_t)(at - text)};
  move->departure = (struct stretch){at, 0};
  if (square_length(at) == 0) {
    while (isalnum((unsigned char)*at) && square_length(at) == 0)
      at++;
    move->departure.length = (size_t)(at - move->departure.begin);
  }
  at += *at == '*';
  move->arrival = (struct stretch){at, square_length(at)};
  move->rest = at + move->arrival.length;
  return move->arrival.length > 0 && *move->rest != '-' && *move->rest != '*';
}

static bool is_knight(struct stretch walk) {
  return walk.length == 1 && (*walk.begin == 'S' || *walk.begin == 'N');
}

/* Nothing, its file or its rank. */
static bool may_depart(struct stretch written, struct stretch told) {
  const struct stretch file = {told.begin, 1}, rank = {told.begin + 1, told.length - 1};
  return written.length == 0 || are_same(written, file) || are_same(written, rank);
}

/* "=Q", or "Q" alone; what else stands there, as "ep.", decides nothing. */
static bool may_become(const char *written, const char *told) {
  const char *become = written + (*written == '=');
  const size_t length = strcspn(become, "[(");
  if (!isupper((unsigned char)*become))
    return *told != '=';
  return *told == '=' && strncmp(told + 1, become, length) == 0 &&
         !isalnum((unsigned char)told[1 + length]);
}

bool may_mean(const char *written, const char *told) {
  struct half_move a, b;
  if (strcmp(written, told) == 0)
    return true;
  if (!read_written(written, &a) || !read_told(told, &b))
    return false;
  return (are_same(a.walk, b.walk) || (is_knight(a.walk) && is_knight(b.walk))) &&
         may_depart(a.departure, b.departure) && are_same(a.arrival, b.arrival) &&
         may_become(a.rest, b.rest);
}
