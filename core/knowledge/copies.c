/*
** Copies: which there are of some kinds, and where each may be.
**
** A copy's number is its place in the deck's list, in which kinds follow each
** other; `first` says where a kind begins.
*/
#include "knowledge/knowledge.h"


Copies tni_copies_of(const tn_Knowledge *k, tn_Kinds kinds) {
  Copies set = {{0}};
  for (; kinds; kinds &= kinds - 1) {
    tn_Card card = tn_kinds_first(kinds);
    for (unsigned n = 0; n < k->deck->copies[card]; n++)
      copies_add(&set, k->first[card] + n);
  }
  return set;
}


uint64_t tni_piles_of(const tn_Knowledge *k, const Stretch *stretch,
                      unsigned copy) {
  uint64_t piles = 0;
  for (unsigned pile = 0; pile < k->piles; pile++)
    piles |= (uint64_t)copies_has(&stretch->may[pile], copy) << pile;
  return piles;
}
