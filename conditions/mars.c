/* Men that act from their rebirth squares, as if they stood there, if the square is empty:
   MarsCirce, to capture only; AntiMarsCirce, to move without capturing only; Phantom chess, for
   everything, but from their own squares too.  A man on its rebirth square acts from there.

   Source: the glossary of the field; what it leaves open as Popeye has it.
   Reading: castling is a move without capture, so that under AntiMars king and rook castle from
   their rebirth squares, whether they have moved or not; check is asked for there (as Popeye has
   it).

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/rebirth.h"
#include "solver/engine/general_board.h"

/* Adds the squares from which the man could act instead of its own. */
static void add_rebirth_origins(struct board *board, const struct rebirth *rebirth,
                                enum colour side, square unit, struct origin_list *origins) {
  struct candidate candidate = standing_at(board, unit, side);
  if (!offers_choice(rebirth)) {
    square where = fixed_rebirth(board, rebirth, &candidate);
    if (where != NO_SQUARE && (where == unit || !set_has(&board->occupied, where)))
      origins_add(origins, where);
    return;
  }
  struct rebirth_way ways[MAX_REBIRTH_WAYS];
  candidate.stands = unit;
  unsigned all = rebirth_ways(board, rebirth, &candidate, ways);
  for (unsigned i = 0; i < all; i++)
    if (ways[i].where != NO_SQUARE)
      origins_add(origins, ways[i].where);
}

static bool is_exempt(const struct board *board, const struct rebirth *rebirth, square unit) {
  const struct man man = board->man[unit];
  return ((man.marks & MARK_ROYAL) && !rebirth->kings) ||
         (rebirth->listed && !rebirth->april[man.walk]);
}

static void start_from_rebirth_square(struct board *board, const struct rule *rule,
                                      enum colour side, square unit, struct origin_list *origins) {
  if (is_exempt(board, rule->settings, unit))
    return;
  origins->count = 0;
  add_rebirth_origins(board, rule->settings, side, unit, origins);
}

static void start_captures(struct board *board, const struct rule *rule, enum colour side,
                           square unit, enum mode mode, struct origin_list *origins) {
  if (mode == CAPTURING)
    start_from_rebirth_square(board, rule, side, unit, origins);
}

static void start_moves(struct board *board, const struct rule *rule, enum colour side, square unit,
                        enum mode mode, struct origin_list *origins) {
  if (mode == MOVING)
    start_from_rebirth_square(board, rule, side, unit, origins);
}

static void start_both(struct board *board, const struct rule *rule, enum colour side, square unit,
                       enum mode mode, struct origin_list *origins) {
  (void)mode;
  if (is_exempt(board, rule->settings, unit))
    return;
  struct origin_list others = {.count = 0};
  add_rebirth_origins(board, rule->settings, side, unit, &others);
  for (unsigned i = 0; i < others.count; i++)
    if (others.origin[i] != unit)
      origins_add(origins, others.origin[i]);
}

/* On a large board there are more empty squares than origins. */
static void set_up_origins(const struct rule *rule, struct setup *setup) {
  const struct rebirth *rebirth = rule->settings;
  set_up_rebirth(rule, setup);
  if (offers_choice(rebirth) && setup->frame.files * setup->frame.ranks > MAX_ORIGINS)
    setup->refusal = "men can start from so many squares on a board of 64 squares at most";
}

static void adapt_mars(struct condition *card, const void *settings) {
  (void)settings;
  card->army = set_up_origins;
  card->origin = (struct origin_hook){FOR_REACH, start_captures, false, false, NULL};
}

static bool starts_from(struct board *board, const struct rule *rule, enum colour side, square unit,
                        square from) {
  struct origin_list origins = {.count = 1, .origin = {unit}};
  start_from_rebirth_square(board, rule, side, unit, &origins);
  for (unsigned i = 0; i < origins.count; i++)
    if (origins.origin[i] == from)
      return true;
  return false;
}

/* The king is there already. */
static bool may_castle_at_home(struct board *board, const struct castling *castling, square rook) {
  begin_frame(board);
  board->turn = NULL;
  edit_move(board, rook, castling->rook);
  struct set between = castling->empty;
  set_remove(&between, castling->king);
  set_remove(&between, castling->rook);
  const bool may = !set_meets(&between, &board->occupied, board->words) &&
                   !is_in_check(board, castling->side) &&
                   checked_transit(board, castling) == NO_SQUARE;
  end_frame(board);
  return may;
}

/* The number of the castling and the square of the rook are the choice. */
enum { CASTLINGS = 8 };

static void add_castlings_of(struct board *board, const struct rule *rule, unsigned number,
                             square king, struct move_stack *moves) {
  const struct castling *castling = &general_setup(board)->castling[number];
  begin_frame(board);
  board->turn = NULL;
  edit_move(board, king, castling->king); /* out of the rook's way */
  struct set rooks = *men_of_walk(board, ROOK);
  set_keep(&rooks, &board->of[castling->side], board->words);
  for_set (rook, &rooks, board->words)
    if ((king != castling->king || rook != castling->rook) &&
        starts_from(board, rule, castling->side, rook, castling->rook) &&
        may_castle_at_home(board, castling, rook))
      push_move(moves, make_move(king, castling->king_to, NO_SQUARE, NO_WALK, SPECIAL,
                                 number + CASTLINGS * rook));
  end_frame(board);
}

