/* Reading an intended solution.  The text may be a full solution in the form that this program
   prints, with comments in braces, or the first half-moves alone; so only three things count:
   labels of twins, move numbers, and words that look like moves.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/intended.h"

#include <ctype.h>
#include <string.h>

/* Each solution found is held against each line. */
enum { MAX_LINES = 20000, MAX_MOVES = 1000 };

struct scan {
  struct arena *arena;
  const char *at;
  const char *label;
  enum solution_form form;
  bool meant;    /* the text at hand belongs to the twin */
  bool closed;   /* nothing more is added to the line at hand */
  bool heading;  /* behind a label, up to a move number: what the twin changes */
  bool inside;   /* a move number has been met in this line of the text */
  bool numbered; /* a move number has been met: without any the text is one line */
  struct intended intended;
  unsigned room;                /* for lines */
  const char *moves[MAX_MOVES]; /* of the line at hand */
};

void plain_word(const char *text, char *word, unsigned room) {
  unsigned length = 0;
  bool aside = false;
  for (; *text && length + 1 < room; text++) {
    aside = (aside || *text == '(') && *text != ')';
    if (!isspace((unsigned char)*text) && !aside && *text != ')')
      word[length++] = *text == 'x' ? '*' : *text == 'O' ? '0' : *text;
  }
  while (length > 0 && strchr("+#!?=", word[length - 1]) != NULL)
    length--;
  word[length] = '\0';
}

/* Moves name a square or castle. */
static bool is_move(const char *word) {
  if (strncmp(word, "0-0", 3) == 0)
    return true;
  for (; *word; word++)
    if (word[0] >= 'a' && word[0] <= 'z' && isdigit((unsigned char)word[1]))
      return true;
  return false;
}

/* The line at hand is complete as it is; without a move it is none. */
static void end_line(struct scan *scan) {
  struct intended *intended = &scan->intended;
  if (intended->count == 0 || intended->lines[intended->count - 1].moves != NULL)
    return;
  struct intended_line *line = &intended->lines[intended->count - 1];
  if (line->count == 0) {
    intended->count--;
    return;
  }
  const size_t size = line->count * sizeof *scan->moves;
  const char **moves = arena_alloc(scan->arena, size);
  memcpy(moves, scan->moves, size);
  line->moves = moves;
}

/* Doubles the room when it is full. */
static void make_room(struct scan *scan) {
  struct intended *intended = &scan->intended;
  if (intended->count < scan->room)
    return;
  scan->room = scan->room == 0 ? 16 : 2 * scan->room;
  struct intended_line *lines = arena_alloc(scan->arena, scan->room * sizeof *lines);
  if (intended->count > 0)
    memcpy(lines, intended->lines, intended->count * sizeof *lines);
  intended->lines = lines;
}

static bool is_tree(const struct scan *scan) {
  return scan->form == IN_A_TREE;
}

static void begin_line(struct scan *scan, bool late) {
  struct intended *intended = &scan->intended;
  end_line(scan);
  scan->closed = !scan->meant || intended->count == MAX_LINES || (late && is_tree(scan));
  if (scan->closed)
    return;
  make_room(scan);
  intended->lines[intended->count++] = (struct intended_line){.late = late};
}

static void drop_line(struct scan *scan) {
  scan->intended.count--;
  scan->closed = true;
}

/* "1.", "12...": true if it stood there and was taken. */
static bool take_number(struct scan *scan) {
  const char *at = scan->at;
  unsigned number = 0, dots = 0;
  while (isdigit((unsigned char)*at) && number < 10000)
    number = 10 * number + (unsigned)(*at++ - '0');
  if (at == scan->at || *at != '.')
    return false;
  while (*at == '.') {
    at++;
    dots++;
  }
  const bool begins = number == 1 && !(scan->form == IN_SECTIONS && scan->inside);
  scan->numbered = scan->inside = true;
  scan->heading = false;
  if (begins && (dots < 3 || !is_tree(scan)))
    begin_line(scan, dots >= 3);
  else if (is_tree(scan))
    scan->closed = true;
  scan->at = at;
  return true;
}

/* "b)", "+c)", "z1)" */
static bool take_label(struct scan *scan) {
  const char *start = scan->at + (*scan->at == '+'), *at = start;
  if (!islower((unsigned char)*at))
    return false;
  while (isalnum((unsigned char)*at) && at - start < 4)
    at++;
  if (*at != ')')
    return false;
  const size_t length = (size_t)(at - start);
  const char *label = scan->label != NULL ? scan->label : "a";
  scan->meant = strlen(label) == length && strncmp(label, start, length) == 0;
  scan->closed = scan->heading = true;
  scan->numbered = false;
  scan->at = at + 1;
  return true;
}

static void add_move(struct scan *scan, const char *word) {
  struct intended_line *line = &scan->intended.lines[scan->intended.count - 1];
  if (strcmp(word, "ep.") == 0 && line->count > 0) {
    scan->moves[line->count - 1] = arena_printf(scan->arena, "%sep.", scan->moves[line->count - 1]);
    return;
  }
  /* "1. ..." is a turn that is left, "1...  ..." in set play no more than dots */
  const bool passes = strcmp(word, "...") == 0 && (!line->late || line->count > 0);
  if (!(passes || is_move(word)) || line->count == MAX_MOVES || (is_tree(scan) && line->count == 1))
    return;
  scan->moves[line->count++] = arena_copy(scan->arena, word, strlen(word));
}

/* Takes everything up to the next space. */
static void take_word(struct scan *scan) {
  char raw[WORD_ROOM], word[WORD_ROOM];
  unsigned length = 0;
  for (; *scan->at && !isspace((unsigned char)*scan->at) && *scan->at != '{'; scan->at++)
    if (length + 1 < sizeof raw)
      raw[length++] = *scan->at;
  raw[length] = '\0';
  plain_word(raw, word, sizeof word);
  if (scan->closed && scan->meant && !scan->heading && !scan->numbered &&
      scan->intended.count == 0 && is_move(word))
    begin_line(scan, false);
  if (scan->closed)
    return;
  add_move(scan, word);
  if (is_tree(scan) && length > 0 && raw[length - 1] == '?')
    drop_line(scan);
}

/* "{a dual}"; also "(Ra8-a7 Time = 0.01 s)", behind the number of a first half-move. */
static void take_comment(struct scan *scan, char end) {
  while (*scan->at && *scan->at != end)
    scan->at++;
  scan->at += *scan->at == end;
}

static void begin_text_line(struct scan *scan) {
  scan->heading = scan->inside = false;
}

struct intended intended_read(struct arena *arena, const char *text, const char *label,
                              enum solution_form form) {
  struct scan scan = {.arena = arena,
                      .at = text,
                      .label = label,
                      .form = form,
                      .meant = label == NULL || strcmp(label, "a") == 0,
                      .closed = true};
  bool line_start = true;
  while (*scan.at) {
    if (*scan.at == '\n')
      begin_text_line(&scan);
    if (isspace((unsigned char)*scan.at))
      line_start = *scan.at++ == '\n' || line_start;
    else if (*scan.at == '{' || *scan.at == '(')
      take_comment(&scan, *scan.at == '{' ? '}' : ')');
    else if (!(line_start && take_label(&scan))) {
      line_start = false;
      if (!take_number(&scan))
        take_word(&scan);
    }
  }
  end_line(&scan);
  return scan.intended;
}
