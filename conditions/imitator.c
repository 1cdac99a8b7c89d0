/* Imitators belong to nobody; they repeat every move from where they stand, at the same time as the
   man that moves, and so are never in its way.  A move is illegal, and so no check, if one of them
   would be blocked by a man or leave the board, or if a man is put on its square.  Pawns may
   promote to imitators unless NoIProm is in force.

   Men that leap or move along lines are followed along the same way.  Where a man has looked at
   others on its way, as hoppers do, an imitator must be able to make the same move as such a man.
   In castling they follow the king and then the rook; where two men change places they leap there
   and back.

   Source: T. Kok, 1939; hops as Popeye has them.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/directions.h"
#include "pieces/piece.h"
#include "solver/engine/general_board.h"
#include "solver/engine/ply.h"
#include "solver/language/words.h"

struct imitators {
  unsigned walk; /* what pawns promote to stands for an imitator for a moment */
  unsigned count;
  square where[MAX_IMITATORS];
};

static unsigned imitator_walk(void) {
  return walk_by_code("DU", 2, ENGLISH);
}

static const void *read_imitators(struct words *words) {
  struct imitators *imitators = arena_alloc(words_arena(words), sizeof *imitators);
  square squares[MAX_SQUARES];
  struct word word = {.text = NULL};
  unsigned count;
  imitators->walk = imitator_walk();
  words_peek(words, &word);
  while ((count = words_take_squares(words, squares, MAX_SQUARES)) > 0)
    for (unsigned i = 0; i < count; i++)
      if (imitators->count < MAX_IMITATORS)
        imitators->where[imitators->count++] = squares[i];
      else
        complain(words_complaints(words), INPUT_ERROR, word.place,
                 "there are more than %d imitators", MAX_IMITATORS);
  if (imitators->count == 0)
    complain(words_complaints(words), INPUT_ERROR, word.place,
             "the squares of the imitators must be named");
  return imitators;
}

static bool stands_on(const void *settings, square where) {
  const struct imitators *imitators = settings;
  for (unsigned i = 0; i < imitators->count; i++)
    if (imitators->where[i] == where)
      return true;
  return false;
}

static void admit_imitators(const struct rule *rule, struct setup *setup) {
  const struct imitators *imitators = rule->settings;
  for (square where = 0; where < MAX_SQUARES; where++)
    if (setup->men[where].walk == imitators->walk)
      setup->refusal = "dummies in the diagram cannot be told from imitators";
  setup->walk[imitators->walk] = true;
}

static void let_pawns_become(const struct rule *rule, struct setup *setup) {
  const struct imitators *imitators = rule->settings;
  setup->promotion[imitators->walk] = true;
}

static void forbid_imitators(const struct rule *rule, struct setup *setup) {
  (void)rule;
  setup->promotion[imitator_walk()] = false;
}

/* The memory: six squares a word, in the order in which the imitators came; 0 ends them, else one
   more than the square. */
enum { PER_WORD = 6, MEMORY = MAX_IMITATORS / PER_WORD };

static unsigned find(const struct board *board, const struct rule *rule, square *where) {
  unsigned count = 0;
  for (unsigned i = 0; i < MAX_IMITATORS; i++) {
    const unsigned entry = recall(board, rule, i / PER_WORD) >> i % PER_WORD * 10 & 1023;
    if (entry == 0)
      break;
    where[count++] = (square)(entry - 1);
  }
  return count;
}

static void note(struct board *board, const struct rule *rule, const square *where,
                 unsigned count) {
  for (unsigned i = 0; i < MEMORY; i++) {
    uint64_t word = 0;
    for (unsigned k = 0; k < PER_WORD && i * PER_WORD + k < count; k++)
      word |= (uint64_t)(where[i * PER_WORD + k] + 1u) << k * 10;
    if (word != recall(board, rule, i))
      edit_memory(board, rule, i, word);
  }
}

static void place(struct board *board, const struct rule *rule) {
  const struct imitators *imitators = rule->settings;
  note(board, rule, imitators->where, imitators->count);
}

static void turn_round(struct board *board, const struct rule *rule) {
  square where[MAX_IMITATORS];
  const unsigned count = find(board, rule, where);
  for (unsigned i = 0; i < count; i++)
    where[i] = (square)(board->geometry->squares - 1 - where[i]);
  note(board, rule, where, count);
}

/* A way from square to square: so many steps of the same vector. */
struct way {
  int files, ranks, steps;
};

static bool slides_or_rides(const struct board *board, const struct turn *turn) {
  const struct walk_paths *paths = paths_of(board, turn->mover.walk);
  for (unsigned i = 0; i < paths->part_count; i++) {
    const struct part_paths *part = &paths->part[i];
    if (part->machine != JUMP)
      continue;
    const square *list = part->list + part->start[turn->side][turn->origin];
    for (; *list != NO_SQUARE; list++)
      if (*list == turn->arrival)
        return false;
  }
  return true;
}

static struct way way_from(const struct board *board, square from, square to, bool in_steps) {
  const struct geometry *g = board->geometry;
  const int files = g->file[to] - g->file[from], ranks = g->rank[to] - g->rank[from];
  const int steps = in_steps ? common_divisor(abs(files), abs(ranks)) : 1;
  return (struct way){files / (steps ? steps : 1), ranks / (steps ? steps : 1), steps};
}

static struct way way_of(const struct board *board, const struct turn *turn) {
  const bool castles = turn->partner_from != NO_SQUARE;
  return way_from(board, turn->origin, turn->arrival, castles || slides_or_rides(board, turn));
}

/* Where the way leads from here; NO_SQUARE where a man is on it or the board ends.  An imitator
   that goes ahead of the man has passed the square of its arrival by then. */
