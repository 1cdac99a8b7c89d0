/* The card of a condition: everything that a rule has to say, in one constant struct.

   A file of conditions/ defines `const struct condition condition_<name> = {…}` at column 0 for
   each of its rules; the build gathers them into all_conditions.  Nothing else names a rule: the
   reader asks for names and `read`, the plan compiles the hooks of the rules in use into short
   lists, the general engine calls those lists, and the facts that optimisations rely on follow
   from which hooks are there.

   The attributes of men are cards of the same kind, `attribute_<name>`, gathered into
   all_attributes: rules that look at the mark of a man, and that are active where men bear it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_CONDITION_H
#define PREMIER_CONDITION_H

#include "solver/board/frame.h"
#include "solver/board/set.h"
#include "solver/engine/goal.h"
#include "solver/engine/move.h"

struct words;
struct arena;
struct board; /* solver/engine/general.h: the position as rules see it */
struct setup; /* solver/engine/setup.h: what is fixed before the first move */
struct steps; /* pieces/paths.h: what a man may do */
struct turn;  /* solver/engine/general.h: a move while it is played */
struct ply;   /* solver/engine/ply.h: a move as writers see it */

/* An active rule, as its hooks get it. */
struct rule {
  const struct condition *condition;
  const void *settings; /* what `read` made of the arguments; NULL without arguments */
  unsigned memory;      /* index of the first of its memory words */
};

/* Why a position is asked whether a square is attacked.  A hook states the deepest question that
   it takes part in; it takes part in all before it too.  A hook of one depth may only put
   questions of a deeper one: that is why no question ever comes back to itself. */
enum depth {
  FOR_MOVES,       /* where may this man go? */
  FOR_CHECK,       /* is a king attacked? */
  FOR_OBSERVATION, /* does a man observe a square, for the sake of a rule? */
  FOR_GUARD,       /* … for the sake of another observation (paralysis, permission)? */
  FOR_REACH,       /* would the bare movement reach it? */
  BARE             /* the same with no rule at all */
};

/* Which movement is meant where moves and captures go different ways. */
enum mode { MOVING = 1, CAPTURING = 2 };

/* In what follows the man on `unit` acts for `side`, which matters for neutral men. */

/* Who may act: takes squares of men that may not act off the set of men of `side`. */
struct gate_hook {
  enum depth depth;
  void (*narrow)(struct board *board, const struct rule *rule, enum colour side,
                 struct set *actors);
};

/* Whose men: changes the sets of men that `side` may move and may capture. */
struct mover_hook {
  enum depth depth;
  void (*choose)(struct board *board, const struct rule *rule, enum colour side,
                 struct set *movable, struct set *capturable);
};

/* Which men exist for the man on `unit`: takes the others off the set of occupied squares. */
struct view_hook {
  enum depth depth;
  void (*hide)(struct board *board, const struct rule *rule, enum colour side, square unit,
               struct set *occupied);
};

/* Walks that a man uses.  What there is no room for is left out. */
enum { MAX_BORROWED = 32 };
struct walk_list {
  unsigned count;
  uint8_t walk[MAX_BORROWED];
};

static inline void walks_add(struct walk_list *walks, unsigned walk) {
  if (walks->count < MAX_BORROWED)
    walks->walk[walks->count++] = (uint8_t)walk;
}
/* The one walk instead of those in the list. */
static inline void walks_replace(struct walk_list *walks, unsigned walk) {
  walks->count = 0;
  walks_add(walks, walk);
}

/* Squares that a man acts from, likewise. */
enum { MAX_ORIGINS = 64 };
struct origin_list {
  unsigned count;
  square origin[MAX_ORIGINS];
};

static inline void origins_add(struct origin_list *origins, square origin) {
  if (origins->count < MAX_ORIGINS)
    origins->origin[origins->count++] = origin;
}

/* Changes the list of the walks that the man on `unit` uses now.  With `modes`, a set of enum mode,
   the rule has a say only there; 0: everywhere. */
struct walk_hook {
  enum depth depth;
  void (*borrow)(struct board *board, const struct rule *rule, enum colour side, square unit,
                 struct walk_list *walks);
  unsigned modes;
  bool to_kings; /* to royal men only */
};

/* Changes the list of the squares from which the man on `unit` acts. */
struct origin_hook {
  enum depth depth;
  void (*start)(struct board *board, const struct rule *rule, enum colour side, square unit,
                enum mode mode, struct origin_list *origins);
  bool own_first; /* what the man can do from its own square, which stays the first of the list, it
                     does not do from elsewhere */
  bool begins_there; /* its moves begin there, for geometry rules; else where it stands */
  /* Takes men that act from their own squares only off the set; NULL: it is not known which. */
  void (*among)(struct board *board, const struct rule *rule, enum colour side, struct set *men);
};

