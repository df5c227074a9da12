/* Spreads: every way to lay the copies is equally likely. */
#include "check.h"
#include "knowledge/knowledge.h"

#define WAYS 20000 /* in a case, at most */

/* Copies with the bins they may go into, as letters, and the room in each. */
typedef struct Case {
  const char *bins[12];
  int room[5];
} Case;

/* clang-format off */
static const Case cases[] = {
  {{"ab", "ab", "ab", "ab", "ab"}, {3, 2}},
  {{"abc", "abc", "ab", "ab", "a", "c", "bc"}, {3, 2, 2}},
  {{"ab", "ab", "bc", "bc", "ca", "ca"}, {2, 2, 2}},
  {{"ab", "bc", "cd", "da", "abcd", "abcd"}, {2, 1, 2, 1}},
  {{"abc", "abc", "abc", "ab", "ab", "b", "bc", "c"}, {2, 3, 3}},
  {{"ab", "ab", "abc", "cd", "cd", "de", "de", "e"}, {2, 1, 2, 2, 1}},
  {{"abcd", "abcd", "abcd", "abcd", "abc", "d", "d"}, {1, 2, 1, 3}},
};
/* clang-format on */

static tn_Deck deck;


/* The spread of a case.  Copies that may go into most bins are last, as is the
** rule. */
static Spread make_spread(const Case *from) {
  Spread spread = {.deck = &deck};
  size_t most = 0;
  for (int i = 0; i < 12 && from->bins[i]; i++)
    most = strlen(from->bins[i]) > most ? strlen(from->bins[i]) : most;
  for (int last = 0; last < 2; last++) {
    for (int i = 0; i < 12 && from->bins[i]; i++) {
      if ((strlen(from->bins[i]) == most) != last)
        continue;
      spread.copy[spread.copies] = (uint8_t)i;
      for (const char *bin = from->bins[i]; *bin; bin++)
        spread.bins_of[spread.copies] |= bit((unsigned)(*bin - 'a'));
      spread.copies++;
    }
    if (!last)
      spread.tied = spread.copies;
  }
  for (; spread.bins < 5 && from->room[spread.bins]; spread.bins++) {
    spread.pile[spread.bins] = spread.bins;
    spread.room[spread.bins] = (uint16_t)from->room[spread.bins];
  }
  return spread;
}


/* Copies that may go into most bins come last only if they share these bins. */
static void tie_others(Spread *spread) {
  uint64_t usual = spread->bins_of[spread->copies - 1];
  while (spread->tied < spread->copies &&
         spread->bins_of[spread->tied] != usual)
    spread->tied++;
}


/* Lists all ways from copy `i` on, as numbers; how many there are. */
static int list_ways(const Spread *spread, unsigned i, uint16_t *room, long way,
                     long *ways, int n) {
  if (i == spread->copies) {
    assert_true(n < WAYS);
    ways[n] = way;
    return n + 1;
  }
  for (unsigned bin = 0; bin < spread->bins; bin++)
    if (has_pile(spread->bins_of[i], bin) && room[bin] > 0) {
      room[bin]--;
      n = list_ways(spread, i + 1, room, way * 5 + (long)bin, ways, n);
      room[bin]++;
    }
  return n;
}


static int compare(const void *a, const void *b) {
  long x = *(const long *)a, y = *(const long *)b;
  return (x > y) - (x < y);
}


/* Lays the copies many times; how uneven the result is, in standard
** deviations. */
static double unevenness(Spread *spread, long *ways, int n, int times) {
  static int seen[WAYS];
  tn_Random random = {42};
  memset(seen, 0, sizeof seen);
  for (int i = 0; i < times; i++) {
    uint8_t bin[TN_CARDS];
    long way = 0;
    assert_true(tni_spread_lay(spread, &random, bin));
    for (unsigned c = 0; c < spread->copies; c++)
      way = way * 5 + bin[c];
    long *found = bsearch(&way, ways, (size_t)n, sizeof way, compare);
    assert_non_null(found);
    seen[found - ways]++;
  }
  double expected = (double)times / n, chi = 0;
  for (int i = 0; i < n; i++)
    chi += (seen[i] - expected) * (seen[i] - expected) / expected;
  double x = (chi - (n - 1)) / (2.0 * (n - 1)); /* in units of sd squared */
  return x * (chi - (n - 1)) * (chi > n - 1 ? 1 : -1);
}


