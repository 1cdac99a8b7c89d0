/* premier list: what the program knows, from the tables it works with.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/command.h"

#include "pieces/piece.h"
#include "solver/board/arena.h"
#include "solver/commands/piece_card.h"
#include "solver/language/cards.h"
#include "solver/language/option_names.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

/* Without a name everything is listed. */
static bool is_meant(const char *name, const char *wanted) {
  return wanted == NULL || (name != NULL && strcasecmp(name, wanted) == 0);
}

static bool card_is_meant(const struct condition *card, const char *wanted) {
  bool meant = false;
  for (unsigned i = 0; i < LANGUAGES; i++)
    meant = meant || is_meant(card->names[i], wanted);
  for (const char *const *alias = card->aliases; alias != NULL && *alias != NULL; alias++)
    meant = meant || is_meant(*alias, wanted);
  return meant;
}

static unsigned list_cards(const struct condition *const *cards, unsigned count,
                           const char *wanted) {
  unsigned found = 0;
  for (unsigned i = 0; i < count; i++) {
    const struct condition *card = cards[i];
    if (!card_is_meant(card, wanted))
      continue;
    found++;
    printf("%s (fr %s, de %s)", card->names[ENGLISH], card->names[FRENCH], card->names[GERMAN]);
    for (const char *const *alias = card->aliases; alias != NULL && *alias != NULL; alias++)
      printf(", also %s", *alias);
    printf("\n  %s\n  Example: %s\n", card->sentence, card->example);
  }
  return found;
}

static unsigned list_conditions(const char *wanted, bool picture) {
  (void)picture;
  return list_cards(all_conditions, condition_count, wanted);
}

static unsigned list_attributes(const char *wanted, bool picture) {
  (void)picture;
  return list_cards(all_attributes, attribute_count, wanted);
}

static bool piece_is_meant(const struct piece *piece, const char *wanted) {
  bool meant = false;
  for (unsigned i = 0; i < 3; i++)
    meant = meant || is_meant(piece->codes[i], wanted) || is_meant(piece->names[i], wanted);
  return meant;
}

/* A picture is one document: of the walk that has the code in English, else of the first one that
   is meant. */
static unsigned draw_piece(const char *wanted) {
  unsigned walk = walk_by_code(wanted, strlen(wanted), 0);
  for (unsigned other = 1; walk == 0 && other < walk_count(); other++)
    if (piece_is_meant(piece_row(other), wanted))
      walk = other;
  if (walk == 0)
    return 0;
  print_piece_moves(walk, true);
  return 1;
}

/* A code may mean different walks in different languages. */
static unsigned list_pieces(const char *wanted, bool picture) {
  unsigned found = 0;
  if (picture)
    return draw_piece(wanted);
  for (unsigned walk = 1; walk < walk_count(); walk++) {
    if (!piece_is_meant(piece_row(walk), wanted))
      continue;
    found++;
    print_piece(walk);
    if (wanted != NULL)
      print_piece_moves(walk, false);
  }
  return found;
}

static const char *const stipulations[][2] = {
    {"#3", "White moves and forces the goal in 3 moves"},
    {"s#3", "White moves and forces Black to reach the goal in 3 moves"},
    {"r#3", "as s#3, but either side must reach the goal where it can in one move"},
    {"semi-r#3", "as r#3, but only Black must"},
    {"h#3", "Black moves, both sides help White to reach the goal in 3 moves"},
    {"h#2.5", "the same, White moves"},
    {"hs#3", "White moves, both sides help until a s#1 is left"},
    {"hr#3", "the same until a r#1 is left"},
    {"ser-#5", "White plays 5 moves in a row, the last one reaches the goal"},
    {"ser-h#5", "Black plays 5 moves in a row, then White reaches the goal"},
    {"ser-s#5", "White plays 5 moves in a row, then Black must reach the goal"},
    {"ser-r#5", "the same with the duty of r#"},
    {"exact-h#3", "exact- in front of a stipulation: nothing shorter is a solution"},
    {"pser-#3", "as ser-#3, but Black moves where it is in check; likewise pser-s, -r, -h"},
    {"phser-s#3", "the same, Black helps with such moves"},
    {"reci-h#3", "h#3 up to Black's last move, which can mate, too: both lines are the solution"},
    {"reci-h(=)#3", "the same, Black's own goal being the one in brackets"},
    {"2->ser-h#4", "the other side plays up to 2 moves in a row before"},
    {"dia4.5", "a game of 9 half-moves from the array to the diagram; also ser-dia"},
    {"a=>b4", "from the diagram to the position given behind the stipulation"},
    {"sstipulation", "structured play, white 3a[#]d: see the manual page"},
    {"goals",
     "# mate, = stalemate, == double stalemate, + check, x capture, z<square>, ep,\n"
     "              00, %, ~ any move, ##, ##!, !#, !=, #=, ct, <>, ctr, <>r, c81, "
     "k<square>,\n"
     "              xK, dr, ++ check by two men, +++ …, #[S] and #[e4] mate in which such a "
     "man checks"}};

