/* Fills the setup from a problem.

   Castling rights are those that a FEN tells, else those of the convention for problems: castling
   is allowed where king and rook stand on their home squares, unless option NoCastling says
   otherwise.  Promotion: the four orthodox walks and those fairy walks that the diagram shows
   (convention of the field, as Popeye has it).

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/setup.h"

#include "conditions/condition.h"
#include "pieces/piece.h"
#include "solver/board/array960.h"

#include <string.h>

static const struct piece *row_of(const struct setup *setup, unsigned walk) {
  return walk < walk_count() ? piece_row(walk) : &setup->problem->own_walks[walk - walk_count()];
}

/* The movement of a walk; false for a walk without notation. */
static bool read_walk(const struct setup *setup, unsigned walk, struct movement *movement) {
  size_t offset;
  const char *notation = row_of(setup, walk)->notation;
  return notation && !notation_read(notation, movement, &offset);
}

bool has_neutral_men(const struct setup *setup) {
  for (square where = 0; where < setup->geometry.squares; where++)
    if (setup->men[where].owners == OF_BOTH)
      return true;
  return false;
}

bool is_pawn_walk(const struct setup *setup, unsigned walk) {
  struct movement movement;
  return read_walk(setup, walk, &movement) && movement.promotes;
}

unsigned orthodox_of(const struct setup *setup, unsigned walk) {
  for (unsigned orthodox = KING; orthodox < ORTHODOX_WALKS; orthodox++)
    if (setup->standard[orthodox] == walk)
      return orthodox;
  return NO_WALK;
}

/* Gives a man of the problem the marks that its walk and the rules bring; `of_kings` are those that
   royal men get. */
static void mark_man(const struct setup *setup, struct man *man, uint32_t of_kings) {
  struct movement movement;
  if (man->walk == NO_WALK)
    return;
  if (read_walk(setup, man->walk, &movement) && movement.royal)
    man->marks |= MARK_ROYAL;
  man->marks |= man->marks & MARK_ROYAL ? of_kings : setup->common_marks;
}

/* Men that a rule has made royal no more are like the others. */
static void mark_dethroned(struct setup *setup) {
  for (square where = 0; where < setup->geometry.squares; where++)
    if (setup->men[where].walk != NO_WALK && !(setup->men[where].marks & MARK_ROYAL))
      setup->men[where].marks |= setup->common_marks;
}

static void place_men(struct setup *setup, const struct rule *rules, unsigned rule_count) {
  const struct board_frame *frame = &setup->frame;
  const struct fog_option *fog = &setup->problem->options.fog;
  memcpy(setup->men, setup->problem->men, sizeof setup->men);
  uint32_t of_kings = 0;
  for (unsigned i = 0; i < rule_count; i++) {
    setup->common_marks |= rules[i].condition->every_man;
    of_kings |= rules[i].condition->spares_kings ? 0 : rules[i].condition->every_man;
  }
  for (square where = 0; where < frame->files * frame->ranks; where++)
    mark_man(setup, &setup->men[where], of_kings);
  for (unsigned i = 0; i < setup->problem->buried_count; i++) {
    setup->buried[i] = setup->problem->buried[i];
    mark_man(setup, &setup->buried[i].man, of_kings);
    setup->walk[setup->buried[i].man.walk] = true;
  }
  for (unsigned i = 0; i < fog->hidden_count; i++) {
    setup->hidden[i] =
        (struct man){.walk = fog->hidden[i], .owners = owned_by(opponent(fog->side))};
    mark_man(setup, &setup->hidden[i], of_kings);
  }
}

static void set_pawn_steps(struct setup *setup) {
  for (unsigned side = WHITE; side <= BLACK; side++)
    for (unsigned rank = 0; rank < MAX_RANKS; rank++)
      setup->pawns.pawn_steps[side][rank] = rank == 0 ? 0 : rank == 1 ? 2 : 1;
}

/* A fairy man in the diagram is one that pawns promote to, unless it is a pawn itself or cannot
   move at all; a pawn with promotions of its own brings those walks into play. */
static void note_walk(struct setup *setup, unsigned walk) {
  struct movement movement;
  if (!read_walk(setup, walk, &movement))
    return;
  if (!movement.royal && !movement.promotes && (movement.part_count > 0 || movement.lender))
    setup->promotion[walk] = setup->shown[walk] = true;
  for (unsigned i = 0; i < movement.promotion_count; i++)
    setup->walk[movement.promotion[i]] = true;
}

