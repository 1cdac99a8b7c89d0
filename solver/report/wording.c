/* Men, squares and moves in words.  The form is the one that programs which read solutions know: it
   can be told from the text alone which man went where and what happened on the way.  Letters are
   those of the language of the input.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/report/wording.h"

#include "pieces/piece.h"
#include "solver/language/cards.h"
#include "solver/language/keywords.h"

#include <stdio.h>
#include <string.h>

void wording_start(struct wording *wording, const struct problem *problem) {
  wording->problem = problem;
  wording->length = 0;
  wording->text[0] = '\0';
}

void wording_add(struct wording *wording, const char *text) {
  while (*text && wording->length + 1 < WORDING_ROOM)
    wording->text[wording->length++] = *text++;
  wording->text[wording->length] = '\0';
}

void wording_square(struct wording *wording, square where) {
  const unsigned files = wording->problem->board.files;
  char name[8];
  snprintf(name, sizeof name, "%c%u", (int)('a' + where % files), where / files + 1u);
  wording_add(wording, name);
}

const char *walk_code(const struct problem *problem, unsigned walk) {
  if (walk < walk_count())
    return piece_row(walk)->codes[problem->language];
  if (walk - walk_count() < problem->own_walk_count)
    return problem->own_walks[walk - walk_count()].codes[problem->language];
  return "?";
}

/* The letter that stands for a man's owner in effects and twins, "w", "b", "n". */
static const char *owner_letter(enum language language, unsigned owners) {
  return owner_letters[owners & OF_BOTH][language];
}

/* The letters of attributes. */
static void add_letters(struct wording *wording, uint32_t marks) {
  for (const struct condition *attribute; (attribute = take_attribute(&marks)) != NULL;)
    wording_add(wording, attribute->letters[wording->problem->language]);
}

/* Attribute letters and code; that a king is royal goes without saying. */
static void add_walk(struct wording *wording, unsigned walk, uint32_t marks) {
  add_letters(wording, walk == KING ? marks & ~(uint32_t)MARK_ROYAL : marks);
  wording_add(wording, walk_code(wording->problem, walk));
}

static bool is_plain_pawn(const struct wording *wording, struct man man) {
  const struct wording blank = {.problem = wording->problem};
  struct wording full = blank;
  add_walk(&full, man.walk, man.marks);
  return man.walk == PAWN && man.owners != OF_BOTH &&
         full.length == strlen(walk_code(wording->problem, PAWN));
}

void wording_man(struct wording *wording, struct man man) {
  if (is_plain_pawn(wording, man))
    return;
  if (man.owners == OF_BOTH)
    wording_add(wording, owner_letter(wording->problem->language, OF_BOTH));
  add_walk(wording, man.walk, man.marks);
}

/* "wPa2": within effects a man always shows its owner and its code. */
static void add_owned_man(struct wording *wording, struct man man) {
  wording_add(wording, owner_letter(wording->problem->language, man.owners));
  add_walk(wording, man.walk, man.marks);
}

/* "bRa8->d8": where a rule carries a man; "+bRd8": one that stood nowhere. */
static void add_carried(struct wording *wording, const struct effect *effect) {
  if (effect->from == NO_SQUARE)
    wording_add(wording, "+");
  add_owned_man(wording, effect->man);
  if (effect->from != NO_SQUARE) {
    wording_square(wording, effect->from);
    wording_add(wording, "->");
  }
  if (effect->other.walk != NO_WALK)
    add_walk(wording, effect->other.walk, effect->other.marks);
  wording_square(wording, effect->to);
}

/* "d8=w"; without a square it is the man that moved. */
static void add_recoloured(struct wording *wording, const struct effect *effect) {
  if (effect->to != NO_SQUARE)
    wording_square(wording, effect->to);
  wording_add(wording, "=");
  wording_add(wording, owner_letter(wording->problem->language, effect->man.owners));
  if (effect->to == NO_SQUARE)
    add_letters(wording, effect->man.marks);
}

static void add_partner(struct wording *wording, const struct effect *effect) {
  wording_add(wording, "/");
  add_owned_man(wording, effect->man);
  wording_square(wording, effect->from);
  wording_add(wording, "-");
  wording_square(wording, effect->to);
}

static void add_effect_body(struct wording *wording, const struct effect *effect) {
  switch (effect->kind) {
  case EFFECT_APPEARS:
  case EFFECT_BURIED:
  case EFFECT_MOVES:
    add_carried(wording, effect);
    break;
  case EFFECT_VANISHES:
    wording_add(wording, "-");
    if (effect->man.walk != NO_WALK)
      add_owned_man(wording, effect->man);
    wording_square(wording, effect->from);
    break;
  case EFFECT_BECOMES:
    wording_square(wording, effect->to);
    wording_add(wording, "=");
    if (effect->man.owners == OF_BOTH)
      wording_add(wording, owner_letter(wording->problem->language, OF_BOTH));
    add_walk(wording, effect->man.walk, effect->man.marks);
    break;
  case EFFECT_RECOLOURS:
    add_recoloured(wording, effect);
    break;
  case EFFECT_CASTLES: /* the partner's movement has no brackets: see wording_effect */
    break;
  case EFFECT_EXCHANGES:
    add_walk(wording, effect->man.walk, effect->man.marks);
    wording_square(wording, effect->from);
    wording_add(wording, "<->");
    add_walk(wording, effect->other.walk, effect->other.marks);
    wording_square(wording, effect->to);
    break;
  }
}

