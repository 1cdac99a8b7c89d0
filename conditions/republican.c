/* Republican chess: there are no kings at first.  With its move a side may put the enemy's king on
   an empty square where it is mated.  From then on, and with kings in the diagram, play is orthodox
   (type 1).  In type 2 the enemy may answer by mating in the same way, with a move after which its
   own king, with the new one on the board, is not in check; a side that can is not mated.

   Source: J. C. van Gool, Probleemblad 1989; type 2 as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"
#include "solver/engine/general_board.h"

static const void *read_type(struct words *words) {
  return read_numbered_type(words, 2, TYPE_2);
}

/* The memory: are moves only looked at, and has a king been put with this one? */
enum { LOOKING, CROWNED, MEMORY };

static struct man king_of(enum colour side) {
  return (struct man){.walk = KING, .owners = owned_by(side), .marks = MARK_ROYAL};
}

static bool is_mated(struct board *board, const struct rule *rule, enum colour side) {
  begin_frame(board);
  edit_memory(board, rule, LOOKING, true);
  board->base.side = side;
  const bool mated = is_in_check(board, side) && !any_legal(board);
  end_frame(board);
  return mated;
}

/* Is the square one on which the enemy's king would stand in check? */
static bool is_scaffold(struct board *board, enum colour enemy, square where) {
  return set_has(&board->geometry->exists, where) && !set_has(&board->occupied, where) &&
         is_observed(board, where, opponent(enemy), FOR_CHECK);
}

/* The choice is among all squares, and no square: whoever puts no king does not ask for them. */
static void crown_enemy(struct board *board, const struct rule *rule, struct turn *turn) {
  const int *type = rule->settings;
  const enum colour enemy = opponent(turn->side);
  if (recall(board, rule, LOOKING) || !set_is_empty(&board->royal[enemy], board->words) ||
      (*type == TYPE_1 && !set_is_empty(&board->royal[turn->side], board->words)))
    return;
  const unsigned choice = choose(turn, board->geometry->squares + 1);
  if (choice == 0)
    return;
  if (is_scaffold(board, enemy, (square)(choice - 1))) {
    edit_put(board, (square)(choice - 1), king_of(enemy));
    edit_memory(board, rule, CROWNED, true);
  } else {
    turn->illegal = true;
  }
}

/* The mate is that of the position which the whole move leads to: with Masand chess the check that
   the new king is given recolours men first. */
static void demand_mate(struct board *board, const struct rule *rule, struct turn *turn) {
  if (!recall(board, rule, CROWNED))
    return;
  edit_memory(board, rule, CROWNED, false);
  turn->illegal |= !is_mated(board, rule, opponent(turn->side));
}

const struct condition condition_republican_chess = {
    .names = {"RepublicanChess", "EchecsRepublicains", "RepublikanerSchach"},
    .sentence = "There are no kings: a side may put the enemy's king on a square where it is mated",
    .example = "Condition RepublicanChess Type1",
    .read = read_type,
    .army = admit_kings,
    .memory = MEMORY,
    .effects = {{.slot = SLOT_REPUBLICAN,
                 .changes = CHANGES_OTHERS | CHANGES_ROYALTY | HAS_CHOICE,
                 .act = crown_enemy,
                 .telling = TOLD_WITH_MOVE},
                {.slot = SLOT_LAST, .changes = 0, .act = demand_mate}},
};
