/* Files of scores: tags, comments, variations, move numbers, moves and results.
   (Standard: PGN specification and implementation guide, 7 and 8; plain lists of moves are movetext
   without tags.)  Comments, variations and signs for annotators are passed over.

   What cannot be read ends the moves of its game; the next game is read all the same.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/score_cursor.h"
#include "solver/language/text.h"

#include <stdlib.h>
#include <string.h>

/* A game in the making. */
struct making {
  struct score_reader *reader;
  struct score *score;
  struct score_move *moves;
  unsigned room;
  bool has_moves; /* moves or a result have been met: tags begin another game */
  struct score_tag result;
};

struct score_reader *score_reader_new(const char *name, const char *text, size_t length) {
  struct score_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL)
    abort();
  *reader =
      (struct score_reader){.text = text, .file = name, .length = length, .line = 1, .column = 1};
  if (length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0) /* a byte order mark */
    reader->offset = 3;
  return reader;
}

void score_reader_free(struct score_reader *reader) {
  free(reader);
}

void score_free(struct score *score) {
  if (score != NULL)
    arena_free(score->arena);
}

/* What is no part of the moves; true if there was something. */
static bool skip_remark(struct making *making) {
  struct score_reader *reader = making->reader;
  const struct place place = score_place(reader);
  const char begin = score_byte(reader);
  if (begin == ';') {
    score_skip_line(reader);
  } else if (begin == '{' || begin == '(') {
    if (!(begin == '{' ? score_skip_to(reader, '}') : score_skip_variation(reader)))
      complain(&making->score->complaints, INPUT_ERROR, place, "this %s is not closed",
               begin == '{' ? "comment" : "variation");
  } else {
    return false;
  }
  return true;
}

static bool is_name(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
         (byte >= '0' && byte <= '9') || byte == '_';
}

static struct score_tag *tag_named(struct making *making, const char *name, size_t length) {
  struct score *score = making->score;
  const struct {
    const char *name;
    struct score_tag *tag;
  } tags[] = {{"White", &score->white},
              {"Black", &score->black},
              {"FEN", &score->fen},
              {"Variant", &score->variant},
              {"Result", &making->result}};
  for (size_t i = 0; i < sizeof tags / sizeof *tags; i++)
    if (strlen(tags[i].name) == length && memcmp(tags[i].name, name, length) == 0)
      return tags[i].tag;
  return NULL;
}

/* The text between quotation marks, where a backslash stands before a mark or another backslash;
   false if it is not closed on its line. */
static bool read_string(struct making *making, struct score_tag *tag) {
  struct score_reader *reader = making->reader;
  struct text value = {.arena = making->score->arena};
  score_step(reader);
  tag->place = score_place(reader);
  while (!score_at_end(reader) && score_byte(reader) != '"' && score_byte(reader) != '\n') {
    if (score_byte(reader) == '\\' && reader->offset + 1 < reader->length &&
        (reader->text[reader->offset + 1] == '"' || reader->text[reader->offset + 1] == '\\'))
      score_step(reader);
    text_add(&value, reader->text + reader->offset, 1);
    score_step(reader);
  }
  if (score_byte(reader) != '"')
    return false;
  score_step(reader);
  tag->value = text_utf8(value.arena, value.length > 0 ? value.bytes : "", value.length);
  return true;
}

static bool read_tag(struct making *making) {
  struct score_reader *reader = making->reader;
  struct score_tag tag;
  score_step(reader);
  score_skip_blanks(reader);
  const char *name = reader->text + reader->offset;
  while (is_name(score_byte(reader)))
    score_step(reader);
  const size_t length = (size_t)(reader->text + reader->offset - name);
  score_skip_blanks(reader);
  if (length == 0 || score_byte(reader) != '"' || !read_string(making, &tag))
    return false;
  score_skip_blanks(reader);
  if (score_byte(reader) != ']')
    return false;
  score_step(reader);
  struct score_tag *known = tag_named(making, name, length);
  if (known != NULL)
    *known = tag;
  return true;
}

struct score_word {
  const char *text;
  size_t length;
  struct place place;
};

static bool ends_word(char byte) {
  return is_score_blank(byte) || strchr("{};[]", byte) != NULL;
}

/* Does the bracket here belong to a word: "e8(Q)"? */
static bool encloses_letter(const struct score_reader *reader) {
  return reader->offset + 2 < reader->length && reader->text[reader->offset + 2] == ')';
}

/* A word, up to a blank or to what begins a remark. */
static struct score_word take_word(struct score_reader *reader) {
  struct score_word word = {reader->text + reader->offset, 0, score_place(reader)};
  do
    score_step(reader);
  while (!score_at_end(reader) && !ends_word(score_byte(reader)) &&
         (score_byte(reader) != '(' || encloses_letter(reader)));
  word.length = (size_t)(reader->text + reader->offset - word.text);
  return word;
}

static void drop_first(struct score_word *word, size_t bytes, unsigned columns) {
  word->text += bytes;
  word->length -= bytes;
  word->place.column += columns;
}

static bool word_begins_with(const struct score_word *word, const char *beginning) {
  const size_t length = strlen(beginning);
  return word->length >= length && memcmp(word->text, beginning, length) == 0;
}

