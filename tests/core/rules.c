/* What a host says of its game by functions: duties, order, bots, answers. */
#include "check.h"


static tn_Deck deck;
static tn_Order order;
static Heap heap = {-1, 0, 0};


/* A table for four with thirteen cards each, and clubs are trumps. */
static void sit_down(tn_Table *table) {
  tn_Memory memory = heap_memory(&heap);
  deck = french_deck("", 1);
  tn_Setup setup = setup_for(&deck, 4, 5);
  assert_true(tn_table_init(table, &setup, &memory));
  tn_order_init(&order, &deck);
  tn_order_trump(&order, 0);
  assert_true(tn_order_finish(&order));
  assert_true(tn_table_begin_round(table, 3));
  assert_true(tn_table_deal(table, 13, 1));
}


/* What the duties depend on is noted, and that of others before is not. */
static void test_duties(void **state) {
  (void)state;
  tn_Table table;
  sit_down(&table);
  const tn_Duty duty[] = {{.when = TN_LEADING, .unless = TN_VOID},
                          {.until_played = 1}};
  const tn_Duties two = {2, {TN_FOLLOW, TN_RULE}, {0, 1}, duty};
  assert_true(tn_table_obey(&table, &two));
  assert_int_equal(table.rules, 2);
  assert_int_equal(table.rule[1], TN_RULE);
  assert_int_equal(table.once_empty[1], 1);
  assert_ptr_equal(table.duty, duty);
  assert_int_equal(table.watched, TN_LEADING | TN_VOID | TN_UNTIL);
  const tn_Duties bare = {.n = 1, .rule = {TN_FOLLOW}};
  assert_true(tn_table_obey(&table, &bare));
  assert_int_equal(table.rules, 1);
  assert_int_equal(table.watched, 0);
  assert_null(table.duty);
  assert_int_equal(table.once_empty[1], 0);
  tn_table_free(&table);
}


/* Seat 0 answers, the others are bots: only cards that are allowed are taken,
** each once. */
static void test_answers(void **state) {
  (void)state;
  tn_Table table;
  sit_down(&table);
  const tn_Duties follow = {.n = 1, .rule = {TN_FOLLOW}};
  assert_true(tn_table_obey(&table, &follow));
  assert_true(tn_table_set_order(&table, &order));
  assert_ptr_equal(table.order, &order);
  for (uint8_t seat = 1; seat < 4; seat++)
    assert_true(tn_table_set_bot(&table, seat, TN_RANDOM));
  assert_true(tn_table_lead(&table, 0, 13));
  tn_Need need;
  int asked = 0;
  for (; (need = tn_table_play(&table)) == TN_ANSWER_DUE; asked++) {
    tn_Kinds legal = table.question.legal;
    assert_int_equal(tn_table_answer_card(&table, TN_NONE), TN_REFUSED);
    assert_int_equal(tn_table_answer_card(&table, tn_kinds_first(~legal)),
                     TN_REFUSED);
    assert_int_equal(tn_table_answer_card(&table, tn_kinds_first(legal)),
                     TN_DONE);
    assert_int_equal(tn_table_answer_card(&table, tn_kinds_first(legal)),
                     TN_IMPOSSIBLE);
  }
  assert_int_equal(need, TN_DONE);
  assert_in_range(asked, 5, 13);
  assert_int_equal(table.tape.read, 52);
  assert_true(tn_table_set_order(&table, NULL));
  assert_null(table.order);
  tn_table_free(&table);
}


/* A tape that has no room says so, and the question waits. */
static void test_no_memory(void **state) {
  (void)state;
  tn_Table table;
  sit_down(&table);
  assert_true(tn_table_set_order(&table, &order));
  assert_true(tn_table_lead(&table, 0, 13));
  assert_int_equal(tn_table_play(&table), TN_ANSWER_DUE);
  tn_Card card = tn_kinds_first(table.question.legal);
  heap.left = 0;
  assert_int_equal(tn_table_answer_card(&table, card), TN_NO_MEMORY);
  heap.left = -1;
  assert_int_equal(tn_table_answer_card(&table, card), TN_DONE);
  assert_int_equal(tn_table_play(&table), TN_ANSWER_DUE);
  assert_int_equal(table.trick.cards[0], card);
  tn_table_free(&table);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_duties),
      cmocka_unit_test(test_answers),
      cmocka_unit_test(test_no_memory),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
