/* A recogniser of the one grammar by which databases and web pages read solutions:

     Solution : MoveList | Twin+            Twin : ["+"] label ")" Change* MoveList
     Change   : Man Square "-->" Square | Man Square "<-->" Man Square | ("-"|"+") Man Square
              | "rotate" N | "mirror" Square "<-->" Square | "shift" Square "==>" Square
              | "PolishType"
     Move     : N. HalfMove [HalfMove | "threat:" | "zugzwang."]
              | ["but"] N. ".." (HalfMove | "...")
     HalfMove : Ply ["+" | "#"] ("!" | "?" | "!?" …)*
     Ply      : (Man Square ("-"|"*") Square ["-" Square] | "0-0" | "0-0-0") ["ep."] Suffix*

   White space and line ends mean nothing.
   SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef PREMIER_SOLUTION_GRAMMAR_H
#define PREMIER_SOLUTION_GRAMMAR_H

#include <ctype.h>
#include <stdbool.h>
#include <string.h>

static void skip_space(const char **at) {
  while (isspace((unsigned char)**at))
    (*at)++;
}

/* Takes the word if the text goes on with it. */
static bool take(const char **at, const char *word) {
  skip_space(at);
  const size_t length = strlen(word);
  if (strncmp(*at, word, length) != 0)
    return false;
  *at += length;
  return true;
}

static bool take_square(const char **at) {
  skip_space(at);
  if ((*at)[0] < 'a' || (*at)[0] > 'h' || (*at)[1] < '1' || (*at)[1] > '8')
    return false;
  *at += 2;
  return true;
}

/* "nkGO", "Q", "bP": owner, attributes, code; all of it may be missing. */
static bool take_man(const char **at) {
  skip_space(at);
  const char *start = *at, *code = start;
  while (*code && strchr("nwbcjkprvfhmu", *code) != NULL)
    code++;
  if (!isupper((unsigned char)*code) &&
      !(isdigit((unsigned char)*code) && isupper((unsigned char)code[1])))
    return false;
  *at = code + 1 + (isupper((unsigned char)code[1]) || isdigit((unsigned char)code[1]));
  return true;
}

/* What stands between brackets. */
static bool take_effect(const char **at) {
  if (take(at, "+")) {
    if (!take_man(at) || !take_square(at))
      return false;
    if (take(at, "=") && !take_man(at))
      return false;
    return take(at, "]");
  }
  if (take(at, "-"))
    return take_square(at) && take(at, "]");
  if (take_square(at)) {
    if (!take(at, "="))
      return false;
    return (take(at, "w") || take(at, "b") || take(at, "n") || take_man(at)) && take(at, "]");
  }
  if (!take_man(at) || !take_square(at) || !take(at, "->") || !take_square(at))
    return false;
  if (take(at, "=") && !take_man(at))
    return false;
  return take(at, "]");
}

static bool take_suffixes(const char **at) {
  for (;;) {
    if (take(at, "[")) {
      if (!take_effect(at))
        return false;
    } else if (take(at, "=")) {
      if (!take_man(at)) /* else stalemate, or a colour */
        (void)(take(at, "w") || take(at, "b") || take(at, "n"));
    } else
      return true;
  }
}

static bool take_half_move(const char **at) {
  if (!take(at, "0-0-0") && !take(at, "0-0")) {
    take_man(at);
    if (!take_square(at))
      return false;
    const bool captures = take(at, "*");
    if (!captures && !take(at, "-"))
      return false;
    if (!take_square(at))
      return false;
    if (captures && take(at, "-") && !take_square(at))
      return false;
  }
  take(at, "ep.");
  if (!take_suffixes(at))
    return false;
  if (!take(at, "+"))
    take(at, "#");
  while (take(at, "!") || take(at, "?"))
    continue;
  return true;
}

static bool take_number(const char **at) {
  skip_space(at);
  const char *end = *at;
  while (isdigit((unsigned char)*end))
    end++;
  if (end == *at || *end != '.')
    return false;
  *at = end + 1;
  return true;
}

static bool number_follows(const char *at) {
  return take_number(&at);
}

static bool twin_follows(const char *at) {
  skip_space(&at);
  at += *at == '+';
  return islower((unsigned char)*at) &&
         (at[1] == ')' || (isdigit((unsigned char)at[1]) && strchr(at, ')')));
}

static bool take_move(const char **at) {
  const bool but = take(at, "but");
  if (!take_number(at))
    return false;
  if (take(at, ".."))
    return take(at, "...") || take_half_move(at);
  if (but || !take_half_move(at))
    return false;
  if (take(at, "threat:") || take(at, "zugzwang."))
    return true;
  const char *behind = *at;
  skip_space(&behind);
  if (*behind == '\0' || number_follows(behind) || twin_follows(behind) ||
      strncmp(behind, "but", 3) == 0)
    return true;
  return take_half_move(at);
}

static bool take_moves(const char **at) {
  do {
    if (!take_move(at))
      return false;
    skip_space(at);
  } while (**at != '\0' && !twin_follows(*at));
  return true;
}

static bool take_arrow(const char **at, const char *arrow) {
  return take_square(at) && take(at, arrow) && take_square(at);
}

/* A change that begins with a man: "wKc6-->c7", "wPa2<-->bPb7", "+wSb2", "wSb2" for one replaced.
 */
static bool take_change_of_man(const char **at) {
  const bool removed = take(at, "-");
  if (!removed)
    take(at, "+");
  if (!take_man(at) || !take_square(at))
    return false;
  if (take(at, "<-->"))
    return take_man(at) && take_square(at);
  return !take(at, "-->") || take_square(at);
}

static bool take_change(const char **at) {
  if (take(at, "rotate"))
    return take(at, "90") || take(at, "180") || take(at, "270");
  if (take(at, "mirror"))
    return take_arrow(at, "<-->");
  if (take(at, "shift"))
    return take_arrow(at, "==>");
  return take(at, "PolishType") || take_change_of_man(at);
}

/* The label and what changes: "+c) wKc6-->c7". */
static bool take_twin_header(const char **at) {
  if (!twin_follows(*at))
    return false;
  *at = strchr(*at, ')') + 1;
  for (skip_space(at); **at != '\0' && !number_follows(*at); skip_space(at))
    if (!take_change(at))
      return false;
  return true;
}

/* Is the text a solution? `*where` is how far it could be read. */
static inline bool is_solution(const char *text, const char **where) {
  *where = text;
  skip_space(where);
  if (**where == '\0')
    return true;
  if (!twin_follows(*where))
    return take_moves(where);
  while (**where != '\0')
    if (!take_twin_header(where) || !take_moves(where))
      return false;
  return true;
}

#endif
