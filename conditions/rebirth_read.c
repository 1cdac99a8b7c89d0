/* The options behind a name of the rebirth family.  Options of one group set the same axis, which a
   name or an earlier option may have set already.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/rebirth.h"
#include "solver/language/keywords.h"
#include "solver/language/words.h"

#include <string.h>

static const struct option {
  enum rebirth_group group;
  struct rebirth axes; /* with that of the group set */
} options[REBIRTH_ARGUMENTS] = {
    [ARGUMENT_REX_INCLUSIVE] = {GROUP_KINGS, {.kings = true}},
    [ARGUMENT_REX_EXCLUSIVE] = {GROUP_KINGS, {.kings = false}},
    [ARGUMENT_MIRROR] = {GROUP_REVERSAL, {.mirrored = true}},
    [ARGUMENT_ASSASSIN] = {GROUP_OCCUPIED, {.occupied = ASSASSIN}},
    [ARGUMENT_DIAMETRAL] = {GROUP_SHIFT, {.shift = DIAMETRAL}},
    [ARGUMENT_VERTICAL_MIRROR] = {GROUP_SHIFT, {.shift = VERTICAL_MIRROR}},
    [ARGUMENT_CLONE] = {GROUP_WALK, {.walk = WALK_OF_OTHER}},
    [ARGUMENT_CHAMELEON] = {GROUP_WALK, {.walk = NEXT_IN_CYCLE}},
    [ARGUMENT_TURNCOATS] = {GROUP_SIDE, {.turncoat = true}},
    [ARGUMENT_COUSCOUS] = {GROUP_MODEL, {.couscous = true}},
    [ARGUMENT_LAST_MOVE] = {GROUP_OCCASION, {.occasion = LAST_MOVE}},
    [ARGUMENT_EQUIPOLLENTS] = {GROUP_PLACE, {.place = BY_VECTOR}},
    [ARGUMENT_PARRAIN] = {GROUP_PLACE, {.place = BY_VECTOR}},
    [ARGUMENT_CONTRA_PARRAIN] = {GROUP_PLACE, {.place = BY_VECTOR}},
    [ARGUMENT_CAGE] = {GROUP_PLACE, {.place = IN_CAGE}},
    [ARGUMENT_RANK] = {GROUP_SHIFT, {.shift = ONTO_RANK}},
    [ARGUMENT_FILE] = {GROUP_PLACE, {.place = ON_FILE}},
    [ARGUMENT_SYMMETRY] = {GROUP_PLACE, {.place = BY_SYMMETRY}},
    [ARGUMENT_VERTICAL_SYMMETRY] = {GROUP_PLACE, {.place = BY_VERTICAL_SYMMETRY}},
    [ARGUMENT_HORIZONTAL_SYMMETRY] = {GROUP_PLACE, {.place = BY_HORIZONTAL_SYMMETRY}},
    [ARGUMENT_DIAGRAM] = {GROUP_PLACE, {.place = IN_DIAGRAM}},
    [ARGUMENT_PWC] = {GROUP_PLACE, {.place = ON_DEPARTURE}},
    [ARGUMENT_ANTIPODES] = {GROUP_PLACE, {.place = AT_ANTIPODES}},
    [ARGUMENT_TAKE_AND_MAKE] = {GROUP_PLACE, {.place = BY_OWN_MOVE}},
    [ARGUMENT_SUPER] = {GROUP_PLACE, {.place = ANY_EMPTY_SQUARE}},
    [ARGUMENT_FRISCHAUF] = {GROUP_SHIFT, {.shift = PROMOTED_TO_PROMOTION_RANK}},
    [ARGUMENT_CALVET] = {GROUP_BLOCK, {.cheylan = false}},
    [ARGUMENT_CHEYLAN] = {GROUP_BLOCK, {.cheylan = true}},
    [ARGUMENT_STRICT] = {GROUP_OCCUPIED, {.occupied = STRICT}},
    [ARGUMENT_RELAXED] = {GROUP_OCCUPIED, {.occupied = RELAXED}},
    [ARGUMENT_VOLCANIC] = {GROUP_OCCUPIED, {.occupied = VOLCANIC}},
    [ARGUMENT_PARACHUTE] = {GROUP_OCCUPIED, {.occupied = PARACHUTE}},
    [ARGUMENT_EINSTEIN] = {GROUP_WALK, {.walk = NEXT_IN_CYCLE}},
    [ARGUMENT_REVERSAL_EINSTEIN] = {GROUP_WALK, {.walk = NEXT_IN_CYCLE}},
    [ARGUMENT_WAIT_CAPTURE] = {GROUP_OCCASION, {.occasion = LAST_CAPTURE}},
    [ARGUMENT_CAPTURE_SQUARE] = {GROUP_PLACE, {.place = ON_CAPTURE_SQUARE}},
};

