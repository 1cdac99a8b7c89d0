/* A game being played through from its score.  The position comes from the tag FEN, else it is the
   array; the moves are held against the legal ones, which under fog are all that the men can do.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/replay_game.h"

#include "solver/commands/fog.h"
#include "solver/language/text.h"
#include "solver/report/wording.h"

#include <string.h>

static const char array_fen[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/* ---- where the game begins ---- */

/* What the fields of a FEN are made of; the reader of problems sees to the rest. */
static const struct {
  const char *name, *letters;
} fields[] = {{"the men", "KQRBNPkqrbnp12345678/"},
              {"the side to move", "wb"},
              {"the castling rights", "KQkqABCDEFGHabcdefgh-"},
              {"the square passed", "abcdefgh12345678-"},
              {"the number of quiet half-moves", "0123456789"},
              {"the number of the move", "0123456789"}};
enum { FIELDS = sizeof fields / sizeof *fields, FIELDS_NEEDED = 2 };

static struct place behind(struct place place, size_t columns) {
  place.column += (unsigned)columns;
  return place;
}

/* Are there enough fields, and not too many, each of its own letters? */
static bool looks_like_fen(struct game *game, const struct score_tag *fen) {
  const char *from = fen->value;
  unsigned count = 0;
  for (from += strspn(from, " "); *from != '\0' && count < FIELDS; count++) {
    const size_t good = strspn(from, fields[count].letters);
    if (from[good] != ' ' && from[good] != '\0') {
      complain(&game->complaints, INPUT_ERROR, behind(fen->place, (size_t)(from - fen->value)),
               "\"%s\" does not tell %s of a FEN",
               text_quotable(game->complaints.arena, from, strcspn(from, " ")), fields[count].name);
      return false;
    }
    from += good;
    from += strspn(from, " ");
  }
  if (count >= FIELDS_NEEDED && *from == '\0')
    return true;
  complain(&game->complaints, INPUT_ERROR, behind(fen->place, (size_t)(from - fen->value)),
           *from == '\0' ? "the FEN does not say which side is to move"
                         : "the FEN goes on behind its last field");
  return false;
}

/* The position as a problem, from a text that says no more than the FEN. */
static bool read_position(struct game *game) {
  static const char before[] = "BeginProblem FEN ";
  const struct score_tag *tag = &game->score->fen;
  const char *fen = tag->value != NULL ? tag->value : array_fen;
  if (tag->value != NULL && !looks_like_fen(game, tag))
    return false;
  const char *text = arena_printf(game->complaints.arena, "%s%s\nEndProblem\n", before, fen);
  struct reader *reader = reader_new(game->score->place.file, text, strlen(text));
  game->set = reader_next(reader);
  reader_free(reader);
  for (const struct complaint *c = game->set->complaints.first; c != NULL; c = c->next) {
    const unsigned first = (unsigned)sizeof before;
    complain(&game->complaints, c->severity,
             behind(tag->place, c->place.column >= first ? c->place.column - first : 0), "%s",
             c->text);
  }
  return !complaints_forbid(&game->complaints);
}

/* Names under which programs know this game, and chess itself, whose scores can be looked at in the
   same way. */
static bool is_known_variant(const char *name) {
  static const char *const names[] = {"fogofwar",           "fog",      "darkchess",
                                      "brouillarddeguerre", "standard", "chess"};
  char plain[32];
  size_t length = 0;
  for (; *name != '\0' && length + 1 < sizeof plain; name++)
    if ((*name >= 'a' && *name <= 'z') || (*name >= '0' && *name <= '9'))
      plain[length++] = *name;
    else if (*name >= 'A' && *name <= 'Z')
      plain[length++] = (char)(*name - 'A' + 'a');
  plain[length] = '\0';
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strcmp(plain, names[i]) == 0)
      return true;
  return length == 0;
}

static bool check_variant(struct game *game) {
  const struct score_tag *variant = &game->score->variant;
  if (variant->value == NULL || is_known_variant(variant->value))
    return true;
  complain(&game->complaints, NOT_SUPPORTED, variant->place,
           "the game is said to be \"%s\"; games are replayed as Fog of War",
           text_quotable(game->complaints.arena, variant->value, strlen(variant->value)));
  return false;
}

void game_begin(struct game *game, const struct score *score) {
  *game = (struct game){.score = score};
  complaints_begin(&game->complaints, arena_new());
  if (!check_variant(game) || !read_position(game))
    return;
  const struct problem *problem = game->set->phases[0];
  game->plan = fog_plan(problem, ENGINE_BY_FACTS, &game->complaints);
  if (game->plan == NULL)
    return;
  game->position = game->plan->engine->create(game->plan, problem->fen_side);
  game->quiet = problem->fen_quiet;
}

