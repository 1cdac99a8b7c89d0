/* The bound of proof games may cut nothing but what leads nowhere.  A position is made at random,
   some half-moves are played from it at random, and the way to where they lead is sought with the
   bound and without: the lines must be the same, one by one.  There is at least the line played, so
   that a bound that cuts too much is found out at once.  PREMIER_ROUNDS and PREMIER_SEED in the
   environment ask for more and for others.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "search_fixture.h"

static unsigned rounds(void) {
  return (unsigned)number_from("PREMIER_ROUNDS", 40);
}

/* What is played, and from what kind of diagram. */
struct taste {
  const char *stipulation; /* up to the number of moves */
  char begins;             /* 'w' or 'b' */
  bool series;
  unsigned fewest, most; /* half-moves */
  unsigned men;          /* besides the kings; 0: the game array */
  const char *letters;
  bool castlers;         /* kings and rooks at home */
  bool anywhere;         /* … which is anywhere on their first rank: Chess960 */
  const char *condition; /* NULL: none but that */
};

struct draft {
  char board[64];
  char begins;
  bool castlers, anywhere;
  const char *condition;
};

static void put_anywhere(struct draft *draft, uint64_t *state, char letter) {
  for (;;) {
    unsigned where = roll(state, 64);
    if ((letter | 32) == 'p')
      where = roll(state, 2) ? (letter == 'p' ? 48 : 8) + where % 8 : 8 + where % 48;
    if (draft->board[where])
      continue;
    draft->board[where] = letter;
    return;
  }
}

static void set_array(struct draft *draft) {
  memcpy(draft->board, "RNBQKBNRPPPPPPPP", 16);
  memcpy(draft->board + 48, "pppppppprnbqkbnr", 16);
}

static void put_castlers(struct draft *draft, uint64_t *state, unsigned first, const char *men) {
  unsigned king = 1 + roll(state, 6);
  draft->board[first + king] = men[0];
  draft->board[first + roll(state, king)] = men[1];
  draft->board[first + king + 1 + roll(state, 7 - king)] = men[1];
}

static void random_draft(struct draft *draft, uint64_t *state, const struct taste *taste) {
  *draft = (struct draft){.begins = taste->begins,
                          .castlers = taste->castlers,
                          .anywhere = taste->anywhere,
                          .condition = taste->condition};
  if (taste->men == 0) {
    set_array(draft);
    return;
  }
  if (taste->anywhere) {
    put_castlers(draft, state, 0, "KR");
    put_castlers(draft, state, 56, "kr");
  } else if (taste->castlers) {
    draft->board[4] = 'K';
    draft->board[0] = draft->board[7] = 'R';
    draft->board[60] = 'k';
    draft->board[56] = draft->board[63] = 'r';
  } else {
    put_anywhere(draft, state, 'K');
    put_anywhere(draft, state, 'k');
  }
  unsigned letters = (unsigned)strlen(taste->letters);
  for (unsigned i = 0; i < taste->men; i++)
    put_anywhere(draft, state, taste->letters[roll(state, letters)]);
}

static char *write_board(char *text, const char board[64]) {
  for (int rank = 7; rank >= 0; rank--) {
    unsigned empty = 0;
    for (unsigned file = 0; file < 8; file++) {
      char letter = board[8 * rank + (int)file];
      empty += !letter;
      if (empty && (letter || file == 7)) {
        *text++ = (char)('0' + empty);
        empty = 0;
      }
      if (letter)
        *text++ = letter;
    }
    *text++ = rank > 0 ? '/' : ' ';
  }
  *text = 0;
  return text;
}

/* The square passed if some pawn of the side not at the move may just have moved two steps. */
static void passed_square(const struct draft *draft, char text[3]) {
  strcpy(text, "-");
  for (unsigned file = 0; file < 8; file++) {
    unsigned stands = (draft->begins == 'w' ? 32 : 24) + file;
    unsigned passed = draft->begins == 'w' ? stands + 8 : stands - 8;
    unsigned start = draft->begins == 'w' ? stands + 16 : stands - 16;
    if (draft->board[stands] == (draft->begins == 'w' ? 'p' : 'P') && !draft->board[passed] &&
        !draft->board[start])
      sprintf(text, "%c%c", (int)('a' + file), (int)('1' + passed / 8));
  }
}

static void write_problem(char *text, const struct draft *draft, const char *stipulation,
                          const char *goal) {
  char passed[3];
  passed_square(draft, passed);
  text = write_board(text + sprintf(text, "BeginProblem\nFEN "), draft->board);
  const char *condition = draft->anywhere ? "Chess960" : draft->condition;
  sprintf(text, "%c %s %s 0 1\nStipulation %s\n%s%s%s%s%sEndProblem\n", draft->begins,
          draft->castlers ? "KQkq" : "-", passed, stipulation, goal, condition ? "Condition " : "",
          condition ? condition : "", condition ? "\n" : "",
          draft->begins == 'w' && strncmp(stipulation, "a=>b", 4) == 0 ? "Option WhiteToPlay\n"
                                                                       : "");
}

