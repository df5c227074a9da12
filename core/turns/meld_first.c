/*
** First melds of several groups, where no group alone counts enough.
**
** Where there are runs of natural cards, too, those of the hand are tried, each
** with all that come after it in its suit and in the others, before the sets of
** the cards that are left.
**
** A search goes through the ranks.  Of each it takes all naturals, with each
** possible choice of wild cards, or none.  A group that is not needed for the
** count is not melded with the others.  The search turns back where even all
** that is left could not reach the count, and ends after STEPS steps.
*/
#include "cards/hold.h"
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
  int32_t of_sort[TN_SORTS];   /* what a wild card of each sort counts, */
  bool uniform;                /* if all of a sort count the same */
  tn_MeldMove move;
  int32_t counts[TN_PARTS]; /* of each group, */
  uint8_t rank[TN_PARTS];   /* and its rank */
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


/* May a side have several groups of a rank?  Then runs are looked for, too. */
static bool has_several(const tn_MeldRules *rules) {
  return rules->of_a_rank > 0;
}


/*
** Do the numbers say that the groups may be melded?  They count enough, and the
** limits have been kept.  Something else can forbid them only if a group goes
** to a meld that is there, places run short, or the turn might not end.
*/
static bool surely_allowed(First *first) {
  const List *list = first->list;
  const tn_Melding *melding = list->melding;
  const uint8_t *at = melding->at[list->side];
  int parts = first->move.parts;
  if (first->verb != TN_DO_MELD || melding->over || has_several(list->rules) ||
      list->rules->naturals == 0 || list->rules->different_suits ||
      melding->leave == TN_LEAVE_YES ||
      melding->used + parts > list->rules->places || set_count(&list->hand) < 2)
    return false;
  for (int i = 0; i < parts; i++) {
    if (at[first->rank[i]] != TN_NONE)
      return false;
    first->move.part[i].place = (uint8_t)(melding->used + i);
  }
  return true;
}


static bool is_allowed(First *first) {
  const tn_Table *table = first->list->table;
  tn_MeldWhy why = {0};
  if (surely_allowed(first))
    return true;
  return first->verb == TN_DO_TAKE
             ? tni_turn_allows_take(table, &first->move, &why)
             : tni_turn_allows_meld(table, &first->move, &why);
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
  tn_MeldMove *to = tni_list_found(list, first->verb);
  if (to)
    *to = first->move;
}


/* Groups and the search after them call each other. */
static void search(First *first, int rank);
static void search_runs(First *first, uint8_t suit, int low);


/* What the cards of some kinds in hand count at most.  Cards that count less
** than nothing are kept. */
static int32_t most_points(const List *list, tn_Kinds kinds) {
  int32_t points = 0;
  for (tn_Kinds left = list->hand.plane[0] & kinds; left; left &= left - 1) {
    tn_Card card = tn_kinds_first(left);
    if (list->rules->points[card] > 0)
      points += set_has(&list->hand, card) * list->rules->points[card];
  }
  return points;
}


/* Takes a group out of the hand.  The split says which wild cards it has. */
static void spend(First *first, const tn_Set *group, const uint8_t *split) {
  List *list = first->list;
  const tn_MeldRules *rules = list->rules;
  take_all(&list->hand, group);
  for (int plane = 0; has_several(rules) && plane < TN_COPIES; plane++)
    for (tn_Kinds left = group->plane[plane] & rules->sets; left;
         left &= left - 1)
      list->of_rank[rules->deck->rank[tn_kinds_first(left)]]--;
  for (int i = 0; i < rules->sorts; i++) {
    list->of_sort[i] = (uint8_t)(list->of_sort[i] - split[i]);
    list->wild -= split[i];
  }
  first->wild_points = most_points(list, rules->wild);
}


/* Where the search goes on: at a rank; or, if that is none, with the runs of a
** suit that begin at a place of the row or above it. */
typedef struct Next {
  int rank;
  uint8_t suit;
  int low;
} Next;

static void go_on(First *first, Next next) {
  if (next.rank == TN_NONE)
    search_runs(first, next.suit, next.low);
  else
    search(first, next.rank);
}


