/*
** Sets of kinds, and of cards of several packs.
**
** A card that is in a set n times is in its planes 0 to n - 1.  So plane 0
** alone says which kinds there are, the n-th plane which of them there are more
** than n times, and with one pack a set is a single word.
*/
#include "cards/hold.h"
#include "cards/pick.h"


/* Without a branch, since hands are random; see pick.h. */
tn_Card tn_kinds_nth(tn_Kinds kinds, unsigned n) {
  return n < (unsigned)count_kinds(kinds) ? nth_kind(kinds, n) : TN_NONE;
}


tn_Card tn_kinds_pick(tn_Kinds kinds, uint64_t bits) {
  return kinds ? pick_kind(kinds, bits, false) : TN_NONE;
}


int tn_set_has(const tn_Set *set, tn_Card card) {
  return set ? set_has(set, card) : 0;
}


int tn_set_count(const tn_Set *set) { return set ? set_count(set) : 0; }


bool tn_set_add(tn_Set *set, tn_Card card) { return set && set_add(set, card); }


bool tn_set_remove(tn_Set *set, tn_Card card) {
  return set && set_remove(set, card);
}


/* Since planes are nested, a set includes another plane by plane. */
bool tn_set_includes(const tn_Set *set, const tn_Set *part) {
  if (!set || !part)
    return false;
  for (int plane = 0; plane < TN_COPIES; plane++)
    if (part->plane[plane] & ~set->plane[plane])
      return false;
  return true;
}


/* Is there room for a card more?  The narrow core has room for all. */
static inline bool has_room(int n) {
  return TN_COPIES * TN_KINDS <= TN_CARDS || n < TN_CARDS;
}


int tn_set_list(const tn_Set *set, tn_Card *cards) {
  int n = 0;
  if (!set || !cards)
    return 0;
  bool once = set->plane[1] == 0;
  tn_Kinds kinds = set->plane[0];
  for (; kinds && once; kinds &= kinds - 1)
    cards[n++] = tn_kinds_first(kinds);
  for (; kinds; kinds &= kinds - 1) {
    tn_Card card = tn_kinds_first(kinds);
    for (int i = 0;
         i < TN_COPIES && set->plane[i] & tn_kind(card) && has_room(n); i++)
      cards[n++] = card;
  }
  return n;
}
