/* The command Pieces, and the men that a twin adds: owners, attributes, and words such as Ka1 or
   Pa2b2c2, or Ka1 in two words.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/language/reading.h"

void note_man(struct reading *reading, struct man man, square where) {
  const enum language language = reading->words.language;
  struct text *text = &reading->twin_text;
  text_print(text, "%s", owner_letters[man.owners][language]);
  uint32_t marks = man.walk == KING ? man.marks & ~(uint32_t)MARK_ROYAL : man.marks;
  for (const struct condition *attribute; (attribute = take_attribute(&marks)) != NULL;)
    text_print(text, "%s", attribute->letters[language]);
  text_print(text, "%s%s", words_walk_code(&reading->words, man.walk),
             words_square_name(&reading->words, where));
}

/* Reading: of a man and a hole on one square the later one counts, as of two men (so in Popeye);
   finish.c sees to the holes that come later. */
void fill_hole(struct reading *reading, square where, struct place place) {
  bool *hole = &reading->draft->problem->board.hole[where];
  if (*hole)
    complain(reading->words.complaints, NOTE, place,
             "there is a hole on %s: the man put there replaces it",
             words_square_name(&reading->words, where));
  *hole = false;
}

/* From below its square only some rules bring a man back. */
static void bury(struct reading *reading, struct man man, square where, struct place place) {
  struct problem *problem = reading->draft->problem;
  if (problem->buried_count == MAX_BURIED)
    complain(reading->words.complaints, INPUT_ERROR, place,
             "more than %d men have been put on squares that are occupied", MAX_BURIED);
  else
    problem->buried[problem->buried_count++] = (struct buried_man){where, man};
}

void put_man(struct reading *reading, struct man man, square where, struct place place) {
  struct draft *draft = reading->draft;
  const bool arrives = draft->destination != NULL && !reading->words.in_twin;
  struct man *men = arrives ? draft->destination : draft->problem->men;
  if (man.walk == KING)
    man.marks |= MARK_ROYAL;
  if (reading->words.in_twin) {
    text_print(&reading->twin_text, "%s%s", reading->twin_text.length > 0 ? "  " : "",
               men[where].walk == NO_WALK ? "+" : "");
    note_man(reading, man, where);
  } else if (men[where].walk != NO_WALK) {
    complain(reading->words.complaints, NOTE, place,
             "there is already a man on %s: the later one replaces it",
             words_square_name(&reading->words, where));
    if (!arrives)
      bury(reading, men[where], where, place);
  }
  if (!arrives)
    fill_hole(reading, where, place);
  men[where] = man;
}

/* The code in front of squares: as long as possible, so that what is left are squares. */
static size_t code_length(const struct words *words, const struct word *word) {
  const char *end = word->text + word->length;
  size_t length = 0;
  for (size_t i = 1; i <= word->length && i <= 5; i++)
    if ((i == word->length || looks_like_squares(word->text + i, end)) &&
        (words_walk(words, word->text, i) != NO_WALK || words_is_hunter(words, word->text, i)))
      length = i;
  return length;
}

static unsigned read_walk(struct words *words, const struct word *word, size_t length) {
  if (words_is_hunter(words, word->text, length)) {
    const struct word hunter = {word->text, length, word->place};
    return words_hunter(words, &hunter);
  }
  return words_walk(words, word->text, length);
}

static void put_men(struct reading *reading, struct man man, const struct word *list) {
  square squares[MAX_SQUARES];
  const unsigned count = words_read_squares(&reading->words, list->text, list->text + list->length,
                                            list->place, squares, MAX_SQUARES);
  for (unsigned i = 0; i < count; i++)
    put_man(reading, man, squares[i], list->place);
}

/* A word that begins with a walk.  Its squares may be the next word. */
static bool read_men(struct reading *reading, const struct word *word, struct man man) {
  struct words *words = &reading->words;
  const size_t length = code_length(words, word);
  if (length == 0)
    return false;
  struct words ahead = *words;
  struct word next = {word->text + length, word->length - length, word->place};
  next.place.column += (unsigned)length;
  if (next.length == 0) {
    words_take(&ahead);
    if (!words_peek(&ahead, &next) || !looks_like_squares(next.text, next.text + next.length))
      return false;
    words_take(words);
  }
  words_take(words);
  man.walk = (uint8_t)read_walk(words, word, length);
  put_men(reading, man, &next);
  return true;
}

static void read_invisible(struct words *words, struct place place) {
  unsigned count;
  words_take_number(words, &count);
  complain(words->complaints, NOT_SUPPORTED, place, "%s is not supported yet",
           owner_names[NAME_OF_INVISIBLE][words->language]);
}

