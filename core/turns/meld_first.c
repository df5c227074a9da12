/*
** First melds of several groups, where no group alone counts enough.
**
** A search goes through the ranks.  Of each it takes all naturals, with each
** possible choice of wild cards, or none.  A group that is not needed for the
** count is not melded with the others.  The search turns back where even all
** that is left could not reach the count, and ends after STEPS steps.
*/
#include "turns/meld_list.h"

#include <string.h>

#define STEPS 4000 /* of the search, at most */

/* A search for first melds. */
typedef struct First {
  List *list;
  tn_MeldVerb verb;
  int steps;
  int32_t points;              /* of the groups so far */
  int32_t could[TN_RANKS + 1]; /* the most that this rank and those above count
                                ** without wild cards */
  int32_t wild_points;         /* of all wild cards left */
  tn_MeldMove move;
  int32_t counts[TN_PARTS]; /* of each group */
} First;


/* Would the groups count enough without one of them?  The first group of a take
** goes with the top card and must stay. */
static bool has_spare(const First *first) {
  int from = first->verb == TN_DO_TAKE ? 1 : 0;
  for (int i = from; i < first->move.parts; i++)
    if (first->points - first->counts[i] >= first->list->need)
      return true;
  return false;
}


/* Is it a take whose first group has wild cards?  The simple list of takes has
** none with several. */
static bool is_take_with_wild(const First *first) {
  return first->verb == TN_DO_TAKE &&
         count_of(&first->move.part[0].cards, first->list->rules->wild) > 0;
}


static bool is_allowed(First *first) {
  const tn_Table *table = first->list->table;
  tn_MeldWhy why = {0};
  return first->verb == TN_DO_TAKE
             ? tn_turn_allows_take(table, &first->move, &why)
             : tn_turn_allows_meld(table, &first->move, &why);
}


/* The groups count enough.  They are a move if it is allowed, and if the other
** lists do not have it. */
static void add_move(First *first) {
  List *list = first->list;
  if (first->move.parts < 2 && !is_take_with_wild(first))
    return;
  if (has_spare(first))
    return;
  for (int i = 0; i < first->move.parts; i++)
    first->move.part[i].place = TN_NONE;
  if (!is_allowed(first))
    return;
  tn_MeldMove *to = tn_list_found(list, first->verb);
  if (to)
    *to = first->move;
}


/* Groups and the search after them call each other. */
static void search(First *first, int rank);


/* What the cards of some kinds in hand count at most.  Cards that count less
** than nothing are kept. */
static int32_t most_points(const List *list, tn_Kinds kinds) {
  int32_t points = 0;
  for (tn_Kinds left = list->hand.plane[0] & kinds; left; left &= left - 1) {
    tn_Card card = tn_kinds_first(left);
    if (list->rules->points[card] > 0)
      points += tn_set_has(&list->hand, card) * list->rules->points[card];
  }
  return points;
}


/* Takes the cards of a group out of the hand, and out of all that is counted of
** it. */
static void spend(First *first, const tn_Set *group) {
  List *list = first->list;
  const tn_MeldRules *rules = list->rules;
  take_all(&list->hand, group);
  for (int i = 0; i < rules->sorts; i++) {
    int n = count_of(group, rules->sort[i]);
    list->of_sort[i] = (uint8_t)(list->of_sort[i] - n);
    list->wild -= n;
  }
  first->wild_points = most_points(list, rules->wild);
}


/* Adds a group, goes on with the search at rank `next`, and takes it back. */
static void with_group(First *first, const tn_Set *group, int next) {
  List *list = first->list;
  const tn_Set hand = list->hand;
  int32_t wild_points = first->wild_points;
  int wild = list->wild;
  uint8_t of_sort[TN_SORTS], n = first->move.parts++;
  memcpy(of_sort, list->of_sort, sizeof of_sort);
  first->move.part[n].cards = *group;
  first->counts[n] = tn_meld_points(list->rules, group);
  first->points += first->counts[n];
  spend(first, group);
  search(first, next);
  list->hand = hand;
  list->wild = wild;
  memcpy(list->of_sort, of_sort, sizeof of_sort);
  first->wild_points = wild_points;
  first->points -= first->counts[n];
  first->move.parts--;
}


/*
** Adds a group of the `held` naturals of a rank with each choice of wild cards,
** and goes on at rank `next`.  `others` naturals of the group are not in the
** hand.
*/
static void with_wild(First *first, int rank, int held, int others, int next) {
  List *list = first->list;
  const tn_MeldRules *rules = list->rules;
  int most = list->wild < rules->most_wild ? list->wild : rules->most_wild;
  for (int wild = 0; wild <= most && !list_enough(list); wild++) {
    uint8_t split[TN_SORTS] = {0};
    if (!good_counts(rules, held + others, wild))
      continue;
    tn_split_first(list, wild, split);
    do {
      tn_Set group = {{0}};
      tn_list_lowest(&group, &list->hand, rules->of_rank[rank], held);
      tn_split_add(list, split, &group);
      with_group(first, &group, next);
    } while (!list_enough(list) && first->steps < STEPS &&
             tn_split_next(list, split));
  }
}


/* Adds the groups of a rank: all its naturals, with each choice of wild
** cards. */
static void try_rank(First *first, int rank) {
  const List *list = first->list;
  const tn_MeldRules *rules = list->rules;
  int held = count_of(&list->hand, rules->of_rank[rank]);
  if (held < rules->naturals || first->move.parts == TN_PARTS)
    return;
  with_wild(first, rank, held, 0, rank + 1);
}


/* Goes on at a rank: with its groups, and without any. */
static void search(First *first, int rank) {
  const List *list = first->list;
  if (first->steps++ >= STEPS || list_enough(list))
    return;
  if (first->points >= list->need) {
    add_move(first);
    return;
  }
  if (rank == list->rules->deck->ranks ||
      first->points + first->could[rank] + first->wild_points < list->need)
    return;
  try_rank(first, rank);
  search(first, rank + 1);
}


/* Works out how much the ranks from each one on could count, without rank
** `but`. */
static void prepare(First *first, uint8_t but) {
  const List *list = first->list;
  int ranks = list->rules->deck->ranks;
  first->could[ranks] = 0;
  for (int rank = ranks - 1; rank >= 0; rank--) {
    bool melds = rank != but && list->of_rank[rank] >= list->rules->naturals;
    first->could[rank] =
        first->could[rank + 1] + (melds ? list->worth[rank] : 0);
  }
  first->wild_points = list->wild_worth;
}


/* Takes the pile with all naturals of the top's rank; other groups follow. */
static void take_with(First *first, tn_Card top) {
  const List *list = first->list;
  const tn_MeldRules *rules = list->rules;
  uint8_t rank = rules->deck->rank[top];
  int held = count_of(&list->hand, rules->of_rank[rank]);
  prepare(first, rank);
  first->points = rules->points[top];
  with_wild(first, rank, held, 1, 0);
}


void tn_list_first(List *list, tn_MeldVerb verb) {
  First first;
  first.list = list;
  first.verb = verb;
  first.steps = 0;
  first.points = 0;
  first.move.verb = (uint8_t)verb;
  first.move.parts = 0;
  first.move.card = TN_NONE;
  if (verb == TN_DO_TAKE) {
    take_with(&first, top_of(list->table));
    return;
  }
  prepare(&first, TN_NONE);
  search(&first, 0);
}
