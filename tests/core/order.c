/* Orders: what beats what, in the games' own words. */
#include "check.h"


static tn_Deck deck;
static tn_Order order;


/* Ranks from low to high, by name. */
static void set_ranks(const char *names) {
  uint8_t ranks[TN_RANKS];
  int n = 0;
  while (*(names += strspn(names, " "))) {
    size_t size = strcspn(names, " ");
    ranks[n++] = tn_deck_rank(&deck, names, size);
    names += size;
  }
  tn_order_ranks(&order, ranks, n);
}


static void begin(const char *suits, const char *ranks, const char *jokers) {
  assert_int_equal(tn_deck_init(&deck, suits, ranks, jokers, "", 1),
                   TN_DECK_OK);
  tn_order_init(&order, &deck);
}


static tn_Card card(const char *name) { return card_of(&deck, name); }


/* The cards of a trick in order; the winner is the one named. */
static void wins(const char *trick, const char *winner) {
  tn_Card cards[TN_CARDS];
  int n = cards_of(&deck, trick, cards);
  int best = tn_order_winner(&order, cards, n);
  if (cards[best] != card(winner))
    fail_msg("%s: %s won", trick, deck.name[cards[best]]);
}


/* Each beats the next when the group of the first is led. */
static void falling(const char *names) {
  tn_Card cards[TN_CARDS];
  int n = cards_of(&deck, names, cards);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      assert_int_equal(
          tn_order_beats(&order, cards[i], cards[j], order.group[cards[0]]),
          i < j);
}


static void test_plain_suits(void **state) {
  (void)state;
  begin("CDHS", FRENCH, "BJ");
  tn_order_finish(&order);
  assert_int_equal(order.trump_suit, TN_NONE);
  assert_int_equal(order.of_group[TN_TRUMPS], 0);
  assert_int_equal(order.of_group[2], deck.of_suit[2]);
  assert_int_equal(order.of_group[TN_NO_GROUP], deck.jokers);
  falling("AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S");
  wins("10C KC 3D JC", "KC");
  wins("2D AS AH AC", "2D");
}


static void test_trumps(void **state) {
  (void)state;
  begin("CDHS", FRENCH, "");
  tn_order_trump(&order, 1);
  tn_order_finish(&order);
  assert_int_equal(order.trump_suit, 1);
  assert_int_equal(order.of_group[1], 0);
  assert_int_equal(order.of_group[TN_TRUMPS], deck.of_suit[1]);
  wins("10C KC 3D JC", "3D");
  wins("10C 4D 3D AC", "4D");
  wins("2D AC 3D AS", "3D");
  falling("AD KD 2D");
  assert_true(tn_order_beats(&order, card("2D"), card("AC"), 0));
  assert_false(tn_order_beats(&order, card("AC"), card("2D"), 0));
  assert_true(tn_order_beats(&order, card("2C"), card("AH"), 0));
}


/* Two jokers above the trump suit, the ranks upside down, aces high. */
static void test_downtown(void **state) {
  (void)state;
  begin("CDHS", FRENCH, "LJ BJ");
  set_ranks("K Q J 10 9 8 7 6 5 4 3 2 A");
  tn_order_trump(&order, 0);
  tn_order_top(&order, tn_kind(card("LJ")));
  tn_order_top(&order, tn_kind(card("BJ")));
  tn_order_finish(&order);
  falling("BJ LJ AC 2C 3C 10C JC QC KC");
  falling("AD 2D 3D 9D 10D JD QD KD");
  wins("KD QD 2D AD", "AD");
  wins("3S 2S 4S KS", "2S");
  wins("3S LJ BJ AC", "BJ");
}


/* Without trumps the jokers follow nothing and win nothing. */
static void test_worthless_jokers(void **state) {
  (void)state;
  begin("CDHS", FRENCH, "LJ BJ");
  tn_order_worthless(&order, deck.jokers);
  tn_order_finish(&order);
  wins("2H BJ LJ 3D", "2H");
  wins("BJ 2H LJ AD", "2H");
  wins("BJ LJ 3C 2C", "3C");
  wins("BJ LJ", "BJ");
  assert_false(tn_order_beats(&order, card("BJ"), card("LJ"), 0));
  assert_false(tn_order_beats(&order, card("BJ"), card("2C"), 1));
  tn_order_worthless(&order, tn_kind(card("AS")));
  tn_order_finish(&order);
  wins("2S AS", "2S");
}


