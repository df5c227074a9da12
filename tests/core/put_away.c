/* Cards that are put away before the tricks. */
#include "check.h"
#include "think/put_away.h"

typedef struct Away {
  tn_Deck deck;
  tn_Order order;
  Heap heap;
  tn_Memory memory;
  tn_Table table;
  int32_t points[TN_KINDS];
  tn_Set hand;
} Away;


static void begin(Away *a, const char *hand) {
  memset(a, 0, sizeof *a);
  a->heap.left = -1;
  a->memory = heap_memory(&a->heap);
  assert_int_equal(
      tn_deck_init(&a->deck, "CDHS", "7 8 9 J Q K 10 A", "BJ", "", 1),
      TN_DECK_OK);
  tn_Setup setup = setup_for(&a->deck, 3, 1);
  assert_true(tn_table_init(&a->table, &setup, &a->memory));
  tn_order_init(&a->order, &a->deck);
  tn_order_finish(&a->order);
  static const int32_t counts[] = {0, 0, 0, 2, 3, 4, 10, 11};
  for (tn_Card card = 0; card < a->deck.kinds; card++)
    if (a->deck.suit[card] != TN_NONE)
      a->points[card] = counts[a->order.place[card]];
  a->hand.plane[0] = kinds_of(&a->deck, hand);
}


static void end(Away *a) {
  tn_table_free(&a->table);
  assert_int_equal(a->heap.blocks, 0);
}


/* The two cards of the hand that are best put away. */
static tn_Kinds best_two(const Away *a, const Outlook *outlook) {
  Parting parting = tni_parting(&a->deck, outlook, &a->hand);
  tn_Card cards[TN_CARDS], two[2];
  int n = tn_set_list(&a->hand, cards), most = INT32_MIN;
  tn_Kinds best = 0;
  for (int i = 0; i < n; i++)
    for (int k = i + 1; k < n; k++) {
      two[0] = cards[i];
      two[1] = cards[k];
      int worth = tni_put_away_worth(&parting, two, 2);
      if (worth <= most)
        continue;
      most = worth;
      best = tn_kind(two[0]) | tn_kind(two[1]);
    }
  return best;
}


static void check_with(const char *hand, const char *tops, bool points,
                       const char *goes) {
  Away a;
  begin(&a, hand);
  Outlook outlook =
      tni_outlook(&a.table, &a.order, tops ? kinds_of(&a.deck, tops) : 0,
                  points ? a.points : NULL, &a.hand);
  assert_true(best_two(&a, &outlook) == kinds_of(&a.deck, goes));
  end(&a);
}


static void check(const char *hand, const char *tops, const char *goes) {
  check_with(hand, tops, true, goes);
}


#define JACKS "JC JD JH JS"


/* Two cards of a short suit leave it void; the longest suit and the highest
** trumps stay. */
static void test_void(void **state) {
  (void)state;
  check("JC JS AC KC 9C 8C 7C AH 9H 8H 9D 7D", JACKS, "9D 7D");
  check("JC JS AC KC 9C 8C 7C AH KH 8H 10D 7D", JACKS, "10D 7D");
}


/* Single tens go, aces stay. */
static void test_tens(void **state) {
  (void)state;
  check("JC JS AC KC 9C 8C 7C AH 9H 8H 10D 10S", JACKS, "10D 10S");
  check("JC JS 10C KC 9C 8C 7C AH AD QS 9S 10H", JACKS, "QS 9S");
}


/* If the order has trumps these stay, long or not. */
static void test_trumps(void **state) {
  (void)state;
  Away a;
  begin(&a, "AC KC 9C 8C 7C AH KH 9H 9D 8D 9S 8S");
  tn_order_init(&a.order, &a.deck);
  tn_order_trump(&a.order,
                 a.deck.suit[tn_kinds_first(kinds_of(&a.deck, "7D"))]);
  tn_order_finish(&a.order);
  Outlook outlook = tni_outlook(&a.table, &a.order, 0, a.points, &a.hand);
  assert_true(
      outlook.trumps ==
      a.deck.of_suit[a.deck.suit[tn_kinds_first(kinds_of(&a.deck, "7D"))]]);
  assert_true(best_two(&a, &outlook) == kinds_of(&a.deck, "9S 8S"));
  end(&a);
}


