/* Reads the notation of walks: one function a rule of the grammar in notation.h.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/notation.h"

#include "pieces/piece.h"

#include <stdlib.h>
#include <string.h>

struct cursor {
  const char *start, *at;
  const char *error; /* the first thing that went wrong, NULL so far */
};

static void skip_spaces(struct cursor *c) {
  while (*c->at == ' ')
    c->at++;
}

static bool fail(struct cursor *c, const char *error) {
  if (!c->error)
    c->error = error;
  return false;
}

/* Takes the text if it comes next. */
static bool take(struct cursor *c, const char *text) {
  skip_spaces(c);
  size_t length = strlen(text);
  if (strncmp(c->at, text, length) != 0)
    return false;
  c->at += length;
  return true;
}

static bool digit_next(struct cursor *c) {
  skip_spaces(c);
  return *c->at >= '0' && *c->at <= '9';
}

static bool read_number(struct cursor *c, int *number) {
  if (!digit_next(c))
    return fail(c, "a number is missing");
  int value = 0;
  while (*c->at >= '0' && *c->at <= '9') {
    value = value * 10 + (*c->at++ - '0');
    if (value > MAX_VECTOR)
      return fail(c, "the number is too large for any board");
  }
  *number = value;
  return true;
}

static bool add_vector(struct cursor *c, struct vectors *vectors, int a, int b) {
  if (vectors->count == MAX_LEG_VECTORS)
    return fail(c, "too many vectors in one leg");
  if (a == 0 && b == 0)
    return fail(c, "the vector (0,0) leads nowhere");
  vectors->pair[vectors->count][0] = (signed char)(a < b ? a : b);
  vectors->pair[vectors->count][1] = (signed char)(a < b ? b : a);
  vectors->count++;
  return true;
}

static bool read_pair(struct cursor *c, struct vectors *vectors) {
  int a, b;
  if (!read_number(c, &a))
    return false;
  if (!take(c, ","))
    return fail(c, "a comma is missing in the vector");
  if (!read_number(c, &b))
    return false;
  if (!take(c, ")"))
    return fail(c, "the bracket of the vector is not closed");
  return add_vector(c, vectors, a, b);
}

/* One letter for a vector, if it comes next. */
static bool take_letter(struct cursor *c, struct vectors *vectors) {
  static const struct {
    char letter;
    signed char a, b;
  } letters[] = {{'W', 0, 1}, {'F', 1, 1}, {'D', 0, 2}, {'A', 2, 2},
                 {'C', 1, 3}, {'Z', 2, 3}, {'N', 1, 2}};
  if (*c->at == 'Q') {
    c->at++;
    return add_vector(c, vectors, 0, 1) && add_vector(c, vectors, 1, 1);
  }
  for (size_t i = 0; i < sizeof letters / sizeof *letters; i++)
    if (*c->at == letters[i].letter) {
      c->at++;
      return add_vector(c, vectors, letters[i].a, letters[i].b);
    }
  return false;
}

static bool read_vectors(struct cursor *c, struct vectors *vectors) {
  skip_spaces(c);
  if (*c->at && strchr("EPL", *c->at)) {
    char class = *c->at++;
    vectors->class = class == 'E'   ? EVERY_VECTOR
                     : class == 'P' ? EVERY_PRIMITIVE
                                    : EVERY_QUEEN_LINE;
    return true;
  }
  for (;;) {
    if (take(c, "(")) {
      if (!read_pair(c, vectors))
        return false;
    } else if (!take_letter(c, vectors)) {
      break;
    }
  }
  if (vectors->count == 0)
    return fail(c, "a vector is missing: W F D A C Z N Q E P L or (a,b)");
  return c->error == NULL;
}

static bool read_reflections(struct cursor *c, struct leg *leg) {
  int number;
  if (!read_number(c, &number))
    return false;
  leg->reflections = (unsigned)number;
  return number <= MAX_REFLECTIONS || fail(c, "no line is reflected so often");
}

