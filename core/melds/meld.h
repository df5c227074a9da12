/* What the core's files about melds share. */
#ifndef tn_meld_h
#define tn_meld_h

#include "cards/pick.h"
#include "tenace/melding.h"


/* Are there rules that were finished, and cards? */
static inline bool can_judge(const tn_MeldRules *rules, const tn_Set *cards) {
  return rules && rules->finished && cards;
}


/* How many cards of some kinds there are in a set. */
static inline int count_of(const tn_Set *set, tn_Kinds kinds) {
  int n = 0;
  for (int plane = 0; plane < TN_COPIES && set->plane[plane] & kinds; plane++)
    n += count_kinds(set->plane[plane] & kinds);
  return n;
}


/* Adds the cards of `more`, for which there is room. */
static inline void add_all(tn_Set *set, const tn_Set *more) {
  for (int plane = 0; plane < TN_COPIES; plane++)
    for (tn_Kinds left = more->plane[plane]; left; left &= left - 1)
      tn_set_add(set, tn_kinds_first(left));
}


/* Takes the cards of `some` out, which the set has. */
static inline void take_all(tn_Set *set, const tn_Set *some) {
  for (int plane = 0; plane < TN_COPIES; plane++)
    for (tn_Kinds left = some->plane[plane]; left; left &= left - 1)
      tn_set_remove(set, tn_kinds_first(left));
}


/* Do these numbers keep to the limits on a set or a run? */
static inline bool good_counts(const tn_MeldRules *rules, int naturals,
                               int wild) {
  return naturals + wild >= rules->least && naturals + wild <= rules->most &&
         wild <= rules->most_wild && naturals >= rules->naturals &&
         naturals >= rules->per_wild * wild &&
         (wild == 0 || (naturals >= rules->with_wild &&
                        (!rules->more_naturals || naturals > wild)));
}


/* Do they keep to the limits on a run? */
static inline bool good_run(const tn_MeldRules *rules, int naturals, int wild) {
  return good_counts(rules, naturals, wild) &&
         (wild == 0 || !rules->natural_runs) &&
         (rules->most_run == 0 || naturals + wild <= rules->most_run);
}


/* Says what is wrong, with its numbers.  Answers false, so that a function that
** judges can return it. */
static inline bool meld_wrong(tn_MeldWhy *why, tn_MeldFault fault, int n,
                              int need) {
  why->fault = (uint8_t)fault;
  why->n = n;
  why->need = need;
  return false;
}


/* What a run counts that begins at the low end of the row. */
int32_t tni_meld_worth_low(const tn_MeldRules *rules, const tn_Set *cards);

/* What the cards of a meld at a place count.  A card that was laid at the low
** end of the row counts what it does there, even if the run has grown so far
** that it could lie at the high end. */
int32_t tni_meld_worth_at(const tn_Melding *melding, uint8_t place,
                          const tn_Set *cards);

/* Frees all places, as at the start of a round. */
void tni_meld_clear(tn_Melding *melding);

#endif
