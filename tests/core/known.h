/* What knowledge holds of one card and one pile.  Only tests look inside it. */
#ifndef known_h
#define known_h

#include "knowledge/knowledge.h"


/* The present stretch. */
static inline const Stretch *known_stretch(const tn_Knowledge *k) {
  return &k->stretch[k->stretches - 1];
}


/* May a card of that kind be in a pile? */
static inline bool known_may(const tn_Knowledge *k, tn_Card card,
                             uint8_t pile) {
  Copies all = tni_copies_of(k, tn_kind(card));
  Copies there = copies_and(known_stretch(k)->may[pile], all);
  return !copies_none(&there);
}


/* How many cards of that kind are known to be in a pile. */
static inline int known_sure(const tn_Knowledge *k, tn_Card card,
                             uint8_t pile) {
  Copies all = tni_copies_of(k, tn_kind(card));
  Copies there = copies_and(known_stretch(k)->held[pile], all);
  return (int)copies_count(&there);
}

#endif
