/* What the core's files about melds share. */
#ifndef tn_meld_h
#define tn_meld_h

#include "cards/pick.h"
#include "tenace/melds.h"


/* How many cards of some kinds there are in a set. */
static inline int count_of(const tn_Set *set, tn_Kinds kinds) {
  int n = 0;
  for (int plane = 0; plane < TN_COPIES && set->plane[plane] & kinds; plane++)
    n += (int)(running_counts(set->plane[plane] & kinds) >> 56);
  return n;
}


/* Adds the cards of `more`; there is room for them. */
static inline void add_all(tn_Set *set, const tn_Set *more) {
  for (int plane = 0; plane < TN_COPIES; plane++)
    for (tn_Kinds left = more->plane[plane]; left; left &= left - 1)
      tn_set_add(set, tn_kinds_first(left));
}


/* Takes the cards of `some` out; they are there. */
static inline void take_all(tn_Set *set, const tn_Set *some) {
  for (int plane = 0; plane < TN_COPIES; plane++)
    for (tn_Kinds left = some->plane[plane]; left; left &= left - 1)
      tn_set_remove(set, tn_kinds_first(left));
}


/* A meld of so many cards as regards the limits on their numbers. */
static inline bool good_counts(const tn_MeldRules *rules, int naturals,
                               int wild) {
  return naturals + wild >= rules->least && naturals + wild <= rules->most &&
         wild <= rules->most_wild && naturals >= rules->naturals &&
         naturals >= rules->per_wild * wild;
}


/* All places are free, as at the start of a round. */
void tn_meld_clear(tn_Melding *melding);

#endif
