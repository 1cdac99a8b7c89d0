/* Immune chess: a man can only be captured if its rebirth square is empty, its own square counting
   as occupied and that of the capturer as left.  Nothing is reborn.  Kings are checked as usual,
   unless the rule includes them.

   Geneva chess: a man may only capture if its own rebirth square is empty, which it is not if the
   man stands there itself.  Kings capture as usual, unless the rule includes them.

   Immobilio: a man cannot act while its rebirth square is occupied, be it by itself.

   Source: the glossary of the field; what it leaves open as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/rebirth.h"
#include "solver/language/words.h"

static bool is_exempt(const struct rebirth *rebirth, struct man man) {
  return ((man.marks & MARK_ROYAL) && !rebirth->kings) ||
         (rebirth->listed && !rebirth->april[man.walk]);
}

static bool is_immune(struct board *board, const struct rebirth *rebirth, enum colour side,
                      square unit, square target) {
  const struct man victim = board->man[target];
  if (victim.walk == NO_WALK || is_exempt(rebirth, victim))
    return false;
  struct candidate candidate = standing_at(board, target, opponent(side));
  candidate.other = board->man[unit];
  candidate.other_side = side;
  candidate.departure = unit;
  square where = fixed_rebirth(board, rebirth, &candidate);
  return where == NO_SQUARE || (where != unit && set_has(&board->occupied, where));
}

static void spare_immune(struct board *board, const struct rule *rule, enum colour side,
                         square unit, struct set *captures) {
  struct set men = *captures;
  set_keep(&men, &board->occupied, board->words);
  for_set (target, &men, board->words)
    if (is_immune(board, rule->settings, side, unit, target))
      set_remove(captures, target);
}

void adapt_immune(struct condition *card, const void *settings) {
  const struct rebirth *rebirth = settings;
  card->army = set_up_rebirth;
  card->take = (struct take_hook){rebirth->kings ? FOR_CHECK : FOR_MOVES, spare_immune};
}

/* Is the rebirth square of the man free for it? */
static bool has_way_back(struct board *board, const struct rebirth *rebirth, enum colour side,
                         square unit) {
  struct candidate candidate = standing_at(board, unit, side);
  square where = fixed_rebirth(board, rebirth, &candidate);
  return where != NO_SQUARE && !set_has(&board->occupied, where);
}

static void let_home_be_empty(struct board *board, const struct rule *rule, enum colour side,
                              square unit, struct set *captures) {
  const struct rebirth *rebirth = rule->settings;
  if (!is_exempt(rebirth, board->man[unit]) && !has_way_back(board, rebirth, side, unit))
    set_clear(captures);
}

static void adapt_geneva(struct condition *card, const void *settings) {
  (void)settings;
  card->army = set_up_rebirth;
  card->take = (struct take_hook){FOR_CHECK, let_home_be_empty};
}

const struct condition condition_geneva_chess = {
    .names = {"GenevaChess", "EchecsGeneve", "GenferSchach"},
    .sentence = "A man other than a king may only capture if its square of the game array is empty",
    .example = "Condition GenevaChess",
    REBIRTH_CARD(adapt_geneva, .whose = OF_STANDING),
};

/* The walks that the rule is about may be listed. */
static const void *read_walks(struct words *words) {
  struct rebirth *rebirth = arena_alloc(words_arena(words), sizeof *rebirth);
  unsigned walk;
  *rebirth = (struct rebirth){.kings = true};
  while ((walk = words_take_walk(words)) != NO_WALK)
    rebirth->listed = rebirth->april[walk] = true;
  return rebirth;
}

static void stop_blocked(struct board *board, const struct rule *rule, enum colour side,
                         struct set *actors) {
  const struct rebirth *rebirth = rule->settings;
  const struct set men = *actors;
  for_set (unit, &men, board->words)
    if (!is_exempt(rebirth, board->man[unit]) && !has_way_back(board, rebirth, side, unit))
      set_remove(actors, unit);
}

const struct condition condition_immobilio = {
    .names = {"Immobilio", "Immobilio", "Immobilio"},
    .sentence =
        "A man, or a man of the walks listed, cannot act while its square of the game array "
        "is occupied",
    .example = "Condition Immobilio",
    .read = read_walks,
    .army = set_up_rebirth,
    .gate = {FOR_GUARD, stop_blocked},
};
