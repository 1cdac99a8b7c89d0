/* The diagram in the form that the field's programs print and read back: four columns a square,
   black men with a minus, neutral ones with an equals sign in front.  Boards of other sizes are
   drawn in the same style; ranks above 9 take the column that is free in front of most men.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/report/diagram.h"

#include "conditions/condition.h"
#include "solver/language/cards.h"
#include "solver/language/keywords.h"
#include "solver/language/option_names.h"
#include "solver/report/phrases.h"
#include "solver/report/sighting.h"
#include "solver/report/wording.h"

#include <string.h>

static unsigned width_of(const struct problem *problem) {
  return 4 * problem->board.files + 5;
}

/* Columns that a text takes: its bytes but for those that continue a character of UTF-8. */
unsigned text_columns(const char *text) {
  unsigned count = 0;
  for (; *text; text++)
    count += ((unsigned char)*text & 0xC0) != 0x80;
  return count;
}

void print_centred(FILE *out, const struct problem *problem, const char *text) {
  const unsigned width = width_of(problem), taken = text_columns(text);
  fprintf(out, "%*s%s", taken < width ? (int)((width - taken) / 2) : 0, "", text);
}

void for_each_heading(const struct problem *problem,
                      void (*say)(void *context, const char *heading), void *context) {
  const struct {
    const char *const *texts;
    unsigned count;
  } lists[] = {{problem->author, problem->authors},
               {problem->origin, problem->origins},
               {problem->award, problem->awards},
               {problem->title, problem->titles}};
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
    for (unsigned j = 0; j < lists[i].count; j++)
      say(context, lists[i].texts[j]);
}

struct page {
  FILE *out;
  const struct problem *problem;
};

static void print_heading_line(void *context, const char *heading) {
  const struct page *page = context;
  print_centred(page->out, page->problem, heading);
  fputc('\n', page->out);
}

void print_heading(FILE *out, const struct problem *problem) {
  struct page page = {out, problem};
  for_each_heading(problem, print_heading_line, &page);
}

static void print_frame(FILE *out, unsigned files) {
  fputc('+', out);
  for (unsigned file = 0; file < files; file++)
    fprintf(out, "---%c", (int)('a' + file));
  fputs("---+", out);
}

bool imitator_on(const struct problem *problem, square where) {
  for (unsigned i = 0; i < problem->condition_count; i++) {
    const struct condition_use *use = &problem->conditions[i];
    if (use->condition->imitator != NULL && use->condition->imitator(use->settings, where))
      return true;
  }
  return false;
}

bool parted_by_grid(const struct problem *problem, square a, square b) {
  for (unsigned i = 0; i < problem->condition_count; i++) {
    const struct condition_use *use = &problem->conditions[i];
    if (use->condition->parted != NULL &&
        use->condition->parted(use->settings, &problem->board, a, b))
      return !problem->options.suppress_grid;
  }
  return false;
}

/* A hunter's code "G/NL" takes two rows: "G/" and below it "NL".  The lower one, or "". */
static const char *lower_code(const struct problem *problem, square where, const bool *hidden) {
  const unsigned walk = problem->men[where].walk;
  if (walk == NO_WALK || problem->board.hole[where] || (hidden != NULL && hidden[where]))
    return "";
  const char *slash = strchr(walk_code(problem, walk), '/');
  return slash != NULL ? slash + 1 : "";
}

/* Below a rank, counted from 0: lines of a grid run there. */
static void print_gap(FILE *out, const struct problem *problem, unsigned rank, const bool *hidden) {
  const unsigned files = problem->board.files;
  fputs("| ", out);
  for (unsigned file = 0; file < files; file++) {
    const square where = (square)(rank * files + file);
    const bool line = rank > 0 && parted_by_grid(problem, where, (square)(where - files));
    const char *code = lower_code(problem, where, hidden);
    char cell[] = "    ";
    if (line)
      memset(cell + 1, '-', 3);
    memcpy(cell + 3 - strlen(code), code, strlen(code));
    fputs(cell, out);
  }
  fputs("  |\n", out);
}

static const char *owner_sign(unsigned owners) {
  return owners == OF_BOTH ? "=" : owners == OF_BLACK ? "-" : "";
}

static void print_square(FILE *out, const struct problem *problem, square where, bool hidden) {
  const struct man man = problem->men[where];
  const char *code = walk_code(problem, man.walk);
  char sign[8];
  if (problem->board.hole[where])
    strcpy(sign, "");
  else if (hidden)
    strcpy(sign, "?");
  else if (man.walk == NO_WALK)
    strcpy(sign, imitator_on(problem, where) ? "I" : ".");
  else
    snprintf(sign, sizeof sign, "%s%.*s", owner_sign(man.owners), (int)strcspn(code, "/"), code);
  fprintf(out, "%4s", sign);
}

