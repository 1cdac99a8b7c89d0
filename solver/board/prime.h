/* Prime numbers, which sums of controls have to be under Contrôle Premier.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PRIME_H
#define PREMIER_PRIME_H

#include <stdbool.h>

/* For small numbers: it tries every divisor. */
static inline bool is_prime(unsigned number) {
  if (number < 2)
    return false;
  for (unsigned divisor = 2; divisor * divisor <= number; divisor++)
    if (number % divisor == 0)
      return false;
  return true;
}

#endif
