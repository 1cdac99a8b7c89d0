/* compare_solutions EXPECTED ACTUAL: are two printed solutions the same but for the order in which
   solutions and variations stand?  Solvers are free in that order, so the tests must not depend on
   it.  A text is read as a tree: a line that begins at the edge (a twin's heading) opens a
   section; below it a line hangs under the nearest line above that is indented
   less, a blank line going back to the section.  Sections keep their order, branches do not.
   Of the lines that say that the solution is complete, ACTUAL needs one and EXPECTED none.
   Exit status 0 same, 1 different (the branches in question are printed), 2 not readable.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node {
  size_t level; /* column that the depth shows in */
  char *text;   /* one space between words, none at the ends */
  char *canon;  /* text and sorted branches: equal for equal trees */
  struct node **branches;
  size_t count, room;
  struct node *parent;
};

static void *need(void *memory) {
  if (!memory) {
    fputs("compare_solutions: out of memory\n", stderr);
    exit(2);
  }
  return memory;
}

static struct node *add_branch(struct node *parent, size_t level, char *text) {
  struct node *node = need(calloc(1, sizeof *node));
  node->level = level;
  node->text = text;
  node->parent = parent;
  if (!parent)
    return node;
  if (parent->count == parent->room) {
    parent->room = 2 * parent->room + 4;
    parent->branches = need(realloc(parent->branches, parent->room * sizeof *parent->branches));
  }
  return parent->branches[parent->count++] = node;
}

static char *squeeze(const char *line) {
  char *text = need(malloc(strlen(line) + 1)), *end = text;
  for (; *line; line++)
    if (!isspace((unsigned char)*line))
      *end++ = *line;
    else if (end > text && end[-1] != ' ')
      *end++ = ' ';
  while (end > text && end[-1] == ' ')
    end--;
  *end = '\0';
  return text;
}

/* Move numbers stand right-aligned before their dot, so the dot shows the depth; "but", which
   stands left of the refutations below it, and headings have only their beginning.  0 at the edge.
 */
static size_t level_of(const char *line) {
  size_t indent = strspn(line, " ");
  size_t digits = strspn(line + indent, "0123456789");
  if (digits && line[indent + digits] == '.')
    return indent + digits;
  return indent ? indent + 1 : 0;
}

static char *read_line(FILE *file) {
  size_t length = 0, room = 256;
  char *line = need(malloc(room));
  int c;
  while ((c = getc(file)) != EOF && c != '\n') {
    if (length + 2 > room)
      line = need(realloc(line, room *= 2));
    line[length++] = (char)c;
  }
  line[length] = '\0';
  if (c == EOF && length == 0) {
    free(line);
    return NULL;
  }
  return line;
}

/* "solution finished." and its like, in the three languages. */
static bool says_complete(const char *text) {
  static const char *const beginnings[] = {"solution finished", "Partial solution",
                                           "solution terminee", "Solution partielle",
                                           "Loesung beendet",   "Partielle Loesung"};
  for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++)
    if (strncmp(text, beginnings[i], strlen(beginnings[i])) == 0)
      return true;
  return false;
}

/* *complete: how many lines say that a solution is complete; they are not part of the tree. */
static struct node *read_tree(const char *name, unsigned *complete) {
  FILE *file = fopen(name, "r");
  if (!file) {
    perror(name);
    exit(2);
  }
  struct node *root = add_branch(NULL, 0, need(calloc(1, 1)));
  struct node *section = add_branch(root, 0, need(calloc(1, 1))), *latest = section;
  for (char *line; (line = read_line(file)); free(line)) {
    char *text = squeeze(line);
    size_t level = level_of(line);
    bool end = says_complete(text);
    *complete += end;
    if (!*text || end) {
      latest = section;
      free(text);
    } else if (level == 0) {
      latest = section = add_branch(root, 0, text);
    } else {
      while (latest != section && latest->level >= level)
        latest = latest->parent;
      latest = add_branch(latest, level, text);
    }
  }
  fclose(file);
  return root;
}

static int by_canon(const void *a, const void *b) {
  return strcmp((*(struct node *const *)a)->canon, (*(struct node *const *)b)->canon);
}

/* Depth is bounded by that of the variations, which no file that we compare makes large. */
static void canonise(struct node *node, bool sort) {
  size_t length = strlen(node->text) + 3;
  for (size_t i = 0; i < node->count; i++) {
    canonise(node->branches[i], true);
    length += strlen(node->branches[i]->canon);
  }
  if (sort && node->count)
    qsort(node->branches, node->count, sizeof *node->branches, by_canon);
  char *end = node->canon = need(malloc(length));
  end += sprintf(end, "%s{", node->text);
  for (size_t i = 0; i < node->count; i++)
    end += sprintf(end, "%s", node->branches[i]->canon);
  strcpy(end, "}");
}

static void free_tree(struct node *node) {
  for (size_t i = 0; i < node->count; i++)
    free_tree(node->branches[i]);
  free(node->branches);
  free(node->text);
  free(node->canon);
  free(node);
}

static void print_only(char sign, const struct node *branch) {
  printf("%c %.300s\n", sign, branch->canon);
}

/* Both lists of branches are sorted; prints what only one has. */
static void print_difference(const struct node *expected, const struct node *actual) {
  size_t i = 0, j = 0;
  printf("  section \"%s\"\n", expected->text);
  while (i < expected->count || j < actual->count) {
    int order = i == expected->count ? 1
                : j == actual->count
                    ? -1
                    : strcmp(expected->branches[i]->canon, actual->branches[j]->canon);
    if (order < 0)
      print_only('-', expected->branches[i++]);
    else if (order > 0)
      print_only('+', actual->branches[j++]);
    else
      i++, j++;
  }
}

static bool compare(const struct node *expected, const struct node *actual) {
  if (strcmp(expected->canon, actual->canon) == 0)
    return true;
  for (size_t i = 0; i < expected->count || i < actual->count; i++) {
    const struct node *e = i < expected->count ? expected->branches[i] : NULL;
    const struct node *a = i < actual->count ? actual->branches[i] : NULL;
    if (!e || !a || strcmp(e->text, a->text) != 0)
      printf("  expected \"%s\", got \"%s\"\n", e ? e->text : "", a ? a->text : "");
    else if (strcmp(e->canon, a->canon) != 0)
      print_difference(e, a);
  }
  return false;
}

int main(int argc, char **argv) {
  if (argc != 3) {
    fputs("usage: compare_solutions EXPECTED ACTUAL\n", stderr);
    return 2;
  }
  unsigned expected_complete = 0, actual_complete = 0;
  struct node *expected = read_tree(argv[1], &expected_complete);
  struct node *actual = read_tree(argv[2], &actual_complete);
  canonise(expected, false);
  canonise(actual, false);
  bool same = compare(expected, actual);
  if (!actual_complete) {
    puts("  no line says that the solution is complete");
    same = false;
  }
  free_tree(expected);
  free_tree(actual);
  return same ? 0 : 1;
}
