/* Events as bytes, one behind the other: a tag, the fixed part of the event, then its plies with
   only as many effects as they have (a ply with its full room for effects is ten times as long as
   an ordinary one, and a long help problem has hundreds of thousands of them).  Pointers are not
   kept: the bytes can be written to a file and told again by another run of the same program.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/search/record.h"

#include <stdlib.h>
#include <string.h>

enum tag { LINE, TREE_MOVE, SIGHTING, BUT, REFUTES, ROOT_FACING, MOVE_NUMBER };

struct root_facing {
  enum facing facing;
  bool check, has_pass;
};

struct move_number {
  struct number_list numbers;
  double seconds;
};

static void put(struct record *record, const void *bytes, size_t size) {
  if (size == 0)
    return;
  if (record->used + size > record->room) {
    record->room = 2 * (record->used + size) + 4096;
    record->bytes = realloc(record->bytes, record->room);
    if (!record->bytes)
      abort(); /* solutions must not be lost silently */
  }
  memcpy(record->bytes + record->used, bytes, size);
  record->used += size;
}

static void put_tag(struct sink *sink, enum tag tag) {
  put((struct record *)sink, &tag, sizeof tag);
}

static size_t ply_size(const struct ply *ply) {
  return offsetof(struct ply, effects) + ply->effect_count * sizeof ply->effects[0];
}

static void put_ply(struct sink *sink, const struct ply *ply) {
  put((struct record *)sink, ply, ply_size(ply));
}

static void put_text(struct sink *sink, const char *text) {
  put((struct record *)sink, text, strlen(text) + 1);
}

static void keep_line(struct sink *sink, const struct line *line) {
  struct line fixed = *line;
  fixed.plies = NULL;
  fixed.mark = NULL;
  put_tag(sink, LINE);
  put((struct record *)sink, &fixed, sizeof fixed);
  put_text(sink, line->mark);
  for (unsigned i = 0; i < line->count; i++)
    put_ply(sink, &line->plies[i]);
}

static void keep_tree_move(struct sink *sink, const struct ply *ply,
                           const struct tree_move *where) {
  struct tree_move fixed = *where;
  const bool has_pass = where->pass != NULL;
  fixed.mark = NULL;
  fixed.pass = NULL;
  put_tag(sink, TREE_MOVE);
  put((struct record *)sink, &fixed, sizeof fixed);
  put_text(sink, where->mark);
  put_ply(sink, ply);
  put((struct record *)sink, &has_pass, sizeof has_pass);
  if (has_pass)
    put_ply(sink, where->pass);
}

static void keep_sighting(struct sink *sink, const struct sighting *sighting) {
  struct record *record = (struct record *)sink;
  struct sighting fixed = *sighting;
  const bool chance = sighting->chance != NULL;
  fixed.men = fixed.men_before = NULL;
  fixed.chance = NULL;
  put_tag(sink, SIGHTING);
  put(record, &fixed, sizeof fixed);
  put(record, sighting->men, sighting->squares * sizeof *sighting->men);
  put(record, sighting->men_before, sighting->squares * sizeof *sighting->men_before);
  put(record, &chance, sizeof chance);
  if (chance)
    put_ply(sink, sighting->chance);
}

static void keep_but(struct sink *sink) {
  put_tag(sink, BUT);
}

static void keep_refutes(struct sink *sink) {
  put_tag(sink, REFUTES);
}

static void keep_root_facing(struct sink *sink, enum facing facing, const struct ply *pass,
                             bool check) {
  struct root_facing event = {facing, check, pass != NULL};
  put_tag(sink, ROOT_FACING);
  put((struct record *)sink, &event, sizeof event);
  if (pass)
    put_ply(sink, pass);
}

static void keep_move_number(struct sink *sink, const struct number_list *numbers,
                             const struct ply *ply, double seconds) {
  struct move_number event = {*numbers, seconds};
  put_tag(sink, MOVE_NUMBER);
  put((struct record *)sink, &event, sizeof event);
  put_ply(sink, ply);
}

/* Parts begin before any worker does and are counted behind all of them, and progress does not wait
   its turn. */
static void no_part(struct sink *sink, enum part part, enum colour side) {
  (void)sink, (void)part, (void)side;
}

static void no_count(struct sink *sink, const char *digits, bool exact) {
  (void)sink, (void)digits, (void)exact;
}

static void no_progress(struct sink *sink, double share, unsigned long long nodes) {
  (void)sink, (void)share, (void)nodes;
}