/* Adds a group, goes on with the search, and takes it back. */
static void with_group(First *first, const tn_Set *group, const uint8_t *split,
                       int rank, Next next) {
  List *list = first->list;
  const tn_Set hand = list->hand;
  int32_t wild_points = first->wild_points;
  int wild = list->wild;
  uint8_t of_sort[TN_SORTS], of_rank[TN_RANKS], n = first->move.parts++;
  memcpy(of_sort, list->of_sort, sizeof of_sort);
  memcpy(of_rank, list->of_rank, sizeof of_rank);
  first->move.part[n].cards = *group;
  first->move.part[n].stands.n = 0;
  first->rank[n] = (uint8_t)rank;
  first->counts[n] = tn_meld_points(list->rules, group);
  first->points += first->counts[n];
  spend(first, group, split);
  go_on(first, next);
  list->hand = hand;
  list->wild = wild;
  memcpy(list->of_rank, of_rank, sizeof of_rank);
  memcpy(list->of_sort, of_sort, sizeof of_sort);
  first->wild_points = wild_points;
  first->points -= first->counts[n];
  first->move.parts--;
}


/* Could these points be enough, with those of the ranks from `next` on and of
** the wild cards left? */
static bool may_reach(const First *first, int32_t points, int32_t wild_points,
                      int next) {
  const List *list = first->list;
  return points >= list->need ||
         (next < list->rules->deck->ranks &&
          points + first->could[next] + wild_points >= list->need);
}


/* Would the search at once turn back with a group of these points and wild
** cards?  Then it counts as a step, and the group is not made. */
static bool is_hopeless(First *first, int32_t points, const uint8_t *split,
                        Next next) {
  int32_t wild_points = first->wild_points;
  points += first->points;
  for (int i = 0; i < first->list->rules->sorts; i++) {
    int32_t each = first->of_sort[i];
    points += split[i] * each;
    wild_points -= each > 0 ? split[i] * each : 0;
  }
  bool hopeless = first->uniform && next.rank != TN_NONE &&
                  !may_reach(first, points, wild_points, next.rank);
  first->steps += hopeless;
  return hopeless;
}


/*
** Adds a group of `held` naturals of a rank in hand, or as many as a meld may
** have, with each choice of wild cards, and goes on.  `others` naturals of the
** group are not in the hand.
*/
static void with_wild(First *first, int rank, int held, int others, Next next) {
  List *list = first->list;
  const tn_MeldRules *rules = list->rules;
  int most = list->wild < rules->most_wild ? list->wild : rules->most_wild;
  if (others > 0 && rules->by_pair)
    most = 0;
  for (int wild = 0; wild <= most && !list_enough(list); wild++) {
    int room = rules->most - others - wild, n = held < room ? held : room;
    tn_Set naturals = {{0}};
    tni_list_lowest(&naturals, &list->hand, rules->of_rank[rank], n);
    int32_t points = tn_meld_points(rules, &naturals);
    uint8_t split[TN_SORTS] = {0};
    if (!good_counts(rules, n + others, wild))
      continue;
    tni_split_first(list, wild, split);
    do {
      if (is_hopeless(first, points, split, next))
        continue;
      tn_Set group = naturals;
      tni_split_add(list, split, &group);
      with_group(first, &group, split, rank, next);
    } while (!list_enough(list) && first->steps < STEPS &&
             tni_split_next(list, split));
  }
}


