/* Castling chess: a king castles with the first man on any queen line, of whichever side and
   whether the two have moved or not, if there are at least two squares between them: it goes two
   squares towards that man, which goes to the square that the king has crossed.  The king may not
   castle out of, through or into check.  Rokagogo: only with rooks, on rook lines.  Ordinary
   castling is replaced.

   Source: the glossary of the field; as Popeye has it.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/set_up.h"
#include "solver/engine/general_board.h"

enum { LINES = 8, ROOK_LINES = 4, LEAST_DISTANCE = 3 };

static const int lines[LINES][2] = {{1, 0}, {0, 1},  {-1, 0},  {0, -1},
                                    {1, 1}, {-1, 1}, {-1, -1}, {1, -1}};

struct lines {
  bool rooks_only;
};

/* The first man on the line and how far away it is; NO_SQUARE if there is none. */
static square first_man(const struct board *board, square king, const int line[2],
                        unsigned *distance) {
  square where = king;
  *distance = 0;
  do {
    where = geometry_step(board->geometry, where, line[0], line[1]);
    ++*distance;
  } while (where != NO_SQUARE && where != king && !set_has(&board->occupied, where));
  return where == king || where == NO_SQUARE || set_has(&board->closed, where) ? NO_SQUARE : where;
}

static bool crosses_safely(struct board *board, square king, square over, enum colour side) {
  begin_frame(board);
  board->turn = NULL;
  edit_move(board, king, over);
  bool safe = !is_in_check(board, side);
  end_frame(board);
  return safe;
}

static void add_castling_on_line(struct board *board, const struct lines *rule, enum colour side,
                                 square king, unsigned line, struct move_stack *moves) {
  unsigned distance;
  const square partner = first_man(board, king, lines[line], &distance);
  if (partner == NO_SQUARE || distance < LEAST_DISTANCE ||
      (rule->rooks_only && board->man[partner].walk != ROOK))
    return;
  const square over = geometry_step(board->geometry, king, lines[line][0], lines[line][1]);
  const square to = geometry_step(board->geometry, over, lines[line][0], lines[line][1]);
  if (arrival_allowed(board, side, king, to, FOR_MOVES) && crosses_safely(board, king, over, side))
    push_move(moves, make_move(king, to, NO_SQUARE, NO_WALK, SPECIAL, line));
}

static void add_castlings(struct board *board, const struct rule *rule, enum colour side,
                          struct move_stack *moves) {
  const struct lines *member = rule->condition->member;
  struct set kings = board->royal[side];
  set_keep(&kings, actors(board, side, FOR_MOVES), board->words);
  for_set (king, &kings, board->words) {
    if (board->man[king].walk != KING || is_in_check(board, side))
      continue;
    for (unsigned line = 0; line < (member->rooks_only ? ROOK_LINES : LINES); line++)
      add_castling_on_line(board, member, side, king, line, moves);
  }
}

static void castle(struct board *board, const struct rule *rule, struct turn *turn) {
  (void)rule;
  const square king = turn->departure;
  const int *line = lines[choose(turn, LINES)];
  unsigned distance;
  turn->fixed = turn->choices;
  turn->partner_from = first_man(board, king, line, &distance);
  turn->partner_to = geometry_step(board->geometry, king, line[0], line[1]);
  edit_move_silently(board, king, turn->arrival);
  edit_move(board, turn->partner_from, turn->partner_to);
}

static const struct lines queen_lines = {false}, rook_lines = {true};

const struct condition condition_castling_chess = {
    .names = {"CastlingChess", "EchecsRoque", "RochadeSchach"},
    .sentence = "A king castles with the first man on any queen line, two squares towards it, if "
                "there are at least two squares between them",
    .example = "Condition CastlingChess",
    .member = &queen_lines,
    .claims = CLAIMS_CASTLING,
    .castle = replace_castling,
    .extra = {FOR_MOVES, add_castlings, castle, true},
};

const struct condition condition_rokagogo = {
    .names = {"Rokagogo", "Rokagogo", "Rokagogo"},
    .sentence =
        "A king castles with the first man on any rook line, two squares towards it, if that "
        "is a rook at least three squares away",
    .example = "Condition Rokagogo",
    .member = &rook_lines,
    .claims = CLAIMS_CASTLING,
    .castle = replace_castling,
    .extra = {FOR_MOVES, add_castlings, castle, true},
};
