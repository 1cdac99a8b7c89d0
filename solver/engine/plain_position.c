/* Setting up, copying and describing positions of the plain engines: everything that is not worth
   compiling once per variant.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/plain_barren.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *checked(void *memory) {
  if (!memory) {
    fputs("premier: out of memory\n", stderr);
    exit(EXIT_FAILURE);
  }
  return memory;
}

void plain_make_room(struct plain_position *p) {
  p->room = p->room ? 2 * p->room : 64;
  p->frames = checked(realloc(p->frames, p->room * sizeof *p->frames));
}

void plain_remember_barren(struct plain_position *p) {
  p->barren = checked(calloc(BARREN_KEPT, sizeof *p->barren));
}

static void put_man(struct plain_position *p, unsigned where, struct man man) {
  unsigned side = belongs_to(man.owners, WHITE) ? WHITE : BLACK;
  p->now.of[side] |= square_bit(where);
  p->now.walk[man.walk] |= square_bit(where);
  p->walk_on[where] = man.walk;
  add_key(&p->key, &p->now.tables->man[side][man.walk][where]);
}

/* Rights that the plan grants and the diagram does not contradict. */
static unsigned possible_rights(const struct diagram *d, unsigned granted) {
  unsigned rights = 0;
  for (unsigned i = 0; i < 4; i++) {
    const struct plain_castling *c = &d->ways->castling[i];
    if (c->king < 64 && has_square(men(d, i / 2, KING), c->king) &&
        has_square(men(d, i / 2, ROOK), c->rook))
      rights |= granted & 1u << i;
  }
  return rights;
}

/* The square passed, if the pawn that has passed it and one that can capture it are there. */
static unsigned possible_en_passant(const struct diagram *d, square passed) {
  if (passed >= 64 || has_square(occupied(d), passed))
    return NOWHERE;
  unsigned rank = passed >> 3, side = d->side, other = side ^ 1;
  unsigned stands = side == WHITE ? passed - 8u : passed + 8u;
  if (rank != (side == WHITE ? 5u : 2u) || !has_square(men(d, other, PAWN), stands))
    return NOWHERE;
  return d->tables->pawn_from[side][passed] & men(d, side, PAWN) ? passed : (unsigned)NOWHERE;
}

static unsigned right_of_rook(const struct plain_ways *ways, square rook) {
  for (unsigned i = 0; i < 4; i++)
    if (ways->castling[i].rook == rook)
      return 1u << i;
  return 0;
}

/* CastlingMutuallyExclusive: each castling of a pair ends the right to the other. */
static unsigned exclusive_rights(const struct plain_ways *ways, const struct options *options) {
  unsigned exclusive = 0;
  for (unsigned i = 0; i < options->exclusive_count; i++) {
    unsigned one = right_of_rook(ways, options->exclusive[i][0]);
    unsigned other = right_of_rook(ways, options->exclusive[i][1]);
    for (unsigned right = 0; right < 4; right++) {
      if (one >> right & 1)
        exclusive |= other << 4 * right;
      if (other >> right & 1)
        exclusive |= one << 4 * right;
    }
  }
  return exclusive;
}

/* The position that a proof game or a=>b leads to.  A man of another kind in it leaves its square
   without a walk, so that no position is ever equal to it. */
static void want_position(struct plain_position *p, const struct man *men) {
  for (unsigned where = 0; where < 64; where++) {
    for (unsigned side = WHITE; side <= BLACK; side++)
      if (belongs_to(men[where].owners, side))
        p->wanted.of[side] |= square_bit(where);
    if (men[where].walk < ORTHODOX_WALKS && men[where].walk != NO_WALK)
      p->wanted.walk[men[where].walk] |= square_bit(where);
  }
  p->now.wanted = &p->wanted;
}