struct reading {
  struct reader *reader;
  struct problem_set *set;
  struct plan *plan;
};

static struct reading read_text(const char *text) {
  struct reading reading;
  reading.reader = reader_new("random", text, strlen(text));
  reading.set = reader_next(reading.reader);
  assert_non_null(reading.set);
  if (complaints_forbid(&reading.set->phases[0]->complaints))
    fail_msg("not understood:\n%s", text);
  reading.plan = plan_make(reading.set->phases[0], ENGINE_BY_FACTS, &reading.set->complaints);
  assert_non_null(reading.plan);
  return reading;
}

static void forget(struct reading *reading) {
  plan_free(reading->plan);
  problem_set_free(reading->set);
  reader_free(reading->reader);
}

static void read_board(const struct position *position, char board[64]) {
  static const char letters[] = "?KQRBSPNkqrbspn"; /* Forsyth: N is the nightrider */
  static const unsigned kinds = 7;
  for (square where = 0; where < 64; where++) {
    struct man man = position->engine->man_at(position, where);
    const unsigned kind = man.walk < kinds ? man.walk : kinds;
    board[where] = kind == NO_WALK ? 0 : letters[kind + (man.owners == OF_BLACK ? kinds : 0)];
  }
}

/* Rather something that a bound may get wrong than a quiet move. */
static move choose(const struct move_stack *moves, uint64_t *state) {
  for (unsigned i = 0; i < 4; i++) {
    move m = moves->moves[roll(state, (unsigned)moves->count)];
    if (capture_of(m) != NO_SQUARE || promotion_of(m) != NO_WALK || kind_of(m) != ORDINARY)
      return m;
  }
  return moves->moves[roll(state, (unsigned)moves->count)];
}

/* Plays so many half-moves; false if there is no going on. */
static bool play_at_random(struct position *position, uint64_t *state, const struct taste *taste,
                           unsigned half_moves) {
  struct move_stack moves = {0};
  bool going = !position->engine->in_check(position, opponent(position->side));
  for (unsigned i = 0; going && i < half_moves; i++) {
    if (taste->series && i > 0) {
      going = !position->engine->in_check(position, position->side);
      position->engine->pass(position);
    }
    moves.count = 0;
    position->engine->legal_moves(position, &moves);
    going = going && moves.count > 0;
    if (going)
      position->engine->play(position, choose(&moves, state));
  }
  move_stack_free(&moves);
  return going;
}

static bool random_goal(const struct draft *draft, uint64_t *state, const struct taste *taste,
                        unsigned half_moves, char *goal) {
  char text[400], board[64];
  write_problem(text, draft, draft->begins == 'w' ? "~1" : "h#1", "");
  struct reading reading = read_text(text);
  struct position *position =
      reading.plan->engine->create(reading.plan, draft->begins == 'w' ? WHITE : BLACK);
  bool going = play_at_random(position, state, taste, half_moves);
  read_board(position, board);
  strcpy(write_board(goal + sprintf(goal, "Forsyth "), board), "\n");
  position->engine->destroy(position);
  forget(&reading);
  return going;
}

static struct tally solved(const struct plan *plan, bool pruning) {
  struct limits limits = {.threads = 1, .table_bytes = 1 << 22, .no_pruning = !pruning};
  return tally_of(plan, &limits);
}

/* A rule may have its own idea of what a series begins with, so that the line played is none. */
static void compare(const char *text, bool may_be_none) {
  struct reading reading = read_text(text);
  struct tally with = solved(reading.plan, true), without = solved(reading.plan, false);
  if (with.lines != without.lines || with.sum != without.sum || (with.lines == 0 && !may_be_none))
    fail_msg("%u lines with the bound, %u without it:\n%s", with.lines, without.lines, text);
  forget(&reading);
}

static bool try_one(uint64_t *state, const struct taste *taste) {
  struct draft draft;
  char text[400], goal[120], stipulation[40];
  random_draft(&draft, state, taste);
  unsigned half_moves = taste->fewest + roll(state, taste->most - taste->fewest + 1);
  if (!random_goal(&draft, state, taste, half_moves, goal))
    return false;
  if (taste->series)
    sprintf(stipulation, "%s%u", taste->stipulation, half_moves);
  else
    sprintf(stipulation, "%s%u%s", taste->stipulation, half_moves / 2, half_moves % 2 ? ".5" : "");
  write_problem(text, &draft, stipulation, goal);
  compare(text, taste->series && taste->condition);
  return true;
}

