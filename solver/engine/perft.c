/* Perft.  Two recursions: as long as a count is sure to fit in 64 bits it is kept in a machine
   word, above that in a GMP number.  The last half-move is counted, not played.  Counts are
   remembered by position and depth; the 128-bit keys make an accidental equality less likely than a
   fault of the machine. SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/perft.h"

#include <stdlib.h>
#include <string.h>

/* No position has more than 2^10 moves worth the name; even with 2^12 of them five half-moves fit
   in 64 bits. */
enum { WORD_DEPTH = 5, TABLE_WORDS = 4 };

/* One remembered count of up to 256 bits; larger ones are not kept. depth 0 marks a free entry. */
struct entry {
  struct key key;
  uint64_t words[TABLE_WORDS]; /* lowest first */
  unsigned depth;
};

struct perft_table {
  size_t mask;
  struct entry entries[];
};

struct counting {
  struct position *position;
  const struct perft *how;
  struct move_stack stack;
  unsigned until_asked; /* nodes until stop is called again */
  bool stopped;
};

struct perft_table *perft_table_new(size_t bytes) {
  size_t entries = 1;
  while (entries <= (bytes - bytes / 16) / sizeof(struct entry) / 2)
    entries *= 2;
  if (entries < 64)
    return NULL;
  struct perft_table *table = calloc(1, sizeof *table + entries * sizeof(struct entry));
  if (table)
    table->mask = entries - 1;
  return table;
}

void perft_table_free(struct perft_table *table) {
  free(table);
}

static struct entry *entry_of(const struct perft_table *table, struct key key, unsigned depth) {
  return (struct entry *)&table
      ->entries[(key.low + depth * UINT64_C(0x9e3779b97f4a7c15)) & table->mask];
}

static bool holds(const struct entry *entry, struct key key, unsigned depth) {
  return entry->depth == depth && entry->key.low == key.low && entry->key.high == key.high;
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
    const struct entry *known = entry_of(table, key, depth);
    if (holds(known, key, depth))
      return known->words[0];
  }
  size_t first = c->stack.count;
  engine->legal_moves(c->position, &c->stack);
  uint64_t sum = depth == 1 ? c->stack.count - first : sum_word(c, first, depth - 1);
  c->stack.count = first;
  if (table && !c->stopped)
    *entry_of(table, key, depth) = (struct entry){.key = key, .words = {sum}, .depth = depth};
  return sum;
}

static void remember(struct perft_table *table, struct key key, unsigned depth, const mpz_t sum) {
  struct entry entry = {.key = key, .depth = depth};
  if (!table || mpz_sizeinbase(sum, 2) > 64 * TABLE_WORDS)
    return;
  mpz_export(entry.words, NULL, -1, sizeof entry.words[0], 0, 0, sum);
  *entry_of(table, key, depth) = entry;
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
  if (c->how->table) {
    const struct entry *known = entry_of(c->how->table, key, depth);
    if (holds(known, key, depth)) {
      mpz_import(sum, TABLE_WORDS, -1, sizeof known->words[0], 0, 0, known->words);
      return;
    }
  }
  size_t first = c->stack.count;
  engine->legal_moves(c->position, &c->stack);
  sum_big(c, first, depth - 1, sum);
  c->stack.count = first;
  if (!c->stopped)
    remember(c->how->table, key, depth, sum);
}

bool perft(struct position *position, unsigned depth, const struct perft *how, mpz_t count) {
  struct counting c = {.position = position, .how = how};
  count_big(&c, depth, count);
  move_stack_free(&c.stack);
  return !c.stopped;
}
