/* Kings in check that move like the men that attack them: reflective kings may, transmuted kings
   must.  Vaulting kings may move like an equihopper, or like the walks named, and with Transmuting
   must.  Readings: a king attacks, too, like the men that attack it (Popeye 4.104 does not know all
   attacks of reflective kings), and like the walks named; but with the equihopper's walk, where
   that goes without saying, it only moves (as Popeye has it).  Supertransmuting kings must, no
   other man may move meanwhile, and with their move become what they moved like, and are royal no
   more; where several walks lead along the same way, each is a choice.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/victim.h"
#include "pieces/piece.h"
#include "solver/engine/general_board.h"
#include "solver/language/words.h"

enum manner { REFLECTIVE, TRANSMUTED, VAULTING };

struct kings {
  unsigned owners; /* whose kings */
  enum manner manner;
};

struct vaults {
  bool transmuting, named;
  struct walk_list walks;
};

static const void *read_vaults(struct words *words) {
  static const char *const transmuting[][LANGUAGES] = {
      {"Transmuting", "Transmute", "Transmutierende"}};
  struct vaults *vaults = arena_alloc(words_arena(words), sizeof *vaults);
  unsigned walk;
  vaults->transmuting = words_take_name(words, transmuting, 1) == 0;
  while (vaults->walks.count + 1 < MAX_BORROWED && (walk = words_take_walk(words)) != NO_WALK)
    walks_add(&vaults->walks, walk);
  vaults->named = vaults->walks.count > 0;
  if (!vaults->named)
    walks_add(&vaults->walks, walk_by_code("EQ", 2, ENGLISH));
  return vaults;
}

static void admit_vaults(const struct rule *rule, struct setup *setup) {
  const struct vaults *vaults = rule->settings;
  for (unsigned i = 0; i < vaults->walks.count; i++)
    setup->walk[vaults->walks.walk[i]] = true;
}

/* A king attacks with the walks named. */
static void let_attack(struct condition *card, const void *settings) {
  const struct vaults *vaults = settings;
  card->walk.depth = vaults->named ? FOR_CHECK : FOR_MOVES;
}

static void add_attackers(struct board *board, square king, enum colour by,
                          struct walk_list *walks) {
  for (unsigned i = 0; i < walks_in_use(board); i++)
    if (is_observed_by_walk(board, king, by, walk_in_use(board, i), FOR_OBSERVATION))
      walks_add(walks, walk_in_use(board, i));
}

static void borrow_in_check(struct board *board, const struct rule *rule, enum colour side,
                            square unit, struct walk_list *walks) {
  const struct kings *kings = rule->condition->member;
  if (!is_royal(board, unit) || !belongs_to(kings->owners, side) ||
      !is_observed(board, unit, opponent(side), FOR_OBSERVATION))
    return;
  const struct vaults *vaults = rule->settings;
  if (kings->manner == TRANSMUTED || (kings->manner == VAULTING && vaults->transmuting))
    walks->count = 0;
  if (kings->manner != VAULTING)
    add_attackers(board, unit, opponent(side), walks);
  else
    for (unsigned i = 0; i < vaults->walks.count; i++)
      walks_add(walks, vaults->walks.walk[i]);
}

static void become(struct board *board, const struct rule *rule, struct turn *turn) {
  const struct kings *kings = rule->condition->member;
  struct walk_list attackers = {.count = 0}, walks = {.count = 0};
  if (!(turn->mover.marks & MARK_ROYAL) || !belongs_to(kings->owners, turn->side) ||
      !is_observed(board, turn->departure, opponent(turn->side), FOR_OBSERVATION))
    return;
  add_attackers(board, turn->departure, opponent(turn->side), &attackers);
  for (unsigned i = 0; i < attackers.count; i++)
    if (leads_there(board, turn, attackers.walk[i]))
      walks_add(&walks, attackers.walk[i]);
  if (walks.count == 0)
    return;
  edit_marks(board, turn->now, turn->mover.marks & ~(uint32_t)MARK_ROYAL);
  edit_walk(board, turn->now, walks.walk[choose(turn, walks.count)]);
}

/* Only the king may act. */
static void leave_to_king(struct board *board, const struct rule *rule, enum colour side,
                          struct set *acting) {
  const struct kings *kings = rule->condition->member;
  const struct set royal = board->royal[side];
  if (!belongs_to(kings->owners, side))
    return;
  for_set (king, &royal, board->words)
    if (is_observed(board, king, opponent(side), FOR_OBSERVATION)) {
      set_keep(acting, &royal, board->words);
      return;
    }
}

enum { SUPER_CHANGES = CHANGES_WALK | CHANGES_ROYALTY | HAS_CHOICE };

static const struct kings reflective[] = {
    {OF_BOTH, REFLECTIVE}, {OF_WHITE, REFLECTIVE}, {OF_BLACK, REFLECTIVE}};
static const struct kings transmuted[] = {
    {OF_BOTH, TRANSMUTED}, {OF_WHITE, TRANSMUTED}, {OF_BLACK, TRANSMUTED}};
static const struct kings vaulting[] = {
    {OF_BOTH, VAULTING}, {OF_WHITE, VAULTING}, {OF_BLACK, VAULTING}};