static void set_promotion(struct setup *setup) {
  const struct geometry *geometry = &setup->geometry;
  for (square where = 0; where < geometry->squares; where++)
    for (unsigned side = WHITE; side <= BLACK; side++)
      if (rank_for(geometry, where, (enum colour)side) == geometry->ranks - 1)
        set_add(&setup->promotion_squares[side], where);
  for (unsigned walk = QUEEN; walk <= KNIGHT; walk++)
    setup->promotion[walk] = true;
  for (square where = 0; where < geometry->squares; where++)
    if (setup->men[where].walk != NO_WALK)
      note_walk(setup, setup->men[where].walk);
  for (unsigned i = 0; i < setup->problem->options.fog.hidden_count; i++) {
    note_walk(setup, setup->hidden[i].walk);
    setup->walk[setup->hidden[i].walk] = true;
  }
}

static unsigned needs_of(enum move_kind kind, enum colour side) {
  unsigned rook = kind == CASTLE_SHORT ? UNMOVED_WHITE_ROOK_SHORT : UNMOVED_WHITE_ROOK_LONG;
  return (UNMOVED_WHITE_KING | rook) * (side == WHITE ? 1 : UNMOVED_BLACK_KING);
}

/* All squares that one of the two men leaves, passes or comes to. */
static void find_way(struct set *way, square from, square to) {
  for (square at = from; at != to; at = (square)(at + (at < to ? 1 : -1)))
    set_add(way, at);
  set_add(way, to);
}

static bool has_hole(const struct geometry *geometry, const struct set *squares) {
  for (square where = 0; where < geometry->squares; where++)
    if (set_has(squares, where) && !set_has(&geometry->exists, where))
      return true;
  return false;
}

void add_castling(struct setup *setup, enum move_kind kind, enum colour side,
                  const struct castling_squares *squares) {
  const square king = squares->king, king_to = squares->king_to;
  struct castling castling = {.side = side,
                              .kind = kind,
                              .king = king,
                              .king_to = king_to,
                              .rook = squares->rook,
                              .rook_to = squares->rook_to,
                              .needs = needs_of(kind, side)};
  find_way(&castling.empty, king, king_to);
  find_way(&castling.empty, squares->rook, squares->rook_to);
  if (setup->castling_count == MAX_CASTLINGS || has_hole(&setup->geometry, &castling.empty))
    return;
  for (square at = king; at != king_to; at = (square)(at + (at < king_to ? 1 : -1)))
    if (at != king)
      castling.transit[castling.transit_count++] = at;
  setup->castling[setup->castling_count++] = castling;
}

/* The king on the e-file and a rook in the corner, with at least two squares between them; the
   king goes two squares towards the rook, which goes to the square that the king has crossed. */
static void add_usual_castling(struct setup *setup, enum colour side, bool is_short) {
  const struct geometry *geometry = &setup->geometry;
  unsigned rank = side == WHITE ? 0 : geometry->ranks - 1, king_file = 4;
  if (geometry->ranks < 2 || geometry->files < king_file + 4)
    return;
  unsigned rook_file = is_short ? geometry->files - 1 : 0;
  int step = is_short ? 1 : -1;
  square king = square_at(geometry, king_file, rank);
  const struct castling_squares squares = {.king = king,
                                           .king_to = (square)(king + 2 * step),
                                           .rook = square_at(geometry, rook_file, rank),
                                           .rook_to = (square)(king + step)};
  add_castling(setup, is_short ? CASTLE_SHORT : CASTLE_LONG, side, &squares);
}

static bool is_listed(square where, const square *list, unsigned count) {
  for (unsigned i = 0; i < count; i++)
    if (list[i] == where)
      return true;
  return false;
}

unsigned castling_right(const struct castling *castling) {
  if (castling->side == WHITE)
    return castling->kind == CASTLE_SHORT ? CASTLE_WHITE_SHORT : CASTLE_WHITE_LONG;
  return castling->kind == CASTLE_SHORT ? CASTLE_BLACK_SHORT : CASTLE_BLACK_LONG;
}

/* Does the FEN, if there is one that tells, grant this castling? */
static bool fen_grants(const struct setup *setup, const struct castling *castling) {
  const struct problem *problem = setup->problem;
  unsigned right = 2u * castling->side + (castling->kind == CASTLE_LONG);
  unsigned file = problem->fen_rook_file[right]; /* from 1; 0: the FEN does not name it */
  if (!problem->has_fen || problem->fen_without_rights)
    return true;
  return (problem->fen_castling >> right & 1) &&
         (file == 0 || file == setup->geometry.file[castling->rook] + 1u);
}

unsigned unmoved_there(const struct setup *setup, square where, struct man man) {
  const struct options *options = &setup->problem->options;
  unsigned unmoved = 0;
  if (is_listed(where, options->no_castling, options->no_castling_count))
    return 0;
  for (unsigned i = 0; i < setup->castling_count; i++) {
    const struct castling *c = &setup->castling[i];
    if (!fen_grants(setup, c) || !belongs_to(man.owners, c->side))
      continue;
    if (where == c->king && man.walk == setup->standard[KING])
      unmoved |= c->needs & UNMOVED_KINGS;
    if (where == c->rook && man.walk == setup->standard[ROOK])
      unmoved |= c->needs & ~(unsigned)UNMOVED_KINGS;
  }
  return unmoved;
}

