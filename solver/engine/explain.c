/* Explaining.  Nothing in the engines notes why a move falls away.  Instead the same question is
   put again with something changed, on a plan of its own: without one hook of one rule, without the
   rule, without all rules, without one man.  What makes the move possible is the reason.

   The order of questions: is there a man to move; is it a move of the men under the rules as they
   are, and if so, what does the position behind it say; else which rule is in its way; else what in
   the movement of the man.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/explain_parts.h"

#include <string.h>

/* Of three squares some rules make the second the arrival and some the third. */
static bool fits(move m, const struct intention *intention) {
  if (kind_of(m) == CASTLE_SHORT || kind_of(m) == CASTLE_LONG)
    return intention->castles && kind_of(m) == intention->castling;
  return departure_of(m) == intention->departure &&
         (arrival_of(m) == intention->arrival || arrival_of(m) == intention->last) &&
         (intention->promotion == NO_WALK || promotion_of(m) == intention->promotion);
}

static bool is_told(move m, const struct intention *intention, struct position *position) {
  return intention->is_told && intention->is_told(intention, position, m);
}

static move find_in(struct move_stack *stack, const struct intention *intention,
                    struct position *position) {
  move found = NO_MOVE;
  for (size_t i = stack->count; i-- > 0;)
    if (fits(stack->moves[i], intention) || is_told(stack->moves[i], intention, position))
      found = stack->moves[i];
  stack->count = 0;
  return found;
}

enum level explain_level(const struct problem *problem, enum colour side,
                         const struct intention *intention, move *m) {
  struct complaints unheard;
  complaints_begin(&unheard, arena_new());
  struct plan *plan = plan_make(problem, ENGINE_GENERAL, &unheard);
  enum level level = NOT_A_MOVE;
  *m = NO_MOVE;
  if (plan) {
    struct position *position = plan->engine->create(plan, side);
    struct move_stack stack = {0};
    plan->engine->legal_moves(position, &stack);
    if ((*m = find_in(&stack, intention, position)) != NO_MOVE) {
      level = PLAYABLE;
    } else {
      push_moves(board_of(position), side, &stack);
      level = (*m = find_in(&stack, intention, position)) != NO_MOVE ? MOVE_OF_MEN : NOT_A_MOVE;
    }
    move_stack_free(&stack);
    plan->engine->destroy(position);
  }
  plan_free(plan);
  arena_free(unheard.arena);
  return level;
}

/* Is the move possible, at least to this level, if one rule is as the card says? */
static bool helps(const struct question_of_rules *asked, unsigned index,
                  const struct condition *card) {
  struct problem other = *asked->problem;
  struct condition_use uses[MAX_RULES];
  move m;
  if (other.condition_count > MAX_RULES)
    return false;
  memcpy(uses, other.conditions, other.condition_count * sizeof *uses);
  if (card)
    uses[index].condition = card;
  else
    uses[index] = uses[--other.condition_count];
  other.conditions = uses;
  return explain_level(&other, asked->side, asked->intention, &m) > asked->level;
}

/* The first part of the rule without which the move is possible; RULE_PARTS if there is none. */
static enum rule_part part_in_the_way(const struct question_of_rules *asked, unsigned index) {
  const struct condition *rule = asked->problem->conditions[index].condition;
  for (enum rule_part part = PART_GATE; part < PART_SOMEHOW; part++) {
    struct condition card = *rule;
    if (explain_take_out(&card, asked->problem->conditions[index].settings, part) &&
        helps(asked, index, &card))
      return part;
  }
  return helps(asked, index, NULL) ? PART_SOMEHOW : RULE_PARTS;
}

/* The same for an attribute that men bear: is the move possible if they do not? */
static bool attribute_in_the_way(const struct question_of_rules *asked, uint32_t mark) {
  struct problem other = *asked->problem;
  bool borne = false;
  move m;
  for (unsigned where = 0; where < MAX_SQUARES; where++) {
    borne |= other.men[where].walk != NO_WALK && (other.men[where].marks & mark);
    other.men[where].marks &= ~mark;
  }
  return borne && explain_level(&other, asked->side, asked->intention, &m) > asked->level;
}

static bool explain_by_attributes(const struct question_of_rules *asked, struct explanation *e) {
  for (unsigned i = 0; i < attribute_count; i++) {
    const struct condition *attribute = all_attributes[i];
    if (!attribute_in_the_way(asked, attribute->mark))
      continue;
    e->reason = REASON_RULE;
    e->rule = attribute->names[asked->problem->language];
    e->sentence = attribute->sentence;
    e->part = PART_SOMEHOW;
    return true;
  }
  return false;
}

bool explain_by_rules(const struct question_of_rules *asked, struct explanation *explanation) {
  const struct problem *problem = asked->problem;
  for (unsigned i = 0; i < problem->condition_count; i++) {
    const enum rule_part part = part_in_the_way(asked, i);
    if (part == RULE_PARTS)
      continue;
    explanation->reason = REASON_RULE;
    explanation->rule = problem->conditions[i].text;
    explanation->sentence = problem->conditions[i].condition->sentence;
    explanation->part = part;
    return true;
  }
  if (explain_by_attributes(asked, explanation))
    return true;
  struct problem free = *problem;
  move m;
  free.condition_count = 0;
  if (problem->condition_count == 0 ||
      explain_level(&free, asked->side, asked->intention, &m) <= asked->level)
    return false;
  explanation->reason = REASON_RULES;
  return true;
}

static void explain_man(const struct problem *problem, enum colour side, struct explanation *e) {
  e->man = problem->men[e->where];
  if (e->man.walk == NO_WALK)
    e->reason = REASON_NO_MAN;
  else if (!belongs_to(e->man.owners, side))
    e->reason = REASON_OTHER_SIDE;
}

bool explain_move(const struct problem *problem, enum colour side,
                  const struct intention *intention, struct explanation *e,
                  struct complaints *complaints) {
  struct question_of_rules asked = {problem, side, intention, NOT_A_MOVE};
  *e = (struct explanation){.where = intention->departure};
  struct plan *plan = plan_make(problem, ENGINE_GENERAL, complaints);
  if (!plan)
    return false;
  asked.level = explain_level(problem, side, intention, &e->move);
  if (asked.level == MOVE_OF_MEN)
    explain_position_behind(plan, &asked, e);
  else if (asked.level == NOT_A_MOVE && !intention->castles)
    explain_man(problem, side, e);
  if (asked.level == NOT_A_MOVE && e->reason == REASON_NONE && !explain_by_rules(&asked, e))
    explain_movement(plan, &asked, e);
  plan_free(plan);
  return true;
}
