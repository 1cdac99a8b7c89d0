/* Makes the tables of plain_tables.h by walking over the board step by step.  They take a
   millisecond and are the same for every position, therefore they are made once: the one static
   object below is written under pthread_once and never again.
   SPDX-License-Identifier: GPL-3.0-or-later */
#define PLAIN_PEXT 0 /* lines are found by subtraction: what others look up is made here */
#include "solver/board/scatter.h"
#include "solver/engine/plain_lines.h"

#include <pthread.h>

struct step {
  int files, ranks;
};

static const struct step lines[8] = {{0, 1}, {1, 0},  {0, -1},  {-1, 0},
                                     {1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
static const struct step knight_steps[8] = {{1, 2},   {2, 1},   {2, -1}, {1, -2},
                                            {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

/* The square one step away, 64 outside the board. */
static unsigned stepped(unsigned from, struct step step) {
  int file = (int)(from & 7) + step.files, rank = (int)(from >> 3) + step.ranks;
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? 64u : (unsigned)(rank * 8 + file);
}

static uint64_t bit(unsigned where) {
  return where < 64 ? (uint64_t)1 << where : 0;
}

/* All squares from `from` in one direction up to and including the first man. */
static uint64_t ray(unsigned from, struct step step, uint64_t men) {
  uint64_t seen = 0;
  for (unsigned to = stepped(from, step); to < 64; to = stepped(to, step)) {
    seen |= bit(to);
    if (men & bit(to))
      break;
  }
  return seen;
}

static uint64_t rays(unsigned from, const struct step *steps, uint64_t men) {
  return ray(from, steps[0], men) | ray(from, steps[1], men) | ray(from, steps[2], men) |
         ray(from, steps[3], men);
}

static void make_leaps(struct plain_tables *t) {
  for (unsigned from = 0; from < 64; from++) {
    for (unsigned i = 0; i < 8; i++) {
      t->knight[from] |= bit(stepped(from, knight_steps[i]));
      t->king[from] |= bit(stepped(from, lines[i]));
    }
    if (from < 8 || from >= 56)
      continue;
    t->pawn[WHITE][from] =
        bit(stepped(from, (struct step){-1, 1})) | bit(stepped(from, (struct step){1, 1}));
    t->pawn[BLACK][from] =
        bit(stepped(from, (struct step){-1, -1})) | bit(stepped(from, (struct step){1, -1}));
    for (unsigned to = 0; to < 64; to++)
      for (unsigned side = WHITE; side <= BLACK; side++)
        if (t->pawn[side][from] & bit(to))
          t->pawn_from[side][to] |= bit(from);
  }
}

static unsigned count(uint64_t set) {
  unsigned count = 0;
  for (; set; set &= set - 1)
    count++;
  return count;
}

/* A pawn of either colour observes as many squares. */
static void make_leap_counts(struct plain_tables *t) {
  for (unsigned where = 0; where < 64; where++) {
    t->leaps[KING][where] = (uint8_t)count(t->king[where]);
    t->leaps[KNIGHT][where] = (uint8_t)count(t->knight[where]);
    t->leaps[PAWN][where] = (uint8_t)count(t->pawn[WHITE][where]);
  }
}

static void make_lines(struct plain_tables *t) {
  for (unsigned from = 0; from < 64; from++) {
    t->rook_lines[from] = rays(from, lines, 0);
    t->bishop_lines[from] = rays(from, lines + 4, 0);
    t->file_mask[from] = ray(from, lines[0], 0) | ray(from, lines[2], 0);
    t->rising_mask[from] = ray(from, lines[4], 0) | ray(from, lines[6], 0);
    t->falling_mask[from] = ray(from, lines[5], 0) | ray(from, lines[7], 0);
    for (unsigned i = 0; i < 8; i++) {
      uint64_t whole = ray(from, lines[i], 0), passed = 0;
      uint64_t opposite = ray(from, (struct step){-lines[i].files, -lines[i].ranks}, 0);
      for (unsigned to = stepped(from, lines[i]); to < 64; to = stepped(to, lines[i])) {
        t->between[from][to] = passed;
        t->line[from][to] = whole | opposite | bit(from);
        t->beyond[from][to] = ray(to, lines[i], 0);
        passed |= bit(to);
      }
    }
  }
}

static void make_directions(struct plain_tables *t) {
  static const struct step directions[DIRECTIONS] = {{0, 1},  {1, 1},   {1, 0},  {-1, 1},
                                                     {0, -1}, {-1, -1}, {-1, 0}, {1, -1}};
  for (unsigned from = 0; from < 64; from++)
    for (unsigned i = 0; i < DIRECTIONS; i++) {
      unsigned distance = 0;
      t->ray[from][i] = ray(from, directions[i], 0);
      for (unsigned to = stepped(from, directions[i]); to < 64; to = stepped(to, directions[i])) {
        t->direction[from][to] = (uint8_t)i;
        t->distance[from][to] = (uint8_t)++distance;
      }
    }
}

static void make_ranks(struct plain_tables *t) {
  for (unsigned inner = 0; inner < 64; inner++)
    for (unsigned file = 0; file < 8; file++) {
      uint64_t men = (uint64_t)inner << 1;
      t->rank_seen[inner][file] =
          (uint8_t)((ray(file, lines[1], men) | ray(file, lines[3], men)) & 255);
    }
}

/* The squares of the lines that have another square behind them. */
static uint64_t hiding(unsigned from, const struct step *steps) {
  uint64_t mask = 0;
  for (unsigned i = 0; i < 4; i++)
    for (unsigned to = stepped(from, steps[i]); stepped(to, steps[i]) < 64 && to < 64;
         to = stepped(to, steps[i]))
      mask |= bit(to);
  return mask;
}

/* Entry n is for the men that the bits of n put on the squares of the mask, lowest first: what the
   machine's PEXT computes. The sets of men are counted through by "(set - mask) & mask". */
KNOWN_WALK void make_slider(const struct plain_tables *t, struct plain_slider *slider,
                            uint64_t *seen, const struct step *steps,
                            uint64_t (*sees)(const struct plain_tables *, unsigned, uint64_t)) {
  uint32_t entry = 0;
  for (unsigned from = 0; from < 64; from++) {
    uint64_t mask = hiding(from, steps), men = 0;
    slider[from] = (struct plain_slider){.mask = mask, .first = entry};
    do {
      seen[entry++] = sees(t, from, men);
      men = (men - mask) & mask;
    } while (men);
  }
}

/* Of a fixed sequence, so that keys never differ from run to run. */
static struct key random_key(uint64_t *state) {
  struct key key;
  key.high = next_scattered(state);
  key.low = next_scattered(state);
  return key;
}

static void make_keys(struct plain_tables *t) {
  uint64_t state = 19790101;
  for (unsigned side = WHITE; side <= BLACK; side++)
    for (unsigned walk = KING; walk < ORTHODOX_WALKS; walk++)
      for (unsigned where = 0; where < 64; where++)
        t->man[side][walk][where] = random_key(&state);
  t->black_to_move = random_key(&state);
  for (unsigned rights = 1; rights < 16; rights++)
    t->rights[rights] = random_key(&state);
  for (unsigned where = 0; where < 64; where++) /* 64 means no right and changes nothing */
    t->en_passant[where] = random_key(&state);
}

static void make_primes(struct plain_tables *t) {
  for (unsigned n = 2; n < PLAIN_CONTROLS; n++) {
    t->prime[n] = true;
    for (unsigned divisor = 2; divisor * divisor <= n; divisor++)
      if (n % divisor == 0)
        t->prime[n] = false;
    t->prime_bits[n / 8 + 8] |= (uint8_t)(t->prime[n] << n % 8);
  }
}

static struct plain_tables tables; /* written by make_tables only, once */
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void make_tables(void) {
  make_leaps(&tables);
  make_leap_counts(&tables);
  make_lines(&tables);
  make_ranks(&tables);
  make_directions(&tables);
  make_primes(&tables);
  make_keys(&tables);
  make_slider(&tables, tables.rook, tables.rook_seen, lines, rook_sees);
  make_slider(&tables, tables.bishop, tables.bishop_seen, lines + 4, bishop_sees);
}

const struct plain_tables *plain_tables(void) {
  pthread_once(&once, make_tables);
  return &tables;
}
