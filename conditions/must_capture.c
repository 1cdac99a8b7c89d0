/* Compulsory capture: if the side can legally capture, it must.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/obligation.h"
#include "solver/language/words.h"

static long capture(struct board *board, const struct rule *rule, enum colour side, move m) {
  (void)board;
  return binds(rule, side) && capture_of(m) != NO_SQUARE;
}

/* How Ultra binds here is not known well enough. */
static const void *refuse_ultra(struct words *words) {
  struct word word;
  if (words_peek(words, &word) && *(const bool *)read_ultra(words))
    complain(words_complaints(words), NOT_SUPPORTED, word.place,
             "compulsory capture with Ultra is not supported yet");
  return NULL;
}

const struct condition condition_white_must_capture = {
    .names = {"WhiteMustCapture", "BlancPriseForce", "WeisserSchlagzwang"},
    .sentence = "White must capture if it can",
    .example = "Condition WhiteMustCapture",
    .member = &bound_white,
    .claims = CLAIMS_WEIGHT_OF_WHITE,
    .read = refuse_ultra,
    .prefer = capture,
};

const struct condition condition_black_must_capture = {
    .names = {"BlackMustCapture", "NoirPriseForce", "SchwarzerSchlagzwang"},
    .sentence = "Black must capture if it can",
    .example = "Condition BlackMustCapture",
    .member = &bound_black,
    .claims = CLAIMS_WEIGHT_OF_BLACK,
    .read = refuse_ultra,
    .prefer = capture,
};
