/* What each side needs (position_bound_need.h) depends on little: its own men, how many captures
   are to come, where it has to offer men.  In a tree of moves that is asked again and again, so
   the answers are kept, with all that they depend on.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/position_bound.h"

#include "solver/language/problem.h"
#include "solver/search/bound_reach.h"
#include "solver/search/position_bound_need.h"
#include "solver/search/position_missing.h"

#include <stdlib.h>
#include <string.h>

/* Everything that a side's need depends on; `men` are its men by three binary digits of the walk.
 */
struct question {
  uint64_t men[3];
  uint64_t on, anywhere; /* of the offer; against a side that never moves: its victims */
  uint64_t barred, observed;
  uint8_t asks;     /* enum subject */
  uint8_t captures; /* to be made */
  uint8_t offers;   /* men to be offered */
  uint8_t moves;    /* to be made, where that is asked about */
  uint8_t unused[4];
};

enum subject { CAPTURES_NEEDED, MOVES_NEEDED, CAPTURES_WITHIN, MEN_STAYING };

enum {
  KEPT = 1 << 13,
  TURNS = 2,
  MOVES_TO_GO_ROUND = 5, /* with fewer, playing is faster than looking who is in the way */
  SPARE_MOVES = 4        /* with so many a side gets wherever it wants */
};

struct kept {
  struct question question;
  uint64_t on;
  uint32_t least;
  bool known;
};

struct position_bound {
  const struct plan *plan;
  struct position_missing *missing; /* NULL, or all that there is to say */
  struct ways ways;
  struct kept kept[2][KEPT];
};

static bool is_aimed_at_position(const struct stipulation *tree) {
  while (tree && (tree->kind == NODE_HELP || tree->kind == NODE_SERIES))
    tree = tree->next;
  return tree && tree->kind == NODE_GOAL && tree->goal.kind == GOAL_POSITION;
}

/* Where men of orthodox walks do what they always do much more is known. */
static bool find_argument(struct position_bound *bound, const struct stipulation *tree) {
  if (bound->plan->facts.usual_moves && ways_make(&bound->ways, bound->plan, tree))
    return true;
  bound->missing = position_missing_new(bound->plan, tree);
  return bound->missing;
}

struct position_bound *position_bound_new(const struct plan *plan, const struct stipulation *tree) {
  if (!is_aimed_at_position(tree) || !plan->problem->goal_position ||
      plan->problem->options.null_moves)
    return NULL;
  struct position_bound *bound = calloc(1, sizeof *bound);
  if (!bound)
    return NULL;
  bound->plan = plan;
  if (find_argument(bound, tree))
    return bound;
  free(bound);
  return NULL;
}

void position_bound_free(struct position_bound *bound) {
  if (bound)
    position_missing_free(bound->missing);
  free(bound);
}

/* A position seen from one side. */
struct view {
  struct position_bound *bound;
  const struct bitboards *sets;
  enum colour side;
  unsigned captures; /* men that the other side has too many */
};

static struct question question_of(const struct view *view, enum subject subject,
                                   const struct offer *offer) {
  const uint64_t *walk = view->sets->walk, men = view->sets->of[view->side];
  return (struct question){.men = {men & (walk[KING] | walk[ROOK] | walk[KNIGHT]),
                                   men & (walk[QUEEN] | walk[ROOK] | walk[PAWN]),
                                   men & (walk[BISHOP] | walk[KNIGHT] | walk[PAWN])},
                           .on = offer->on,
                           .anywhere = offer->anywhere,
                           .barred = offer->barred,
                           .observed = offer->observed,
                           .asks = (uint8_t)subject,
                           .captures = (uint8_t)view->captures,
                           .offers = (uint8_t)offer->least};
}

static struct kept *place_for(const struct view *view, const struct question *question) {
  uint64_t sum = question->on ^ question->anywhere * UINT64_C(0xd6e8feb86659fd93);
  sum ^= (sum >> 31) + question->barred * UINT64_C(0xa0761d6478bd642f) + question->observed;
  sum += ((question->asks * 64u + question->captures) * 64u + question->offers) * 256u +
         question->moves;
  for (unsigned i = 0; i < 3; i++)
    sum = (sum ^ sum >> 29 ^ question->men[i]) * UINT64_C(0x9e3779b97f4a7c15);
  return &view->bound->kept[view->side][sum >> 40 & (KEPT - 1)];
}

/* Is the answer there?  If not the question is put there. */
static bool is_known(struct kept *kept, const struct question *question) {
  if (kept->known && memcmp(&kept->question, question, sizeof *question) == 0)
    return true;
  kept->question = *question;
  kept->known = true;
  return false;
}

static bool fixed_are_there(const struct view *view) {
  const struct ways *ways = &view->bound->ways;
  uint64_t fixed = ways->side[view->side].fixed, wrong = fixed & ~view->sets->of[view->side];
  for (unsigned walk = KING; walk < ORTHODOX_WALKS; walk++)
    wrong |= fixed & (view->sets->walk[walk] ^ ways->wanted.walk[walk]);
  return !wrong;
}

static struct standing standing_of(const struct view *view) {
  const struct side_ways *ways = &view->bound->ways.side[view->side];
  return (struct standing){.ways = ways,
                           .side = view->side,
                           .castling = view->bound->plan->castling,
                           .castlings = plan_castlings(view->bound->plan),
                           .army = army_of(view->sets, view->sets->of[view->side] & ~ways->fixed),
                           .captures = view->captures};
}

