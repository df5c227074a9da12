/* Sets of single cards, which tell identical cards of several packs apart.  A
** single card is a copy: its place in the deck's list. */
#ifndef tn_copies_h
#define tn_copies_h

#include "cards/pick.h"

#define WORDS (TN_CARDS / 64)

/* Copies, a bit each. */
typedef struct Copies {
  uint64_t word[WORDS];
} Copies;


static inline bool copies_has(const Copies *set, unsigned copy) {
  return set->word[copy / 64] >> (copy % 64) & 1;
}


static inline void copies_add(Copies *set, unsigned copy) {
  set->word[copy / 64] |= UINT64_C(1) << (copy % 64);
}


static inline void copies_remove(Copies *set, unsigned copy) {
  set->word[copy / 64] &= ~(UINT64_C(1) << (copy % 64));
}


/* In one pack most words are empty, and to count bits may be a call. */
static inline unsigned copies_count(const Copies *set) {
  int n = 0;
  for (int i = 0; i < WORDS; i++)
    if (set->word[i])
      n += __builtin_popcountll(set->word[i]);
  return (unsigned)n;
}


static inline bool copies_none(const Copies *set) {
  uint64_t any = 0;
  for (int i = 0; i < WORDS; i++)
    any |= set->word[i];
  return any == 0;
}


static inline Copies copies_and(Copies a, Copies b) {
  for (int i = 0; i < WORDS; i++)
    a.word[i] &= b.word[i];
  return a;
}


static inline Copies copies_or(Copies a, Copies b) {
  for (int i = 0; i < WORDS; i++)
    a.word[i] |= b.word[i];
  return a;
}


static inline Copies copies_less(Copies a, Copies b) {
  for (int i = 0; i < WORDS; i++)
    a.word[i] &= ~b.word[i];
  return a;
}


/* The n-th copy of a set, from 0; n < copies_count. */
static inline unsigned copies_nth(const Copies *set, unsigned n) {
  unsigned i = 0, here;
  while (here = (unsigned)__builtin_popcountll(set->word[i]), n >= here) {
    n -= here;
    i++;
  }
  return i * 64 + nth_kind((tn_Kinds)set->word[i], n);
}


/* Takes the lowest copy out of a set that is not empty, and answers it. */
static inline unsigned copies_take(Copies *set) {
  unsigned i = 0;
  while (!set->word[i])
    i++;
  unsigned bit = (unsigned)__builtin_ctzll(set->word[i]);
  set->word[i] &= set->word[i] - 1;
  return i * 64 + bit;
}

#endif
