/* Scattered bits: numbers that differ in one bit have nothing in common any more.  SplitMix64
   (Steele, Lea, Flood 2014).
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_SCATTER_H
#define PREMIER_SCATTER_H

#include <stdint.h>

/* A bijection. */
static inline uint64_t scattered(uint64_t word) {
  word = (word ^ word >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
  word = (word ^ word >> 27) * UINT64_C(0x94d049bb133111eb);
  return word ^ word >> 31;
}

/* The next number of the sequence that begins with any `state`. */
static inline uint64_t next_scattered(uint64_t *state) {
  return scattered(*state += UINT64_C(0x9e3779b97f4a7c15));
}

#endif
