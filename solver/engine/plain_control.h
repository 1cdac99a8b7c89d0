/* Contrôle Premier (seeds.md section 1): the sum Q of all controls and what a move makes of it. Men
   of each walk but the line men control a number of squares that depends on their own square only;
   a line man's number changes only when a man leaves or enters one of its lanes.  What that changes
   is looked up for all squares at once, when the first move of a position is listed; after that Q
   after a move is a sum of a few numbers, unless both ends of the move lie on one lane of a line
   man: only then is it found from the lines through the two.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_CONTROL_H
#define PREMIER_PLAIN_CONTROL_H

#include "solver/engine/plain_change.h"
#include "solver/engine/plain_lanes.h"
#include "solver/engine/plain_lines.h"

#include <string.h>

#if PLAIN_CP

static inline unsigned count_squares(uint64_t set) {
#if PLAIN_PEXT /* the machines with PEXT count bits in one instruction, too */
  return (unsigned)__builtin_popcountll(set);
#else
  set -= set >> 1 & UINT64_C(0x5555555555555555);
  set = (set & UINT64_C(0x3333333333333333)) + (set >> 2 & UINT64_C(0x3333333333333333));
  set = (set + (set >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
  return (unsigned)(set * UINT64_C(0x0101010101010101) >> 56);
#endif
}

/* All ones for the walks that go along ranks and files, or along diagonals, else nothing. */
static inline uint64_t if_straight(unsigned walk) {
  return -(uint64_t)((1u << ROOK | 1u << QUEEN) >> walk & 1);
}
static inline uint64_t if_slant(unsigned walk) {
  return -(uint64_t)((1u << BISHOP | 1u << QUEEN) >> walk & 1);
}

/* How many squares a man controls that sees these, if it is a line man.  No branches here: the
   walks come in no order that a machine could foretell. */
static inline unsigned controls_from(const struct plain_tables *t, unsigned walk, unsigned from,
                                     uint64_t straight_seen, uint64_t slant_seen) {
  return t->leaps[walk][from] +
         count_squares((straight_seen & if_straight(walk)) | (slant_seen & if_slant(walk)));
}

static inline unsigned pawn_controls(const struct diagram *d) {
  const uint64_t file_a = UINT64_C(0x0101010101010101), file_h = file_a << 7;
  uint64_t pawns = d->walk[PAWN] & ~UINT64_C(0xff000000000000ff);
  return count_squares(pawns & ~file_a) + count_squares(pawns & ~file_h);
}

/* What all other men than line men control. */
static inline unsigned leap_controls(const struct diagram *d) {
  const struct plain_tables *t = d->tables;
  unsigned controls = pawn_controls(d);
  for (uint64_t left = d->walk[KNIGHT]; left;)
    controls += t->leaps[KNIGHT][take_square(&left)];
  for (uint64_t left = d->walk[KING]; left;)
    controls += t->leaps[KING][take_square(&left)];
  return controls;
}

/* Q, and what a man put on a square, or taken off, changes in what the line men of each lane see:
   a byte for each square of each lane (plain_tables.h). */
struct lanes {
  uint64_t row[PLAIN_LANES];
  unsigned controls; /* 0: not looked up yet */
};

KNOWN_WALK unsigned add_lane(const struct plain_tables *t, struct lanes *lanes, unsigned from,
                             enum lane_kind kind, uint64_t occupied) {
  const struct plain_lane *lane = &t->lane[from][kind];
  unsigned entry = lane_entry(lane, occupied);
  lanes->row[lane->row / 8] += t->lane_change[entry];
  return t->lane_seen[entry];
}

static inline void look_along_lanes(struct lanes *lanes, const struct diagram *d) {
  const struct plain_tables *t = d->tables;
  const uint64_t all = occupied(d);
  unsigned controls = leap_controls(d);
  memset(lanes->row, 0, sizeof lanes->row);
  for (uint64_t left = straight_men(d); left;) {
    unsigned from = take_square(&left);
    controls += add_lane(t, lanes, from, RANK, all) + add_lane(t, lanes, from, LANE_FILE, all);
  }
  for (uint64_t left = slant_men(d); left;) {
    unsigned from = take_square(&left);
    controls += add_lane(t, lanes, from, RISING, all) + add_lane(t, lanes, from, FALLING, all);
  }
  lanes->controls = controls;
}

static inline unsigned lane_byte(const struct plain_tables *t, const struct lanes *lanes,
                                 unsigned where, enum lane_kind kind) {
  return ((const uint8_t *)lanes->row)[t->lane_place[where][kind]];
}

/* How many squares fewer line men see if a man is put on an empty square; how many more if the man
   there is taken off. */
static inline unsigned lanes_change(const struct plain_tables *t, const struct lanes *lanes,
                                    unsigned where) {
  return lane_byte(t, lanes, where, RANK) + lane_byte(t, lanes, where, LANE_FILE) +
         lane_byte(t, lanes, where, RISING) + lane_byte(t, lanes, where, FALLING);
}

/* All ones for a number that is not 0, without a branch. */
static inline uint64_t if_any(unsigned number) {
  return -(uint64_t)(number != 0);
}

/* The squares of the lanes along which line men see more when the man there leaves. */
static inline uint64_t opening_lanes(const struct plain_tables *t, const struct lanes *lanes,
                                     unsigned where) {
  const uint64_t rank = UINT64_C(255) << (where & 56);
  return (rank & if_any(lane_byte(t, lanes, where, RANK))) |
         (t->file_mask[where] & if_any(lane_byte(t, lanes, where, LANE_FILE))) |
         (t->rising_mask[where] & if_any(lane_byte(t, lanes, where, RISING))) |
         (t->falling_mask[where] & if_any(lane_byte(t, lanes, where, FALLING)));
}

KNOWN_WALK unsigned seen_along(const struct plain_tables *t, unsigned from, enum lane_kind kind,
                               uint64_t occupied) {
  return t->lane_seen[lane_entry(&t->lane[from][kind], occupied)];
}

/* Q, from the diagram if it has been counted already. */
static inline unsigned controls_of(const struct diagram *d) {
  const struct plain_tables *t = d->tables;
  const uint64_t all = occupied(d);
  if (d->controls)
    return d->controls;
  unsigned controls = leap_controls(d);
  for (uint64_t left = straight_men(d); left;) {
    unsigned from = take_square(&left);
    controls += seen_along(t, from, RANK, all) + seen_along(t, from, LANE_FILE, all);
  }
  for (uint64_t left = slant_men(d); left;) {
    unsigned from = take_square(&left);
    controls += seen_along(t, from, RISING, all) + seen_along(t, from, FALLING, all);
  }
  return controls;
}

/* What line men see behind `where`, or would if nothing stood there: the squares that are seen from
   there, opposite to the line men that are. */
static inline uint64_t behind(const struct plain_tables *t, unsigned where, uint64_t straight_seen,
                              uint64_t slant_seen, uint64_t straight, uint64_t slant) {
  uint64_t left = (straight_seen & straight) | (slant_seen & slant), all = 0;
#if PLAIN_PEXT /* hardly ever more than two, and none is square 64: nothing to foretell */
  all = t->beyond[_tzcnt_u64(left)][where];
  left = _blsr_u64(left);
  all |= t->beyond[_tzcnt_u64(left)][where];
  left = _blsr_u64(left);
#endif
  while (left)
    all |= t->beyond[take_square(&left)][where];
  return all & (straight_seen | slant_seen);
}

/* A man taken off the board, on its way from departure to arrival, and the board without it. */
struct lifted {
  unsigned controls; /* Q */
  unsigned from;
  uint64_t occupied;
  uint64_t seen;  /* by the man, before */
  uint64_t lanes; /* where arriving is judged by the lines through both squares */
};

KNOWN_WALK bool is_line_walk(unsigned walk) {
  return walk == QUEEN || walk == ROOK || walk == BISHOP;
}

/* `seen`: what it sees before.  A knight never arrives on a lane of its departure. */
KNOWN_WALK struct lifted lift(const struct diagram *d, const struct lanes *lanes, unsigned walk,
                              unsigned from, uint64_t seen) {
  const struct plain_tables *t = d->tables;
  unsigned opened = lanes_change(t, lanes, from);
  return (struct lifted){.controls = lanes->controls - count_squares(seen) + opened,
                         .from = from,
                         .occupied = occupied(d) ^ square_bit(from),
                         .seen = seen,
                         .lanes = walk == KNIGHT ? 0 : opening_lanes(t, lanes, from)};
}

/* How many squares it controls on its arrival. */
KNOWN_WALK unsigned arrived_controls(const struct diagram *d, const struct lifted *l, unsigned to,
                                     unsigned walk) {
  if (!is_line_walk(walk))
    return d->tables->leaps[walk][to];
  return count_squares(seen_from(d, walk, d->side, to, l->occupied));
}

/* Q with the lifted man `walk` on an empty square that is not among its lanes, as `arrives`.  What
   a line man itself had seen behind that square is not lost by its arriving there. */
KNOWN_WALK unsigned controls_moving(const struct diagram *d, const struct lanes *lanes,
                                    const struct lifted *l, unsigned walk, unsigned to,
                                    unsigned arrives) {
  const struct plain_tables *t = d->tables;
  unsigned controls = l->controls - lanes_change(t, lanes, to);
  if (is_line_walk(walk))
    controls += count_squares(t->beyond[l->from][to] & l->seen);
  return controls + arrived_controls(d, l, to, arrives);
}

/* … on any empty square … */
KNOWN_WALK unsigned controls_on_lane(const struct diagram *d, const struct lifted *l, unsigned to,
                                     unsigned arrives) {
  const struct plain_tables *t = d->tables;
  const uint64_t left = ~square_bit(l->from);
  uint64_t straight = rook_sees(t, to, l->occupied), slant = bishop_sees(t, to, l->occupied);
  uint64_t hidden = behind(t, to, straight, slant, straight_men(d) & left, slant_men(d) & left);
  return l->controls + controls_from(t, arrives, to, straight, slant) - count_squares(hidden);
}

/* … or in the place of the enemy man there. */
KNOWN_WALK unsigned controls_capturing(const struct diagram *d, const struct lifted *l, unsigned to,
                                       unsigned arrives) {
  const struct plain_tables *t = d->tables;
  uint64_t straight = rook_sees(t, to, l->occupied), slant = bishop_sees(t, to, l->occupied);
  return l->controls + controls_from(t, arrives, to, straight, slant) -
         controls_from(t, walk_at(d, to), to, straight, slant);
}

#endif

#endif