static bool read_path(struct cursor *c, struct leg *leg) {
  if (take(c, "@")) {
    leg->path = CIRCLE;
  } else if (take(c, "zig")) {
    leg->path = ZIGZAG;
    return read_vectors(c, &leg->by);
  } else if (take(c, "via")) {
    leg->path = LAME;
    return read_vectors(c, &leg->by);
  } else if (take(c, "reflected")) {
    leg->path = REFLECTED;
    return read_reflections(c, leg);
  } else if (take(c, "shifted")) {
    leg->path = SHIFTED;
    return read_reflections(c, leg);
  }
  return true;
}

/* Vectors and the path that they follow. */
static bool read_way(struct cursor *c, struct leg *leg) {
  if (!read_vectors(c, &leg->vectors) || !read_path(c, leg))
    return false;
  bool listed = leg->vectors.class == LISTED && leg->by.class == LISTED;
  return leg->path == LINE || listed || fail(c, "E, P and L go along straight lines only");
}

static bool read_turn(struct cursor *c, struct leg *leg) {
  static const struct {
    const char *text;
    enum turning turning;
  } turns[] = {{"=", STRAIGHT},    {"±45", TURN_45},    {"±90", TURN_90},     {"±135", TURN_135},
               {"180", TURN_BACK}, {"near", TURN_NEAR}, {"round", TURN_ROUND}};
  for (size_t i = 0; i < sizeof turns / sizeof *turns; i++)
    if (take(c, turns[i].text)) {
      leg->turning = turns[i].turning;
      return leg->turning < TURN_NEAR || read_vectors(c, &leg->vectors);
    }
  if (!take(c, "any"))
    return fail(c, "a turn is missing: = ±45 ±90 ±135 180 near round or any");
  leg->turning = AFRESH;
  return read_way(c, leg);
}

static enum leg_end read_end(struct cursor *c) {
  static const struct {
    const char *sign;
    enum leg_end end;
  } ends[] = {{"^", ON_HURDLE}, {"&", ON_ENEMY},    {"!", ON_VICTIM}, {"~", ANYWHERE},
              {"|", AT_EDGE},   {"]", BEYOND_EDGE}, {"%", OTHER_SIDE}};
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
    if (take(c, ends[i].sign))
      return ends[i].end;
  return ON_ARRIVAL;
}

static bool read_length(struct cursor *c, struct leg *leg) {
  if (take(c, "*")) {
    leg->length = ANY_LENGTH;
  } else if (take(c, "=")) {
    leg->length = SAME_LENGTH;
  } else if (take(c, "1/2")) {
    leg->length = PAWN_LENGTH;
  } else if (!digit_next(c)) {
    return fail(c, "a length is missing: a number, * or =");
  } else if (!read_number(c, &leg->length)) {
    return false;
  } else if (leg->length == 0) {
    return fail(c, "a leg of no steps leads nowhere");
  }
  leg->end = read_end(c);
  leg->roams = take(c, "...");
  return true;
}

static void read_heading(struct cursor *c, struct part *part) {
  part->heading = take(c, "f")   ? PAWN_AHEAD
                  : take(c, "b") ? PAWN_BACK
                  : take(c, "a") ? AWAY
                  : take(c, "t") ? TOWARDS
                  : take(c, "u") ? UP_BOARD
                  : take(c, "d") ? DOWN_BOARD
                  : take(c, "s") ? SIDEWAYS_BEYOND
                                 : ANY_HEADING;
}

/* What the grammar allows but no unit could do. */
static bool part_makes_sense(struct cursor *c, const struct part *part) {
  const struct leg *last = &part->leg[part->leg_count - 1];
  unsigned victims = 0;
  for (const struct leg *leg = part->leg; leg <= last; leg++) {
    victims += leg->end == ON_VICTIM;
    if (leg->roams && part->leg_count > 1)
      return fail(c, "only a single leg can be made again and again");
    if (leg->end == OTHER_SIDE && leg < last)
      return fail(c, "only the last leg can ask where the move began");
  }
  if (last->end != ON_ARRIVAL && last->end != AT_EDGE && last->end != OTHER_SIDE)
    return fail(c, "the last leg must end on a square, without ^ & ! ~ or ]");
  if (part->leg[0].length == SAME_LENGTH)
    return fail(c, "the first leg has no leg before it to be as long as");
  if (victims > 1)
    return fail(c, "only one man can be captured in a move");
  return true;
}

