/* Contact: after its move a man must stand next to another one (KoeKo), must not (AntiKoeko), or
   must be in contact if and only if it was before (NewKoeko).  Neighbour: contact is the relation
   of the leaper named.

   Source: KoeKo, Köko, Cologne contact chess, 1966 (H. Klüver).

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"
#include "solver/engine/general_board.h"
#include "solver/language/words.h"

/* The walk that tells who is in contact: the king's unless a leaper is named. */
static const void *read_neighbour(struct words *words) {
  static const char *const neighbour[][LANGUAGES] = {{"Neighbour", "Voisin", "Nachbar"}};
  uint8_t *walk = arena_alloc(words_arena(words), sizeof *walk);
  struct word word = {.text = NULL};
  *walk = KING;
  if (words_take_name(words, neighbour, 1) == 0) {
    words_peek(words, &word);
    *walk = (uint8_t)words_take_walk(words);
    if (*walk == NO_WALK)
      complain(words_complaints(words), INPUT_ERROR, word.place,
               "Neighbour must be followed by a leaper");
  }
  return walk;
}

static void admit_neighbour(const struct rule *rule, struct setup *setup) {
  setup->walk[*(const uint8_t *)rule->settings] = true;
}

static bool has_contact(const struct board *board, const struct rule *rule, square where) {
  const struct walk_paths *paths = paths_of(board, *(const uint8_t *)rule->settings);
  const struct crowd crowd = crowd_for(board, WHITE);
  const struct set men = all_men(board);
  for_set (man, &men, board->words)
    if (man != where && walk_observes(paths, WHITE, where, man, &crowd))
      return true;
  return false;
}

/* In castling both men need it. */
static bool seeks(struct board *board, const struct rule *rule, const struct turn *turn) {
  return turn->now == NO_SQUARE ||
         (has_contact(board, rule, turn->now) &&
          (turn->partner_to == NO_SQUARE || has_contact(board, rule, turn->partner_to)));
}

static bool avoids(struct board *board, const struct rule *rule, const struct turn *turn) {
  return turn->now == NO_SQUARE ||
         (!has_contact(board, rule, turn->now) &&
          (turn->partner_to == NO_SQUARE || !has_contact(board, rule, turn->partner_to)));
}

/* The memory lasts for one move. */
static void look_before(struct board *board, const struct rule *rule, struct turn *turn) {
  edit_memory(board, rule, 0, has_contact(board, rule, turn->departure));
}

static void look_after(struct board *board, const struct rule *rule, struct turn *turn) {
  if (turn->now != NO_SQUARE && has_contact(board, rule, turn->now) != recall(board, rule, 0))
    turn->illegal = true;
  edit_memory(board, rule, 0, 0);
}

/* Jiggers: the attribute is about the king's neighbourhood; one that has gone with its capture is
   not in contact (as Popeye has it). */
static bool jigger_seeks(struct board *board, const struct rule *rule, const struct turn *turn) {
  static const uint8_t king_walk = KING;
  const struct rule neighbours = {.settings = &king_walk};
  return !(turn->mover.marks & rule->condition->mark) ||
         (turn->now != NO_SQUARE && seeks(board, &neighbours, turn));
}

const struct condition attribute_jigger = {
    .names = {"Jigger", "Jigger", "Jigger"},
    .sentence = "A jigger must stand next to another man after its move",
    .example = "Pieces White Jigger Qa1",
    .mark = MARK_JIGGER,
    .letters = {"j", "j", "j"},
    .army = admit_kings,
    .after = jigger_seeks,
    .playcheck = true,
};

const struct condition condition_koeko = {
    .names = {"KoeKo", "Koeko", "KoeKo"},
    .sentence = "After its move a man must stand next to another man",
    .example = "Condition KoeKo",
    .read = read_neighbour,
    .army = admit_neighbour,
    .after = seeks,
    .playcheck = true,
};

const struct condition condition_anti_koeko = {
    .names = {"AntiKoeko", "AntiKoeko", "AntiKoeko"},
    .sentence = "After its move a man must not stand next to another man",
    .example = "Condition AntiKoeko",
    .read = read_neighbour,
    .army = admit_neighbour,
    .after = avoids,
    .playcheck = true,
};

const struct condition condition_new_koeko = {
    .names = {"NewKoeko", "KoekoNouveaux", "NeuKoeko"},
    .sentence = "A man stands next to another man after its move if and only if it did before",
    .example = "Condition NewKoeko",
    .read = read_neighbour,
    .army = admit_neighbour,
    .memory = 1,
    .effects = {{.slot = SLOT_BEFORE, .changes = 0, .act = look_before},
                {.slot = SLOT_LAST, .changes = 0, .act = look_after}},
    .playcheck = true,
};