static struct capture_need ask_captures(const struct view *view) {
  static const struct offer nothing = {0, 0, 0, 0, 0};
  struct question question = question_of(view, CAPTURES_NEEDED, &nothing);
  struct kept *kept = place_for(view, &question);
  if (!is_known(kept, &question)) {
    struct capture_need need = {NO_WAY, 0};
    if (fixed_are_there(view)) {
      struct standing standing = standing_of(view);
      need = captures_needed(&standing);
    }
    kept->least = need.least;
    kept->on = need.on;
  }
  return (struct capture_need){kept->least, kept->on};
}

static unsigned ask_moves(const struct view *view, const struct offer *offer) {
  const struct ways *ways = &view->bound->ways;
  enum colour other = opponent(view->side);
  uint64_t victims = ways->still[other] ? view->sets->of[other] & ~ways->side[other].fixed : 0;
  struct question question = question_of(view, MOVES_NEEDED, offer);
  if (ways->still[other])
    question.on = victims;
  struct kept *kept = place_for(view, &question);
  if (!is_known(kept, &question)) {
    struct standing standing = standing_of(view);
    kept->least = moves_needed(&standing, offer, victims);
  }
  return kept->least;
}

/* CAPTURES_WITHIN or MEN_STAYING. */
static uint64_t ask_where(const struct view *view, enum subject subject, const struct offer *offer,
                          unsigned moves) {
  struct question question = question_of(view, subject, offer);
  question.moves = (uint8_t)moves;
  struct kept *kept = place_for(view, &question);
  if (!is_known(kept, &question)) {
    struct standing standing = standing_of(view);
    kept->on = subject == MEN_STAYING ? men_staying(&standing, offer, moves)
                                      : captures_within(&standing, offer, moves);
  }
  return kept->on;
}

/* The game between two sides that want the same. */
struct accord {
  struct view views[2];
  unsigned moves[2];  /* to be made */
  unsigned needed[2]; /* at least */
  struct offer offers[2];
};

static bool lacks_moves(struct accord *accord, enum colour side) {
  if (accord->views[side].bound->ways.still[side])
    return false;
  accord->needed[side] = ask_moves(&accord->views[side], &accord->offers[side]);
  return accord->needed[side] > accord->moves[side];
}

static bool lacks_captures(struct accord *accord, enum colour side) {
  const struct view *view = &accord->views[side];
  struct capture_need need = ask_captures(view);
  accord->offers[opponent(side)] = (struct offer){need.least, need.on, ~UINT64_C(0), 0, 0};
  return need.least > view->captures;
}

static bool is_tight(const struct accord *accord, enum colour side) {
  return !accord->views[side].bound->ways.still[side] && accord->moves[side] <= UINT8_MAX &&
         accord->moves[side] - accord->needed[side] < SPARE_MOVES;
}

/* Men that have no time to leave their places are in the way of all others. */
static bool cannot_pass_by(struct accord *accord) {
  const struct ways *ways = &accord->views[WHITE].bound->ways;
  uint64_t staying[2], barred = 0;
  for (unsigned side = WHITE; side <= BLACK; side++) {
    staying[side] = 0;
    if (is_tight(accord, (enum colour)side))
      staying[side] =
          ask_where(&accord->views[side], MEN_STAYING, &accord->offers[side], accord->moves[side]);
    barred |= staying[side] | ways->side[side].fixed;
  }
  if (!(staying[WHITE] | staying[BLACK]) || accord->offers[WHITE].barred == barred)
    return false;
  for (unsigned side = WHITE; side <= BLACK; side++) {
    enum colour other = opponent((enum colour)side);
    uint64_t observers = ways->shun_attacks ? staying[other] | ways->side[other].fixed : 0;
    accord->offers[side].barred = barred;
    accord->offers[side].observed = surely_observed(accord->views[side].sets, observers, other);
  }
  return lacks_moves(accord, WHITE) || lacks_moves(accord, BLACK);
}

/* A side with few moves to spare captures on few squares; the other has to bring its men there. */
static bool cannot_meet(struct accord *accord, enum colour side) {
  const struct view *view = &accord->views[side];
  enum colour other = opponent(side);
  struct offer *offer = &accord->offers[other];
  if (view->captures == 0 || !is_tight(accord, side))
    return false;
  uint64_t where = ask_where(view, CAPTURES_WITHIN, &accord->offers[side], accord->moves[side]);
  offer->anywhere &= where;
  offer->on &= where;
  return lacks_moves(accord, other);
}

static bool cannot(struct accord *accord) {
  if (lacks_captures(accord, WHITE) || lacks_captures(accord, BLACK) ||
      lacks_moves(accord, WHITE) || lacks_moves(accord, BLACK))
    return true;
  for (unsigned round = 0; round < TURNS; round++)
    if (cannot_meet(accord, WHITE) || cannot_meet(accord, BLACK))
      return true;
  return accord->moves[WHITE] + accord->moves[BLACK] >= MOVES_TO_GO_ROUND && cannot_pass_by(accord);
}

bool position_bound_forbids(struct position_bound *bound, const struct position *position,
                            unsigned white_moves, unsigned black_moves) {
  struct accord accord = {.moves = {white_moves, black_moves}};
  struct bitboards sets;
  if (bound->missing)
    return position_missing_forbids(bound->missing, position, accord.moves);
  if (!position->engine->bitboards(position, &sets))
    return false;
  for (unsigned side = WHITE; side <= BLACK; side++) {
    enum colour other = opponent((enum colour)side);
    int too_many = size_of(sets.of[other]) - size_of(bound->ways.wanted.of[other]);
    if (too_many < 0 || too_many > (int)accord.moves[side])
      return true;
    accord.views[side] = (struct view){bound, &sets, (enum colour)side, (unsigned)too_many};
  }
  return cannot(&accord);
}
