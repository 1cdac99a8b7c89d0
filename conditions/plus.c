/* Plus chess: a man on one of the four centre squares may capture as if it stood on another of
   them, if that is empty.

   Source: the glossary of the field; as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

static bool is_central(const struct geometry *geometry, square where) {
  return geometry->file[where] - 3u < 2 && geometry->rank[where] - 3u < 2;
}

static void start_from_centre(struct board *board, const struct rule *rule, enum colour side,
                              square unit, enum mode mode, struct origin_list *origins) {
  (void)rule;
  (void)side;
  const struct geometry *geometry = board->geometry;
  if (mode != CAPTURING || !is_central(geometry, unit))
    return;
  for (unsigned i = 0; i < 4; i++) {
    square other = square_at(geometry, 3 + i % 2, 3 + i / 2);
    if (set_has(&geometry->exists, other) && !set_has(&board->occupied, other))
      origins_add(origins, other);
  }
}

static void keep_central(struct board *board, const struct rule *rule, enum colour side,
                         struct set *men) {
  (void)rule;
  (void)side;
  struct set centre = {{0}};
  for (unsigned i = 0; i < 4; i++)
    set_add(&centre, square_at(board->geometry, 3 + i % 2, 3 + i / 2));
  set_keep(men, &centre, board->words);
}

static void ask_for_centre(const struct rule *rule, struct setup *setup) {
  (void)rule;
  if (setup->frame.files != 8 || setup->frame.ranks != 8)
    setup->refusal = "the four centre squares are those of a board of 8x8 squares";
}

const struct condition condition_plus_chess = {
    .names = {"PlusChess", "EchecsPlus", "PlusSchach"},
    .sentence = "A man on one of the four centre squares may capture as if it stood on another of "
                "them that is empty",
    .example = "Condition PlusChess",
    .claims = CLAIMS_ORIGIN,
    .army = ask_for_centre,
    .origin = {FOR_REACH, start_from_centre, true, true, keep_central},
};