static void try_case(const Case *from, bool exact, double most) {
  Spread spread = make_spread(from);
  static long ways[WAYS];
  static double table[WAYS];
  tie_others(&spread);
  uint16_t room[BINS];
  memcpy(room, spread.room, sizeof room);
  int n = list_ways(&spread, 0, room, 0, ways, 0);
  qsort(ways, (size_t)n, sizeof *ways, compare);
  if (exact) {
    size_t numbers = tni_spread_plan(&spread);
    assert_in_range(numbers, 0, WAYS);
    if (numbers > 0)
      tni_spread_count(&spread, table);
  }
  double chi = unevenness(&spread, ways, n, 300 * n);
  if (chi > most)
    fail_msg("%d ways, exactly %d: %.1f squared deviations", n, exact, chi);
}


/* By the table: five deviations would be one in three million. */
static void test_exactly_even(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(cases); i++)
    try_case(&cases[i], true, 25);
}


/* By exchanges: nearly so. */
static void test_mixed_evenly(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(cases); i++)
    try_case(&cases[i], false, 400);
}


/* Copies for which there is no room are not laid, in either way. */
static void test_no_way(void **state) {
  (void)state;
  Case none = {{"a", "a", "b", "ab"}, {1, 3}};
  static double table[WAYS];
  tn_Random random = {1};
  uint8_t bin[TN_CARDS];
  Spread spread = make_spread(&none);
  assert_false(tni_spread_lay(&spread, &random, bin));
  assert_in_range(tni_spread_plan(&spread), 1, WAYS);
  tni_spread_count(&spread, table);
  assert_false(tni_spread_lay(&spread, &random, bin));
}


/* One way only is found by moving others on. */
static void test_one_way(void **state) {
  (void)state;
  Case one = {{"ab", "bc", "cd", "de", "e"}, {1, 1, 1, 1, 1}};
  Spread spread = make_spread(&one);
  for (uint64_t seed = 0; seed < 100; seed++) {
    tn_Random random = {seed};
    uint8_t bin[TN_CARDS];
    assert_true(tni_spread_lay(&spread, &random, bin));
    for (unsigned i = 0; i < spread.copies; i++)
      assert_int_equal(bin[i], spread.copy[i]);
  }
}


/* Two packs of two kinds; no bin may hold both copies of a kind. */
static void test_capped(void **state) {
  (void)state;
  Case even = {{"ab", "ab", "ab", "ab"}, {2, 2}};
  uint8_t most[2 * TN_KINDS], held[2 * TN_KINDS] = {0};
  memset(most, 1, sizeof most);
  assert_int_equal(tn_deck_init(&deck, "C", "7 8", "", "", 2), TN_DECK_OK);
  Spread spread = make_spread(&even);
  spread.capped = true;
  spread.most = most;
  spread.held = held;
  spread.cells = sizeof most;
  assert_int_equal(tni_spread_plan(&spread), 0);
  int found[4] = {0};
  tn_Random random = {3};
  for (int n = 0; n < 4000; n++) {
    uint8_t bin[TN_CARDS];
    while (!tni_spread_lay(&spread, &random, bin))
      continue;
    assert_int_not_equal(bin[0], bin[1]);
    assert_int_not_equal(bin[2], bin[3]);
    found[bin[0] * 2 + bin[2]]++;
  }
  for (int i = 0; i < 4; i++)
    assert_in_range(found[i], 850, 1150);
}


/* A hundred copies, as many as a table can hold: no number gets too large. */
static void test_large(void **state) {
  (void)state;
  Spread spread = {.deck = &deck, .copies = 200, .tied = 100, .bins = 3};
  static double table[65536];
  for (int i = 0; i < 200; i++) {
    spread.copy[i] = (uint8_t)i;
    spread.bins_of[i] = i < 100 ? 3 : 7;
  }
  for (uint8_t bin = 0; bin < 3; bin++) {
    spread.pile[bin] = bin;
    spread.room[bin] = (uint16_t)(bin == 2 ? 50 : 75);
  }
  deck = french_deck("BJ LJ", 4);
  assert_in_range(tni_spread_plan(&spread), 1, COUNT(table));
  tni_spread_count(&spread, table);
  tn_Random random = {7};
  double first = 0;
  for (int n = 0; n < 1000; n++) {
    uint8_t bin[TN_CARDS];
    assert_true(tni_spread_lay(&spread, &random, bin));
    for (int i = 0; i < 100; i++)
      first += bin[i] == 0;
  }
  assert_true(first > 49.5e3 && first < 50.5e3);
}


static int set_up(void **state) {
  (void)state;
  deck = french_deck("", 1);
  return 0;
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup(test_exactly_even, set_up),
      cmocka_unit_test_setup(test_mixed_evenly, set_up),
      cmocka_unit_test_setup(test_no_way, set_up),
      cmocka_unit_test_setup(test_one_way, set_up),
      cmocka_unit_test_setup(test_capped, set_up),
      cmocka_unit_test_setup(test_large, set_up),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
