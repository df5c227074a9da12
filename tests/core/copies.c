/* Knowledge of identical cards, and of cards known by where or when they came.
** */
#include "seen.h"


/* Of two identical cards, the one that was seen to go to a hand is played
** first. */
static void test_identical_cards(void **state) {
  (void)state;
  Seen seen;
  begin(&seen, "7 8 9", 2, 3);
  stack(&seen, "7C 7D 7H 7C 8C");
  tn_table_begin_round(&seen.table, 0);
  tn_table_deal(&seen.table, 1, 1);
  uint8_t laid = LAID(&seen.table), hand = tn_hand_pile(2);
  tn_Card seven = card_of(&seen.deck, "7C");
  tn_table_draw(&seen.table, laid);
  move(&seen, "7C", laid, hand);
  think(&seen, 0);
  assert_int_equal(known_sure(seen.knowledge, seven, hand), 1);
  assert_true(known_may(seen.knowledge, seven, tn_hand_pile(1)));
  move(&seen, "7C", hand, laid);
  think(&seen, 0);
  assert_int_equal(known_sure(seen.knowledge, seven, hand), 0);
  assert_true(known_may(seen.knowledge, seven, hand));
  assert_int_equal(known_sure(seen.knowledge, seven, laid), 1);
  think(&seen, 1);
  assert_false(known_may(seen.knowledge, seven, hand));
  end(&seen);
}


/* Two identical cards shown together are two cards; one shown again is the same
** card. */
static void test_shown_twice(void **state) {
  (void)state;
  Seen seen;
  begin(&seen, "7 8 9", 2, 3);
  stack(&seen, "7D 7C 7H 8D 7C 8H");
  tn_table_begin_round(&seen.table, 0);
  tn_table_deal(&seen.table, 2, 1);
  uint8_t hand = tn_hand_pile(2);
  tn_Card seven = card_of(&seen.deck, "7C");
  show(&seen, "7C", hand);
  tn_table_score(&seen.table, 0, 1, "a reason");
  show(&seen, "7C", hand);
  think(&seen, 0);
  assert_int_equal(known_sure(seen.knowledge, seven, hand), 1);
  show(&seen, "7C", hand);
  think(&seen, 0);
  assert_int_equal(known_sure(seen.knowledge, seven, hand), 2);
  assert_false(known_may(seen.knowledge, seven, TN_STOCK));
  end(&seen);
}


/*
** A 7C goes to hand 1, which puts a card away.  The other 7C goes to hand 2,
** and could also have come to hand 1 from there.  Hand 1 plays a 7C: which of
** the two is it?
*/
static void test_which_of_two(void **state) {
  (void)state;
  Seen seen;
  begin(&seen, "7 8 9", 2, 3);
  stack(&seen, "8D 8H 8S 7C 7C 9D 9H 9S");
  tn_table_begin_round(&seen.table, 2);
  tn_table_deal(&seen.table, 1, 1);
  uint8_t laid = LAID(&seen.table), apart = APART(&seen.table);
  uint8_t none = tn_hand_pile(0), one = tn_hand_pile(1), two = tn_hand_pile(2);
  tn_Card seven = card_of(&seen.deck, "7C");
  tn_table_draw(&seen.table, laid);
  move(&seen, "7C", laid, one);
  tn_table_draw(&seen.table, laid);
  move(&seen, "7C", laid, two);
  pass(&seen, "7C", one, apart);
  pass(&seen, "7C", two, none);
  pass(&seen, "7C", none, one);
  move(&seen, "7C", one, laid);
  think(&seen, TN_NONE);
  assert_true(known_may(seen.knowledge, seven, apart));
  assert_true(known_may(seen.knowledge, seven, none));
  int found = 0;
  for (uint64_t n = 0; n < 200; n++) {
    tn_World world = world_of(&seen, n);
    assert_int_equal(world.tries, 0);
    assert_int_equal(world.secrets, 3);
    bool put_away = world.where[0] == apart || world.where[1] == apart;
    assert_int_equal(world.secret[0].cards[0] == seven, put_away);
    found += put_away;
  }
  assert_in_range(found, 20, 180);
  end(&seen);
}