/* Moves of another shape: pushes moves of kind SPECIAL, which `perform` carries out.  capture_of
   such a move says what it attacks. */
struct extra_hook {
  enum depth depth;
  void (*add)(struct board *board, const struct rule *rule, enum colour side,
              struct move_stack *moves);
  void (*perform)(struct board *board, const struct rule *rule, struct turn *turn);
  bool castles; /* each of them moves a royal man and one other man of its side, and no third */
};

/* What a geometry rule judges where a move goes on: its steps, or where it leads if a rule changes
   steps; how the man's own walk may move, whatever follows; where a move of its own leads, and not
   that which brings about a rebirth. */
enum judge { JUDGES_STEPS, JUDGES_WALK, JUDGES_MOVE };

/* Takes forbidden arrival squares off the set, for the man on `unit` whose move begins on `origin`;
   each square is judged by itself, and no others than those in the set are asked about. */
struct geometry_hook {
  enum depth depth;
  void (*narrow)(struct board *board, const struct rule *rule, enum colour side, square unit,
                 square origin, struct set *arrivals);
  enum judge judge;
};

/* Takes squares that the man on `unit` may not capture on off the set. */
struct take_hook {
  enum depth depth;
  void (*narrow)(struct board *board, const struct rule *rule, enum colour side, square unit,
                 struct set *captures);
};

/* Changes what the man on `unit` may do: the steps from index `first` on; `victims` are the men
   that it may capture, as far as they are asked for, NULL where captures are not.  Captures that
   are only imagined are left alone. */
struct steps_hook {
  enum depth depth;
  void (*change)(struct board *board, const struct rule *rule, enum colour side, square unit,
                 const struct set *victims, struct steps *steps, unsigned first);
  bool with_passing; /* its captures in passing are among the steps: others there are none */
  enum depth judged; /* geometry rules judge where the changed steps lead as far as this depth, and
                        beyond it the steps as they were before */
};

/* Compares the moves of `side` from index `first` of the stack upwards and leaves those that the
   rule allows, in their order.  With `legal` it sees legal moves, else all those of the walks,
   and for the questions of its depth their captures only. */
struct whole_hook {
  enum depth depth;
  bool legal;
  void (*filter)(struct board *board, const struct rule *rule, enum colour side,
                 struct move_stack *moves, size_t first);
};

/* What an effect may change, for the facts. */
enum {
  CHANGES_WALK = 1,    /* of the moved man */
  CHANGES_SIDE = 2,    /* of the moved man */
  CHANGES_PLACE = 4,   /* the moved man is put elsewhere or taken off */
  BRINGS_BACK = 8,     /* a captured man returns, now or later; not more than one at a time */
  CHANGES_OTHERS = 16, /* third men or empty squares */
  CHANGES_ROYALTY = 32,
  HAS_CHOICE = 64, /* alternatives, each a move of its own; asked for by choose() */
  /* Not changes: it does nothing at all unless the move captures, or promotes; with both, unless it
     does one of the two.  In positions that arise without other rules, at least. */
  ON_CAPTURE = 128,
  ON_PROMOTION = 1024,
  TAKES_OFF = 512, /* third men are gone, and nothing else is done to them */
  ONLY_NOTES = 256 /* not a change: it notes something in memory, and never forbids the move */
};

/* Places in the order of effects; two rules in one slot act in the order of the input. */
enum slot {
  SLOT_BEFORE = 1, /* shift to a rebirth square before the move */
  SLOT_MOVEMENT,   /* the engine's own: removal of the captured man and movement */
  SLOT_IMITATORS,
  SLOT_SUPERTRANSMUTING,
  SLOT_CHAMELEONS,
  SLOT_PROTEAN,
  SLOT_FRANKFURT,
  SLOT_BRETON,
  SLOT_PROMOTION, /* the engine's own */
  SLOT_GHOSTS,
  SLOT_FOOTBALL,
  SLOT_LINE_CHAMELEONS,
  SLOT_NORSK,
  SLOT_WORMHOLES,
  SLOT_MARKS,
  SLOT_HALF_NEUTRALS,
  SLOT_DUELLISTS,
  SLOT_MAGIC_TYPE_2,
  SLOT_CAPTURER_REBORN,
  SLOT_RECOLOURING,
  SLOT_HALVES,
  SLOT_VOLAGE,
  SLOT_MAGIC_SQUARES,
  SLOT_KING_EXCHANGE,
  SLOT_HURDLES,
  SLOT_CAPTURED_REBORN,
  SLOT_MAGIC_MEN,
  SLOT_SENTINELS,
  SLOT_UNCOVERED,
  SLOT_REPUBLICAN,
  SLOT_REVOLVING,
  SLOT_MASAND,
  SLOT_SERIES_CAPTURE,
  SLOT_DYNASTY,
  SLOT_LAST
};

