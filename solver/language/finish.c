/* The last step of reading: when all commands are known, a draft becomes a problem.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/condition.h"
#include "pieces/piece.h"
#include "solver/board/array960.h"
#include "solver/language/reading.h"

#include <string.h>

static void number_men(struct man *men) {
  uint16_t id = 0;
  for (unsigned where = 0; where < MAX_SQUARES; where++)
    if (men[where].walk != NO_WALK)
      men[where].id = ++id;
}

/* Reading: a hole is no square, so what was put there is not on the board; it counts neither as a
   man nor for promotion.  Popeye buries such men, too, and solves without a word. */
static void bury_men_on_holes(struct reading *reading, struct problem *problem) {
  for (unsigned where = 0; where < MAX_SQUARES; where++) {
    if (!problem->board.hole[where] || problem->men[where].walk == NO_WALK)
      continue;
    problem->men[where] = (struct man){.walk = NO_WALK};
    complain(reading->words.complaints, NOTE, problem->place,
             "the man on the hole %s%s%s takes no part in play",
             words_square_name(&reading->words, (square)where),
             problem->twin_label != NULL ? " of twin " : "",
             problem->twin_label != NULL ? problem->twin_label : "");
  }
}

/* What stands on the first rank when a game begins, from a to h. */
static const uint8_t *array_officers(const struct problem *problem) {
  const uint8_t *officers = NULL;
  for (unsigned i = 0; i < problem->condition_count && officers == NULL; i++) {
    const struct condition_use *use = &problem->conditions[i];
    if (use->condition->officers != NULL)
      officers = use->condition->officers(use->settings);
  }
  return officers != NULL ? officers : array960_orthodox;
}

/* … and on the second one. */
static unsigned array_pawn(const struct problem *problem) {
  for (unsigned i = 0; i < problem->condition_count; i++) {
    const char *code = problem->conditions[i].condition->pawns;
    if (code != NULL)
      return walk_by_code(code, strlen(code), ENGLISH);
  }
  return PAWN;
}

void set_up_array(struct man *men, const uint8_t *officers, unsigned pawn) {
  memset(men, 0, MAX_SQUARES * sizeof *men);
  for (unsigned file = 0; file < 8; file++) {
    const uint32_t marks = officers[file] == KING ? MARK_ROYAL : 0;
    men[file] = (struct man){.walk = officers[file], .owners = OF_WHITE, .marks = marks};
    men[8 + file] = (struct man){.walk = (uint8_t)pawn, .owners = OF_WHITE};
    men[48 + file] = (struct man){.walk = (uint8_t)pawn, .owners = OF_BLACK};
    men[56 + file] = (struct man){.walk = officers[file], .owners = OF_BLACK, .marks = marks};
  }
}

/* dia: the diagram is to be reached from the array; a=>b: what was given last, from the diagram. */
static void set_goal_position(struct reading *reading, struct draft *draft) {
  struct problem *problem = draft->problem;
  if (draft->demand.proof_game) {
    struct man *position = arena_alloc(problem->arena, MAX_SQUARES * sizeof *position);
    memcpy(position, problem->men, sizeof problem->men);
    if (problem->board.files != 8 || problem->board.ranks != 8)
      complain(reading->words.complaints, INPUT_ERROR, draft->demand.place,
               "the game array is that of the 8x8 board");
    set_up_array(problem->men, array_officers(problem), array_pawn(problem));
    number_men(problem->men);
    problem->goal_position = position;
    problem->proof_game = true;
    problem->has_fen = false; /* it is about the end of the game */
  } else if (draft->demand.destination) {
    if (draft->destination == NULL)
      complain(reading->words.complaints, INPUT_ERROR, draft->demand.place,
               "the position to be reached is missing: its men must be given behind the "
               "stipulation");
    else
      number_men(draft->destination);
    problem->goal_position = draft->destination;
  }
}

static void set_stipulation(struct reading *reading, struct draft *draft) {
  struct problem *problem = draft->problem;
  struct demand *demand = &draft->demand;
  if (!demand->given)
    return;
  demand->quodlibet = problem->options.quodlibet;
  problem->stipulation_place = demand->place;
  problem->stipulation_text = demand_text(demand, problem->options.white_to_play, problem->arena);
  if (demand->whole == NULL || demand->structure != NULL)
    problem->stipulation = demand_tree(demand, problem, reading->words.complaints);
  if (problem->stipulation != NULL)
    note_unfit_options(reading, problem);
}

void finish_draft(struct reading *reading, struct draft *draft) {
  reading->words.problem = draft->problem;
  bury_men_on_holes(reading, draft->problem);
  number_men(draft->problem->men);
  set_stipulation(reading, draft);
  set_goal_position(reading, draft);
  check_retro_options(reading, draft);
}
