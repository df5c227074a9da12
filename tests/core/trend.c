/* How results go with what is taken. */
#include "check.h"
#include "think/trend.h"


/* A step at 80 is a rising line to those who look from afar. */
static void test_step(void **state) {
  (void)state;
  Trend trend = {0};
  for (int points = 0; points <= 160; points += 5)
    tni_trend_add(&trend, points, points >= 80 ? 1 : -1);
  assert_false(trend.known);
  tni_trend_fit(&trend);
  assert_true(trend.known);
  assert_true(tni_trend_at(&trend, 100) > tni_trend_at(&trend, 95));
  assert_true(tni_trend_at(&trend, 150) > 0.5);
  assert_true(tni_trend_at(&trend, 10) < -0.5);
}


/* Few playouts make no line, nor do results that are all alike or go with
** nothing. */
static void test_no_line(void **state) {
  (void)state;
  Trend few = {0}, alike = {0}, loose = {0};
  for (int n = 0; n < 100; n++) {
    if (n < 20)
      tni_trend_add(&few, n, n);
    tni_trend_add(&alike, n, 1);
    tni_trend_add(&loose, n, n % 2);
  }
  tni_trend_fit(&few);
  tni_trend_fit(&alike);
  tni_trend_fit(&loose);
  assert_false(few.known);
  assert_true(!alike.known || tni_trend_at(&alike, 5) == 1);
  assert_false(loose.known);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_step),
      cmocka_unit_test(test_no_line),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
