/* How far the men of a position get.  That is told by tables that know no castling; so scenes in
   which it is possible have two moves more for it: king and rook make three in the tables.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/bound_aim.h"

/* Squares passed by double steps of the side's pawns just made or to come: an enemy pawn captures
   there though no man can stand there. */
static uint64_t passed_squares(const struct actor *men, unsigned count, enum colour side) {
  uint64_t passed = 0;
  for (unsigned i = 0; i < count; i++)
    if (men[i].alive && men[i].walk == PAWN) {
      uint64_t pawn = square_set(men[i].where);
      passed |= ahead_of(side, pawn) | ahead_of(opponent(side), pawn);
    }
  return passed & rank_of_side(side, 2);
}

/* Where the men can stand while the enemy still captures.  For pawns the queen's and the knight's
   moves from anywhere ahead would do; every square is simpler and loses little. */
static uint64_t standing(const struct scene *scene, const struct actor *men, unsigned count,
                         enum colour side, unsigned moves) {
  uint64_t squares = 0;
  for (unsigned i = 0; i < count; i++) {
    if (!men[i].alive)
      continue;
    unsigned walk = men[i].walk, where = men[i].where;
    if (walk != PAWN) {
      squares |= scene->reach->officer[walk][where][moves];
      continue;
    }
    uint64_t front = square_set(where), last = rank_of_side(side, 7);
    squares |= front;
    for (unsigned n = 1; n <= moves; n++) {
      uint64_t next = ahead_of(side, front) | captures_of(side, front);
      if (n == 1 && (front & rank_of_side(side, 1)))
        next |= ahead_of(side, ahead_of(side, front));
      squares |= next;
      if (next & last & ~front)
        for (uint64_t left = next & last; left; left &= left - 1)
          squares |= scene->reach->officer[QUEEN][first_of(left)][moves - n] |
                     scene->reach->officer[KNIGHT][first_of(left)][moves - n];
      front = next & ~last;
    }
  }
  return squares;
}

/* Squares that a man of the mater reaches behind castling. */
static uint64_t castled_reach(const struct scene *scene, const struct actor *man) {
  uint64_t squares = 0;
  for (unsigned wing = 0; wing < WINGS; wing++) {
    if (!(scene->mater_castlings >> wing & 1))
      continue;
    unsigned from = behind_castling(scene->side, (enum wing)wing, man->walk, man->where);
    if (from != man->where)
      squares |= scene->reach->officer[man->walk][from][most_moves(scene) - 1];
  }
  return squares;
}

static void spread_maters(struct scene *scene, uint64_t captures) {
  scene->taking = scene->straight = scene->aslant = 0;
  scene->liners = 0;
  for (unsigned i = 0; i < scene->maters; i++) {
    struct actor *man = &scene->mater[i];
    if (!man->alive)
      continue;
    unsigned most = most_moves(scene);
    reach_of(scene->reach, man, scene->side, scene->mater_moves, captures, scene->pawns[i]);
    uint64_t castled = castled_reach(scene, man);
    uint64_t straight = man->as[QUEEN][most] | man->as[ROOK][most];
    uint64_t aslant = man->as[QUEEN][most] | man->as[BISHOP][most];
    straight |= man->walk == ROOK ? castled : 0;
    scene->taking |= anywhere(man, most) | castled;
    scene->straight |= straight;
    scene->aslant |= aslant;
    scene->liners += (straight | aslant) != 0;
  }
}

void scene_spread(struct scene *scene) {
  enum colour side = scene->side, other = opponent(side);
  /* The last move is the mater's: before the mated side's last one it has made one less. */
  uint64_t maters = standing(scene, scene->mater, scene->maters, side, scene->mater_moves - 1) |
                    passed_squares(scene->mater, scene->maters, side);
  uint64_t mateds = standing(scene, scene->mated, scene->mateds, other, scene->mated_moves) |
                    passed_squares(scene->mated, scene->mateds, other);
  spread_maters(scene, mateds);
  for (unsigned i = 0; i < scene->mateds; i++)
    if (scene->mated[i].alive)
      reach_of(scene->reach, &scene->mated[i], other, scene->mated_moves, maters,
               scene->pawns[MOST_MEN + i]);
}
