/* Quick legality: telling legal moves from illegal ones without playing them.

   It is used where no rule acts but on captures, and then captures are unknown.  The attack of a
   walk of leaps and lines another man can only be in the way of, never help.  So, for a move of a
   man that is not royal, not en passant and not castling, which arrives on one square and captures
   there or nowhere:

   - it opens a line to a king only by leaving one on which the man stood alone between king and
     enemy (it is pinned); arriving and capturing shut lines and remove attackers;
   - it parries the attack of a man only by capturing it or by arriving on a square where it shuts
     every line along which that man attacks; so with the king in check it is illegal unless it
     arrives on such a square for each attacker of each king, and if it does, no attack is left.

   Men with legs (hoppers and their like) see a king or do not, as the squares tell that they look
   at: who leaves and reaches none of these delicate squares changes nothing about that.  A man
   with legs that gives check stands on a delicate square too, so that its capture is unknown.

   A move of the only royal man is legal if no enemy observes its arrival square with the man gone
   from its departure; what it captures stands on the arrival square and observes it no more than
   any man does its own square.  That square is occupied behind the move, as it counts as for all
   that observe it.

   A neutral man takes its attack along when it moves, and may attack its mover's own king from
   where it arrives: as long as there is no check its moves are judged by that, too; in check, which
   it may give itself, they are unknown.  To the moves of other men it is an enemy that is captured
   like others, and an own man that may be in the way.

   All other moves are unknown, to be played and looked at.

   Where rules only take attacks away (permissions, or checks that depend on what comes of the
   capture), the board shows too many: what it calls legal is legal, and what it calls a move
   without check gives none, but what it calls illegal is unknown.  Where rules forbid moves for
   other reasons, or effects do that change nothing but the moved man, it shows too many moves: what
   it calls illegal is illegal, but what it calls legal is unknown.  An own man of whatever walk can
   only be in the way of the enemy's; so it matters what the moved man becomes for the checks that
   it gives, but not for those that it parries.

   In the same way a move of such a man gives check only if it captures the king from where it
   arrives, as what it is then and over the men as they stand then, or if it stood alone on a line
   between an own man and the king, or if it leaves or reaches a delicate square; provided that the
   king was not attacked before.  The king itself may move into that, if it is neutral.

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

/* What an enemy with one way to the king does to it, on a board of one word. */
static void look_along_way(const struct board *board, uint64_t way, square enemy, struct gaze gaze,
                           struct safety *safety) {
  uint64_t between = way & board->occupied.word[0];
  if (between) {
    if (!(between & (between - 1)))
      safety->pinned.word[0] |= between & board->of[gaze.side].word[0];
    return;
  }
  safety->parries.word[0] &= way | UINT64_C(1) << enemy;
  safety->in_check = true;
}

/* What an enemy with legs does. */
static void look_with_legs(const struct board *board, const struct walk_paths *paths, square enemy,
                           square king, enum colour by, struct safety *safety) {
  safety->has_delicate = true;
  struct crowd crowd = crowd_for(board, by);
  crowd.touched = &safety->delicate;
  if (!walk_observes_touching(paths, by, enemy, king, &crowd))
    return;
  set_add(&safety->delicate, enemy);
  safety->in_check = safety->by_legs = true;
}

static void look_from(const struct board *board, const struct walk_paths *paths, square enemy,
                      square king, struct gaze gaze, struct safety *safety) {
  if (paths->ways[gaze.by]) {
    look_along_way(board, way_between(paths, gaze.by, enemy, king), enemy, gaze, safety);
    return;
  }
  if (!paths->lines_only) {
    look_with_legs(board, paths, enemy, king, gaze.by, safety);
    return;
  }
  struct threat threat = {0, {{0}}};
  for (unsigned i = 0; i < paths->part_count; i++)
    if (paths->part[i].captures)
      look_from_part(board, &paths->part[i], enemy, king, gaze, &threat, &safety->pinned);
  if (threat.attacks == 0)
    return;
  set_add(&threat.parries, enemy);
  set_keep(&safety->parries, &threat.parries, board->words);
  safety->in_check = true;
}

static void look_at_king(const struct board *board, square king, struct gaze gaze,
                         struct safety *safety) {
  const struct general_plan *plan = board->plan;
  for (unsigned slot = 1; slot < plan->slot_count; slot++) {
    const struct set *men = &board->by_walk[slot];
    if (!set_meets(men, &board->of[gaze.by], board->words))
      continue;
    const struct walk_paths *paths = &plan->paths[slot];
    const uint64_t *sources = set_row(paths->sources[gaze.by], king, board->words);
    for (unsigned i = 0; i < board->words; i++)
      for (uint64_t left = sources[i] & men->word[i] & board->of[gaze.by].word[i]; left;
           left &= left - 1)
        look_from(board, paths, (square)(i * 64 + lowest_bit(left)), king, gaze, safety);
  }
}

/* The sets for as many words as the board has: this is done in every position. */
static void begin_look(const struct board *board, struct safety *safety) {
  safety->known = safety->in_check = safety->by_legs = safety->has_delicate = false;
  for (unsigned i = 0; i < board->words; i++)
    safety->pinned.word[i] = safety->delicate.word[i] = 0;
  set_copy(&safety->parries, &board->geometry->exists, board->words);
}

