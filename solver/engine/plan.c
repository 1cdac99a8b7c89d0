/* Makes the plan of one twin: refuses what is not built, sets the board up under the active rules
   and chooses the engine.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/plan.h"

#include "solver/engine/facts.h"
#include "solver/engine/general_board.h"
#include "solver/engine/plain_variants.h"
#include "solver/language/cards.h"

#include <limits.h>
#include <string.h>

/* The rules in use: conditions in the order of the input, then attributes in that of their marks.
 */
struct rule_uses {
  unsigned count;
  struct condition_use use[MAX_RULES];
};

static const char *kind_of_rule(const struct condition *condition) {
  return condition->mark ? "attribute" : "condition";
}

static unsigned claims_of(const struct problem *problem, const struct condition *condition) {
  const struct options *options = &problem->options;
  const unsigned others = condition->claims & ~(unsigned)CLAIMS_WEIGHT_OF_DEFENDER;
  if (others == condition->claims)
    return others;
  if (options->duplex)
    return others | CLAIMS_WEIGHTS;
  const bool black = (defender_of(problem->stipulation) == BLACK) != options->half_duplex;
  return others | (black ? CLAIMS_WEIGHT_OF_BLACK : CLAIMS_WEIGHT_OF_WHITE);
}

static bool claims_are_free(const struct problem *problem, const struct rule_uses *uses,
                            unsigned index, struct complaints *complaints) {
  const struct condition_use *later = &uses->use[index];
  for (unsigned i = 0; i < index; i++) {
    const struct condition *earlier = uses->use[i].condition;
    if (claims_of(problem, earlier) & claims_of(problem, later->condition)) {
      complain(complaints, INPUT_ERROR, later->place,
               "%s %s and %s %s cannot be used together: each wants to decide the same",
               kind_of_rule(earlier), earlier->names[problem->language],
               kind_of_rule(later->condition), later->condition->names[problem->language]);
      return false;
    }
  }
  return true;
}

/* The card as the settings want it. */
static const struct condition *adapted(const struct condition *condition, const void *settings,
                                       struct arena *arena) {
  if (!condition->adapt)
    return condition;
  struct condition *card = arena_alloc(arena, sizeof *card);
  *card = *condition;
  condition->adapt(card, settings);
  return card;
}

/* The attributes that men bear, or may come to bear.  Royal men are the engine's own business. */
static uint32_t attributes_in_use(const struct problem *problem) {
  uint32_t marks = 0;
  for (square where = 0; where < problem->board.files * problem->board.ranks; where++)
    if (problem->men[where].walk != NO_WALK)
      marks |= problem->men[where].marks;
  for (unsigned i = 0; i < problem->buried_count; i++)
    marks |= problem->buried[i].man.marks;
  for (unsigned i = 0; i < problem->condition_count; i++)
    marks |=
        problem->conditions[i].condition->every_man | problem->conditions[i].condition->some_man;
  for (unsigned i = 0; i < attribute_count; i++)
    if (marks & all_attributes[i]->mark)
      marks |= all_attributes[i]->every_man | all_attributes[i]->some_man;
  return marks & ~(uint32_t)MARK_ROYAL;
}

static bool add_use(const struct problem *problem, struct rule_uses *uses, struct condition_use use,
                    struct arena *arena, struct complaints *complaints) {
  use.condition = adapted(use.condition, use.settings, arena);
  unsigned memory = use.condition->memory;
  for (unsigned i = 0; i < uses->count; i++)
    memory += uses->use[i].condition->memory;
  if (uses->count == MAX_RULES || memory > MAX_MEMORY) {
    complain(complaints, INPUT_ERROR, use.place, "too many conditions");
    return false;
  }
  uses->use[uses->count] = use;
  return claims_are_free(problem, uses, uses->count++, complaints);
}

/* Joins the condition to an earlier one of its family; false if there is none. */
static bool join_family(struct condition_use *uses, unsigned count, const struct condition_use *use,
                        struct arena *arena) {
  const struct condition *condition = use->condition;
  for (unsigned i = 0; condition->join && i < count; i++)
    if (uses[i].condition->join == condition->join &&
        uses[i].condition->adapt == condition->adapt) {
      uses[i].settings = condition->join(uses[i].settings, use->settings, arena);
      return true;
    }
  return false;
}

/* The conditions of the problem, those of a family as one; returns how many. */
static unsigned join_conditions(const struct problem *problem, struct condition_use *uses,
                                struct arena *arena) {
  unsigned count = 0;
  for (unsigned i = 0; i < problem->condition_count; i++)
    if (!join_family(uses, count, &problem->conditions[i], arena))
      uses[count++] = problem->conditions[i];
  return count;
}

