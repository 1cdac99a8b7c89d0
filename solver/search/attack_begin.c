/* What a battle is about: who attacks, which aims each side has, how many moves the node grants,
   and which moves the side at the move may choose from.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/attack.h"

/* How a branch is played: which half-moves are whose. */
static void begin_branch(struct battle *battle) {
  const struct stipulation *node = battle->node;
  unsigned lead = node->branch->play == BRANCH_DEFENCE;
  battle->branch = node->branch;
  battle->attacks = &node->branch->letters[lead];
  battle->defends = &node->branch->letters[!lead];
  battle->attacker = lead ? opponent(node->side) : node->side;
  battle->last_defends = (node->length - lead) % 2 == 0;
  battle->may_reach = true;
  battle->exact = node->least > 1;
}

void battle_begin_at(struct battle *battle, struct search *search, const struct stipulation *node) {
  *battle = (struct battle){.search = search,
                            .node = node,
                            .options = search->run->options,
                            .attacker = node->side,
                            .may_reach = node->end == END_DIRECT ||
                                         (node->quodlibet && node->end != END_REFLEX),
                            .exact = node->least > 1 && node->least == node->length};
  battle->spared = battle->options->non_trivial_length;
  if (node->kind == NODE_BRANCH)
    begin_branch(battle);
}

void battle_begin(struct battle *battle, struct search *search) {
  battle_begin_at(battle, search, search->run->tree);
}

unsigned battle_moves(const struct battle *battle) {
  if (!battle->branch)
    return battle->node->length;
  unsigned defender_leads = battle->branch->play == BRANCH_DEFENCE;
  return (battle->node->length + 1 - defender_leads) / 2;
}

const struct goal *battle_goal_of(const struct battle *battle, bool attacks) {
  if (battle->branch) {
    const struct stipulation *fork = attacks ? battle->attacks->fork : battle->defends->fork;
    return fork && fork->kind == NODE_LEAF ? &fork->goal : NULL;
  }
  bool meant = attacks ? battle->may_reach : is_self_or_reflex(battle);
  return meant ? &battle->node->goal : NULL;
}

void battle_push_moves(struct battle *battle) {
  struct search *search = battle->search;
  bool attacks = side_of(search) == battle->attacker;
  const struct goal *goal = battle_goal_of(battle, attacks);
  if (goal)
    search_push_moves(search, goal);
  else
    search->engine->legal_moves(search->position, &search->moves);
  if (attacks && may_leave_turn(battle->search))
    push_move(&search->moves, NULL_MOVE);
}
