/*
** Listing the melds of a rank where suits make no difference: by the numbers of
** natural and wild cards.
*/
#include "turns/meld_list.h"


/* How many ways there are to choose `wild` wild cards by sort, up to the number
** that a list looks at. */
static int count_splits(const List *list, int wild) {
  uint8_t split[TN_SORTS] = {0};
  int n = 1, sorts = list->rules->sorts, most = MOST_TRIED - list->tried;
  if (most <= 0)
    return 0;
  if (sorts <= 1 || wild == 0)
    return 1;
  if (sorts == 2) { /* of the first sort: from this number to that */
    int from = wild > list->of_sort[1] ? wild - list->of_sort[1] : 0;
    int to = wild < list->of_sort[0] ? wild : list->of_sort[0];
    return to - from + 1 < most ? to - from + 1 : most;
  }
  tni_split_first(list, wild, split);
  while (n < most && tni_split_next(list, split))
    n++;
  return n;
}


/* If all of the next `n` moves are allowed and none is wanted, they are only
** counted: true.  `spent` is how many cards they take at most. */
static bool count_only(List *list, int n, int spent) {
  bool wanted = list->n + n > list->skip && list->n < list->skip + list->room;
  if (wanted || tni_list_tight(list, spent))
    return false;
  list->n += n;
  list->tried += n;
  return true;
}


/* How many melds add_rank would find without wild cards: the limits leave a
** range of numbers of naturals. */
static int count_plain(const tn_MeldRules *rules, const tn_MeldPlace *old,
                       int held) {
  int on = old->naturals, all = on + old->wild;
  int from = rules->least - all, to = rules->most - all;
  if (from < rules->naturals - on)
    from = rules->naturals - on;
  if (from < rules->per_wild * old->wild - on)
    from = rules->per_wild * old->wild - on;
  if (old->wild > 0 && from < rules->with_wild - on)
    from = rules->with_wild - on;
  if (rules->more_naturals && from < old->wild + 1 - on)
    from = old->wild + 1 - on;
  if (from < 1)
    from = 1;
  if (to > held)
    to = held;
  return from <= to ? to - from + 1 : 0;
}


/* How many melds add_rank would find with `n` naturals: the limits leave a
** range of numbers of wild cards, each with its ways to choose them. */
static int count_with(const List *list, const tn_MeldPlace *old, int n,
                      int most) {
  const tn_MeldRules *rules = list->rules;
  int naturals = old->naturals + n, all = naturals + old->wild;
  int from = rules->least - all, to = rules->most - all;
  if (naturals < rules->naturals)
    return 0;
  if (rules->per_wild > 0 && naturals / rules->per_wild - old->wild < to)
    to = naturals / rules->per_wild - old->wild;
  if (naturals < rules->with_wild && to > -old->wild)
    to = -old->wild;
  if (rules->more_naturals && to > naturals - 1 - old->wild)
    to = naturals - 1 - old->wild;
  if (from < (n == 0))
    from = n == 0;
  if (to > most)
    to = most;
  return from <= to ? list->below[to + 1] - list->below[from] : 0;
}


/* Counts the melds of a rank, with all numbers of naturals.  False if they must
** be looked at one by one. */
static bool count_rank(List *list, const tn_MeldPlace *old, int held,
                       int most) {
  const tn_MeldRules *rules = list->rules;
  int count = 0;
  if (most >= TN_WAYS || list->need > 0)
    return false;
  if (most <= 0 && old->wild <= rules->most_wild)
    count = count_plain(rules, old, held);
  else if (most > 0)
    for (int n = held; n >= (old->naturals == 0); n--)
      count += count_with(list, old, n, most);
  return list->tried + count <= MOST_TRIED &&
         count_only(list, count, held + most);
}


void tni_list_rank(List *list, tn_Kinds kinds, int held, uint8_t place) {
  const tn_MeldRules *rules = list->rules;
  tn_MeldPlace old = {0};
  if (place != TN_NONE)
    old = list->melding->place[place];
  int most = rules->most_wild - old.wild;
  most = most < list->wild ? most : list->wild;
  int least = old.naturals == 0; /* wild cards alone are no set */
  if (count_rank(list, &old, held, most))
    return;
  for (int n = held; n >= least; n--)
    for (int wild = 0; wild <= most && !list_enough(list); wild++) {
      if (n + wild == 0 ||
          !good_counts(rules, old.naturals + n, old.wild + wild) ||
          (list->need == 0 &&
           count_only(list, count_splits(list, wild), n + wild)))
        continue;
      tn_Set naturals = {{0}};
      tni_list_lowest(&naturals, &list->hand, kinds, n);
      tni_list_splits(list, &naturals, place, wild);
    }
}


void tni_list_ways(List *list) {
  int most = list->rules->most_wild;
  int wild = list->wild < most ? list->wild : most;
  if (wild >= TN_WAYS)
    wild = TN_WAYS - 1;
  list->below[0] = 0;
  for (int n = 0; list->need == 0 && n <= wild; n++)
    list->below[n + 1] = (uint16_t)(list->below[n] + count_splits(list, n));
}
