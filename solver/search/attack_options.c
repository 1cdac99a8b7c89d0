/* Options by which the defender counts as defended.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/attack.h"

#include "solver/search/order.h"

/* Option Threat: the defender, not in check, has defended itself if there is no threat short
   enough. */
static bool lacks_threat(struct battle *battle, unsigned moves) {
  struct search *search = battle->search;
  if (!battle->options->has_threat || moves < battle->options->threat ||
      search->engine->in_check(search->position, side_of(search)))
    return false;
  search_play(search, SILENT_PASS);
  bool threat = battle->options->threat > 0 && attack_within(battle, battle->options->threat);
  search_undo(search);
  return !threat;
}

/* Option MaxFlightsquares: the defender has defended itself if its king has more flights. */
static bool has_many_flights(struct battle *battle, unsigned moves) {
  struct search *search = battle->search;
  if (!battle->options->has_max_flight_squares || moves < 2)
    return false;
  unsigned flights = 0;
  size_t base = search->moves.count;
  search->engine->legal_moves(search->position, &search->moves);
  for (size_t i = base; i < search->moves.count; i++) {
    square departure = departure_of(search->moves.moves[i]);
    flights += search->engine->man_at(search->position, departure).walk == KING;
  }
  search->moves.count = base;
  return flights > battle->options->max_flight_squares;
}

bool battle_lacks_mating_piece(const struct battle *battle) {
  if (battle->branch) /* who is to mate is not settled */
    return false;
  bool attacker_mates = battle->node->end == END_DIRECT;
  return search_lacks_mating_piece(battle->search,
                                   attacker_mates ? battle->attacker : opponent(battle->attacker));
}

bool defended_by_option(struct battle *battle, unsigned moves) {
  return battle_lacks_mating_piece(battle) || has_many_flights(battle, moves) ||
         lacks_threat(battle, moves);
}

/* Option NonTrivial m n: a move met by a solution in n (in direct play n + 1, as in Popeye) is
   trivial; of others the defender, as long as more are left, may have one, and m more in all. */
unsigned choices_beyond_one(struct battle *battle, unsigned enough) {
  unsigned choices = 0;
  struct move_stack *stack = &battle->search->moves;
  size_t base = order_push(battle, 0), end = stack->count;
  for (size_t i = base; i < end && choices <= battle->spared + 1; i++)
    choices += enough == 0 || defence_saves(battle, stack->moves[i], enough);
  stack->count = base;
  return choices > 1 ? choices - 1 : 0;
}
