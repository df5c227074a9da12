/*
** Listing melds in which wild cards stand for named ones.
**
** In a set where suits must differ, each choice of suits is a move of its own;
** otherwise the suit makes no difference, and one choice is enough.  In a run
** the hand's own cards are at their places, and wild cards stand for those that
** are missing.
*/
#include "cards/hold.h"
#include "turns/meld_list.h"

#define NAMES 10 /* kinds of a rank that a wild card may stand for, at most */


/* Lets the wild cards stand for those of `kind` whose bits are in `chosen`. */
static void choose(List *list, const tn_Card *kind, uint32_t chosen) {
  for (int n = 0; chosen; chosen &= chosen - 1)
    list->as[n++] = kind[__builtin_ctz(chosen)];
}


/* Has a set of both room for one more of that kind? */
static bool has_room(const tn_Set *naturals, const tn_Set *lying,
                     tn_Card card) {
  int n = set_has(naturals, card) + (lying ? set_has(lying, card) : 0);
  return n < TN_COPIES;
}


void tni_list_set_named(List *list, const tn_Set *naturals, const tn_Set *lying,
                        tn_Kinds kinds, uint8_t place, int wild) {
  bool differ = list->rules->different_suits;
  tn_Card kind[NAMES];
  int n = 0;
  if (wild > TN_STANDS || wild > NAMES)
    return;
  if (differ)
    kinds &= ~(naturals->plane[0] | (lying ? lying->plane[0] : 0));
  for (; kinds && n < NAMES; kinds &= kinds - 1)
    if (has_room(naturals, lying, tn_kinds_first(kinds)))
      kind[n++] = tn_kinds_first(kinds);
  for (uint32_t chosen = 0; chosen < 1u << n; chosen++)
    if (__builtin_popcount(chosen) == wild) {
      choose(list, kind, chosen);
      tni_list_splits(list, naturals, place, wild);
      if (!differ)
        return;
    }
}


/* The kind of a suit at a place of the row, in hand or not. */
static tn_Card kind_at(const tn_MeldRules *rules, uint8_t suit, int at) {
  tn_Kinds kinds = rules->runs & rules->deck->of_suit[suit];
  for (; kinds; kinds &= kinds - 1)
    if (rules->deck->rank[tn_kinds_first(kinds)] == rules->row[at])
      return tn_kinds_first(kinds);
  return TN_NONE;
}


/* A row of cards that grows by one place after the other. */
typedef struct Growing {
  tn_Set naturals;
  tn_Kinds all; /* what it stands for, with the run that it is added to */
  int n, wild;
} Growing;


/* Adds the card of a place: the hand's own or a wild one.  False if it has
** neither. */
static bool grow(List *list, Growing *row, uint8_t suit, int at) {
  tn_Card kind = kind_at(list->rules, suit, at);
  if (kind == TN_NONE || row->all & tn_kind(kind))
    return false;
  if (set_has(&list->hand, kind) > 0) {
    set_add(&row->naturals, kind);
    row->n++;
  } else if (row->wild < list->wild && row->wild < TN_STANDS) {
    list->as[row->wild++] = kind;
  } else {
    return false;
  }
  row->all |= tn_kind(kind);
  return true;
}


void tni_list_runs_named(List *list, uint8_t suit, int low) {
  const tn_MeldRules *rules = list->rules;
  Growing row = {.n = 0};
  for (int at = low; at < rules->row_size && grow(list, &row, suit, at); at++)
    if (row.n > 0 && good_run(rules, row.n, row.wild))
      tni_list_splits(list, &row.naturals, TN_NONE, row.wild);
}


/* Adds to one end: upwards from the place `at`, or downwards. */
static void add_end(List *list, uint8_t place, const tn_Set *lying,
                    const tn_Meld *meld, int at, int step) {
  const tn_MeldRules *rules = list->rules;
  Growing row = {.all = lying->plane[0]};
  for (; at >= 0 && at < rules->row_size && grow(list, &row, meld->suit, at);
       at += step)
    if (good_run(rules, meld->naturals + row.n, meld->wild + row.wild))
      tni_list_splits(list, &row.naturals, place, row.wild);
}


void tni_list_run_named(List *list, uint8_t place, const tn_Set *lying,
                        const tn_Meld *meld) {
  int high = meld->low + meld->naturals + meld->wild;
  add_end(list, place, lying, meld, high, 1);
  add_end(list, place, lying, meld, meld->low - 1, -1);
}
