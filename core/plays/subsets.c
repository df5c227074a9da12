/*
** Ways to take some cards out of a set, where copies of a kind are alike.
**
** A table has the number of ways to take i cards of the kinds from number k on.
** The numbers are exact up to 2^53, as doubles are.  A random subset goes
** through the kinds and takes of each a number of cards with the chance that
** this number has among all ways.  One or two cards, the most frequent cases,
** need no table.
*/
#include "plays/subsets.h"

/* The table: from[k][i] is how many ways there are to take i cards of the kinds
** from number k on. */
typedef struct Ways {
  int kinds;
  tn_Card kind[TN_KINDS];
  uint8_t copies[TN_KINDS];
  double from[TN_KINDS + 1][TN_PLAY];
} Ways;


/* Fills the table for up to `n` cards, from the last kind to the first. */
static void count_ways(Ways *ways, const tn_Set *set, int n) {
  ways->kinds = 0;
  for (tn_Kinds left = set->plane[0]; left; left &= left - 1) {
    ways->kind[ways->kinds] = tn_kinds_first(left);
    ways->copies[ways->kinds++] =
        (uint8_t)tn_set_has(set, tn_kinds_first(left));
  }
  for (int i = 0; i <= n; i++)
    ways->from[ways->kinds][i] = i == 0;
  for (int k = ways->kinds - 1; k >= 0; k--)
    for (int i = 0; i <= n; i++) {
      ways->from[k][i] = 0;
      for (int taken = 0; taken <= ways->copies[k] && taken <= i; taken++)
        ways->from[k][i] += ways->from[k + 1][i - taken];
    }
}


double tn_subsets_count(const tn_Set *set, int n) {
  Ways ways;
  count_ways(&ways, set, n);
  return ways.from[0][n];
}


/* `n` cards of a kind go from one set to another. */
static void move_cards(tn_Set *set, tn_Card card, int n, tn_Set *to) {
  set_take(set, card, n);
  set_put(to, card, n);
}


/* A random number from 0 to below 1, in steps of 2^-53. */
static double fraction(tn_Random *random) {
  return (double)(tn_random_next(random) >> 11) / 9007199254740992.0;
}


/* One card: any of the kinds. */
static bool one_random(tn_Set *set, tn_Random *random, tn_Set *to) {
  tn_Kinds kinds = set->plane[0];
  move_cards(set, tn_kinds_pick(kinds, tn_random_next(random)), 1, to);
  return (kinds & (kinds - 1)) == 0;
}


/* Two cards: two kinds, or both from a kind that is there twice. */
static bool two_random(tn_Set *set, tn_Random *random, tn_Set *to) {
  uint32_t kinds = (uint32_t)tn_kinds_count(set->plane[0]);
  uint32_t pairs = (uint32_t)tn_kinds_count(set->plane[1]);
  uint32_t ways = kinds * (kinds - 1) / 2 + pairs;
  uint32_t n = tn_random_below(random, ways);
  if (n < pairs) {
    move_cards(set, tn_kinds_nth(set->plane[1], n), 2, to);
    return ways == 1;
  }
  tn_Kinds left = set->plane[0];
  for (int i = 0; i < 2; i++) {
    tn_Card card = tn_kinds_pick(left, tn_random_next(random));
    left &= ~tn_kind(card);
    move_cards(set, card, 1, to);
  }
  return ways == 1;
}


/* The table of doubles may round past the last number of cards that is
** possible; the second `while` steps back from there. */
bool tn_subset_random(tn_Set *set, int n, tn_Random *random, tn_Set *to) {
  if (n == 0)
    return true;
  if (n == 1)
    return one_random(set, random, to);
  if (n == 2)
    return two_random(set, random, to);
  Ways ways;
  count_ways(&ways, set, n);
  bool only = ways.from[0][n] < 1.5;
  for (int k = 0; n > 0; k++) {
    double draw = fraction(random) * ways.from[k][n];
    int taken = 0;
    while (taken < ways.copies[k] && taken < n &&
           draw >= ways.from[k + 1][n - taken])
      draw -= ways.from[k + 1][n - taken++];
    while (ways.from[k + 1][n - taken] < 0.5) /* rounded past the last */
      taken--;
    move_cards(set, ways.kind[k], taken, to);
    n -= taken;
  }
  return only;
}
