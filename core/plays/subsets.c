/*
** Ways to take some cards out of a set, where copies of a kind are alike.
**
** A table has the number of ways to take i cards of the kinds from number k on.
** The numbers are exact up to 2^53, as doubles are.  A random subset goes
** through the kinds and takes of each a number of cards with the chance that
** this number has among all ways.  One or two cards, the most frequent cases,
** need no table.
**
** The table is made from its last row to its first.  To save room, one of EACH
** rows is kept, and those between are made again when they are needed.
*/
#include "cards/hold.h"
#include "plays/subsets.h"

#define EACH 20 /* rows from one that is kept to the next */

/* How many ways there are to take so many cards. */
typedef double Row[TN_PLAY];

/* The table: row number k is for the kinds from number k on. */
typedef struct Ways {
  int kinds, n;
  tn_Card kind[TN_KINDS];
  uint8_t copies[TN_KINDS];
  Row kept[TN_KINDS / EACH + 1]; /* the rows 0, EACH, 2 * EACH ... */
  Row row[EACH + 1];             /* some that follow each other */
} Ways;


/* Makes row number `k` from the one behind it. */
static void count_row(const Ways *ways, int k, const Row next, Row row) {
  for (int i = 0; i <= ways->n; i++) {
    row[i] = 0;
    for (int taken = 0; taken <= ways->copies[k] && taken <= i; taken++)
      row[i] += next[i - taken];
  }
}


/* Makes the rows from number `first` on, a multiple of EACH, up to the next
** that is kept, or the last. */
static void make_rows(Ways *ways, int first) {
  int end = first + EACH < ways->kinds ? first + EACH : ways->kinds;
  for (int i = 0; i <= ways->n; i++)
    ways->row[end - first][i] =
        end == ways->kinds ? i == 0 : ways->kept[end / EACH][i];
  for (int k = end - 1; k >= first; k--)
    count_row(ways, k, ways->row[k - first + 1], ways->row[k - first]);
}


/* Fills the table for up to `n` cards. */
static void count_ways(Ways *ways, const tn_Set *set, int n) {
  ways->n = n;
  ways->kinds = 0;
  for (tn_Kinds left = set->plane[0]; left; left &= left - 1) {
    ways->kind[ways->kinds] = tn_kinds_first(left);
    ways->copies[ways->kinds++] = (uint8_t)set_has(set, tn_kinds_first(left));
  }
  for (int first = ways->kinds / EACH * EACH; first >= 0; first -= EACH) {
    make_rows(ways, first);
    for (int i = 0; i <= n; i++)
      ways->kept[first / EACH][i] = ways->row[0][i];
  }
}


double tni_subsets_count(const tn_Set *set, int n) {
  Ways ways;
  count_ways(&ways, set, n);
  return ways.kept[0][n];
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
bool tni_subset_random(tn_Set *set, int n, tn_Random *random, tn_Set *to) {
  if (n == 0)
    return true;
  if (n == 1)
    return one_random(set, random, to);
  if (n == 2)
    return two_random(set, random, to);
  Ways ways;
  count_ways(&ways, set, n);
  bool only = ways.kept[0][n] < 1.5;
  for (int k = 0; n > 0; k++) {
    if (k % EACH == 0 && k > 0)
      make_rows(&ways, k);
    const double *row = ways.row[k % EACH], *next = ways.row[k % EACH + 1];
    double draw = fraction(random) * row[n];
    int taken = 0;
    while (taken < ways.copies[k] && taken < n && draw >= next[n - taken])
      draw -= next[n - taken++];
    while (next[n - taken] < 0.5) /* rounded past the last */
      taken--;
    move_cards(set, ways.kind[k], taken, to);
    n -= taken;
  }
  return only;
}
