/* Sentinelles: an officer, kings among them, that leaves a square where no pawn promotes, which is
   one not on the first or last rank unless a rule has it otherwise, leaves a pawn there, as long as
   there are not too many of them.  The pawn is the mover's or,
   with PionAdvers, the enemy's; with PionNeutre neutral men leave neutral pawns.  With Berolina it
   is a Berolina pawn.  With ParaSentinelles no pawn is left for a side that has more of them than
   the other, or, where a pawn has been captured, more than one more.

   Source: P. Monréal; as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/piece.h"
#include "solver/engine/general.h"
#include "solver/language/words.h"

enum whose { OF_MOVER, OF_ENEMY, NEUTRAL_OF_NEUTRAL };

struct sentinelles {
  enum whose whose;
  uint8_t walk;
  unsigned most[2], most_together; /* pawns of each side; of both */
  bool para;                       /* no pawn for a side that is ahead of the other */
};

enum { PROPRE, ADVERS, NEUTRE, MAX_BLACK, MAX_WHITE, MAX_TOTAL, PARA, BEROLINA, SENTINEL_WORDS };

static const char *const words_of_rule[SENTINEL_WORDS][LANGUAGES] = {
    [PROPRE] = {"PionPropre", "PionPropre", "PionPropre"},
    [ADVERS] = {"PionAdvers", "PionAdvers", "PionAdvers"},
    [NEUTRE] = {"PionNeutre", "PionNeutre", "PionNeutre"},
    [MAX_BLACK] = {"MaximumBlack", "MaximumNoir", "MaximumSchwarz"},
    [MAX_WHITE] = {"MaximumWhite", "MaximumBlanc", "MaximumWeiss"},
    [MAX_TOTAL] = {"MaximumTotal", "MaximumTotal", "MaximumTotal"},
    [PARA] = {"ParaSentinelles", "ParaSentinelles", "ParaSentinelles"},
    [BEROLINA] = {"Berolina", "Berolina", "Berolina"},
};

static void read_most(struct words *words, unsigned *most, struct place place) {
  if (!words_take_number(words, most))
    complain(words_complaints(words), INPUT_ERROR, place, "Maximum must be followed by a number");
}

static void read_one(struct words *words, struct sentinelles *settings, int word,
                     struct place place) {
  switch (word) {
  case ADVERS:
    settings->whose = OF_ENEMY;
    break;
  case NEUTRE:
    settings->whose = NEUTRAL_OF_NEUTRAL;
    break;
  case MAX_BLACK:
    read_most(words, &settings->most[BLACK], place);
    break;
  case MAX_WHITE:
    read_most(words, &settings->most[WHITE], place);
    break;
  case MAX_TOTAL:
    read_most(words, &settings->most_together, place);
    break;
  case PARA:
    settings->para = true;
    break;
  case BEROLINA:
    settings->walk = (uint8_t)walk_by_code("BP", 2, 0);
    break;
  default:
    settings->whose = OF_MOVER;
  }
}

static const void *read_sentinelles(struct words *words) {
  struct sentinelles *settings = arena_alloc(words_arena(words), sizeof *settings);
  *settings = (struct sentinelles){.walk = PAWN, .most = {8, 8}, .most_together = 16};
  for (;;) {
    struct word next;
    if (!words_peek(words, &next))
      return settings;
    int word = words_take_name(words, words_of_rule, SENTINEL_WORDS);
    if (word < 0)
      return settings;
    read_one(words, settings, word, next.place);
  }
}

static void admit_sentinel(const struct rule *rule, struct setup *setup) {
  const struct sentinelles *settings = rule->settings;
  setup->walk[settings->walk] = true;
}

static unsigned owners_of_sentinel(const struct sentinelles *settings, const struct turn *turn) {
  enum colour side = settings->whose == OF_ENEMY ? opponent(turn->side) : turn->side;
  if (settings->whose == NEUTRAL_OF_NEUTRAL && turn->mover.owners == OF_BOTH)
    return OF_BOTH;
  return owned_by(side);
}

/* Neutral pawns count for both sides, and so twice in all. */
static unsigned count_pawns(const struct board *board, unsigned walk, enum colour side) {
  struct set pawns = *men_of_walk(board, walk);
  set_keep(&pawns, &board->of[side], board->words);
  return set_count(&pawns, board->words);
}

/* There is no maximum for neutral pawns. */
static bool is_one_too_many(const struct board *board, const struct sentinelles *settings,
                            const struct turn *turn, unsigned owners) {
  const enum colour side = owners == OF_BLACK ? BLACK : WHITE;
  const unsigned own = count_pawns(board, settings->walk, side);
  const unsigned other = count_pawns(board, settings->walk, opponent(side));
  const unsigned lead = turn->captured.walk == settings->walk;
  return owners != OF_BOTH &&
         (own >= settings->most[side] || own + other >= settings->most_together ||
          (settings->para && own > other + lead));
}

static void leave_sentinel(struct board *board, const struct rule *rule, struct turn *turn) {
  const struct sentinelles *settings = rule->settings;
  const square where = turn->departure;
  if (where == NO_SQUARE || turn->mover.walk == NO_WALK || is_pawn(board, turn->mover.walk) ||
      set_has(&board->occupied, where))
    return;
  const struct set *promotion = general_setup(board)->promotion_squares;
  const unsigned owners = owners_of_sentinel(settings, turn);
  if (set_has(&promotion[WHITE], where) || set_has(&promotion[BLACK], where) ||
      is_one_too_many(board, settings, turn, owners))
    return;
  edit_put(board, where, (struct man){.walk = settings->walk, .owners = (uint8_t)owners});
}

const struct condition condition_sentinelles = {
    .names = {"Sentinelles", "Sentinelles", "Sentinelles"},
    .sentence = "An officer that leaves a square where no pawn promotes leaves a pawn there",
    .example = "Condition Sentinelles",
    .read = read_sentinelles,
    .army = admit_sentinel,
    .effects = {{.slot = SLOT_SENTINELS, .changes = CHANGES_OTHERS, .act = leave_sentinel}},
};