/* "12.", "12...", "…" before a move, or alone. */
static void drop_number(struct score_word *word) {
  size_t digits = 0;
  while (digits < word->length && word->text[digits] >= '0' && word->text[digits] <= '9')
    digits++;
  if (digits == word->length || (digits > 0 && word->text[digits] == '.'))
    drop_first(word, digits, (unsigned)digits);
  for (;;)
    if (word_begins_with(word, "."))
      drop_first(word, 1, 1);
    else if (word_begins_with(word, "\xE2\x80\xA6"))
      drop_first(word, 3, 1);
    else
      return;
}

static bool word_equals(const struct score_word *word, const char *text) {
  return word->length == strlen(text) && word_begins_with(word, text);
}

static const char *const results[] = {
    [RESULT_OPEN] = "*", [WHITE_WINS] = "1-0", [BLACK_WINS] = "0-1", [DRAWN] = "1/2-1/2"};

static bool read_result(struct making *making, const struct score_word *word) {
  for (unsigned i = RESULT_OPEN; i <= DRAWN; i++)
    if (word_equals(word, results[i])) {
      making->score->result = (enum score_result)i;
      making->score->result_text = i == RESULT_OPEN ? NULL : results[i];
      return true;
    }
  return false;
}

/* "$14", "!?", "+-", "e.p." */
static bool is_remark(const struct score_word *word) {
  size_t i = word->text[0] == '$' ? 1 : 0;
  if (i == 1)
    while (i < word->length && word->text[i] >= '0' && word->text[i] <= '9')
      i++;
  else
    while (i < word->length && word->text[i] != '\0' && strchr("!?+-=#/", word->text[i]) != NULL)
      i++;
  return i == word->length || word_equals(word, "e.p.") || word_equals(word, "ep");
}

static void add_move(struct making *making, const struct score_move *move) {
  if (making->score->count == making->room) {
    const unsigned room = making->room > 0 ? 2 * making->room : 128;
    struct score_move *moves = arena_alloc(making->score->arena, room * sizeof *moves);
    if (making->room > 0)
      memcpy(moves, making->moves, making->room * sizeof *moves);
    making->moves = moves;
    making->room = room;
  }
  making->moves[making->score->count++] = *move;
}

static void read_move(struct making *making, const struct score_word *word) {
  struct score *score = making->score;
  struct score_move move;
  const char *quote = text_quotable(score->arena, word->text, word->length);
  if (score->complaints.errors > 0)
    return; /* the moves have ended */
  if (!score_move_read(word->text, word->length, &move)) {
    complain(&score->complaints, INPUT_ERROR, word->place,
             "\"%s\" is no move (as e4, Nf3, Ng1-f3, g1f3, exd6, e8=Q, O-O), number or result",
             quote);
    return;
  }
  move.place = word->place;
  move.text = quote;
  add_move(making, &move);
}

/* One thing of the movetext; false when the game has ended. */
static bool read_movetext(struct making *making) {
  struct score_reader *reader = making->reader;
  if (skip_remark(making))
    return true;
  making->has_moves = true;
  struct score_word word = take_word(reader);
  if (read_result(making, &word))
    return false;
  drop_number(&word);
  if (word.length > 0 && read_result(making, &word))
    return false;
  if (word.length > 0 && !is_remark(&word))
    read_move(making, &word);
  return true;
}

static bool read_part(struct making *making) {
  struct score_reader *reader = making->reader;
  const struct place place = score_place(reader);
  if (score_byte(reader) != '[')
    return read_movetext(making);
  if (making->has_moves)
    return false; /* the next game's */
  if (!read_tag(making)) {
    complain(&making->score->complaints, INPUT_ERROR, place,
             "a tag is written [Name \"value\"] on one line");
    score_skip_line(reader);
  }
  return true;
}

/* Remarks behind a result belong to the game before. */
static void skip_remarks(struct making *making) {
  do
    score_skip_blanks(making->reader);
  while (!score_at_end(making->reader) && score_byte(making->reader) != '(' && skip_remark(making));
}

static void take_result_of_tag(struct making *making) {
  const char *value = making->result.value;
  if (making->score->result_text != NULL || value == NULL)
    return;
  const struct score_word word = {value, strlen(value), making->result.place};
  if (!read_result(making, &word))
    complain(&making->score->complaints, NOTE, making->result.place,
             "\"%s\" is no result (1-0, 0-1, 1/2-1/2 or *)",
             text_quotable(making->score->arena, value, word.length));
}

struct score *score_next(struct score_reader *reader) {
  score_skip_blanks(reader);
  if (score_at_end(reader))
    return NULL;
  struct arena *arena = arena_new();
  struct score *score = arena_alloc(arena, sizeof *score);
  *score = (struct score){.arena = arena, .number = ++reader->number, .place = score_place(reader)};
  complaints_begin(&score->complaints, arena);
  struct making making = {.reader = reader, .score = score};
  bool going_on = true;
  while (going_on && !score_at_end(reader)) {
    going_on = read_part(&making);
    score_skip_blanks(reader);
  }
  if (!going_on)
    skip_remarks(&making);
  take_result_of_tag(&making);
  score->moves = making.moves;
  return score;
}
