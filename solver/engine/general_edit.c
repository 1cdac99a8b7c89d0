/* The closed list of edits.  Every change of a position goes through here, so that it is hashed
   and can be taken back without its author knowing.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_key.h"

#include <stdio.h>

struct key side_key(enum colour side) {
  return side == WHITE ? (struct key){0, 0} : fact_key(KEY_SIDE, 1, 0);
}

static void note_marks(struct board *board, square where, uint32_t marks, bool there) {
  const struct general_plan *plan = board->plan;
  for (unsigned i = 0; i < plan->mark_count; i++)
    if (marks & plan->mark[i]) {
      if (there)
        set_add(&board->by_mark[i], where);
      else
        set_remove(&board->by_mark[i], where);
    }
}

/* Takes the man off the sets, or puts it there. */
static void lift(struct board *board, square where) {
  struct man man = board->man[where];
  set_remove(&board->occupied, where);
  set_remove(&board->by_walk[board->plan->slot[man.walk]], where);
  for (unsigned side = WHITE; side <= BLACK; side++)
    if (belongs_to(man.owners, (enum colour)side)) {
      set_remove(&board->of[side], where);
      if (man.marks & MARK_ROYAL)
        set_remove(&board->royal[side], where);
    }
  if (man.marks & board->plan->marks)
    note_marks(board, where, man.marks, false);
  board->man[where] = (struct man){0};
  board->actors_known = 0;
}

static void drop(struct board *board, square where, struct man man) {
  board->man[where] = man;
  set_add(&board->occupied, where);
  set_add(&board->by_walk[board->plan->slot[man.walk]], where);
  for (unsigned side = WHITE; side <= BLACK; side++)
    if (belongs_to(man.owners, (enum colour)side)) {
      set_add(&board->of[side], where);
      if (man.marks & MARK_ROYAL)
        set_add(&board->royal[side], where);
    }
  if (man.marks & board->plan->marks)
    note_marks(board, where, man.marks, true);
  board->actors_known = 0;
}

static void *grow(void *items, size_t *capacity, size_t size) {
  *capacity = *capacity ? *capacity * 2 : 64;
  void *grown = realloc(items, *capacity * size);
  if (!grown) {
    fputs("premier: out of memory for the moves of a line\n", stderr);
    exit(EXIT_FAILURE);
  }
  return grown;
}

static struct edit *note(struct board *board, enum edit_kind kind, square where) {
  if (board->edit_count == board->edit_capacity)
    board->edits = grow(board->edits, &board->edit_capacity, sizeof *board->edits);
  struct edit *edit = &board->edits[board->edit_count++];
  edit->kind = (uint8_t)kind;
  edit->by_rule = board->by_rule;
  edit->telling = board->telling;
  edit->of_mover = board->turn && board->turn->now == where;
  edit->where = where;
  return edit;
}

void set_unmoved(struct board *board, unsigned unmoved) {
  if (unmoved == board->unmoved)
    return;
  toggle(board, KEY_UNMOVED, board->unmoved, 0);
  toggle(board, KEY_UNMOVED, unmoved, 0);
  board->unmoved = unmoved;
}

/* A man that leaves its square has moved, for the sake of castling. */
static void lose_right(struct board *board, square where) {
  unsigned lost = board->plan->loses[where];
  if (board->unmoved & lost)
    set_unmoved(board, board->unmoved & ~lost);
}

void edit_put(struct board *board, square where, struct man man) {
  struct edit *edit = note(board, EDIT_PUT, where);
  edit->after = man;
  toggle_man(board, where, man);
  drop(board, where, man);
}

void edit_take_off(struct board *board, square where) {
  struct edit *edit = note(board, EDIT_TAKE_OFF, where);
  edit->before = board->man[where];
  toggle_man(board, where, edit->before);
  lift(board, where);
  lose_right(board, where);
  if (board->turn && board->turn->now == where)
    board->turn->now = NO_SQUARE;
}

void edit_move(struct board *board, square from, square to) {
  if (from != to)
    edit_move_as(board, from, to, board->man[from]);
}