/* The files that the part acts from. */
static bool read_files(struct cursor *c, struct part *part) {
  skip_spaces(c);
  for (; *c->at >= 'a' && *c->at <= 'z'; c->at++)
    part->files |= UINT32_C(1) << (*c->at - 'a');
  if (part->files == 0)
    return fail(c, "the letters of files are missing");
  return take(c, ":") || fail(c, "a colon is missing behind the files");
}

static bool read_part(struct cursor *c, struct part *part, enum heading bound) {
  *part = (struct part){.moves = true, .captures = true, .bound = bound};
  if (take(c, "on ") && !read_files(c, part))
    return false;
  if (take(c, "m:"))
    part->captures = false;
  else if (take(c, "c:"))
    part->moves = false;
  read_heading(c, part);
  do {
    if (part->leg_count == MAX_LEGS)
      return fail(c, "too many legs");
    struct leg *leg = &part->leg[part->leg_count++];
    bool turned = part->leg_count == 1 ? read_way(c, leg) : read_turn(c, leg);
    if (!turned || !read_length(c, leg))
      return false;
  } while (take(c, ">"));
  return part_makes_sense(c, part);
}

static bool add_part(struct cursor *c, struct movement *movement, enum heading bound) {
  if (movement->part_count == MAX_PARTS)
    return fail(c, "too many parts");
  return read_part(c, &movement->part[movement->part_count++], bound);
}

/* Behind the opening bracket of a group. */
static bool read_group(struct cursor *c, struct movement *movement, enum heading bound) {
  if (!take(c, "none"))
    do {
      if (!add_part(c, movement, bound))
        return false;
    } while (take(c, "+"));
  return take(c, ")") || fail(c, "the bracket of the group is not closed");
}

static bool read_elements(struct cursor *c, struct movement *movement) {
  do {
    bool read = take(c, "away(")      ? read_group(c, movement, AWAY)
                : take(c, "towards(") ? read_group(c, movement, TOWARDS)
                                      : add_part(c, movement, ANY_HEADING);
    if (!read)
      return false;
  } while (take(c, "+"));
  return true;
}

/* The walks that alone it promotes to, by their English codes. */
static bool read_promotions(struct cursor *c, struct movement *movement) {
  if (!take(c, "promotes"))
    return fail(c, "only \"royal\" or \"promotes\" may follow the comma");
  movement->promotes = true;
  for (unsigned i = 0; i < movement->part_count; i++)
    movement->backwards |= movement->part[i].heading == PAWN_BACK;
  for (skip_spaces(c); *c->at; skip_spaces(c)) {
    size_t length = strcspn(c->at, " ");
    unsigned walk = walk_by_code(c->at, length, 0);
    if (walk == 0 || movement->promotion_count == MAX_OWN_PROMOTIONS)
      return fail(c, "not the English code of a walk that it could promote to");
    movement->promotion[movement->promotion_count++] = (uint8_t)walk;
    c->at += length;
  }
  return true;
}

static bool read_movement(struct cursor *c, struct movement *movement) {
  if (take(c, "lent by enemies"))
    movement->lender = ENEMIES;
  else if (take(c, "lent by friends"))
    movement->lender = FRIENDS;
  else if (!take(c, "none") && !read_elements(c, movement))
    return false;
  if (take(c, ", royal"))
    movement->royal = true;
  if (take(c, ",") && !read_promotions(c, movement))
    return false;
  skip_spaces(c);
  return *c->at == '\0' || fail(c, "nothing that could go on here");
}

const char *notation_read(const char *notation, struct movement *movement, size_t *offset) {
  struct cursor c = {.start = notation, .at = notation};
  *movement = (struct movement){0};
  read_movement(&c, movement);
  *offset = (size_t)(c.at - c.start);
  return c.error;
}

const char *notation_error(const char *notation, size_t *offset) {
  struct movement *movement = malloc(sizeof *movement);
  const char *error = movement ? notation_read(notation, movement, offset) : "out of memory";
  free(movement);
  return error;
}
