/* Other men in the places of the game array: pawns promote to them instead of queen, rook, bishop
   and knight, or as well (Chinese chess).  Men in the diagram are what they are said to be.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/piece.h"
#include "solver/board/array960.h"
#include "solver/engine/general.h"
#include "solver/language/words.h"

#include <string.h>

enum { FLEET_WALKS = PAWN + 1 };

/* English codes of what takes the place of king, queen, rook, bishop, knight, pawn; NULL: nobody
   does. */
struct fleet {
  const char *codes[FLEET_WALKS];
  bool besides; /* the men replaced stay, too */
};

static const struct fleet
    leo = {.codes = {[QUEEN] = "LE", [ROOK] = "PA", [BISHOP] = "VA", [KNIGHT] = "MA"}},
    chinese = {.codes = {[QUEEN] = "LE", [ROOK] = "PA", [BISHOP] = "VA", [KNIGHT] = "MA"},
               .besides = true},
    majeur = {.codes = {[KNIGHT] = "N"}},
    argentinian = {.codes = {[QUEEN] = "SE", [ROOK] = "FA", [BISHOP] = "LO", [KNIGHT] = "SA"}},
    marine = {.codes = {[QUEEN] = "SI", [ROOK] = "TR", [BISHOP] = "ND", [KNIGHT] = "MS"}},
    ultramarine = {.codes = {[KING] = "PO",
                             [QUEEN] = "SI",
                             [ROOK] = "TR",
                             [BISHOP] = "ND",
                             [KNIGHT] = "MS",
                             [PAWN] = "MP"}};

static unsigned replacement(const struct fleet *fleet, unsigned walk) {
  const char *code = walk < FLEET_WALKS ? fleet->codes[walk] : NULL;
  return code ? walk_by_code(code, strlen(code), ENGLISH) : walk;
}

static void promote_to_fleet(const struct rule *rule, struct setup *setup) {
  const struct fleet *fleet = rule->condition->member;
  for (unsigned walk = QUEEN; walk < PAWN; walk++) {
    const unsigned instead = replacement(fleet, walk);
    if (instead != walk && !fleet->besides)
      setup->promotion[walk] = setup->shown[walk];
    setup->promotion[instead] = true;
  }
}

/* The array with the fleet in it. */
static const void *man_array(struct words *words, const struct fleet *fleet) {
  uint8_t *officers = arena_alloc(words_arena(words), OFFICERS_960);
  for (unsigned file = 0; file < OFFICERS_960; file++)
    officers[file] = (uint8_t)replacement(fleet, array960_orthodox[file]);
  return officers;
}

static const void *man_leo(struct words *words) {
  return man_array(words, &leo);
}

static const void *man_majeur(struct words *words) {
  return man_array(words, &majeur);
}

static const void *man_argentinian(struct words *words) {
  return man_array(words, &argentinian);
}

static const void *man_marine(struct words *words) {
  return man_array(words, &marine);
}

static const void *man_ultramarine(struct words *words) {
  return man_array(words, &ultramarine);
}

static const uint8_t *officers_of(const void *settings) {
  return settings;
}

static void set_array(const struct rule *rule, struct setup *setup) {
  setup->officers = rule->settings;
  for (unsigned walk = KING; walk < ORTHODOX_WALKS; walk++)
    setup->standard[walk] = (uint8_t)replacement(rule->condition->member, walk);
}

const struct condition condition_leofamily = {
    .names = {"Leofamily", "Leofamily", "Leofamily"},
    .sentence = "Leo, pao, vao and mao take the places of queen, rook, bishop and knight, for "
                "promotion, too",
    .example = "Condition Leofamily",
    .member = &leo,
    .read = man_leo,
    .officers = officers_of,
    .squares = set_array,
    .promote = promote_to_fleet,
};

const struct condition condition_chinese_chess = {
    .names = {"ChineseChess", "Chinoises", "ChinesischesSchach"},
    .sentence = "Pawns promote to leo, pao, vao and mao, too",
    .example = "Condition ChineseChess",
    .member = &chinese,
    .promote = promote_to_fleet,
};

const struct condition condition_cavalier_majeur = {
    .names = {"CavalierMajeur", "CavalierMajeur", "CavalierMajeur"},
    .sentence = "Nightriders take the place of knights, for promotion, too",
    .example = "Condition CavalierMajeur",
    .member = &majeur,
    .read = man_majeur,
    .officers = officers_of,
    .squares = set_array,
    .promote = promote_to_fleet,
};

const struct condition condition_argentinian_chess = {
    .names = {"ArgentinianChess", "EchecsArgentins", "ArgentinischesSchach"},
    .sentence = "Senora, faro, loco and saltador take the places of queen, rook, bishop and "
                "knight, for promotion, too",
    .example = "Condition ArgentinianChess",
    .member = &argentinian,
    .read = man_argentinian,
    .officers = officers_of,
    .squares = set_array,
    .promote = promote_to_fleet,
};

const struct condition condition_marine_chess = {
    .names = {"MarineChess", "EchecsMarins", "MarinesSchach"},
    .sentence = "Sirene, triton, nereide and marine knight take the places of queen, rook, bishop "
                "and knight, for promotion, too",
    .example = "Condition MarineChess",
    .member = &marine,
    .read = man_marine,
    .officers = officers_of,
    .squares = set_array,
    .promote = promote_to_fleet,
};

const struct condition condition_ultramarine_chess = {
    .names = {"UltramarineChess", "EchecsUltramarins", "UltramarinesSchach"},
    .sentence = "Poseidon, sirene, triton, nereide, marine knight and marine pawn take the places "
                "of king, queen, rook, bishop, knight and pawn",
    .example = "Condition UltramarineChess",
    .member = &ultramarine,
    .read = man_ultramarine,
    .officers = officers_of,
    .pawns = "MP",
    .squares = set_array,
    .promote = promote_to_fleet,
};
