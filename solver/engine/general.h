/* The general engine as rules see it: the position, questions about it, and the closed list of
   edits by which anything may change it.  Edits undo and hash themselves.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_GENERAL_H
#define PREMIER_GENERAL_H

#include "conditions/condition.h"
#include "solver/engine/setup.h"

enum { MAX_MEMORY = 64, MAX_TURN_CHOICES = 16 };

struct general_plan;
struct edit;
struct frame;

/* A man below a square, where nobody sees it. */
struct buried {
  square where;
  struct man man;
};

/* What something has been found out about (general_findings.c) … */
struct finding {
  unsigned long long frame, chosen;
  size_t edits, made;
  move move;
  const void *about;
  const struct rule *silent;
  square of, capture;
  enum colour side;
  bool looks_round;
};

enum { FINDINGS = 8, MAX_FOUND = 256 };

/* … and what. */
struct found {
  struct finding finding;
  unsigned count;
  uint32_t item[MAX_FOUND];
};

/* Read freely; changed by the functions below only. */
struct board {
  struct position base;
  const struct general_plan *plan;
  const struct geometry *geometry;
  unsigned words; /* of a set of squares */

  struct man man[MAX_SQUARES];
  struct set occupied; /* by men, or closed */
  struct set of[2];    /* men of each side; neutral men are in both */
  struct set royal[2];
  struct set closed;   /* squares closed during play */
  struct set *by_walk; /* by slot of the plan */
  struct set *by_mark; /* men that bear an attribute, by the plan's number of its mark */

  uint64_t memory[MAX_MEMORY];
  struct buried *below; /* men below squares, latest last */
  size_t below_count, below_capacity;
  unsigned unmoved;
  square passed[2], passer;
  struct key key; /* of everything above */
  move latest;
  square stands;     /* where the man of the latest move has come to stand; NO_SQUARE if nowhere */
  bool by_rule;      /* the edits being made are a rule's … */
  uint8_t telling;   /* … an enum telling */
  square mobile[2];  /* by side: a man that had a legal move when that was asked last; NO_SQUARE */
  bool probing;      /* the move being played is only looked at: nobody will ask for its key */
  struct turn *turn; /* the move being played, NULL between moves */
  unsigned nested;   /* verdicts about answers within verdicts about answers */
  bool looks_round; /* could a man move that is reborn there? is being asked, and not again in it */
  const struct rule *silent; /* moves of another shape by this rule do not count just now; NULL */

  /* Answers of the gates in this very position; see actors(). */
  unsigned actors_known;
  struct set actors[BARE + 1][2];

  struct edit *edits;
  size_t edit_count, edit_capacity;
  struct frame *frames;
  size_t frame_count, frame_capacity;
  unsigned long long frame_number, ground; /* the latest one; of the position below all frames */
  struct move_stack scratch;
  struct found found[FINDINGS]; /* by number of frames */
};

/* A move while it is played. */
struct turn {
  move move;
  move step;    /* what is being made: the move, or a step with which the man goes on … */
  bool goes_on; /* … as it does now */
  enum colour side;
  square departure, arrival; /* as the step says */
  square capture;            /* NO_SQUARE if nothing is captured */
  square origin; /* from where the man acts; its departure unless a rule says otherwise */
  square now;    /* where the moved man stands at this moment; NO_SQUARE if it is gone */
  struct man mover, captured;      /* as they were before the step */
  square partner_from, partner_to; /* castling */
  square exchanged;                /* where an enemy now stands with whom the mover has changed
                                      places; NO_SQUARE: with nobody */
  enum move_kind castles; /* CASTLE_… where a rule's move begins with it; else ORDINARY */
  unsigned kings[2];      /* royal men of each side before the move, if at stake */
  square hurdle;          /* that the mover hops over, where a rule has asked for it */
  size_t notes;           /* effects may leave notes for later ones on board->scratch,
                             from this index up */
  bool revolved;          /* the whole square board has turned clockwise by a quarter */
  bool illegal;           /* set by an effect that cannot be carried out */
  unsigned promotion;     /* walk promoted to, NO_WALK before and if none */
  unsigned rest;          /* of the move's choice number, not used yet */
  unsigned fixed;         /* so many of the first choices belong to the move itself */
  unsigned choices;       /* alternatives met so far … */
  unsigned taken[MAX_TURN_CHOICES], among[MAX_TURN_CHOICES]; /* … with what was taken */
};