/* A move that consists in two men changing places. */
static bool is_exchange(const struct ply *ply) {
  const struct effect *first = &ply->effects[ply->early_count];
  const square departure = departure_of(ply->move), arrival = arrival_of(ply->move);
  return kind_of(ply->move) == SPECIAL && ply->effect_count > ply->early_count &&
         first->kind == EFFECT_EXCHANGES &&
         ((first->from == departure && first->to == arrival) ||
          (first->from == arrival && first->to == departure));
}

/* "=c", "=nc" */
static void add_gains(struct wording *wording, unsigned owners, uint32_t marks) {
  if (marks == 0)
    return;
  wording_add(wording, "=");
  if (owners == OF_BOTH)
    wording_add(wording, owner_letter(wording->problem->language, OF_BOTH));
  add_letters(wording, marks);
}

/* What a man becomes with the effect: "=Q", "=c", "=w". */
static void add_new_nature(struct wording *wording, const struct effect *effect) {
  if (effect->becomes_imitator) {
    wording_add(wording, "=I");
  } else if (effect->promotion != NO_WALK) {
    wording_add(wording, "=");
    if (effect->man.owners == OF_BOTH)
      wording_add(wording, owner_letter(wording->problem->language, OF_BOTH));
    add_walk(wording, effect->promotion, effect->man.marks);
  }
  add_gains(wording, effect->man.owners, effect->gains);
  if (effect->owners != 0) {
    wording_add(wording, "=");
    wording_add(wording, owner_letter(wording->problem->language, effect->owners));
  }
}

void wording_effect(struct wording *wording, const struct effect *effect) {
  if (effect->kind == EFFECT_CASTLES) {
    add_partner(wording, effect);
    add_new_nature(wording, effect);
    return;
  }
  wording_add(wording, "[");
  add_effect_body(wording, effect);
  add_new_nature(wording, effect);
  if (effect->kind == EFFECT_BURIED)
    wording_add(wording, "->v");
  wording_add(wording, "]");
}

static void add_castling(struct wording *wording, unsigned kind) {
  wording_add(wording, kind == CASTLE_SHORT ? "0-0" : "0-0-0");
}

/* "Ra3", "Ra3-a1", "0-0": who moves and from where. */
static void add_departure(struct wording *wording, const struct ply *ply) {
  if (ply->castles != ORDINARY) {
    add_castling(wording, ply->castles);
    return;
  }
  wording_man(wording, ply->man);
  wording_square(wording, departure_of(ply->move));
  if (ply->shifted) {
    wording_add(wording, "-");
    wording_square(wording, ply->origin);
  }
}

static void add_squares(struct wording *wording, const struct ply *ply) {
  const square capture = capture_of(ply->move), arrival = arrival_of(ply->move);
  const bool elsewhere = capture != NO_SQUARE && capture != arrival;
  add_departure(wording, ply);
  wording_add(wording, capture == NO_SQUARE ? "-" : "*");
  if (elsewhere && kind_of(ply->move) != EN_PASSANT) { /* like a locust's: over its victim */
    wording_square(wording, capture);
    wording_add(wording, "-");
  }
  wording_square(wording, arrival);
  if (kind_of(ply->move) == EN_PASSANT)
    wording_add(wording, " ep.");
}

static void add_new_walk(struct wording *wording, const struct ply *ply, unsigned walk,
                         bool royal) {
  if (walk == NO_WALK)
    return;
  wording_add(wording, "=");
  if (ply->man.owners == OF_BOTH)
    wording_add(wording, owner_letter(wording->problem->language, OF_BOTH));
  add_walk(wording, walk, ply->man.marks | (royal ? MARK_ROYAL : 0));
}

static void add_changed_walk(struct wording *wording, const struct ply *ply,
                             const struct becoming *becomes) {
  add_new_walk(wording, ply, becomes->between, false);
  if (!becomes->bare) {
    add_new_walk(wording, ply, becomes->walk, becomes->royal);
    return;
  }
  wording_add(wording, "=");
  add_walk(wording, becomes->walk, 0);
}

/* "=w", "=nh": some attributes leave a letter behind that of the owner. */
static void add_owners(struct wording *wording, const struct ply *ply, unsigned owners) {
  uint32_t marks = ply->man.marks;
  if (owners == 0)
    return;
  wording_add(wording, "=");
  wording_add(wording, owner_letter(wording->problem->language, owners));
  for (const struct condition *attribute; (attribute = take_attribute(&marks)) != NULL;)
    if (attribute->suffix != NULL)
      wording_add(wording, attribute->suffix);
}

static void add_new_owners(struct wording *wording, const struct ply *ply,
                           const struct becoming *becomes) {
  add_owners(wording, ply, becomes->owners_between);
  add_owners(wording, ply, becomes->owners);
}

