/* What is seen of a game under fog, as JSON lines:

     {"game":1,"names":["A","B"],"fog":"white","sees":["a1",…],"white":["Ke1",…],"black":[]}
     {"game":1,"number":1,"side":"w","text":"e2-e4","lost":null,"sees":[…],"white":[…],"black":[…]}
     {"game":1,"end":"king captured","winner":"b","result":"0-1"}

   `sees` are the squares in sight, `white` and `black` the men on them, `text` is null where no
   more is told of the half-move than that there was one, `lost` the square where the player has
   lost a man out of its sight; `end` is null where the score ends before the game, and `result` as
   the score has it.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/replay_look.h"
#include "solver/report/wording.h"

#include <jansson.h>
#include <stdio.h>

static void print_line(json_t *object) {
  json_dumpf(object, stdout, JSON_COMPACT);
  putchar('\n');
  json_decref(object);
}

static json_t *text_or_null(const char *text) {
  return text != NULL ? json_string(text) : json_null();
}

static json_t *square_name(const struct problem *problem, square where) {
  struct wording text;
  wording_start(&text, problem);
  wording_square(&text, where);
  return json_string(text.text);
}

/* "Ke1", "Pa2" */
static json_t *man_name(const struct problem *problem, square where) {
  struct wording text;
  wording_start(&text, problem);
  wording_add(&text, walk_code(problem, problem->men[where].walk));
  wording_square(&text, where);
  return json_string(text.text);
}

static void add_sight(json_t *object, const struct look *look, const struct set *seen) {
  const struct problem now = diagram_now(&look->game);
  json_t *squares = json_array(), *men[2] = {json_array(), json_array()};
  for (square where = 0; where < now.board.files * now.board.ranks; where++) {
    if (!set_has(seen, where))
      continue;
    json_array_append_new(squares, square_name(&now, where));
    if (now.men[where].walk != NO_WALK)
      json_array_append_new(men[now.men[where].owners == OF_BLACK], man_name(&now, where));
  }
  json_object_set_new(object, "sees", squares);
  json_object_set_new(object, "white", men[WHITE]);
  json_object_set_new(object, "black", men[BLACK]);
}

static void print_begin(const struct look *look, const struct set *seen) {
  const struct score *score = look->game.score;
  const char *fog = !look->eyes->player ? "none" : look->eyes->side == WHITE ? "white" : "black";
  json_t *object = json_object(), *names = json_array();
  json_array_append_new(names, text_or_null(score->white.value));
  json_array_append_new(names, text_or_null(score->black.value));
  json_object_set_new(object, "game", json_integer(score->number));
  json_object_set_new(object, "names", names);
  json_object_set_new(object, "fog", json_string(fog));
  add_sight(object, look, seen);
  print_line(object);
}

static void print_move(const struct look *look, const struct sighted_move *move) {
  const struct problem *problem = look->game.plan->problem;
  const square lost = lost_unseen(look, move);
  json_t *object = json_object();
  struct wording text;
  wording_start(&text, problem);
  wording_ply(&text, move->ply);
  json_object_set_new(object, "game", json_integer(look->game.score->number));
  json_object_set_new(object, "number", json_integer(move->number));
  json_object_set_new(object, "side", json_string(move->ply->side == WHITE ? "w" : "b"));
  json_object_set_new(object, "text",
                      text_or_null(move_is_hidden(look, move->ply) ? NULL : text.text));
  json_object_set_new(object, "lost", lost != NO_SQUARE ? square_name(problem, lost) : json_null());
  add_sight(object, look, move->seen);
  print_line(object);
}

static void print_end(const struct look *look, const struct ply *last) {
  static const char *const ends[] = {[NOT_ENDED] = NULL,
                                     [KING_CAPTURED] = "king captured",
                                     [STALEMATE] = "stalemate",
                                     [REPETITION] = "repetition",
                                     [FIFTY_MOVES] = "fifty moves"};
  const struct game *game = &look->game;
  const char *winner = last->side == WHITE ? "w" : "b";
  json_t *object = json_object();
  json_object_set_new(object, "game", json_integer(game->score->number));
  json_object_set_new(object, "end", text_or_null(ends[game->end]));
  json_object_set_new(object, "winner", text_or_null(game->end == KING_CAPTURED ? winner : NULL));
  json_object_set_new(object, "result", text_or_null(game->score->result_text));
  print_line(object);
}

const struct replay_writer replay_json = {print_begin, print_move, print_end};