/* Does the move let two men change places? */
static inline bool exchanges_places(const struct turn *turn) {
  return turn->exchanged != NO_SQUARE ||
         (turn->partner_from != NO_SQUARE && turn->partner_from == turn->arrival);
}

/* What was fixed before the first move. */
const struct setup *general_setup(const struct board *board);
/* Is it a walk that promotes? */
bool is_pawn(const struct board *board, unsigned walk);
/* The men of a walk; none for a walk that cannot come up. */
const struct set *men_of_walk(const struct board *board, unsigned walk);
/* The men that bear the mark of an attribute in use. */
const struct set *men_of_mark(const struct board *board, uint32_t mark);
/* Calls for each walk that may come up: walk_in_use(board, i) for i = 0 … walks_in_use - 1. */
unsigned walks_in_use(const struct board *board);
unsigned walk_in_use(const struct board *board, unsigned index);

/* Edits. `where` must be empty for edit_put and edit_move's `to`, occupied for the others. */
void edit_put(struct board *board, square where, struct man man);
void edit_take_off(struct board *board, square where);
/* The same without a word in the solution. */
void edit_lose(struct board *board, square where);
/* The man goes to an empty square, or stays where it is, and is `man` from then on. */
void edit_move_as(struct board *board, square from, square to, struct man man);
/* A man goes below an occupied square, on top of those that are there, and is `there` from then on;
   it has left `from`, NO_SQUARE if it stood nowhere. */
void edit_bury(struct board *board, square from, square where, struct man man, struct man there);
/* The same without a word in the solution, and below any square. */
void edit_bury_silently(struct board *board, square where, struct man man);
/* The man of a square goes below it, which a solution does not show. */
void edit_sink(struct board *board, square where);
/* The topmost man below an empty square comes up; false if there is none. */
bool edit_raise(struct board *board, square where);
void edit_move(struct board *board, square from, square to);
/* The same without a word in the solution. */
void edit_move_silently(struct board *board, square from, square to);
/* The men of two occupied squares change places. */
void edit_exchange(struct board *board, square one, square other);
void edit_walk(struct board *board, square where, unsigned walk);
void edit_owners(struct board *board, square where, unsigned owners);
void edit_marks(struct board *board, square where, uint32_t marks);
/* The same without a word in the solution. */
void edit_marks_silently(struct board *board, square where, uint32_t marks);
void edit_close(struct board *board, square where);
/* A closed square is there again, empty. */
void edit_open(struct board *board, square where);
void edit_memory(struct board *board, const struct rule *rule, unsigned index, uint64_t word);
/* The man there counts as not having moved yet, where castling asks for such a man. */
void count_as_unmoved(struct board *board, square where);

static inline bool is_neutral(const struct board *board, square where) {
  return board->man[where].owners == OF_BOTH;
}

static inline bool is_royal(const struct board *board, square where) {
  return (board->man[where].marks & MARK_ROYAL) != 0;
}

/* Is the man still there, and does it bear the mark of the rule, an attribute's? */
static inline bool bears_mark(const struct board *board, const struct rule *rule, square where) {
  return where != NO_SQUARE && (board->man[where].marks & rule->condition->mark) != 0;
}

/* The men of both sides.  Not all that is occupied is: a closed square holds nobody, an imitator
   belongs to nobody. */
static inline struct set all_men(const struct board *board) {
  struct set men = board->of[WHITE];
  set_unite(&men, &board->of[BLACK], board->words);
  return men;
}

static inline uint64_t recall(const struct board *board, const struct rule *rule, unsigned index) {
  return board->memory[rule->memory + index];
}

/* The man that moves goes on within the move, told as a further step of it (ply.h), from one of
   the squares from which it acts.  All rules have their say, but for those of slots from `until`
   on. */
