/*
** Finding the n-th bit of a word without a branch, for the loop that plays
** random tricks.  A card is drawn there for each play of each simulated match.
*/
#ifndef tn_pick_h
#define tn_pick_h

#include "tenace/cards.h"

#define EACH_BYTE UINT64_C(0x0101010101010101)
#define HIGH_BITS UINT64_C(0x8080808080808080)
#define BIT_OF_BYTE UINT64_C(0x8040201008040201) /* bit k in byte k */


/* Counts the bits of x.  Byte k of the result has the number of bits in the
** bytes 0 to k of x, so the highest byte has the number of all. */
static inline uint64_t running_counts(uint64_t x) {
  x = x - ((x >> 1) & UINT64_C(0x5555555555555555));
  x = (x & UINT64_C(0x3333333333333333)) +
      ((x >> 2) & UINT64_C(0x3333333333333333));
  x = (x + (x >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
  return x * EACH_BYTE;
}


/* How many kinds there are, for loops in which a call would cost. */
static inline int count_kinds(tn_Kinds kinds) {
  uint64_t n = running_counts(tn_kinds_low(kinds)) >> 56;
#ifdef TN_WIDE
  n += running_counts(tn_kinds_high(kinds)) >> 56;
#endif
  return (int)n;
}


/* How many of the eight running counts are n or less. */
static inline unsigned bytes_passed(uint64_t counts, unsigned n) {
  uint64_t passed = ((n * EACH_BYTE | HIGH_BITS) - counts) & HIGH_BITS;
  return (unsigned)(((passed >> 7) * EACH_BYTE) >> 56);
}


/*
** The n-th bit, from 0.  It finds the byte in which the count passes n,
** comparing all eight at once.  Then it spreads the bits of that byte over
** eight bytes and does the same again.  Hands are random, so a processor would
** guess branches wrong, which costs more than all of this.
*/
static inline tn_Card nth_bit(uint64_t kinds, uint64_t counts, unsigned n) {
  unsigned byte = bytes_passed(counts, n) * 8;
  uint64_t bits = ((kinds >> byte & 0xFF) * EACH_BYTE) & BIT_OF_BYTE;
  uint64_t ones = ((bits + ~HIGH_BITS) >> 7) & EACH_BYTE;
  n -= (unsigned)((counts << 8) >> byte & 0xFF);
  return (tn_Card)(byte + bytes_passed(ones * EACH_BYTE, n));
}


#ifdef TN_WIDE

/* The n-th kind, from 0: in the word that has it. */
static inline tn_Card nth_kind(tn_Kinds kinds, unsigned n) {
  uint64_t low = tn_kinds_low(kinds), counts = running_counts(low);
  unsigned here = (unsigned)__builtin_popcountll(low);
  if (n < here)
    return nth_bit(low, counts, n);
  uint64_t high = tn_kinds_high(kinds);
  return (tn_Card)(64 + nth_bit(high, running_counts(high), n - here));
}


static inline bool deposits_bits(void) { return false; }


/* One of the kinds alone, each equally likely, by 64 random bits. */
static inline tn_Kinds pick_one(tn_Kinds kinds, uint64_t bits, bool deposit) {
  (void)deposit;
  uint64_t count = (uint64_t)tn_kinds_count(kinds);
  return tn_kind(nth_kind(kinds, (unsigned)(((bits >> 32) * count) >> 32)));
}

#else

static inline tn_Card nth_kind(tn_Kinds kinds, unsigned n) {
  return nth_bit(kinds, running_counts(kinds), n);
}


#if defined(__x86_64__) && defined(__GNUC__)

/* Does this processor count and deposit bits in one instruction (BMI2)? */
static inline bool deposits_bits(void) {
  return __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}


/* A random kind alone.  `draw` has 32 random bits, which choose n;
** deposits_bits() is true. */
static inline tn_Kinds pick_by_deposit(tn_Kinds kinds, uint64_t draw) {
  uint64_t count, bit;
  __asm__("popcnt %1, %0" : "=r"(count) : "r"(kinds) : "cc");
  uint64_t nth = UINT64_C(1) << ((draw * count) >> 32);
  __asm__("pdep %2, %1, %0" : "=r"(bit) : "r"(nth), "r"(kinds));
  return bit;
}

#else

static inline bool deposits_bits(void) { return false; }


static inline tn_Kinds pick_by_deposit(tn_Kinds kinds, uint64_t draw) {
  return kinds ^ draw; /* never called */
}

#endif


/* One of the kinds alone, each equally likely, by 64 random bits.  `deposit` is
** deposits_bits(); both ways answer the same kind. */
static inline tn_Kinds pick_one(tn_Kinds kinds, uint64_t bits, bool deposit) {
  uint64_t draw = bits >> 32;
  if (deposit)
    return pick_by_deposit(kinds, draw);
  uint64_t counts = running_counts(kinds);
  return tn_kind(
      nth_bit(kinds, counts, (unsigned)((draw * (counts >> 56)) >> 32)));
}

#endif


/* The same kind, as a card. */
static inline tn_Card pick_kind(tn_Kinds kinds, uint64_t bits, bool deposit) {
  return tn_kinds_first(pick_one(kinds, bits, deposit));
}

#endif
