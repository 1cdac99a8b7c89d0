/* Numbers of any size, kept in a word as long as possible.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/number.h"

/* An unsigned long may be shorter than a word. */
static void set_word(mpz_t value, uint64_t word) {
  mpz_import(value, 1, -1, sizeof word, 0, 0, &word);
}

static void lengthen(struct number *number) {
  if (number->is_long)
    return;
  mpz_init(number->value);
  set_word(number->value, number->word);
  number->is_long = true;
}

void number_end(struct number *number) {
  if (number->is_long)
    mpz_clear(number->value);
  *number = (struct number){0};
}

bool number_is_zero(const struct number *number) {
  return number->is_long ? mpz_sgn(number->value) == 0 : number->word == 0;
}

void number_get(const struct number *number, mpz_t value) {
  if (number->is_long)
    mpz_set(value, number->value);
  else
    set_word(value, number->word);
}

void number_add_word_long(struct number *sum, uint64_t word) {
  mpz_t summand;
  lengthen(sum);
  mpz_init(summand);
  set_word(summand, word);
  mpz_add(sum->value, sum->value, summand);
  mpz_clear(summand);
}

void number_add(struct number *sum, const struct number *summand) {
  if (!summand->is_long) {
    number_add_word(sum, summand->word);
    return;
  }
  lengthen(sum);
  mpz_add(sum->value, sum->value, summand->value);
}