const struct condition condition_reflective_kings = {
    .names = {"ReflectiveKings", "RoisReflecteurs", "ReflektierendeKoenige"},
    .sentence = "A king in check may also move like the men that attack it",
    .example = "Condition ReflectiveKings",
    .member = &reflective[0],
    .walk = {.depth = FOR_CHECK, .borrow = borrow_in_check, .to_kings = true},
};

const struct condition condition_transmuted_kings = {
    .names = {"TransmutedKings", "RoisTransmutes", "TransmutierendeKoenige"},
    .sentence = "A king in check moves only like the men that attack it",
    .example = "Condition TransmutedKings",
    .member = &transmuted[0],
    .walk = {.depth = FOR_CHECK, .borrow = borrow_in_check, .to_kings = true},
};

const struct condition condition_vaulting_kings = {
    .names = {"VaultingKings", "VaultingKings", "VaultingKings"},
    .sentence = "A king in check may also move like an equihopper, or like the walks named",
    .example = "Condition VaultingKings",
    .member = &vaulting[0],
    .read = read_vaults,
    .adapt = let_attack,
    .army = admit_vaults,
    .walk = {.borrow = borrow_in_check, .to_kings = true},
};

const struct condition condition_white_reflective_king = {
    .names = {"WhiteReflectiveKing", "BlancRoiReflecteur", "WeisserReflektierenderKoenig"},
    .sentence = "White's king in check may also move like the men that attack it",
    .example = "Condition WhiteReflectiveKing",
    .member = &reflective[1],
    .walk = {.depth = FOR_CHECK, .borrow = borrow_in_check, .to_kings = true},
};

const struct condition condition_white_transmuted_king = {
    .names = {"WhiteTransmutedKing", "BlancRoiTransmute", "WeisserTransmutierenderKoenig"},
    .sentence = "White's king in check moves only like the men that attack it",
    .example = "Condition WhiteTransmutedKing",
    .member = &transmuted[1],
    .walk = {.depth = FOR_CHECK, .borrow = borrow_in_check, .to_kings = true},
};

const struct condition condition_white_vaulting_king = {
    .names = {"WhiteVaultingKing", "BlancVaultingKing", "WeisserVaultingKing"},
    .sentence = "White's king in check may also move like an equihopper, or like the walks named",
    .example = "Condition WhiteVaultingKing",
    .member = &vaulting[1],
    .read = read_vaults,
    .adapt = let_attack,
    .army = admit_vaults,
    .walk = {.borrow = borrow_in_check, .to_kings = true},
};

const struct condition condition_black_reflective_king = {
    .names = {"BlackReflectiveKing", "NoirRoiReflecteur", "SchwarzerReflektierenderKoenig"},
    .sentence = "Black's king in check may also move like the men that attack it",
    .example = "Condition BlackReflectiveKing",
    .member = &reflective[2],
    .walk = {.depth = FOR_CHECK, .borrow = borrow_in_check, .to_kings = true},
};

const struct condition condition_black_transmuted_king = {
    .names = {"BlackTransmutedKing", "NoirRoiTransmute", "SchwarzerTransmutierenderKoenig"},
    .sentence = "Black's king in check moves only like the men that attack it",
    .example = "Condition BlackTransmutedKing",
    .member = &transmuted[2],
    .walk = {.depth = FOR_CHECK, .borrow = borrow_in_check, .to_kings = true},
};

const struct condition condition_black_vaulting_king = {
    .names = {"BlackVaultingKing", "NoirVaultingKing", "SchwarzerVaultingKing"},
    .sentence = "Black's king in check may also move like an equihopper, or like the walks named",
    .example = "Condition BlackVaultingKing",
    .member = &vaulting[2],
    .read = read_vaults,
    .adapt = let_attack,
    .army = admit_vaults,
    .walk = {.borrow = borrow_in_check, .to_kings = true},
};

const struct condition condition_white_super_transmuting_king = {
    .names = {"WhiteSuperTransmutingKing", "BlancSuperRoiTransmute",
              "WeisserSuperTransmutierenderKoenig"},
    .sentence = "White's king in check must move like a man that attacks it, and becomes such a "
                "man, no longer royal",
    .example = "Condition WhiteSuperTransmutingKing",
    .member = &transmuted[1],
    .gate = {FOR_MOVES, leave_to_king},
    .walk = {.depth = FOR_CHECK, .borrow = borrow_in_check, .to_kings = true},
    .effects = {{.slot = SLOT_BEFORE, .changes = SUPER_CHANGES, .act = become}},
};

const struct condition condition_black_super_transmuting_king = {
    .names = {"BlackSuperTransmutingKing", "NoirSuperRoiTransmute",
              "SchwarzerSuperTransmutierenderKoenig"},
    .sentence = "Black's king in check must move like a man that attacks it, and becomes such a "
                "man, no longer royal",
    .example = "Condition BlackSuperTransmutingKing",
    .member = &transmuted[2],
    .gate = {FOR_MOVES, leave_to_king},
    .walk = {.depth = FOR_CHECK, .borrow = borrow_in_check, .to_kings = true},
    .effects = {{.slot = SLOT_BEFORE, .changes = SUPER_CHANGES, .act = become}},
};
