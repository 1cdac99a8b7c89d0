/* Contrôle Premier (CP): after every move the number of controls on the board is prime.

   A man controls a square if it could capture an enemy standing there by its own movement on the
   present board; pins, self-check, this rule itself, castling and en passant do not matter, and
   squares of own men count.  Q is the sum, over all squares, of the men of both sides that control
   it.  A king is in check only if the capture of the king would leave a prime Q: the attack is
   played out.  Source: the text of the rule that this project was founded on.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/array.h"
#include "solver/board/prime.h"

#include <stdio.h>

static bool leaves_prime(struct board *board, const struct rule *rule, const struct turn *turn) {
  (void)rule;
  (void)turn;
  return is_prime(count_controls(board));
}

/* Every position behind a move has a prime Q, so a diagram without one cannot have come about by
   play, but for the array, whose Q is 76. */
static const char *doubt_composite(struct board *board, const struct rule *rule) {
  (void)rule;
  return is_prime(count_controls(board)) || is_game_array(board)
             ? NULL
             : "the number of controls in the diagram is not prime";
}

/* "Q would be 60 = 2·2·3·5" */
static void write_factors(FILE *out, unsigned number) {
  const char *before = " = ";
  for (unsigned divisor = 2; number > 1; divisor++)
    for (; number % divisor == 0; number /= divisor, before = "·")
      fprintf(out, "%s%u", before, divisor);
}

static void account_for_controls(struct board *board, const struct rule *rule,
                                 const struct turn *turn, bool stands, char *words, size_t room) {
  const unsigned controls = count_controls(board);
  FILE *out = fmemopen(words, room, "w");
  (void)rule;
  (void)turn;
  if (out == NULL)
    return;
  fprintf(out, stands ? "Q %u" : "Q would be %u", controls);
  if (!stands && controls > 1)
    write_factors(out, controls);
  fclose(out);
}

static const char *const aliases[] = {"CP", NULL};

const struct condition condition_control_premier = {
    .names = {"ControlePremier", "ControlePremier", "ControlePremier"},
    .aliases = aliases,
    .own = true,
    .sentence = "A move is legal only if the number of controls, summed over all squares and both "
                "sides, is prime after it; a king is in check only if its capture would be so "
                "legal",
    .example = "Condition ControlePremier",
    .compiled = COMPILED_PRIME_CONTROL,
    .doubt = doubt_composite,
    .after = leaves_prime,
    .account = account_for_controls,
    .playcheck = true,
};
