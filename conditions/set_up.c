/* Before the first move: see set_up.h.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"

#include "pieces/piece.h"
#include "solver/engine/general_plan.h"
#include "solver/language/words.h"

const void *read_rex_inclusive(struct words *words) {
  static const char *const rex_inclusive[][LANGUAGES] = {
      {"RexInclusive", "RexInclusif", "RexInklusive"}};
  bool *with_kings = arena_alloc(words_arena(words), sizeof *with_kings);
  *with_kings = words_take_name(words, rex_inclusive, 1) == 0;
  return with_kings;
}

const void *read_side(struct words *words) {
  static const char *const colours[][LANGUAGES] = {
      [WHITE] = {"White", "Blancs", "Weiss"}, [BLACK] = {"Black", "Noirs", "Schwarz"}};
  unsigned *owners = arena_alloc(words_arena(words), sizeof *owners);
  const int found = words_take_name(words, colours, 2);
  *owners = found == WHITE ? OF_WHITE : found == BLACK ? OF_BLACK : OF_BOTH;
  return owners;
}

void dethrone_all(const struct rule *rule, struct setup *setup) {
  (void)rule;
  for (square where = 0; where < MAX_SQUARES; where++)
    setup->men[where].marks &= ~(uint32_t)MARK_ROYAL;
}

void promote_to_kings(const struct rule *rule, struct setup *setup) {
  (void)rule;
  setup->promotion[setup->standard[KING]] = true;
}

void admit_kings(const struct rule *rule, struct setup *setup) {
  (void)rule;
  setup->walk[setup->standard[KING]] = true;
}

void admit_officers(const struct rule *rule, struct setup *setup) {
  (void)rule;
  for (unsigned walk = KING; walk <= KNIGHT; walk++)
    setup->walk[setup->standard[walk]] = true;
}

void ask_for_eight_files(struct setup *setup) {
  if (setup->frame.files != 8)
    setup->refusal = "the walk of a file is that of the game array, on a board of eight files";
}

void ask_for_movement(const struct rule *rule, struct setup *setup,
                      bool (*suits)(const struct movement *movement), const char *reason) {
  for (square where = 0; where < setup->geometry.squares; where++) {
    const struct man man = setup->men[where];
    struct movement movement;
    size_t offset;
    if (!(man.marks & rule->condition->mark))
      continue;
    notation_read(walk_row(setup->problem, man.walk)->notation, &movement, &offset);
    if (!suits(&movement))
      setup->refusal = reason;
  }
}
