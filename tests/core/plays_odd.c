/* Plays in suits of very many cards: every answer comes in time. */
#include "check.h"

#define ROOM 500

static tn_Deck deck;
static tn_Order order;
static const tn_PlayRules rules = {0};


/* Four packs in which every card is a trump: four of them at each height, or
** each at its own. */
static int set_up(void **state) {
  (void)state;
  assert_int_equal(tn_deck_init(&deck, "CDHS",
                                "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16", "",
                                "", 4),
                   TN_DECK_OK);
  tn_order_init(&order, &deck);
  for (tn_Card card = 0; card < 16; card++)
    tn_order_top(&order, UINT64_C(0x0001000100010001) << card);
  tn_order_finish(&order);
  return 0;
}


/* Some copies of each of some kinds, from one on. */
static tn_Set copies_of(int first, int kinds, int copies) {
  tn_Set set = {{0}};
  for (int card = first; card < first + kinds; card++)
    for (int copy = 0; copy < copies; copy++)
      tn_set_add(&set, (tn_Card)card);
  return set;
}


static tn_Format format_of(const tn_Set *set) {
  tn_Card cards[TN_CARDS];
  tn_Format format;
  int n = tn_set_list(set, cards);
  assert_true(tn_format_read(&format, &order, cards, n));
  return format;
}


/* What is listed may be played, and so may what a bot plays. */
static void answer(const tn_Set *led, const tn_Set *hand) {
  tn_Set list[ROOM];
  tn_Owed owed;
  tn_Random random = {1};
  tn_Format lead = format_of(led);
  bool only;
  double n = tn_follows_list(&order, &rules, &lead, hand, list, ROOM, NULL);
  assert_true(n != 0);
  for (int i = 0; i < n && i < ROOM; i += ROOM / 5)
    assert_int_equal(
        tn_follow_check(&order, &rules, &lead, hand, &list[i], &owed, NULL),
        TN_PLAY_OK);
  tn_Set play =
      tn_follow_random(&order, &rules, &lead, hand, &random, &only, NULL);
  assert_false(only);
  assert_int_equal(
      tn_follow_check(&order, &rules, &lead, hand, &play, &owed, NULL),
      TN_PLAY_OK);
  assert_in_range(tn_play_height(&order, &rules, &lead, &play, NULL) + 1, 0,
                  200);
}


/* Singles can be filled up in countless ways. */
static void test_singles(void **state) {
  (void)state;
  tn_Set led = copies_of(0, 20, 1), hand = copies_of(20, 24, 1);
  tn_set_add(&led, 0);
  answer(&led, &hand);
}


/* Pairs of which the hand has many. */
static void test_pairs(void **state) {
  (void)state;
  tn_Set led = copies_of(0, 14, 2), hand = copies_of(14, 40, 2);
  answer(&led, &hand);
}


/* Triples and quads, which can be answered in pieces. */
static void test_quads(void **state) {
  (void)state;
  tn_Set led = copies_of(0, 15, 4), hand = copies_of(20, 40, 3);
  answer(&led, &hand);
  led = copies_of(0, 15, 3);
  answer(&led, &hand);
}


/* Runs through places that have four kinds each. */
static void test_leads(void **state) {
  (void)state;
  tn_Set hand = copies_of(0, 64, 2), list[ROOM];
  assert_int_equal(tn_leads_list(&order, &hand, list, ROOM, NULL), 10000);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_singles),
      cmocka_unit_test(test_pairs),
      cmocka_unit_test(test_quads),
      cmocka_unit_test(test_leads),
  };
  return cmocka_run_group_tests(tests, set_up, NULL);
}
