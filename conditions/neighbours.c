/* Men that move like a neighbour: like the man of their own side behind them (Annan) or in front of
   them (Nanna), or like the enemy face to face, back to back or cheek to cheek with them; with an
   enemy on either cheek they move like both.  What is in front is as the side that acts sees it.
   Annan and Nanna by type: A, all men lend and borrow; B, kings do not lend; C, kings do not
   borrow; D, neither.

   Readings: Popeye 4.104 lets men in Nanna chess not attack a king with a queen's movement that
   they have been lent, and men cheek to cheek attack it sometimes with their own; neither follows
   from the rules.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"

static const void *read_type(struct words *words) {
  return read_lettered_type(words, 4, TYPE_A);
}

static square ahead(const struct board *board, enum colour side, square from, int steps) {
  return geometry_step(board->geometry, from, 0, side == WHITE ? steps : -steps);
}

static void borrow_along_file(struct board *board, const struct rule *rule, enum colour side,
                              square unit, struct walk_list *walks) {
  const int type = *(const int *)rule->settings;
  const square lender = ahead(board, side, unit, *(const int *)rule->condition->member);
  if (lender == NO_SQUARE || !set_has(&board->of[side], lender) ||
      (is_royal(board, unit) && (type == TYPE_C || type == TYPE_D)) ||
      (is_royal(board, lender) && (type == TYPE_B || type == TYPE_D)))
    return;
  walks_replace(walks, board->man[lender].walk);
}

static void borrow_from_enemy(struct board *board, const struct rule *rule, enum colour side,
                              square unit, struct walk_list *walks) {
  const square lender = ahead(board, side, unit, *(const int *)rule->condition->member);
  if (lender != NO_SQUARE && set_has(&board->of[opponent(side)], lender))
    walks_replace(walks, board->man[lender].walk);
}

static void borrow_from_cheeks(struct board *board, const struct rule *rule, enum colour side,
                               square unit, struct walk_list *walks) {
  (void)rule;
  struct walk_list lent = {.count = 0};
  for (int files = -1; files <= 1; files += 2) {
    const square lender = geometry_step(board->geometry, unit, files, 0);
    if (lender != NO_SQUARE && set_has(&board->of[opponent(side)], lender))
      walks_add(&lent, board->man[lender].walk);
  }
  if (lent.count > 0)
    *walks = lent;
}

static const int front = 1, back = -1;

const struct condition condition_annan_chess = {
    .names = {"AnnanChess", "AnnanEchecs", "Annanschach"},
    .sentence = "A man with a man of its own side directly behind it moves like that man",
    .example = "Condition AnnanChess",
    .member = &back,
    .claims = CLAIMS_MOVEMENT,
    .read = read_type,
    .walk = {.depth = FOR_REACH, .borrow = borrow_along_file},
};

const struct condition condition_face_to_face = {
    .names = {"FaceToFace", "FaceAFace", "AngesichtZuAngesicht"},
    .sentence = "A man with an enemy directly in front of it moves like that enemy",
    .example = "Condition FaceToFace",
    .member = &front,
    .claims = CLAIMS_MOVEMENT,
    .walk = {.depth = FOR_OBSERVATION, .borrow = borrow_from_enemy},
};

const struct condition condition_back_to_back = {
    .names = {"BackToBack", "DosADos", "RueckenAnRuecken"},
    .sentence = "A man with an enemy directly behind it moves like that enemy",
    .example = "Condition BackToBack",
    .member = &back,
    .claims = CLAIMS_MOVEMENT,
    .walk = {.depth = FOR_OBSERVATION, .borrow = borrow_from_enemy},
};

const struct condition condition_nanna_chess = {
    .names = {"NannaChess", "NannaEchecs", "Nannaschach"},
    .sentence = "A man with a man of its own side directly in front of it moves like that man",
    .example = "Condition NannaChess",
    .member = &front,
    .claims = CLAIMS_MOVEMENT,
    .read = read_type,
    .walk = {.depth = FOR_REACH, .borrow = borrow_along_file},
};

const struct condition condition_cheek_to_cheek = {
    .names = {"CheekToCheek", "JoueAJoue", "WangeAnWange"},
    .sentence = "A man with an enemy beside it moves like that enemy",
    .example = "Condition CheekToCheek",
    .claims = CLAIMS_MOVEMENT,
    .walk = {.depth = FOR_OBSERVATION, .borrow = borrow_from_cheeks},
};
