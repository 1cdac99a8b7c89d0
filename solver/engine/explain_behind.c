/* Why the men may not make a move that they can make: the position behind it leaves a king to be
   captured, or a rule does not like it, or another move must be played.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/explain_parts.h"

/* What the rules that judge positions have counted in this one. */
static void give_account(struct board *board, const struct turn *turn, bool stands,
                         struct explanation *e) {
  const struct rule_list *afters = &board->plan->afters;
  for (unsigned i = 0; i < afters->count; i++) {
    const struct rule *rule = afters->rule[i];
    if (rule->condition->account)
      rule->condition->account(board, rule, turn, stands, e->account, sizeof e->account);
  }
}

/* A capture of the king, played to its end: does it stand? */
static bool captures_king(struct board *board, move m, enum colour side, struct explanation *e) {
  struct turn turn;
  const struct rule_list *afters = &board->plan->afters;
  carry_out(board, m, side, &turn);
  bool stands = !turn.illegal;
  for (unsigned i = 0; i < afters->count && stands; i++) {
    const struct condition *condition = afters->rule[i]->condition;
    stands = !condition->playcheck || condition->after(board, afters->rule[i], &turn);
  }
  if (stands)
    give_account(board, &turn, true, e);
  end_frame(board);
  return stands;
}

/* The first man that could capture a royal man of the side. */
static bool find_capturer(struct board *board, enum colour side, struct explanation *e) {
  const size_t first = board->scratch.count;
  bool found = false;
  for_set (king, &board->royal[side], board->words)
    push_captures(board, opponent(side), king, FOR_CHECK, &board->scratch);
  for (size_t i = first; !found && i < board->scratch.count; i++) {
    const move m = board->scratch.moves[i];
    e->where = departure_of(m);
    e->man = board->man[e->where];
    found = captures_king(board, m, opponent(side), e);
  }
  board->scratch.count = first;
  return found;
}

/* The move has been carried out. */
static bool leaves_king(struct board *board, enum colour side, struct explanation *e) {
  if (!is_in_check(board, side) || !find_capturer(board, side, e))
    return false;
  e->reason = REASON_CHECK;
  return true;
}

/* Cards may have been copied; their names have not. */
static void name_rule(const struct problem *problem, const struct rule *rule,
                      struct explanation *e) {
  e->reason = REASON_RULE;
  e->part = PART_AFTER;
  e->rule = rule->condition->names[problem->language]; /* of an attribute there is no more */
  e->sentence = rule->condition->sentence;
  for (unsigned i = 0; i < problem->condition_count; i++) {
    const struct condition_use *use = &problem->conditions[i];
    if (use->condition->names[ENGLISH] != rule->condition->names[ENGLISH])
      continue;
    e->rule = use->text;
  }
}

static bool displeases_rule(struct board *board, const struct turn *turn, struct explanation *e) {
  const struct rule_list *afters = &board->plan->afters;
  for (unsigned i = 0; i < afters->count && !turn->illegal; i++) {
    const struct rule *rule = afters->rule[i];
    if (rule->condition->after(board, rule, turn))
      continue;
    name_rule(board->base.plan->problem, rule, e);
    if (rule->condition->account)
      rule->condition->account(board, rule, turn, false, e->account, sizeof e->account);
    return true;
  }
  return false;
}

/* A rule that judges the position is named before a king that could be captured, as the move would
   not even come to that. */
void explain_position_behind(const struct plan *plan, const struct question_of_rules *asked,
                             struct explanation *e) {
  struct position *position = plan->engine->create(plan, asked->side);
  struct board *board = board_of(position);
  struct turn turn;
  carry_out(board, e->move, asked->side, &turn);
  bool explained = displeases_rule(board, &turn, e) || leaves_king(board, asked->side, e);
  end_frame(board);
  plan->engine->destroy(position);
  if (!explained && !explain_by_rules(asked, e))
    e->reason = REASON_RULES;
}
