/* Random streams: golden values, so that all machines deal the same cards. */
#include "check.h"


/* The published values of SplitMix64. */
static void test_next(void **state) {
  (void)state;
  static const uint64_t golden[] = {
      UINT64_C(6457827717110365317), UINT64_C(3203168211198807973),
      UINT64_C(9817491932198370423), UINT64_C(4593380528125082431),
      UINT64_C(16408922859458223821)};
  tn_Random random = {1234567};
  for (size_t i = 0; i < COUNT(golden); i++) {
    assert_int_equal(tn_mix(1234567, i + 1), golden[i]);
    assert_int_equal(tn_random_next(&random), golden[i]);
  }
}


static void test_streams(void **state) {
  (void)state;
  assert_int_equal(tn_random(0, TN_SHUFFLE, 0, 0).state,
                   UINT64_C(0x238275BC38FCBE91));
  assert_int_equal(tn_random(7, TN_SHUFFLE, 3, 2).state,
                   UINT64_C(0x112F6E14C73D2FC6));
  assert_int_equal(tn_random(UINT64_MAX, TN_WORLDS, UINT64_MAX, 1).state,
                   UINT64_C(0xE8761DCDBF344D98));
}


/* No two streams of some thousand are the same, nor neighbours of each other */
static void test_streams_differ(void **state) {
  (void)state;
  static uint64_t seen[6 * 5 * 8 * 8];
  size_t n = 0;
  for (uint64_t seed = 0; seed < 6; seed++)
    for (tn_Purpose purpose = TN_SHUFFLE; purpose <= TN_WORLDS; purpose++)
      for (uint64_t a = 0; a < 8; a++)
        for (uint64_t b = 0; b < 8; b++)
          seen[n++] = tn_random(seed, purpose, a, b).state;
  assert_int_equal(n, COUNT(seen));
  for (size_t i = 0; i < n; i++)
    for (size_t j = 0; j < i; j++)
      for (uint64_t step = 0; step < 3; step++)
        assert_int_not_equal(seen[i],
                             seen[j] + step * UINT64_C(0x9E3779B97F4A7C15));
}


static void test_below(void **state) {
  (void)state;
  static const uint32_t below[] = {1, 2, 6, 52, 1000, UINT32_MAX};
  static const uint32_t golden[] = {0, 0, 5, 5, 170, 1007876853};
  tn_Random random = {99};
  for (size_t i = 0; i < COUNT(below); i++)
    assert_int_equal(tn_random_below(&random, below[i]), golden[i]);
}


static void test_below_is_even(void **state) {
  (void)state;
  tn_Random random = {5};
  for (uint32_t n = 1; n <= 7; n++) {
    int found[7] = {0};
    for (int i = 0; i < 10000; i++) {
      uint32_t x = tn_random_below(&random, n);
      assert_true(x < n);
      found[x]++;
    }
    for (uint32_t x = 0; x < n; x++)
      assert_in_range(found[x], 0.9 * 10000 / n, 1.1 * 10000 / n);
  }
}


static void compare_shuffle(tn_Random random, const uint8_t *golden, size_t n) {
  uint8_t cards[TN_CARDS];
  for (size_t i = 0; i < n; i++)
    cards[i] = (uint8_t)i;
  tn_random_shuffle(&random, cards, n);
  assert_memory_equal(cards, golden, n);
}


static void test_shuffles(void **state) {
  (void)state;
  static const uint8_t deck[] = {
      20, 9,  12, 7,  32, 4,  10, 41, 50, 45, 26, 36, 15, 43, 49, 21, 42, 18,
      40, 25, 47, 29, 3,  48, 16, 5,  39, 28, 31, 1,  6,  27, 8,  23, 14, 2,
      24, 0,  35, 19, 44, 30, 13, 38, 46, 37, 22, 17, 33, 11, 34, 51};
  compare_shuffle(tn_random(7, TN_SHUFFLE, 1, 0), deck, sizeof deck);
  compare_shuffle((tn_Random){1}, (const uint8_t[]){4, 1, 0, 3, 2}, 5);
  compare_shuffle((tn_Random){1}, (const uint8_t[]){0, 1, 3, 2}, 4);
  compare_shuffle((tn_Random){1}, (const uint8_t[]){0}, 1);
  tn_random_shuffle(&(tn_Random){1}, NULL, 0);
}


/* A card of each place of 216 goes to each other equally often. */
static void test_shuffle_is_even(void **state) {
  (void)state;
  static int found[216][216];
  int times = 20000 * more(10);
  tn_Random random = {17};
  for (int n = 0; n < times; n++) {
    uint8_t cards[216];
    for (int i = 0; i < 216; i++)
      cards[i] = (uint8_t)i;
    tn_random_shuffle(&random, cards, 216);
    for (int i = 0; i < 216; i++)
      found[i][cards[i]]++;
  }
  double chi = 0, expected = times / 216.0;
  for (int i = 0; i < 216; i++)
    for (int j = 0; j < 216; j++)
      chi += (found[i][j] - expected) * (found[i][j] - expected) / expected;
  double df = 215.0 * 215.0; /* its deviation is sqrt(2 df) = 304 */
  assert_true(chi > df - 5 * 304 && chi < df + 5 * 304);
}


/* All 120 orders of five cards are equally likely. */
static void test_orders_are_even(void **state) {
  (void)state;
  static int found[3125];
  int times = 120 * 500;
  tn_Random random = {18};
  for (int n = 0; n < times; n++) {
    uint8_t cards[] = {0, 1, 2, 3, 4};
    tn_random_shuffle(&random, cards, 5);
    int order = 0;
    for (int i = 0; i < 5; i++)
      order = order * 5 + cards[i];
    found[order]++;
  }
  int orders = 0;
  double chi = 0;
  for (int i = 0; i < 3125; i++) {
    orders += found[i] > 0;
    chi += found[i] ? (found[i] - 500.0) * (found[i] - 500.0) / 500 : 0;
  }
  assert_int_equal(orders, 120);
  assert_true(chi > 119 - 5 * 15.4 && chi < 119 + 5 * 15.4);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_next),
      cmocka_unit_test(test_streams),
      cmocka_unit_test(test_streams_differ),
      cmocka_unit_test(test_below),
      cmocka_unit_test(test_below_is_even),
      cmocka_unit_test(test_shuffles),
      cmocka_unit_test(test_shuffle_is_even),
      cmocka_unit_test(test_orders_are_even),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
