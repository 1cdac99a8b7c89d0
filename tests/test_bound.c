/* The bound may cut nothing but what leads nowhere: random positions are solved with it, in a race
   of both, and without, and the lines must be the same, one by one.  Positions are crowded around a
   king near the edge, with pawns about to promote, castling and en passant rights, so that
   solutions are not rare.  PREMIER_ROUNDS and PREMIER_SEED in the environment ask for more and for
   others.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "search_fixture.h"

/* How the men of a diagram are chosen. */
struct taste {
  unsigned men;        /* besides the kings, at most */
  const char *letters; /* of the men, the more often the more likely */
  bool castlers;       /* kings and rooks at home */
  unsigned holes;      /* squares that are not there, at most */
};

enum { HOLE = '#' };

static void put(char board[64], uint64_t *state, char letter, unsigned king) {
  unsigned where = roll(state, 64);
  if (roll(state, 2)) { /* near the mated king */
    int file = (int)(king & 7) + (int)roll(state, 5) - 2;
    int rank = (int)(king >> 3) + (int)roll(state, 5) - 2;
    if (file < 0 || file > 7 || rank < 0 || rank > 7)
      return;
    where = (unsigned)(8 * rank + file);
  }
  if ((letter | 32) == 'p' && (where < 8 || where > 55) && roll(state, 8))
    where = roll(state, 3) ? (letter == 'p' ? 8 : 48) + where % 8 : 8 + where % 48;
  if (board[where] == 0)
    board[where] = letter;
}

/* The square passed if some pawn of the side not at the move may just have moved two steps. */
static void passed_square(const char board[64], char side, char text[3]) {
  strcpy(text, "-");
  for (unsigned file = 0; file < 8; file++) {
    unsigned stands = (side == 'w' ? 32 : 24) + file;
    unsigned passed = side == 'w' ? stands + 8 : stands - 8;
    unsigned start = side == 'w' ? stands + 16 : stands - 16;
    if (board[stands] == (side == 'w' ? 'p' : 'P') && !board[passed] && !board[start])
      sprintf(text, "%c%c", (int)('a' + file), (int)('1' + passed / 8));
  }
}

static bool is_empty(char man) {
  return man == 0 || man == HOLE;
}

static char *write_rank(char *text, const char men[8], char end) {
  unsigned empty = 0;
  for (unsigned file = 0; file < 8; file++) {
    empty += is_empty(men[file]);
    if (empty > 0 && (!is_empty(men[file]) || file == 7)) {
      *text++ = (char)('0' + empty);
      empty = 0;
    }
    if (!is_empty(men[file]))
      *text++ = men[file];
  }
  *text++ = end;
  return text;
}

static char *write_holes(char *text, const char board[64]) {
  if (!memchr(board, HOLE, 64))
    return text;
  text += sprintf(text, "Condition Hole ");
  for (unsigned where = 0; where < 64; where++)
    if (board[where] == HOLE)
      text += sprintf(text, "%c%c", (int)('a' + where % 8), (int)('1' + where / 8));
  return text + sprintf(text, "\n");
}

static void random_problem(char *text, uint64_t *state, const struct taste *taste,
                           const char *stipulation, char side) {
  char board[64] = {0}, passed[3];
  unsigned king = roll(state, 2) ? 8 * roll(state, 8) + 7 * roll(state, 2) : roll(state, 64);
  if (taste->castlers) {
    king = 60;
    board[4] = 'K';
    board[roll(state, 2) ? 7 : 0] = 'R';
    board[roll(state, 2) ? 63 : 56] = 'r';
  }
  board[king] = 'k';
  while (!taste->castlers && !memchr(board, 'K', 64))
    put(board, state, 'K', king);
  for (unsigned i = taste->men / 2 + roll(state, taste->men / 2 + 1); i > 0; i--)
    put(board, state, taste->letters[roll(state, (unsigned)strlen(taste->letters))], king);
  for (unsigned i = taste->holes; i > 0; i--)
    put(board, state, HOLE, king);
  passed_square(board, side, passed);
  text += sprintf(text, "BeginProblem\nFEN ");
  for (int rank = 7; rank >= 0; rank--)
    text = write_rank(text, board + 8 * rank, rank > 0 ? '/' : ' ');
  const bool structured = strchr(stipulation, '[');
  text += sprintf(text, "%c %s %s 0 1\n", side, taste->castlers ? "KQkq" : "-", passed);
  text = write_holes(text, board);
  sprintf(text, "%stipulation %s\nEndProblem\n", structured ? "SS" : "S", stipulation);
}

