/* The change that a move makes to a diagram.  Used for playing and for trials alike.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_PLAIN_CHANGE_H
#define PREMIER_PLAIN_CHANGE_H

#include "solver/engine/plain_position.h"

/* Departure and arrival are struck out against each other where a man stands still, and where king
   and rook change places. */
static inline void change_rook(struct diagram *d, unsigned from, unsigned to) {
  uint64_t change = square_bit(from) ^ square_bit(to);
  d->of[d->side] ^= change;
  d->walk[ROOK] ^= change;
}

/* The castling that this move of `side` is. */
static inline const struct plain_castling *castling_of(const struct diagram *d, move m,
                                                       unsigned side) {
  return &d->ways->castling[2 * side + (kind_of(m) == CASTLE_LONG)];
}

/* The rights that a castling ends on the other side, by CastlingMutuallyExclusive. */
static inline unsigned ended_rights(const struct diagram *d, move m) {
  unsigned right = 2u * d->side + (kind_of(m) == CASTLE_LONG);
  return d->exclusive >> 4 * right & 15u;
}

/* `walk` and `captured` are the walks of the man that moves and of the man that is captured.
   Q is unknown afterwards. */
static inline void change(struct diagram *d, move m, unsigned walk, unsigned captured) {
  unsigned from = departure_of(m), to = arrival_of(m), side = d->side;
  const struct plain_tables *t = d->tables;
  unsigned promotion = promotion_of(m), arrives = promotion ? promotion : walk;
  d->of[side] ^= square_bit(from) ^ square_bit(to);
  d->walk[walk] ^= square_bit(from);
  d->rights &= d->ways->rights_kept[from] & d->ways->rights_kept[to];
  d->en_passant = NOWHERE;
  d->controls = 0;
  if (captured) {
    d->of[side ^ 1] ^= square_bit(capture_of(m));
    d->walk[captured] ^= square_bit(capture_of(m));
  }
  d->walk[arrives] ^= square_bit(to);
  switch (kind_of(m)) {
  case DOUBLE_STEP: {
    unsigned passed = (from + to) / 2;
    if (t->pawn_from[side ^ 1][passed] & men(d, side ^ 1, PAWN))
      d->en_passant = (uint8_t)passed;
    break;
  }
  case CASTLE_SHORT:
  case CASTLE_LONG:
    change_rook(d, castling_of(d, m, side)->rook, castling_of(d, m, side)->rook_to);
    d->rights &= (uint8_t)~ended_rights(d, m);
    break;
  default:
    break;
  }
  d->side = (uint8_t)(side ^ 1);
}

/* Takes back the sets only. */
static inline void change_back(struct diagram *d, move m, unsigned walk, unsigned captured) {
  unsigned from = departure_of(m), to = arrival_of(m), side = d->side ^ 1u;
  unsigned promotion = promotion_of(m), arrives = promotion ? promotion : walk;
  d->side = (uint8_t)side;
  d->of[side] ^= square_bit(from) ^ square_bit(to);
  d->walk[walk] ^= square_bit(from);
  d->walk[arrives] ^= square_bit(to);
  if (captured) {
    d->of[side ^ 1] ^= square_bit(capture_of(m));
    d->walk[captured] ^= square_bit(capture_of(m));
  }
  if (kind_of(m) == CASTLE_SHORT || kind_of(m) == CASTLE_LONG)
    change_rook(d, castling_of(d, m, side)->rook, castling_of(d, m, side)->rook_to);
}

/* A trial is played on the diagram itself and taken back: copying a diagram just after a change
   makes the machine wait for it. */
struct trial {
  move move;
  uint16_t controls;
  uint8_t walk, captured, rights, en_passant;
};

static inline struct trial try_move(struct diagram *d, move m, unsigned walk, unsigned captured) {
  struct trial trial = {.move = m,
                        .controls = d->controls,
                        .walk = (uint8_t)walk,
                        .captured = (uint8_t)captured,
                        .rights = d->rights,
                        .en_passant = d->en_passant};
  change(d, m, walk, captured);
  return trial;
}

static inline void end_trial(struct diagram *d, const struct trial *trial) {
  change_back(d, trial->move, trial->walk, trial->captured);
  d->controls = trial->controls;
  d->rights = trial->rights;
  d->en_passant = trial->en_passant;
}

#endif
