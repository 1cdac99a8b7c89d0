/* Telling where a battle begins: keys and tries with their refutations, set play, post-key play.
   What follows is told by tell_tree.c.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/tell.h"

#include "solver/search/tell_tree.h"

/* Of the first half-move: where the side that would not have its turn begins, "1..." */
static unsigned first_depth(const struct battle *battle) {
  return battle->branch && battle->branch->inverted;
}

void tell_obliged(struct battle *battle) {
  tell_obliged_at(battle, first_depth(battle), ROLE_TRY);
}

static void tell_refutation(struct battle *battle, move m, unsigned depth) {
  struct search *search = battle->search;
  struct ply ply;
  search->engine->describe(search->position, m, &ply);
  const bool too_soon_tells = battle->node->end == END_SELF; /* it refutes by that */
  bool goal =
      !battle->branch && reaches_goal(battle, m, too_soon_tells ? 0 : battle_moves(battle) - 1);
  tell_move(battle, &ply,
            (struct tree_move){.depth = depth,
                               .role = ROLE_REFUTATION,
                               .mark = " !",
                               .reached = reached_goal(goal ? &battle->node->goal : NULL)});
  search_play(search, m);
  if (!goal && obliged(battle))
    tell_obliged_at(battle, depth + 1, ROLE_VARIATION);
  search_undo(search);
}

static void tell_refutations(struct battle *battle, struct move_list refutations, unsigned depth) {
  struct search *search = battle->search;
  search->sink->but(search->sink);
  for (size_t i = refutations.begin; i < refutations.end; i++)
    tell_refutation(battle, move_at(battle, i), depth);
}

/* The root move has been played: its play, where variations are asked for. */
static void tell_root_play(struct battle *battle, const struct ply *ply, struct tree_move where,
                           unsigned moves, struct move_list refutations) {
  struct search *search = battle->search;
  size_t base = search->moves.count;
  struct situation situation = {.facing = FACING_NOTHING, .threats = NO_MOVES};
  bool details = battle->options->variation && !run_counts(search->run);
  if (details)
    situation = look_for_threats(battle, moves);
  where.facing = situation.facing;
  where.pass = pass_of(&situation);
  tell_move(battle, ply, where);
  if (details) {
    tell_threats(battle, &situation, where.depth + 2);
    tell_defences(battle, moves, &situation, where.depth + 1, ROLE_VARIATION, refutations);
  }
  search->moves.count = base;
}

void tell_root_move(struct battle *battle, move m, unsigned moves, struct move_list refutations) {
  struct search *search = battle->search;
  bool refuted = refutations.end > refutations.begin;
  struct tree_move where = {.depth = first_depth(battle),
                            .role = refuted ? ROLE_TRY : ROLE_KEY,
                            .mark = refuted ? " ?" : " !"};
  struct ply ply;
  search->engine->describe(search->position, m, &ply);
  search_play(search, m);
  if (!tell_if_over(battle, &ply, where, moves))
    tell_root_play(battle, &ply, where, moves - 1, refutations);
  if (refuted)
    tell_refutations(battle, refutations, where.depth + 1);
  search_undo(search);
}

void tell_set_play(struct battle *battle, unsigned moves) {
  struct situation nothing = {.facing = FACING_NOTHING, .threats = NO_MOVES};
  tell_defences(battle, moves, &nothing, 1, ROLE_SET, NO_MOVES);
}

static void tell_unanswered(struct battle *battle, unsigned moves, unsigned depth) {
  struct search *search = battle->search;
  if (defender_obliged(battle, moves) || defence_decides_nothing(battle, moves))
    return;
  struct move_list defences = push_legal(battle);
  for (size_t i = defences.begin; i < defences.end; i++) {
    move m = move_at(battle, i);
    if (!defence_saves(battle, m, moves))
      continue;
    struct ply ply;
    search->engine->describe(search->position, m, &ply);
    tell_move(battle, &ply, (struct tree_move){.depth = depth, .role = ROLE_VARIATION, .mark = ""});
    search->sink->refutes(search->sink);
  }
  pop(battle, defences);
}

void tell_post_key(struct battle *battle, unsigned moves) {
  struct search *search = battle->search;
  struct situation situation = look_for_threats(battle, moves);
  unsigned depth = battle->branch ? first_depth(battle) : 1;
  search->sink->root_facing(search->sink, situation.facing, pass_of(&situation),
                            defender_in_check(battle));
  tell_threats(battle, &situation, depth + 1);
  tell_unanswered(battle, moves, depth);
  tell_defences(battle, moves, &situation, depth, ROLE_VARIATION, NO_MOVES);
  pop(battle, situation.threats);
}