static struct tally solved(const struct plan *plan, bool pruning, bool table) {
  struct limits limits = {.threads = 1, .table_bytes = table ? 1 << 20 : 0, .no_pruning = !pruning};
  return tally_of(plan, &limits);
}

static unsigned compare(const char *text) {
  struct reader *reader = reader_new("random", text, strlen(text));
  struct problem_set *set = reader_next(reader);
  assert_non_null(set);
  assert_false(complaints_forbid(&set->phases[0]->complaints));
  struct plan *plan = plan_make(set->phases[0], ENGINE_BY_FACTS, &set->complaints);
  assert_non_null(plan);
  struct tally with = solved(plan, true, false), without = solved(plan, false, true),
               race = solved(plan, true, true);
  if (with.lines != without.lines || with.sum != without.sum)
    fail_msg("%u lines with the bound, %u without it:\n%s", with.lines, without.lines, text);
  if (race.lines != without.lines || race.sum != without.sum)
    fail_msg("%u lines in a race, %u without the bound:\n%s", race.lines, without.lines, text);
  plan_free(plan);
  problem_set_free(set);
  reader_free(reader);
  return with.lines;
}

static unsigned rounds(void) {
  return (unsigned)number_from("PREMIER_ROUNDS", 25);
}

static unsigned compare_many(const char *const *stipulations, const char *sides, unsigned count,
                             const struct taste *taste) {
  uint64_t state = dice_beginning(1);
  unsigned with_lines = 0;
  char text[400];
  for (unsigned i = 0; i < count * rounds(); i++) {
    random_problem(text, &state, taste, stipulations[i % count], sides[i % count]);
    with_lines += compare(text) > 0;
  }
  return with_lines;
}

static const struct taste few = {10, "QQRRBBNNPPPqrbnppp", false, 0};
static const struct taste crowd = {22, "QRRBBNNPPrbnppppqrbn", false, 0};
static const struct taste bare = {6, "QRBNPPPPpppppprbn", false, 0};
static const struct taste endgame = {5, "QRBNPppppp", false, 0};
static const struct taste officers = {9, "QRBNrrbbnqqpp", false, 0};
static const struct taste castlers = {12, "QRRBBNNPPPrbnpp", true, 0};
static const struct taste holed = {9, "QRBBNNPPPqrbnpppp", false, 20};
static const struct taste holed_castlers = {9, "QRBBNNPPPqrbnppp", true, 12};

/* A test that hardly ever saw a solution would test nothing. */
static void mates(void **state) {
  (void)state;
  static const char *const stipulations[] = {"h#1", "h#1.5", "h#2", "h#2", "ser-h#3", "ser-#3"};
  unsigned seen = compare_many(stipulations, "bwbbbw", 6, &few);
  seen += compare_many(stipulations, "bwbbbw", 3, &crowd);
  seen += compare_many(stipulations, "bwbbbw", 4, &castlers);
  assert_true(seen > 2 * rounds());
}

static void stalemates(void **state) {
  (void)state;
  static const char *const stipulations[] = {"h=1", "h=1.5", "h=2", "h=2", "ser-h=3", "ser-=3"};
  unsigned seen = compare_many(stipulations, "bwbbbw", 6, &few);
  seen += compare_many(stipulations, "bwbbbw", 6, &bare);
  seen += compare_many(stipulations, "bwbbbw", 2, &castlers);
  assert_true(seen > rounds() / 2);
}