static unsigned list_stipulations(const char *wanted, bool picture) {
  (void)picture;
  unsigned found = 0;
  for (size_t i = 0; i < sizeof stipulations / sizeof *stipulations; i++)
    if (is_meant(stipulations[i][0], wanted)) {
      printf("%-12s  %s\n", stipulations[i][0], stipulations[i][1]);
      found++;
    }
  return found;
}

static unsigned list_options(const char *wanted, bool picture) {
  (void)picture;
  unsigned found = 0;
  for (unsigned option = 0; option < OPTIONS; option++) {
    const char *const *names = option_names[option];
    if (option_sentences[option] == NULL ||
        (!is_meant(names[ENGLISH], wanted) && !is_meant(names[FRENCH], wanted) &&
         !is_meant(names[GERMAN], wanted)))
      continue;
    printf("%s (fr %s, de %s)\n  %s\n", names[ENGLISH], names[FRENCH], names[GERMAN],
           option_sentences[option]);
    found++;
  }
  return found;
}

/* Every name that the word could have been meant for. */
static void consider_conditions(struct nearest *nearest) {
  for (unsigned language = 0; language < LANGUAGES; language++)
    nearest_consider_cards(nearest, all_conditions, condition_count, (enum language)language);
}

static void consider_attributes(struct nearest *nearest) {
  for (unsigned language = 0; language < LANGUAGES; language++)
    nearest_consider_cards(nearest, all_attributes, attribute_count, (enum language)language);
}

static void consider_pieces(struct nearest *nearest) {
  for (unsigned walk = 1; walk < walk_count(); walk++)
    for (unsigned language = 0; language < LANGUAGES; language++)
      nearest_consider(nearest, piece_row(walk)->names[language]);
}

static void consider_options(struct nearest *nearest) {
  for (unsigned language = 0; language < LANGUAGES; language++)
    nearest_consider_all(nearest, option_names, OPTIONS, (enum language)language);
}

static const struct list {
  const char *name;
  unsigned (*list)(const char *wanted, bool picture); /* returns how many it has listed */
  void (*consider)(struct nearest *nearest);          /* NULL: the entries are not names */
} lists[] = {{"conditions", list_conditions, consider_conditions},
             {"pieces", list_pieces, consider_pieces},
             {"attributes", list_attributes, consider_attributes},
             {"stipulations", list_stipulations, NULL},
             {"options", list_options, consider_options}};

static int complain_name(const struct list *list, const char *wanted) {
  const struct word word = {.text = wanted, .length = strlen(wanted)};
  struct nearest nearest = {.word = &word};
  struct arena *arena = arena_new();
  if (list->consider != NULL)
    list->consider(&nearest);
  fprintf(stderr, "premier: none of the %s is called %s%s\n", list->name, wanted,
          nearest_text(&nearest, arena));
  arena_free(arena);
  return STATUS_INPUT;
}

static int list_one(const char *name, const char *wanted, bool picture) {
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
    if (strcmp(name, lists[i].name) == 0)
      return lists[i].list(wanted, picture) > 0 ? STATUS_FINE : complain_name(&lists[i], wanted);
  return complain_usage(&command_list,
                        "one of conditions, pieces, attributes, stipulations, options is needed");
}

static int run_list(int argc, char **argv) {
  const char *words[2] = {NULL, NULL};
  unsigned count = 0;
  bool picture = false;
  for (int i = 1; i < argc; i++) {
    if (strcmp(argv[i], "--help") == 0) {
      print_help(&command_list);
      return STATUS_FINE;
    }
    if (strcmp(argv[i], "--svg") == 0)
      picture = true;
    else if (argv[i][0] == '-')
      return complain_usage(&command_list, "unknown option %s", argv[i]);
    else if (count == 2)
      return complain_usage(&command_list, "%s is one word too many", argv[i]);
    else
      words[count++] = argv[i];
  }
  if (picture && (count < 2 || strcmp(words[0], "pieces") != 0))
    return complain_usage(&command_list, "--svg draws the moves of one piece");
  return list_one(count > 0 ? words[0] : "", words[1], picture);
}

const struct command command_list = {
    .name = "list",
    .synopsis = "conditions|pieces|attributes|stipulations|options [name] [--svg]",
    .sentence = "list what is supported, or tell about one of it",
    .help = "The name may be English, French or German; of a piece, a small diagram shows its\n"
            "moves.\n\n"
            "  --svg            of one piece: only the diagram, as a picture\n",
    .run = run_list};