/*
** 8C, 7C and 9D are laid open and go back into the stock.  Hand 1 draws one
** card and plays 8C, which only this can have been, and then 7C.  So that was
** the other 7C, which had been dealt, and this one is in the stock.
*/
static void test_the_earlier_of_two(void **state) {
  (void)state;
  Seen seen;
  begin_with(&seen, "CD", "7 8 9", "", 2, 3);
  stack(&seen, "7C 7D 8C 9D 9C 8D 8C 7C 9D 8D 9C 7D");
  tn_table_begin_round(&seen.table, 0);
  tn_table_deal(&seen.table, 2, 1);
  uint8_t laid = LAID(&seen.table), one = tn_hand_pile(1);
  for (int n = 0; n < 3; n++)
    tn_table_draw(&seen.table, laid);
  move(&seen, "8C 7C 9D", laid, TN_STOCK);
  stack(&seen, "8C 7C 9D 8D 9C 7D");
  tn_table_mix(&seen.table);
  tn_table_draw(&seen.table, one);
  move(&seen, "8C 7C", one, laid);
  think(&seen, 0);
  tn_Card seven = card_of(&seen.deck, "7C");
  for (uint64_t n = 0; n < 20; n++) {
    tn_World world = world_of(&seen, n);
    int in_stock = 0;
    for (int i = 0; i < seen.deck.cards; i++)
      in_stock += seen.deck.list[i] == seven && world.where[i] == TN_STOCK;
    assert_int_equal(in_stock, 1);
  }
  end(&seen);
}


/* In all worlds, one of two cards of the deal is a 7C. */
static void dealt_seven(Seen *seen, unsigned place, unsigned other) {
  tn_Card seven = card_of(&seen->deck, "7C");
  think(seen, 0);
  for (uint64_t n = 0; n < 50; n++) {
    tn_World world = world_of(seen, n);
    assert_true(world.order[place] == seven || world.order[other] == seven);
  }
}


/*
** Hand 1 puts a 7C apart.  Hand 2 shows its only card, another 7C, draws, and
** puts a 7C on top of the first.  Then both are taken up.  The upper one can be
** the one that was shown, the lower one cannot.
*/
static void test_the_upper_of_two(void **state) {
  (void)state;
  Seen seen;
  begin_with(&seen, "CD", "7 8 9", "", 2, 3);
  stack(&seen, "8D 7C 7C 9D");
  tn_table_begin_round(&seen.table, 2);
  tn_table_deal(&seen.table, 1, 1);
  uint8_t laid = LAID(&seen.table), apart = APART(&seen.table);
  uint8_t one = tn_hand_pile(1), two = tn_hand_pile(2);
  tn_table_draw(&seen.table, one);
  pass(&seen, "7C", one, apart);
  show(&seen, "7C", two);
  tn_table_draw(&seen.table, two);
  pass(&seen, "7C", two, apart);
  move(&seen, "7C 7C", apart, laid);
  dealt_seven(&seen, 2, 2);
  end(&seen);
}


/* Hand 2 shows a 7C and puts a card apart, on which a card of the stock is
** laid.  That is a 7C, too: it cannot be the one that was shown. */
static void test_the_one_from_the_stock(void **state) {
  (void)state;
  Seen seen;
  begin_with(&seen, "CD", "7 8 9", "", 2, 3);
  stack(&seen, "8C 9C 9D 9C 7C 8D 7C");
  tn_table_begin_round(&seen.table, 2);
  tn_table_deal(&seen.table, 2, 2);
  uint8_t laid = LAID(&seen.table), apart = APART(&seen.table);
  uint8_t two = tn_hand_pile(2);
  show(&seen, "7C", two);
  pass(&seen, "8D", two, apart);
  tn_table_draw(&seen.table, apart);
  move(&seen, "7C", apart, laid);
  dealt_seven(&seen, 4, 5);
  end(&seen);
}


