/* Take&Make chess: a capture is completed by a move without capture that the captured man could
   have made from the square where the capturer has arrived; without such a move there is no
   capture. Kings are checked as usual, with Absolute only if the capture of the king could be
   completed. Pawns promote where the move ends.

   Make&Take chess: before a man captures it makes a move without capture like the man that it is
   going to capture; for checks, too.

   A captured pawn moves as its own side's do.  A man that is going to capture a king, for a check
   or where kings may be captured, castles like it, too, if it stands where that king castles from:
   0-0*e6.  A capture in passing follows a move without capture, as others do.

   Source: the glossary of the field; what it leaves open as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"
#include "pieces/paths.h"
#include "solver/engine/general_board.h"
#include "solver/language/words.h"

/* The moves without capture that a man like `model` could make from a square, if the man on `unit`
   were there, and the one on `gone` (NO_SQUARE: none) nowhere. */
static void steps_like(struct board *board, struct man model, enum colour neutral_as, square from,
                       square unit, square gone, struct steps *steps) {
  static const struct set nobody;
  struct set occupied = board->occupied;
  const enum colour side = side_as(model.owners, neutral_as);
  set_remove(&occupied, unit);
  if (gone != NO_SQUARE)
    set_remove(&occupied, gone);
  struct sight sight = {.crowd = crowd_for(board, side), .capturable = &nobody, .moves = true};
  sight.crowd.occupied = &occupied;
  steps_begin(steps);
  walk_steps(paths_of(board, model.walk), side, from, &sight, steps);
}

static void add_step(struct steps *steps, unsigned first, struct step step) {
  for (unsigned i = first; i < steps->count; i++)
    if (steps->step[i].arrival == step.arrival && steps->step[i].capture == step.capture)
      return;
  if (steps->count < MAX_STEPS)
    steps->step[steps->count++] = step;
}

/* Takes the captures off the steps from `first` on and puts them into the other list. */
static void split_captures(struct steps *steps, unsigned first, struct steps *captures) {
  unsigned kept = first;
  steps_begin(captures);
  for (unsigned i = first; i < steps->count; i++)
    if (steps->step[i].capture == NO_SQUARE)
      steps->step[kept++] = steps->step[i];
    else
      captures->step[captures->count++] = steps->step[i];
  steps->count = kept;
}

/* A pawn does not go to its own base rank (as Popeye has it). */
static bool may_end_there(const struct board *board, enum colour side, square unit,
                          square arrival) {
  return !is_pawn(board, board->man[unit].walk) || rank_for(board->geometry, arrival, side) != 0;
}

static void make_after_take(struct board *board, const struct rule *rule, enum colour side,
                            square unit, const struct set *victims, struct steps *steps,
                            unsigned first) {
  (void)rule;
  struct steps taken, made;
  if (!victims)
    return;
  split_captures(steps, first, &taken);
  const unsigned end = steps->count;
  for (unsigned i = 0; i < taken.count; i++) {
    const struct step take = taken.step[i];
    steps_like(board, board->man[take.capture], opponent(side), take.arrival, unit, take.capture,
               &made);
    for (unsigned k = 0; k < made.count; k++)
      if (may_end_there(board, side, unit, made.step[k].arrival))
        add_step(steps, end,
                 (struct step){.arrival = made.step[k].arrival,
                               .capture = take.capture,
                               .origin = take.origin});
  }
}

/* The captures of a man that it makes from elsewhere, as they are found: put behind the steps from
   `first` on, none twice. */
struct captures {
  struct board *board;
  enum colour side;
  square unit;
  struct steps *steps;
  unsigned first;
};

/* Adds those of the victims that the man could make if it stood there: with `passed`, that of the
   one which has just passed this square. */
static void add_captures(const struct captures *captures, square from, const struct set *victims,
                         square passed) {
  struct board *board = captures->board;
  const struct walk_paths *paths = paths_of(board, board->man[captures->unit].walk);
  struct set occupied = board->occupied, targets = *victims;
  struct steps taken;
  if (passed != NO_SQUARE) {
    set_add(&occupied, passed);
    set_clear(&targets);
    set_add(&targets, passed);
  }
  if (!row_meets(set_row(paths->reach[captures->side], from, board->words), targets.word,
                 board->words))
    return;
  set_remove(&occupied, captures->unit);
  struct sight sight = {.crowd = crowd_for(board, captures->side),
                        .capturable = &targets,
                        .captures = true,
                        .in_passing = passed != NO_SQUARE};
  sight.crowd.occupied = &occupied;
  steps_begin(&taken);
  walk_steps(paths, captures->side, from, &sight, &taken);
  for (unsigned i = 0; i < taken.count; i++)
    add_step(captures->steps, captures->first,
             (struct step){.arrival = taken.step[i].arrival,
                           .capture = passed == NO_SQUARE ? taken.step[i].capture : board->passer,
                           .passing = passed != NO_SQUARE});
}

