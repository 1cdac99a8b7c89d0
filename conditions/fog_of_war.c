/* Fog of War (dark chess): a side sees its own men, the squares they could go to, and enemy men on
   such squares.  Since nobody may know that a king is attacked there is neither check nor mate: a
   king may be left or put en prise, may castle out of, through and into attack, and is captured
   like any man, which ends the play.  A side without any move is stalemated; stalemate, the third
   repetition of a position and fifty moves of each side without a capture or a pawn's move draw and
   end the play, too; lack of material does not.

   What a side sees has no say in what may be played; it is the business of solver/search/fog*.
   Source: the text of the rule that this project was founded on.

   Reading: a man that is royal in place of a king is captured and ends the play like a king.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"

/* The rule's memory: has a king been captured? */
enum { OVER };

static void dethrone(struct man *man) {
  if (man->marks & MARK_ROYAL)
    man->marks ^= man->walk == KING ? MARK_ROYAL : MARK_ROYAL | MARK_CROWNED;
}

static void dethrone_all(const struct rule *rule, struct setup *setup) {
  (void)rule;
  for (square where = 0; where < setup->geometry.squares; where++)
    dethrone(&setup->men[where]);
  for (unsigned i = 0; i < setup->problem->options.fog.hidden_count; i++)
    dethrone(&setup->hidden[i]);
}

static void end_with_king(struct board *board, const struct rule *rule, struct turn *turn) {
  if (turn->capture != NO_SQUARE && counts_as_king(turn->captured))
    edit_memory(board, rule, OVER, 1);
}

static void end_play(struct board *board, const struct rule *rule, enum colour side,
                     struct set *actors) {
  (void)side;
  if (recall(board, rule, OVER) || is_drawn_by_past(board))
    set_clear(actors);
}

/* No move is left when the play has ended otherwise than by stalemate. */
static bool judge_end(struct board *board, const struct rule *rule, const struct goal *goal,
                      bool so_far) {
  switch (goal->kind) {
  case GOAL_STALEMATE:
  case GOAL_DOUBLE_STALEMATE:
  case GOAL_AUTO_STALEMATE:
  case GOAL_MATE_OR_STALEMATE:
    return so_far && !recall(board, rule, OVER) && !is_drawn_by_past(board);
  case GOAL_DRAW:
    return so_far && !recall(board, rule, OVER);
  default:
    return so_far;
  }
}

static const char *const aliases[] = {"DarkChess", "EchecsObscurs", "Dunkelschach", NULL};

const struct condition condition_fog_of_war = {
    .names = {"FogOfWar", "BrouillardDeGuerre", "NebelDesKrieges"},
    .aliases = aliases,
    .own = true,
    .sentence =
        "Kings know no check and are captured like any man, which ends the play; stalemate, "
        "threefold repetition and fifty quiet moves draw",
    .example = "Condition FogOfWar",
    .claims = CLAIMS_CASTLING,
    .remembers = true,
    .fog = true,
    .royal = dethrone_all,
    .memory = 1,
    .gate = {FOR_MOVES, end_play},
    .effects = {{.slot = SLOT_LAST, .changes = ON_CAPTURE, .act = end_with_king}},
    .mate = judge_end,
};
