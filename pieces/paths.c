/* Compiles movements into path tables: vectors into directions, directions into lists and rays.
   The legs of the third machine are compiled in legs.c.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces/paths.h"

#include "pieces/courses.h"
#include "pieces/legs.h"

#include <stdlib.h>
#include <string.h>

/* A list of squares that grows while it is written. */
struct writer {
  struct arena *arena;
  square *list;
  size_t count, capacity;
};

static void write_square(struct writer *writer, square where) {
  if (writer->count == writer->capacity) {
    size_t capacity = writer->capacity ? writer->capacity * 2 : 1024;
    square *list = arena_alloc(writer->arena, capacity * sizeof *list);
    if (writer->count)
      memcpy(list, writer->list, writer->count * sizeof *list);
    writer->list = list;
    writer->capacity = capacity;
  }
  writer->list[writer->count++] = where;
}

static bool already_listed(const struct writer *writer, size_t first, square where) {
  for (size_t i = first; i < writer->count; i++)
    if (writer->list[i] == where)
      return true;
  return false;
}

/* How many steps the leg may take from here; a pawn stays where its rank forbids it to move. */
static unsigned longest(const struct part *part, const struct path_rules *rules, square from,
                        enum colour colour) {
  if (!may_start(part, rules, from, colour))
    return 0;
  if (part->leg[0].length != PAWN_LENGTH)
    return rules->geometry->squares;
  return steps_of_pawn(part, rules, from, colour);
}

static void write_jumps(struct writer *writer, const struct geometry *geometry, square from,
                        const struct course *courses, unsigned count) {
  size_t first = writer->count;
  for (unsigned i = 0; i < count; i++) {
    struct course course = courses[i];
    square to = course_step(geometry, from, &course);
    if (to != NO_SQUARE && to != from && !already_listed(writer, first, to))
      write_square(writer, to);
  }
  write_square(writer, NO_SQUARE);
}

/* A ray ends at the edge, at a hole or where it would come back to its departure. */
static void write_rays(struct writer *writer, const struct geometry *geometry, square from,
                       const struct course *courses, unsigned count, unsigned limit) {
  for (unsigned i = 0; i < count; i++) {
    struct course course = courses[i];
    square at = from;
    unsigned steps = 0;
    while (steps < limit) {
      at = course_step(geometry, at, &course);
      if (at == NO_SQUARE || at == from)
        break;
      write_square(writer, at);
      steps++;
    }
    if (steps > 0)
      write_square(writer, NO_SQUARE);
  }
  write_square(writer, NO_SQUARE);
}

/* For each square that a ray leads to, where in the list that ray begins. */
static const uint16_t *make_lines(const square *list, const uint32_t *start, unsigned squares,
                                  struct arena *arena) {
  uint16_t *lines = arena_alloc(arena, (size_t)squares * squares * sizeof *lines);
  for (square from = 0; from < squares; from++) {
    const square *first = list + start[from];
    for (const square *ray = first; *ray != NO_SQUARE;) {
      ptrdiff_t far = 1 + (ray - first);
      uint16_t offset = far < LINE_SEVERAL ? (uint16_t)far : LINE_SEVERAL;
      for (; *ray != NO_SQUARE; ray++) {
        uint16_t *line = &lines[from * squares + *ray];
        *line = *line == LINE_NONE ? offset : LINE_SEVERAL;
      }
      ray++;
    }
  }
  return lines;
}

static void make_lists(struct part_paths *paths, const struct part *part,
                       const struct path_rules *rules, enum colour colour, struct writer *writer) {
  const struct geometry *geometry = rules->geometry;
  struct course *courses = malloc(MAX_COURSES * sizeof *courses);
  if (!courses)
    abort();
  unsigned count = courses_of(&part->leg[0], part->heading, part->bound, colour, geometry, courses);
  uint32_t *start = arena_alloc(writer->arena, geometry->squares * sizeof *start);
  for (square from = 0; from < geometry->squares; from++) {
    start[from] = (uint32_t)writer->count;
    unsigned limit = longest(part, rules, from, colour);
    unsigned usable = limit > 0 && set_has(&geometry->exists, from) ? count : 0;
    if (paths->machine == JUMP)
      write_jumps(writer, geometry, from, courses, usable);
    else
      write_rays(writer, geometry, from, courses, usable, limit);
  }
  paths->start[colour] = start;
  free(courses);
}

/* The simple machines know the usual end of a leg, and lines that can be listed. */
static enum machine machine_of(const struct part *part) {
  const struct leg *leg = &part->leg[0];
  bool line = leg->path == LINE, listed = line || (leg->path != LAME && part->bound == ANY_HEADING);
  if (part->leg_count > 1 || leg->end != ON_ARRIVAL || leg->roams)
    return LEGS;
  if (leg->length == 1 && line)
    return JUMP;
  return listed && (leg->length == ANY_LENGTH || leg->length == PAWN_LENGTH) ? SLIDE : LEGS;
}