void game_free(struct game *game) {
  if (game->position != NULL)
    game->plan->engine->destroy(game->position);
  plan_free(game->plan);
  move_stack_free(&game->moves);
  problem_set_free(game->set);
  arena_free(game->complaints.arena);
}

/* ---- moves ---- */

static bool is_castling(move m) {
  return kind_of(m) == CASTLE_SHORT || kind_of(m) == CASTLE_LONG;
}

/* Could the move be meant?  Castling may also be written by the squares of the king. */
static bool fits(const struct position *position, move m, const struct score_move *written) {
  const square departure = departure_of(m);
  const unsigned walk = position->engine->man_at(position, departure).walk;
  if (written->kind != ORDINARY)
    return kind_of(m) == written->kind;
  if (is_castling(m) && (written->file < 0 || written->rank < 0))
    return false;
  return arrival_of(m) == written->arrival && promotion_of(m) == written->promotion &&
         (written->walk == NO_WALK || written->walk == walk) &&
         (written->file < 0 || written->file == departure % 8) &&
         (written->rank < 0 || written->rank == departure / 8) &&
         (!written->captures || capture_of(m) != NO_SQUARE);
}

static const char *name_of(struct game *game, move m) {
  struct ply ply;
  struct wording text;
  game->position->engine->describe(game->position, m, &ply);
  wording_start(&text, game->plan->problem);
  wording_ply(&text, &ply);
  return arena_printf(game->complaints.arena, "%s", text.text);
}

static bool lacks_promotion(const struct game *game, const struct score_move *written) {
  struct score_move with = *written;
  with.promotion = QUEEN;
  for (size_t i = 0; i < game->moves.count; i++)
    if (written->promotion == NO_WALK && fits(game->position, game->moves.moves[i], &with))
      return true;
  return false;
}

static void complain_unplayable(struct game *game, const struct score_move *written) {
  const char *side = game->position->side == WHITE ? "White" : "Black";
  complain(&game->complaints, INPUT_ERROR, written->place,
           lacks_promotion(game, written)
               ? "\"%s\" does not say what the pawn promotes to (%s to move)"
               : "\"%s\" is no move that can be played here (%s to move)",
           written->text, side);
}

/* The legal move that is written; false after a complaint. */
static bool find_move(struct game *game, const struct score_move *written, move *found) {
  const struct engine *engine = game->position->engine;
  unsigned fitting = 0;
  game->moves.count = 0;
  engine->legal_moves(game->position, &game->moves);
  for (size_t i = 0; i < game->moves.count; i++) {
    const move m = game->moves.moves[i];
    if (!fits(game->position, m, written))
      continue;
    if (++fitting == 2)
      complain(&game->complaints, INPUT_ERROR, written->place,
               "\"%s\" may be %s or %s: under fog no check decides between them", written->text,
               name_of(game, *found), name_of(game, m));
    if (fitting == 1)
      *found = m;
  }
  if (fitting == 0)
    complain_unplayable(game, written);
  return fitting == 1;
}

static bool reaches(struct game *game, enum goal_kind kind) {
  const struct goal goal = {kind, NO_SQUARE, 0};
  return game->position->engine->reached(game->position, &goal);
}

/* The engine knows that a game is drawn by its past, but not by which part of it. */
static enum game_end end_of(struct game *game) {
  if (reaches(game, GOAL_KING_CAPTURE))
    return KING_CAPTURED;
  if (reaches(game, GOAL_STALEMATE))
    return STALEMATE;
  if (!game->position->engine->has_legal_move(game->position))
    return game->quiet >= 100 ? FIFTY_MOVES : REPETITION;
  return NOT_ENDED;
}

bool game_next(struct game *game, struct ply *ply) {
  const struct score *score = game->score;
  const struct engine *engine = game->position->engine;
  move m = NO_MOVE;
  if (game->played == score->count)
    return false;
  const struct score_move *written = &score->moves[game->played];
  if (game->end != NOT_ENDED) {
    complain(&game->complaints, INPUT_ERROR, written->place,
             "\"%s\" comes after the end of the game", written->text);
    return false;
  }
  if (!find_move(game, written, &m))
    return false;
  engine->describe(game->position, m, ply);
  engine->play(game->position, m);
  game->played++;
  game->quiet = capture_of(m) != NO_SQUARE || ply->man.walk == PAWN ? 0 : game->quiet + 1;
  game->end = end_of(game);
  return true;
}