/* Jacks are the highest trumps, whatever the suit; or the only ones. */
static void test_jacks_on_top(void **state) {
  (void)state;
  begin("DHSC", "7 8 9 J Q K 10 A", "");
  for (int grand = 0; grand < 2; grand++) {
    tn_order_init(&order, &deck);
    if (!grand)
      tn_order_trump(&order, 1);
    tn_order_top(&order, tn_kind(card("JD")));
    tn_order_top(&order, tn_kind(card("JH")));
    tn_order_top(&order, tn_kind(card("JS")));
    tn_order_top(&order, tn_kind(card("JC")));
    tn_order_finish(&order);
    falling(grand ? "JC JS JH JD" : "JC JS JH JD AH 10H KH QH 9H 8H 7H");
    falling("AS 10S KS QS 9S 8S 7S");
    assert_int_equal(tn_kinds_count(order.of_group[TN_TRUMPS]), grand ? 4 : 11);
    assert_int_equal(tn_kinds_count(order.of_group[0]), 7);
    wins("AD JD 10D", "JD");
    wins("AD AH 10D", grand ? "AD" : "AH");
  }
}


/* The jack is a card of its suit again, and the ten lower than it. */
static void test_null(void **state) {
  (void)state;
  begin("DHSC", "7 8 9 J Q K 10 A", "");
  set_ranks("7 8 9 10 J Q K A");
  tn_order_finish(&order);
  falling("AH KH QH JH 10H 9H 8H 7H");
}


/* Equal cards: the level cards of other suits; the first played is better. */
static void test_level_cards(void **state) {
  (void)state;
  begin("CDHS", FRENCH, "LJ BJ");
  tn_order_trump(&order, 3);
  tn_order_top(&order, kinds_of(&deck, "10C 10D 10H"));
  tn_order_top(&order, tn_kind(card("10S")));
  tn_order_top(&order, tn_kind(card("LJ")));
  tn_order_top(&order, tn_kind(card("BJ")));
  tn_order_finish(&order);
  falling("BJ LJ 10S 10D AS KS JS 9S 2S");
  assert_false(tn_order_beats(&order, card("10C"), card("10D"), TN_TRUMPS));
  wins("10D 10C 10H", "10D");
  wins("10H 10C AS", "10H");
  wins("AC 10H 10C", "10H");
  assert_int_equal(order.group[card("10C")], TN_TRUMPS);
  assert_int_equal(order.above[card("10C")], kinds_of(&deck, "10S LJ BJ"));
  assert_int_equal(order.above[card("10H")], order.above[card("10C")]);
  assert_int_equal(tn_kinds_count(order.of_group[0]), 12);
}


/* Ranks that are not named stay below the others. */
static void test_unnamed_ranks(void **state) {
  (void)state;
  begin("CDHS", FRENCH, "");
  set_ranks("A 2");
  tn_order_finish(&order);
  falling("2H AH KH QH 3H");
}


/* Of two tens of hearts the later one wins, of two queens the first. */
static void test_later(void **state) {
  (void)state;
  begin("CDHS", FRENCH, "");
  tn_order_later(&order, tn_kind(card("10H")));
  tn_order_finish(&order);
  tn_Card cards[] = {card("10H"), card("9H"), card("10H"), card("2H")};
  assert_int_equal(tn_order_winner(&order, cards, 4), 2);
  assert_true(tn_order_beats(&order, card("10H"), card("10H"), 2));
  assert_false(tn_order_beats(&order, card("QH"), card("QH"), 2));
  assert_false(tn_order_beats(&order, card("9H"), card("10H"), 2));
  assert_true(tn_order_beats(&order, card("JH"), card("10H"), 2));
}


/* An order with trumps, tops and worthless cards at random. */
static void random_order(tn_Random *random) {
  tn_order_init(&order, &deck);
  uint8_t ranks[TN_RANKS];
  for (uint8_t i = 0; i < deck.ranks; i++)
    ranks[i] = i;
  tn_random_shuffle(random, ranks, deck.ranks);
  tn_order_ranks(&order, ranks, (int)tn_random_below(random, 14));
  if (tn_random_below(random, 3) > 0)
    tn_order_trump(&order, (uint8_t)tn_random_below(random, 4));
  for (uint32_t n = tn_random_below(random, 4); n > 0; n--)
    tn_order_top(&order, few_kinds(random) & deck.all);
  tn_order_worthless(&order, tn_random_next(random) & deck.jokers);
  tn_order_finish(&order);
}


/* The masks say what the comparison says; a card beats none that beats it. */
static void test_masks_agree(void **state) {
  (void)state;
  tn_Random random = {1};
  begin("CDHS", FRENCH, "LJ BJ");
  for (int times = 0; times < 200; times++) {
    random_order(&random);
    for (tn_Card a = 0; a < deck.kinds; a++) {
      assert_true(order.of_group[order.group[a]] & tn_kind(a));
      for (tn_Card b = 0; b < deck.kinds; b++) {
        bool same = order.group[a] == order.group[b];
        bool beats = tn_order_beats(&order, a, b, order.group[b]);
        if (same)
          assert_int_equal(order.above[b] >> a & 1, beats);
        else
          assert_false(order.above[b] & tn_kind(a));
        if (beats)
          assert_false(tn_order_beats(&order, b, a, order.group[b]));
      }
    }
  }
}