/* How a new colour or attribute of the moved man is written. */
enum telling {
  TOLD_WITH_MOVE,   /* Ka1-a2=b, b7-b8=Q=c; of a man just reborn: [+wPa2=b] */
  TOLD_BARELY,      /* the same, a neutral man's new walk without its owner: nSa1-b3=B */
  TOLD_WITH_SQUARE, /* Ka1-a2[a2=b], as of other men */
  TOLD_IN_BRACKETS, /* Ka1-a2[=b], with the letters of its attributes */
  TOLD_BEFORE,      /* [e8=R]Qd8-d4, the moved man as what it has become; [wKc3->e1]0-0 */
  TOLD_NOT          /* goes without saying, whatever the effect does */
};

/* A pawn has promoted on the square: gives attributes to the new man; may choose(). */
typedef void promoted_hook(struct board *board, const struct rule *rule, struct turn *turn,
                           square where);
/* A captured man has been reborn: it has come from the square of its capture to another. */
typedef void reborn_hook(struct board *board, const struct rule *rule, struct turn *turn,
                         square from, square to);

struct effect_hook {
  enum slot slot;
  unsigned changes;
  void (*act)(struct board *board, const struct rule *rule, struct turn *turn);
  enum telling telling;
};

enum { MAX_EFFECT_HOOKS = 4 };

/* What at most one active rule may do; two rules that claim the same are refused together. */
enum {
  CLAIMS_WEIGHT_OF_WHITE = 1, /* which of White's legal moves may be played */
  CLAIMS_WEIGHT_OF_BLACK = 2,
  CLAIMS_WEIGHTS = CLAIMS_WEIGHT_OF_WHITE | CLAIMS_WEIGHT_OF_BLACK,
  CLAIMS_WEIGHT_OF_DEFENDER = 128, /* one of the two, as the stipulation has it */
  CLAIMS_MOVEMENT = 4,             /* neighbours lend their movements */
  CLAIMS_CASTLING = 8,             /* castling is replaced */
  CLAIMS_ORIGIN = 16,              /* men act from other squares */
  CLAIMS_CAPTURED = 32,            /* captured men are reborn */
  CLAIMS_CAPTURER = 64             /* capturers are */
};

/* Which of plain's compiled-in variants plays this rule, if it is the only one of its kind. */
enum compiled {
  NOT_COMPILED,
  COMPILED_PRIME_CONTROL,
  COMPILED_CASTLING /* only castling is not as usual: every variant plays it */
};

struct condition {
  const char *names[3];       /* in the order of enum language: English, French, German */
  const char *const *aliases; /* further names in all languages, ended by NULL; NULL = none */
  const char *sentence;       /* what the rule is, one sentence */
  const char *example;        /* the words of an input line that uses it */
  uint32_t mark;              /* of an attribute: its MARK_… bit, which tells its men */
  const char *letters[3];     /* … what is written in front of the codes of such men */
  const char *suffix;         /* … and behind the letter of a new owner; NULL: nothing */
  const char *behind[2]; /* … and behind a move of a man that has arrived without the mark, and
                            with it; NULL: nothing */
  bool own;              /* Premier's own word, which takes no abbreviation away from others */
  uint32_t every_man;    /* MARK_… bits of the attributes that this rule gives to all men … */
  bool spares_kings;     /* … but to royal ones */
  uint32_t some_man;     /* those that it gives to some men in the course of play */
  const void *member;    /* what tells the rules of a family from each other */
  unsigned claims;       /* CLAIMS_… bits */

  /* Reads the arguments behind the name (words_condition tells which one it was), puts them into
     the problem's arena, complains about those that are wrong.  NULL: there are none. */
  const void *(*read)(struct words *words);
  /* Gives a copy of the card the hooks that these settings ask for; NULL: the card is complete. */
  void (*adapt)(struct condition *card, const void *settings);
  /* Two rules with the same `join` and the same `adapt` become one: what the later one sets goes
     before what the earlier one has set.  NULL: they stay two. */
  const void *(*join)(const void *earlier, const void *later, struct arena *arena);
  enum compiled compiled;

  /* The walks from a to h on the first rank of the game array, which the settings or the rule
     determine; NULL, also as an answer: the orthodox ones. */
  const uint8_t *(*officers)(const void *settings);
  const char *pawns; /* English code of the pawns there; NULL: orthodox ones */

