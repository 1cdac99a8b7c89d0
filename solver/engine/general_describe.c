/* What a move looks like to the reader of a solution: the edits that rules have made, in their
   order, as effects in brackets.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_describe.h"

/* A man that has just appeared on this square, or become another there. */
static struct effect *appeared(struct ply *ply, square where) {
  struct effect *last = ply->effect_count ? &ply->effects[ply->effect_count - 1] : NULL;
  bool there = last && last->to == where &&
               (last->kind == EFFECT_APPEARS || last->kind == EFFECT_MOVES ||
                last->kind == EFFECT_BURIED || last->kind == EFFECT_BECOMES);
  return there ? last : NULL;
}

/* A man as writers want it: kings by nature are not called royal, and what a condition makes of all
   men goes without saying. */
static struct man as_written(const struct board *board, struct man man) {
  man.marks &= ~board->plan->setup.common_marks;
  const bool by_nature = man.walk != NO_WALK && paths_of(board, man.walk)->royal;
  if (by_nature || (man.marks & MARK_ENTHRONED))
    man.marks &= ~(uint32_t)MARK_ROYAL;
  return man;
}

static struct effect *add_effect(const struct board *board, struct ply *ply, enum effect_kind kind,
                                 struct man man, square from, square to) {
  if (ply->effect_count == MAX_EFFECTS)
    return NULL;
  struct effect *effect = &ply->effects[ply->effect_count++];
  *effect = (struct effect){.kind = kind, .man = as_written(board, man), .from = from, .to = to};
  return effect;
}

/* The attributes of a man that has got some with an edit; 0 if it has not. */
static uint32_t gains(const struct board *board, const struct edit *edit) {
  const uint32_t before = as_written(board, edit->before).marks;
  const uint32_t after = as_written(board, edit->after).marks & ~(uint32_t)MARK_ROYAL;
  return after & ~before ? after : 0;
}

/* What is told once effects of the step are would seem to be theirs if it had no brackets of its
   own. */
static bool has_brackets(const struct ply *ply) {
  return ply->effect_count > (ply->further_count > 0
                                  ? ply->further[ply->further_count - 1].effect_count
                                  : ply->early_count);
}

static void tell_promotion(const struct board *board, struct ply *ply, const struct edit *edit) {
  if (edit->before.walk == edit->after.walk)
    return;
  if (has_brackets(ply)) {
    add_effect(board, ply, EFFECT_BECOMES, edit->after, NO_SQUARE, edit->where);
  } else if (ply->further_count > 0) {
    ply->further[ply->further_count - 1].promotion = edit->after.walk;
  } else {
    ply->promotion = edit->after.walk;
    ply->becomes_first = ply->becomes.walk != NO_WALK;
  }
}

static bool loses_crown(const struct edit *edit) {
  return (edit->before.marks & MARK_ROYAL) && !(edit->after.marks & MARK_ROYAL);
}

static void tell_change_of_mover(const struct board *board, struct ply *ply,
                                 const struct edit *edit) {
  struct becoming *becomes =
      ply->further_count > 0 ? &ply->further[ply->further_count - 1].becomes : &ply->becomes;
  if (edit->before.walk != edit->after.walk || loses_crown(edit)) {
    becomes->between = becomes->walk != ply->man.walk ? becomes->walk : NO_WALK;
    becomes->walk = edit->after.walk;
    becomes->royal = (as_written(board, edit->after).marks & MARK_ROYAL) != 0;
    becomes->bare = edit->telling == TOLD_BARELY;
  }
  if (edit->before.owners != edit->after.owners) {
    becomes->owners_between = becomes->owners;
    becomes->owners = edit->after.owners;
  }
  becomes->marks |= gains(board, edit);
}

/* A man that becomes what it was is told of, too. */
static bool is_vain(const struct edit *edit) {
  return edit->before.walk == edit->after.walk && edit->before.owners == edit->after.owners &&
         edit->before.marks == edit->after.marks;
}