void record_put(struct record *record, const void *bytes, size_t size) {
  put(record, bytes, size);
}

void record_begin(struct record *record) {
  *record = (struct record){.sink = {.line = keep_line,
                                     .tree_move = keep_tree_move,
                                     .sighting = keep_sighting,
                                     .but = keep_but,
                                     .refutes = keep_refutes,
                                     .root_facing = keep_root_facing,
                                     .part = no_part,
                                     .move_number = keep_move_number,
                                     .count = no_count,
                                     .progress = no_progress}};
}

void record_free(struct record *record) {
  free(record->bytes);
  record->bytes = NULL;
}

/* Reading back. */
struct tape {
  const unsigned char *at;
  struct ply *plies; /* room for those of one line */
  unsigned room;
};

static void get(struct tape *tape, void *to, size_t size) {
  memcpy(to, tape->at, size);
  tape->at += size;
}

static void get_ply(struct tape *tape, struct ply *ply) {
  memcpy(ply, tape->at, offsetof(struct ply, effects));
  size_t effects = ply_size(ply) - offsetof(struct ply, effects);
  memcpy(ply->effects, tape->at + offsetof(struct ply, effects), effects);
  tape->at += ply_size(ply);
}

static const char *get_text(struct tape *tape) {
  const char *text = (const char *)tape->at;
  tape->at += strlen(text) + 1;
  return text;
}

static void deliver_line(struct tape *tape, struct sink *to) {
  struct line line;
  get(tape, &line, sizeof line);
  line.mark = get_text(tape);
  if (line.count > tape->room) {
    tape->room = line.count + 16;
    tape->plies = realloc(tape->plies, tape->room * sizeof *tape->plies);
    if (!tape->plies)
      abort();
  }
  for (unsigned i = 0; i < line.count; i++)
    get_ply(tape, &tape->plies[i]);
  line.plies = tape->plies;
  to->line(to, &line);
}

static void deliver_tree_move(struct tape *tape, struct sink *to) {
  struct tree_move where;
  struct ply ply, pass;
  bool has_pass;
  get(tape, &where, sizeof where);
  where.mark = get_text(tape);
  get_ply(tape, &ply);
  get(tape, &has_pass, sizeof has_pass);
  if (has_pass) {
    get_ply(tape, &pass);
    where.pass = &pass;
  }
  to->tree_move(to, &ply, &where);
}

static void deliver_sighting(struct tape *tape, struct sink *to) {
  struct sighting sighting;
  struct man men[MAX_SQUARES], before[MAX_SQUARES];
  struct ply ply;
  bool chance;
  get(tape, &sighting, sizeof sighting);
  get(tape, men, sighting.squares * sizeof *men);
  get(tape, before, sighting.squares * sizeof *before);
  get(tape, &chance, sizeof chance);
  if (chance)
    get_ply(tape, &ply);
  sighting.men = men;
  sighting.men_before = before;
  sighting.chance = chance ? &ply : NULL;
  to->sighting(to, &sighting);
}

static void deliver_root_facing(struct tape *tape, struct sink *to) {
  struct root_facing event;
  struct ply pass;
  get(tape, &event, sizeof event);
  if (event.has_pass)
    get_ply(tape, &pass);
  to->root_facing(to, event.facing, event.has_pass ? &pass : NULL, event.check);
}

static void deliver_move_number(struct tape *tape, struct sink *to) {
  struct move_number event;
  struct ply ply;
  get(tape, &event, sizeof event);
  get_ply(tape, &ply);
  to->move_number(to, &event.numbers, &ply, event.seconds);
}

static void deliver_next(struct tape *tape, struct sink *to) {
  enum tag tag;
  get(tape, &tag, sizeof tag);
  switch (tag) {
  case LINE:
    deliver_line(tape, to);
    break;
  case TREE_MOVE:
    deliver_tree_move(tape, to);
    break;
  case SIGHTING:
    deliver_sighting(tape, to);
    break;
  case BUT:
    to->but(to);
    break;
  case REFUTES:
    to->refutes(to);
    break;
  case ROOT_FACING:
    deliver_root_facing(tape, to);
    break;
  case MOVE_NUMBER:
    deliver_move_number(tape, to);
    break;
  }
}

void record_deliver(struct record *record, struct sink *to) {
  struct tape tape = {.at = record->bytes};
  const unsigned char *end = record->bytes + record->used;
  while (tape.at != end)
    deliver_next(&tape, to);
  free(tape.plies);
  record->used = 0;
}
