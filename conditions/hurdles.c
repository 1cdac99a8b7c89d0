/* Hoppers that do something to the man that they hop over.  HurdleColourChanging: it changes its
   colour, unless it is a king or neutral.  Bul: it must then move as the hopper does, without
   capturing; Dob: in its own way, as a man of its own side.  A hop is illegal if its hurdle cannot
   do so, and gives no check either.

   A move does not say which hurdle it has where there are several: that is a choice.  With a
   promotion come the attributes of the men of that walk in the diagram.

   Sources: Andernach Grasshoppers, 2000; P. Petkov, Anda Fairy Planet, 2020; the promotions as
   Popeye has them.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/recolour.h"
#include "conditions/set_up.h"
#include "solver/engine/general_board.h"

enum { FAMILY = MARK_HURDLE_COLOUR_CHANGING | MARK_BUL | MARK_DOB };

/* A way over several men would not tell which of them is meant. */
static bool hops_over_one(const struct movement *movement) {
  return most_hurdles(movement) == 1;
}

static void ask_for_hoppers(const struct rule *rule, struct setup *setup) {
  ask_for_movement(rule, setup, hops_over_one, "only men that hop over a single man can have it");
}

static void add_once(square *hurdles, unsigned *count, square hurdle) {
  for (unsigned i = 0; i < *count; i++)
    if (hurdles[i] == hurdle)
      return;
  hurdles[(*count)++] = hurdle;
}

/* The squares of the hurdles over which the move can be made; returns how many. */
static unsigned find_hurdles(struct board *board, const struct turn *turn, square *hurdles) {
  struct walk_list walks;
  struct steps steps;
  struct set victim = {{0}};
  unsigned count = 0;
  if (turn->capture != NO_SQUARE)
    set_add(&victim, turn->capture);
  const struct sight sight = {.crowd = crowd_for(board, turn->side),
                              .capturable = &victim,
                              .moves = turn->capture == NO_SQUARE,
                              .captures = turn->capture != NO_SQUARE,
                              .by_way = true};
  steps_begin(&steps);
  const unsigned modes = turn->capture == NO_SQUARE ? MOVING : CAPTURING;
  walks_of(board, turn->side, turn->departure, FOR_MOVES, modes, &walks);
  for (unsigned i = 0; i < walks.count; i++)
    walk_steps(paths_of(board, walks.walk[i]), turn->side, turn->origin, &sight, &steps);
  for (unsigned i = 0; i < steps.count; i++)
    if (steps.step[i].arrival == turn->arrival && steps.step[i].capture == turn->capture)
      add_once(hurdles, &count, steps.step[i].hurdle);
  return count;
}

/* The attributes of the family share one choice. */
static void choose_hurdle(struct board *board, const struct rule *rule, struct turn *turn) {
  square hurdles[MAX_STEPS];
  if (!(turn->mover.marks & rule->condition->mark) || turn->hurdle != NO_SQUARE ||
      kind_of(turn->step) != ORDINARY)
    return;
  const unsigned count = find_hurdles(board, turn, hurdles);
  if (count > 0)
    turn->hurdle = hurdles[choose(turn, count)];
}

static bool has_hopped(const struct board *board, const struct rule *rule,
                       const struct turn *turn) {
  return (turn->mover.marks & rule->condition->mark) && turn->hurdle != NO_SQUARE &&
         board->man[turn->hurdle].walk != NO_WALK;
}

static void recolour_hurdle(struct board *board, const struct rule *rule, struct turn *turn) {
  if (has_hopped(board, rule, turn) && !is_royal(board, turn->hurdle) &&
      !is_neutral(board, turn->hurdle))
    go_over(board, turn, turn->hurdle);
}

/* The hurdle must go where one of the steps leads. */
static void send_away(struct board *board, struct turn *turn, const struct steps *steps) {
  if (steps->count == 0) {
    turn->illegal = true;
    return;
  }
  const square to = steps->step[choose(turn, steps->count)].arrival;
  edit_move(board, turn->hurdle, to);
  promote_reborn(board, turn, to, turn->side);
}

static void send_like_hopper(struct board *board, const struct rule *rule, struct turn *turn) {
  struct steps steps;
  const struct sight sight = {.crowd = crowd_for(board, turn->side),
                              .capturable = &board->of[opponent(turn->side)],
                              .moves = true};
  if (!has_hopped(board, rule, turn))
    return;
  steps_begin(&steps);
  walk_steps(paths_of(board, turn->mover.walk), turn->side, turn->hurdle, &sight, &steps);
  send_away(board, turn, &steps);
}

