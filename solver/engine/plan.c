/* Makes the plan of one twin: refuses what is not built, sets the board up under the active rules,
   derives the facts that optimisations may rely on, and chooses the engine.

   The facts follow from the hooks that the rules have, one line each; a rule that has none of the
   hooks of a line cannot disturb what the line says.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/plan.h"

#include "pieces/piece.h"
#include "solver/engine/general_plan.h"
#include "solver/engine/plain_variants.h"
#include "solver/language/attributes.h"

#include <limits.h>
#include <string.h>

/* Complains about the first walk that nobody can play yet. */
static bool men_are_supported(const struct problem *problem, struct complaints *complaints) {
  unsigned squares = problem->board.files * problem->board.ranks;
  for (square where = 0; where < squares; where++) {
    struct man man = problem->men[where];
    if (man.walk == NO_WALK)
      continue;
    const struct piece *row = walk_row(problem, man.walk);
    if (!row->notation) {
      complain(complaints, NOT_SUPPORTED, problem->place, "walk %s (%s) is not supported yet",
               row->codes[problem->language], row->names[problem->language]);
      return false;
    }
  }
  return true;
}

static bool disturbs(const struct condition *one, const struct condition *other) {
  for (unsigned i = 0; i < MAX_EFFECT_HOOKS && other->effects[i].act; i++)
    if (other->effects[i].changes & one->excludes)
      return true;
  return false;
}

/* The rules in use: conditions in the order of the input, then attributes in that of their marks.
 */
struct rule_uses {
  unsigned count;
  struct condition_use use[MAX_RULES];
};

static const char *kind_of_rule(const struct condition *condition) {
  return condition->mark ? "attribute" : "condition";
}

