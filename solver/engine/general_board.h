/* What the files of the general engine share: frames, edits and the steps of a move.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_GENERAL_BOARD_H
#define PREMIER_GENERAL_BOARD_H

#include "solver/engine/general_plan.h"

enum edit_kind {
  EDIT_PUT,
  EDIT_TAKE_OFF,
  EDIT_MOVE,
  EDIT_EXCHANGE,
  EDIT_CHANGE,
  EDIT_CLOSE,
  EDIT_OPEN,
  EDIT_MEMORY,
  EDIT_BURY, /* `after` goes below `where` */
  EDIT_RAISE /* `before` comes up from below `where`; `word` is its place in the list */
};

/* One edit, with what is needed to take it back. */
struct edit {
  uint8_t kind;
  bool by_rule;    /* made by an effect: shown in brackets in solutions */
  bool of_mover;   /* of the man that makes the move */
  uint8_t telling; /* enum telling: how a change of that man is written */
  square where;    /* EDIT_MEMORY: index of the word */
  square from;     /* EDIT_MOVE: `before` stood there and is `after` on `where` now;
                      EDIT_EXCHANGE: `before` stood there, `after` on `where` */
  struct man before, after;
  uint64_t word; /* EDIT_MEMORY: the old one */
};

/* What a move or a pass has to restore besides the edits. */
struct frame {
  unsigned long long number; /* never the same twice */
  size_t first_edit;
  struct key key;
  unsigned unmoved;
  square passed[2], passer;
  move latest;
  square stands;
  enum colour side;
  struct turn *turn;
  bool by_rule;
  uint8_t telling;
};

static inline struct board *board_of(struct position *position) {
  return (struct board *)position;
}
static inline const struct board *const_board_of(const struct position *position) {
  return (const struct board *)position;
}

static inline const struct walk_paths *paths_of(const struct board *board, unsigned walk) {
  return &board->plan->paths[board->plan->slot[walk]];
}

/* Have no rules a say in what the man sees and does? */
/* The men on the board, as those of `side` find them. */
static inline struct crowd crowd_for(const struct board *board, enum colour side) {
  return (struct crowd){.occupied = &board->occupied,
                        .enemies = &board->of[opponent(side)],
                        .closed = &board->closed};
}
static inline bool is_bare(const struct board *board, square unit, enum depth depth) {
  return board->plan->bare[depth] ||
         (board->plan->lent_to_kings[depth] && !set_has(&board->royal[WHITE], unit) &&
          !set_has(&board->royal[BLACK], unit));
}

/* general_edit.c */
void begin_frame(struct board *board);
void end_frame(struct board *board); /* takes back everything since begin_frame */
void set_passing(struct board *board, square first, square second, square passer);
void set_unmoved(struct board *board, unsigned unmoved);
struct key side_key(enum colour side);

/* general_past.c: for plans that remember */
/* What of the line up to here may still matter before the horizon. */
struct key past_key(const struct board *board);

/* general_sight.c; what men observe is in general_observe.c */
/* What is asked about the men of a side. */
struct question {
  enum colour side;
  enum depth depth;             /* which rules have a say */
  unsigned modes;               /* MOVING, CAPTURING or both */
  bool imagine;                 /* the squares where it would capture an enemy */
  bool by_way;                  /* each way to a square counts for itself */
  const struct set *capturable; /* before rules narrow it */
};

/* Adds everything that the man on `unit` may do; each step says from which origin. */
void unit_steps(struct board *board, square unit, const struct question *question,
                struct steps *steps);
/* The walks that it uses in these modes (moving, capturing). */
void walks_of(struct board *board, enum colour side, square unit, enum depth depth, unsigned modes,
              struct walk_list *walks);
/* The squares that it acts from. */
void origins_of(struct board *board, enum colour side, square unit, enum depth depth,
                enum mode mode, struct origin_list *origins);
/* The occupied squares as the man sees them, acting from `origin`; as many words as the board has.
 */
void sight_of(struct board *board, enum colour side, square unit, square origin, enum depth depth,
              struct set *occupied);

/* Takes squares that rules do not let the man capture on off the set. */
void narrow_captures(struct board *board, enum colour side, square unit, enum depth depth,
                     struct set *captures);
