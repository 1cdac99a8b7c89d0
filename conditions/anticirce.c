/* Rebirth of the capturer: AntiCirce and its relatives.  A capture is only legal, and only a check,
   if the capturer can be reborn.

   Source: the glossary of the field; Calvet and Cheylan are the two readings of a capture made on
   the rebirth square itself.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/rebirth.h"

static void carry_home(struct board *board, const struct rule *rule, struct turn *turn) {
  if (turn->capture == NO_SQUARE || turn->now == NO_SQUARE)
    return;
  struct candidate candidate = capturer_of(board, turn);
  give_rebirth(board, rule->settings, turn, &candidate);
}

/* The memory: where the capturer of the last move stands, and which man that is; 0 for none. */
enum { WHICH = 10, WAITS = 1 << 30 };

/* The capturer waits for the next half-move, or capture, and goes then. */
static void carry_waiting_home(struct board *board, const struct rule *rule, struct turn *turn) {
  const uint64_t waiting = recall(board, rule, 0);
  const square stands = (square)(waiting & 1023);
  if (waiting == 0 || board->man[stands].walk == NO_WALK ||
      board->man[stands].id != (waiting >> WHICH & 0xffff))
    return;
  struct candidate candidate = captured_of(board, turn);
  candidate.man = board->man[stands];
  candidate.side = side_as(candidate.man.owners, opponent(turn->side));
  candidate.from = candidate.stands = stands;
  give_rebirth(board, rule->settings, turn, &candidate);
}

static uint64_t who_waits(const struct board *board, square stands) {
  return WAITS | stands | (uint64_t)board->man[stands].id << WHICH;
}

static void remember(struct board *board, const struct rule *rule, const struct turn *turn) {
  const bool waits = turn->capture != NO_SQUARE && turn->now != NO_SQUARE;
  edit_memory(board, rule, 0, waits ? who_waits(board, turn->now) : 0);
}

/* Who has captured with the move that led to the diagram waits from the beginning. */
static void recall_last_capture(struct board *board, const struct rule *rule) {
  const struct setup *setup = general_setup(board);
  if (setup->last_captured.walk != NO_WALK && board->man[setup->last_capture].walk != NO_WALK)
    edit_memory(board, rule, 0, who_waits(board, setup->last_capture));
}

static void answer_last_move(struct board *board, const struct rule *rule, struct turn *turn) {
  carry_waiting_home(board, rule, turn);
  remember(board, rule, turn);
}

static void answer_last_capture(struct board *board, const struct rule *rule, struct turn *turn) {
  if (turn->capture == NO_SQUARE)
    return;
  carry_waiting_home(board, rule, turn);
  remember(board, rule, turn);
}

void adapt_anticirce(struct condition *card, const void *settings) {
  const struct rebirth *rebirth = settings;
  const unsigned changes =
      CHANGES_PLACE | HAS_CHOICE | ON_CAPTURE | (rebirth->turncoat ? CHANGES_SIDE : 0) |
      (rebirth->walk != SAME_WALK ? CHANGES_WALK : 0) | changes_of_occupant(rebirth);
  switch (rebirth->occasion) {
  case THIS_MOVE:
    add_effect(card, SLOT_CAPTURER_REBORN, changes, carry_home);
    break;
  case LAST_MOVE:
    add_effect(card, SLOT_CAPTURER_REBORN, (changes | CHANGES_OTHERS) & ~(unsigned)ON_CAPTURE,
               answer_last_move);
    break;
  case LAST_CAPTURE:
    add_effect(card, SLOT_CAPTURER_REBORN, changes | CHANGES_OTHERS, answer_last_capture);
    break;
  }
  if (rebirth->occasion != THIS_MOVE) {
    card->memory = 1;
    card->begin = recall_last_capture;
  }
  card->playcheck = true;
  card->kings_at_stake = rebirth->occupied == ASSASSIN;
  adapt_rebirth(card, rebirth);
}