/* A man that may not act cannot be sent away. */
static void send_its_way(struct board *board, const struct rule *rule, struct turn *turn) {
  struct steps steps;
  if (!has_hopped(board, rule, turn))
    return;
  const unsigned owners = board->man[turn->hurdle].owners;
  const enum colour side = belongs_to(owners, turn->side) ? turn->side : opponent(turn->side);
  const struct question question = {
      .side = side, .depth = FOR_MOVES, .modes = MOVING, .capturable = &board->of[opponent(side)]};
  steps_begin(&steps);
  if (set_has(actors(board, side, FOR_MOVES), turn->hurdle))
    unit_steps(board, turn->hurdle, &question, &steps);
  send_away(board, turn, &steps);
}

/* What the men of a walk in the diagram are like; returns how many kinds there are. */
static unsigned kinds_of(const struct setup *setup, unsigned walk, uint32_t *kinds) {
  unsigned count = 0;
  for (square where = 0; where < setup->geometry.squares; where++) {
    const uint32_t kind = setup->men[where].marks & FAMILY;
    bool known = setup->men[where].walk != walk;
    for (unsigned i = 0; i < count; i++)
      known |= kinds[i] == kind;
    if (!known)
      kinds[count++] = kind;
  }
  return count;
}

/* The first of the family that is active speaks for all. */
static bool speaks_for_family(const struct board *board, const struct rule *rule) {
  const struct rule *first = board->plan->rule;
  while (!(first->condition->mark & FAMILY))
    first++;
  return first == rule;
}

static void promote_to_kind(struct board *board, const struct rule *rule, struct turn *turn,
                            square where) {
  uint32_t kinds[MAX_SQUARES];
  const struct man man = board->man[where];
  if (!speaks_for_family(board, rule))
    return;
  const unsigned count = kinds_of(general_setup(board), man.walk, kinds);
  if (count > 0)
    edit_marks(board, where, (man.marks & ~(uint32_t)FAMILY) | kinds[choose(turn, count)]);
}

const struct condition attribute_hurdle_colour_changing = {
    .names = {"HurdleColourChanging", "CouleurEchangeantSautoir", "SprungbockFarbeWechselnd"},
    .sentence = "The man that such a hopper hops over changes colour",
    .example = "Pieces White HurdleColourChanging Ga1",
    .mark = MARK_HURDLE_COLOUR_CHANGING,
    .letters = {"hcc", "ces", "sfw"},
    .army = ask_for_hoppers,
    .effects = {{.slot = SLOT_BEFORE, .changes = HAS_CHOICE, .act = choose_hurdle},
                {.slot = SLOT_HURDLES, .changes = CHANGES_OTHERS, .act = recolour_hurdle}},
    .promoted = promote_to_kind,
};

const struct condition attribute_bul = {
    .names = {"Bul", "Bul", "Bul"},
    .sentence = "The man that a Bul hopper hops over must then move like the hopper, without "
                "capturing",
    .example = "Pieces White Bul Ga1",
    .mark = MARK_BUL,
    .letters = {"b", "b", "b"},
    .army = ask_for_hoppers,
    .effects = {{.slot = SLOT_BEFORE, .changes = HAS_CHOICE, .act = choose_hurdle},
                {.slot = SLOT_HURDLES,
                 .changes = CHANGES_OTHERS | HAS_CHOICE,
                 .act = send_like_hopper}},
    .promoted = promote_to_kind,
    .playcheck = true,
};

const struct condition attribute_dob = {
    .names = {"Dob", "Dob", "Dob"},
    .sentence = "The man that a Dob hopper hops over must then move in its own way, without "
                "capturing",
    .example = "Pieces White Dob Ga1",
    .mark = MARK_DOB,
    .letters = {"d", "d", "d"},
    .army = ask_for_hoppers,
    .effects = {{.slot = SLOT_BEFORE, .changes = HAS_CHOICE, .act = choose_hurdle},
                {.slot = SLOT_HURDLES,
                 .changes = CHANGES_OTHERS | HAS_CHOICE,
                 .act = send_its_way}},
    .promoted = promote_to_kind,
    .playcheck = true,
};
