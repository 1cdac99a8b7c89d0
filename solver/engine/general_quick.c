/* Quick legality: telling legal moves from illegal ones without playing them.

   It is used where no rule acts and all walks are leaps and lines, so that another man can only be
   in the way of an attack, never help it.  Then, for a move of a man that is not royal, not en
   passant and not castling, which arrives on one square and captures there or nowhere:

   - it opens a line to a king only by leaving one on which the man stood alone between king and
     enemy (it is pinned); arriving and capturing shut lines and remove attackers;
   - it parries the attack of a man only by capturing it or by arriving on a square where it shuts
     every line along which that man attacks; so with the king in check it is illegal unless it
     arrives on such a square for each attacker of each king, and if it does, no attack is left.

   A move of the only royal man is legal if no enemy observes its arrival square with the man gone
   from its departure; what it captures stands on the arrival square and observes it no more than
   any man does its own square.

   All other moves are unknown, to be played and looked at.

   In the same way a move of such a man gives check only if it could capture the king from where it
   arrives, as what it is then, or if it stood alone on a line between an own man and the king;
   provided that the king was not attacked before.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/engine/general_quick.h"

/* The man of `side` that stands alone on the ray between the king and the man behind it. */
static void add_if_pinned(const struct board *board, const square *ray, square king,
                          enum colour side, struct set *pinned) {
  square shield = NO_SQUARE;
  for (; *ray != king; ray++)
    if (set_has(&board->occupied, *ray)) {
      if (shield != NO_SQUARE)
        return;
      shield = *ray;
    }
  if (shield != NO_SQUARE && set_has(&board->of[side], shield))
    set_add(pinned, shield);
}

/* The squares on the way to the king, if nothing stands there; false if the ray is shut or leads
   elsewhere. */
static bool open_way(const struct board *board, const square *ray, square king, struct set *way) {
  struct set squares = {{0}};
  for (; *ray != king; ray++) {
    if (*ray == NO_SQUARE || set_has(&board->occupied, *ray))
      return false;
    set_add(&squares, *ray);
  }
  *way = squares;
  return true;
}

/* What an enemy does to the king. */
struct threat {
  unsigned attacks;
  struct set parries; /* squares where its attacks are shut or it is captured */
};

static void add_attack(struct threat *threat, const struct set *way, unsigned words) {
  if (threat->attacks++ == 0)
    threat->parries = *way;
  else
    set_keep(&threat->parries, way, words);
}

/* Who looks at whom: men of `by` at a king, for shields of `side`. */
struct gaze {
  enum colour by, side;
};

static void look_along_rays(const struct board *board, const square *list, square king,
                            enum colour side, struct threat *threat, struct set *pinned) {
  for (const square *ray = list; *ray != NO_SQUARE; ray++) {
    const square *end = ray;
    bool leads_there = false;
    for (; *end != NO_SQUARE; end++)
      leads_there |= *end == king;
    struct set way;
    if (leads_there) {
      add_if_pinned(board, ray, king, side, pinned);
      if (open_way(board, ray, king, &way))
        add_attack(threat, &way, board->words);
    }
    ray = end;
  }
}

static void look_from_part(const struct board *board, const struct part_paths *part, square enemy,
                           square king, struct gaze gaze, struct threat *threat,
                           struct set *pinned) {
  const square *list = part->list + part->start[gaze.by][enemy];
  struct set way = {{0}};
  if (part->machine == JUMP) {
    for (; *list != NO_SQUARE; list++)
      if (*list == king)
        add_attack(threat, &way, board->words);
    return;
  }
  unsigned line = part->line[gaze.by][enemy * board->geometry->squares + king];
  if (line == LINE_SEVERAL) {
    look_along_rays(board, list, king, gaze.side, threat, pinned);
  } else if (line != LINE_NONE) {
    add_if_pinned(board, list + line - 1, king, gaze.side, pinned);
    if (open_way(board, list + line - 1, king, &way))
      add_attack(threat, &way, board->words);
  }
}