/* Behind the upper code of a hunter, where a square to the right begins. */
static void add_slashes(const struct problem *problem, unsigned rank, const bool *hidden,
                        char *line) {
  const unsigned files = problem->board.files;
  for (unsigned file = 0; file < files; file++)
    if (*lower_code(problem, (square)(rank * files + file), hidden) != '\0')
      line[4 * (file + 1)] = '/';
}

/* Lines of a grid go into the columns that are free in front of the men. */
static void rule_off(const struct problem *problem, unsigned rank, char *line) {
  const unsigned files = problem->board.files;
  for (unsigned file = 1; file < files; file++) {
    const square where = (square)(rank * files + file);
    char *column = line + 4 * file + 1;
    if (!parted_by_grid(problem, where, (square)(where - 1)))
      continue;
    if (*column != ' ')
      column--;
    if (*column == ' ')
      *column = '|';
  }
}

/* A rank's number stands in the first and in the last column; one of two digits spreads to the
   right on the left side, into the first square's columns. */
static void print_rank(FILE *out, const struct problem *problem, unsigned rank,
                       const bool *hidden) {
  const unsigned files = problem->board.files;
  char *line = NULL;
  size_t length;
  FILE *memory = open_memstream(&line, &length);
  if (memory == NULL)
    return;
  for (unsigned file = 0; file < files; file++) {
    const square where = (square)(rank * files + file);
    print_square(memory, problem, where, hidden != NULL && hidden[where]);
  }
  fputs("   ", memory);
  fclose(memory);
  add_slashes(problem, rank, hidden, line);
  rule_off(problem, rank, line);
  const bool wide = rank + 1 >= 10;
  fprintf(out, "%u%s%u\n", rank + 1, wide && line[0] == ' ' ? line + 1 : line, rank + 1);
  free(line);
}

void print_board(FILE *out, const struct problem *problem, const bool *hidden) {
  const unsigned files = problem->board.files;
  print_frame(out, files);
  fprintf(out, "\n|%*s|\n", (int)(4 * files + 3), "");
  for (unsigned rank = problem->board.ranks; rank-- > 0;) {
    print_rank(out, problem, rank, hidden);
    print_gap(out, problem, rank, hidden);
  }
  print_frame(out, files);
  fputc('\n', out);
}

/* How many cells have smaller numbers. */
static int cell_number(const struct problem *problem, const struct condition_use *use,
                       square where) {
  const unsigned squares = problem->board.files * problem->board.ranks;
  const unsigned cell = use->condition->cell(use->settings, where);
  bool seen[MAX_SQUARES * 2] = {false};
  int smaller = 0;
  for (unsigned other = 0; other < squares; other++) {
    const unsigned number = use->condition->cell(use->settings, (square)other);
    if (number < cell && number < sizeof seen && !seen[number]) {
      seen[number] = true;
      smaller++;
    }
  }
  return smaller;
}

static const struct condition_use *grid_of(const struct problem *problem) {
  for (unsigned i = 0; i < problem->condition_count; i++)
    if (problem->conditions[i].condition->cell != NULL)
      return &problem->conditions[i];
  return NULL;
}

void print_cells(FILE *out, const struct problem *problem) {
  const unsigned files = problem->board.files;
  const struct condition_use *grid = grid_of(problem);
  if (grid == NULL)
    return;
  fputs("\n\n", out);
  print_frame(out, files);
  fputc('\n', out);
  for (unsigned rank = problem->board.ranks; rank-- > 0;) {
    fprintf(out, "|%*s|\n%-*u", (int)(4 * files + 3), "", rank + 1 >= 10 ? 2 : 1, rank + 1);
    for (unsigned file = 0; file < files; file++)
      fprintf(out, "%*d", file == 0 && rank + 1 >= 10 ? 3 : 4,
              cell_number(problem, grid, (square)(rank * files + file)));
    fprintf(out, "   %u\n", rank + 1);
  }
  fprintf(out, "|%*s|\n", (int)(4 * files + 3), "");
  print_frame(out, files);
}

/* "5 + 7 + 1n" */
void count_men(const struct problem *problem, char *text, size_t room) {
  unsigned count[4] = {0};
  for (unsigned i = 0; i < problem->board.files * problem->board.ranks; i++)
    if (problem->men[i].walk != NO_WALK)
      count[problem->men[i].owners & OF_BOTH]++;
  int length = snprintf(text, room, "%u + %u", count[OF_WHITE], count[OF_BLACK]);
  if (count[OF_BOTH] > 0)
    snprintf(text + length, room - (size_t)length, " + %un", count[OF_BOTH]);
}