struct plain_position *plain_set_up(const struct plan *plan, const struct engine *engine,
                                    enum colour first) {
  struct plain_position *p = checked(calloc(1, sizeof *p));
  struct diagram *d = &p->now;
  p->base = (struct position){.engine = engine, .plan = plan, .side = first};
  d->tables = plain_tables();
  plain_find_ways(&p->ways, plan_castlings(plan));
  d->ways = &p->ways;
  d->side = (uint8_t)first;
  for (unsigned where = 0; where < 64; where++)
    if (plan->problem->men[where].walk != NO_WALK)
      put_man(p, where, plan->problem->men[where]);
  d->rights = (uint8_t)possible_rights(d, plan->castling);
  d->en_passant = (uint8_t)possible_en_passant(d, plan->en_passant);
  d->exclusive = (uint16_t)exclusive_rights(&p->ways, &plan->problem->options);
  add_key(&p->key, &d->tables->rights[d->rights]);
  add_key(&p->key, &d->tables->en_passant[d->en_passant]);
  if (first == BLACK)
    add_key(&p->key, &d->tables->black_to_move);
  if (plan->problem->goal_position)
    want_position(p, plan->problem->goal_position);
  plain_make_room(p);
  return p;
}

struct position *plain_copy(const struct position *position) {
  const struct plain_position *p = plain_const(position);
  struct plain_position *copy = checked(malloc(sizeof *copy));
  *copy = *p;
  copy->now.ways = &copy->ways;
  copy->now.wanted = p->now.wanted ? &copy->wanted : NULL;
  copy->frames = checked(malloc(p->room * sizeof *p->frames));
  memcpy(copy->frames, p->frames, p->played * sizeof *p->frames);
  if (p->barren)
    plain_remember_barren(copy);
  return &copy->base;
}

void plain_destroy(struct position *position) {
  if (position) {
    free(plain(position)->frames);
    free(plain(position)->barren);
  }
  free(position);
}

move plain_latest(const struct position *position) {
  const struct plain_position *p = plain_const(position);
  return p->played ? p->frames[p->played - 1].move : NO_MOVE;
}

struct key plain_key(const struct position *position) {
  return plain_const(position)->key;
}

/* Where the rook stood before the king castled to `to`. */
static unsigned castled_rook(const struct plain_position *p, unsigned to, enum move_kind kind) {
  return p->ways.castling[2 * (to >= 56) + (kind == CASTLE_LONG)].rook;
}

/* Where the man that stands on `where` now stood in the diagram: the moves are followed back, so
   that nothing has to be kept while playing. */
static unsigned origin(const struct plain_position *p, unsigned where) {
  for (size_t i = p->played; i-- > 0;) {
    move m = p->frames[i].move;
    if (m == NO_MOVE)
      continue;
    unsigned from = departure_of(m), to = arrival_of(m);
    if (where == to)
      where = from;
    else if (kind_of(m) == CASTLE_SHORT && where == to - 1)
      where = castled_rook(p, to, CASTLE_SHORT);
    else if (kind_of(m) == CASTLE_LONG && where == to + 1)
      where = castled_rook(p, to, CASTLE_LONG);
  }
  return where;
}

struct man plain_man_at(const struct position *position, square where) {
  const struct plain_position *p = plain_const(position);
  if (where >= 64 || p->walk_on[where] == NO_WALK)
    return (struct man){0};
  struct man man = position->plan->problem->men[origin(p, where)];
  man.walk = p->walk_on[where]; /* promotion is the only change that a man can undergo */
  return man;
}

void plain_describe(struct position *position, move m, struct ply *ply) {
  const struct engine *engine = position->engine;
  if (m == NULL_MOVE) {
    *ply = (struct ply){.move = NULL_MOVE, .side = position->side};
    return;
  }
  *ply = (struct ply){.move = m,
                      .side = position->side,
                      .man = plain_man_at(position, departure_of(m)),
                      .promotion = (uint8_t)promotion_of(m)};
  if (capture_of(m) != NO_SQUARE)
    ply->captured = plain_man_at(position, capture_of(m));
  engine->play(position, m);
  ply->gives_check = engine->in_check(position, position->side);
  engine->undo(position);
}

bool plain_bitboards(const struct position *position, struct bitboards *sets) {
  const struct diagram *d = &plain_const(position)->now;
  memcpy(sets->of, d->of, sizeof sets->of);
  memcpy(sets->walk, d->walk, sizeof sets->walk);
  return true;
}
