/* What all rules of the rebirth family have in common: the board they need, the walks they bring
   into play, the marks of promoted men, and the men below others.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/array.h"
#include "conditions/rebirth.h"

/* Two men of a walk must mirror each other: then their squares have different colours. */
static bool has_pairs(const uint8_t *officers) {
  for (unsigned file = 0; file < ARRAY_FILES / 2 - 1; file++)
    if (officers[file] != officers[ARRAY_FILES - 1 - file])
      return false;
  return true;
}

static bool asks_for_array(const struct rebirth *rebirth) {
  return rebirth->place <= ON_FILE;
}

void set_up_rebirth(const struct rule *rule, struct setup *setup) {
  const struct rebirth *rebirth = rule->settings;
  const struct board_frame *frame = &setup->frame;
  if (asks_for_array(rebirth) && (frame->files != ARRAY_FILES || frame->ranks < 2))
    setup->refusal = "rebirth squares are those of the game array, on a board of eight files";
  else if (asks_for_array(rebirth) && !has_pairs(setup->officers))
    setup->refusal = "rebirth squares are those of an array with its pairs of men symmetrical";
  else if (rebirth->place == AT_ANTIPODES && (frame->files != 8 || frame->ranks != 8))
    setup->refusal = "antipodes are four files and four ranks away, on the usual board";
  if (rebirth->place == IN_DIAGRAM)
    setup->identities = true;
  for (unsigned walk = 0; walk < MAX_WALKS; walk++)
    if (rebirth->next[walk] != NO_WALK)
      setup->walk[rebirth->next[walk]] = true;
}

/* A promoted man carries its mark from then on. */
static void mark_promoted(struct board *board, const struct rule *rule, struct turn *turn,
                          square where) {
  (void)rule;
  (void)turn;
  edit_marks_silently(board, where, board->man[where].marks | MARK_FRISCHAUF);
}

static bool rise_from_one(struct board *board) {
  for (size_t i = board->below_count; i-- > 0;)
    if (!set_has(&board->occupied, board->below[i].where))
      return edit_raise(board, board->below[i].where);
  return false;
}

void uncover(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  (void)turn;
  while (board->below_count > 0 && rise_from_one(board))
    ;
}

unsigned changes_of_occupant(const struct rebirth *rebirth) {
  if (rebirth->occupied == ASSASSIN)
    return TAKES_OFF | CHANGES_ROYALTY;
  return rebirth->occupied > ASSASSIN ? CHANGES_OTHERS | CHANGES_ROYALTY : 0;
}

void add_effect(struct condition *card, enum slot slot, unsigned changes,
                void (*act)(struct board *board, const struct rule *rule, struct turn *turn)) {
  unsigned at = 0;
  while (card->effects[at].act)
    at++;
  card->effects[at] = (struct effect_hook){.slot = slot, .changes = changes, .act = act};
}

void adapt_rebirth(struct condition *card, const struct rebirth *rebirth) {
  card->army = set_up_rebirth;
  if (rebirth->shift == PROMOTED_TO_PROMOTION_RANK)
    card->promoted = mark_promoted;
  if (rebirth->occupied == VOLCANIC || rebirth->occupied == PARACHUTE)
    add_effect(card, SLOT_UNCOVERED, BRINGS_BACK | CHANGES_OTHERS, uncover);
}