static void try_many(const struct taste *taste, unsigned count) {
  uint64_t state = dice_beginning(1);
  for (unsigned done = 0; done < count; done += try_one(&state, taste))
    ;
}

static void help_play(void **state) {
  (void)state;
  static const struct taste tastes[] = {
      {"a=>b", 'b', false, 2, 4, 8, "QRBNPPPPqrbnpppp", false, false, NULL},
      {"a=>b", 'b', false, 2, 4, 10, "PPPNpppn", true, false, NULL},
      {"a=>b", 'b', false, 4, 6, 4, "PPpp", false, false, NULL},
      {"a=>b", 'b', false, 2, 4, 16, "QRBNPPPPqrbnpppp", true, false, NULL},
  };
  for (unsigned i = 0; i < 4; i++)
    try_many(&tastes[i], rounds());
}

static void series_play(void **state) {
  (void)state;
  static const struct taste tastes[] = {
      {"ser-a=>b", 'w', true, 2, 4, 8, "QRBNPPPPqrbnpppp", false, false, NULL},
      {"ser-a=>b", 'w', true, 2, 4, 12, "PPPNpppn", true, false, NULL},
      {"ser-a=>b", 'w', true, 3, 5, 6, "PPPPppqn", false, false, NULL},
  };
  for (unsigned i = 0; i < 3; i++)
    try_many(&tastes[i], rounds());
}

static void castling_from_anywhere(void **state) {
  (void)state;
  static const struct taste tastes[] = {
      {"a=>b", 'b', false, 2, 4, 6, "PPPNpppn", true, true, NULL},
      {"ser-a=>b", 'w', true, 2, 4, 10, "PPPNBpppn", true, true, NULL},
      {"a=>b", 'b', false, 3, 4, 3, "Pp", true, true, NULL},
  };
  for (unsigned i = 0; i < 3; i++)
    try_many(&tastes[i], rounds());
}

static void from_the_array(void **state) {
  (void)state;
  static const struct taste tastes[] = {
      {"a=>b", 'b', false, 2, 4, 0, "", true, false, NULL},
      {"ser-a=>b", 'w', true, 2, 4, 0, "", true, false, NULL},
  };
  for (unsigned i = 0; i < 2; i++)
    try_many(&tastes[i], rounds() / 4);
}

static void try_all(const char *const conditions[], unsigned count) {
  for (unsigned i = 0; i < count; i++) {
    const struct taste
        few = {"a=>b", 'b', false, 2, 4, 8, "QRBNPPPPqrbnpppp", .condition = conditions[i]},
        array = {"a=>b", 'b', false, 2, 4, 0, "", true, .condition = conditions[i]},
        castling = {"a=>b", 'b', false, 2, 4, 6, "PPNpnn", true, .condition = conditions[i]},
        series = {"ser-a=>b", 'w', true, 2, 4, 8, "PPPNpppn", true, .condition = conditions[i]};
    try_many(&few, rounds() / 10);
    try_many(&array, rounds() / 40);
    try_many(&castling, rounds() / 20);
    try_many(&series, rounds() / 20);
  }
}

/* Rules that only take moves away: the bound must not know more of kings, checks and promotion than
   they leave. */
static void under_rules(void **state) {
  (void)state;
  static const char *const conditions[] = {
      "KoeKo",      "MultiCaptures", "BackHome",       "LosingChess",      "Madrasi",
      "GridChess",  "Woozles",       "NoCapture",      "BlackMaximummer",  "Isardam",
      "Patrouille", "SuperGuards",   "BlackEdgeMover", "BlackMustCapture", "ControlePremier"};
  try_all(conditions, sizeof conditions / sizeof *conditions);
}

/* Rules that bring men elsewhere, back, or to another side: half-moves and men are counted. */
static void under_other_rules(void **state) {
  (void)state;
  static const char *const conditions[] = {
      "Andernach",          "AntiCirce",       "Circe",
      "CirceAssassin",      "FaceToFace",      "Rokagogo",
      "CastlingChess",      "LostPieces",      "PWC",
      "Take&Make",          "MarsCirce",       "PlusChess",
      "PhantomChess",       "Einstein",        "MagicSquare d4",
      "TraitorChess",       "NorskSjakk",      "Annan",
      "ExchangeCastling",   "CavalierMajeur",  "NormalPawn",
      "Bicaptures",         "CirceTurncoats",  "AntiCirce Couscous",
      "AntiCirce LastMove", "TransmutedKings", "ReflectiveKings",
      "AntiAndernach",      "Volage",          "Andernach TransmutedKings"};
  try_all(conditions, sizeof conditions / sizeof *conditions);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(help_play),
                                     cmocka_unit_test(series_play),
                                     cmocka_unit_test(castling_from_anywhere),
                                     cmocka_unit_test(from_the_array),
                                     cmocka_unit_test(under_rules),
                                     cmocka_unit_test(under_other_rules)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
