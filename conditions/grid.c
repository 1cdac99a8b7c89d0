/* Grid chess: a move must lead from one cell of a grid to another, or across a drawn line.

   The usual grid has cells of two by two squares beginning at a1; it can be shifted by one file or
   rank, be given by files and ranks to the right of and above which lines run (Orthogonal), or by
   groups of squares, with all the other squares one cell more (Irregular).  GridLine adds lines:
   Ha24 runs horizontally from the lower left corner of a2 for four squares, Vc61 vertically from
   that of c6 for one.  A move crosses a line if the straight way between the centres of its squares
   does or touches its end.

   Source: W. Stead, 1953; the forms as Popeye's manual has them (Reading: Popeye 4.104 itself makes
   cells of one rank where ranks are shifted; here they keep two).

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general.h"
#include "solver/language/words.h"

enum { MAX_LINES = 64 };

/* From (file, rank), in corners of squares, `length` squares to the right or up. */
struct grid_line {
  bool vertical;
  int file, rank, length;
};

struct grid {
  uint16_t cell[MAX_SQUARES];
  unsigned line_count;
  struct grid_line line[MAX_LINES];
};

enum { VERTICAL_SHIFT, HORIZONTAL_SHIFT, DIAGONAL_SHIFT, ORTHOGONAL, IRREGULAR, GRID_LINE, FORMS };

static const char *const forms[][LANGUAGES] = {
    [VERTICAL_SHIFT] = {"VerticalShift", "VerticalDecalage", "VertikalVerschieben"},
    [HORIZONTAL_SHIFT] = {"HorizontalShift", "HorizontalDecalage", "HorizontalVerschieben"},
    [DIAGONAL_SHIFT] = {"DiagonalShift", "DiagonalDecalage", "DiagonalVerschieben"},
    [ORTHOGONAL] = {"Orthogonal", "Orthogonale", "Orthogonal"},
    [IRREGULAR] = {"Irregular", "Irreguliere", "Unregelmaessig"},
    [GRID_LINE] = {"GridLine", "LigneGrille", "GitterLinie"},
};

static void number_cells(struct grid *grid, const struct board_frame *frame, const unsigned *column,
                         const unsigned *row) {
  for (unsigned rank = 0; rank < frame->ranks; rank++)
    for (unsigned file = 0; file < frame->files; file++)
      grid->cell[rank * frame->files + file] = (uint16_t)(row[rank] * MAX_FILES + column[file]);
}

static void regular_cells(struct grid *grid, const struct board_frame *frame, unsigned file_shift,
                          unsigned rank_shift) {
  unsigned column[MAX_FILES], row[MAX_RANKS];
  for (unsigned i = 0; i < MAX_FILES; i++)
    column[i] = (i + file_shift) / 2;
  for (unsigned i = 0; i < MAX_RANKS; i++)
    row[i] = (i + rank_shift) / 2;
  number_cells(grid, frame, column, row);
}

/* A word like bdf246: lines to the right of the files and above the ranks named. */
static bool read_orthogonal(struct grid *grid, struct words *words) {
  struct word word;
  bool after_file[MAX_FILES + 1] = {false}, after_rank[MAX_RANKS + 1] = {false};
  unsigned column[MAX_FILES] = {0}, row[MAX_RANKS] = {0};
  if (!words_peek(words, &word))
    return false;
  for (size_t i = 0; i < word.length; i++) {
    const char c = word.text[i];
    const unsigned file = (unsigned)(c | 32) - 'a', rank = (unsigned)c - '1';
    if (file < words_board(words)->files)
      after_file[file] = true;
    else if (rank < words_board(words)->ranks && rank < 9)
      after_rank[rank] = true;
    else
      return false;
  }
  words_take_noted(words);
  for (unsigned i = 1; i < MAX_FILES; i++)
    column[i] = column[i - 1] + after_file[i - 1];
  for (unsigned i = 1; i < MAX_RANKS; i++)
    row[i] = row[i - 1] + after_rank[i - 1];
  number_cells(grid, words_board(words), column, row);
  return true;
}

