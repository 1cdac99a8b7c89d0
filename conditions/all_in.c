/* Men of either colour: in Half-in chess a side moves the enemy's men only, in All-in chess its own
   or the enemy's, but a move may not undo the enemy's last one unless that captured, and in
   Mainly-in chess any man but the one that has just moved.  A man moves and captures as one of its
   own side wherever it is moved by.

   Source: C. Tylor, The Problemist 2024.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

static void choose_enemies(struct board *board, const struct rule *rule, enum colour side,
                           struct set *movable, struct set *capturable) {
  (void)rule, (void)capturable;
  *movable = board->of[opponent(side)];
}

static void choose_all(struct board *board, const struct rule *rule, enum colour side,
                       struct set *movable, struct set *capturable) {
  (void)rule, (void)side, (void)capturable;
  set_unite(movable, &board->of[opponent(side)], board->words);
}

/* The memory: where the last move has led, KNOWN, and from where; 0 before the first one. */
enum { KNOWN = 1 << 20 };

static void remember_quiet(struct board *board, const struct rule *rule, struct turn *turn) {
  const bool quiet = turn->capture == NO_SQUARE && turn->now != NO_SQUARE;
  edit_memory(board, rule, 0, quiet ? KNOWN | turn->departure | (uint64_t)turn->now << 10 : 0);
}

static void forbid_undoing(struct board *board, const struct rule *rule, struct turn *turn) {
  const uint64_t last = recall(board, rule, 0);
  turn->illegal |= last != 0 && turn->departure == (last >> 10 & 1023) &&
                   turn->arrival == (last & 1023) && turn->capture == NO_SQUARE;
}

static void remember_mover(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)board;
  edit_memory(board, rule, 0, turn->now == NO_SQUARE ? 0 : KNOWN | (uint64_t)turn->now << 10);
}

static void spare_last(struct board *board, const struct rule *rule, enum colour side,
                       struct set *movable, struct set *capturable) {
  const uint64_t last = recall(board, rule, 0);
  choose_all(board, rule, side, movable, capturable);
  if (last != 0)
    set_remove(movable, (square)(last >> 10 & 1023));
}

static void forget(struct board *board, const struct rule *rule) {
  edit_memory(board, rule, 0, 0);
}

const struct condition condition_half_in_chess = {
    .names = {"HalfInChess", "HalfInChess", "HalfInChess"},
    .sentence = "A side moves the men of the enemy, and only those",
    .example = "Condition HalfInChess",
    .mover = {FOR_MOVES, choose_enemies},
};

const struct condition condition_all_in_chess = {
    .names = {"AllInChess", "AllInChess", "AllInChess"},
    .sentence =
        "A side moves men of either colour, but may not take back the last move if that did "
        "not capture",
    .example = "Condition AllInChess",
    .memory = 1,
    .pass = forget,
    .mover = {FOR_MOVES, choose_all},
    .effects = {{.slot = SLOT_BEFORE, .changes = 0, .act = forbid_undoing},
                {.slot = SLOT_LAST, .changes = 0, .act = remember_quiet}},
};

const struct condition condition_mainly_in_chess = {
    .names = {"MainlyInChess", "MainlyInChess", "MainlyInChess"},
    .sentence = "A side moves men of either colour, but not the one that has just moved",
    .example = "Condition MainlyInChess",
    .memory = 1,
    .pass = forget,
    .mover = {FOR_MOVES, spare_last},
    .effects = {{.slot = SLOT_LAST, .changes = ONLY_NOTES, .act = remember_mover}},
};
