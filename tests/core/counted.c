/* Whatever goes through many possibilities counts its steps, and says when they
** have not been enough. */
#include "check.h"

#include "tenace/sets.h"
#include "tenace/solve.h"

static tn_Deck deck;


/* What a host grants; it never says stop. */
static tn_Work grant(int64_t steps) {
  tn_Work work = {0};
  tn_work_grant(&work, steps);
  return work;
}


/* Two packs in one hand, and four of a rank with any six cards along: without
** an end to the steps it takes minutes. */
static tn_ClimbRules climbing(tn_Set *hand) {
  tn_ClimbRules rules = {.deck = &deck, .ranks = 13, .kinds = 2, .suits = true};
  for (tn_Card card = 0; card < deck.kinds; card++) {
    rules.rank[card] = deck.rank[card];
    rules.suit[card] = deck.suit[card];
    for (int n = 0; n < deck.copies[card]; n++)
      tn_set_add(hand, card);
  }
  rules.kind[0] = (tn_ClimbKind){.of = 1, .least = 1, .most = 1, .wing_of = 1};
  rules.kind[1] = (tn_ClimbKind){.of = 4,
                                 .least = 1,
                                 .most = 1,
                                 .wings = 6,
                                 .wing_of = 1,
                                 .any_wings = true};
  tn_climb_prepare(&rules);
  return rules;
}


static void test_combinations(void **state) {
  (void)state;
  static tn_ClimbPlay list[100];
  tn_Set hand = {{0}};
  tn_Random random = {1};
  deck = french_deck("", 2);
  tn_ClimbRules rules = climbing(&hand);
  tn_Work work = grant(200000);
  int n = tn_climb_list(&rules, &hand, NULL, NULL, &random, list, 100, &work);
  assert_in_range(-n - 1, 52, 20000);
  assert_true(tn_work_spent(&work));
  assert_int_equal(
      tn_climb_list(&rules, &hand, NULL, NULL, &random, list, 100, &work), -1);
  n = tn_climb_list(&rules, &hand, NULL, NULL, &random, list, 100, NULL);
  assert_in_range(-n - 1, 20000, TN_WORK);
  rules.kinds = 1;
  work = grant(20000);
  assert_int_equal(
      tn_climb_list(&rules, &hand, NULL, NULL, &random, list, 100, &work), 52);
  assert_false(tn_work_spent(&work));
}


/* 52 cards that count 1 each: more sets than anybody can look at. */
static void test_sums(void **state) {
  (void)state;
  int32_t points[TN_KINDS];
  tn_Card cards[52];
  tn_Sums sums;
  for (tn_Card card = 0; card < 52; card++) {
    cards[card] = card;
    points[card] = card < 50 ? 2 : 1;
  }
  tn_Work work = grant(100000);
  assert_true(tn_sums_begin(&sums, cards, 50, points, 51, 52, &work));
  assert_false(tn_sums_next(&sums));
  assert_true(sums.partly);
  assert_true(tn_work_spent(&work));
  assert_true(tn_sums_begin(&sums, cards, 52, points, 1, 52, NULL));
  assert_true(tn_sums_next(&sums));
  assert_true(tn_sums_next(&sums));
  assert_false(tn_sums_next(&sums));
  assert_false(sums.partly);
}


/* Every card counts 1 and takes several sets at once. */
static void test_captures(void **state) {
  (void)state;
  static tn_Fishing fishing;
  tn_CaptureRules rules = {.several = true, .two = true};
  int32_t points[TN_KINDS];
  tn_Card lying[40];
  deck = french_deck("", 1);
  for (tn_Card card = 0; card < deck.kinds; card++) {
    points[card] = 1 + card % 3;
    rules.also[card] = 4;
  }
  for (tn_Card card = 0; card < 40; card++)
    lying[card] = card;
  assert_true(tn_fishing_begin(&fishing, &rules, &deck, points, lying, 40));
  fishing.hand = (tn_Set){{0}};
  for (tn_Card card = 40; card < 52; card++)
    tn_set_add(&fishing.hand, card);
  tn_Work work = grant(1000);
  fishing.work = &work;
  tn_fishing_list(&fishing);
  assert_true(fishing.partly);
  assert_true(tn_work_spent(&work));
  tn_Capture all = {.verb = TN_TAKE, .card = 40, .cards = UINT64_MAX >> 24};
  int32_t value;
  rules.several = false; /* one sum of cards that count in two ways */
  fishing.work = NULL;
  assert_int_equal(tn_fishing_check(&fishing, &all, &value), TN_NOT_ONE);
}


/* A quarter of a pack where nearly every card is in several melds. */
static tn_MeldRules meld_rules(void) {
  tn_MeldRules rules = {.deck = &deck,
                        .sets = deck.all,
                        .runs = deck.all,
                        .least = 3,
                        .most = 13,
                        .discard = TN_NONE,
                        .row_size = 13};
  for (uint8_t rank = 0; rank < 13; rank++)
    rules.row[rank] = rank;
  for (tn_Card card = 0; card < deck.kinds; card++)
    rules.points[card] = 1;
  assert_int_equal(tn_meld_rules_finish(&rules), TN_MELD_RULES_OK);
  return rules;
}


