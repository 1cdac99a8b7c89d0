/* Asks the machine which variants of the plain engine it can run.
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

static bool has_wide_bytes(void) {
  return has_quick_bmi2() && __builtin_cpu_supports("avx512f") &&
         __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vbmi") &&
         __builtin_cpu_supports("gfni");
}

#endif

/* Adds the variant to those found, if it is there and can be run. */
static void add(const struct engine **variants, unsigned *count, const struct engine *variant,
                bool runs) {
  if (runs)
    variants[(*count)++] = variant;
}

const struct engine *plain_numbered_variant(bool prime_control, unsigned number) {
  const struct engine *variants[3];
  unsigned count = 0;
#if PLAIN_HAS_BMI2
  if (prime_control)
    add(variants, &count, &plain_cp_wide_engine, has_wide_bytes());
  add(variants, &count, prime_control ? &plain_cp_bmi2_engine : &plain_bmi2_engine,
      has_quick_bmi2());
#endif
  add(variants, &count, prime_control ? &plain_cp_engine : &plain_engine, true);
  return number < count ? variants[number] : NULL;
}

const struct engine *plain_variant(bool prime_control) {
  return plain_numbered_variant(prime_control, 0);
}
