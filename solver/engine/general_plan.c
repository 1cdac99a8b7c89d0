/* Compiles a plan for the general engine: the hooks of the active rules into lists, the walks that
   may come up into path tables.  An empty list costs its owner one comparison; the combinations
   that matter for speed are summed up in flags.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_plan.h"

#include "pieces/piece.h"
#include "solver/engine/general_lending.h"

#include <string.h>

const struct piece *walk_row(const struct problem *problem, unsigned walk) {
  return walk < walk_count() ? piece_row(walk) : &problem->own_walks[walk - walk_count()];
}

/* Puts a rule behind those that reach as deep or deeper. */
static void enlist(struct hook_list *list, const struct rule *rule, enum depth depth) {
  unsigned at = list->count[depth];
  for (unsigned i = list->count[0]; i > at; i--)
    list->rule[i] = list->rule[i - 1];
  list->rule[at] = rule;
  for (unsigned d = 0; d <= depth; d++)
    list->count[d]++;
}

static void add_rule(struct rule_list *list, const struct rule *rule) {
  list->rule[list->count++] = rule;
}

static void enlist_questions(struct general_plan *general, const struct rule *rule) {
  const struct condition *c = rule->condition;
  if (c->gate.narrow)
    enlist(&general->gates, rule, c->gate.depth);
  if (c->mover.choose)
    enlist(&general->movers, rule, c->mover.depth);
  if (c->view.hide)
    enlist(&general->views, rule, c->view.depth);
  if (c->walk.borrow)
    enlist(&general->walks, rule, c->walk.depth);
  general->walks_by_mode |= c->walk.borrow && c->walk.modes != 0;
  if (c->origin.start)
    enlist(&general->origins, rule, c->origin.depth);
  if (c->extra.add)
    enlist(&general->extras, rule, c->extra.depth);
  if (c->geometry.narrow)
    enlist(&general->geometries, rule, c->geometry.depth);
  if (c->take.narrow)
    enlist(&general->takes, rule, c->take.depth);
  if (c->steps.change)
    enlist(&general->steps, rule, c->steps.depth);
  general->own_passing |= c->steps.with_passing;
  if (c->steps.judged > general->judged)
    general->judged = c->steps.judged;
  if (c->whole.filter && !c->whole.legal)
    enlist(&general->wholes, rule, c->whole.depth);
}

static void enlist_verdicts(struct general_plan *general, const struct rule *rule) {
  const struct condition *c = rule->condition;
  if (c->whole.filter && c->whole.legal)
    add_rule(&general->legal_wholes, rule);
  if (c->reborn)
    add_rule(&general->reborns, rule);
  if (c->promoted)
    add_rule(&general->promoteds, rule);
  if (c->prefer)
    add_rule(&general->prefers, rule);
  if (c->after)
    add_rule(&general->afters, rule);
  if (c->check)
    add_rule(&general->checks, rule);
  if (c->mate)
    add_rule(&general->mates, rule);
  if (c->turn)
    add_rule(&general->turns, rule);
  general->playcheck |= c->playcheck;
  general->own_first |= c->origin.own_first;
  general->begins_there |= c->origin.begins_there;
  general->remembers |= c->remembers;
  general->kings_at_stake |= c->kings_at_stake;
}

/* Changes after which a man may count as unmoved again. */
enum { GIVES_RIGHTS = BRINGS_BACK | CHANGES_SIDE | CHANGES_WALK | CHANGES_PLACE | CHANGES_OTHERS };

/* Effects are kept in the order of their slots; within a slot in the order of the input. */
static void enlist_effects(struct general_plan *general, const struct rule *rule) {
  for (unsigned i = 0; i < MAX_EFFECT_HOOKS && rule->condition->effects[i].act; i++) {
    const struct effect_hook *hook = &rule->condition->effects[i];
    unsigned at = general->effect_count++;
    general->acting_count += !(hook->changes & ONLY_NOTES);
    for (; at > 0 && general->effect[at - 1].hook->slot > hook->slot; at--)
      general->effect[at] = general->effect[at - 1];
    general->effect[at] = (struct effect_in_use){hook, rule};
    general->effects_before_movement += hook->slot < SLOT_MOVEMENT;
    general->effects_before_promotion += hook->slot < SLOT_PROMOTION;
    general->choices |= (hook->changes & HAS_CHOICE) != 0;
    general->keeps_rights &= (hook->changes & GIVES_RIGHTS) == 0;
    general->late_promotion |= hook->slot < SLOT_PROMOTION && (hook->changes & CHANGES_WALK);
  }
}