static void test_layouts(void **state) {
  (void)state;
  static tn_Layouts layouts;
  tn_Set cards = {{0}};
  deck = french_deck("", 1);
  tn_MeldRules rules = meld_rules();
  for (tn_Card card = 0; card < deck.kinds; card++)
    if (deck.rank[card] < 6)
      tn_set_add(&cards, card);
  tn_Work work = grant(100);
  assert_false(tn_layouts_begin(&layouts, &rules, &cards, &work));
  work = grant(100000);
  assert_true(tn_layouts_begin(&layouts, &rules, &cards, &work));
  work = grant(2000);
  assert_false(tn_layouts_find(&layouts));
  assert_true(tn_work_spent(&work));
  assert_true(tn_layouts_begin(&layouts, &rules, &cards, NULL));
  tn_layouts_find(&layouts);
  assert_int_equal(layouts.left, 0);
}


/* As many melds as cards, where each card is one by itself. */
static void test_single_melds(void **state) {
  (void)state;
  static tn_Layouts layouts;
  tn_Set cards = {{0}};
  deck = french_deck("", 1);
  tn_MeldRules rules = meld_rules();
  rules.least = rules.naturals = 1;
  rules.runs = 0;
  assert_int_equal(tn_meld_rules_finish(&rules), TN_MELD_RULES_OK);
  for (tn_Card card = 0; card < 13; card++)
    tn_set_add(&cards, card);
  assert_true(tn_layouts_begin(&layouts, &rules, &cards, NULL));
  assert_true(tn_layouts_find(&layouts));
  assert_int_equal(layouts.left, 0);
  assert_int_equal(layouts.layout[0].n, 13);
}


/* Memory that a text of two gigabytes can be asked of, which is not there. */
static void *no_alloc(void *host, void *block, size_t old, size_t size) {
  (void)block;
  (void)old;
  *(size_t *)host = size;
  return NULL;
}


/* What nobody can use gets an answer, too. */
static void test_refused(void **state) {
  (void)state;
  size_t asked = 0;
  tn_Memory memory = {no_alloc, &asked};
  tn_Ledger ledger = {.used = UINT32_C(0x80000001),
                      .room = UINT32_C(0x80000001)};
  assert_false(tn_ledger_add(&ledger, &memory, 1, 0, 1, "x"));
  assert_int_equal(asked, 0); /* more lines than there can be */
  assert_false(tn_ledger_add(&ledger, &memory, 1, TN_SEATS, 1, "x"));
  assert_false(tn_ledger_add(&ledger, &memory, 1, 0, 1, NULL));
  deck = french_deck("", 1);
  tn_MeldRules rules = meld_rules();
  rules.points[3] = TN_MELD_POINTS + 1;
  assert_int_equal(tn_meld_rules_finish(&rules), TN_MELD_RULES_POINTS);
  tn_Order order;
  tn_Format format;
  tn_Card none = TN_NONE;
  tn_order_init(&order, &deck);
  tn_order_finish(&order);
  assert_false(tn_format_read(&format, &order, &none, 1));
  assert_false(tn_format_read(&format, &order, &none, 0));
  tn_CaptureRules captures = {.must = true};
  static tn_Fishing fishing;
  tn_Card lying[TN_LYING + 1] = {0};
  assert_false(tn_fishing_begin(&fishing, &captures, &deck, rules.points, lying,
                                TN_LYING + 1));
  assert_false(
      tn_fishing_begin(&fishing, &captures, &deck, rules.points, &none, 1));
  tn_Sums sums;
  assert_false(tn_sums_begin(&sums, &none, 1, rules.points, 1, 1, NULL));
  tn_solver_free(NULL);
}


/* Answers grant the steps anew, but do not make up for a stop. */
static void test_answers(void **state) {
  (void)state;
  uint32_t answers = 7;
  volatile int stop = 0;
  tn_Work work = {.stop = &stop, .answers = &answers};
  tn_work_grant(&work, 100);
  assert_true(tn_work_on(&work, 90));
  answers++;
  assert_true(tn_work_on(&work, 20));
  assert_true(tn_work_on(&work, 100));
  assert_false(tn_work_on(&work, 1));
  answers++;
  stop = 1;
  assert_false(tn_work_on(&work, 1));
  stop = 0;
  assert_true(tn_work_on(&work, 1));
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_combinations), cmocka_unit_test(test_sums),
      cmocka_unit_test(test_captures),     cmocka_unit_test(test_layouts),
      cmocka_unit_test(test_single_melds), cmocka_unit_test(test_answers),
      cmocka_unit_test(test_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
