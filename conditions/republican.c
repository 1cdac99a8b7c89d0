/* Republican chess: there are no kings at first.  With its move a side may put the enemy's king on
   an empty square where it is mated.  From then on, and with kings in the diagram, play is orthodox
   (type 1).  In type 2 the enemy may answer by mating in the same way.

   OPEN: what a mated side may neglect in type 2 in order to mate; so type 2 is supported with kings
   in the diagram only. Source: J. C. van Gool, Probleemblad 1989.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_board.h"

#include "solver/language/words.h"

enum { TYPE_1, TYPE_2 };

static const void *read_type(struct words *words) {
  static const char *const types[][LANGUAGES] = {
      [TYPE_1] = {"Type1", "Type1", "Typ1"}, [TYPE_2] = {"Type2", "Type2", "Typ2"}};
  int *type = arena_alloc(words_arena(words), sizeof *type);
  const int found = words_take_name(words, types, 2);
  *type = found < 0 ? TYPE_2 : found;
  return type;
}

static void ask_for_kings(const struct rule *rule, struct setup *setup) {
  unsigned owners = 0;
  for (square where = 0; where < MAX_SQUARES; where++)
    if (setup->men[where].marks & MARK_ROYAL)
      owners |= setup->men[where].owners;
  if (*(const int *)rule->settings == TYPE_2 && owners != OF_BOTH)
    setup->refusal = "type 2 is not supported without kings in the diagram";
  setup->walk[KING] = true;
}

/* The memory: are moves only looked at? */
enum { LOOKING };

static struct man king_of(enum colour side) {
  return (struct man){
      .walk = KING, .owners = side == WHITE ? OF_WHITE : OF_BLACK, .marks = MARK_ROYAL};
}

static bool would_be_mated(struct board *board, const struct rule *rule, enum colour side,
                           square where) {
  begin_frame(board);
  edit_memory(board, rule, LOOKING, true);
  edit_put(board, where, king_of(side));
  board->base.side = side;
  const bool mated = is_in_check(board, side) && !any_legal(board);
  end_frame(board);
  return mated;
}

static void crown_enemy(struct board *board, const struct rule *rule, struct turn *turn) {
  const enum colour enemy = opponent(turn->side);
  struct set thrones = {{0}};
  if (recall(board, rule, LOOKING) || !set_is_empty(&board->royal[WHITE], board->words) ||
      !set_is_empty(&board->royal[BLACK], board->words))
    return;
  for_set (where, &board->geometry->exists, board->words)
    if (!set_has(&board->occupied, where) && would_be_mated(board, rule, enemy, where))
      set_add(&thrones, where);
  const unsigned count = set_count(&thrones, board->words);
  unsigned left = count > 0 ? choose(turn, count + 1) : 0;
  for_set (where, &thrones, board->words)
    if (left-- == 1) {
      edit_put(board, where, king_of(enemy));
      return;
    }
}

const struct condition condition_republican_chess = {
    .names = {"RepublicanChess", "EchecsRepublicains", "RepublikanerSchach"},
    .sentence = "There are no kings: a side may put the enemy's king on a square where it is mated",
    .example = "Condition RepublicanChess Type1",
    .read = read_type,
    .army = ask_for_kings,
    .memory = 1,
    .effects = {{.slot = SLOT_REPUBLICAN,
                 .changes = CHANGES_OTHERS | CHANGES_ROYALTY | HAS_CHOICE,
                 .act = crown_enemy,
                 .telling = TOLD_WITH_MOVE}},
};