static square follow(const struct board *board, const struct turn *turn, struct way way,
                     const struct set *occupied, square from) {
  for (int i = 1; i <= way.steps && from != NO_SQUARE; i++) {
    from = geometry_step(board->geometry, from, way.files, way.ranks);
    const bool ahead = from == turn->arrival && turn->capture == NO_SQUARE && i < way.steps;
    if (from != NO_SQUARE && set_has(occupied, from) && !ahead)
      from = NO_SQUARE;
  }
  return from;
}

/* Where a man like the one that moved would arrive by the same hop; NO_SQUARE if it could not. Here
   too it has passed the square of the man's arrival by then. */
static square hop(const struct board *board, const struct turn *turn, struct way way, square from) {
  const square to =
      geometry_step(board->geometry, from, way.files * way.steps, way.ranks * way.steps);
  const struct set nobody = {{0}};
  struct set occupied = board->occupied;
  if (turn->capture == NO_SQUARE)
    set_remove(&occupied, turn->arrival);
  struct sight sight = {
      .crowd = crowd_for(board, turn->side), .capturable = &nobody, .moves = true};
  sight.crowd.occupied = &occupied;
  struct steps steps;
  steps_begin(&steps);
  walk_steps(paths_of(board, turn->mover.walk), turn->side, from, &sight, &steps);
  for (unsigned i = 0; i < steps.count; i++)
    if (steps.step[i].arrival == to)
      return to;
  return NO_SQUARE;
}

/* In castling the king's way comes first, with its partner still where it was; then the partner's.
 */
static square accompany(const struct board *board, const struct turn *turn, struct way way,
                        square from) {
  struct set occupied = board->occupied;
  if (turn->partner_from == NO_SQUARE)
    return follow(board, turn, way, &occupied, from);
  set_remove(&occupied, turn->partner_to);
  set_add(&occupied, turn->partner_from);
  from = follow(board, turn, way, &occupied, from);
  way = way_from(board, turn->partner_from, turn->partner_to, true);
  return from == NO_SQUARE ? from : follow(board, turn, way, &board->occupied, from);
}

/* Where two men change places it must find an empty square, and comes back. */
static square leap_and_return(const struct board *board, struct way way, square from) {
  const square there =
      geometry_step(board->geometry, from, way.files * way.steps, way.ranks * way.steps);
  return there == NO_SQUARE || set_has(&board->occupied, there) ? NO_SQUARE : from;
}

static void imitate(struct board *board, const struct rule *rule, struct turn *turn) {
  square where[MAX_IMITATORS];
  const unsigned count = find(board, rule, where);
  const struct way way = way_of(board, turn);
  const bool hops =
      turn->partner_from == NO_SQUARE && !paths_of(board, turn->mover.walk)->lines_only;
  if (way.files == 0 && way.ranks == 0)
    return;
  for (unsigned i = 0; i < count && !turn->illegal; i++) {
    where[i] = exchanges_places(turn) ? leap_and_return(board, way, where[i])
               : hops                 ? hop(board, turn, way, where[i])
                                      : accompany(board, turn, way, where[i]);
    turn->illegal = where[i] == NO_SQUARE;
  }
  if (!turn->illegal)
    note(board, rule, where, count);
}

/* A pawn that has become an imitator is no man any more. */
static void release(struct board *board, const struct rule *rule, struct turn *turn, square man) {
  const struct imitators *imitators = rule->settings;
  square where[MAX_IMITATORS];
  if (board->man[man].walk != imitators->walk)
    return;
  unsigned count = find(board, rule, where);
  edit_owners(board, man, 0);
  edit_take_off(board, man);
  if (count == MAX_IMITATORS)
    turn->illegal = true;
  else
    where[count++] = man;
  note(board, rule, where, count);
}

/* No man may have been put on the square of an imitator, by a rebirth for instance. */
static bool are_alone(struct board *board, const struct rule *rule, const struct turn *turn) {
  square where[MAX_IMITATORS];
  const unsigned count = find(board, rule, where);
  (void)turn;
  for (unsigned i = 0; i < count; i++)
    if (set_has(&board->occupied, where[i]))
      return false;
  return true;
}

/* Those that the move has brought are told where they come from. */
static void tell_imitators(const struct board *board, const struct rule *rule, struct ply *ply) {
  const struct imitators *imitators = rule->settings;
  ply->imitator_count = (uint8_t)find(board, rule, ply->imitators);
  ply->becomes_imitator = ply->promotion == imitators->walk;
  ply->imitator_count -= ply->becomes_imitator;
  for (unsigned i = 0; i < ply->effect_count; i++) {
    struct effect *effect = &ply->effects[i];
    effect->becomes_imitator = effect->promotion == imitators->walk;
    ply->imitator_count -= effect->becomes_imitator;
  }
}

const struct condition condition_imitator = {
    .names = {"Imitator", "Imitator", "Imitator"},
    .sentence = "Imitators on the squares named repeat every move; it is illegal if one of them is "
                "blocked",
    .example = "Condition Imitator d4",
    .read = read_imitators,
    .imitator = stands_on,
    .army = admit_imitators,
    .promote = let_pawns_become,
    .begin = place,
    .memory = MEMORY,
    .turned = turn_round,
    .effects = {{.slot = SLOT_IMITATORS, .changes = CHANGES_PLACE, .act = imitate}},
    .promoted = release,
    .tell = tell_imitators,
    .after = are_alone,
    .playcheck = true,
};

const struct condition condition_no_i_prom = {
    .names = {"NoIProm", "SansIProm", "OhneIUW"},
    .sentence = "With imitators: pawns do not promote to imitators",
    .example = "Condition NoIProm Imitator d4",
    .promote = forbid_imitators,
};