/* Takes over what the other one has set on the axes of a group. */
static void take_axis(struct rebirth *rebirth, const struct rebirth *from,
                      enum rebirth_group group) {
  switch (group) {
  case GROUP_KINGS:
    rebirth->kings = from->kings;
    break;
  case GROUP_OCCASION:
    rebirth->occasion = from->occasion;
    break;
  case GROUP_MODEL:
    rebirth->couscous = from->couscous;
    break;
  case GROUP_REVERSAL:
    rebirth->mirrored = from->mirrored;
    break;
  case GROUP_PLACE:
    rebirth->place = from->place;
    break;
  case GROUP_SHIFT:
    rebirth->shift = from->shift;
    break;
  case GROUP_WALK:
    rebirth->walk = from->walk;
    memcpy(rebirth->next, from->next, sizeof rebirth->next);
    break;
  case GROUP_SIDE:
    rebirth->turncoat = from->turncoat;
    break;
  case GROUP_OCCUPIED:
    rebirth->occupied = from->occupied;
    break;
  case GROUP_BLOCK:
    rebirth->cheylan = from->cheylan;
    break;
  case NO_GROUP:
    break;
  }
}

/* Has the name of the rule set the axis to something? */
static unsigned groups_of_name(const struct rebirth_row *row) {
  const struct rebirth *axes = &row->axes;
  return (axes->occasion != THIS_MOVE) << GROUP_OCCASION | (axes->couscous) << GROUP_MODEL |
         axes->mirrored << GROUP_REVERSAL | (axes->place != AT_HOME) << GROUP_PLACE |
         (axes->shift != NO_SHIFT) << GROUP_SHIFT | (axes->walk != SAME_WALK) << GROUP_WALK |
         axes->turncoat << GROUP_SIDE;
}

/* Where two of the family meet, what is done to an occupied square counts, too; and the rank of the
   capture excludes other places and other shifts. */
static unsigned groups_when_joined(const struct rebirth *rebirth, unsigned groups) {
  return groups | (rebirth->occupied != RELAXED) << GROUP_OCCUPIED |
         rebirth->cheylan << GROUP_BLOCK | (rebirth->shift == ONTO_RANK) << GROUP_PLACE;
}

/* The walks listed; returns how many. */
static unsigned read_walks(struct words *words, uint8_t *walks) {
  unsigned count = 0, walk;
  while (count < MAX_WALKS && (walk = words_take_walk(words)) != NO_WALK)
    walks[count++] = (uint8_t)walk;
  return count;
}

static void read_april(struct words *words, struct rebirth *rebirth, struct place place) {
  uint8_t walks[MAX_WALKS];
  unsigned count = read_walks(words, walks);
  if (count == 0)
    complain(words_complaints(words), INPUT_ERROR, place, "April must be followed by walks");
  rebirth->listed = true;
  for (unsigned i = 0; i < count; i++)
    rebirth->april[walks[i]] = true;
}

static void set_cycle(struct rebirth *rebirth, const uint8_t *walks, unsigned count) {
  memset(rebirth->next, NO_WALK, sizeof rebirth->next);
  for (unsigned i = 0; i + 1 < count; i++)
    rebirth->next[walks[i]] = walks[i + 1];
}

/* Chameleons go round; the way of the last walk listed back to the first may be said or not. */
static void read_cycle(struct words *words, struct rebirth *rebirth) {
  static const uint8_t usual[] = {KNIGHT, BISHOP, ROOK, QUEEN, KNIGHT};
  uint8_t walks[MAX_WALKS];
  unsigned count = read_walks(words, walks);
  if (count == 0)
    set_cycle(rebirth, usual, sizeof usual);
  else
    set_cycle(rebirth, walks, count);
}

/* A captured man falls, a capturer rises; reversed it is the other way round. */
static void set_ladder(struct rebirth *rebirth, bool rises) {
  static const uint8_t up[] = {PAWN, KNIGHT, BISHOP, ROOK, QUEEN};
  static const uint8_t down[] = {QUEEN, ROOK, BISHOP, KNIGHT, PAWN};
  set_cycle(rebirth, rises ? up : down, sizeof up);
}

