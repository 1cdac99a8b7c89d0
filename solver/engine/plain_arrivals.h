/* Which squares a man may go to so that Q is prime, under Contrôle Premier: for all squares at once
   Q after the move, a byte each.

   A man that goes from d to a, alone on the board with the line men that see d or a, changes Q by
   what its leaving d opens, less what it controlled, plus what it controls from a, less what it
   hides behind a or what the man captured there controlled.  All this is known of each square by
   itself (plain_sight.h), but for the squares on the line through d and a.  Let n be the number of
   squares seen from d towards a, m that of those seen the other way, k the number of steps from d
   to a.  A line man that moves along the line sees m more from a than if it stood on d as well, and
   does not itself lose the n - k squares behind a: n + m - k more.  A line man that sees d from
   behind the mover sees as far as a only, though leaving d has been counted as opening n squares:
   n - k less.  One that sees d from the other side, or that stands on a, is hidden by a: m less.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_ARRIVALS_H
#define PREMIER_PLAIN_ARRIVALS_H

#include "solver/engine/plain_control.h"
#include "solver/engine/plain_sight.h"

#include <stddef.h>

#if PLAIN_CP

/* The man taken off the board. */
static inline struct lifted lift(const struct diagram *d, const struct sight *s, unsigned from) {
  return (struct lifted){.controls = s->controls + (unsigned)(int8_t)s->leaving.at[from],
                         .from = from,
                         .occupied = occupied(d) ^ square_bit(from)};
}

/* Those of the squares on which the byte, added to the origin, is prime. */
KNOWN_WALK uint64_t prime_squares(const struct plain_tables *t, const struct sight *s,
                                  const union bytes *value, uint64_t among) {
  return squares_in(t->prime_bits + s->controls / 8, value, among);
}

/* What has to be added on squares in each direction, a byte each, and all ones where the steps are
   to be taken off. */
struct by_direction {
  uint64_t more, steps;
};

/* The squares seen both ways along each line by a line man that sees these, on both directions of
   the line. */
KNOWN_WALK uint64_t both_ways(const struct plain_tables *t, unsigned walk, unsigned from,
                              uint64_t seen) {
  uint64_t more = 0;
  if (walk != BISHOP)
    more += UINT64_C(0x0000000100000001) * count_squares(seen & t->file_mask[from]) +
            UINT64_C(0x0001000000010000) * count_squares(seen & UINT64_C(255) << (from & 56));
  if (walk != ROOK)
    more += UINT64_C(0x0000010000000100) * count_squares(seen & t->rising_mask[from]) +
            UINT64_C(0x0100000001000000) * count_squares(seen & t->falling_mask[from]);
  return more;
}

/* A man that line men see in these directions and that sees these squares along lines; `line_man`:
   by its own movement.  Others make a single step. */
KNOWN_WALK void take_screened(struct by_direction *by, const struct plain_tables *t,
                              unsigned directions, unsigned from, uint64_t seen, bool line_man) {
  for (; directions; directions &= directions - 1) {
    const unsigned i = first_square(directions);
    const uint64_t open = count_squares(seen & t->ray[from][i]);
    by->more -= open << 8 * (i ^ 4);
    by->more -= (line_man ? open : open - 1) << 8 * i;
    by->steps &= ~(UINT64_C(255) << 8 * i);
  }
}

/* What the man controls from each square of that half, on the board as it is. */
KNOWN_WALK some_squares controlled_from(const struct plain_tables *t, const struct sight *s,
                                        unsigned walk, unsigned i) {
  switch (walk) {
  case QUEEN:
    return s->straight.part[i] + s->slant.part[i];
  case ROOK:
    return s->straight.part[i];
  case BISHOP:
    return s->slant.part[i];
  default:
    return ((const stored_squares *)t->leaps[walk])[i];
  }
}

/* The bytes of Q after the moves of a man that is not a pawn to the squares `to`; the origin is to
   be added.  `seen` by the man before.  A knight never arrives on a line of its departure. */
KNOWN_WALK void value_arrivals(union bytes *value, const struct diagram *d, const struct sight *s,
                               unsigned walk, unsigned from, uint64_t seen, uint64_t to) {
  const struct plain_tables *t = d->tables;
  const bool line_man = walk == QUEEN || walk == ROOK || walk == BISHOP;
  const uint8_t base = (uint8_t)(s->controls - s->origin + s->leaving.at[from]);
  const unsigned moves_along = walk == ROOK     ? 0x55
                               : walk == BISHOP ? 0xaa
                               : walk == KNIGHT ? 0
                                                : 255;
  const unsigned screened = s->screens.at[from] & moves_along;
  struct by_direction by = {.more = base * ONE_EACH, .steps = line_man ? ~UINT64_C(0) : 0};
  for (unsigned i = 0; i < PARTS; i++)
    value->part[i] = controlled_from(t, s, walk, i) - s->arriving.part[i];
  if (line_man)
    by.more += both_ways(t, walk, from, seen);
  if (!line_man && !screened) {
    for (unsigned i = 0; i < PARTS; i++)
      value->part[i] += repeated(by.more);
    return;
  }
  if (walk == KING)
    seen = rook_sees(t, from, occupied(d)) | bishop_sees(t, from, occupied(d));
  take_screened(&by, t, screened, from, seen, line_man);
  add_by_kind(value, t->direction[from], by.more, by.steps, t->distance[from], to);
}

/* The same for the steps of several pawns, none of which promotes, to the squares `to`: where line
   men look along the line of the move it is counted by itself. */
static inline void value_steps(union bytes *value, const struct diagram *d, const struct sight *s,
                               uint64_t to, int shift, bool captures) {
  const struct plain_tables *t = d->tables;
  const stored_squares *leaving =
      (const stored_squares *)((const uint8_t *)s + offsetof(struct sight, leaving) - shift);
  const uint8_t base = (uint8_t)(s->controls - s->origin);
  const unsigned line = (shift & 7) == 0 ? 0 : shift == 9 || shift == -9 ? 1 : 3;
  for (unsigned i = 0; i < PARTS; i++)
    value->part[i] = repeated(base * ONE_EACH) + leaving[i] - s->arriving.part[i] +
                     ((const stored_squares *)t->leaps[PAWN])[i];
  for (uint64_t left = to & shifted(s->along[line] | s->along[line + 4], shift); left;) {
    const unsigned arrival = take_square(&left);
    const struct lifted l = lift(d, s, (unsigned)((int)arrival - shift));
    value->at[arrival] = (uint8_t)((captures ? controls_capturing(d, &l, arrival, PAWN)
                                             : controls_moving(d, &l, arrival, PAWN)) -
                                   s->origin);
  }
}

#endif

#endif
