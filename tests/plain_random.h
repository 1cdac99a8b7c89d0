/* Random positions for the tests of the plain engine, as odd as problems can be: kings missing,
   pawns on the first and last ranks, many queens, sides that could capture the king.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_TESTS_PLAIN_RANDOM_H
#define PREMIER_TESTS_PLAIN_RANDOM_H

#include "plain_fixture.h"
#include "plain_reference.h"
#include "tests/dice.h"

/* Puts a man on a random square if that is empty. */
static inline void random_man(struct fixture *f, uint64_t *state, char letter) {
  unsigned where = roll(state, 64);
  if ((letter | 32) == 'p' && roll(state, 8))
    where = 8 + where % 48;
  if (f->problem.men[where].walk == NO_WALK)
    fixture_put(f, where, letter, where + 1);
}

static inline void random_castlers(struct fixture *f, uint64_t *state) {
  static const struct {
    unsigned where;
    char letter;
  } castlers[] = {{4, 'K'}, {0, 'R'}, {7, 'R'}, {60, 'k'}, {56, 'r'}, {63, 'r'}};
  for (unsigned i = 0; i < 6; i++)
    if (roll(state, 4))
      fixture_put(f, castlers[i].where, castlers[i].letter, castlers[i].where + 1);
}

static inline bool random_has(const struct fixture *f, unsigned walk, unsigned owners) {
  for (unsigned where = 0; where < 64; where++)
    if (f->problem.men[where].walk == walk && f->problem.men[where].owners == owners)
      return true;
  return false;
}

/* The square passed by a pawn that may just have made a double step, if there is one. */
static inline square random_passed(const struct fixture *f) {
  for (unsigned file = 0; file < 8; file++) {
    unsigned stands = (f->first == WHITE ? 32 : 24) + file;
    unsigned passed = f->first == WHITE ? stands + 8 : stands - 8;
    unsigned start = f->first == WHITE ? stands + 16 : stands - 16;
    const struct man *men = f->problem.men;
    if (men[stands].walk == PAWN && !belongs_to(men[stands].owners, f->first) &&
        !men[passed].walk && !men[start].walk)
      return (square)passed;
  }
  return NO_SQUARE;
}

static inline void random_position(struct fixture *f, uint64_t *state) {
  static const char few[] = "QRBNPPqrbnpp", odd[] = "QQRBNPqqrbnp";
  fixture_read(f, "8/8/8/8/8/8/8/8 w - -");
  if (roll(state, 3) == 0)
    random_castlers(f, state);
  if (!random_has(f, KING, OF_WHITE) && roll(state, 10))
    random_man(f, state, 'K');
  if (!random_has(f, KING, OF_BLACK) && roll(state, 20))
    random_man(f, state, 'k');
  unsigned count = roll(state, roll(state, 5) ? 14 : 40);
  const char *letters = roll(state, 4) ? few : odd;
  while (count--)
    random_man(f, state, letters[roll(state, 12)]);
  f->first = roll(state, 2) ? WHITE : BLACK;
  f->plan.castling = roll(state, 16) | roll(state, 16);
  f->plan.en_passant = random_passed(f);
}

/* The same position for the reference, which believes every right: rights that the men contradict
   are left out. */
static inline struct reference reference_of(const struct fixture *f, bool prime_control) {
  struct reference r = {.side = f->first, .passed = 64, .prime_control = prime_control};
  const struct man *men = f->problem.men;
  for (unsigned where = 0; where < 64; where++) {
    r.walk[where] = men[where].walk;
    r.owner[where] = belongs_to(men[where].owners, WHITE) ? WHITE : BLACK;
  }
  static const unsigned kings[4] = {4, 4, 60, 60}, rooks[4] = {7, 0, 63, 56};
  for (unsigned i = 0; i < 4; i++)
    if (r.walk[kings[i]] == KING && r.owner[kings[i]] == i / 2 && r.walk[rooks[i]] == ROOK &&
        r.owner[rooks[i]] == i / 2)
      r.rights |= f->plan.castling & 1u << i;
  if (f->plan.en_passant != NO_SQUARE)
    r.passed = f->plan.en_passant;
  return r;
}

#endif