static bool claims_are_free(const struct problem *problem, const struct rule_uses *uses,
                            unsigned index, struct complaints *complaints) {
  const struct condition_use *later = &uses->use[index];
  for (unsigned i = 0; i < index; i++) {
    const struct condition *earlier = uses->use[i].condition;
    const char *reason =
        earlier->claims & later->condition->claims ? "each wants to decide the same"
        : disturbs(earlier, later->condition) || disturbs(later->condition, earlier)
            ? "it is not settled what one does to the effects of the other"
            : NULL;
    if (reason) {
      complain(complaints, INPUT_ERROR, later->place, "%s %s and %s %s cannot be used together: %s",
               kind_of_rule(earlier), earlier->names[problem->language],
               kind_of_rule(later->condition), later->condition->names[problem->language], reason);
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

static bool is_orthodox_board(const struct board_frame *frame) {
  if (frame->files != 8 || frame->ranks != 8 || frame->shape != FLAT)
    return false;
  for (square where = 0; where < 64; where++)
    if (frame->hole[where])
      return false;
  return true;
}

static bool are_orthodox_men(const struct setup *setup) {
  unsigned kings[2] = {0, 0};
  for (square where = 0; where < setup->geometry.squares; where++) {
    struct man man = setup->men[where];
    if (man.walk >= ORTHODOX_WALKS || man.owners == OF_BOTH)
      return false;
    if (man.marks != (man.walk == KING ? MARK_ROYAL : 0))
      return false;
    if (man.walk == KING && ++kings[man.owners == OF_BLACK] > 1)
      return false;
  }
  for (unsigned walk = ORTHODOX_WALKS; walk < MAX_WALKS; walk++)
    if (setup->promotion[walk])
      return false;
  return true;
}

/* The same without looking at who is royal. */
static bool are_orthodox_walks(const struct setup *setup) {
  for (square where = 0; where < setup->geometry.squares; where++)
    if (setup->men[where].walk >= ORTHODOX_WALKS || setup->men[where].owners == OF_BOTH)
      return false;
  for (unsigned walk = ORTHODOX_WALKS; walk < MAX_WALKS; walk++)
    if (setup->promotion[walk] || setup->walk[walk])
      return false;
  return true;
}

/* On the usual board: pawns that step and promote as they always do. */
static bool are_usual_pawns(const struct setup *setup) {
  for (unsigned side = WHITE; side <= BLACK; side++) {
    const unsigned last = side == WHITE ? 7 : 0;
    if (setup->promotion_squares[side].word[0] != UINT64_C(0xff) << 8 * last)
      return false;
    for (unsigned rank = 0; rank < 8; rank++)
      if (setup->pawns.pawn_steps[side][rank] != (rank == 0 ? 0 : rank == 1 ? 2 : 1))
        return false;
  }
  return !setup->stays_pawn;
}

/* Moves come from the walks alone, and no rule changes men or squares. */
static bool only_take_away(const struct general_plan *g) {
  for (unsigned i = 0; i < g->effect_count; i++)
    if (g->effect[i].hook->changes & ~(unsigned)(ON_CAPTURE | ONLY_NOTES))
      return false;
  return g->shrunk[FOR_MOVES] && g->extras.count[FOR_MOVES] + g->promoteds.count == 0;
}

static bool are_usual_moves(const struct general_plan *g) {
  return is_orthodox_board(&g->setup.frame) && are_orthodox_walks(&g->setup) &&
         are_usual_pawns(&g->setup) && only_take_away(g);
}

static bool shun_attacks(const struct general_plan *g) {
  return are_orthodox_men(&g->setup) && !g->attacks_shrink && g->checks.count == 0;
}

/* What all effects of the rules together may change. */
static unsigned changes_of(const struct general_plan *general) {
  unsigned changes = 0;
  for (unsigned i = 0; i < general->effect_count; i++)
    changes |= general->effect[i].hook->changes;
  return changes;
}

/* At most one rule that has a variant of its own, and rules that all variants know. */
static bool plain_knows_rules(const struct general_plan *general, bool *prime_control) {
  unsigned primes = 0, castlings = 0;
  for (unsigned i = 0; i < general->rule_count; i++) {
    primes += general->rule[i].condition->compiled == COMPILED_PRIME_CONTROL;
    castlings += general->rule[i].condition->compiled == COMPILED_CASTLING;
  }
  *prime_control = primes > 0;
  return primes <= 1 && primes + castlings == general->rule_count;
}

static bool is_foggy(const struct general_plan *general) {
  for (unsigned i = 0; i < general->rule_count; i++)
    if (general->rule[i].condition->fog)
      return true;
  return false;
}

static bool exposes_kings(const struct general_plan *general) {
  for (unsigned i = 0; i < general->rule_count; i++)
    if (general->rule[i].condition->exposes_kings)
      return true;
  return false;
}

static void derive_facts(struct facts *facts, const struct general_plan *g) {
  unsigned changes = changes_of(g);
  bool compares = g->wholes.count[FOR_MOVES] + g->legal_wholes.count + g->prefers.count > 0;
  bool shifts = g->effects_before_movement > 0 || g->origins.count[FOR_MOVES] > 0;
  bool special = g->extras.count[FOR_MOVES] > 0, prime_control;
  *facts = (struct facts){
      .orthodox_board = is_orthodox_board(&g->setup.frame),
      .orthodox_men = are_orthodox_men(&g->setup),
      .no_rules = g->rule_count == 0,
      .only_castling = plain_knows_rules(g, &prime_control) && !prime_control,
      .orthodox_walks = are_orthodox_walks(&g->setup),
      .usual_moves = are_usual_moves(g) && g->turns.count + g->mates.count == 0,
      .kings_shun_attacks = shun_attacks(g) && !exposes_kings(g),
      .only_prime_control =
          g->rule_count == 1 && g->rule[0].condition->compiled == COMPILED_PRIME_CONTROL,
      .walk_table_moves = !compares && !special && g->walks.count[FOR_MOVES] == 0 &&
                          g->origins.count[FOR_MOVES] == 0 && g->views.count[FOR_MOVES] == 0 &&
                          g->movers.count[FOR_MOVES] == 0,
      .local_moves = g->effect_count == 0 && !special && !shifts,
      .constant_walks = !(changes & (CHANGES_WALK | CHANGES_SIDE | CHANGES_PLACE)) && !shifts,
      .no_returns = !(changes & (BRINGS_BACK | CHANGES_OTHERS)),
      .check_is_attack = !g->playcheck && g->checks.count == 0 && !compares,
      .mate_is_no_answer = g->checks.count + g->mates.count + g->afters.count == 0,
      .no_memory = g->memory_count == 0,
      .alternate = g->turns.count == 0,
      .exposes_kings = exposes_kings(g),
      .fog = is_foggy(g),
  };
}

/* Goals for which plain has no moves: they ask for the identity of men, for moves that leave the
   mover's king attacked, for the men that check, or for what has been before on the line. */
static bool goal_is_beyond_plain(const struct goal *goal) {
  switch (goal->kind) {
  case GOAL_CIRCUIT:
  case GOAL_EXCHANGE:
  case GOAL_CIRCUIT_REBIRTH:
  case GOAL_EXCHANGE_REBIRTH:
  case GOAL_DOUBLE_MATE:
  case GOAL_COUNTER_MATE:
  case GOAL_AUTO_MATE:
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
  if (!plain_knows_rules(plan->general, &prime_control))
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
        rule->condition->doubt ? rule->condition->doubt((struct board *)position, rule) : NULL;
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
  derive_facts(&plan->facts, general);
  fill_shared(plan, general);
  if (!choose_engine(plan, choice, complaints))
    return false;
  note_doubts(plan, complaints);
  note_vain_rights(plan, complaints);
  return true;
}

bool plan_is_pawn(const struct plan *plan, unsigned walk) {
  return is_pawn_walk(&plan->general->setup, walk);
}

struct plan *plan_make(const struct problem *problem, enum engine_choice choice,
                       struct complaints *complaints) {
  struct rule rules[MAX_RULES];
  struct rule_uses uses;
  struct arena *arena = arena_new();
  if (collect_rules(problem, &uses, rules, arena, complaints) &&
      men_are_supported(problem, complaints)) {
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