static void make_part(struct part_paths *paths, const struct part *part,
                      const struct path_rules *rules, struct arena *arena) {
  const struct leg *leg = &part->leg[0];
  paths->moves = part->moves;
  paths->captures = part->captures;
  paths->in_passing = part->captures && leg->length == 1 && part->heading != ANY_HEADING &&
                      part->heading < UP_BOARD;
  paths->machine = machine_of(part);
  if (paths->machine == LEGS) {
    paths->legs = legs_make(part, rules, arena);
    paths->crosses = legs_cross(part) || rules->geometry->files_wrap || rules->geometry->ranks_wrap;
    return;
  }
  paths->advance = leg->length == PAWN_LENGTH;
  struct writer writer = {.arena = arena};
  make_lists(paths, part, rules, WHITE, &writer);
  if (is_headed(part))
    make_lists(paths, part, rules, BLACK, &writer);
  else
    paths->start[BLACK] = paths->start[WHITE];
  paths->list = writer.list;
  if (paths->machine != SLIDE)
    return;
  unsigned squares = rules->geometry->squares;
  paths->line[WHITE] = make_lines(paths->list, paths->start[WHITE], squares, arena);
  paths->line[BLACK] = paths->start[BLACK] == paths->start[WHITE]
                           ? paths->line[WHITE]
                           : make_lines(paths->list, paths->start[BLACK], squares, arena);
}

/* Adds the squares of a JUMP or SLIDE list to the set; true if one was there already. */
static bool add_list(const struct part_paths *part, enum colour colour, square from,
                     struct set *set) {
  const square *list = part->list + part->start[colour][from];
  bool again = false;
  while (*list != NO_SQUARE) {
    for (; *list != NO_SQUARE; list++) {
      again |= set_has(set, *list);
      set_add(set, *list);
    }
    list += part->machine == SLIDE; /* to the next ray, if there is one */
  }
  return again;
}

/* Where the walk may capture, and whether two of its parts or rays meet on a square.  Moves and
   captures are told apart: a man that only moves one way and only captures another never has two
   ways of doing the same. */
static bool find_reach(const struct walk_paths *paths, enum colour colour, square from,
                       struct set *reach, struct set *range) {
  struct set quiet = {{0}};
  bool repeats = false;
  for (unsigned i = 0; i < paths->part_count; i++) {
    const struct part_paths *part = &paths->part[i];
    if (part->machine == LEGS) {
      if (part->captures)
        legs_reach(part->legs, colour, from, paths->squares, reach);
      repeats |= paths->part_count > 1 || legs_repeat(part->legs);
      memset(range, 255, sizeof *range);
      continue;
    }
    if (part->captures)
      repeats |= add_list(part, colour, from, reach);
    if (part->moves)
      repeats |= add_list(part, colour, from, &quiet);
  }
  set_unite(range, &quiet, paths->words);
  set_unite(range, reach, paths->words);
  return repeats;
}

static void add_to_row(uint64_t *table, square where, square member, unsigned words) {
  table[(size_t)where * words + (member >> 6)] |= UINT64_C(1) << (member & 63);
}

static void make_reach(struct walk_paths *paths, enum colour colour, struct arena *arena) {
  unsigned words = paths->words;
  size_t size = (size_t)paths->squares * words * sizeof(uint64_t);
  uint64_t *reach = arena_alloc(arena, size), *range = arena_alloc(arena, size);
  uint64_t *sources = arena_alloc(arena, size);
  for (square from = 0; from < paths->squares; from++) {
    struct set reached = {{0}}, arrivals = {{0}};
    paths->repeats |= find_reach(paths, colour, from, &reached, &arrivals);
    memcpy(reach + (size_t)from * words, reached.word, words * sizeof(uint64_t));
    memcpy(range + (size_t)from * words, arrivals.word, words * sizeof(uint64_t));
    for_set (to, &reached, words)
      add_to_row(sources, to, from, words);
  }
  paths->reach[colour] = reach;
  paths->sources[colour] = sources;
  paths->range[colour] = range;
}

void paths_make(struct walk_paths *paths, const struct movement *movement,
                const struct path_rules *rules, struct arena *arena) {
  bool headed = false;
  *paths = (struct walk_paths){
      .squares = rules->geometry->squares,
      .words = rules->geometry->words,
      .part_count = movement->part_count,
      .lender = movement->lender,
      .royal = movement->royal,
      .promotes = movement->promotes,
      .backwards = movement->backwards,
      .repeats = rules->geometry->files_wrap || rules->geometry->ranks_wrap,
      .jumps_only = true,
      .lines_only = true,
  };
  for (unsigned i = 0; i < movement->part_count; i++) {
    make_part(&paths->part[i], &movement->part[i], rules, arena);
    paths->jumps_only &= paths->part[i].machine == JUMP || !paths->part[i].captures;
    paths->lines_only &= paths->part[i].machine != LEGS;
    headed |= is_headed(&movement->part[i]);
  }
  make_reach(paths, WHITE, arena);
  paths->ways[WHITE] = make_ways(paths, WHITE, arena);
  if (headed) {
    make_reach(paths, BLACK, arena);
    paths->ways[BLACK] = make_ways(paths, BLACK, arena);
  } else {
    paths->reach[BLACK] = paths->reach[WHITE];
    paths->sources[BLACK] = paths->sources[WHITE];
    paths->range[BLACK] = paths->range[WHITE];
    paths->ways[BLACK] = paths->ways[WHITE];
  }
}