static void read_more(struct words *words, struct rebirth *rebirth, const struct rebirth_row *row,
                      enum rebirth_argument argument, struct place place) {
  switch (argument) {
  case ARGUMENT_APRIL:
    read_april(words, rebirth, place);
    break;
  case ARGUMENT_CHAMELEON:
    read_cycle(words, rebirth);
    break;
  case ARGUMENT_EINSTEIN:
    set_ladder(rebirth, row->whose == OF_CAPTURER);
    break;
  case ARGUMENT_REVERSAL_EINSTEIN:
    set_ladder(rebirth, row->whose != OF_CAPTURER);
    break;
  case ARGUMENT_CONTRA_PARRAIN:
    rebirth->mirrored = true;
    rebirth->occasion = LAST_MOVE;
    break;
  case ARGUMENT_PARRAIN:
    rebirth->occasion = LAST_MOVE;
    break;
  default:
    break;
  }
}

/* Does the option mean anything to this rule?  A standing man neither changes nor has a capture
   behind it, and where only the state of its square matters there cannot be several. */
static bool makes_sense(const struct rebirth_row *row, int argument) {
  const struct option *option = &options[argument];
  if (row->whose != OF_STANDING)
    return true;
  switch (option->group) {
  case GROUP_KINGS:
  case GROUP_REVERSAL:
  case GROUP_SHIFT:
    return true;
  case GROUP_PLACE:
    return option->axes.place <= IN_DIAGRAM ||
           (option->axes.place == ANY_EMPTY_SQUARE && row->any_square) ||
           (option->axes.place == BY_VECTOR && row->vector && argument == ARGUMENT_EQUIPOLLENTS);
  default:
    return argument == ARGUMENT_APRIL;
  }
}

/* Refuses an option that sets what has been set, or what this rule does not know. */
static bool is_allowed(struct words *words, const struct rebirth_row *row, int argument,
                       unsigned set, struct place place) {
  const enum rebirth_group group = options[argument].group;
  const char *const name = argument_names[argument][words_language(words)];
  const char *const rule = words_condition(words)->names[words_language(words)];
  if (set >> group & 1 && group != NO_GROUP)
    complain(words_complaints(words), INPUT_ERROR, place,
             "%s: %s sets what another option or the name itself has set", rule, name);
  else if (!makes_sense(row, argument))
    complain(words_complaints(words), NOT_SUPPORTED, place, "%s with %s is not supported", rule,
             name);
  else
    return true;
  return false;
}

/* What a name means without options. */
static void begin(struct words *words, struct rebirth *rebirth, const struct rebirth_row *row) {
  struct word word;
  *rebirth = row->axes;
  if (row->axes.walk == NEXT_IN_CYCLE)
    read_cycle(words, rebirth);
  if (row->axes.listed && words_peek(words, &word))
    read_april(words, rebirth, word.place);
}

const void *read_rebirth(struct words *words) {
  struct rebirth *rebirth = arena_alloc(words_arena(words), sizeof *rebirth);
  const struct rebirth_row *row = words_condition(words)->member;
  const unsigned named = groups_of_name(row);
  unsigned set = named;
  begin(words, rebirth, row);
  rebirth->named = rebirth->set = groups_when_joined(rebirth, named);
  for (;;) {
    struct word word;
    /* Behind a name that sets axes itself, PWC is the condition, not the option. */
    if (!words_peek(words, &word) || (named && words_means_something_else(words, &word)))
      return rebirth;
    int argument = words_take_name(words, argument_names, REBIRTH_ARGUMENTS);
    if (argument < 0)
      return rebirth;
    if (!is_allowed(words, row, argument, set, word.place))
      continue;
    set |= 1u << options[argument].group;
    take_axis(rebirth, &options[argument].axes, options[argument].group);
    rebirth->set |= groups_when_joined(rebirth, set);
    read_more(words, rebirth, row, (enum rebirth_argument)argument, word.place);
  }
}

/* What the earlier one has set bars the later one's options; a place bars a rank, too. */
static unsigned groups_barred(const struct rebirth *earlier, const struct rebirth *later) {
  const bool no_rank = later->shift == ONTO_RANK && earlier->set >> GROUP_PLACE & 1;
  return earlier->set | (unsigned)no_rank << GROUP_SHIFT;
}

/* Of options that set the same axis behind two names the first one counts, but a name goes before
   all that have come earlier (as Popeye has it). */
const void *join_rebirths(const void *earlier, const void *later, struct arena *arena) {
  struct rebirth *joined = arena_alloc(arena, sizeof *joined);
  const struct rebirth *over = later;
  *joined = *(const struct rebirth *)earlier;
  const unsigned taken = over->named | (over->set & ~groups_barred(joined, over));
  for (unsigned group = GROUP_KINGS; group <= GROUP_BLOCK; group++)
    if (taken >> group & 1)
      take_axis(joined, over, (enum rebirth_group)group);
  joined->named |= over->named;
  joined->set |= over->set;
  for (unsigned walk = 0; walk < MAX_WALKS; walk++)
    joined->april[walk] |= over->april[walk];
  joined->listed |= over->listed;
  return joined;
}