void look_for_safety(struct board *board, enum colour side, struct safety *safety) {
  begin_look(board, safety);
  set_copy(&safety->royal, &board->royal[side], board->words);
  safety->known = board->plan->quick_legality;
  /* The double step of a royal pawn can be met en passant: an attack of another kind. */
  safety->known &= board->passer == NO_SQUARE || !set_has(&board->royal[side], board->passer);
  safety->one_king = set_has_one(&safety->royal, board->words);
  if (safety->known)
    for_set (king, &safety->royal, board->words)
      look_at_king(board, king, (struct gaze){opponent(side), side}, safety);
}

/* Does a man of `side` observe the target among these men?  The man on the target itself is about
   to be captured. */
static inline enum quick_verdict verdict_over(const struct board *board, square target,
                                              enum colour side, const struct crowd *crowd,
                                              unsigned words) {
  const struct general_plan *plan = board->plan;
  for (unsigned slot = 1; slot < plan->slot_count; slot++) {
    const struct set *men = &board->by_walk[slot];
    if (!set_meets(men, &board->of[side], words))
      continue;
    const struct walk_paths *paths = &plan->paths[slot];
    const uint64_t *sources = set_row(paths->sources[side], target, words);
    for (unsigned i = 0; i < words; i++)
      for (uint64_t left = men->word[i] & board->of[side].word[i] & sources[i]; left;
           left &= left - 1)
        if (walk_observes(paths, side, (square)(i * 64 + lowest_bit(left)), target, crowd))
          return ILLEGAL;
  }
  return LEGAL;
}

enum quick_verdict king_verdict(const struct board *board, move m) {
  const enum colour by = opponent(board->base.side);
  const square arrival = arrival_of(m);
  struct set occupied, own;
  set_copy(&occupied, &board->occupied, board->words);
  set_copy(&own, &board->of[board->base.side], board->words);
  set_remove(&occupied, departure_of(m));
  set_remove(&own, departure_of(m));
  set_add(&own, arrival);
  const struct crowd crowd = {.occupied = &occupied, .enemies = &own, .closed = &board->closed};
  return board->words == 1 ? verdict_over(board, arrival, by, &crowd, 1)
                           : verdict_over(board, arrival, by, &crowd, board->words);
}

enum quick_verdict neutral_verdict(const struct board *board, const struct set *kings, move m) {
  const enum colour side = board->base.side, by = opponent(side);
  const square arrival = arrival_of(m);
  const unsigned walk = promotion_of(m) ? promotion_of(m) : board->man[departure_of(m)].walk;
  const struct walk_paths *paths = paths_of(board, walk);
  struct set occupied;
  set_copy(&occupied, &board->occupied, board->words);
  set_remove(&occupied, departure_of(m));
  set_add(&occupied, arrival);
  struct crowd crowd = crowd_for(board, by);
  crowd.occupied = &occupied;
  for_set (king, kings, board->words)
    if (walk_observes(paths, by, arrival, king, &crowd))
      return ILLEGAL;
  return LEGAL;
}

void take_aim(struct board *board, enum colour side, struct aim *aim) {
  struct safety seen;
  begin_look(board, &seen);
  aim->known = board->plan->quick_legality && board->plan->keeps_walks;
  set_copy(&aim->kings, &board->royal[opponent(side)], board->words);
  if (!aim->known)
    return;
  for_set (king, &aim->kings, board->words)
    look_at_king(board, king, (struct gaze){side, side}, &seen);
  aim->known = !seen.in_check;
  set_copy(&aim->discoverers, &board->royal[side], board->words);
  set_keep(&aim->discoverers, &aim->kings, board->words); /* neutral kings */
  set_unite(&aim->discoverers, &seen.pinned, board->words);
  aim->has_delicate = seen.has_delicate;
  set_copy(&aim->delicate, &seen.delicate, board->words);
}

bool unit_may_check(const struct board *board, const struct aim *aim, enum colour side,
                    square unit) {
  const struct walk_paths *paths = paths_of(board, board->man[unit].walk);
  if (!aim->known || !board->plan->shrunk[FOR_MOVES] || paths->promotes || !paths->lines_only ||
      set_has(&aim->discoverers, unit))
    return true;
  unsigned words = board->words;
  const uint64_t *range = set_row(paths->range[side], unit, words);
  if (board->plan->acting_count > 0 && row_meets(range, board->of[opponent(side)].word, words))
    return true;
  if (aim->has_delicate &&
      (set_has(&aim->delicate, unit) || row_meets(range, aim->delicate.word, words)))
    return true;
  for_set (king, &aim->kings, words)
    if (row_meets(range, set_row(paths->sources[side], king, words), words))
      return true;
  return false;
}

bool may_check(const struct board *board, const struct aim *aim, enum colour side, move m) {
  if (!aim->known || !changes_two_squares(board, m) ||
      set_has(&aim->discoverers, departure_of(m)) ||
      (aim->has_delicate &&
       (set_has(&aim->delicate, departure_of(m)) || set_has(&aim->delicate, arrival_of(m)))))
    return true;
  unsigned walk = promotion_of(m) ? promotion_of(m) : board->man[departure_of(m)].walk;
  const struct walk_paths *paths = paths_of(board, walk);
  if (!row_meets(set_row(paths->reach[side], arrival_of(m), board->words), aim->kings.word,
                 board->words))
    return false;
  struct set occupied = board->occupied;
  set_remove(&occupied, departure_of(m));
  set_add(&occupied, arrival_of(m));
  struct crowd crowd = crowd_for(board, side);
  crowd.occupied = &occupied;
  for_set (king, &aim->kings, board->words)
    if (walk_observes(paths, side, arrival_of(m), king, &crowd))
      return true;
  return false;
}
