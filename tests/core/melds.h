/* Moves of a turn with melds, compared and picked. */
#ifndef melds_h
#define melds_h

#include "check.h"


static inline void assert_same_move(const tn_MeldMove *one,
                                    const tn_MeldMove *other) {
  assert_int_equal(one->verb, other->verb);
  assert_int_equal(one->parts, other->parts);
  for (int i = 0; i < one->parts; i++) {
    assert_memory_equal(&one->part[i], &other->part[i], sizeof(tn_Set));
    assert_int_equal(one->part[i].place, other->part[i].place);
  }
}


/* Random bits that pick the n-th of `all` moves. */
static inline uint64_t bits_for(int n, int all) {
  uint64_t from = ((uint64_t)n << 32) + (uint64_t)all - 1;
  return from / (uint64_t)all << 32;
}

#endif
