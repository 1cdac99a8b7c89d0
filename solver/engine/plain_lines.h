/* What men observe along lines and by leaps, and who attacks a square.  Lines are looked up by the
   men on them where the machine gathers bits in one instruction (PEXT); elsewhere they are found
   by subtraction: a square less than nothing borrows up to the first man ("o^(o-2r)", Hyperbola
   Quintessence, Pradu Kannan and Gerd Isenberg 2007).
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_LINES_H
#define PREMIER_PLAIN_LINES_H

#include "solver/engine/plain_position.h"

#define FILE_A UINT64_C(0x0101010101010101)
#define FILE_H UINT64_C(0x8080808080808080)
#define LAST_RANKS UINT64_C(0xff000000000000ff) /* both: pawns on them do not move */

static inline uint64_t shifted(uint64_t set, int shift) {
  return shift > 0 ? set << shift : set >> -shift;
}

#if PLAIN_PEXT

static inline uint64_t rook_sees(const struct plain_tables *t, unsigned from, uint64_t occupied) {
  const struct plain_slider *s = &t->rook[from];
  return t->rook_seen[s->first + _pext_u64(occupied, s->mask)];
}
static inline uint64_t bishop_sees(const struct plain_tables *t, unsigned from, uint64_t occupied) {
  const struct plain_slider *s = &t->bishop[from];
  return t->bishop_seen[s->first + _pext_u64(occupied, s->mask)];
}

#else

/* Along a line with at most one square on each rank. */
static inline uint64_t line_sees(uint64_t mask, unsigned from, uint64_t occupied) {
  uint64_t up = occupied & mask, down = __builtin_bswap64(up);
  up -= 2 * square_bit(from);
  down -= 2 * square_bit(from ^ 56);
  return (up ^ __builtin_bswap64(down)) & mask;
}
static inline uint64_t rook_sees(const struct plain_tables *t, unsigned from, uint64_t occupied) {
  unsigned rank = from & 56u;
  return line_sees(t->file_mask[from], from, occupied) |
         (uint64_t)t->rank_seen[occupied >> (rank + 1) & 63][from & 7] << rank;
}
static inline uint64_t bishop_sees(const struct plain_tables *t, unsigned from, uint64_t occupied) {
  return line_sees(t->rising_mask[from], from, occupied) |
         line_sees(t->falling_mask[from], from, occupied);
}

#endif

static inline uint64_t straight_men(const struct diagram *d) {
  return d->walk[ROOK] | d->walk[QUEEN];
}
static inline uint64_t slant_men(const struct diagram *d) {
  return d->walk[BISHOP] | d->walk[QUEEN];
}

/* The squares that a man of `side` with this walk observes. */
KNOWN_WALK uint64_t seen_from(const struct diagram *d, unsigned walk, unsigned side, unsigned from,
                              uint64_t occupied) {
  const struct plain_tables *t = d->tables;
  switch (walk) {
  case KING:
    return t->king[from];
  case QUEEN:
    return rook_sees(t, from, occupied) | bishop_sees(t, from, occupied);
  case ROOK:
    return rook_sees(t, from, occupied);
  case BISHOP:
    return bishop_sees(t, from, occupied);
  case KNIGHT:
    return t->knight[from];
  default:
    return t->pawn[side][from];
  }
}

static inline uint64_t seen_by_pawns(uint64_t pawns, unsigned side) {
  const uint64_t file_a = UINT64_C(0x0101010101010101), file_h = file_a << 7;
  pawns &= ~UINT64_C(0xff000000000000ff);
  if (side == WHITE)
    return (pawns & ~file_a) << 7 | (pawns & ~file_h) << 9;
  return (pawns & ~file_a) >> 9 | (pawns & ~file_h) >> 7;
}

/* Men of `by` that observe the square. */
static inline uint64_t attackers(const struct diagram *d, unsigned where, unsigned by,
                                 uint64_t occupied) {
  const struct plain_tables *t = d->tables;
  uint64_t found = (t->knight[where] & d->walk[KNIGHT]) | (t->king[where] & d->walk[KING]) |
                   (t->pawn_from[by][where] & d->walk[PAWN]);
  if (t->rook_lines[where] & straight_men(d) & d->of[by])
    found |= rook_sees(t, where, occupied) & straight_men(d);
  if (t->bishop_lines[where] & slant_men(d) & d->of[by])
    found |= bishop_sees(t, where, occupied) & slant_men(d);
  return found & d->of[by];
}

static inline bool attacked(const struct diagram *d, unsigned where, unsigned by,
                            uint64_t occupied) {
  const struct plain_tables *t = d->tables;
  uint64_t leapers = (t->knight[where] & d->walk[KNIGHT]) | (t->king[where] & d->walk[KING]) |
                     (t->pawn_from[by][where] & d->walk[PAWN]);
  if (leapers & d->of[by])
    return true;
  uint64_t straight = straight_men(d) & d->of[by], slant = slant_men(d) & d->of[by];
  return ((t->rook_lines[where] & straight) && (rook_sees(t, where, occupied) & straight)) ||
         ((t->bishop_lines[where] & slant) && (bishop_sees(t, where, occupied) & slant));
}

/* Men that alone stand between the square and a line man of `by`: pinned if they belong to the
   side of a king there, else openers of a line. */
static inline uint64_t screens(const struct diagram *d, unsigned where, unsigned by) {
  const struct plain_tables *t = d->tables;
  uint64_t snipers =
      ((t->rook_lines[where] & straight_men(d)) | (t->bishop_lines[where] & slant_men(d))) &
      d->of[by];
  uint64_t found = 0;
  while (snipers) {
    uint64_t screen = t->between[where][take_square(&snipers)] & occupied(d);
    if (!has_several(screen))
      found |= screen;
  }
  return found;
}

#endif