/* The winner beats all played before it, and none after it beats it. */
static void test_winner(void **state) {
  (void)state;
  tn_Random random = {2};
  begin("CDHS", FRENCH, "LJ BJ");
  for (int times = 0; times < 20000; times++) {
    tn_Card cards[TN_CARDS];
    if (times % 20 == 0)
      random_order(&random);
    memcpy(cards, deck.list, deck.cards);
    tn_random_shuffle(&random, cards, deck.cards);
    int n = 1 + (int)tn_random_below(&random, 8), led = 0;
    while (led < n - 1 && order.group[cards[led]] == TN_NO_GROUP)
      led++;
    int best = tn_order_winner(&order, cards, n);
    for (int i = 0; i < n; i++)
      if (i < best)
        assert_true(tn_order_beats(&order, cards[best], cards[i],
                                   order.group[cards[led]]));
      else
        assert_false(tn_order_beats(&order, cards[i], cards[best],
                                    order.group[cards[led]]));
  }
}


/* How long a run the cards make, from the top down: above 0 with
** them, below 0 without. */
static int run_of(const char *cards) {
  tn_Card list[TN_CARDS];
  tn_Kinds kinds = 0;
  bool with;
  int n = cards_of(&deck, cards, list);
  for (int i = 0; i < n; i++)
    kinds |= tn_kind(list[i]);
  n = tn_order_run(&order, kinds, &with);
  return with ? n : -n;
}


/* Runs of the highest trumps, equal ones counted once. */
static void test_runs(void **state) {
  (void)state;
  begin("CDHS", "7 8 9 10 J Q K A", "");
  set_ranks("7 8 9 Q K 10 A");
  tn_order_trump(&order, tn_deck_suit(&deck, 'H'));
  tn_order_top(&order, tn_kind(card("JH")));
  tn_order_top(&order, tn_kind(card("JS")));
  tn_order_finish(&order);
  assert_int_equal(run_of("JS JH AH 10H"), 4);
  assert_int_equal(run_of("JS JH AH 10H KH QH 9H 8H 7H"), 9);
  assert_int_equal(run_of("JS AH 10H"), 1);
  assert_int_equal(run_of("JH AH"), -1);
  assert_int_equal(run_of("10H AS"), -3);
  assert_int_equal(run_of(""), -9);
  tn_order_top(&order, tn_kind(card("7C")) | tn_kind(card("7D")));
  tn_order_finish(&order);
  assert_int_equal(run_of("7C JS"), 2);
  assert_int_equal(run_of("JS"), -1);
  begin("CDHS", "7 8", "");
  tn_order_finish(&order);
  assert_int_equal(run_of("7C"), 0);
}


/* All ranks of the largest deck are named, and a joker joins the suit. */
static void test_joined_above_all_ranks(void **state) {
  (void)state;
  char ranks[4 * TN_RANKS + 1] = "";
  uint8_t named[TN_RANKS];
  for (int i = 0; i < TN_RANKS; i++) {
    snprintf(ranks + strlen(ranks), 8, "%d ", i);
    named[i] = (uint8_t)i;
  }
  begin("CD", ranks, "BJ");
  tn_order_ranks(&order, named, TN_RANKS);
  tn_order_trump(&order, 1);
  assert_true(tn_order_join(&order, tn_kind(card("BJ")), 0));
  assert_false(tn_order_join(&order, tn_kind(card("BJ")), 2));
  assert_false(tn_order_count_as(&order, tn_kind(card("BJ")), 1));
  tn_order_finish(&order);
  for (tn_Card other = 0; other < TN_RANKS; other++)
    assert_true(tn_order_beats(&order, card("BJ"), other, 0));
  assert_true(tn_order_beats(&order, card("0D"), card("BJ"), 0));
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_plain_suits),
      cmocka_unit_test(test_joined_above_all_ranks),
      cmocka_unit_test(test_trumps),
      cmocka_unit_test(test_downtown),
      cmocka_unit_test(test_later),
      cmocka_unit_test(test_worthless_jokers),
      cmocka_unit_test(test_jacks_on_top),
      cmocka_unit_test(test_null),
      cmocka_unit_test(test_level_cards),
      cmocka_unit_test(test_unnamed_ranks),
      cmocka_unit_test(test_masks_agree),
      cmocka_unit_test(test_winner),
      cmocka_unit_test(test_runs),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