static void read_irregular(struct grid *grid, struct words *words) {
  square squares[MAX_SQUARES];
  unsigned count;
  for (square where = 0; where < MAX_SQUARES; where++)
    grid->cell[where] = 0;
  for (uint16_t cell = 1; (count = words_take_squares(words, squares, MAX_SQUARES)) > 0; cell++)
    for (unsigned i = 0; i < count; i++)
      grid->cell[squares[i]] = cell;
}

static int digit(char c) {
  return c >= '1' && c <= '9' ? c - '0' : 0;
}

/* Ha24: direction, file, rank, length. */
static bool read_line(struct grid *grid, struct words *words) {
  struct word word;
  if (!words_peek(words, &word) || word.length != 4 || grid->line_count == MAX_LINES)
    return false;
  const char direction = word.text[0] | 32, file = word.text[1] | 32;
  if ((direction != 'h' && direction != 'v') || file < 'a' || file > 'i' || !digit(word.text[2]) ||
      !digit(word.text[3]))
    return false;
  words_take_noted(words);
  grid->line[grid->line_count++] = (struct grid_line){direction == 'v', file - 'a',
                                                      digit(word.text[2]) - 1, digit(word.text[3])};
  return true;
}

static const void *read_grid(struct words *words) {
  struct grid *grid = arena_alloc(words_arena(words), sizeof *grid);
  struct word word = {.text = NULL};
  bool good = true;
  int form;
  regular_cells(grid, words_board(words), 0, 0);
  words_peek(words, &word);
  while (good && (form = words_take_name(words, forms, FORMS)) >= 0)
    switch (form) {
    case ORTHOGONAL:
      good = read_orthogonal(grid, words);
      break;
    case IRREGULAR:
      read_irregular(grid, words);
      break;
    case GRID_LINE:
      good = read_line(grid, words);
      while (read_line(grid, words))
        ;
      break;
    default:
      regular_cells(grid, words_board(words), form != VERTICAL_SHIFT, form != HORIZONTAL_SHIFT);
    }
  if (!good)
    complain(words_complaints(words), INPUT_ERROR, word.place, "the lines of the grid are unclear");
  return grid;
}

/* Does the way from centre to centre cross the line?  In halves of squares: `across` is the
   coordinate that the line fixes. */
static bool crosses(unsigned files, square from, square to, const struct grid_line *line) {
  const int width = (int)files;
  const int x[2] = {2 * (from % width) + 1, 2 * (to % width) + 1};
  const int y[2] = {2 * (from / width) + 1, 2 * (to / width) + 1};
  const int *across = line->vertical ? x : y, *along = line->vertical ? y : x;
  const int fixed = 2 * (line->vertical ? line->file : line->rank);
  const int start = 2 * (line->vertical ? line->rank : line->file), end = start + 2 * line->length;
  if ((across[0] < fixed) == (across[1] < fixed))
    return false;
  /* Where it meets the fixed coordinate, times the way made across. */
  const int way = across[1] - across[0];
  const int met = along[0] * way + (along[1] - along[0]) * (fixed - across[0]);
  return way > 0 ? met >= start * way && met <= end * way : met <= start * way && met >= end * way;
}

static bool leaves_cell(const struct grid *grid, unsigned files, square from, square to) {
  bool leaves = grid->cell[from] != grid->cell[to];
  for (unsigned i = 0; !leaves && i < grid->line_count; i++)
    leaves = crosses(files, from, to, &grid->line[i]);
  return leaves;
}

static void leave_cell(struct board *board, const struct rule *rule, enum colour side, square unit,
                       square origin, struct set *arrivals) {
  (void)side, (void)unit;
  const struct set wanted = *arrivals;
  for_set (to, &wanted, board->words)
    if (!leaves_cell(rule->settings, board->geometry->files, origin, to))
      set_remove(arrivals, to);
}

static unsigned cell_of(const void *settings, square where) {
  const struct grid *grid = settings;
  return grid->cell[where];
}

static bool are_parted(const void *settings, const struct board_frame *frame, square a, square b) {
  return leaves_cell(settings, frame->files, a, b);
}

const struct condition condition_grid_chess = {
    .names = {"GridChess", "Grille", "Gitterschach"},
    .sentence = "A move must lead from one cell of a grid to another",
    .example = "Condition GridChess DiagonalShift",
    .read = read_grid,
    .cell = cell_of,
    .parted = are_parted,
    .geometry = {.depth = FOR_REACH, .narrow = leave_cell},
};