/* What has been said of the men that follow. */
struct manner {
  struct man man;                    /* owners and marks */
  bool men_behind;                   /* … and some men have followed */
  bool waits;                        /* an attribute has been named, and no men since */
  const struct condition *attribute; /* … which */
  struct place place;                /* … and where */
};

static void end_manner(struct words *words, const struct manner *manner) {
  if (manner->waits)
    complain(words->complaints, INPUT_ERROR, manner->place, "no men follow the attribute %s",
             manner->attribute->names[words->language]);
}

static bool read_owner(struct words *words, unsigned index, struct manner *manner,
                       struct place place) {
  end_manner(words, manner);
  words_take(words);
  *manner = (struct manner){.man.owners = 0};
  if (index == NAME_OF_INVISIBLE)
    read_invisible(words, place);
  else
    manner->man.owners = (uint8_t)(index + 1);
  return true;
}

static bool read_attribute(struct words *words, const struct condition *attribute,
                           struct manner *manner) {
  manner->waits = true;
  manner->attribute = attribute;
  manner->place = words_place(words);
  words_take(words);
  if (manner->men_behind) /* attributes behind men begin a new list of them */
    manner->man.marks = 0;
  manner->men_behind = false;
  manner->man.marks |= attribute->mark;
  return true;
}

/* A word that says whose men follow.  One letter is rather the code of a piece. */
static bool read_owner_word(struct words *words, const struct word *word, struct manner *manner) {
  const struct match match = match_name(word, owner_names, OWNER_NAMES, words->language);
  if (match.kind < ABBREVIATION ||
      (word->length == 1 && words_walk(words, word->text, 1) != NO_WALK))
    return false;
  return read_owner(words, match.index, manner, word->place);
}

static bool read_attribute_word(struct words *words, const struct word *word,
                                enum match_kind at_least, struct manner *manner) {
  const struct found_card found = find_card(word, all_attributes, attribute_count, words->language);
  return found.kind >= at_least && read_attribute(words, found.card, manner);
}

static bool has_no_digit(const struct word *word) {
  for (size_t i = 0; i < word->length; i++)
    if (word->text[i] >= '0' && word->text[i] <= '9')
      return false;
  return true;
}

static void complain_man(struct words *words, const struct word *word) {
  struct nearest nearest = {.word = word};
  if (has_no_digit(word)) {
    nearest_consider_all(&nearest, owner_names, OWNER_NAMES, words->language);
    nearest_consider_cards(&nearest, all_attributes, attribute_count, words->language);
    complain_unknown(words, word, "an owner, an attribute, men on squares or a command", &nearest);
  } else {
    complain(words->complaints, INPUT_ERROR, word->place,
             "\"%s\" is no code of a piece with squares behind it", words_quote(words, word));
  }
}

static bool read_men_word(struct reading *reading, const struct word *word, struct manner *manner) {
  const enum language language = reading->words.language;
  const bool unowned = manner->man.owners == 0;
  struct man man = manner->man;
  if (unowned)
    man.owners = OF_WHITE; /* refused, but fit to be looked at */
  if (!read_men(reading, word, man))
    return false;
  if (unowned)
    complain(reading->words.complaints, INPUT_ERROR, word->place,
             "\"%s\": it has not been said whose men follow (%s, %s or %s)",
             words_quote(&reading->words, word), owner_names[NAME_OF_WHITE][language],
             owner_names[NAME_OF_BLACK][language], owner_names[NAME_OF_BOTH][language]);
  manner->men_behind = true;
  manner->waits = false;
  manner->man.marks &= ~(uint32_t)MARK_ROYAL; /* the field's files make one list of men royal */
  return true;
}

/* In the order of what takes precedence: the field's files rely on "bl b3g4" being black men, and
   on "wei kc8" at the beginning of a line being white ones. */
static bool read_pieces_word(struct reading *reading, const struct word *word,
                             struct manner *manner) {
  struct words *words = &reading->words;
  return read_owner_word(words, word, manner) || read_attribute_word(words, word, EXACT, manner) ||
         read_men_word(reading, word, manner) ||
         (!words_means_something_else(words, word) &&
          read_attribute_word(words, word, ABBREVIATION, manner));
}

void read_pieces(struct reading *reading) {
  struct words *words = &reading->words;
  struct manner manner = {.man.owners = 0};
  struct word word;
  bool complained = false;
  while (words_peek(words, &word) && !ends_list(words, &word, EXACT)) {
    if (read_pieces_word(reading, &word, &manner)) {
      complained = false;
    } else if ((complained ? ends_list_plainly(words, &word)
                           : ends_list(words, &word, ABBREVIATION))) {
      break;
    } else {
      if (!complained)
        complain_man(words, &word);
      complained = has_no_digit(&word);
      words_take(words);
    }
  }
  end_manner(words, &manner);
}