static void add_castlings(struct board *board, const struct rule *rule, enum colour side,
                          struct move_stack *moves) {
  const struct setup *setup = general_setup(board);
  struct set kings = *men_of_walk(board, KING);
  set_keep(&kings, actors(board, side, FOR_MOVES), board->words);
  set_keep(&kings, &board->of[side], board->words);
  for (unsigned i = 0; i < setup->castling_count; i++)
    for_set (king, &kings, board->words)
      if (setup->castling[i].side == side &&
          starts_from(board, rule, side, king, setup->castling[i].king))
        add_castlings_of(board, rule, i, king, moves);
}

static void castle(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  const unsigned number = choose(turn, CASTLINGS);
  const square rook = (square)choose(turn, MAX_SQUARES);
  const struct castling *castling = &general_setup(board)->castling[number];
  turn->fixed = turn->choices;
  board->telling = TOLD_BEFORE;
  edit_move(board, turn->departure, castling->king);
  edit_move(board, rook, castling->rook);
  board->telling = TOLD_WITH_MOVE;
  turn->castles = castling->kind;
  turn->partner_from = castling->rook;
  turn->partner_to = castling->rook_to;
  board->by_rule = false;
  edit_move(board, castling->king, castling->king_to);
  edit_move(board, castling->rook, castling->rook_to);
  board->by_rule = true;
}

static void adapt_anti_mars(struct condition *card, const void *settings) {
  (void)settings;
  card->army = set_up_origins;
  card->origin = (struct origin_hook){FOR_MOVES, start_moves, false, false, NULL};
  card->extra = (struct extra_hook){FOR_MOVES, add_castlings, castle, true};
}

static void adapt_phantom(struct condition *card, const void *settings) {
  (void)settings;
  card->army = set_up_origins;
  card->origin = (struct origin_hook){FOR_REACH, start_both, true, false, NULL};
}

const struct condition condition_mars_circe = {
    .names = {"MarsCirce", "MarsCirce", "MarsCirce"},
    .sentence =
        "A man captures only from its square of the game array, if that is empty, and moves "
        "as usual otherwise",
    .example = "Condition MarsCirce",
    REBIRTH_CARD(adapt_mars, .axes = {.kings = true}, .whose = OF_STANDING, .any_square = true),
    .claims = CLAIMS_ORIGIN,
};

const struct condition condition_mars_mirror_circe = {
    .names = {"MarsMirrorCirce", "MarsCirceMalefique", "MarsSpiegelCirce"},
    .sentence = "A man captures only from the square that a man of the other side has in the game "
                "array, if that is empty",
    .example = "Condition MarsMirrorCirce",
    REBIRTH_CARD(adapt_mars, .axes = {.kings = true, .mirrored = true}, .whose = OF_STANDING,
                 .any_square = true),
    .claims = CLAIMS_ORIGIN,
};

const struct condition condition_anti_mars_circe = {
    .names = {"AntiMarsCirce", "AntiMarsCirce", "AntiMarsCirce"},
    .sentence = "A man moves without capturing only from its square of the game array, if that is "
                "empty, and captures as usual",
    .example = "Condition AntiMarsCirce",
    REBIRTH_CARD(adapt_anti_mars, .axes = {.kings = true}, .whose = OF_STANDING,
                 .any_square = true),
};

const struct condition condition_anti_mars_mirror_circe = {
    .names = {"AntiMarsMirrorCirce", "AntiMarsMalefiqueCirce", "AntiMarsMalefiqueCirce"},
    .sentence =
        "A man moves without capturing only from the square that a man of the other side has "
        "in the game array, if that is empty",
    .example = "Condition AntiMarsMirrorCirce",
    REBIRTH_CARD(adapt_anti_mars, .axes = {.kings = true, .mirrored = true}, .whose = OF_STANDING,
                 .any_square = true),
};

const struct condition condition_anti_mars_antipodean_circe = {
    .names = {"AntiMarsAntipodeanCirce", "AntiMarsAntipodeanCirce", "AntiMarsAntipodeanCirce"},
    .sentence =
        "A man moves without capturing only from the square four files and four ranks away, "
        "if that is empty",
    .example = "Condition AntiMarsAntipodeanCirce",
    REBIRTH_CARD(adapt_anti_mars, .axes = {.kings = true, .place = AT_ANTIPODES},
                 .whose = OF_STANDING, .any_square = true),
};

const struct condition condition_phantom_chess = {
    .names = {"PhantomChess", "EchecsPhantom", "PhantomSchach"},
    .sentence =
        "A man other than a king may act from its square of the game array, too, if that is "
        "empty",
    .example = "Condition PhantomChess",
    REBIRTH_CARD(adapt_phantom, .whose = OF_STANDING, .any_square = true),
    .claims = CLAIMS_ORIGIN,
};