/* Adds the groups of a rank: all its naturals, with each choice of wild
** cards. */
static void try_rank(First *first, int rank) {
  const List *list = first->list;
  if (list->of_rank[rank] < list->rules->naturals ||
      first->move.parts == TN_PARTS)
    return;
  int held = list->of_rank[rank], most = list->rules->most_wild;
  with_wild(first, rank, held, 0, (Next){.rank = rank + 1});
  for (int n = 2; list->rules->of_a_rank > 1 && list->wild > most && n < held;
       n++)
    with_wild(first, rank, n, 0, (Next){.rank = rank});
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
  if (!may_reach(first, first->points, first->wild_points, rank))
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


/* Adds the runs of a suit that begin at a place of the row. */
static void try_runs(First *first, uint8_t suit, int low) {
  const List *list = first->list;
  static const uint8_t none[TN_SORTS];
  tn_Set run = {{0}};
  for (int at = low; at < list->rules->row_size && !list_enough(list); at++) {
    tn_Card card = tni_list_card_at(list, suit, at);
    if (card == TN_NONE || set_has(&run, card) > 0)
      return;
    set_add(&run, card);
    if (good_run(list->rules, at - low + 1, 0))
      with_group(first, &run, none, TN_NONE,
                 (Next){.rank = TN_NONE, .suit = suit, .low = low});
  }
}


/* Goes on with the runs of a suit from a place of the row on, then with those
** of the next suits, then with sets. */
static void search_runs(First *first, uint8_t suit, int low) {
  const List *list = first->list;
  const tn_MeldRules *rules = list->rules;
  int runs = first->move.parts - (first->verb == TN_DO_TAKE);
  if (first->steps++ >= STEPS || list_enough(list))
    return;
  if (first->points >= list->need) {
    add_move(first);
  } else if (suit == rules->deck->suits) {
    prepare(first, TN_NONE);
    if (runs > 0 || first->verb == TN_DO_TAKE)
      search(first, 0);
  } else if (low >= rules->row_size) {
    search_runs(first, (uint8_t)(suit + 1), 0);
  } else {
    if (first->move.parts < TN_PARTS)
      try_runs(first, suit, low);
    search_runs(first, suit, low + 1);
  }
}


/* Adds the first melds with runs among them, if all cards together could count
** enough. */
static void add_with_runs(First *first) {
  const List *list = first->list;
  const tn_MeldRules *rules = list->rules;
  int32_t all = first->points + list->wild_worth;
  for (int rank = 0; rank < rules->deck->ranks; rank++)
    all += list->worth[rank];
  if (rules->runs && all >= list->need)
    search_runs(first, 0, 0);
}


/* What the wild cards in hand count, sort by sort. */
static void weigh_sorts(First *first) {
  const List *list = first->list;
  const tn_MeldRules *rules = list->rules;
  first->uniform = true;
  memset(first->of_sort, 0, sizeof first->of_sort);
  for (int i = 0; list->wild > 0 && i < rules->sorts; i++) {
    tn_Kinds left = list->hand.plane[0] & rules->sort[i];
    if (!left)
      continue;
    first->of_sort[i] = rules->points[tn_kinds_first(left)];
    while (left &= left - 1)
      first->uniform &=
          rules->points[tn_kinds_first(left)] == first->of_sort[i];
  }
}


/* Takes the pile with each choice of two naturals or more of some kinds beside
** those of the group, of which there are `n`; runs follow, of other cards. */
static void with_pairs(First *first, tn_Kinds kinds, tn_Set group, int n) {
  static const uint8_t none[TN_SORTS];
  if (!kinds) {
    if (n >= 2)
      with_group(first, &group, none, TN_NONE,
                 (Next){.rank = TN_NONE, .suit = 0, .low = 0});
    return;
  }
  tn_Card card = tn_kinds_first(kinds);
  int held = set_has(&first->list->hand, card);
  for (int copies = 0; copies <= held && first->steps < STEPS; copies++) {
    with_pairs(first, kinds & (kinds - 1), group, n + copies);
    if (copies < held)
      set_add(&group, card);
  }
}


/* Takes the pile with all naturals of the top's rank; other groups follow. */
static void take_with(First *first, tn_Card top) {
  List *list = first->list;
  const tn_MeldRules *rules = list->rules;
  uint8_t rank = rules->deck->rank[top];
  int held = list->of_rank[rank];
  first->points = rules->points[top];
  if (!has_several(rules)) {
    prepare(first, rank);
    list->of_rank[rank] = 0; /* they go with the top */
    with_wild(first, rank, held, 1, (Next){.rank = 0});
  } else {
    with_pairs(first, list->hand.plane[0] & rules->of_rank[rank], (tn_Set){{0}},
               0);
  }
}


void tni_list_first(List *list, tn_MeldVerb verb) {
  First first;
  first.list = list;
  first.verb = verb;
  first.steps = 0;
  first.points = 0;
  weigh_sorts(&first);
  first.move.verb = (uint8_t)verb;
  first.move.parts = 0;
  first.move.card = TN_NONE;
  if (verb == TN_DO_TAKE) {
    take_with(&first, top_of(list->table));
    list->steps += first.steps;
    return;
  }
  prepare(&first, TN_NONE);
  search(&first, 0);
  if (has_several(list->rules))
    add_with_runs(&first);
  list->steps += first.steps;
}
