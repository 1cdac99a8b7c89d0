/* What is seen along lines from all 64 squares at once, under Contrôle Premier: how many squares a
   rook and a bishop would see from each, how many squares line men lose when a man is put on it, or
   win when the man there leaves, and how many the man there controls.  Four directions are treated
   side by side, each a set of squares, and numbers are kept as sets, too, one for each binary digit
   ("bit-sliced"); at last the digits of a square are brought together in its byte.

   A square is seen by a line man looking in a direction if walking from the man in that direction
   one comes to it over empty squares; and so many squares as one sees from there, looking on in the
   same direction, are lost when a man is put there, or are won when the man there leaves.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_SIGHT_H
#define PREMIER_PLAIN_SIGHT_H

#include "solver/engine/plain_bytes.h"
#include "solver/engine/plain_lines.h"

#include <string.h>

#if PLAIN_CP

struct sight {
  union {
    four_sets both_ways[2];
    uint64_t along[DIRECTIONS]; /* what line men see that way */
  };
  union bytes straight, slant; /* seen by a rook, a bishop */
  union bytes screens;         /* a bit for each direction that line men see the square in */
  union bytes leaving;         /* won by leaving the square, less what the man there controls */
  union bytes arriving;        /* lost by arriving: what is hidden behind, or was controlled by a
                                  man captured */
  unsigned controls;           /* Q; 0: nothing has been looked at yet */
  unsigned origin;             /* Q after a move is written as this and a byte */
};

static const four_sets steps = {8, 9, 1, 7};
/* The squares from which a step up the board is possible, and one down. */
static const four_sets may_rise = {UINT64_C(0x00ffffffffffffff), UINT64_C(0x007f7f7f7f7f7f7f),
                                   UINT64_C(0x7f7f7f7f7f7f7f7f), UINT64_C(0x00fefefefefefefe)};
static const four_sets may_sink = {UINT64_C(0xffffffffffffff00), UINT64_C(0xfefefefefefefe00),
                                   UINT64_C(0xfefefefefefefefe), UINT64_C(0x7f7f7f7f7f7f7f00)};

/* The sets moved so many steps up, or down. */
KNOWN_WALK four_sets moved(four_sets sets, bool up, unsigned far) {
  return up ? sets << steps * far : sets >> steps * far;
}

/* How many squares are seen, looking up or down: one if there is one, as many more as are seen from
   there if that is empty; then the same over two and over four empty squares. */
KNOWN_WALK void count_ahead(four_sets number[3], four_sets empty, bool up) {
  const four_sets may = up ? may_rise : may_sink;
  four_sets open = moved(empty, !up, 1) & may;
  four_sets more = open & moved(may, !up, 1);
  four_sets ones = may ^ more, twos = more;
  open &= moved(open, !up, 1);
  more = open & moved(twos, !up, 2);
  number[2] = more;
  ones |= open & moved(ones, !up, 2);
  twos ^= more;
  open &= moved(open, !up, 2);
  number[0] = ones | (open & moved(ones, !up, 4));
  number[1] = twos | (open & moved(twos, !up, 4));
}

/* What line men see, looking up or down: the straight directions and the slanting ones in turn. */
KNOWN_WALK four_sets look(four_sets men, four_sets empty, bool up) {
  const four_sets onto = up ? may_sink : may_rise;
  four_sets seeing = men, open = empty & onto;
  seeing |= open & moved(seeing, up, 1);
  open &= moved(open, up, 1);
  seeing |= open & moved(seeing, up, 2);
  open &= moved(open, up, 2);
  seeing |= open & moved(seeing, up, 4);
  return moved(seeing, up, 1) & onto;
}

/* Along a line both ways together, which is never more than seven squares. */
KNOWN_WALK void add_opposite(four_sets sum[3], const four_sets a[3], const four_sets b[3]) {
  four_sets carry = a[0] & b[0], either = a[1] ^ b[1];
  sum[0] = a[0] ^ b[0];
  sum[1] = either ^ carry;
  sum[2] = a[2] ^ b[2] ^ ((a[1] & b[1]) | (either & carry));
}

/* Adds numbers of so many digits; the sum has one more. */
KNOWN_WALK void add_numbers(two_sets *sum, const two_sets *a, const two_sets *b, unsigned digits) {
  two_sets carry = {0, 0};
  for (unsigned i = 0; i < digits; i++) {
    two_sets either = a[i] ^ b[i];
    sum[i] = either ^ carry;
    carry = (a[i] & b[i]) | (either & carry);
  }
  sum[digits] = carry;
}

