/* Kinds and sets, against a plain count of each kind. */
#include "check.h"
#include "cards/pick.h"


static void test_nth_kind(void **state) {
  (void)state;
  tn_Random random = {1};
  for (int times = 0; times < 5000; times++) {
    tn_Kinds kinds = few_kinds(&random);
    unsigned n = 0;
    for (tn_Card card = 0; card < TN_KINDS; card++)
      if (kinds & tn_kind(card))
        assert_int_equal(tn_kinds_nth(kinds, n++), card);
    assert_int_equal(tn_kinds_count(kinds), n);
  }
  for (unsigned n = 0; n < TN_KINDS; n++) {
    assert_int_equal(tn_kinds_nth(~(tn_Kinds)0, n), n);
    assert_int_equal(tn_kinds_nth(tn_kind(n), 0), n);
    assert_int_equal(tn_kinds_first(tn_kind(n)), n);
  }
}


/* With the processor's instruction and without, the same card is picked. */
static void test_picks_agree(void **state) {
  (void)state;
  tn_Random random = {2};
  if (!deposits_bits())
    print_message("this processor deposits no bits: nothing to compare\n");
  for (int times = 0; times < 100000; times++) {
    tn_Kinds kinds = any_kinds(&random);
    for (int thin = times % 6; thin > 0; thin--)
      kinds &= any_kinds(&random);
    uint64_t bits = tn_random_next(&random);
    if (!kinds)
      continue;
    tn_Card card = pick_kind(kinds, bits, false);
    assert_true((kinds & tn_kind(card)) != 0);
    assert_int_equal(pick_kind(kinds, bits, deposits_bits()), card);
    assert_int_equal(tn_kinds_pick(kinds, bits), card);
  }
}


static void test_picks_are_even(void **state) {
  (void)state;
  tn_Kinds kinds = UINT64_C(0x8000100200010011);
#ifdef TN_WIDE
  kinds = kinds << 64 >> 30;
#endif
  int found[TN_KINDS] = {0};
  tn_Random random = {3};
  for (int n = 0; n < 60000; n++)
    found[tn_kinds_pick(kinds, tn_random_next(&random))]++;
  for (tn_Kinds left = kinds; left; left &= left - 1)
    assert_in_range(found[tn_kinds_first(left)], 9600, 10400);
}


/* The pick is by the upper half of the bits: golden, on every machine. */
static void test_picks_are_golden(void **state) {
  (void)state;
  assert_int_equal(tn_kinds_pick(0xF0, 0), 4);
  assert_int_equal(tn_kinds_pick(0xF0, UINT64_C(0x3FFFFFFFFFFFFFFF)), 4);
  assert_int_equal(tn_kinds_pick(0xF0, UINT64_C(0x4000000000000000)), 5);
  assert_int_equal(tn_kinds_pick(0xF0, UINT64_MAX), 7);
  assert_int_equal(tn_kinds_pick(UINT64_MAX, UINT64_MAX), 63);
  assert_int_equal(tn_kinds_pick(~(tn_Kinds)0, UINT64_MAX), TN_KINDS - 1);
}


static void compare(const tn_Set *set, const int *count) {
  tn_Card cards[TN_KINDS * TN_COPIES], *next = cards;
  int all = 0, n = tn_set_list(set, cards);
  for (tn_Card card = 0; card < TN_KINDS; card++) {
    assert_int_equal(tn_set_has(set, card), count[card]);
    for (int i = 0; i < count[card]; i++)
      assert_int_equal(*next++, card);
    all += count[card];
  }
  assert_int_equal(tn_set_count(set), all);
  assert_int_equal(n, all);
}


/* Cards are put in and taken out at random. */
static void test_sets(void **state) {
  (void)state;
  tn_Set set = {{0}};
  int count[TN_KINDS] = {0};
  tn_Random random = {4};
  for (int times = 0; times < 3000; times++) {
    tn_Card card = (tn_Card)tn_random_below(&random, TN_KINDS);
    bool add = count[card] == 0 ||
               (count[card] < TN_COPIES && tn_random_below(&random, 2));
    if (add && tn_set_count(&set) == TN_CARDS)
      continue; /* no deck has more */
    count[card] += add ? 1 : -1;
    if (add)
      tn_set_add(&set, card);
    else
      tn_set_remove(&set, card);
    if (times % 50 == 0)
      compare(&set, count);
  }
}


static tn_Set random_set(tn_Random *random, int *count) {
  tn_Set set = {{0}};
  for (tn_Card card = 0; card < 6; card++) {
    count[card] = (int)tn_random_below(random, TN_COPIES + 1);
    for (int n = 0; n < count[card]; n++)
      tn_set_add(&set, card);
  }
  return set;
}


static void test_includes(void **state) {
  (void)state;
  tn_Random random = {5};
  for (int times = 0; times < 3000; times++) {
    int a[6], b[6];
    tn_Set set = random_set(&random, a), part = random_set(&random, b);
    bool all = true;
    for (int card = 0; card < 6; card++) {
      if (times % 2 && b[card] > a[card]) /* make it likelier */
        for (; b[card] > a[card]; b[card]--)
          tn_set_remove(&part, (tn_Card)card);
      all = all && b[card] <= a[card];
    }
    assert_int_equal(tn_set_includes(&set, &part), all);
  }
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_nth_kind),
      cmocka_unit_test(test_picks_agree),
      cmocka_unit_test(test_picks_are_even),
      cmocka_unit_test(test_picks_are_golden),
      cmocka_unit_test(test_sets),
      cmocka_unit_test(test_includes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
