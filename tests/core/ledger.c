/* The ledger: lines with reasons, totals, and cutting back. */
#include "check.h"


static const char *reason(const tn_Ledger *ledger, uint32_t line) {
  return ledger->text + ledger->lines[line].reason;
}


static void test_lines(void **state) {
  (void)state;
  Heap heap = {-1, 0, 0};
  tn_Memory memory = heap_memory(&heap);
  tn_Ledger ledger = {0};
  assert_true(tn_ledger_add(&ledger, &memory, 1, 0, 5, "tricks"));
  assert_true(tn_ledger_add(&ledger, &memory, 1, 1, -3, "failed"));
  assert_true(tn_ledger_add(&ledger, &memory, 2, 0, 2, "tricks"));
  assert_true(tn_ledger_add(&ledger, &memory, 2, 1, 0, ""));
  assert_int_equal(ledger.used, 4);
  assert_int_equal(ledger.total[0], 7);
  assert_int_equal(ledger.total[1], -3);
  assert_string_equal(reason(&ledger, 1), "failed");
  assert_string_equal(reason(&ledger, 2), "tricks");
  assert_string_equal(reason(&ledger, 3), "");
  assert_int_equal(ledger.lines[0].reason, ledger.lines[2].reason);
  assert_int_equal(ledger.lines[1].side, 1);
  assert_int_equal(ledger.lines[1].points, -3);
  assert_int_equal(ledger.lines[2].round, 2);
  tn_ledger_free(&ledger, &memory);
  assert_int_equal(heap.blocks, 0);
  assert_int_equal(heap.bytes, 0);
}


/* Cut back to any line, the ledger is as it was then. */
static void test_cut(void **state) {
  (void)state;
  Heap heap = {-1, 0, 0};
  tn_Memory memory = heap_memory(&heap);
  tn_Ledger ledger = {0};
  int64_t total[201][2] = {{0}};
  tn_Random random = {1};
  for (uint32_t n = 0; n < 200; n++) {
    int side = (int)tn_random_below(&random, 2);
    int32_t points = (int32_t)tn_random_below(&random, 100) - 50;
    char text[16];
    snprintf(text, sizeof text, "reason %u", n % 30);
    assert_true(tn_ledger_add(&ledger, &memory, 1, side, points, text));
    memcpy(total[n + 1], total[n], sizeof total[n]);
    total[n + 1][side] += points;
  }
  for (uint32_t n = 200; n > 0; n -= 5) {
    tn_ledger_cut(&ledger, n);
    assert_int_equal(ledger.used, n);
    assert_int_equal(ledger.total[0], total[n][0]);
    assert_int_equal(ledger.total[1], total[n][1]);
  }
  tn_ledger_cut(&ledger, 300); /* there is nothing to cut */
  assert_int_equal(ledger.used, 5);
  tn_ledger_free(&ledger, &memory);
}


static void test_large_totals(void **state) {
  (void)state;
  Heap heap = {-1, 0, 0};
  tn_Memory memory = heap_memory(&heap);
  tn_Ledger ledger = {0};
  for (int n = 0; n < 10; n++)
    assert_true(tn_ledger_add(&ledger, &memory, n, 7, INT32_MAX, "many"));
  assert_int_equal(ledger.total[7], INT64_C(10) * INT32_MAX);
  tn_ledger_free(&ledger, &memory);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_lines),
      cmocka_unit_test(test_cut),
      cmocka_unit_test(test_large_totals),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