static void longer_play(void **state) {
  (void)state;
  static const char *const stipulations[] = {"h=2.5", "ser-h=4", "ser-=4", "h#2.5", "ser-h#4"};
  assert_true(compare_many(stipulations, "wbwwb", 5, &bare) > rounds() / 4);
}

/* Mates for which aims are drafted at all: of more than four half-moves. */
static void long_mates(void **state) {
  (void)state;
  static const char *const stipulations[] = {"ser-h#6"};
  static const char *const shorter[] = {"h#3", "h#2.5", "ser-h#4", "ser-#5"};
  unsigned seen = compare_many(stipulations, "b", 1, &endgame);
  seen += compare_many(shorter, "bwbw", 4, &bare);
  seen += compare_many(shorter + 1, "wb", 2, &officers);
  assert_true(seen > rounds() / 4);
}

/* Boards some squares of which are missing: pawns and lines end there, and kings have fewer
   flights. */
static void holes(void **state) {
  (void)state;
  static const char *const mates[] = {"h#2", "h#2.5", "ser-h#3", "ser-h#4", "ser-#3"},
                           *const stalemates[] = {"h=2", "h=2.5", "ser-h=3", "ser-h=4", "ser-=4"};
  unsigned seen = compare_many(mates, "bwbbw", 5, &holed);
  seen += compare_many(stalemates, "bwbbw", 5, &holed);
  seen += compare_many(mates, "bwbbw", 2, &holed_castlers);
  seen += compare_many(stalemates, "bwbbw", 2, &holed_castlers);
  assert_true(seen > 2 * rounds());
}

/* Lines that a draft of the final position once overlooked. */
static void ends_on_squares_left(void **state) {
  (void)state;
  /* 1...Bd3 2.Ra8 Kg1 3.Kb8 Ba6 =: the king ends where the rook stood, which it shuts in. */
  assert_int_equal(compare("BeginProblem\npieces white Kh1 Sd5 Be4 black Kb7 Rb8 Pa7\n"
                           "stipulation h=2.5\nEndProblem\n"),
                   26);
  /* 1.Sg2 2.Sf4 3.Rg2 4.Sg1 5.Se2 Qd2 =: the knight that makes room for the other one comes to rest
     with the same move. */
  assert_int_equal(compare("BeginProblem\npieces white Kb4 Qc1 black Kf2 Bf1h2 Se1e2 Rg1 "
                           "Pb5f3g3h3\nstipulation ser-h=5\nEndProblem\n"),
                   1);
}

/* Branches: the shadows of reciprocal play, of branches within others, of forced play and of
   parries are bound.  They are told the same with the bound and without. */
static void branches(void **state) {
  (void)state;
  static const char *const ends[] = {"reci-h#3", "reci-h#2", "reci-h=2", "reci-h#2.5"};
  static const char *const inner[] = {"black 1h[-4hh[#]]h",    "black 2hh[2hh[#]]",
                                      "black 1h[3hh[#]]h",     "black 2hh[/2da[#]]",
                                      "black 3h[1d[#]a]h",     "black 2hh[3a[#]d & 1h[+]h]",
                                      "black 4hh[/2da[#]{!+}]"};
  static const char *const parries[] = {"pser-h#3", "pser-#4"};
  unsigned seen = compare_many(ends, "bbbw", 4, &few);
  seen += compare_many(inner, "bbbbbbb", 7, &few);
  seen += compare_many(inner, "bbb", 3, &officers);
  assert_true(seen > rounds());
  assert_true(compare_many(parries, "bw", 2, &few) > 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(ends_on_squares_left),
                                     cmocka_unit_test(mates),
                                     cmocka_unit_test(stalemates),
                                     cmocka_unit_test(longer_play),
                                     cmocka_unit_test(long_mates),
                                     cmocka_unit_test(branches),
                                     cmocka_unit_test(holes)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
