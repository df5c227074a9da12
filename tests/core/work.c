/* Steps: just so many as were granted are taken, and a host can say stop. */
#include "check.h"


/* How many steps are taken until there have been enough. */
static int64_t count(tn_Work *work) {
  int64_t n = 0;
  while (tn_work_on(work, 1))
    n++;
  return n;
}


static void test_as_many_as_granted(void **state) {
  (void)state;
  static const int64_t granted[] = {
      0, 1, 100, TN_WORK_LOOK, TN_WORK_LOOK + 1, 300000};
  for (size_t i = 0; i < COUNT(granted); i++) {
    tn_Work work = {0};
    tn_work_grant(&work, granted[i]);
    assert_false(tn_work_spent(&work));
    assert_int_equal(count(&work), granted[i]);
    assert_true(tn_work_spent(&work));
    assert_int_equal(count(&work), 0);
  }
}


/* What takes longer counts for more, beyond the next look, too. */
static void test_several_at_once(void **state) {
  (void)state;
  tn_Work work = {0};
  tn_work_grant(&work, 300000);
  assert_true(tn_work_on(&work, 200000));
  assert_int_equal(count(&work), 100000);
  tn_work_grant(&work, 300000);
  assert_false(tn_work_on(&work, 300001));
  assert_true(tn_work_spent(&work));
}


static void test_stop(void **state) {
  (void)state;
  volatile int stop = 0;
  tn_Work work = {.stop = &stop};
  tn_work_grant(&work, 1000000);
  assert_true(tn_work_on(&work, 10));
  stop = 1;
  assert_int_equal(count(&work), TN_WORK_LOOK - 10);
  stop = 0;
  assert_int_equal(count(&work), 0);
  tn_work_grant(&work, 5);
  assert_int_equal(count(&work), 5);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_as_many_as_granted),
      cmocka_unit_test(test_several_at_once),
      cmocka_unit_test(test_stop),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