static void add_bound(struct wording *bounds, char sign, unsigned number) {
  char text[16];
  snprintf(text, sizeof text, "%c%u", sign, number);
  wording_add(bounds, text);
}

/* Options that bound a defence belong to what is asked for: Threat m and MaxFlightsquares n are
   "#4/m/n" ("#4/m", "#4//n" alone), NonTrivial m n is "s#12;m,n". */
static void list_bounds(struct wording *bounds, const struct options *options) {
  if (options->has_threat)
    add_bound(bounds, '/', options->threat);
  else if (options->has_max_flight_squares)
    wording_add(bounds, "/");
  if (options->has_max_flight_squares)
    add_bound(bounds, '/', options->max_flight_squares);
  if (options->has_non_trivial) {
    add_bound(bounds, ';', options->non_trivial_length);
    add_bound(bounds, ',', options->non_trivial_number);
  }
}

static void print_stipulation(FILE *out, const struct problem *problem) {
  const char *stipulation = problem->stipulation_text ? problem->stipulation_text : "";
  struct wording bounds;
  char men[64];
  wording_start(&bounds, problem);
  list_bounds(&bounds, &problem->options);
  count_men(problem, men, sizeof men);
  const unsigned taken =
      2 + text_columns(stipulation) + text_columns(bounds.text) + text_columns(men);
  const unsigned width = width_of(problem) - 2;
  fprintf(out, "  %s%s%*s%s", stipulation, bounds.text, taken < width ? (int)(width - taken) : 1,
          "", men);
}

static bool has_mark(const struct problem *problem, square where, uint32_t mark) {
  const struct man man = problem->men[where];
  return man.walk != NO_WALK && (man.marks & mark) && !(mark == MARK_ROYAL && man.walk == KING);
}

/* "Royal c6 e1": squares from the top of the board to its bottom; empty if there are none. */
static void list_marked(struct wording *line, const struct problem *problem,
                        const struct condition *attribute) {
  const unsigned files = problem->board.files;
  wording_start(line, problem);
  for (unsigned rank = problem->board.ranks; rank-- > 0;)
    for (unsigned file = 0; file < files; file++) {
      const square where = (square)(rank * files + file);
      if (!has_mark(problem, where, attribute->mark))
        continue;
      if (line->length == 0)
        wording_add(line, attribute->names[problem->language]);
      wording_add(line, " ");
      wording_square(line, where);
    }
}

/* "CastlingMutuallyExclusive a1h8 h1h8" */
static void list_exclusive(struct wording *line, const struct problem *problem) {
  const struct options *options = &problem->options;
  wording_start(line, problem);
  wording_add(line, option_names[CASTLING_MUTUALLY_EXCLUSIVE][problem->language]);
  for (unsigned i = 0; i < options->exclusive_count; i++) {
    wording_add(line, " ");
    wording_square(line, options->exclusive[i][0]);
    wording_square(line, options->exclusive[i][1]);
  }
}

void for_each_note(const struct problem *problem, void (*say)(void *context, const char *note),
                   void *context) {
  const struct options *options = &problem->options;
  uint32_t marks = ~UINT32_C(0);
  for (const struct condition *attribute; (attribute = take_attribute(&marks)) != NULL;) {
    struct wording line;
    list_marked(&line, problem, attribute);
    if (line.length > 0)
      say(context, line.text);
  }
  if (problem->board.shape != FLAT)
    say(context, shape_names[problem->board.shape][problem->language]);
  for (unsigned i = 0; i < problem->condition_count; i++)
    say(context, problem->conditions[i].text);
  if (options->exclusive_count > 0) {
    struct wording line;
    list_exclusive(&line, problem);
    say(context, line.text);
  }
  if (options->duplex || options->half_duplex)
    say(context,
        phrase(options->half_duplex ? PHRASE_HALF_DUPLEX : PHRASE_DUPLEX, problem->language));
  if (options->fog.given) {
    struct wording line;
    wording_start(&line, problem);
    wording_fog(&line);
    say(context, line.text);
  }
  if (options->quodlibet)
    say(context, phrase(PHRASE_QUODLIBET, problem->language));
}

static void print_note(void *context, const char *note) {
  const struct page *page = context;
  fputc('\n', page->out);
  print_centred(page->out, page->problem, note);
}

void print_caption(FILE *out, const struct problem *problem) {
  struct page page = {out, problem};
  print_stipulation(out, problem);
  for_each_note(problem, print_note, &page);
}