void edit_move_as(struct board *board, square from, square to, struct man man) {
  struct edit *edit = note(board, EDIT_MOVE, to);
  edit->from = from;
  edit->before = board->man[from];
  edit->after = man;
  edit->of_mover = board->turn && board->turn->now == from;
  toggle_man(board, from, edit->before);
  toggle_man(board, to, man);
  lift(board, from);
  drop(board, to, man);
  lose_right(board, from);
  if (board->turn && board->turn->now == from)
    board->turn->now = to;
}

static void exchange(struct board *board, square one, square other) {
  const struct man man = board->man[one], second = board->man[other];
  lift(board, one);
  lift(board, other);
  drop(board, one, second);
  drop(board, other, man);
}

void edit_exchange(struct board *board, square one, square other) {
  struct edit *edit = note(board, EDIT_EXCHANGE, other);
  edit->from = one;
  edit->before = board->man[one];
  edit->after = board->man[other];
  for (unsigned i = 0; i < 2; i++) {
    toggle_man(board, one, i == 0 ? edit->before : edit->after);
    toggle_man(board, other, i == 0 ? edit->after : edit->before);
  }
  exchange(board, one, other);
  lose_right(board, one);
  lose_right(board, other);
  if (board->turn && (board->turn->now == one || board->turn->now == other))
    board->turn->now = board->turn->now == one ? other : one;
}

static void change(struct board *board, square where, struct man man) {
  struct edit *edit = note(board, EDIT_CHANGE, where);
  edit->of_mover |= board->turn && board->turn->partner_to == where;
  edit->before = board->man[where];
  edit->after = man;
  toggle_man(board, where, edit->before);
  toggle_man(board, where, man);
  lift(board, where);
  drop(board, where, man);
}

void edit_walk(struct board *board, square where, unsigned walk) {
  struct man man = board->man[where];
  man.walk = (uint8_t)walk;
  change(board, where, man);
  if (board->by_rule) /* it has not moved as what it is now */
    count_as_unmoved(board, where);
}

void edit_owners(struct board *board, square where, unsigned owners) {
  struct man man = board->man[where];
  man.owners = (uint8_t)owners;
  change(board, where, man);
  if (board->by_rule)
    count_as_unmoved(board, where);
}

void edit_marks(struct board *board, square where, uint32_t marks) {
  struct man man = board->man[where];
  if (man.marks == marks)
    return;
  man.marks = marks;
  change(board, where, man);
}

static void set_closed(struct board *board, square where, bool closed) {
  if (closed) {
    set_add(&board->closed, where);
    set_add(&board->occupied, where);
  } else {
    set_remove(&board->closed, where);
    set_remove(&board->occupied, where);
  }
}

static void turn_closed(struct board *board, square where, bool closed) {
  note(board, closed ? EDIT_CLOSE : EDIT_OPEN, where);
  toggle(board, KEY_CLOSED, where, 0);
  set_closed(board, where, closed);
  board->actors_known = 0;
}

void edit_close(struct board *board, square where) {
  turn_closed(board, where, true);
}

void edit_open(struct board *board, square where) {
  turn_closed(board, where, false);
}

/* How many men are below the square; the list index of the topmost is put into `top`. */
static unsigned count_below(const struct board *board, square where, size_t *top) {
  unsigned count = 0;
  for (size_t i = 0; i < board->below_count; i++)
    if (board->below[i].where == where) {
      *top = i;
      count++;
    }
  return count;
}

static void lay_below(struct board *board, size_t index, struct buried buried) {
  if (board->below_count == board->below_capacity)
    board->below = grow(board->below, &board->below_capacity, sizeof *board->below);
  for (size_t i = board->below_count++; i > index; i--)
    board->below[i] = board->below[i - 1];
  board->below[index] = buried;
}

void edit_bury(struct board *board, square from, square where, struct man man, struct man there) {
  size_t top;
  toggle_below(board, where, there, count_below(board, where, &top));
  struct edit *edit = note(board, EDIT_BURY, where);
  edit->from = from;
  edit->before = man;
  edit->after = there;
  lay_below(board, board->below_count, (struct buried){where, there});
}

bool edit_raise(struct board *board, square where) {
  size_t top = 0;
  unsigned count = count_below(board, where, &top);
  if (count == 0)
    return false;
  struct man man = board->below[top].man;
  toggle_below(board, where, man, count - 1);
  struct edit *edit = note(board, EDIT_RAISE, where);
  edit->before = man;
  edit->word = top;
  for (size_t i = top + 1; i < board->below_count; i++)
    board->below[i - 1] = board->below[i];
  board->below_count--;
  toggle_man(board, where, man);
  drop(board, where, man);
  return true;
}

