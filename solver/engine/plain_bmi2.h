/* Lets the functions that follow, to the end of the file, be compiled for BMI2, and with PLAIN_WIDE
   for AVX-512, whatever the machine that the rest is compiled for.  Include before all that has
   functions.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_BMI2_H
#define PREMIER_PLAIN_BMI2_H

#include <immintrin.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#define PLAIN_PRAGMA(text) _Pragma(#text)
#if defined(__clang__)
#define PLAIN_COMPILE_FOR(machine)                                                                 \
  PLAIN_PRAGMA(clang attribute push(__attribute__((target(machine))), apply_to = function))
#else
#define PLAIN_COMPILE_FOR(machine) PLAIN_PRAGMA(GCC target(machine))
#endif

#if PLAIN_WIDE
PLAIN_COMPILE_FOR("avx2,popcnt,bmi,bmi2,avx512f,avx512vl,avx512bw,avx512dq,avx512vbmi,gfni")
#else
PLAIN_COMPILE_FOR("avx2,popcnt,bmi,bmi2")
#endif

#endif
