/* Ghost chess: a captured man comes back on the square of its capture as soon as that is left, and
   cannot be captured any more.  Haunted chess: the same, but such men can be captured.

   What waits is below its square; of several, the one captured last comes first.

   Source: the glossary of the field; as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/rebirth.h"

static void remember(struct board *board, const struct rule *rule, struct turn *turn) {
  const uint32_t *marks = rule->condition->member;
  if (turn->capture == NO_SQUARE || turn->captured.walk == NO_WALK)
    return;
  struct man ghost = turn->captured;
  ghost.marks |= *marks;
  edit_bury_silently(board, turn->capture, ghost);
}

static const uint32_t uncapturable = MARK_UNCAPTURABLE, unchanged = 0;

const struct condition condition_ghost_chess = {
    .names = {"GhostChess", "EchecsGhost", "Geisterschach"},
    .sentence =
        "A captured man comes back on the square of its capture as soon as that is left, and "
        "cannot be captured any more",
    .example = "Condition GhostChess",
    .member = &uncapturable,
    .some_man = MARK_UNCAPTURABLE,
    .effects = {{.slot = SLOT_SUPERTRANSMUTING, .changes = ON_CAPTURE, .act = remember},
                {.slot = SLOT_GHOSTS, .changes = BRINGS_BACK | CHANGES_OTHERS, .act = uncover}},
};

const struct condition condition_haunted_chess = {
    .names = {"HauntedChess", "EchecsHantes", "Spukschach"},
    .sentence = "A captured man comes back on the square of its capture as soon as that is left",
    .example = "Condition HauntedChess",
    .member = &unchanged,
    .effects = {{.slot = SLOT_SUPERTRANSMUTING, .changes = ON_CAPTURE, .act = remember},
                {.slot = SLOT_GHOSTS, .changes = BRINGS_BACK | CHANGES_OTHERS, .act = uncover}},
};