void edit_memory(struct board *board, const struct rule *rule, unsigned index, uint64_t word) {
  square at = (square)(rule->memory + index);
  if (board->memory[at] == word)
    return;
  struct edit *edit = note(board, EDIT_MEMORY, at);
  edit->word = board->memory[at];
  toggle(board, KEY_MEMORY, at, edit->word);
  toggle(board, KEY_MEMORY, at, word);
  board->memory[at] = word;
  board->actors_known = 0;
}

void count_as_unmoved(struct board *board, square where) {
  struct man man = board->man[where];
  unsigned unmoved = board->unmoved;
  const uint8_t *standard = board->plan->setup.standard;
  for (unsigned i = 0; i < board->plan->setup.castling_count; i++) {
    const struct castling *castling = &board->plan->setup.castling[i];
    if (!belongs_to(man.owners, castling->side))
      continue;
    if (where == castling->king && man.walk == standard[KING])
      unmoved |= castling->needs & UNMOVED_KINGS;
    if (where == castling->rook && man.walk == standard[ROOK])
      unmoved |= castling->needs & ~(unsigned)UNMOVED_KINGS;
  }
  set_unmoved(board, unmoved);
}

/* A key for en passant rights: nothing if there are none. */
static void toggle_passing(struct board *board) {
  if (board->passer != NO_SQUARE)
    toggle(board, KEY_PASSED, board->passer, board->passed[0] << 10 | board->passed[1]);
}

void set_passing(struct board *board, square first, square second, square passer) {
  toggle_passing(board);
  board->passed[0] = first;
  board->passed[1] = second;
  board->passer = passer;
  toggle_passing(board);
}

void begin_frame(struct board *board) {
  if (board->frame_count == board->frame_capacity)
    board->frames = grow(board->frames, &board->frame_capacity, sizeof *board->frames);
  board->frames[board->frame_count++] = (struct frame){
      .number = ++board->frame_number,
      .first_edit = board->edit_count,
      .key = board->key,
      .unmoved = board->unmoved,
      .passed = {board->passed[0], board->passed[1]},
      .passer = board->passer,
      .latest = board->latest,
      .stands = board->stands,
      .side = board->base.side,
      .turn = board->turn,
      .by_rule = board->by_rule,
      .telling = board->telling,
  };
}

static void take_back(struct board *board, const struct edit *edit) {
  switch ((enum edit_kind)edit->kind) {
  case EDIT_PUT:
    lift(board, edit->where);
    break;
  case EDIT_TAKE_OFF:
    drop(board, edit->where, edit->before);
    break;
  case EDIT_MOVE:
    lift(board, edit->where);
    drop(board, edit->from, edit->before);
    break;
  case EDIT_EXCHANGE:
    exchange(board, edit->from, edit->where);
    break;
  case EDIT_CHANGE:
    lift(board, edit->where);
    drop(board, edit->where, edit->before);
    break;
  case EDIT_CLOSE:
  case EDIT_OPEN:
    set_closed(board, edit->where, edit->kind == EDIT_OPEN);
    break;
  case EDIT_MEMORY:
    board->memory[edit->where] = edit->word;
    break;
  case EDIT_BURY:
    board->below_count--;
    break;
  case EDIT_RAISE:
    lift(board, edit->where);
    lay_below(board, (size_t)edit->word, (struct buried){edit->where, edit->before});
    break;
  }
}

void end_frame(struct board *board) {
  const struct frame *frame = &board->frames[--board->frame_count];
  while (board->edit_count > frame->first_edit)
    take_back(board, &board->edits[--board->edit_count]);
  board->key = frame->key;
  board->unmoved = frame->unmoved;
  board->passed[0] = frame->passed[0];
  board->passed[1] = frame->passed[1];
  board->passer = frame->passer;
  board->latest = frame->latest;
  board->stands = frame->stands;
  board->base.side = frame->side;
  board->turn = frame->turn;
  board->by_rule = frame->by_rule;
  board->telling = frame->telling;
  board->actors_known = 0;
}
