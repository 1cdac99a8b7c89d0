/* Football: a man other than a king that comes to the a-file or the h-file may be exchanged for a
   man of one of the walks named.

   Reading: where no walks are named there is nobody to be exchanged for, as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"
#include "solver/language/words.h"

struct bench {
  unsigned count;
  uint8_t walk[MAX_WALKS];
};

static const void *read_bench(struct words *words) {
  struct bench *bench = arena_alloc(words_arena(words), sizeof *bench);
  unsigned walk;
  while ((walk = words_take_walk(words)) != NO_WALK && bench->count < MAX_WALKS)
    bench->walk[bench->count++] = (uint8_t)walk;
  return bench;
}

static void admit_bench(const struct rule *rule, struct setup *setup) {
  const struct bench *bench = rule->settings;
  for (unsigned i = 0; i < bench->count; i++)
    setup->walk[bench->walk[i]] = true;
}

static void substitute(struct board *board, const struct rule *rule, struct turn *turn) {
  const struct bench *bench = rule->settings;
  if (turn->now == NO_SQUARE || is_royal(board, turn->now))
    return;
  const unsigned file = board->geometry->file[turn->now], walk = board->man[turn->now].walk;
  if (file != 0 && file != board->geometry->files - 1)
    return;
  uint8_t others[MAX_WALKS];
  unsigned other_count = 0;
  for (unsigned i = 0; i < bench->count; i++)
    if (bench->walk[i] != walk)
      others[other_count++] = bench->walk[i];
  const unsigned chosen = choose(turn, other_count + 1);
  if (chosen > 0)
    edit_walk(board, turn->now, others[chosen - 1]);
}

const struct condition condition_football = {
    .names = {"Football", "Football", "Fussball"},
    .sentence = "A man other than a king that comes to the a- or h-file may become a man of one "
                "of the walks named",
    .example = "Condition Football R S",
    .read = read_bench,
    .army = admit_bench,
    .effects = {{.slot = SLOT_FOOTBALL,
                 .changes = CHANGES_WALK | HAS_CHOICE,
                 .act = substitute,
                 .telling = TOLD_BARELY}},
};
