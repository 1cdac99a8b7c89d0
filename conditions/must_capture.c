/* Compulsory capture: if the side can legally capture, it must; with Ultra it has no other moves.
   With Exact a capture that would be illegal takes the right away from all other moves, but the
   side is mated or stalemated only if it would be without the rule.

   Source: the glossary of the field; Ultra and Exact as Popeye has them.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/obligation.h"

static long capture(struct board *board, const struct rule *rule, enum colour side, move m) {
  return is_bound(board, rule, side) && capture_of(m) != NO_SQUARE;
}

static void leave_captures(struct board *board, const struct rule *rule, enum colour side,
                           struct move_stack *moves, size_t first) {
  size_t kept = first;
  if (!is_bound(board, rule, side))
    return;
  for (size_t i = first; i < moves->count; i++)
    if (capture_of(moves->moves[i]) != NO_SQUARE)
      moves->moves[kept++] = moves->moves[i];
  moves->count = kept;
}

static void adapt_to_strictness(struct condition *card, const void *settings) {
  const struct strictness *strict = settings;
  if (strict->checks) {
    card->whole = (struct whole_hook){.depth = FOR_MOVES, .filter = leave_captures};
  } else if (strict->moves) {
    card->whole = (struct whole_hook){.depth = FOR_MOVES, .filter = keep_heaviest_unless_free};
    card->mate = judge_free_side;
  }
}

const struct condition condition_white_must_capture = {
    .names = {"WhiteMustCapture", "BlancPriseForce", "WeisserSchlagzwang"},
    .sentence = "White must capture if it can; with Ultra it has no moves but captures",
    .example = "Condition WhiteMustCapture",
    .member = &bound_white,
    .claims = CLAIMS_WEIGHT_OF_WHITE,
    GRADED_OBLIGATION(adapt_to_strictness, bind_member, capture),
};

const struct condition condition_black_must_capture = {
    .names = {"BlackMustCapture", "NoirPriseForce", "SchwarzerSchlagzwang"},
    .sentence = "Black must capture if it can; with Ultra it has no moves but captures",
    .example = "Condition BlackMustCapture Ultra",
    .member = &bound_black,
    .claims = CLAIMS_WEIGHT_OF_BLACK,
    GRADED_OBLIGATION(adapt_to_strictness, bind_member, capture),
};
