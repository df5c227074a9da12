/*
** What a set holds, for loops in which a call would cost: the same as
** tn_set_has, tn_set_add, tn_set_remove and tn_set_count, without looking
** whether there is a set; and a part of it.
*/
#ifndef tn_hold_h
#define tn_hold_h

#include "tenace/cards.h"


/* How many cards of a kind there are. */
static inline int set_has(const tn_Set *set, tn_Card card) {
  int n = 0;
  if (card >= TN_KINDS)
    return 0;
  while (n < TN_COPIES && set->plane[n] & tn_kind(card))
    n++;
  return n;
}


/* The lowest plane without the kind gets it, */
static inline bool set_add(tn_Set *set, tn_Card card) {
  int plane = 0;
  if (card >= TN_KINDS)
    return false;
  while (set->plane[plane] & tn_kind(card))
    if (++plane == TN_COPIES)
      return false;
  set->plane[plane] |= tn_kind(card);
  return true;
}


/* and the highest plane with the kind loses it: the planes stay nested. */
static inline bool set_remove(tn_Set *set, tn_Card card) {
  int n = set_has(set, card);
  if (n == 0)
    return false;
  set->plane[n - 1] &= ~tn_kind(card);
  return true;
}


/* The first empty plane ends it: no later plane has a card that this lacks. */
static inline int set_count(const tn_Set *set) {
  int n = 0;
  for (int plane = 0; plane < TN_COPIES && set->plane[plane]; plane++)
    n += tn_kinds_count(set->plane[plane]);
  return n;
}


/* The cards of a set that are among some kinds. */
static inline tn_Set set_of(const tn_Set *set, tn_Kinds kinds) {
  tn_Set part;
  for (int plane = 0; plane < TN_COPIES; plane++)
    part.plane[plane] = set->plane[plane] & kinds;
  return part;
}

#endif
