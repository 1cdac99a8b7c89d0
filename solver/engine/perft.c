/* Perft.  Two recursions: as long as a count is sure to fit in 64 bits it is kept in a machine
   word, above that in a GMP number.  The last half-move is counted, not played.  Counts are
   remembered by position and depth; the 128-bit keys make an accidental equality less likely than a
   fault of the machine. SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/perft.h"

#include <stdlib.h>

/* No position has more than 2^10 moves worth the name; even with 2^12 of them five half-moves fit
   in 64 bits. */
enum { WORD_DEPTH = 5, TABLE_WORDS = 4 };

/* One remembered count that fits in a word.  depth 0 marks a free entry. */
struct word_entry {
  struct key key;
  uint64_t count;
  unsigned depth;
};

/* One of up to 256 bits; larger ones are not kept. */
struct big_entry {
  struct key key;
  uint64_t words[TABLE_WORDS]; /* lowest first */
  unsigned depth;
};

/* Two entries share a place: the one of greater depth stays as long as it is not surpassed, the
   other is always overwritten.  Great counts are few and have an eighth of the memory. */
struct perft_table {
  size_t pairs, bigs; /* powers of two */
  struct word_entry *pair;
  struct big_entry *big;
};

struct counting {
  struct position *position;
  const struct perft *how;
  struct move_stack stack;
  unsigned until_asked; /* nodes until stop is called again */
  bool stopped;
};

/* The greatest power of two of things of this size that fit. */
static size_t fitting(size_t bytes, size_t size) {
  size_t count = 1;
  while (count <= bytes / size / 2)
    count *= 2;
  return count;
}

struct perft_table *perft_table_new(size_t bytes) {
  struct perft_table *table = calloc(1, sizeof *table);
  if (!table || bytes < 4096) {
    free(table);
    return NULL;
  }
  table->bigs = fitting(bytes / 8, sizeof *table->big);
  table->pairs = fitting(bytes - bytes / 8, 2 * sizeof *table->pair);
  table->big = calloc(table->bigs, sizeof *table->big);
  table->pair = calloc(table->pairs, 2 * sizeof *table->pair);
  if (table->big && table->pair)
    return table;
  perft_table_free(table);
  return NULL;
}

void perft_table_free(struct perft_table *table) {
  if (!table)
    return;
  free(table->big);
  free(table->pair);
  free(table);
}

static size_t place(struct key key, unsigned depth, size_t count) {
  return (key.low + depth * UINT64_C(0x9e3779b97f4a7c15)) & (count - 1);
}

static bool is_of(struct key kept, unsigned kept_depth, struct key key, unsigned depth) {
  return kept_depth == depth && kept.low == key.low && kept.high == key.high;
}

static const struct word_entry *find_word(const struct perft_table *table, struct key key,
                                          unsigned depth) {
  const struct word_entry *pair = &table->pair[2 * place(key, depth, table->pairs)];
  for (unsigned i = 0; i < 2; i++)
    if (is_of(pair[i].key, pair[i].depth, key, depth))
      return &pair[i];
  return NULL;
}

static void remember_word(struct perft_table *table, struct key key, unsigned depth,
                          uint64_t count) {
  struct word_entry *pair = &table->pair[2 * place(key, depth, table->pairs)];
  pair[depth < pair[0].depth] = (struct word_entry){.key = key, .count = count, .depth = depth};
}

static bool stopped(struct counting *c) {
  if (c->how->stop && !c->until_asked--) {
    c->until_asked = 10000;
    c->stopped = c->how->stop(c->how->context);
  }
  return c->stopped;
}

static uint64_t count_word(struct counting *c, unsigned depth);

/* What lies below the moves from `first` on, each of which leaves `depth` half-moves to count. */
static uint64_t sum_word(struct counting *c, size_t first, unsigned depth) {
  const struct engine *engine = c->position->engine;
  uint64_t sum = 0;
  for (size_t i = first; i < c->stack.count; i++) {
    engine->play(c->position, c->stack.moves[i]);
    sum += count_word(c, depth);
    engine->undo(c->position);
  }
  return sum;
}

static uint64_t count_word(struct counting *c, unsigned depth) {
  const struct engine *engine = c->position->engine;
  if (depth == 0)
    return 1;
  struct perft_table *table = depth > 1 ? c->how->table : NULL;
  struct key key = {0};
  if (stopped(c))
    return 0;
  if (table) {
    key = engine->key(c->position);
    const struct word_entry *known = find_word(table, key, depth);
    if (known)
      return known->count;
  }
  size_t first = c->stack.count;
  engine->legal_moves(c->position, &c->stack);
  uint64_t sum = depth == 1 ? c->stack.count - first : sum_word(c, first, depth - 1);
  c->stack.count = first;
  if (table && !c->stopped)
    remember_word(table, key, depth, sum);
  return sum;
}

static void remember_big(struct perft_table *table, struct key key, unsigned depth,
                         const mpz_t sum) {
  struct big_entry entry = {.key = key, .depth = depth};
  if (!table || mpz_sizeinbase(sum, 2) > 64 * TABLE_WORDS)
    return;
  mpz_export(entry.words, NULL, -1, sizeof entry.words[0], 0, 0, sum);
  table->big[place(key, depth, table->bigs)] = entry;
}

static bool find_big(const struct perft_table *table, struct key key, unsigned depth, mpz_t sum) {
  if (!table)
    return false;
  const struct big_entry *known = &table->big[place(key, depth, table->bigs)];
  if (!is_of(known->key, known->depth, key, depth))
    return false;
  mpz_import(sum, TABLE_WORDS, -1, sizeof known->words[0], 0, 0, known->words);
  return true;
}

static void add_word(mpz_t sum, uint64_t word) {
  mpz_t summand;
  mpz_init(summand);
  mpz_import(summand, 1, -1, sizeof word, 0, 0, &word);
  mpz_add(sum, sum, summand);
  mpz_clear(summand);
}

static void count_big(struct counting *c, unsigned depth, mpz_t sum);

static void sum_big(struct counting *c, size_t first, unsigned depth, mpz_t sum) {
  const struct engine *engine = c->position->engine;
  mpz_t part;
  mpz_init(part);
  for (size_t i = first; i < c->stack.count && !c->stopped; i++) {
    engine->play(c->position, c->stack.moves[i]);
    count_big(c, depth, part);
    engine->undo(c->position);
    mpz_add(sum, sum, part);
  }
  mpz_clear(part);
}

static void count_big(struct counting *c, unsigned depth, mpz_t sum) {
  const struct engine *engine = c->position->engine;
  mpz_set_ui(sum, 0);
  if (depth <= WORD_DEPTH) {
    add_word(sum, count_word(c, depth));
    return;
  }
  struct key key = engine->key(c->position);
  if (find_big(c->how->table, key, depth, sum))
    return;
  size_t first = c->stack.count;
  engine->legal_moves(c->position, &c->stack);
  sum_big(c, first, depth - 1, sum);
  c->stack.count = first;
  if (!c->stopped)
    remember_big(c->how->table, key, depth, sum);
}

bool perft(struct position *position, unsigned depth, const struct perft *how, mpz_t count) {
  struct counting c = {.position = position, .how = how};
  count_big(&c, depth, count);
  move_stack_free(&c.stack);
  return !c.stopped;
}