/* A hand holds at most one card of a kind.  If that one is known, the other
** player has the second copy. */
static void test_one_of_two(void **state) {
  (void)state;
  Seen seen;
  begin(&seen, "7 8 9", 2, 2);
  stack(&seen, "7C 7C 8C 8C 9C 9C");
  tn_table_begin_round(&seen.table, 1);
  tn_table_deal(&seen.table, 12, 1);
  tn_log_add(&seen.table, (tn_Event){.what = TN_LACKED,
                                     .n = 1,
                                     .from = tn_hand_pile(1),
                                     .to = TN_NONE,
                                     .seen = 0xFF,
                                     .kinds = seen.deck.all});
  show(&seen, "8C", tn_hand_pile(1));
  think(&seen, TN_NONE);
  assert_string_equal(sure(&seen, tn_hand_pile(0)), "8C");
  end(&seen);
}


/* A hand holds at most one card of each kind: the second copies are elsewhere.
** */
static void test_no_pairs(void **state) {
  (void)state;
  Seen seen;
  begin(&seen, "7 8 9", 2, 2);
  tn_table_begin_round(&seen.table, 0);
  tn_table_deal(&seen.table, 11, 1);
  tn_log_add(&seen.table, (tn_Event){.what = TN_LACKED,
                                     .n = 1,
                                     .from = tn_hand_pile(1),
                                     .to = TN_NONE,
                                     .seen = 0xFF,
                                     .kinds = seen.deck.all});
  think(&seen, TN_NONE);
  for (uint64_t n = 0; n < 100; n++) {
    tn_World world = world_of(&seen, n);
    for (int i = 0; i < 24; i += 2)
      assert_false(world.where[i] == tn_hand_pile(1) &&
                   world.where[i + 1] == tn_hand_pile(1));
  }
  end(&seen);
}


/* A card that all have seen stays known when it is taken face down. */
static void test_known_by_place(void **state) {
  (void)state;
  Seen seen;
  begin(&seen, "7 8 9", 1, 3);
  stack(&seen, "7C 7D 7H 8C");
  tn_table_begin_round(&seen.table, 0);
  uint8_t apart = APART(&seen.table);
  for (int i = 0; i < 3; i++)
    tn_table_draw(&seen.table, apart);
  show(&seen, "7D", apart);
  move(&seen, "7H", apart, tn_hand_pile(1));
  move(&seen, "7D", apart, tn_hand_pile(2));
  think(&seen, 0);
  assert_string_equal(sure(&seen, tn_hand_pile(2)), "7D");
  assert_false(
      known_may(seen.knowledge, card_of(&seen.deck, "7D"), tn_hand_pile(1)));
  for (uint64_t n = 0; n < 50; n++) {
    tn_World world = world_of(&seen, n);
    assert_int_equal(world.order[1], card_of(&seen.deck, "7D"));
    assert_int_equal(world.tries, 0);
  }
  end(&seen);
}


/* A card that I put on an unseen pile stays there when its bottom card is
** taken. */
static void test_own_card_on_top(void **state) {
  (void)state;
  Seen seen;
  begin(&seen, "7 8 9", 1, 3);
  stack(&seen, "7C 7D 7H 8C 8D");
  tn_table_begin_round(&seen.table, 2);
  tn_table_deal(&seen.table, 1, 1);
  uint8_t apart = APART(&seen.table);
  tn_table_draw(&seen.table, apart);
  move(&seen, "7C", tn_hand_pile(0), apart);
  move(&seen, "8C", apart, tn_hand_pile(1));
  think(&seen, 0);
  assert_string_equal(sure(&seen, apart), "7C");
  assert_false(
      known_may(seen.knowledge, card_of(&seen.deck, "7C"), tn_hand_pile(1)));
  move(&seen, "7C", apart, tn_hand_pile(1));
  think(&seen, 0);
  assert_string_equal(sure(&seen, tn_hand_pile(1)), "7C");
  end(&seen);
}