static void tell_new_walk(const struct board *board, struct ply *ply, const struct edit *edit) {
  struct effect *effect =
      add_effect(board, ply, EFFECT_BECOMES, edit->after, NO_SQUARE, edit->where);
  if (effect && edit->telling == TOLD_BARELY)
    effect->man.owners = 0;
}

static void tell_change(const struct board *board, struct ply *ply, const struct edit *edit) {
  bool walk = edit->before.walk != edit->after.walk;
  bool owners = edit->before.owners != edit->after.owners;
  const bool with_move = edit->telling == TOLD_WITH_MOVE || edit->telling == TOLD_BARELY;
  struct effect *reborn = with_move ? appeared(ply, edit->where) : NULL;
  bool of_mover = edit->of_mover && with_move && !has_brackets(ply);
  if (reborn) {
    if (walk)
      reborn->promotion = edit->after.walk;
    if (owners)
      reborn->owners = edit->after.owners;
    reborn->gains |= gains(board, edit);
  } else if (of_mover) {
    tell_change_of_mover(board, ply, edit);
  } else {
    if (walk || is_vain(edit))
      tell_new_walk(board, ply, edit);
    if (owners)
      add_effect(board, ply, EFFECT_RECOLOURS, edit->after, NO_SQUARE,
                 edit->telling == TOLD_IN_BRACKETS ? NO_SQUARE : edit->where);
  }
}

/* Where a rule carries a man, and what has become of it there. */
static void tell_way(const struct board *board, struct ply *ply, const struct edit *edit) {
  struct effect *effect =
      add_effect(board, ply, EFFECT_MOVES, edit->before, edit->from, edit->where);
  if (effect && edit->telling == TOLD_BEFORE)
    ply->early_count++;
  if (effect && edit->before.walk != edit->after.walk) {
    effect->other = as_written(board, edit->after);
    effect->other.marks &= ~effect->man.marks; /* only what is new */
  }
}

static void tell_burial(const struct board *board, struct ply *ply, const struct edit *edit) {
  struct effect *effect =
      add_effect(board, ply, EFFECT_BURIED, edit->before, edit->from, edit->where);
  if (effect && edit->before.walk != edit->after.walk)
    effect->promotion = edit->after.walk;
}

static void tell_early(const struct board *board, struct ply *ply, const struct edit *edit) {
  if (edit->where == departure_of(ply->move))
    ply->man = as_written(board, edit->after);
  if (add_effect(board, ply, EFFECT_BECOMES, edit->after, NO_SQUARE, edit->where))
    ply->early_count++;
}

static void tell(const struct board *board, struct ply *ply, const struct edit *edit) {
  switch ((enum edit_kind)edit->kind) {
  case EDIT_PUT:
    add_effect(board, ply, EFFECT_APPEARS, edit->after, NO_SQUARE, edit->where);
    break;
  case EDIT_TAKE_OFF:
    add_effect(board, ply, EFFECT_VANISHES, edit->before, edit->where, NO_SQUARE);
    break;
  case EDIT_MOVE:
    tell_way(board, ply, edit);
    break;
  case EDIT_BURY:
    tell_burial(board, ply, edit);
    break;
  case EDIT_RAISE:
    add_effect(board, ply, EFFECT_APPEARS, edit->before, NO_SQUARE, edit->where);
    break;
  case EDIT_EXCHANGE: {
    struct effect *effect =
        add_effect(board, ply, EFFECT_EXCHANGES, edit->before, edit->from, edit->where);
    if (effect) { /* by their walks only, as is usual */
      effect->other = as_written(board, edit->after);
      effect->man.marks = effect->other.marks = 0;
    }
    break;
  }
  case EDIT_CHANGE:
    if (edit->telling == TOLD_BEFORE)
      tell_early(board, ply, edit);
    else
      tell_change(board, ply, edit);
    break;
  case EDIT_CLOSE:
  case EDIT_OPEN:
  case EDIT_MEMORY:
    break;
  }
}

/* Promotions, which are the engine's own changes, and the steps with which the man goes on:
   movements of its own, after the first. */
