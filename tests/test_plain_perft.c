/* Perft of the plain engines: figures of the common suite of chess programmers (perft_orthodox),
   and for Contrôle Premier those that came with the rule and those of an independent brute force.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "plain_fixture.h"

#include "solver/engine/perft.h"
#include "solver/engine/plain_variants.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

struct figure {
  const char *fen;
  unsigned depth;
  unsigned long count;
};

static const struct figure orthodox[] = {
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", 5, 4865609},
    {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", 4, 4085603},
    {"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", 5, 674624},
    {"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -", 4, 422333},
    {"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -", 4, 2103487},
    {"r3k2r/8/8/8/8/8/8/R3K2R b KQkq -", 4, 314346},
    {"r3k2r/8/8/8/8/8/8/1R2K2R w Kkq -", 4, 328965},
    {"1r2k2r/8/8/8/8/8/8/R3K2R w KQk -", 4, 334705},
    {"4k3/8/8/8/8/8/8/R3K3 w Q -", 5, 145232},
    {"8/8/3K4/3Nn3/3nN3/4k3/8/8 b - -", 5, 281190},
    {"B6b/8/8/8/2K5/4k3/8/b6B w - -", 5, 1320507},
    {"7k/RR6/8/8/8/8/rr6/7K b - -", 4, 104342},
    {"6qk/8/8/8/8/8/8/7K b - -", 6, 419369},
    {"k7/8/8/3p4/4p3/8/8/7K w - -", 6, 22886},
    {"8/Pk6/8/8/8/8/6Kp/8 w - -", 6, 1030499},
    {"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - -", 4, 182838},
};

static const struct figure prime_control[] = {
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", 1, 2},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", 2, 12},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", 3, 87},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", 4, 394},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", 5, 3086},
    {"4Kk2/1P6/1r4p1/8/8/Q7/8/8 w - -", 3, 290},
    {"4n3/1K3N2/8/2pk4/8/8/5P2/B7 w - -", 3, 444},
};

static void count(const struct engine *engine, const struct engine *variant,
                  const struct figure *figure, struct counts *counts) {
  struct fixture f;
  fixture_read(&f, figure->fen);
  struct position *position = engine->create(&f.plan, f.first);
  position->engine = variant;
  struct perft how = {.counts = counts};
  mpz_t sum;
  mpz_init(sum);
  assert_true(perft(position, figure->depth, &how, sum));
  assert_int_equal(mpz_get_ui(sum), figure->count);
  mpz_clear(sum);
  variant->destroy(position);
}

static void orthodox_figures(void **state) {
  (void)state;
  const struct engine *variant;
  for (unsigned n = 0; (variant = plain_numbered_variant(false, n)); n++)
    for (size_t i = 0; i < sizeof orthodox / sizeof *orthodox; i++)
      count(&plain_engine, variant, &orthodox[i], NULL);
}

static void prime_control_figures(void **state) {
  (void)state;
  const struct engine *variant;
  for (unsigned n = 0; (variant = plain_numbered_variant(true, n)); n++)
    for (size_t i = 0; i < sizeof prime_control / sizeof *prime_control; i++)
      count(&plain_cp_engine, variant, &prime_control[i], NULL);
}

/* A table, even one that is far too small, changes no figure. */
static void figures_with_a_table(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof orthodox / sizeof *orthodox; i++)
    for (size_t bytes = 1u << 14; bytes <= 1u << 24; bytes <<= 10) {
      struct counts *counts = counts_new(bytes);
      assert_non_null(counts);
      count(&plain_engine, plain_variant(false), &orthodox[i], counts);
      counts_free(counts);
    }
}

/* Controle Premier from the game array: nine half-moves, shared out among threads, with one table.
 */
static void nine_half_moves(void **state) {
  (void)state;
  struct fixture f;
  fixture_read(&f, prime_control[0].fen);
  struct position *position = plain_cp_engine.create(&f.plan, f.first);
  struct perft how = {.counts = counts_new(1u << 26), .threads = 3};
  mpz_t sum;
  mpz_init(sum);
  assert_true(perft(position, 9, &how, sum));
  assert_int_equal(mpz_get_ui(sum), 30005403);
  mpz_clear(sum);
  counts_free(how.counts);
  position->engine->destroy(position);
}

/* The same number with a table that keeps next to nothing, and with none. */
static void six_half_moves(void **state) {
  (void)state;
  struct figure figure = {prime_control[0].fen, 6, 20603};
  struct counts *counts = counts_new(1u << 12);
  assert_non_null(counts);
  count(&plain_cp_engine, plain_variant(true), &figure, counts);
  count(&plain_cp_engine, plain_variant(true), &figure, NULL);
  counts_free(counts);
}

/* A count above 2^64, by itself and as the sum over the first moves. */
static void counts_beyond_a_word(void **state) {
  (void)state;
  struct fixture f;
  fixture_read(&f, "7k/8/8/8/8/8/8/K7 w - -");
  struct position *position = plain_engine.create(&f.plan, f.first);
  struct perft how = {.counts = counts_new(1u << 26)};
  mpz_t sum, total, part;
  mpz_inits(sum, total, part, NULL);
  assert_true(perft(position, 30, &how, sum));
  assert_true(mpz_sizeinbase(sum, 2) > 64);
  struct move_stack stack = {0};
  position->engine->legal_moves(position, &stack);
  for (size_t i = 0; i < stack.count; i++) {
    position->engine->play(position, stack.moves[i]);
    assert_true(perft(position, 29, &how, part));
    position->engine->undo(position);
    mpz_add(total, total, part);
  }
  assert_int_equal(mpz_cmp(sum, total), 0);
  mpz_clears(sum, total, part, NULL);
  move_stack_free(&stack);
  counts_free(how.counts);
  position->engine->destroy(position);
}

static bool at_once(void *context) {
  ++*(unsigned *)context;
  return true;
}

static void stops_when_told(void **state) {
  (void)state;
  struct fixture f;
  fixture_read(&f, orthodox[0].fen);
  struct position *position = plain_engine.create(&f.plan, f.first);
  struct key before = position->engine->key(position), after;
  unsigned asked = 0;
  struct perft how = {.stop = at_once, .context = &asked};
  mpz_t sum;
  mpz_init(sum);
  assert_false(perft(position, 20, &how, sum));
  after = position->engine->key(position);
  assert_memory_equal(&before, &after, sizeof before);
  assert_int_equal(asked, 1);
  mpz_clear(sum);
  position->engine->destroy(position);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(orthodox_figures),     cmocka_unit_test(prime_control_figures),
      cmocka_unit_test(figures_with_a_table), cmocka_unit_test(nine_half_moves),
      cmocka_unit_test(six_half_moves),       cmocka_unit_test(counts_beyond_a_word),
      cmocka_unit_test(stops_when_told)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