  /* How a grid divides the board, for those who draw it: the number of a square's cell, and whether
     a line runs between two neighbours on a file or a rank.  NULL: there is no grid. */
  unsigned (*cell)(const void *settings, square where);
  bool (*parted)(const void *settings, const struct board_frame *frame, square a, square b);
  /* For those who draw the diagram: does an imitator stand there? */
  bool (*imitator)(const void *settings, square where);

  /* Whether a position has come up before on the line of play, and how long ago the last capture or
     pawn's move was, has a say in what may be played (is_drawn_by_past). */
  bool remembers;
  /* The side to play may be able to capture a king in the diagram, or after the enemy has left its
     turn. */
  bool exposes_kings;
  /* Each side sees no more than its men could do: what option Fog is about. */
  bool fog;

  /* What the user should know about the diagram, though it is solved: a sentence without its final
     stop, static text; NULL: nothing. */
  const char *(*doubt)(struct board *board, const struct rule *rule);

  /* Set-up, once a twin, in this order.  They change the setup or its `refusal`. */
  void (*squares)(const struct rule *rule, struct setup *setup);
  void (*army)(const struct rule *rule, struct setup *setup);
  void (*royal)(const struct rule *rule, struct setup *setup);
  void (*pawn)(const struct rule *rule, struct setup *setup);
  void (*castle)(const struct rule *rule, struct setup *setup);
  void (*promote)(const struct rule *rule, struct setup *setup);

  /* What later legality depends on besides the diagram: so many 64-bit words, 0 at first unless
     `begin` sets them.  Saved, restored and hashed by the engine. */
  unsigned memory;
  void (*begin)(struct board *board, const struct rule *rule);
  /* The board has been turned by half, and the men with it: squares in memory turn, too. */
  void (*turned)(struct board *board, const struct rule *rule);
  /* A side has passed: in series play, or to see what the other one threatens. */
  void (*pass)(struct board *board, const struct rule *rule);

  /* Who moves, how and where. */
  struct gate_hook gate;
  struct mover_hook mover;
  struct view_hook view;
  struct walk_hook walk;
  struct origin_hook origin;
  struct extra_hook extra;
  struct geometry_hook geometry;
  struct take_hook take;
  struct steps_hook steps;
  struct whole_hook whole;
  /* Weight of a legal move; only the heaviest may be played. */
  long (*prefer)(struct board *board, const struct rule *rule, enum colour side, move m);

  /* What a move brings about. */
  struct effect_hook effects[MAX_EFFECT_HOOKS];
  promoted_hook *promoted;
  reborn_hook *reborn;
  /* Is that a place where a man may be reborn?  Else it is as if there were none. */
  bool (*harbours)(const struct board *board, square where);
  /* The capturer disappears with its victim: lets it be reborn as victims are, if that can be. */
  void (*revive)(struct board *board, const struct rule *rule, struct turn *turn);

  /* What the reader of a solution should know besides the edits of the move, which has been played:
     adds it to the ply. */
  void (*tell)(const struct board *board, const struct rule *rule, struct ply *ply);

  /* Verdicts on the position that a move has led to; the mover is turn's. */
  bool (*after)(struct board *board, const struct rule *rule, const struct turn *turn);
  /* For those who ask why: what `after` has counted in this position, in a few words ("Q 19").
     `stands`: it has let the position pass, else it has not ("Q would be 33 = 3*11"). */
  void (*account)(struct board *board, const struct rule *rule, const struct turn *turn,
                  bool stands, char *words, size_t room);
  /* An attack on a king is a check only if the capture, played to its end with the effects and
     `after` of rules that say so, would be legal. */
  bool playcheck;
  /* Kings may be captured and come back at once, or be lost by an effect: no move is legal after
     which one is gone, and check is the threat of such a move. */
  bool kings_at_stake;
  /* Is `side` in check, given what the rules before think? */
  bool (*check)(struct board *board, const struct rule *rule, enum colour side, bool so_far);
  bool narrows_check; /* it only says no where a man of the enemy observes the king */
  /* Has the mover reached the goal, given what the rules before think? */
  bool (*mate)(struct board *board, const struct rule *rule, const struct goal *goal, bool so_far);
  /* Who is at the move after a turn, given what the rules before think? */
  enum colour (*turn)(struct board *board, const struct rule *rule, const struct turn *turn,
                      enum colour so_far);
};

extern const struct condition *const all_conditions[];
extern const unsigned condition_count;
extern const struct condition *const all_attributes[];
extern const unsigned attribute_count;

#endif
