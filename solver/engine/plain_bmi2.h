/* Lets the functions that follow, to the end of the file, be compiled for BMI2, whatever the
   machine that the rest is compiled for.  Include before everything else.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_BMI2_H
#define PREMIER_PLAIN_BMI2_H

#include <immintrin.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,popcnt,bmi,bmi2"))), apply_to = function)
#else
#pragma GCC target("avx2,popcnt,bmi,bmi2")
#endif

#endif
