/* Sides that leave their turn in battle play.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/leave.h"

bool leaving_saves(struct battle *battle, unsigned moves) {
  struct search *search = battle->search;
  search_play(search, SILENT_PASS);
  bool saved = moves == 0 || !attack_within(battle, moves);
  search_undo(search);
  return saved;
}
