/* Exact numbers that begin as a word and become long when they have to.  A struct of zeros is the
   number 0; number_end gives back what a long one holds.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_NUMBER_H
#define PREMIER_NUMBER_H

#include <gmp.h>
#include <stdbool.h>
#include <stdint.h>

struct number {
  bool is_long;
  uint64_t word; /* the number, if it is not long */
  mpz_t value;   /* the number, if it is long; not initialised else */
};

void number_end(struct number *number);
bool number_is_zero(const struct number *number);
void number_add(struct number *sum, const struct number *summand);
/* Sets an initialised integer. */
void number_get(const struct number *number, mpz_t value);

/* For words that do not fit any more. */
void number_add_word_long(struct number *sum, uint64_t word);

static inline void number_add_word(struct number *sum, uint64_t word) {
  if (!sum->is_long && sum->word + word >= word)
    sum->word += word;
  else
    number_add_word_long(sum, word);
}

#endif
