/* Multicaptures: a man can be captured only if at least two enemies could do it, and a king is in
   check only if two men attack it.  With a colour: the rule holds for captures by that side.

   Source: R. Bédoni, Phénix 1993.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"
#include "solver/language/words.h"

enum { BY_WHITE, BY_BLACK };

static const void *read_owner(struct words *words) {
  static const char *const colours[][LANGUAGES] = {
      [BY_WHITE] = {"White", "Blancs", "Weiss"}, [BY_BLACK] = {"Black", "Noirs", "Schwarz"}};
  unsigned *owners = arena_alloc(words_arena(words), sizeof *owners);
  const int found = words_take_name(words, colours, 2);
  *owners = found == BY_WHITE ? OF_WHITE : found == BY_BLACK ? OF_BLACK : OF_BOTH;
  return owners;
}

static void spare_single_targets(struct board *board, const struct rule *rule, enum colour side,
                                 square unit, struct set *captures) {
  const unsigned *owners = rule->settings;
  const struct set targets = *captures;
  if (!belongs_to(*owners, side))
    return;
  for_set (target, &targets, board->words) {
    if (!unit_observes(board, unit, target, side, FOR_OBSERVATION))
      continue;
    const struct set others = observers(board, target, side, FOR_OBSERVATION);
    if (set_has_one(&others, board->words))
      set_remove(captures, target);
  }
}

const struct condition condition_multi_captures = {
    .names = {"MultiCaptures", "MultiCaptures", "MultiCaptures"},
    .sentence = "A man, kings included, can be captured only if two enemies could do it",
    .example = "Condition MultiCaptures White",
    .read = read_owner,
    .take = {FOR_CHECK, spare_single_targets},
};
