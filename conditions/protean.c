/* Protean men take the walk of what they capture.  A captured pawn makes a reverse pawn of them and
   the other way round, so that the new pawn goes on as the old one went.  The condition makes
   Protean men of all, or of all but the kings.

   Reading: in Popeye's files the word Protean in front of any man makes Protean men of all (its
   tracker, issue 500, calls that confusing); here it does the same, since it is their word.  Single
   Protean men, which is what the name means elsewhere, are called ProteanMan.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"
#include "pieces/piece.h"

static void spare_kings(const struct rule *rule, struct setup *setup) {
  const bool *spares_kings = rule->settings;
  for (square where = 0; *spares_kings && where < setup->geometry.squares; where++)
    if (setup->men[where].marks & MARK_ROYAL)
      setup->men[where].marks &= ~(uint32_t)MARK_PROTEAN_MAN;
}

static unsigned reverse_pawn(void) {
  return walk_by_code("PP", 2, ENGLISH);
}

/* The walk that goes on where an enemy has been captured. */
static unsigned inherited(unsigned walk) {
  return walk == PAWN ? reverse_pawn() : walk == reverse_pawn() ? PAWN : walk;
}

static void take_walk(struct board *board, const struct rule *rule, struct turn *turn) {
  if (turn->capture == NO_SQUARE || !bears_mark(board, rule, turn->now))
    return;
  const unsigned walk = inherited(turn->captured.walk);
  if (walk != board->man[turn->now].walk)
    edit_walk(board, turn->now, walk);
}

static void admit_both_pawns(const struct rule *rule, struct setup *setup) {
  (void)rule;
  setup->walk[PAWN] = setup->walk[reverse_pawn()] = true;
}

const struct condition attribute_protean_man = {
    .names = {"ProteanMan", "HommeProtee", "ProteischerStein"},
    .sentence = "A Protean man takes the walk of what it captures",
    .example = "Pieces White ProteanMan Qa1",
    .mark = MARK_PROTEAN_MAN,
    .letters = {"p", "p", "p"},
    .own = true,
    .army = admit_both_pawns,
    .effects = {{.slot = SLOT_PROTEAN, .changes = CHANGES_WALK | ON_CAPTURE, .act = take_walk}},
};

const struct condition attribute_protean = {
    .names = {"Protean", "Protee", "Proteisch"},
    .sentence = "Where a man is called Protean every man takes the walk of what it captures",
    .example = "Pieces White Protean Qa1",
    .mark = MARK_PROTEAN,
    .letters = {"p", "p", "p"},
    .every_man = MARK_PROTEAN_MAN,
};

const struct condition condition_protean_chess = {
    .names = {"ProteanChess", "EchecsProtee", "ProteischesSchach"},
    .sentence = "A man takes the walk of what it captures; kings stay royal",
    .example = "Condition ProteanChess RexExclusive",
    .read = read_rex_exclusive,
    .army = spare_kings,
    .every_man = MARK_PROTEAN_MAN,
};
