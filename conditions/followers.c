/* Moves that answer the enemy's last one: Follow my leader (to the square that it left),
   synchronous movers (by the same vector) and antisynchronous ones (by the opposite vector).  Who
   cannot obey with a legal move is free.

   SPDX-License-Identifier: GPL-3.0-or-later */
#include "conditions/obligation.h"

/* The memory: departure and arrival of the last move, 0 before the first one. */
enum { KNOWN = 1 << 20 };

static void remember(struct board *board, const struct rule *rule, struct turn *turn) {
  edit_memory(board, rule, 0, KNOWN | turn->departure | (uint64_t)turn->arrival << 10);
}

/* Nothing is to be obeyed after a pass, but that in a series play's own moves answer each other. */
static void forget(struct board *board, const struct rule *rule) {
  if (!begins_with_series(board))
    edit_memory(board, rule, 0, 0);
}

static square last_departure(const struct board *board, const struct rule *rule) {
  return recall(board, rule, 0) & 1023;
}

static square last_arrival(const struct board *board, const struct rule *rule) {
  return recall(board, rule, 0) >> 10 & 1023;
}

static bool must_answer(const struct board *board, const struct rule *rule, enum colour side) {
  return binds(rule, side) && recall(board, rule, 0) != 0;
}

static long follow(struct board *board, const struct rule *rule, enum colour side, move m) {
  return must_answer(board, rule, side) && arrival_of(m) == last_departure(board, rule);
}

/* Does the move lead along the way from one square to the other? */
static bool leads_along(const struct board *board, move m, square from, square to) {
  const struct geometry *g = board->geometry;
  const square departure = departure_of(m), arrival = arrival_of(m);
  return g->file[arrival] - g->file[departure] == g->file[to] - g->file[from] &&
         g->rank[arrival] - g->rank[departure] == g->rank[to] - g->rank[from];
}

static long repeat(struct board *board, const struct rule *rule, enum colour side, move m) {
  return must_answer(board, rule, side) &&
         leads_along(board, m, last_departure(board, rule), last_arrival(board, rule));
}

static long reverse(struct board *board, const struct rule *rule, enum colour side, move m) {
  return must_answer(board, rule, side) &&
         leads_along(board, m, last_arrival(board, rule), last_departure(board, rule));
}

/* The rest of a card: how the side must answer the move that is remembered. */
#define FOLLOWER(weight)                                                                           \
  .memory = 1, .pass = forget, .prefer = weight,                                                   \
  .effects = {{.slot = SLOT_LAST, .changes = ONLY_NOTES, .act = remember}}

const struct condition condition_white_follow_my_leader = {
    .names = {"WhiteFollowMyLeader", "BlancPoursuite", "WeisserVerfolgungszueger"},
    .sentence = "White must move to the square that the enemy has just left, if it can",
    .example = "Condition WhiteFollowMyLeader",
    .member = &bound_white,
    .claims = CLAIMS_WEIGHT_OF_WHITE,
    FOLLOWER(follow),
};

const struct condition condition_black_follow_my_leader = {
    .names = {"BlackFollowMyLeader", "NoirPoursuite", "SchwarzerVerfolgungszueger"},
    .sentence = "Black must move to the square that the enemy has just left, if it can",
    .example = "Condition BlackFollowMyLeader",
    .member = &bound_black,
    .claims = CLAIMS_WEIGHT_OF_BLACK,
    FOLLOWER(follow),
};

const struct condition condition_white_synchron_mover = {
    .names = {"WhiteSynchronMover", "BlancSynchronCoup", "WeisserSynchronZueger"},
    .sentence = "White must repeat the vector of the enemy's last move, if it can",
    .example = "Condition WhiteSynchronMover",
    .member = &bound_white,
    .claims = CLAIMS_WEIGHT_OF_WHITE,
    FOLLOWER(repeat),
};

const struct condition condition_black_synchron_mover = {
    .names = {"BlackSynchronMover", "NoirSynchronCoup", "SchwarzerSynchronZueger"},
    .sentence = "Black must repeat the vector of the enemy's last move, if it can",
    .example = "Condition BlackSynchronMover",
    .member = &bound_black,
    .claims = CLAIMS_WEIGHT_OF_BLACK,
    FOLLOWER(repeat),
};

const struct condition condition_white_anti_synchron_mover = {
    .names = {"WhiteAntiSynchronMover", "BlancAntiSynchronCoup", "WeisserAntiSynchronZueger"},
    .sentence = "White must make a move opposite to the enemy's last one, if it can",
    .example = "Condition WhiteAntiSynchronMover",
    .member = &bound_white,
    .claims = CLAIMS_WEIGHT_OF_WHITE,
    FOLLOWER(reverse),
};

const struct condition condition_black_anti_synchron_mover = {
    .names = {"BlackAntiSynchronMover", "NoirAntiSynchronCoup", "SchwarzerAntiSynchronZueger"},
    .sentence = "Black must make a move opposite to the enemy's last one, if it can",
    .example = "Condition BlackAntiSynchronMover",
    .member = &bound_black,
    .claims = CLAIMS_WEIGHT_OF_BLACK,
    FOLLOWER(reverse),
};