/* Which men count as unmoved. */
static void set_rights(struct setup *setup) {
  for (square where = 0; where < setup->geometry.squares; where++)
    setup->unmoved |= unmoved_there(setup, where, setup->men[where]);
}

static unsigned rook_bit_of(const struct setup *setup, square rook) {
  for (unsigned i = 0; i < setup->castling_count; i++)
    if (setup->castling[i].rook == rook)
      return setup->castling[i].needs & ~(unsigned)UNMOVED_KINGS;
  return 0;
}

static void set_exclusive(struct setup *setup) {
  const struct options *options = &setup->problem->options;
  for (unsigned i = 0; i < options->exclusive_count && i < 16; i++) {
    unsigned one = rook_bit_of(setup, options->exclusive[i][0]);
    unsigned other = rook_bit_of(setup, options->exclusive[i][1]);
    setup->exclusive[setup->exclusive_count][0] = one;
    setup->exclusive[setup->exclusive_count++][1] = other;
  }
}

/* The pawn that has passed a square: ahead of it, as it has come. */
static square passer_of(const struct setup *setup, square passed) {
  for (unsigned side = WHITE; side <= BLACK; side++) {
    square ahead = geometry_step(&setup->geometry, passed, 0, side == WHITE ? 1 : -1);
    if (ahead != NO_SQUARE && belongs_to(setup->men[ahead].owners, (enum colour)side) &&
        setup->men[ahead].walk != NO_WALK && is_pawn_walk(setup, setup->men[ahead].walk) &&
        rank_for(&setup->geometry, passed, (enum colour)side) < setup->geometry.ranks / 2)
      return ahead;
  }
  return NO_SQUARE;
}

static void set_passing_rights(struct setup *setup) {
  const struct options *options = &setup->problem->options;
  setup->passed[0] = setup->passed[1] = setup->passer = NO_SQUARE;
  if (options->en_passant_count >= 3) {
    setup->passed[0] = options->en_passant[1];
    if (options->en_passant_count > 3)
      setup->passed[1] = options->en_passant[2];
    setup->passer = options->en_passant[options->en_passant_count - 1];
  } else if (options->en_passant_count > 0) {
    setup->passed[0] = options->en_passant[options->en_passant_count - 1];
  } else if (setup->problem->has_fen) {
    setup->passed[0] = setup->problem->fen_en_passant;
  }
  if (setup->passed[0] != NO_SQUARE && setup->passer == NO_SQUARE)
    setup->passer = passer_of(setup, setup->passed[0]);
  if (setup->passer == NO_SQUARE || setup->men[setup->passer].walk == NO_WALK)
    setup->passed[0] = setup->passed[1] = setup->passer = NO_SQUARE;
}

static void ask(struct setup *setup, const struct rule *rules, unsigned count, unsigned stage) {
  for (unsigned i = 0; i < count && !setup->refusal; i++) {
    const struct condition *c = rules[i].condition;
    void (*const hooks[])(const struct rule *, struct setup *) = {
        c->squares, c->army, c->royal, c->pawn, c->castle, c->promote};
    if (hooks[stage])
      hooks[stage](&rules[i], setup);
    if (setup->refusal)
      setup->refused = i;
  }
}

void setup_make(struct setup *setup, const struct problem *problem, const struct rule *rules,
                unsigned rule_count) {
  *setup = (struct setup){.problem = problem,
                          .frame = problem->board,
                          .officers = array960_orthodox,
                          .last_captured = problem->options.last_capture,
                          .last_capture = problem->options.last_capture_square};
  for (unsigned walk = KING; walk < ORTHODOX_WALKS; walk++)
    setup->standard[walk] = (uint8_t)walk;
  ask(setup, rules, rule_count, 0);
  geometry_make(&setup->geometry, &setup->frame);
  setup->pawns.geometry = &setup->geometry;
  place_men(setup, rules, rule_count);
  mark_man(setup, &setup->last_captured, 0);
  ask(setup, rules, rule_count, 1);
  ask(setup, rules, rule_count, 2);
  mark_dethroned(setup);
  set_pawn_steps(setup);
  ask(setup, rules, rule_count, 3);
  add_usual_castling(setup, WHITE, true);
  add_usual_castling(setup, WHITE, false);
  add_usual_castling(setup, BLACK, true);
  add_usual_castling(setup, BLACK, false);
  ask(setup, rules, rule_count, 4);
  set_rights(setup);
  set_exclusive(setup);
  set_promotion(setup);
  ask(setup, rules, rule_count, 5);
  set_passing_rights(setup);
  setup->identities =
      setup->identities || stipulation_has_goal(problem->stipulation, goal_is_of_men);
}
