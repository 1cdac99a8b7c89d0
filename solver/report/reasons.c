/* Reasons as sentences, in problemists' words.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/report/reasons.h"

#include <stddef.h>

const char *reason_name(enum reason reason) {
  static const char *const names[] = {
      [REASON_NONE] = NULL,
      [REASON_NO_MAN] = "no man",
      [REASON_OTHER_SIDE] = "other side",
      [REASON_RULE] = "rule",
      [REASON_RULES] = "rules",
      [REASON_OWN_MAN] = "own man",
      [REASON_KING] = "king",
      [REASON_BLOCKED] = "blocked",
      [REASON_NOTHING] = "nothing to capture",
      [REASON_PROMOTION] = "promotion",
      [REASON_MOVEMENT] = "movement",
      [REASON_CHECK] = "check",
      [REASON_RIGHT] = "castling right",
      [REASON_CASTLES_FROM_CHECK] = "castling from check",
      [REASON_CASTLES_THROUGH_CHECK] = "castling through check",
  };
  return names[reason];
}

static const char *const part_names[RULE_PARTS] = {
    [PART_GATE] = "gate",         [PART_MOVER] = "mover", [PART_TAKE] = "take",
    [PART_GEOMETRY] = "geometry", [PART_VIEW] = "view",   [PART_WALK] = "walk",
    [PART_ORIGIN] = "origin",     [PART_WHOLE] = "whole", [PART_PREFER] = "prefer",
    [PART_EFFECT] = "effect",     [PART_AFTER] = "after", [PART_CHECK] = "check",
    [PART_SOMEHOW] = "somehow",
};

const char *rule_part_name(enum rule_part part) {
  return part_names[part];
}

/* What stands behind the name of the rule. */
static const char *const part_sentences[RULE_PARTS] = {
    [PART_GATE] = "does not let this man act",
    [PART_MOVER] = "gives this side no right to that move",
    [PART_TAKE] = "forbids this capture",
    [PART_GEOMETRY] = "forbids this arrival",
    [PART_VIEW] = "lets other men stand in the way than there are",
    [PART_WALK] = "makes this man move in another way",
    [PART_ORIGIN] = "lets this man act from another square",
    [PART_WHOLE] = "obliges to another move",
    [PART_PREFER] = "obliges to a move of more weight",
    [PART_EFFECT] = "would bring about what cannot be",
    [PART_AFTER] = "forbids the position behind the move",
    [PART_CHECK] = "makes it a check to the own king",
    [PART_SOMEHOW] = "forbids it",
};

/* Solutions leave the letter of a pawn out. */
static void add_man(struct wording *wording, struct man man, square where) {
  const unsigned before = wording->length;
  wording_man(wording, man);
  if (wording->length == before)
    wording_add(wording, walk_code(wording->problem, man.walk));
  wording_square(wording, where);
}

static void add_rule(struct wording *wording, const struct explanation *e) {
  wording_add(wording, e->rule);
  wording_add(wording, " ");
  wording_add(wording, part_sentences[e->part]);
  if (e->account[0] != '\0') {
    wording_add(wording, ": ");
    wording_add(wording, e->account);
  } else if (e->sentence != NULL) {
    wording_add(wording, " (");
    wording_add(wording, e->sentence);
    wording_add(wording, ")");
  }
}

static void add_capturer(struct wording *wording, const struct explanation *e) {
  wording_add(wording, "the king would be captured by ");
  add_man(wording, e->man, e->where);
  if (e->account[0] != '\0') {
    wording_add(wording, ", ");
    wording_add(wording, e->account);
  }
}

static void add_with_man(struct wording *wording, const char *before, const struct explanation *e) {
  wording_add(wording, before);
  add_man(wording, e->man, e->where);
}

static void add_with_square(struct wording *wording, const char *before, square where) {
  wording_add(wording, before);
  wording_square(wording, where);
}

static void add_of_man(struct wording *wording, const struct explanation *e,
                       const struct intention *intention, enum colour side) {
  if (e->reason == REASON_NO_MAN) {
    add_with_square(wording, "there is no man on ", intention->departure);
  } else if (e->reason == REASON_OTHER_SIDE) {
    wording_add(wording, side == WHITE ? "White is at the move, and not "
                                       : "Black is at the move, "
                                         "and not ");
    add_man(wording, e->man, intention->departure);
  } else if (e->reason == REASON_MOVEMENT) {
    add_with_man(wording, "this is no move of ", e);
  } else {
    add_with_man(wording, "this is no promotion of ", e);
  }
}

/* Reasons that need no man and no square. */
static const char *const sentences[] = {
    [REASON_NONE] = "it is legal",
    [REASON_RULES] = "the conditions together forbid it",
    [REASON_KING] = "kings are not captured",
    [REASON_RIGHT] = "there is no right to castle so, or king and rook are not there",
    [REASON_CASTLES_FROM_CHECK] = "the king is in check and cannot castle",
    [REASON_CASTLES_THROUGH_CHECK] = NULL, /* the last one */
};

void wording_reason(struct wording *wording, const struct explanation *e,
                    const struct intention *intention, enum colour side) {
  if (sentences[e->reason] != NULL) {
    wording_add(wording, sentences[e->reason]);
    return;
  }
  switch (e->reason) {
  case REASON_RULE:
    add_rule(wording, e);
    break;
  case REASON_OWN_MAN:
    add_with_man(wording, "the arrival is occupied by an own man, ", e);
    break;
  case REASON_BLOCKED:
    add_with_man(wording, "the way is blocked by ", e);
    break;
  case REASON_NOTHING:
    add_with_square(wording, "there is nothing to capture on ", intention->arrival);
    break;
  case REASON_CHECK:
    add_capturer(wording, e);
    break;
  case REASON_CASTLES_THROUGH_CHECK:
    add_with_square(wording, "the king would be in check on its way, on ", e->where);
    break;
  default:
    add_of_man(wording, e, intention, side);
    break;
  }
}