static void look_from(const struct board *board, const struct walk_paths *paths, square enemy,
                      square king, struct gaze gaze, struct safety *safety) {
  struct threat threat = {0, {{0}}};
  for (unsigned i = 0; i < paths->part_count; i++)
    if (paths->part[i].captures)
      look_from_part(board, &paths->part[i], enemy, king, gaze, &threat, &safety->pinned);
  if (threat.attacks == 0)
    return;
  set_add(&threat.parries, enemy);
  if (!safety->in_check)
    safety->parries = threat.parries;
  else
    set_keep(&safety->parries, &threat.parries, board->words);
  safety->in_check = true;
}

static void look_at_king(const struct board *board, square king, struct gaze gaze,
                         struct safety *safety) {
  const struct general_plan *plan = board->plan;
  for (unsigned slot = 1; slot < plan->slot_count; slot++) {
    const struct walk_paths *paths = &plan->paths[slot];
    const struct set *sources = &paths->sources[gaze.by][king], *men = &board->by_walk[slot];
    for (unsigned i = 0; i < board->words; i++)
      for (uint64_t left = sources->word[i] & men->word[i] & board->of[gaze.by].word[i]; left;
           left &= left - 1)
        look_from(board, paths, (square)(i * 64 + lowest_bit(left)), king, gaze, safety);
  }
}

void look_for_safety(struct board *board, enum colour side, struct safety *safety) {
  *safety = (struct safety){.known = board->plan->quick_legality, .royal = board->royal[side]};
  /* The double step of a royal pawn can be met en passant: an attack of another kind. */
  safety->known &= board->passer == NO_SQUARE || !set_has(&board->royal[side], board->passer);
  safety->one_king = set_count(&safety->royal, board->words) == 1;
  if (safety->known)
    for_set (king, &safety->royal, board->words)
      look_at_king(board, king, (struct gaze){opponent(side), side}, safety);
}

/* Does a man of `side` observe the target over these men?  The man on the target itself is about
   to be captured. */
static inline bool observed_over(const struct board *board, square target, enum colour side,
                                 const struct set *occupied, unsigned words) {
  const struct general_plan *plan = board->plan;
  for (unsigned slot = 1; slot < plan->slot_count; slot++) {
    const struct walk_paths *paths = &plan->paths[slot];
    const struct set *sources = &paths->sources[side][target], *men = &board->by_walk[slot];
    for (unsigned i = 0; i < words; i++)
      for (uint64_t left = men->word[i] & board->of[side].word[i] & sources->word[i]; left;
           left &= left - 1)
        if (walk_observes(paths, side, (square)(i * 64 + lowest_bit(left)), target, occupied,
                          &board->closed))
          return true;
  }
  return false;
}

enum quick_verdict king_verdict(const struct board *board, move m) {
  enum colour by = opponent(board->base.side);
  struct set occupied = board->occupied;
  set_remove(&occupied, departure_of(m));
  bool observed = board->words == 1
                      ? observed_over(board, arrival_of(m), by, &occupied, 1)
                      : observed_over(board, arrival_of(m), by, &occupied, board->words);
  return observed ? ILLEGAL : LEGAL;
}

void take_aim(struct board *board, enum colour side, struct aim *aim) {
  struct safety seen = {.known = false};
  *aim = (struct aim){.known = board->plan->quick_legality, .kings = board->royal[opponent(side)]};
  if (!aim->known)
    return;
  for_set (king, &aim->kings, board->words)
    look_at_king(board, king, (struct gaze){side, side}, &seen);
  aim->known = !seen.in_check;
  aim->discoverers = seen.pinned;
}

bool unit_may_check(const struct board *board, const struct aim *aim, enum colour side,
                    square unit) {
  const struct walk_paths *paths = paths_of(board, board->man[unit].walk);
  if (!aim->known || paths->promotes || set_has(&aim->discoverers, unit))
    return true;
  for_set (king, &aim->kings, board->words)
    if (set_meets(&paths->range[side][unit], &paths->sources[side][king], board->words))
      return true;
  return false;
}

bool may_check(const struct board *board, const struct aim *aim, enum colour side, move m) {
  if (!aim->known || (kind_of(m) != ORDINARY && kind_of(m) != DOUBLE_STEP) ||
      set_has(&aim->discoverers, departure_of(m)))
    return true;
  unsigned walk = promotion_of(m) ? promotion_of(m) : board->man[departure_of(m)].walk;
  return set_meets(&paths_of(board, walk)->reach[side][arrival_of(m)], &aim->kings, board->words);
}