/* False if the rules cannot be used together. */
static bool collect_rules(const struct problem *problem, struct rule_uses *uses, struct rule *rules,
                          struct arena *arena, struct complaints *complaints) {
  uint32_t marks = attributes_in_use(problem);
  struct condition_use *conditions =
      arena_alloc(arena, (problem->condition_count + 1) * sizeof *conditions);
  const unsigned count = join_conditions(problem, conditions, arena);
  uses->count = 0;
  for (unsigned i = 0; i < count; i++)
    if (!add_use(problem, uses, conditions[i], arena, complaints))
      return false;
  for (const struct condition *attribute; (attribute = take_attribute(&marks)) != NULL;) {
    const struct condition_use use = {.condition = attribute, .place = problem->place};
    if (!add_use(problem, uses, use, arena, complaints))
      return false;
  }
  for (unsigned i = 0; i < uses->count; i++)
    rules[i] =
        (struct rule){.condition = uses->use[i].condition, .settings = uses->use[i].settings};
  return true;
}

static bool is_auto_mate(const struct goal *goal) {
  return goal->kind == GOAL_AUTO_MATE;
}

/* Goals for which plain has no moves: they ask for the identity of men, for the mates of both
   sides, for the men that check, or for what has been before on the line. */
static bool goal_is_beyond_plain(const struct goal *goal) {
  switch (goal->kind) {
  case GOAL_CIRCUIT:
  case GOAL_EXCHANGE:
  case GOAL_CIRCUIT_REBIRTH:
  case GOAL_EXCHANGE_REBIRTH:
  case GOAL_DOUBLE_MATE:
  case GOAL_COUNTER_MATE:
  case GOAL_KISS:
  case GOAL_DRAW:
  case GOAL_MULTIPLE_CHECK:
  case GOAL_MATE_BY:
    return true;
  default:
    return false;
  }
}

static const struct engine *plain_for(const struct plan *plan) {
  const struct facts *facts = &plan->facts;
  bool prime_control;
  if (!facts->orthodox_board || !facts->orthodox_men ||
      stipulation_has_goal(plan->problem->stipulation, goal_is_beyond_plain) ||
      plan->general->setup.passed[1] != NO_SQUARE)
    return NULL;
  if (!only_rules_of_plain(plan->general, &prime_control) ||
      (prime_control && stipulation_has_goal(plan->problem->stipulation, is_auto_mate)))
    return NULL;
  return plain_variant(prime_control);
}

/* Which squares castling is about, where a rule has changed that. */
static const struct castling_squares *castlings_of(const struct general_plan *general,
                                                   struct arena *arena) {
  const struct setup *setup = &general->setup;
  bool changed = false;
  for (unsigned i = 0; i < general->rule_count; i++)
    changed |= general->rule[i].condition->castle != NULL;
  if (!changed)
    return NULL;
  struct castling_squares *squares = arena_alloc(arena, 4 * sizeof *squares);
  for (unsigned i = 0; i < 4; i++)
    squares[i].king = NO_SQUARE;
  for (unsigned i = 0; i < setup->castling_count; i++) {
    const struct castling *c = &setup->castling[i];
    squares[2 * c->side + (c->kind == CASTLE_LONG)] =
        (struct castling_squares){c->king, c->king_to, c->rook, c->rook_to};
  }
  return squares;
}

/* No play of the tree is longer than all its nodes together, with the other side's passes. */
static unsigned sum_of_lengths(const struct stipulation *node) {
  unsigned sum = 0;
  for (; node; node = node->next) {
    sum += node->kind == NODE_HELP || node->kind == NODE_GOAL ? node->length : 2 * node->length;
    for (unsigned i = 0; i < 2; i++) {
      sum += sum_of_lengths(node->operands[i]);
      if (node->branch)
        sum += sum_of_lengths(node->branch->letters[i].fork) +
               sum_of_lengths(node->branch->letters[i].constraint);
    }
  }
  return sum;
}

static void fill_shared(struct plan *plan, const struct general_plan *general) {
  const struct setup *setup = &general->setup;
  plan->general = general;
  plan->castlings = castlings_of(general, plan->arena);
  plan->hidden = setup->hidden;
  plan->en_passant = setup->passed[0];
  plan->horizon =
      plan->problem->stipulation ? sum_of_lengths(plan->problem->stipulation) : UINT_MAX;
  plan->promotion_count = general->promotion.count;
  memcpy(plan->promotions, general->promotion.walk, sizeof plan->promotions);
  for (unsigned i = 0; i < setup->castling_count; i++) {
    const struct castling *castling = &setup->castling[i];
    if ((setup->unmoved & castling->needs) == castling->needs)
      plan->castling |= castling_right(castling);
  }
}

static bool choose_engine(struct plan *plan, enum engine_choice choice,
                          struct complaints *complaints) {
  const struct engine *plain = plain_for(plan);
  plan->engine = choice == ENGINE_GENERAL || !plain ? &general_engine : plain;
  if (choice != ENGINE_PLAIN || plain)
    return true;
  complain(complaints, NOT_SUPPORTED, plan->problem->place,
           "the plain engine does not know this problem's board, men, conditions or goal");
  return false;
}