static void tell_own(const struct board *board, struct ply *ply, const struct edit *edit,
                     bool *moved, square *capture) {
  if (edit->kind == EDIT_TAKE_OFF) {
    *capture = edit->where;
  } else if (edit->kind == EDIT_CHANGE) {
    tell_promotion(board, ply, edit);
  } else if (edit->kind == EDIT_MOVE && edit->of_mover) {
    if (*moved && ply->further_count < MAX_FURTHER_STEPS)
      ply->further[ply->further_count++] = (struct further_step){
          .arrival = edit->where, .capture = *capture, .effect_count = ply->effect_count};
    *moved = true;
    *capture = NO_SQUARE;
  }
}

/* Imitators are told by their rule. */
static bool is_nobodys(const struct edit *edit) {
  const struct man man = edit->kind == EDIT_TAKE_OFF ? edit->before : edit->after;
  if (edit->kind == EDIT_CLOSE || edit->kind == EDIT_OPEN || edit->kind == EDIT_MEMORY)
    return false;
  return man.walk != NO_WALK && man.owners == 0;
}

static void tell_of_rules(const struct board *board, struct ply *ply) {
  const struct general_plan *plan = board->plan;
  for (unsigned i = 0; i < plan->rule_count; i++)
    if (plan->rule[i].condition->tell)
      plan->rule[i].condition->tell(board, &plan->rule[i], ply);
}

/* What attributes have to say about a man that has arrived. */
static const char *note_behind(const struct board *board, square where) {
  const char *note = NULL;
  for (unsigned i = 0; i < board->plan->rule_count && where != NO_SQUARE; i++) {
    const struct condition *condition = board->plan->rule[i].condition;
    if (condition->behind[0])
      note = condition->behind[(board->man[where].marks & condition->mark) != 0];
  }
  return note;
}

/* The partner of a king that castles in another way. */
static void tell_partner(struct ply *ply, const struct turn *turn) {
  if (kind_of(turn->move) != SPECIAL || turn->partner_from == NO_SQUARE)
    return;
  for (unsigned i = ply->early_count; i < ply->effect_count; i++)
    if (ply->effects[i].kind == EFFECT_MOVES && ply->effects[i].from == turn->partner_from)
      ply->effects[i].kind = EFFECT_CASTLES;
}

void describe_effects(const struct board *board, struct ply *ply) {
  square capture = NO_SQUARE;
  bool moved = false;
  for (size_t i = board->frames[board->frame_count - 1].first_edit; i < board->edit_count; i++)
    if (!board->edits[i].by_rule)
      tell_own(board, ply, &board->edits[i], &moved, &capture);
    else if (board->edits[i].telling != TOLD_NOT && !is_nobodys(&board->edits[i]))
      tell(board, ply, &board->edits[i]);
}

static unsigned alternatives_of(const struct turn *turn) {
  unsigned number = 1;
  for (unsigned i = turn->fixed; i < turn->choices; i++)
    number *= turn->among[i];
  return number;
}

void describe_move(struct board *board, move m, struct ply *ply) {
  static const struct man nobody;
  const square capture = capture_of(m);
  struct turn turn;
  *ply = (struct ply){
      .move = m,
      .side = board->base.side,
      .origin = departure_of(m),
      .man = as_written(board, board->man[departure_of(m)]),
      .captured = as_written(board, capture == NO_SQUARE ? nobody : board->man[capture]),
  };
  probe(board, m, board->base.side, &turn);
  if (!turn.goes_on) {
    ply->origin = turn.origin;
    ply->castles = (uint8_t)turn.castles;
  }
  ply->alternatives = alternatives_of(&turn);
  ply->shifted = ply->origin != departure_of(m);
  ply->gives_check = is_in_check(board, board->base.side);
  describe_effects(board, ply);
  tell_partner(ply, &turn);
  tell_of_rules(board, ply);
  ply->behind[0] = note_behind(board, turn.now);
  ply->behind[1] = note_behind(board, turn.partner_to);
  end_frame(board);
}
