/* What the solving side sees under fog, in words and as JSON.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/report/sighting.h"

#include "solver/language/keywords.h"
#include "solver/language/option_names.h"
#include "solver/report/phrases.h"

#include <stdio.h>

void wording_fog(struct wording *wording) {
  const enum language language = wording->problem->language;
  const struct fog_option *fog = &wording->problem->options.fog;
  wording_add(wording, option_names[FOG][language]);
  wording_add(wording, " ");
  wording_add(wording, owner_names[fog->side == WHITE ? NAME_OF_WHITE : NAME_OF_BLACK][language]);
  for (unsigned i = 0; i < fog->hidden_count; i++) {
    wording_add(wording, " ");
    if (i == 0) {
      wording_add(wording, option_names[HIDDEN][language]);
      wording_add(wording, " ");
    }
    wording_add(wording, walk_code(wording->problem, fog->hidden[i]));
  }
}

/* Parts of a sighting are separated by commas. */
struct parts {
  struct wording *wording;
  bool begun;
};

static void begin_part(struct parts *parts) {
  if (parts->begun)
    wording_add(parts->wording, ", ");
  parts->begun = true;
}

static void add_phrase(struct wording *wording, const char *before, enum phrase which) {
  wording_add(wording, before);
  wording_add(wording, phrase(which, wording->problem->language));
}

/* "Kf7", pawns with their letter. */
static void add_man(struct wording *wording, struct man man, square where) {
  if (man.walk == PAWN)
    wording_add(wording, walk_code(wording->problem, PAWN));
  wording_man(wording, man);
  wording_square(wording, where);
}

static void add_men(struct wording *wording, const struct set *squares, const struct man *men) {
  bool first = true;
  for_set (where, squares, SET_WORDS) {
    wording_add(wording, first ? "" : " ");
    add_man(wording, men[where], where);
    first = false;
  }
}

static void add_squares(struct wording *wording, const struct set *squares) {
  bool first = true;
  for_set (where, squares, SET_WORDS) {
    wording_add(wording, first ? "" : " ");
    wording_square(wording, where);
    first = false;
  }
}

static void say_men(struct parts *parts, const struct sighting *sighting) {
  struct wording *wording = parts->wording;
  if (sighting->captured != NO_SQUARE) {
    begin_part(parts);
    add_man(wording, sighting->victim, sighting->captured);
    add_phrase(wording, " ", PHRASE_CAPTURED);
  }
  if (!set_is_empty(&sighting->appeared, SET_WORDS)) {
    begin_part(parts);
    add_phrase(wording, "", PHRASE_SEES);
    wording_add(wording, " ");
    add_men(wording, &sighting->appeared, sighting->men);
  }
  if (!set_is_empty(&sighting->vanished, SET_WORDS)) {
    begin_part(parts);
    add_men(wording, &sighting->vanished, sighting->men_before);
    add_phrase(wording, " ", PHRASE_GONE);
  }
}

static void say_squares(struct parts *parts, const struct set *squares, enum phrase which) {
  if (set_is_empty(squares, SET_WORDS))
    return;
  begin_part(parts);
  add_squares(parts->wording, squares);
  add_phrase(parts->wording, " ", which);
}

static bool is_about_men(const struct sighting *sighting) {
  return sighting->captured != NO_SQUARE || !set_is_empty(&sighting->appeared, SET_WORDS) ||
         !set_is_empty(&sighting->vanished, SET_WORDS);
}

bool is_plain_sighting(const struct sighting *sighting) {
  return !sighting->is_goal && !is_about_men(sighting) && sighting->chance == NULL &&
         set_is_empty(&sighting->opened, SET_WORDS) && set_is_empty(&sighting->closed, SET_WORDS);
}

void wording_sighting(struct wording *wording, const struct sighting *sighting) {
  struct parts parts = {.wording = wording};
  char number[32];
  if (sighting->depth == 0) {
    snprintf(number, sizeof number, " %u", sighting->positions);
    add_phrase(wording, "", PHRASE_POSITIONS);
    wording_add(wording, number);
    return;
  }
  if (sighting->is_goal) {
    wording_add(wording, goal_sign(sighting->goal.kind));
    return;
  }
  say_men(&parts, sighting);
  if (!parts.begun) {
    begin_part(&parts);
    add_phrase(wording, "", PHRASE_NOTHING_NEW);
  }
  say_squares(&parts, &sighting->opened, PHRASE_OPEN);
  say_squares(&parts, &sighting->closed, PHRASE_HIDDEN);
  if (sighting->chance != NULL) {
    begin_part(&parts);
    wording_ply(wording, sighting->chance);
    add_phrase(wording, " ", PHRASE_POSSIBLE);
  }
}

static void append_word(json_t *array, const struct wording *word) {
  json_array_append_new(array, json_string(word->text));
}

static json_t *squares_of(const struct problem *problem, const struct set *squares) {
  json_t *array = json_array();
  struct wording word;
  for_set (where, squares, SET_WORDS) {
    wording_start(&word, problem);
    wording_square(&word, where);
    append_word(array, &word);
  }
  return array;
}

/* Those that the side has not at its own command. */
static json_t *men_of(const struct problem *problem, const struct sighting *sighting) {
  const enum colour enemy = opponent(problem->options.fog.side);
  json_t *array = json_array();
  struct wording word;
  for_set (where, &sighting->seen, SET_WORDS) {
    if (!belongs_to(sighting->men[where].owners, enemy))
      continue;
    wording_start(&word, problem);
    add_man(&word, sighting->men[where], where);
    append_word(array, &word);
  }
  return array;
}

json_t *json_of_sighting(const struct problem *problem, const struct sighting *sighting) {
  json_t *object = json_object();
  struct wording text;
  wording_start(&text, problem);
  wording_sighting(&text, sighting);
  json_object_set_new(object, "depth", json_integer(sighting->depth));
  json_object_set_new(object, "text", json_string(text.text));
  if (sighting->is_goal) {
    json_object_set_new(object, "goal", json_string(goal_sign(sighting->goal.kind)));
    return object;
  }
  json_object_set_new(object, "positions", json_integer(sighting->positions));
  json_object_set_new(object, "seen", squares_of(problem, &sighting->seen));
  json_object_set_new(object, "men", men_of(problem, sighting));
  if (sighting->captured != NO_SQUARE) {
    struct wording where;
    wording_start(&where, problem);
    wording_square(&where, sighting->captured);
    json_object_set_new(object, "captured", json_string(where.text));
  }
  return object;
}