/* Rules look at the diagram through the general engine, whichever is going to play. */
static void note_doubts(const struct plan *plan, struct complaints *complaints) {
  const struct problem *problem = plan->problem;
  if (plan->general->rule_count == 0)
    return;
  struct position *position = general_engine.create(plan, WHITE);
  for (unsigned i = 0; i < plan->general->rule_count; i++) {
    const struct rule *rule = &plan->general->rule[i];
    const char *doubt =
        rule->condition->doubt ? rule->condition->doubt(board_of(position), rule) : NULL;
    if (doubt)
      complain(complaints, NOTE, problem->place, "%s", doubt);
  }
  general_engine.destroy(position);
}

/* A rook that the FEN names, and that cannot castle all the same. */
static void note_vain_rights(const struct plan *plan, struct complaints *complaints) {
  const struct problem *problem = plan->problem;
  for (unsigned right = 0; right < 4 && problem->has_fen; right++)
    if (problem->fen_rook_file[right] > 0 && !(plan->castling >> right & 1))
      complain(complaints, NOTE, problem->place,
               "the FEN grants castling with a rook on the %c-file that cannot castle here",
               'a' + problem->fen_rook_file[right] - 1);
}

/* The parts of the plan that follow from the setup; false, with complaints, where there is none. */
static bool fill_plan(struct plan *plan, const struct setup *setup, const struct rule *rules,
                      const struct rule_uses *uses, enum engine_choice choice,
                      struct complaints *complaints) {
  if (setup->refusal) {
    const struct condition_use *use = &uses->use[setup->refused];
    complain(complaints, INPUT_ERROR, use->place, "%s %s: %s", kind_of_rule(use->condition),
             use->condition->names[plan->problem->language], setup->refusal);
    return false;
  }
  const struct general_plan *general = general_plan_make(setup, rules, uses->count, plan->arena);
  facts_derive(&plan->facts, general);
  fill_shared(plan, general);
  if (!choose_engine(plan, choice, complaints))
    return false;
  note_doubts(plan, complaints);
  note_vain_rights(plan, complaints);
  return true;
}

/* Do the men look like king and rook, as far as they are still what they were? */
static bool look_castled(const struct plan *plan, struct man king, struct man rook) {
  if (plan->facts.constant_walks)
    return king.walk == plan->general->setup.standard[KING] &&
           rook.walk == plan->general->setup.standard[ROOK];
  return king.walk != NO_WALK && rook.walk != NO_WALK;
}

unsigned plan_castlings_shown(const struct plan *plan, enum colour side, const struct man *men) {
  const struct setup *setup = &plan->general->setup;
  unsigned count = 0;
  for (unsigned i = 0; i < setup->castling_count; i++) {
    const struct castling *c = &setup->castling[i];
    count += c->side == side && look_castled(plan, men[c->king_to], men[c->rook_to]) &&
             (!plan->general->keeps_rights || (setup->unmoved & c->needs) == c->needs);
  }
  if (plan->general->extras.count[FOR_MOVES] > 0) /* once for each king: as facts.arrivals says */
    for (square where = 0; where < setup->geometry.squares; where++)
      count += (setup->men[where].marks & MARK_ROYAL) && belongs_to(setup->men[where].owners, side);
  return count;
}

bool plan_may_castle(const struct plan *plan, enum colour side, const struct man *men) {
  const struct setup *setup = &plan->general->setup;
  if (!plan->general->keeps_rights)
    return true;
  for (unsigned i = 0; i < setup->castling_count; i++) {
    const struct castling *c = &setup->castling[i];
    if (c->side == side && (setup->unmoved & c->needs) == c->needs &&
        belongs_to(men[c->king].owners, side) && belongs_to(men[c->rook].owners, side))
      return true;
  }
  return plan->general->extras.count[FOR_MOVES] > 0;
}

bool plan_is_pawn(const struct plan *plan, unsigned walk) {
  return is_pawn_walk(&plan->general->setup, walk);
}

struct plan *plan_make(const struct problem *problem, enum engine_choice choice,
                       struct complaints *complaints) {
  struct rule rules[MAX_RULES];
  struct rule_uses uses;
  struct arena *arena = arena_new();
  if (collect_rules(problem, &uses, rules, arena, complaints)) {
    struct setup *setup = arena_alloc(arena, sizeof *setup);
    setup_make(setup, problem, rules, uses.count);
    struct plan *plan = arena_alloc(arena, sizeof *plan);
    plan->problem = problem;
    plan->arena = arena;
    if (fill_plan(plan, setup, rules, &uses, choice, complaints))
      return plan;
  }
  arena_free(arena);
  return NULL;
}

void plan_free(struct plan *plan) {
  if (plan)
    arena_free(plan->arena);
}
