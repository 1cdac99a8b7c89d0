/* BGL: each side has a stock of length for its moves, or both have a common one.  Every move takes
   its geometrical length, to the hundredth of a square, off the stock; who has not enough left
   cannot make the move, nor give check by it.

   The numbers are White's stock and Black's; "-" sets no limit; a single number is common to both.
   Source: P. Petkov, feenschach 1999.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/obligation.h"
#include "solver/engine/ply.h"
#include "solver/language/words.h"

#include <ctype.h>

struct bgl {
  bool common;
  long stock[2]; /* in hundredths, or UNLIMITED */
};

enum { LONGEST_STOCK = 100000 };

/* A number with at most two decimals that count; false if the word is none. */
static bool read_hundredths(struct word word, long *hundredths) {
  long value = 0;
  int decimals = -1; /* none before the point */
  for (size_t i = 0; i < word.length; i++) {
    const char c = word.text[i];
    if ((c == '.' || c == ',') && decimals < 0 && i > 0)
      decimals = 0;
    else if (!isdigit((unsigned char)c) || value > LONGEST_STOCK)
      return false;
    else if (decimals < 2)
      value = 10 * value + (c - '0'), decimals += decimals >= 0;
  }
  for (int i = decimals < 0 ? 0 : decimals; i < 2; i++)
    value *= 10;
  *hundredths = value;
  return word.length > 0 && value <= LONGEST_STOCK;
}

static bool take_stock(struct words *words, long *stock) {
  struct word word;
  if (!words_peek(words, &word))
    return false;
  if (word.length == 1 && word.text[0] == '-')
    *stock = UNLIMITED;
  else if (!read_hundredths(word, stock))
    return false;
  words_take_noted(words);
  return true;
}

static const void *read_bgl(struct words *words) {
  struct bgl *bgl = arena_alloc(words_arena(words), sizeof *bgl);
  struct word word = {.text = NULL};
  words_peek(words, &word);
  if (!take_stock(words, &bgl->stock[WHITE]))
    complain(words_complaints(words), INPUT_ERROR, word.place,
             "BGL must be followed by White's and Black's stocks of length, up to %d each, or a "
             "single one for both",
             LONGEST_STOCK / 100);
  else if (!take_stock(words, &bgl->stock[BLACK]))
    bgl->common = true;
  return bgl;
}

/* The memory: the stock of each side, one more than is left; 0 without a limit. */
static unsigned stock_of(const struct bgl *bgl, enum colour side) {
  return bgl->common ? WHITE : side;
}

static long left_of(const struct board *board, const struct rule *rule, enum colour side) {
  return (long)recall(board, rule, stock_of(rule->settings, side)) - 1;
}

static void fill(struct board *board, const struct rule *rule) {
  const struct bgl *bgl = rule->settings;
  for (unsigned side = WHITE; side <= BLACK; side++)
    edit_memory(board, rule, side, (uint64_t)(bgl->stock[side] + 1));
}

/* The root of a square number of squares, in hundredths, to the nearest one. */
static long root(long squared) {
  const long square = 10000 * squared;
  long low = 0, high = LONGEST_STOCK;
  while (low < high) {
    const long middle = (low + high + 1) / 2;
    if (middle * middle <= square)
      low = middle;
    else
      high = middle - 1;
  }
  return square - low * low > low ? low + 1 : low;
}

/* The greatest square number whose root is not longer than that. */
static long farthest(long left) {
  return (left * left + left) / 10000;
}

/* Leaves the squares of a flat board that are so near: of each rank, those between two files. */
static void keep_circle(const struct geometry *geometry, square centre, long limit,
                        struct set *squares) {
  const long file = geometry->file[centre], last = (long)geometry->files - 1;
  struct set near = {{0}};
  for (unsigned rank = 0; rank < geometry->ranks; rank++) {
    const long up = (long)rank - geometry->rank[centre];
    long aside = -1;
    while ((aside + 1) * (aside + 1) + up * up <= limit && aside < last)
      aside++;
    for (long at = file - aside; at <= file + aside; at++)
      if (at >= 0 && at <= last)
        set_add(&near, square_at(geometry, (unsigned)at, rank));
  }
  set_keep(squares, &near, geometry->words);
}

static void keep_within_reach(struct board *board, const struct rule *rule, enum colour side,
                              square unit, square origin, struct set *arrivals) {
  (void)unit;
  const long left = left_of(board, rule, side);
  if (left == UNLIMITED)
    return;
  const struct geometry *geometry = board->geometry;
  const long limit = farthest(left);
  if (geometry->files_wrap || geometry->ranks_wrap) {
    const struct set all = *arrivals;
    for_set (where, &all, board->words)
      if (squared_distance(geometry, origin, where) > limit)
        set_remove(arrivals, where);
  } else if (limit <
             (long)(geometry->files * geometry->files + geometry->ranks * geometry->ranks)) {
    keep_circle(geometry, origin, limit, arrivals);
  }
}

static void spend(struct board *board, const struct rule *rule, struct turn *turn) {
  const long left = left_of(board, rule, turn->side);
  if (left == UNLIMITED)
    return;
  const long length = root(squared_length(board, turn->step, turn->side));
  if (length > left)
    turn->illegal = true;
  else
    edit_memory(board, rule, stock_of(rule->settings, turn->side), (uint64_t)(left - length + 1));
}

/* Only of moves that have used it. */
static void tell_stock(const struct board *board, const struct rule *rule, struct ply *ply) {
  const struct bgl *bgl = rule->settings;
  if (left_of(board, rule, ply->side) == UNLIMITED)
    return;
  ply->stock_count = bgl->common ? 1 : 2;
  for (unsigned side = WHITE; side < ply->stock_count; side++)
    ply->stock[side] = left_of(board, rule, (enum colour)side);
}

const struct condition condition_bgl = {
    .names = {"BGL", "BGL", "BGL"},
    .sentence = "Each side has a stock of length, off which every move takes its own; a longer "
                "move is illegal",
    .example = "Condition BGL 10 12.5",
    .read = read_bgl,
    .memory = 2,
    .begin = fill,
    .geometry = {.depth = FOR_OBSERVATION, .narrow = keep_within_reach},
    .effects = {{.slot = SLOT_LAST, .changes = 0, .act = spend}},
    .tell = tell_stock,
};