void go_on_within(struct board *board, struct turn *turn, const struct step *step, enum slot until);

/* The walk to which a man promotes that comes to a square in another way than by moving there: a
   choice.  NO_WALK if it does not promote.  A neutral man does as one of the side given. */
unsigned promotion_of_reborn(const struct board *board, struct turn *turn, struct man man,
                             square where, enum colour neutral_as);
/* The man there promotes to the walk. */
void promote_to(struct board *board, struct turn *turn, square where, unsigned walk);
/* The man there promotes, if it does, as the two say. */
void promote_reborn(struct board *board, struct turn *turn, square where, enum colour neutral_as);

/* The captured man that has come back there, from the square of its capture: what rules make of
 * that.
 */
void settle_reborn(struct board *board, struct turn *turn, square from, square where);

/* One of `count` (at least 1) alternatives of the effect that asks: 0 … count - 1.  Each of them
   is a move of its own. */
unsigned choose(struct turn *turn, unsigned count);

/* What an effect has found out `about` something (the settings of its rule), concerning the man on
   `of`, before it chooses, for the other alternatives of the move.  NULL: nothing is kept. */
const struct found *recall_finding(const struct board *board, const struct turn *turn,
                                   const void *about, square of);
/* The place to keep so many items in; NULL if they are too many. */
struct found *keep_finding(struct board *board, const struct turn *turn, const void *about,
                           square of, unsigned count);

/* The men of `side` that may act, for a question of this depth. */
const struct set *actors(struct board *board, enum colour side, enum depth depth);
/* Does the man on `unit`, acting for `side`, observe `target`? Its permission to act (gates) is
   not asked for. */
bool unit_observes(struct board *board, square unit, square target, enum colour side,
                   enum depth depth);
/* Does any man of `side` that may act? */
bool is_observed(struct board *board, square target, enum colour side, enum depth depth);
/* The walk that the man on `unit` moves by, as far as a question of this depth knows; the first
   one, if it has several. */
unsigned walk_used(struct board *board, square unit, enum colour side, enum depth depth);
/* Does any man of `side` that moves by this walk and may act? */
bool is_observed_by_walk(struct board *board, square target, enum colour side, unsigned walk,
                         enum depth depth);
/* Which men do? */
struct set observers(struct board *board, square target, enum colour side, enum depth depth);
/* The men of `by` that attack the king: whose capture of it would stand, where rules play it out.
 */
struct set attackers(struct board *board, square king, enum colour by);
/* Do rules play captures of kings out? */
bool captures_are_played_out(const struct board *board);
/* Does the man on `unit` attack a king of the enemies of `side` so? */
bool attacks_king(struct board *board, square unit, enum colour side);
/* Is a royal man of `side` attacked, whatever rules with another idea of check say? */
bool is_royal_attacked(struct board *board, enum colour side);
/* Is the game drawn by what has been before on the line: has the position come up for the third
   time, or have both sides made fifty moves without a capture or a pawn's move?  For rules that
   declare that they remember. */
bool is_drawn_by_past(const struct board *board);
/* Could an enemy of `side` make a capture that stands and takes a royal man of the side away,
   wherever that is made?  For rules with kings_at_stake. */
bool may_lose_king(struct board *board, enum colour side);
/* Does the side at the move have a legal move? */
bool any_legal(struct board *board);
/* Has `side`, which is at the move, a capture of an enemy king that does not expose its own? */
bool can_take_king(struct board *board, enum colour side);
/* Is `side` in check? */
bool is_in_check(struct board *board, enum colour side);
/* The same for effects of a move.  A rule whose idea of check is to try moves would make them ask
   again: then the bare attack is the answer. */
bool effect_finds_check(struct board *board, enum colour side);
/* Does the man, for an effect of its move, give a check that the rules call one? */
bool man_gives_check(struct board *board, square unit, enum colour side);
/* Number of squares controlled, summed over all men of both sides: a man controls the squares
   where it would capture an enemy, if one stood there. */
unsigned count_controls(struct board *board);

#endif