/* Of the four lines, both that are straight and both that slant. */
KNOWN_WALK void add_lines(two_sets sum[4], const four_sets number[3]) {
  two_sets a[3], b[3];
  for (unsigned i = 0; i < 3; i++) {
    a[i] = __builtin_shufflevector(number[i], number[i], 0, 1);
    b[i] = __builtin_shufflevector(number[i], number[i], 2, 3);
  }
  add_numbers(sum, a, b, 3);
}

/* The digits, of at most four places, of both kinds of lines as bytes. */
KNOWN_WALK void write_both(union bytes *first, union bytes *second, const two_sets digits[4]) {
  two_sets a = __builtin_shufflevector(digits[0], digits[1], 0, 2);
  two_sets b = __builtin_shufflevector(digits[2], digits[3], 0, 2);
  two_sets c = __builtin_shufflevector(digits[0], digits[1], 1, 3);
  two_sets d = __builtin_shufflevector(digits[2], digits[3], 1, 3);
  four_sets low = __builtin_shufflevector(a, b, 0, 1, 2, 3);
  four_sets high = __builtin_shufflevector(c, d, 0, 1, 2, 3);
  bring_together(first, &low, &high);
  for (unsigned i = 0; i < PARTS; i++) {
    second->part[i] = first->part[i] >> 4;
    first->part[i] &= 15;
  }
}

/* The sums of both kinds of lines as bytes. */
KNOWN_WALK void write_sum(union bytes *out, const two_sets digits[4]) {
  two_sets other[4], sum[5];
  for (unsigned i = 0; i < 4; i++)
    other[i] = __builtin_shufflevector(digits[i], digits[i], 1, 0);
  add_numbers(sum, digits, other, 4);
  two_sets a = __builtin_shufflevector(sum[0], sum[1], 0, 2);
  two_sets b = __builtin_shufflevector(sum[2], sum[3], 0, 2);
  four_sets low = __builtin_shufflevector(a, b, 0, 1, 2, 3), high = {sum[4][0], 0, 0, 0};
  bring_together(out, &low, &high);
}

/* What the man on each square controls; and Q, the sum of all that: the bytes by pairs, the pairs
   by a multiplication. */
KNOWN_WALK void add_controls(struct sight *s, union bytes *own, const struct diagram *d) {
  const struct plain_tables *t = d->tables;
  const four_sets pairs = every(UINT64_C(0x00ff00ff00ff00ff));
  memset(own, 0, sizeof *own);
  add_where(own, straight_men(d), s->straight.at);
  add_where(own, slant_men(d), s->slant.at);
  add_where(own, d->walk[KNIGHT], t->leaps[KNIGHT]);
  add_where(own, d->walk[PAWN], t->leaps[PAWN]);
  add_where(own, d->walk[KING], t->leaps[KING]);
  const four_sets a = own->half[0], b = own->half[1];
  const four_sets sum = (a & pairs) + (a >> 8 & pairs) + (b & pairs) + (b >> 8 & pairs);
  const uint64_t all = sum[0] + sum[1] + sum[2] + sum[3];
  s->controls = (unsigned)(all * UINT64_C(0x0001000100010001) >> 48);
  s->origin = (s->controls & ~7u) - 64;
}

/* The directions in turn are straight and slanting. */
KNOWN_WALK void look_both_ways(four_sets along[2], const struct diagram *d) {
  const uint64_t straight = straight_men(d), slant = slant_men(d);
  const four_sets line_men = {straight, slant, straight, slant}, empty = every(~occupied(d));
  along[0] = look(line_men, empty, true);
  along[1] = look(line_men, empty, false);
}

static __attribute__((noinline)) void look_around(struct sight *s, const struct diagram *d) {
  const four_sets empty = every(~occupied(d));
  four_sets rising[3], sinking[3], sum[3];
  two_sets seen[4], hidden[4];
  union bytes behind, own, free;
  count_ahead(rising, empty, true);
  count_ahead(sinking, empty, false);
  add_opposite(sum, rising, sinking);
  add_lines(seen, sum);
  write_both(&s->straight, &s->slant, seen);
  look_both_ways(s->both_ways, d);
  for (unsigned i = 0; i < 3; i++) {
    rising[i] &= s->both_ways[0];
    sinking[i] &= s->both_ways[1];
  }
  add_opposite(sum, rising, sinking);
  add_lines(hidden, sum);
  write_sum(&behind, hidden);
  bring_together(&s->screens, &s->both_ways[0], &s->both_ways[1]);
  add_controls(s, &own, d);
  spread(&free, ~occupied(d));
  for (unsigned i = 0; i < PARTS; i++) {
    s->leaving.part[i] = behind.part[i] - own.part[i];
    s->arriving.part[i] = (free.part[i] & behind.part[i]) + own.part[i];
  }
}

#endif

#endif