/* Any two cards are exchanged for the best two, one after the other. */
static void test_better(void **state) {
  (void)state;
  Away a;
  begin(&a, "JC JS AC KC 9C 8C 7C AH 9H 8H 9D 7D");
  Outlook outlook = tni_outlook(&a.table, &a.order, kinds_of(&a.deck, JACKS),
                                a.points, &a.hand);
  Parting parting = tni_parting(&a.deck, &outlook, &a.hand);
  tn_Card cards[2] = {tn_kinds_first(kinds_of(&a.deck, "JC")),
                      tn_kinds_first(kinds_of(&a.deck, "AH"))};
  tni_put_away_better(&parting, cards, 2);
  assert_true((tn_kind(cards[0]) | tn_kind(cards[1])) ==
              kinds_of(&a.deck, "9D 7D"));
  end(&a);
}


/* Where several cards are played at once, low ones go, and no pairs.  Cards
** that may count against the player stay. */
static void test_shy(void **state) {
  (void)state;
  Away a;
  begin(&a, "JC JS AC KC 9C 8C 7C AH KH QH 9H 8H AD 10D 9D 8D");
  Outlook outlook = tni_outlook(&a.table, &a.order, kinds_of(&a.deck, JACKS),
                                a.points, &a.hand);
  outlook.plays = true;
  assert_true(best_two(&a, &outlook) == kinds_of(&a.deck, "10D 8D"));
  outlook.shy = true;
  assert_true(best_two(&a, &outlook) == kinds_of(&a.deck, "8D 8H"));
  tn_set_add(&a.hand, tn_kinds_first(kinds_of(&a.deck, "9D")));
  tn_set_add(&a.hand, tn_kinds_first(kinds_of(&a.deck, "8D")));
  assert_true(best_two(&a, &outlook) == kinds_of(&a.deck, "8H 9H"));
  end(&a);
}


/* Without trumps a void suit is worth nothing: cards of the shortest suits go
** that win nothing. */
static void test_no_trumps(void **state) {
  (void)state;
  check("AC KC 9C 8C 7C AH KH 9H 8H AD 9D 8S", NULL, "9D 8S");
}


/* A joker has no suit: it makes none long or void, and stays. */
static void test_joker(void **state) {
  (void)state;
  check("BJ AC KC 9C 8C 7C AH KH 9H 8H 9D 8S", NULL, "9D 8S");
  check("BJ JC AC KC 9C 8C 7C AH KH 8H 9D 7D", JACKS, "9D 7D");
}


/* Where tricks count, and no cards, it is the low short suit that goes, and the
** lowest of a long one. */
static void test_tricks(void **state) {
  (void)state;
  check("JC JS AC KC 9C 8C 7C AH 10D KD 8S 7S", JACKS, "10D KD");
  check_with("JC JS AC KC 9C 8C 7C AH 10D KD 8S 7S", JACKS, false, "8S 7S");
  check_with("JC JS AC KC 9C 8C 7C AH 10H QH 8H 7D", JACKS, false, "8H 7D");
}


/* A joker that can win nothing then is the first to go. */
static void test_worthless(void **state) {
  (void)state;
  check_with("BJ AC KC 9C 8C 7C AH KH 9H 8H AD 8S", NULL, false, "BJ 8S");
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_void),      cmocka_unit_test(test_tens),
      cmocka_unit_test(test_trumps),    cmocka_unit_test(test_better),
      cmocka_unit_test(test_shy),       cmocka_unit_test(test_no_trumps),
      cmocka_unit_test(test_joker),     cmocka_unit_test(test_tricks),
      cmocka_unit_test(test_worthless),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
