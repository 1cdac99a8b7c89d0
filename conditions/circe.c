/* Rebirth of the captured man: Circe and its relatives.  A rook reborn on its home square may
   castle again.

   The capture that a rebirth follows is this move's, or (Parrain, LastMove) that of the half-move
   before, which any move answers, or (WaitCapture) the last one, which the next capture answers.
   The man that waits is the rule's memory.

   A king that can be reborn is not in check.  With Assassin a side is in check where any capture
   would put the reborn man in the place of its king.

   Two names of the family together are one rule with the axes of both, the later name going first
   (Reading: as Popeye has it): FileCirce and MirrorCirceClone make Circe File Clone Mirror.

   Source: the articles of P. Monréal and J.-P. Boyer, 1968; the castling as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/rebirth.h"
#include "conditions/set_up.h"

static void give_back(struct board *board, const struct rule *rule, struct turn *turn) {
  if (turn->capture == NO_SQUARE)
    return;
  struct candidate candidate = captured_of(board, turn);
  give_rebirth(board, rule->settings, turn, &candidate);
}

/* What happens to a capturer that disappears: kings come back, too, and nothing is illegal because
   of an occupied square.  Its own square is meant where the capturer decides. */
static void revive_capturer(struct board *board, const struct rule *rule, struct turn *turn) {
  struct rebirth rebirth = *(const struct rebirth *)rule->settings;
  struct candidate candidate = capturer_of(board, turn);
  rebirth.kings = true;
  rebirth.cheylan = false;
  if (rebirth.occupied == STRICT)
    rebirth.occupied = RELAXED;
  if (rebirth.couscous) {
    candidate.other = candidate.man;
    candidate.other_side = candidate.side;
  }
  give_rebirth(board, &rebirth, turn, &candidate);
}

/* The memory: a man with its square, 0 for none. */
static uint64_t pack(struct man man, square where) {
  return (uint64_t)where | (uint64_t)man.walk << 10 | (uint64_t)man.owners << 18 |
         (uint64_t)man.id << 20 | (uint64_t)man.marks << 36;
}

static struct man unpack(uint64_t word, square *where) {
  *where = (square)(word & 1023);
  return (struct man){.walk = (uint8_t)(word >> 10 & 255),
                      .owners = (uint8_t)(word >> 18 & 3),
                      .id = (uint16_t)(word >> 20 & 0xffff),
                      .marks = (uint32_t)(word >> 36)};
}

/* The vector of castling is the sum of both movements (as Popeye has it). */
static void add_way_of_partner(const struct board *board, const struct turn *turn,
                               struct candidate *candidate) {
  const struct geometry *g = board->geometry;
  candidate->arrival =
      geometry_step(g, candidate->arrival, g->file[turn->partner_to] - g->file[turn->partner_from],
                    g->rank[turn->partner_to] - g->rank[turn->partner_from]);
}

static void give_back_waiting(struct board *board, const struct rule *rule, struct turn *turn) {
  uint64_t waiting = recall(board, rule, 0);
  if (waiting == 0)
    return;
  struct candidate candidate = captured_of(board, turn);
  if (turn->partner_from != NO_SQUARE)
    add_way_of_partner(board, turn, &candidate);
  candidate.man = unpack(waiting, &candidate.from);
  candidate.side = side_as(candidate.man.owners, turn->side);
  give_rebirth(board, rule->settings, turn, &candidate);
}

static void remember(struct board *board, const struct rule *rule, const struct turn *turn) {
  bool captures = turn->capture != NO_SQUARE;
  edit_memory(board, rule, 0, captures ? pack(turn->captured, turn->capture) : 0);
}

static void answer_last_move(struct board *board, const struct rule *rule, struct turn *turn) {
  give_back_waiting(board, rule, turn);
  remember(board, rule, turn);
}

static void answer_last_capture(struct board *board, const struct rule *rule, struct turn *turn) {
  if (turn->capture == NO_SQUARE)
    return;
  give_back_waiting(board, rule, turn);
  remember(board, rule, turn);
}

/* What the move that led to the diagram has captured waits from the beginning. */
static void recall_last_capture(struct board *board, const struct rule *rule) {
  const struct setup *setup = general_setup(board);
  if (setup->last_captured.walk != NO_WALK)
    edit_memory(board, rule, 0, pack(setup->last_captured, setup->last_capture));
}

static bool is_threatened(struct board *board, const struct rule *rule, enum colour side,
                          bool so_far) {
  (void)rule;
  return so_far || may_lose_king(board, side);
}

/* By these rules pawns put on their own base rank go on from there (as Popeye has it). */
static bool frees_pawns(const struct rebirth *rebirth) {
  return rebirth->place == IN_CAGE ||
         (rebirth->place == BY_VECTOR && rebirth->occasion == LAST_MOVE);
}

void adapt_circe(struct condition *card, const void *settings) {
  const struct rebirth *rebirth = settings;
  const unsigned changes = BRINGS_BACK | HAS_CHOICE | changes_of_occupant(rebirth);
  switch (rebirth->occasion) {
  case THIS_MOVE:
    add_effect(card, SLOT_CAPTURED_REBORN, changes | ON_CAPTURE, give_back);
    break;
  case LAST_MOVE:
    add_effect(card, SLOT_CAPTURED_REBORN, changes, answer_last_move);
    break;
  case LAST_CAPTURE:
    add_effect(card, SLOT_CAPTURED_REBORN, changes | ON_CAPTURE, answer_last_capture);
    break;
  }
  card->revive = revive_capturer;
  if (rebirth->occasion != THIS_MOVE) {
    card->memory = 1;
    card->begin = recall_last_capture;
  }
  card->kings_at_stake = rebirth->kings || rebirth->occupied == ASSASSIN;
  /* Kings that do not come back are captured whatever stands where; a man that waits may hinder. */
  card->playcheck =
      card->kings_at_stake || (rebirth->occupied == STRICT && rebirth->occasion != THIS_MOVE);
  if (frees_pawns(rebirth))
    card->pawn = let_pawns_leave_base_rank;
  if (rebirth->occupied == ASSASSIN)
    card->check = is_threatened;
  adapt_rebirth(card, rebirth);
}
