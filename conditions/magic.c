/* Magic men: a man that a magic man observes after a move and did not observe before changes its
   colour; kings, magic and neutral men do not.  Observing it in several new ways at once counts as
   often: two changes leave it as it was.

   A way is told from others by the magic man and by the last step that leads to the observed man:
   who moves along the line of its view has seen its man before.  A captured man that is reborn is
   another man.

   Sources: R. Aschwanden, 2001; the ways as Popeye has them.  Reading: a neutral magic man observes
   as one of its mover's men, and neutral men that are seen stay neutral; Popeye refuses both.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/recolour.h"
#include "conditions/set_up.h"
#include "solver/engine/general_board.h"

/* Views are defined for walks that see along lines. */
static bool sees_along_lines(const struct movement *movement) {
  bool lines = movement->lender == NOBODY;
  for (unsigned i = 0; i < movement->part_count; i++)
    for (unsigned k = 0; k < movement->part[i].leg_count; k++) {
      const struct leg *leg = &movement->part[i].leg[k];
      lines = lines && !leg->roams && leg->path != REFLECTED && leg->path != SHIFTED &&
              leg->turning != TURN_NEAR;
    }
  return lines;
}

static void ask_for_lines(const struct rule *rule, struct setup *setup) {
  ask_for_movement(rule, setup, sees_along_lines,
                   "it is not settled what a man sees that does not move along lines");
}

/* A view as a number: of whom by whom, and by which way. */
static uint64_t view_of(const struct board *board, square viewer, const struct step *step) {
  const struct geometry *g = board->geometry;
  uint64_t way = step->way;
  if (way == 0)
    way = (uint64_t)(g->file[step->capture] - g->file[step->before] + MAX_FILES) * 64 +
          (uint64_t)(g->rank[step->capture] - g->rank[step->before] + MAX_RANKS);
  return way << 32 | (uint64_t)board->man[viewer].id << 16 | board->man[step->capture].id;
}

/* Notes are pairs: a view and the square of the man that is seen. */
static void note_view(struct board *board, uint64_t view, square seen) {
  push_move(&board->scratch, view);
  push_move(&board->scratch, seen);
}

/* Under the rules: who may not act or capture does not observe. */
static void note_views(struct board *board, square viewer, const struct set *visible,
                       const struct turn *turn) {
  struct steps steps;
  const enum colour side =
      belongs_to(board->man[viewer].owners, turn->side) ? turn->side : opponent(turn->side);
  const struct question question = {.side = side,
                                    .depth = FOR_OBSERVATION,
                                    .modes = CAPTURING,
                                    .by_way = true,
                                    .capturable = visible};
  if (!set_has(actors(board, side, FOR_OBSERVATION), viewer))
    return;
  steps_begin(&steps);
  unit_steps(board, viewer, &question, &steps);
  for (unsigned i = 0; i < steps.count; i++)
    note_view(board, view_of(board, viewer, &steps.step[i]), steps.step[i].capture);
}

/* Notes all views in the position but for those of a man that is about to be captured. */
static void note_all(struct board *board, const struct rule *rule, const struct turn *turn,
                     square captured) {
  struct set visible = {{0}};
  const struct set men = all_men(board);
  for_set (man, &men, board->words)
    if (!(board->man[man].marks & (rule->condition->mark | MARK_ROYAL)) &&
        !is_neutral(board, man) && man != captured)
      set_add(&visible, man);
  for_set (viewer, &men, board->words)
    if (bears_mark(board, rule, viewer) && viewer != captured)
      note_views(board, viewer, &visible, turn);
}

static void look_before(struct board *board, const struct rule *rule, struct turn *turn) {
  note_all(board, rule, turn, turn->capture);
}

/* Takes the view off the old ones; false if it is new. */
static bool is_old(struct board *board, const struct turn *turn, size_t end, uint64_t view) {
  for (size_t i = turn->notes; i < end; i += 2)
    if (board->scratch.moves[i] == view) {
      board->scratch.moves[i] = NO_MOVE;
      return true;
    }
  return false;
}

static void recolour_seen(struct board *board, const struct rule *rule, struct turn *turn) {
  const size_t old = board->scratch.count;
  struct set changing = {{0}};
  note_all(board, rule, turn, NO_SQUARE);
  for (size_t i = old; i < board->scratch.count; i += 2) {
    const square seen = (square)board->scratch.moves[i + 1];
    if (!is_old(board, turn, old, board->scratch.moves[i]))
      changing.word[seen >> 6] ^= UINT64_C(1) << (seen & 63);
  }
  for_set (man, &changing, board->words)
    go_over(board, turn, man);
}

const struct condition attribute_magic = {
    .names = {"Magic", "Magique", "Magisch"},
    .sentence = "A man other than a king that a magic man observes anew changes colour",
    .example = "Pieces White Magic Qa1",
    .mark = MARK_MAGIC,
    .letters = {"m", "m", "m"},
    .army = ask_for_lines,
    .effects = {{.slot = SLOT_BEFORE, .changes = 0, .act = look_before},
                {.slot = SLOT_MAGIC_MEN,
                 .changes = CHANGES_OTHERS | CHANGES_SIDE,
                 .act = recolour_seen,
                 .telling = TOLD_WITH_SQUARE}},
};
