/* Wormholes: a man that arrives on one of the squares named goes through to another one of them
   that is empty, which its player chooses, but not to where the step began unless it has captured
   or promoted; if there is none the move is illegal, and so no check.  A pawn that comes out on a
   promotion square promotes.

   Source: H.-P. Reich and J. Kuhlmann; as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"
#include "solver/language/words.h"

static const void *read_wormholes(struct words *words) {
  struct set *holes = arena_alloc(words_arena(words), sizeof *holes);
  words_add_squares(words, holes, "wormholes must be named");
  return holes;
}

/* A pawn that stands on a wormhole of its first rank goes on by a single step. */
static void let_pawns_go(const struct rule *rule, struct setup *setup) {
  const struct set *holes = rule->settings;
  for_set (where, holes, setup->geometry.words)
    for (unsigned side = WHITE; side <= BLACK; side++)
      set_add(&setup->pawns.single_step[side], where);
}

static void go_through(struct board *board, const struct rule *rule, struct turn *turn) {
  struct set exits = *(const struct set *)rule->settings;
  if (turn->now == NO_SQUARE || !set_has(&exits, turn->now) || exchanges_places(turn))
    return;
  set_subtract(&exits, &board->occupied, board->words);
  if (turn->capture == NO_SQUARE && turn->promotion == NO_WALK) /* nothing would have happened */
    set_remove(&exits, turn->departure);
  const unsigned count = set_count(&exits, board->words);
  if (count == 0) {
    turn->illegal = true;
    return;
  }
  unsigned left = choose(turn, count);
  for_set (exit, &exits, board->words)
    if (left-- == 0) {
      edit_move(board, turn->now, exit);
      promote_reborn(board, turn, exit, turn->side);
      count_as_unmoved(board, exit);
      return;
    }
}

const struct condition condition_wormholes = {
    .names = {"Wormholes", "TrousDeVer", "Wurmloecher"},
    .sentence = "A man that arrives on one of the squares named must go on to another one that is "
                "empty",
    .example = "Condition Wormholes c3f6",
    .read = read_wormholes,
    .pawn = let_pawns_go,
    .effects = {{.slot = SLOT_WORMHOLES,
                 .changes = CHANGES_PLACE | CHANGES_WALK | HAS_CHOICE,
                 .act = go_through}},
    .playcheck = true,
};
