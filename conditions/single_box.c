/* SingleBox: no side ever has more men of a walk than the game array gives it.

   Type 1: a pawn that can promote to nothing that is left in the box can neither move to its
   promotion square nor give check there.  Type 2: it can, and waits there; when a man of its side
   has come back to the box after a move of the enemy, one waiting pawn promotes to such a man, by
   choice of that enemy.  Type 3: as long as there is a man for it in the box, each move of its side
   begins with the promotion of one waiting pawn, which may then make the move.

   Source: the types as Popeye has them.  Reading: whether the capture of a king would leave too
   many men, as where a rule changes the capturer's colour, is asked with type 1 only (as Popeye has
   it).

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"
#include "conditions/victim.h"
#include "solver/engine/general_board.h"

static const void *read_type(struct words *words) {
  return read_numbered_type(words, 3, TYPE_1);
}

static void let_pawns_wait(const struct rule *rule, struct setup *setup) {
  (void)rule;
  setup->stays_pawn = true;
}

/* How many men of each orthodox walk a side begins the game with. */
static void count_array(const struct board *board, unsigned count[ORTHODOX_WALKS]) {
  const uint8_t *officers = general_setup(board)->officers;
  for (unsigned walk = 0; walk < ORTHODOX_WALKS; walk++)
    count[walk] = walk == PAWN ? board->geometry->files : 0;
  for (unsigned file = 0; file < 8; file++)
    if (officers[file] < ORTHODOX_WALKS)
      count[officers[file]]++;
}

static unsigned on_board(const struct board *board, enum colour side, unsigned walk) {
  const struct set *men = men_of_walk(board, walk);
  unsigned count = 0;
  for (unsigned i = 0; i < board->words; i++)
    count += (unsigned)__builtin_popcountll(men->word[i] & board->of[side].word[i]);
  return count;
}

static bool is_in_box(const struct board *board, enum colour side, unsigned walk) {
  unsigned room[ORTHODOX_WALKS];
  count_array(board, room);
  return walk < ORTHODOX_WALKS && on_board(board, side, walk) < room[walk];
}

/* A waiting pawn and what it may become. */
struct way_out {
  square pawn;
  unsigned walk;
};

enum { MAX_WAYS_OUT = 64 };

/* What the pawn there, if it is one that waits, may promote to; returns how many. */
static unsigned ways_of(const struct board *board, enum colour side, square pawn, unsigned room,
                        struct way_out *ways) {
  const uint8_t *walks;
  const unsigned count = promotions_at(board, board->man[pawn].walk, side, pawn, &walks);
  unsigned found = 0;
  for (unsigned i = 0; i < count && found < room; i++)
    if (is_in_box(board, side, walks[i]))
      ways[found++] = (struct way_out){pawn, walks[i]};
  return found;
}

/* Pawns wait where pawns of the one side or the other promote. */
static struct set waiting_men(const struct board *board, enum colour side) {
  const struct set *promotion = general_setup(board)->promotion_squares;
  struct set men = promotion[WHITE];
  set_unite(&men, &promotion[BLACK], board->words);
  set_keep(&men, &board->of[side], board->words);
  return men;
}

static unsigned ways_of_side(const struct board *board, enum colour side, struct way_out *ways) {
  const struct set men = waiting_men(board, side);
  unsigned found = 0;
  for_set (man, &men, board->words)
    found += ways_of(board, side, man, MAX_WAYS_OUT - found, ways + found);
  return found;
}

static void promote_enemy(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  struct way_out ways[MAX_WAYS_OUT];
  const unsigned count = ways_of_side(board, opponent(turn->side), ways);
  if (count > 0) {
    const struct way_out way = ways[choose(turn, count)];
    edit_walk(board, way.pawn, way.walk);
  }
}

static void promote_first(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  struct way_out ways[MAX_WAYS_OUT];
  const unsigned count = ways_of_side(board, turn->side, ways);
  const uint8_t *walks;
  const bool waits =
      promotions_at(board, turn->mover.walk, turn->side, turn->departure, &walks) > 0;
  if (count == 0)
    return;
  const struct way_out way = ways[choose(turn, count)];
  if (waits && (way.pawn != turn->departure || !leads_there(board, turn, way.walk)))
    turn->illegal = true;
  else
    edit_walk(board, way.pawn, way.walk);
}

/* A waiting pawn of type 3 moves as what it may become. */
static void move_promoted(struct board *board, const struct rule *rule, enum colour side,
                          square unit, struct walk_list *walks) {
  (void)rule;
  struct way_out ways[MAX_WAYS_OUT];
  const unsigned found = ways_of(board, side, unit, MAX_WAYS_OUT, ways);
  if (found > 0)
    walks->count = 0;
  for (unsigned i = 0; i < found; i++)
    walks_add(walks, ways[i].walk);
}

static bool box_suffices(struct board *board, const struct rule *rule, const struct turn *turn) {
  (void)rule;
  unsigned room[ORTHODOX_WALKS];
  count_array(board, room);
  for (unsigned walk = KING; walk <= PAWN; walk++)
    for (unsigned side = WHITE; side <= BLACK; side++)
      if (on_board(board, (enum colour)side, walk) > room[walk])
        return false;
  /* Who can promote must. */
  struct way_out way;
  const bool arrives = turn->now != NO_SQUARE && turn->promotion == NO_WALK &&
                       turn->now != turn->departure && is_pawn(board, turn->mover.walk);
  return !arrives || ways_of(board, turn->side, turn->now, 1, &way) == 0;
}

static void adapt_type(struct condition *card, const void *settings) {
  const int type = *(const int *)settings;
  card->playcheck = type == TYPE_1;
  if (type != TYPE_1)
    card->promote = let_pawns_wait;
  if (type == TYPE_2)
    card->effects[0] = (struct effect_hook){.slot = SLOT_DUELLISTS,
                                            .changes = CHANGES_OTHERS | HAS_CHOICE,
                                            .act = promote_enemy,
                                            .telling = TOLD_WITH_SQUARE};
  if (type != TYPE_3)
    return;
  card->walk = (struct walk_hook){.depth = FOR_OBSERVATION, .borrow = move_promoted};
  card->effects[0] = (struct effect_hook){.slot = SLOT_BEFORE,
                                          .changes = CHANGES_WALK | CHANGES_OTHERS | HAS_CHOICE,
                                          .act = promote_first,
                                          .telling = TOLD_BEFORE};
}

const struct condition condition_single_box = {
    .names = {"SingleBox", "SingleBox", "NurPartiesatzSteine"},
    .sentence = "No side ever has more men of a walk than in the game array; types tell when pawns "
                "that found none promote",
    .example = "Condition SingleBox Type2",
    .read = read_type,
    .adapt = adapt_type,
    .after = box_suffices,
};