/* Do the rules about arrival squares allow the man to go there, in one step from where it stands?
 */
bool arrival_allowed(struct board *board, enum colour side, square unit, square arrival,
                     enum depth depth);
/* Do the rules about arrival (unless those wait) and capture squares allow this step? */
bool step_allowed(struct board *board, enum colour side, square unit, square arrival,
                  square capture, enum depth depth);
/* Of the steps of the man, those by which it may go on within a move: none if it may not act. */
void keep_steps_allowed(struct board *board, enum colour side, square unit, struct steps *steps);
/* Do the rules about arrival squares wait for rules that change the steps, and judge where those
   lead in the end? */
bool arrivals_wait(const struct board *board, enum depth depth);
/* Lets the rules change a man's steps from index `first` on. */
void change_steps(struct board *board, enum colour side, square unit, enum depth depth,
                  const struct set *victims, struct steps *steps, unsigned first);
/* The men that `side` may capture, as far as its side decides. */
struct set capturable_men(struct board *board, enum colour side, enum depth depth);

/* general_moves.c */
/* What a man of the walk promotes to on this square; returns how many, 0 for no promotion. */
unsigned promotions_at(const struct board *board, unsigned walk, enum colour side, square where,
                       const uint8_t **promotion);
/* The question that asks for all moves of `side`; royal men are not to be captured. */
struct question ask_for_moves(struct board *board, enum colour side, struct set *capturable);
/* Pushes the moves of one man; with their promotions. */
void push_unit_moves(struct board *board, square unit, const struct question *question,
                     struct move_stack *stack);
/* Pushes what is not the step of one man: en passant, castling, moves of another shape. */
void push_other_moves(struct board *board, enum colour side, struct move_stack *stack);
/* Pushes all moves of the walks, whether legal or not; captures of royal men are none. */
void push_moves(struct board *board, enum colour side, struct move_stack *stack);
/* Pushes the captures on `target`, of a royal man too, that a question of this depth knows. */
void push_captures(struct board *board, enum colour side, square target, enum depth depth,
                   struct move_stack *stack);

/* general_castling.c */
void push_castlings(struct board *board, enum colour side, struct move_stack *stack);
/* The first square on which the king, crossing it, would stand in check; NO_SQUARE if there is
 * none.
 */
square checked_transit(struct board *board, const struct castling *castling);
const struct castling *castling_of(const struct board *board, move m, enum colour side);

/* general_play.c */
/* Plays a move of `side` in a new frame; `turn` must live until end_frame. */
void carry_out(struct board *board, move m, enum colour side, struct turn *turn);
/* The same for a move that will be taken back before anybody asks for the key. */
void probe(struct board *board, move m, enum colour side, struct turn *turn);
/* The next of the alternatives that the move just carried out has offered; false after the last,
   and where a move cannot tell of the next: then the position is crowded. */
bool next_alternative(struct board *board, const struct turn *turn, move *m);

/* general_legal.c */
/* After carry_out: may the mover leave this position behind? */
bool is_legal(struct board *board, const struct turn *turn);
/* The same but for check: do the rules let the move stand?  Of all rules, or of those alone that
   decide which captures of a king are checks. */
bool passes_verdicts(struct board *board, const struct turn *turn, bool playcheck_only);
/* Has the man on `unit` what is looked for? */
typedef bool asks_man(struct board *board, square unit, const struct question *question,
                      void *context);
/* Has any man at the move?  The man of which that was true last is asked first: positions that are
   asked about one after the other differ little.  Then kings: most often they can move. */
bool any_man(struct board *board, asks_man *asks, void *context);
/* Leaves the legal ones of the moves from index `first` up, with all their alternatives. */
void keep_legal(struct board *board, struct move_stack *stack, size_t first);
/* Is every step without capture surely legal of a man that is not royal, wherever it is put? */
bool moves_freely(struct board *board, enum colour side);
/* Has the man on `unit` a legal move that captures nothing, if `side` is at the move? */
bool has_quiet_move(struct board *board, square unit, enum colour side);
/* Is the side at the move mated, where no rule has another idea of mate? */
bool is_plainly_mated(struct board *board);

#endif
