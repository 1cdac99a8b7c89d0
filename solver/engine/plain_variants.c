/* Asks the machine which variant of the plain engine suits it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/plain_variants.h"

#if PLAIN_HAS_BMI2

/* The first two Zen generations have PEXT in microcode, slower than doing without it. */
static bool has_quick_bmi2(void) {
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") &&
         __builtin_cpu_supports("bmi") && __builtin_cpu_supports("popcnt") &&
         !__builtin_cpu_is("znver1") && !__builtin_cpu_is("znver2") && !__builtin_cpu_is("bdver4");
}

const struct engine *plain_variant(bool prime_control) {
  if (has_quick_bmi2())
    return prime_control ? &plain_cp_bmi2_engine : &plain_bmi2_engine;
  return prime_control ? &plain_cp_engine : &plain_engine;
}

#else

const struct engine *plain_variant(bool prime_control) {
  return prime_control ? &plain_cp_engine : &plain_engine;
}

#endif