static void compile_rules(struct general_plan *general, const struct rule *rules,
                          unsigned rule_count) {
  general->keeps_rights = true;
  general->rule_count = rule_count;
  for (unsigned i = 0; i < rule_count; i++) {
    struct rule *rule = &general->rule[i];
    *rule = rules[i];
    rule->memory = general->memory_count;
    general->memory_count += rule->condition->memory;
    if (rule->condition->mark) {
      general->mark[general->mark_count++] = rule->condition->mark;
      general->marks |= rule->condition->mark;
    }
    enlist_questions(general, rule);
    enlist_verdicts(general, rule);
    enlist_effects(general, rule);
  }
  general->choices |= general->late_promotion || general->promoteds.count > 0;
  general->choices |= general->origins.count[FOR_MOVES] + general->extras.count[FOR_MOVES] > 0;
  general->keeps_rights &= general->extras.count[FOR_MOVES] == 0; /* who knows what they ask for */
}

static void take_slot(struct general_plan *general, unsigned walk) {
  general->slot[walk] = (uint8_t)general->slot_count;
  general->walk[general->slot_count++] = (uint8_t)walk;
}

/* A walk with promotions of its own promotes to them and to what stands in the diagram. */
static void compile_own_promotions(const struct general_plan *general,
                                   const struct movement *movement, struct promotions *own) {
  if (movement->promotion_count == 0)
    return;
  for (unsigned walk = 1; walk < MAX_WALKS; walk++) {
    bool listed = general->setup.shown[walk];
    for (unsigned i = 0; i < movement->promotion_count; i++)
      listed |= movement->promotion[i] == walk;
    if (listed)
      own->walk[own->count++] = (uint8_t)walk;
  }
}

/* Is the one rule that has a say in what men see a rule that adds squares to act from? */
static bool acts_from_own_squares(const struct general_plan *general, unsigned depth) {
  const struct condition *rule =
      general->origins.count[depth] == 1 ? general->origins.rule[0]->condition : NULL;
  return rule && rule->origin.own_first && rule->origin.among && general->walks.count[depth] == 0 &&
         general->geometries.count[depth] + general->takes.count[depth] == 0;
}

static bool lends_to_kings(const struct general_plan *general, unsigned depth) {
  for (unsigned i = 0; i < general->walks.count[depth]; i++)
    if (!general->walks.rule[i]->condition->walk.to_kings)
      return false;
  return general->origins.count[depth] + general->geometries.count[depth] +
             general->takes.count[depth] ==
         0;
}

/* Where nobody has a say in what men see or do, short ways are taken. */
static void sum_up(struct general_plan *general) {
  for (unsigned d = FOR_MOVES; d <= BARE; d++) {
    general->free_actors[d] = general->gates.count[d] + general->movers.count[d] == 0;
    general->by_walks[d] = general->movers.count[d] + general->steps.count[d] == 0;
    general->shrunk[d] =
        general->by_walks[d] &&
        general->views.count[d] + general->walks.count[d] + general->origins.count[d] == 0;
    general->lent_to_kings[d] =
        general->by_walks[d] && general->views.count[d] == 0 && lends_to_kings(general, d);
    general->own_squares_too[d] =
        general->by_walks[d] && general->views.count[d] == 0 && acts_from_own_squares(general, d);
    general->bare[d] =
        general->shrunk[d] && general->geometries.count[d] + general->takes.count[d] == 0;
  }
}

/* Slot 0 is for walks that cannot come up: nothing is ever in it. */
static void compile_walks(struct general_plan *general, const struct setup *setup,
                          struct arena *arena) {
  bool used[MAX_WALKS];
  memcpy(used, setup->walk, sizeof used);
  for (square where = 0; where < setup->geometry.squares; where++)
    used[setup->men[where].walk] = true;
  for (unsigned walk = 1; walk < MAX_WALKS; walk++)
    if (setup->promotion[walk]) {
      used[walk] = true;
      general->promotion.walk[general->promotion.count++] = (uint8_t)walk;
    }
  general->slot_count = 1;
  for (unsigned walk = 1; walk < MAX_WALKS; walk++)
    if (used[walk])
      take_slot(general, walk);
  general->paths = arena_alloc(arena, general->slot_count * sizeof *general->paths);
  general->own_promotion = arena_alloc(arena, general->slot_count * sizeof *general->own_promotion);
  bool lends = false;
  for (unsigned slot = 1; slot < general->slot_count; slot++) {
    struct movement movement;
    size_t offset;
    notation_read(walk_row(setup->problem, general->walk[slot])->notation, &movement, &offset);
    paths_make(&general->paths[slot], &movement, &general->setup.pawns, arena);
    compile_own_promotions(general, &movement, &general->own_promotion[slot]);
    lends |= general->paths[slot].lender != NOBODY;
  }
  if (lends)
    enlist(&general->walks, &lending, BARE);
  sum_up(general);
}

