/* A number for each of the 64 squares, a byte each, handled as vectors (GCC's and Clang's vector
   extension, which every machine can carry out): 64 bytes at a time where the machine has AVX-512
   with its byte permutations, else 32.  The few steps that have
   no sign in C are written for AVX-512, for AVX2, which all variants with BMI2 have, and plainly.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_BYTES_H
#define PREMIER_PLAIN_BYTES_H

#include "solver/engine/plain_position.h"

enum { PARTS = PLAIN_WIDE ? 1 : 2 };

typedef uint64_t two_sets __attribute__((vector_size(16)));
typedef uint64_t four_sets __attribute__((vector_size(32)));
typedef uint8_t some_squares __attribute__((vector_size(64 / PARTS)));
typedef some_squares stored_squares __attribute__((aligned(1), may_alias)); /* wherever they lie */

union bytes {
  some_squares part[PARTS];
  four_sets half[2];
  uint64_t rank[8]; /* for machines that cannot put bytes into another order: see in_order */
  uint8_t at[64];
};

#define ONE_EACH UINT64_C(0x0101010101010101)

KNOWN_WALK four_sets every(uint64_t set) {
  return (four_sets){set, set, set, set};
}

/* Eight bytes, again and again. */
KNOWN_WALK some_squares repeated(uint64_t eight) {
#if PLAIN_WIDE
  return (some_squares)_mm512_set1_epi64((long long)eight);
#else
  return (some_squares)every(eight);
#endif
}

#if PLAIN_WIDE

/* Eight digits of each square, the lower four in `low`, into its byte: the digits of each rank come
   together, eight by eight; then they change places with the files. */
KNOWN_WALK void bring_together(union bytes *out, const four_sets *low, const four_sets *high) {
#define RANK(r) 56 + (r), 48 + (r), 40 + (r), 32 + (r), 24 + (r), 16 + (r), 8 + (r), (r)
  const some_squares ranks = {RANK(0), RANK(1), RANK(2), RANK(3),
                              RANK(4), RANK(5), RANK(6), RANK(7)};
#undef RANK
  const __m512i one_file_each = _mm512_set1_epi64((long long)UINT64_C(0x8040201008040201));
  __m512i sets = _mm512_inserti64x4(_mm512_castsi256_si512((__m256i)*low), (__m256i)*high, 1);
  sets = _mm512_permutexvar_epi8((__m512i)ranks, sets);
  out->part[0] = (some_squares)_mm512_gf2p8affine_epi64_epi8(one_file_each, sets, 0);
}

/* All bits of the bytes of the squares in the set. */
KNOWN_WALK void spread(union bytes *out, uint64_t set) {
  out->part[0] = (some_squares)_mm512_movm_epi8(set);
}

#elif PLAIN_PEXT

/* Exchanges the bits of a on the mask's left with those of b on the mask. */
KNOWN_WALK void exchange(four_sets *a, four_sets *b, unsigned shift, uint64_t mask) {
  const four_sets other = ((*a >> shift) ^ *b) & every(mask);
  *b ^= other;
  *a ^= other << shift;
}

/* The digits change places with the files, then files and ranks. */
KNOWN_WALK void bring_together(union bytes *out, const four_sets *low, const four_sets *high) {
#define TWO(n, w) n, (n) + (w), (n) + 1, (n) + (w) + 1
#define FOUR(n, w) TWO(n, w), TWO((n) + 2, w)
#define EIGHT(n, w) FOUR(n, w), FOUR((n) + 4, w)
  typedef uint16_t words __attribute__((vector_size(32)));
  typedef uint32_t longs __attribute__((vector_size(32)));
  four_sets a = *low, b = *high;
  exchange(&a, &b, 4, UINT64_C(0x0f0f0f0f0f0f0f0f));
  four_sets c = __builtin_shufflevector(a, b, 0, 1, 4, 5);
  four_sets d = __builtin_shufflevector(a, b, 2, 3, 6, 7);
  exchange(&c, &d, 2, UINT64_C(0x3333333333333333));
  a = __builtin_shufflevector(c, d, 0, 4, 2, 6);
  b = __builtin_shufflevector(c, d, 1, 5, 3, 7);
  exchange(&a, &b, 1, UINT64_C(0x5555555555555555));
  some_squares even = (some_squares)a, odd = (some_squares)b;
  words e = (words)__builtin_shufflevector(even, odd, EIGHT(0, 32), EIGHT(16, 32));
  words f = (words)__builtin_shufflevector(even, odd, EIGHT(8, 32), EIGHT(24, 32));
  longs g = (longs)__builtin_shufflevector(e, f, FOUR(0, 16), FOUR(8, 16));
  longs h = (longs)__builtin_shufflevector(e, f, FOUR(4, 16), FOUR(12, 16));
  out->half[0] = (four_sets)__builtin_shufflevector(g, g, 0, 4, 1, 5, 2, 6, 3, 7);
  out->half[1] = (four_sets)__builtin_shufflevector(h, h, 0, 4, 1, 5, 2, 6, 3, 7);
#undef TWO
#undef FOUR
#undef EIGHT
}

KNOWN_WALK void spread(union bytes *out, uint64_t set) {
#define EIGHT(n) n, n, n, n, n, n, n, n
  const some_squares sets = repeated(set), bits = repeated(UINT64_C(0x8040201008040201));
  some_squares low = __builtin_shufflevector(sets, sets, EIGHT(0), EIGHT(1), EIGHT(18), EIGHT(19));
  some_squares high = __builtin_shufflevector(sets, sets, EIGHT(4), EIGHT(5), EIGHT(22), EIGHT(23));
  out->part[0] = (some_squares)((low & bits) == bits);
  out->part[1] = (some_squares)((high & bits) == bits);
#undef EIGHT
}

