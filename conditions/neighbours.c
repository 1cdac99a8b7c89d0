/* Men that move like a neighbour: like the man of their own side behind them (Annan), or like the
   enemy face to face or back to back with them.  What is in front is as the side that acts sees
   it.  Annan by type: A, all men lend and borrow; B,
   kings do not lend; C, kings do not borrow; D, neither.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"
#include "solver/language/words.h"

enum { TYPE_A, TYPE_B, TYPE_C, TYPE_D };

static const void *read_type(struct words *words) {
  static const char *const types[][LANGUAGES] = {[TYPE_A] = {"TypeA", "TypeA", "TypA"},
                                                 [TYPE_B] = {"TypeB", "TypeB", "TypB"},
                                                 [TYPE_C] = {"TypeC", "TypeC", "TypC"},
                                                 [TYPE_D] = {"TypeD", "TypeD", "TypD"}};
  int *type = arena_alloc(words_arena(words), sizeof *type);
  const int found = words_take_name(words, types, 4);
  *type = found < 0 ? TYPE_A : found;
  return type;
}

static square ahead(const struct board *board, enum colour side, square from, int steps) {
  return geometry_step(board->geometry, from, 0, side == WHITE ? steps : -steps);
}

static bool is_royal(const struct board *board, square where) {
  return (board->man[where].marks & MARK_ROYAL) != 0;
}

static unsigned borrow_along_file(struct board *board, const struct rule *rule, enum colour side,
                                  square unit, uint8_t *walks, unsigned count) {
  const int type = *(const int *)rule->settings;
  const square lender = ahead(board, side, unit, *(const int *)rule->condition->member);
  if (lender == NO_SQUARE || !set_has(&board->of[side], lender) ||
      (is_royal(board, unit) && (type == TYPE_C || type == TYPE_D)) ||
      (is_royal(board, lender) && (type == TYPE_B || type == TYPE_D)))
    return count;
  walks[0] = board->man[lender].walk;
  return 1;
}

static unsigned borrow_from_enemy(struct board *board, const struct rule *rule, enum colour side,
                                  square unit, uint8_t *walks, unsigned count) {
  const square lender = ahead(board, side, unit, *(const int *)rule->condition->member);
  if (lender == NO_SQUARE || !set_has(&board->of[opponent(side)], lender))
    return count;
  walks[0] = board->man[lender].walk;
  return 1;
}

static const int front = 1, back = -1;

const struct condition condition_annan_chess = {
    .names = {"AnnanChess", "AnnanEchecs", "Annanschach"},
    .sentence = "A man with a man of its own side directly behind it moves like that man",
    .example = "Condition AnnanChess",
    .member = &back,
    .claims = CLAIMS_MOVEMENT,
    .read = read_type,
    .walk = {FOR_REACH, borrow_along_file},
};

const struct condition condition_face_to_face = {
    .names = {"FaceToFace", "FaceAFace", "AngesichtZuAngesicht"},
    .sentence = "A man with an enemy directly in front of it moves like that enemy",
    .example = "Condition FaceToFace",
    .member = &front,
    .claims = CLAIMS_MOVEMENT,
    .walk = {FOR_REACH, borrow_from_enemy},
};

const struct condition condition_back_to_back = {
    .names = {"BackToBack", "DosADos", "RueckenAnRuecken"},
    .sentence = "A man with an enemy directly behind it moves like that enemy",
    .example = "Condition BackToBack",
    .member = &back,
    .claims = CLAIMS_MOVEMENT,
    .walk = {FOR_REACH, borrow_from_enemy},
};