/* Where pawns promote on their own side's first rank, a new rook may stand in the corner: it has
   not moved as what it is. */
static void compile_rights(struct general_plan *general) {
  for (unsigned slot = 1; slot < general->slot_count; slot++)
    general->keeps_rights &= !general->paths[slot].promotes || !general->paths[slot].backwards;
  for (unsigned i = 0; i < general->setup.castling_count; i++) {
    const struct castling *castling = &general->setup.castling[i];
    general->loses[castling->king] |= (uint8_t)(castling->needs & UNMOVED_KINGS);
    general->loses[castling->rook] |= (uint8_t)(castling->needs & ~(unsigned)UNMOVED_KINGS);
  }
}

static bool is_draw(const struct goal *goal) {
  return goal->kind == GOAL_DRAW;
}

/* A side changes the position with each of its moves.  Where a move changes nothing else than its
   own men and what it captures, and where both sides move, or one side moves and the other passes,
   whoever has moved must move back: two moves of the same side and what lies between them. */
static unsigned least_return(const struct general_plan *general) {
  if (general->turns.count > 0)
    return 1;
  for (unsigned i = 0; i < general->effect_count; i++)
    if (general->effect[i].hook->changes != ON_CAPTURE)
      return 2;
  return general->extras.count[FOR_MOVES] > 0 || general->setup.problem->options.null_moves ? 2 : 4;
}

/* Does a move that neither captures nor promotes leave all men as they are, but what the moved man
   is?  Such effects may still forbid it. */
static bool leaves_others_alone(unsigned changes) {
  return (changes & (ON_CAPTURE | ON_PROMOTION | ONLY_NOTES)) ||
         !(changes & ~(unsigned)(CHANGES_WALK | HAS_CHOICE));
}

/* Rules about check that only deny it. */
static bool all_checks_narrow(const struct general_plan *general) {
  for (unsigned i = 0; i < general->checks.count; i++)
    if (!general->checks.rule[i]->condition->narrows_check)
      return false;
  return true;
}

/* The argument is in general_quick.c.  Effects may take neutral men for those of one side. */
static bool allows_quick_legality(const struct general_plan *general) {
  for (unsigned i = 0; i < general->effect_count; i++)
    if (!leaves_others_alone(general->effect[i].hook->changes))
      return false;
  if (general->movers.count[FOR_MOVES] > 0 || general->extras.count[FOR_CHECK] > 0 ||
      !general->shrunk[FOR_CHECK] || !all_checks_narrow(general))
    return false;
  return general->effect_count == 0 || !has_neutral_men(&general->setup);
}

static void derive_quick_facts(struct general_plan *general) {
  general->quick_legality = allows_quick_legality(general);
  general->keeps_walks = !general->late_promotion;
  general->moves_shrink =
      general->afters.count > 0 || general->promoteds.count > 0 || general->late_promotion;
  for (unsigned i = 0; i < general->effect_count; i++) {
    const unsigned changes = general->effect[i].hook->changes;
    const bool occasional = changes & (ON_CAPTURE | ON_PROMOTION | ONLY_NOTES);
    general->moves_shrink |= !occasional;
    general->keeps_walks &= occasional || !(changes & CHANGES_WALK);
    general->acts_on_promotion |= (changes & ON_PROMOTION) != 0;
  }
  general->attacks_shrink = general->playcheck || general->kings_at_stake ||
                            general->checks.count > 0 || general->wholes.count[FOR_CHECK] > 0 ||
                            !general->bare[FOR_CHECK] || !general->free_actors[FOR_CHECK];
}

const struct general_plan *general_plan_make(const struct setup *setup, const struct rule *rules,
                                             unsigned rule_count, struct arena *arena) {
  struct general_plan *general = arena_alloc(arena, sizeof *general);
  general->setup = *setup;
  general->setup.pawns.geometry = &general->setup.geometry;
  compile_rules(general, rules, rule_count);
  compile_walks(general, setup, arena);
  compile_rights(general);
  derive_quick_facts(general);
  general->remembers |= stipulation_has_goal(setup->problem->stipulation, is_draw);
  general->least_return = least_return(general);
  return general;
}
