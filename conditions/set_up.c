/* Before the first move: see set_up.h.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"

#include "pieces/piece.h"
#include "solver/engine/general_plan.h"
#include "solver/language/words.h"

const void *read_flag(struct words *words, const char *const word[LANGUAGES]) {
  const char *const names[][LANGUAGES] = {{word[ENGLISH], word[FRENCH], word[GERMAN]}};
  bool *follows = arena_alloc(words_arena(words), sizeof *follows);
  *follows = words_take_name(words, names, 1) == 0;
  return follows;
}

static const void *read_type(struct words *words, const char *const types[][LANGUAGES],
                             unsigned count, int usual) {
  int *type = arena_alloc(words_arena(words), sizeof *type);
  const int found = words_take_name(words, types, count);
  *type = found < 0 ? usual : found;
  return type;
}

const void *read_lettered_type(struct words *words, unsigned count, int usual) {
  static const char *const types[][LANGUAGES] = {[TYPE_A] = {"TypeA", "TypeA", "TypA"},
                                                 [TYPE_B] = {"TypeB", "TypeB", "TypB"},
                                                 [TYPE_C] = {"TypeC", "TypeC", "TypC"},
                                                 [TYPE_D] = {"TypeD", "TypeD", "TypD"}};
  return read_type(words, types, count, usual);
}

const void *read_numbered_type(struct words *words, unsigned count, int usual) {
  static const char *const types[][LANGUAGES] = {[TYPE_1] = {"Type1", "Type1", "Typ1"},
                                                 [TYPE_2] = {"Type2", "Type2", "Typ2"},
                                                 [TYPE_3] = {"Type3", "Type3", "Typ3"}};
  return read_type(words, types, count, usual);
}

const void *read_rex_inclusive(struct words *words) {
  static const char *const word[LANGUAGES] = {"RexInclusive", "RexInclusif", "RexInklusive"};
  return read_flag(words, word);
}

const void *read_rex_exclusive(struct words *words) {
  static const char *const word[LANGUAGES] = {"RexExclusive", "RexExclusif", "RexExklusive"};
  return read_flag(words, word);
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

void admit_pawns(const struct rule *rule, struct setup *setup) {
  (void)rule;
  setup->walk[PAWN] = true;
}

void tell_men_apart(const struct rule *rule, struct setup *setup) {
  (void)rule;
  setup->identities = true;
}

void let_pawns_leave_base_rank(const struct rule *rule, struct setup *setup) {
  (void)rule;
  for (unsigned side = WHITE; side <= BLACK; side++)
    setup->pawns.pawn_steps[side][0] = 1;
}

void replace_castling(const struct rule *rule, struct setup *setup) {
  (void)rule;
  setup->castling_count = 0;
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
