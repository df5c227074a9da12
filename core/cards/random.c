/*
** Random streams: SplitMix64, and shuffling.
**
** Nothing here depends on the machine: the same seed gives the same deals
** everywhere, or old records could not be replayed.
*/
#include "tenace/cards.h"


/* The numbers are mixed in one after another, so (1, 2) and (2, 1) name
** different streams. */
tn_Random tn_random(uint64_t seed, tn_Purpose purpose, uint64_t a, uint64_t b) {
  uint64_t state = tn_mix(seed, (uint64_t)purpose);
  state = tn_mix(state, a + 1);
  return (tn_Random){tn_mix(state, b + 1)};
}


/* The high word of x * n; x becomes the low word.  So x is used up from its
** top, like the digits of a fraction, and one word gives several numbers. */
#ifdef __SIZEOF_INT128__

__extension__ typedef unsigned __int128 Wide;

static inline uint32_t digit(uint64_t *x, uint32_t n) {
  Wide product = (Wide)*x * n;
  *x = (uint64_t)product;
  return (uint32_t)(product >> 64);
}

#else /* ISO C has no 128 bits: in halves */

static inline uint32_t digit(uint64_t *x, uint32_t n) {
  uint64_t low = (*x & UINT32_MAX) * n;
  uint64_t high = (*x >> 32) * n + (low >> 32);
  *x = (high << 32) | (low & UINT32_MAX);
  return (uint32_t)(high >> 32);
}

#endif


/* Multiplies instead of dividing, which would be slower. */
static inline uint32_t below(tn_Random *random, uint32_t n) {
  uint64_t x = tn_random_next(random);
  return digit(&x, n);
}


uint32_t tn_random_below(tn_Random *random, uint32_t n) {
  return random ? below(random, n) : 0;
}


static inline void swap(uint8_t *cards, size_t a, size_t b) {
  uint8_t card = cards[a];
  cards[a] = cards[b];
  cards[b] = card;
}


/* Four draws below 256 use 32 of a word's 64 bits, so the bias stays below
** 2^-32.  The last four cards have a word each. */
void tn_random_shuffle(tn_Random *random, uint8_t *cards, size_t n) {
  size_t i = random && cards ? n : 0;
  while (i > 4) {
    uint64_t x = tn_random_next(random);
    for (int k = 0; k < 4; k++, i--)
      swap(cards, i - 1, digit(&x, (uint32_t)i));
  }
  for (; i > 1; i--)
    swap(cards, i - 1, below(random, (uint32_t)i));
}