/* The victims are of one walk, and move alike. */
static void take_after_make(const struct captures *captures, const struct set *victims) {
  struct board *board = captures->board;
  const bool passing = board->passer != NO_SQUARE && set_has(victims, board->passer);
  const struct man model = board->man[set_next(victims, 0, board->words)];
  const square unit = captures->unit;
  struct steps made;
  steps_like(board, model, opponent(captures->side), unit, unit, NO_SQUARE, &made);
  for (unsigned i = 0; i < made.count; i++) {
    const square from = made.step[i].arrival;
    add_captures(captures, from, victims, NO_SQUARE);
    for (unsigned k = 0; k < 2 && passing; k++)
      if (board->passed[k] != NO_SQUARE && !set_has(&board->occupied, board->passed[k]))
        add_captures(captures, from, victims, board->passed[k]);
  }
}

static void make_before_take(struct board *board, const struct rule *rule, enum colour side,
                             square unit, const struct set *victims, struct steps *steps,
                             unsigned first) {
  (void)rule;
  struct steps direct;
  if (!victims)
    return;
  split_captures(steps, first, &direct);
  const struct captures captures = {board, side, unit, steps, steps->count};
  struct set left = board->of[opponent(side)];
  set_keep(&left, victims, board->words);
  while (!set_is_empty(&left, board->words)) {
    struct set alike = *men_of_walk(board, board->man[set_next(&left, 0, board->words)].walk);
    set_keep(&alike, &left, board->words);
    take_after_make(&captures, &alike);
    set_subtract(&left, &alike, board->words);
  }
}

/* The castling of an enemy king that stood where the man stands, with a rook that has not moved;
   neither need the king itself have stood still, nor matter attacks on the way (as Popeye has it).
 */
static bool can_castle_as(const struct board *board, square unit, const struct castling *castling) {
  const unsigned rook = castling->needs & ~(unsigned)UNMOVED_KINGS;
  struct set between = castling->empty;
  set_remove(&between, castling->king);
  set_remove(&between, castling->rook);
  return castling->king == unit && (board->unmoved & rook) == rook &&
         board->man[castling->rook].walk == general_setup(board)->standard[ROOK] &&
         belongs_to(board->man[castling->rook].owners, castling->side) &&
         !set_meets(&between, &board->occupied, board->words);
}

/* What the man could capture after that castling of one of these kings: the partner has moved. */
static void push_captures_after(struct board *board, enum colour side, square unit,
                                const struct castling *castling, unsigned index,
                                struct move_stack *moves) {
  struct steps taken;
  const struct captures captures = {board, side, unit, &taken, 0};
  steps_begin(&taken);
  begin_frame(board);
  board->turn = NULL;
  if (castling->rook != castling->rook_to)
    edit_move(board, castling->rook, castling->rook_to);
  struct set kings = board->royal[castling->side];
  set_keep(&kings, men_of_walk(board, general_setup(board)->standard[KING]), board->words);
  add_captures(&captures, castling->king_to, &kings, NO_SQUARE);
  end_frame(board);
  for (unsigned i = 0; i < taken.count; i++)
    push_move(moves, make_move(unit, taken.step[i].arrival, taken.step[i].capture, NO_WALK, SPECIAL,
                               index));
}

static void add_castlings(struct board *board, const struct rule *rule, enum colour side,
                          struct move_stack *moves) {
  (void)rule;
  const struct setup *setup = general_setup(board);
  for (unsigned i = 0; i < setup->castling_count; i++) {
    const struct castling *castling = &setup->castling[i];
    if (castling->side != side && set_has(&board->of[side], castling->king) &&
        can_castle_as(board, castling->king, castling))
      push_captures_after(board, side, castling->king, castling, i, moves);
  }
}

static void castle_and_take(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  const struct castling *castling = &general_setup(board)->castling[choose(turn, MAX_CASTLINGS)];
  turn->fixed = turn->choices;
  turn->castles = castling->kind;
  turn->partner_from = castling->rook;
  turn->partner_to = castling->rook_to;
  edit_lose(board, turn->capture);
  if (castling->rook != castling->rook_to)
    edit_move_silently(board, castling->rook, castling->rook_to);
  edit_move_silently(board, turn->departure, turn->arrival);
}

static const void *read_absolute(struct words *words) {
  static const char *const word[LANGUAGES] = {"Absolute", "Absolu", "Absolut"};
  return read_flag(words, word);
}

static void adapt_take_and_make(struct condition *card, const void *settings) {
  const bool *absolute = settings;
  card->steps =
      (struct steps_hook){.depth = *absolute ? FOR_CHECK : FOR_MOVES, .change = make_after_take};
}

const struct condition condition_take_and_make_chess = {
    .names = {"Take&MakeChess", "Take&MakeEchecs", "Take&MakeSchach"},
    .sentence = "A capture is completed by a move, not a capture, that the captured man could have "
                "made from there; without one it is illegal",
    .example = "Condition Take&MakeChess",
    .read = read_absolute,
    .adapt = adapt_take_and_make,
};

const struct condition condition_make_and_take_chess = {
    .names = {"Make&TakeChess", "Make&TakeEchecs", "Make&TakeSchach"},
    .sentence = "Before a man captures it makes a move, not a capture, like the man that it is "
                "going to capture",
    .example = "Condition Make&TakeChess",
    .extra = {.depth = FOR_CHECK, .add = add_castlings, .perform = castle_and_take},
    .steps = {.depth = FOR_CHECK, .change = make_before_take, .with_passing = true},
};