/* A card taken in secret can be any card; a card shown under the stock stays
** there. */
static void test_places_forgotten_and_kept(void **state) {
  (void)state;
  Seen seen;
  begin(&seen, "7 8 9", 1, 3);
  stack(&seen, "7C 7D 7H 8C");
  tn_table_begin_round(&seen.table, 0);
  uint8_t apart = APART(&seen.table);
  for (int i = 0; i < 3; i++)
    tn_table_draw(&seen.table, apart);
  show(&seen, "7D", apart);
  pass(&seen, "7D", apart, tn_hand_pile(1));
  const tn_Pile *stock = &seen.table.pile[TN_STOCK];
  tn_Card bottom = stock->cards[0];
  tn_table_show(&seen.table, bottom, TN_STOCK);
  think(&seen, 0);
  tn_Card shown = card_of(&seen.deck, "7D");
  assert_true(known_may(seen.knowledge, shown, apart));
  assert_true(known_may(seen.knowledge, shown, tn_hand_pile(1)));
  assert_int_equal(known_sure(seen.knowledge, bottom, TN_STOCK), 1);
  for (uint64_t n = 0; n < 20; n++)
    assert_int_equal(world_of(&seen, n).order[11], bottom);
  tn_table_draw(&seen.table, tn_hand_pile(2));
  think(&seen, 0);
  assert_false(known_may(seen.knowledge, bottom, tn_hand_pile(2)));
  end(&seen);
}


/* A hand can have drawn what it lacked, but no more cards of it than it
** drew. */
static void test_drawn_since(void **state) {
  (void)state;
  Seen seen;
  begin(&seen, "7 8 9", 1, 2);
  stack(&seen, "7C 7D 8C 8D 9C 9D 7H 8H");
  tn_table_begin_round(&seen.table, 1);
  tn_table_deal(&seen.table, 3, 1);
  tn_table_count(&seen.table, tn_hand_pile(1),
                 seen.deck.of_suit[2] | seen.deck.of_suit[3]);
  tn_table_draw(&seen.table, tn_hand_pile(1));
  think(&seen, 0);
  assert_string_equal(may(&seen, tn_hand_pile(1)),
                      "7D 8D 9D 7H 8H 9H 7S 8S 9S");
  for (uint64_t n = 0; n < 100; n++) {
    tn_World world = world_of(&seen, n);
    int others = 0;
    for (int i = 6; i < 12; i++)
      others += world.where[i] == tn_hand_pile(1);
    assert_in_range(others, 1, 1);
  }
  end(&seen);
}


/* A hand lacks clubs, draws, and shows a club: it can have no other. */
static void test_drawn_and_shown(void **state) {
  (void)state;
  Seen seen;
  begin(&seen, "7 8 9", 1, 2);
  stack(&seen, "7D 7H 8D 8H 7C");
  tn_table_begin_round(&seen.table, 1);
  tn_table_deal(&seen.table, 2, 1);
  uint8_t hand = tn_hand_pile(1);
  tn_table_count(&seen.table, hand, seen.deck.of_suit[0]);
  tn_table_draw(&seen.table, hand);
  think(&seen, 0);
  assert_string_equal(may(&seen, hand), "7C 8C 9C 9D 7H 8H 9H 7S 8S 9S");
  show(&seen, "7C", hand);
  think(&seen, 0);
  assert_string_equal(may(&seen, hand), "7C 9D 7H 8H 9H 7S 8S 9S");
  assert_int_equal(world_of(&seen, 1).order[4], card_of(&seen.deck, "7C"));
  end(&seen);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_identical_cards),
      cmocka_unit_test(test_shown_twice),
      cmocka_unit_test(test_which_of_two),
      cmocka_unit_test(test_the_earlier_of_two),
      cmocka_unit_test(test_the_upper_of_two),
      cmocka_unit_test(test_the_one_from_the_stock),
      cmocka_unit_test(test_one_of_two),
      cmocka_unit_test(test_no_pairs),
      cmocka_unit_test(test_known_by_place),
      cmocka_unit_test(test_own_card_on_top),
      cmocka_unit_test(test_places_forgotten_and_kept),
      cmocka_unit_test(test_drawn_since),
      cmocka_unit_test(test_drawn_and_shown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