#else

/* The bytes of a rank, that of the first file lowest, as they lie in memory. */
KNOWN_WALK uint64_t in_order(uint64_t bytes) {
  return __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ ? __builtin_bswap64(bytes) : bytes;
}

/* Bit n of byte m and bit m of byte n change places: single ones, then blocks of two by two, and of
   four by four. */
KNOWN_WALK uint64_t turned(uint64_t bytes) {
  uint64_t other = (bytes ^ bytes >> 7) & UINT64_C(0x00aa00aa00aa00aa);
  bytes ^= other ^ other << 7;
  other = (bytes ^ bytes >> 14) & UINT64_C(0x0000cccc0000cccc);
  bytes ^= other ^ other << 14;
  other = (bytes ^ bytes >> 28) & UINT64_C(0x00000000f0f0f0f0);
  return bytes ^ other ^ other << 28;
}

/* The digits of a rank, a byte each, change places with its files. */
KNOWN_WALK void bring_together(union bytes *out, const four_sets *low, const four_sets *high) {
  for (unsigned rank = 0; rank < 8; rank++) {
    uint64_t digits = 0;
    for (unsigned i = 0; i < 4; i++)
      digits |= ((*low)[i] >> 8 * rank & 255) << 8 * i | ((*high)[i] >> 8 * rank & 255)
                                                             << (8 * i + 32);
    out->rank[rank] = in_order(turned(digits));
  }
}

KNOWN_WALK void spread(union bytes *out, uint64_t set) {
  for (unsigned rank = 0; rank < 8; rank++) {
    const uint64_t bits = (set >> 8 * rank & 255) * ONE_EACH & UINT64_C(0x8040201008040201);
    out->rank[rank] = in_order(((bits + 127 * ONE_EACH) >> 7 & ONE_EACH) * 255);
  }
}

#endif

/* Adds the numbers of the squares in the set. */
KNOWN_WALK void add_where(union bytes *sum, uint64_t set, const uint8_t numbers[64]) {
  union bytes where;
  spread(&where, set);
  for (unsigned i = 0; i < PARTS; i++)
    sum->part[i] += where.part[i] & ((const stored_squares *)numbers)[i];
}

/* Of the squares `among` those whose number, below 128, has its bit in the window of 16 bytes. */
KNOWN_WALK uint64_t squares_in(const uint8_t *window, const union bytes *number, uint64_t among) {
#if PLAIN_PEXT
  const __m128i bits = _mm_set1_epi64x((long long)UINT64_C(0x8040201008040201));
  const __m128i wanted = _mm_loadu_si128((const __m128i *)window);
#endif
#if PLAIN_WIDE
  const __m512i all = (__m512i)number->part[0];
  const __m512i eighth = _mm512_and_si512(_mm512_srli_epi16(all, 3), _mm512_set1_epi8(15));
  const __m512i bit = _mm512_shuffle_epi8(_mm512_broadcast_i32x4(bits), all);
  return among &
         _mm512_test_epi8_mask(bit, _mm512_shuffle_epi8(_mm512_broadcast_i32x4(wanted), eighth));
#elif PLAIN_PEXT
  uint32_t found[2];
  for (unsigned i = 0; i < 2; i++) {
    const __m256i some = (__m256i)number->part[i];
    const __m256i eighth = _mm256_and_si256(_mm256_srli_epi16(some, 3), _mm256_set1_epi8(15));
    const __m256i bit = _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(bits), some);
    const __m256i set = _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(wanted), eighth);
    found[i] = (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(_mm256_and_si256(bit, set), bit));
  }
  return among & (found[0] | (uint64_t)found[1] << 32);
#else
  uint64_t found = 0;
  for (uint64_t left = among; left; left &= left - 1) {
    const unsigned where = first_square(left), n = number->at[where];
    found |= (uint64_t)(window[n / 8] >> n % 8 & 1) << where;
  }
  return found;
#endif
}

/* Adds to the numbers of the squares `to`, and perhaps of others: `more`, a byte for each of eight
   kinds of squares, less `less` where `where` has all ones for the kind. */
KNOWN_WALK void add_by_kind(union bytes *number, const uint8_t kinds[64], uint64_t more,
                            uint64_t where, const uint8_t less[64], uint64_t to) {
#if PLAIN_WIDE
  const __m512i kind = _mm512_loadu_si512(kinds);
  const __m512i added = _mm512_shuffle_epi8(_mm512_set1_epi64((long long)more), kind);
  const __m512i taken = _mm512_shuffle_epi8(_mm512_set1_epi64((long long)where), kind);
  (void)to;
  number->part[0] += (some_squares)added - ((some_squares)taken & *(const stored_squares *)less);
#elif PLAIN_PEXT
  (void)to;
  for (unsigned i = 0; i < 2; i++) {
    const __m256i kind = _mm256_loadu_si256((const __m256i *)kinds + i);
    const __m256i added = _mm256_shuffle_epi8(_mm256_set1_epi64x((long long)more), kind);
    const __m256i taken = _mm256_shuffle_epi8(_mm256_set1_epi64x((long long)where), kind);
    number->part[i] +=
        (some_squares)added - ((some_squares)taken & ((const stored_squares *)less)[i]);
  }
#else
  while (to) {
    const unsigned square = take_square(&to), shift = 8u * kinds[square];
    number->at[square] += (uint8_t)((more >> shift) - (where >> shift & less[square]));
  }
#endif
}

#endif
