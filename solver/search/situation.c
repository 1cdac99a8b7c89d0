/* Threats and zugzwang: what the attacker could do if the defender left its turn.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/situation.h"

bool defender_in_check(const struct battle *battle) {
  const struct search *search = battle->search;
  return search->engine->in_check(search->position, opponent(battle->attacker));
}

struct move_list push_legal(struct battle *battle) {
  struct search *search = battle->search;
  struct move_list list = {search->moves.count, 0};
  battle_push_moves(battle);
  list.end = search->moves.count;
  return list;
}

/* Without option Variation set play is told without threats. */
static bool tells_threats(const struct battle *battle) {
  const struct options *options = battle->options;
  return !options->no_threat && (options->variation || battle->search->run->part != PART_SET);
}

struct situation look_for_threats(struct battle *battle, unsigned moves) {
  struct search *search = battle->search;
  size_t here = search->moves.count;
  struct situation situation = {.facing = FACING_NOTHING, .threats = {here, here}};
  if (!tells_threats(battle) || moves == 0 || defender_in_check(battle) ||
      defender_obliged(battle, moves))
    return situation;
  search_play(search, SILENT_PASS);
  if (!obliged(battle))
    situation.threat_moves = attack_shortest(battle, moves);
  if (situation.threat_moves)
    situation.threats = push_solving(battle, situation.threat_moves);
  search_undo(search);
  if (situation.threat_moves)
    search->engine->describe(search->position, NULL_MOVE, &situation.pass);
  situation.facing = situation.threat_moves ? FACING_THREAT : FACING_ZUGZWANG;
  return situation;
}

static bool same_effects(const struct ply *a, const struct ply *b) {
  if (a->effect_count != b->effect_count)
    return false;
  for (unsigned i = 0; i < a->effect_count; i++) {
    const struct effect *one = &a->effects[i], *other = &b->effects[i];
    if (one->kind != other->kind || one->from != other->from || one->to != other->to ||
        one->man.walk != other->man.walk || one->man.owners != other->man.owners ||
        one->promotion != other->promotion)
      return false;
  }
  return true;
}

/* The threat, described where the defender has left its turn instead of moving. */
static void describe_threat(struct battle *battle, move threat, struct ply *ply) {
  struct search *search = battle->search;
  const move defence = search->engine->latest(search->position);
  search_undo(search);
  search_play(search, SILENT_PASS);
  search->engine->describe(search->position, threat, ply);
  search_undo(search);
  search_play(search, defence);
}

/* The number of a choice says what is chosen among the alternatives of that moment: behind a
   defence that gives or takes some, the same effects have another number.  Where men act from other
   squares than their own, a capture may come from elsewhere than the move without, and it may be
   the first that leaves a choice. */
static bool same_choice(struct battle *battle, move m, move threat) {
  const bool captures = capture_of(m) != NO_SQUARE, captured = capture_of(threat) != NO_SQUARE;
  const bool same = choice_of(m) == choice_of(threat);
  if (same && captures == captured)
    return true;
  struct ply now, then;
  battle->search->engine->describe(battle->search->position, m, &now);
  describe_threat(battle, threat, &then);
  if (same)
    return now.origin == then.origin && now.alternatives == then.alternatives;
  return same_effects(&now, &then);
}

/* The same departure, arrival and promotion make the same threat, whatever is captured. */
static bool same_threat(struct battle *battle, move m, move threat) {
  return departure_of(m) == departure_of(threat) && arrival_of(m) == arrival_of(threat) &&
         promotion_of(m) == promotion_of(threat) && same_choice(battle, m, threat);
}

/* Does the threat still work?  The defender has moved. */
static bool survives(struct battle *battle, move threat, unsigned moves) {
  struct move_list legal = push_legal(battle);
  bool works = false;
  for (size_t i = legal.begin; i < legal.end && !works; i++) {
    move m = move_at(battle, i);
    works = same_threat(battle, m, threat) && attack_move_solves(battle, m, moves);
  }
  pop(battle, legal);
  return works;
}

bool parries(struct battle *battle, const struct situation *situation, unsigned shortest) {
  if (situation->facing != FACING_THREAT)
    return true;
  if (shortest < situation->threat_moves)
    return false;
  for (size_t i = situation->threats.begin; i < situation->threats.end; i++)
    if (!survives(battle, move_at(battle, i), situation->threat_moves))
      return true;
  return false;
}