/* "*c6", "-c6", "*c6=S": how the man goes on after a capture. */
static void add_further_step(struct wording *wording, const struct ply *ply,
                             const struct further_step *step) {
  wording_add(wording, step->capture == NO_SQUARE ? "-" : "*");
  if (step->capture != NO_SQUARE && step->capture != step->arrival) {
    wording_square(wording, step->capture);
    wording_add(wording, "-");
  }
  wording_square(wording, step->arrival);
  add_new_walk(wording, ply, step->promotion, false);
  add_changed_walk(wording, ply, &step->becomes);
  add_gains(wording, ply->man.owners, step->becomes.marks);
  add_new_owners(wording, ply, &step->becomes);
}

/* "[Id4,g7]" */
static void add_imitators(struct wording *wording, const struct ply *ply) {
  for (unsigned i = 0; i < ply->imitator_count; i++) {
    wording_add(wording, i == 0 ? "[I" : ",");
    wording_square(wording, ply->imitators[i]);
  }
  if (ply->imitator_count > 0)
    wording_add(wording, "]");
}

/* "8.59", "9", "-" */
static void add_length(struct wording *wording, long hundredths) {
  char number[32];
  if (hundredths == UNLIMITED)
    snprintf(number, sizeof number, "-");
  else if (hundredths % 100 == 0)
    snprintf(number, sizeof number, "%ld", hundredths / 100);
  else if (hundredths % 10 == 0)
    snprintf(number, sizeof number, "%ld.%ld", hundredths / 100, hundredths % 100 / 10);
  else
    snprintf(number, sizeof number, "%ld.%02ld", hundredths / 100, hundredths % 100);
  wording_add(wording, number);
}

/* " (8.59/9)" */
static void add_stock(struct wording *wording, const struct ply *ply) {
  for (unsigned i = 0; i < ply->stock_count; i++) {
    wording_add(wording, i == 0 ? " (" : "/");
    add_length(wording, ply->stock[i]);
  }
  if (ply->stock_count > 0)
    wording_add(wording, ")");
}

/* "Ke1-c1/wRa1-d1": the partner's movement is the first effect. */
static bool castles_by_rule(const struct ply *ply) {
  return ply->effect_count > ply->early_count &&
         ply->effects[ply->early_count].kind == EFFECT_CASTLES;
}

static void add_notes_behind(struct wording *wording, const struct ply *ply) {
  for (unsigned i = 0; i < 2 && ply->behind[i] != NULL; i++)
    wording_add(wording, ply->behind[i]);
}

static void add_changes(struct wording *wording, const struct ply *ply) {
  if (ply->becomes_imitator)
    wording_add(wording, "=I");
  else if (!ply->becomes_first)
    add_new_walk(wording, ply, ply->promotion, false);
  add_changed_walk(wording, ply, &ply->becomes);
  if (ply->becomes_first)
    add_new_walk(wording, ply, ply->promotion, false);
  add_gains(wording, ply->man.owners, ply->becomes.marks);
  if (!castles_by_rule(ply))
    add_notes_behind(wording, ply);
  add_new_owners(wording, ply, &ply->becomes);
}

static void add_effects(struct wording *wording, const struct ply *ply, unsigned first,
                        unsigned end) {
  for (unsigned i = first; i < end && i < MAX_EFFECTS; i++) {
    wording_effect(wording, &ply->effects[i]);
    if (ply->effects[i].kind == EFFECT_CASTLES)
      add_notes_behind(wording, ply);
  }
}

/* The effects of the first step, then the steps that follow, each with its own. */
static void add_consequences(struct wording *wording, const struct ply *ply) {
  unsigned told = ply->early_count + is_exchange(ply);
  for (unsigned i = 0; i < ply->further_count; i++) {
    add_effects(wording, ply, told, ply->further[i].effect_count);
    told = ply->further[i].effect_count;
    add_further_step(wording, ply, &ply->further[i]);
  }
  add_effects(wording, ply, told, ply->effect_count);
}

bool wording_stands_apart(const struct ply *ply) {
  return ply->called != NULL || ply->move == NULL_MOVE;
}

void wording_ply(struct wording *wording, const struct ply *ply) {
  for (unsigned i = 0; i < ply->early_count; i++)
    wording_effect(wording, &ply->effects[i]);
  if (kind_of(ply->move) == CASTLE_SHORT || kind_of(ply->move) == CASTLE_LONG)
    add_castling(wording, kind_of(ply->move));
  else if (ply->castles != ORDINARY && capture_of(ply->move) == NO_SQUARE)
    add_castling(wording, ply->castles);
  else if (ply->called != NULL)
    wording_add(wording, ply->called);
  else if (departure_of(ply->move) == NO_SQUARE) /* a side leaves its turn */
    wording_add(wording, "...");
  else if (is_exchange(ply))
    add_effect_body(wording, &ply->effects[ply->early_count]);
  else
    add_squares(wording, ply);
  add_imitators(wording, ply);
  add_changes(wording, ply);
  add_consequences(wording, ply);
  add_stock(wording, ply);
}
