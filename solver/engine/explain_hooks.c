/* The parts of a rule, as the hooks of its card: each can be taken out of a copy.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/explain_parts.h"

#include <string.h>

/* A settled card has the hooks that its settings ask for and is not adapted again. */
static void settle(struct condition *card, const void *settings) {
  if (card->adapt)
    card->adapt(card, settings);
  card->adapt = NULL;
}

static bool take_out_effects(struct condition *card) {
  const bool any = card->effects[0].act || card->promoted || card->revive;
  memset(card->effects, 0, sizeof card->effects);
  card->promoted = NULL;
  card->revive = NULL;
  return any;
}

static bool take_out_check(struct condition *card) {
  const bool any = card->check || card->playcheck || card->kings_at_stake;
  card->check = NULL;
  card->playcheck = card->kings_at_stake = false;
  return any;
}

/* Clears one hook; was there any? */
#define TAKE_OUT(hook, function)                                                                   \
  do {                                                                                             \
    const bool any = card->hook.function != NULL;                                                  \
    memset(&card->hook, 0, sizeof card->hook);                                                     \
    return any;                                                                                    \
  } while (0)

static bool take_out_way_of_moving(struct condition *card, enum rule_part part) {
  switch (part) {
  case PART_GATE:
    TAKE_OUT(gate, narrow);
  case PART_MOVER:
    TAKE_OUT(mover, choose);
  case PART_TAKE:
    TAKE_OUT(take, narrow);
  case PART_GEOMETRY:
    TAKE_OUT(geometry, narrow);
  case PART_VIEW:
    TAKE_OUT(view, hide);
  case PART_WALK:
    TAKE_OUT(walk, borrow);
  case PART_ORIGIN:
    TAKE_OUT(origin, start);
  default:
    TAKE_OUT(whole, filter);
  }
}

/* Other hooks of the rule may ask for the weight, so that one must stay. */
static long no_weight(struct board *board, const struct rule *rule, enum colour side, move m) {
  (void)board, (void)rule, (void)side, (void)m;
  return 0;
}

bool explain_take_out(struct condition *card, const void *settings, enum rule_part part) {
  bool any;
  settle(card, settings);
  switch (part) {
  case PART_PREFER:
    any = card->prefer != NULL;
    card->prefer = any ? no_weight : NULL;
    return any;
  case PART_EFFECT:
    return take_out_effects(card);
  case PART_AFTER:
    any = card->after != NULL;
    card->after = NULL;
    return any;
  case PART_CHECK:
    return take_out_check(card);
  default:
    return part <= PART_WHOLE && take_out_way_of_moving(card, part);
  }
}
