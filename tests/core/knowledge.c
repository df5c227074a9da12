/* Knowledge: what one player can know, case by case. */
#include "seen.h"

/* Three cards each for three players: clubs for seat 1, diamonds for 2. */
#define DEALT "7C 7D 7H 8C 8D 8H 9C 9D 9H"


static void test_own_hand_alone(void **state) {
  (void)state;
  Seen seen;
  begin(&seen, "7 8 9", 1, 3);
  stack(&seen, DEALT);
  tn_table_begin_round(&seen.table, 0);
  tn_table_deal(&seen.table, 3, 1);
  think(&seen, 1);
  assert_string_equal(sure(&seen, tn_hand_pile(1)), "7C 8C 9C");
  assert_string_equal(may(&seen, tn_hand_pile(1)), "7C 8C 9C");
  assert_string_equal(sure(&seen, tn_hand_pile(2)), "");
  assert_string_equal(may(&seen, tn_hand_pile(2)),
                      "7D 8D 9D 7H 8H 9H 7S 8S 9S");
  assert_string_equal(may(&seen, TN_STOCK), "7D 8D 9D 7H 8H 9H 7S 8S 9S");
  think(&seen, TN_NONE);
  assert_string_equal(sure(&seen, tn_hand_pile(1)), "");
  end(&seen);
}


static void test_shown_card_was_dealt_last(void **state) {
  (void)state;
  Seen seen;
  begin(&seen, "7 8 9", 1, 3);
  stack(&seen, DEALT);
  tn_table_begin_round(&seen.table, 0);
  tn_table_deal(&seen.table, 3, 1);
  show(&seen, "9H", seen.table.last_dealt_to);
  think(&seen, 1);
  assert_string_equal(sure(&seen, tn_hand_pile(0)), "9H");
  assert_string_equal(may(&seen, tn_hand_pile(2)), "7D 8D 9D 7H 8H 7S 8S 9S");
  for (uint64_t n = 0; n < 20; n++)
    assert_int_equal(world_of(&seen, n).order[8], card_of(&seen.deck, "9H"));
  end(&seen);
}


/* It could have been in the hand before, but it was drawn to be shown. */
static void test_shown_card_was_drawn_last(void **state) {
  (void)state;
  Seen seen;
  begin(&seen, "7 8 9", 1, 3);
  stack(&seen, DEALT " 7S");
  tn_table_begin_round(&seen.table, 0);
  tn_table_deal(&seen.table, 3, 1);
  uint8_t hand = tn_hand_pile(2);
  tn_log_add(&seen.table,
             (tn_Event){.what = TN_LACKED,
                        .from = hand,
                        .to = TN_NONE,
                        .seen = 0xFF,
                        .kinds = kinds_of(&seen.deck, "7C 8C 9C")});
  tn_table_draw(&seen.table, hand);
  show(&seen, "7S", hand);
  think(&seen, 0);
  for (uint64_t n = 0; n < 20; n++)
    assert_int_equal(world_of(&seen, n).order[9], card_of(&seen.deck, "7S"));
  end(&seen);
}


static void test_lacked_suit(void **state) {
  (void)state;
  Seen seen;
  begin(&seen, "7 8 9", 1, 3);
  stack(&seen, "7C 7D 7H 8C 8D 8H 9C 7S 9H 8S 9D 9S");
  tn_table_begin_round(&seen.table, 0);
  tn_table_deal(&seen.table, 4, 1);
  tn_trick_begin(&seen.table, 1);
  play(&seen, "7C 7D");
  think(&seen, 1);
  assert_string_equal(may(&seen, tn_hand_pile(2)), "8D 9D 7H 8H 9H 7S 9S");
  assert_string_equal(sure(&seen, TN_TRICK), "7C 7D");
  play(&seen, "7H");
  think(&seen, 1);
  assert_string_equal(may(&seen, tn_hand_pile(0)), "8D 9D 8H 9H 7S 9S");
  tn_trick_end(&seen.table);
  tn_trick_begin(&seen.table, 1);
  play(&seen, "8S 7S");
  think(&seen, 1);
  assert_string_equal(may(&seen, tn_hand_pile(2)), "8D 9D 8H 9H 9S");
  play(&seen, "9S");
  think(&seen, 1);
  assert_string_equal(may(&seen, tn_hand_pile(2)), "8D 9D 8H 9H");
  end(&seen);
}


/* The example that core/knowledge/knowledge.h works out. */
static void test_five_cards(void **state) {
  (void)state;
  Seen seen;
  begin_with(&seen, "CD", "7 8 9", "9D", 1, 2);
  stack(&seen, "7D 7C 8D 8C 9C");
  tn_table_begin_round(&seen.table, 0);
  tn_table_deal(&seen.table, 2, 1);
  think(&seen, 0);
  assert_string_equal(sure(&seen, tn_hand_pile(0)), "7C 8C");
  assert_string_equal(may(&seen, tn_hand_pile(1)), "9C 7D 8D");
  assert_string_equal(may(&seen, TN_STOCK), "9C 7D 8D");
  tn_trick_begin(&seen.table, 0);
  play(&seen, "7C 8D");
  think(&seen, 0);
  assert_string_equal(sure(&seen, tn_hand_pile(1)), "7D");
  assert_string_equal(sure(&seen, TN_STOCK), "9C");
  bool first[2] = {false, false}; /* which of the two was dealt first */
  for (uint64_t n = 0; n < 40; n++)
    first[world_of(&seen, n).order[0] == card_of(&seen.deck, "7D")] = true;
  assert_true(first[0] && first[1]);
  end(&seen);
}


/* A hand that lacks hearts leaves them to the other, which then cannot hold
** spades. */
static void test_counting(void **state) {
  (void)state;
  Seen seen;
  begin(&seen, "7 8 9", 1, 3);
  stack(&seen, "7C 7D 7H 8C 8D 8H 9C 7S 9H 9S 9D 8S");
  tn_table_begin_round(&seen.table, 0);
  tn_table_deal(&seen.table, 4, 1);
  assert_int_equal(
      tn_table_count(&seen.table, tn_hand_pile(2), seen.deck.of_suit[2]), 0);
  think(&seen, 1);
  assert_string_equal(sure(&seen, tn_hand_pile(0)), "7H 8H 9H");
  assert_string_equal(may(&seen, tn_hand_pile(0)), "7D 8D 9D 7H 8H 9H 7S 8S");
  show(&seen, "8S", tn_hand_pile(0));
  think(&seen, 1);
  assert_string_equal(may(&seen, tn_hand_pile(0)), "7H 8H 9H 8S");
  assert_string_equal(sure(&seen, tn_hand_pile(2)), "7D 8D 9D 7S");
  end(&seen);
}


/* All are told that a hand holds two hearts: it does in every world. */
static void test_counted(void **state) {
  (void)state;
  Seen seen;
  begin(&seen, "7 8 9", 1, 3);
  stack(&seen, "7C 7D 7H 8C 8H 8D 9C 9H 9D 9S 7S 8S");
  tn_table_begin_round(&seen.table, 0);
  tn_table_deal(&seen.table, 4, 1);
  assert_int_equal(
      tn_table_count(&seen.table, tn_hand_pile(2), seen.deck.of_suit[2]), 2);
  for (int played = 0; played < 2; played++) {
    think(&seen, 1);
    for (uint64_t n = 0; n < 50; n++) {
      tn_World world = world_of(&seen, n);
      int hearts = 0;
      for (int i = 0; i < 12; i++)
        hearts += world.where[i] == tn_hand_pile(2) &&
                  seen.deck.suit[seen.deck.list[i]] == 2;
      assert_int_equal(hearts, 2 - played);
    }
    if (!played)
      move(&seen, "9H", tn_hand_pile(2), LAID(&seen.table));
  }
  end(&seen);
}


static void test_hand_laid_open(void **state) {
  (void)state;
  Seen seen;
  begin(&seen, "7 8 9", 1, 3);
  stack(&seen, DEALT);
  tn_table_begin_round(&seen.table, 0);
  tn_table_deal(&seen.table, 3, 1);
  show(&seen, "7D 8D 9D", tn_hand_pile(2));
  think(&seen, 1);
  assert_string_equal(sure(&seen, tn_hand_pile(2)), "7D 8D 9D");
  assert_string_equal(may(&seen, tn_hand_pile(2)), "7D 8D 9D");
  assert_string_equal(may(&seen, tn_hand_pile(0)), "7H 8H 9H 7S 8S 9S");
  end(&seen);
}


/* A player who takes two cards and puts two away knows them; the others do
** not. */
static void test_put_away(void **state) {
  (void)state;
  Seen seen;
  uint8_t taker = tn_hand_pile(1);
  begin(&seen, "7 8 9", 1, 3);
  stack(&seen, DEALT " 7S 8S 9S");
  tn_table_begin_round(&seen.table, 0);
  tn_table_deal(&seen.table, 3, 1);
  uint8_t apart = APART(&seen.table);
  tn_table_draw(&seen.table, apart);
  tn_table_draw(&seen.table, apart);
  move(&seen, "8S 7S", apart, taker);
  pass(&seen, "7C 8S", taker, apart);
  think(&seen, 1);
  assert_string_equal(sure(&seen, apart), "7C 8S");
  assert_string_equal(may(&seen, TN_STOCK), "7D 8D 9D 7H 8H 9H 9S");
  think(&seen, 2);
  assert_string_equal(sure(&seen, apart), "");
  assert_string_equal(may(&seen, apart), "7C 8C 9C 7H 8H 9H 7S 8S 9S");
  tn_World world = world_of(&seen, 4);
  assert_int_equal(world.secrets, 1);
  assert_int_equal(world.secret[0].decision, 0);
  assert_int_equal(world.secret[0].n, 2);
  for (int i = 0; i < 2; i++)
    assert_true(known_may(seen.knowledge, world.secret[0].cards[i], apart));
  end(&seen);
}


/* Cards are shown apart, taken, and some of them may have been put back. */
static void test_shown_and_moved(void **state) {
  (void)state;
  Seen seen;
  tn_Shown shown[TN_CARDS];
  begin(&seen, "7 8 9", 1, 3);
  stack(&seen, DEALT " 7S 8S 9S");
  tn_table_begin_round(&seen.table, 0);
  tn_table_deal(&seen.table, 3, 1);
  uint8_t apart = APART(&seen.table), hand = tn_hand_pile(1);
  tn_table_draw(&seen.table, apart);
  tn_table_draw(&seen.table, apart);
  show(&seen, "7S 8S", apart);
  assert_int_equal(tn_knowledge_shown(think(&seen, TN_NONE), shown), 2);
  assert_int_equal(shown[0].piles, UINT64_C(1) << apart);
  move(&seen, "8S 7S", apart, hand);
  pass(&seen, "9C 8S", hand, apart);
  assert_int_equal(tn_knowledge_shown(think(&seen, TN_NONE), shown), 2);
  assert_int_equal(shown[1].card, card_of(&seen.deck, "8S"));
  assert_int_equal(shown[1].piles, UINT64_C(1) << apart | UINT64_C(1) << hand);
  assert_int_equal(tn_knowledge_shown(think(&seen, 1), shown), 2);
  assert_int_equal(shown[1].piles, UINT64_C(1) << apart);
  assert_int_equal(tn_knowledge_unseen(seen.knowledge, shown), 9);
  assert_int_equal(tn_knowledge_unseen(think(&seen, TN_NONE), shown), 12);
  tn_trick_begin(&seen.table, 1);
  play(&seen, "7S");
  assert_int_equal(tn_knowledge_shown(think(&seen, TN_NONE), shown), 1);
  assert_int_equal(shown[0].card, card_of(&seen.deck, "8S"));
  tn_table_shuffle(&seen.table);
  assert_int_equal(tn_knowledge_shown(think(&seen, TN_NONE), shown), 0);
  end(&seen);
}


/* After a new round, or a new shuffle, nothing is known any more. */
static void test_forgotten(void **state) {
  (void)state;
  Seen seen;
  begin(&seen, "7 8 9", 1, 3);
  for (int again = 0; again < 3; again++) {
    stack(&seen, DEALT);
    if (again == 1)
      tn_table_shuffle(&seen.table);
    else
      tn_table_begin_round(&seen.table, 0);
    think(&seen, 0);
    assert_true(known_may(seen.knowledge, 0, TN_STOCK));
    tn_table_deal(&seen.table, 3, 1);
    show(&seen, "9H", tn_hand_pile(0));
    think(&seen, 1);
    assert_int_equal(world_of(&seen, 1).orders, again == 1 ? 2 : 1);
  }
  end(&seen);
}


/* Before the first round all cards are in the stock. */
static void test_before_the_first_round(void **state) {
  (void)state;
  Seen seen;
  begin(&seen, "7 8 9", 1, 3);
  think(&seen, 0);
  assert_int_equal(known_sure(seen.knowledge, 0, TN_STOCK), 1);
  assert_false(known_may(seen.knowledge, 0, tn_hand_pile(0)));
  assert_int_equal(world_of(&seen, 1).orders, 1);
  end(&seen);
}


/* Knowledge needs its table no longer. */
static void test_stands_alone(void **state) {
  (void)state;
  Seen seen;
  begin(&seen, "7 8 9", 1, 3);
  stack(&seen, DEALT);
  tn_table_begin_round(&seen.table, 0);
  tn_table_deal(&seen.table, 3, 1);
  think(&seen, 1);
  tn_table_free(&seen.table);
  assert_int_equal(world_of(&seen, 1).orders, 1);
  assert_string_equal(sure(&seen, tn_hand_pile(1)), "7C 8C 9C");
  end(&seen);
}


/* Without memory knowledge is not made, and no memory leaks. */
static void test_no_memory(void **state) {
  (void)state;
  Seen seen;
  begin(&seen, "7 8 9", 1, 3);
  stack(&seen, DEALT);
  tn_table_begin_round(&seen.table, 0);
  tn_table_deal(&seen.table, 3, 1);
  tn_table_count(&seen.table, tn_hand_pile(2), seen.deck.of_suit[2]);
  Heap heap = {0, 0, 0};
  tn_Memory memory = heap_memory(&heap);
  tn_Knowledge *k = NULL;
  for (long left = 0; !k; left++) {
    heap.left = left;
    k = tn_knowledge_new(&seen.table, 1, &memory);
    assert_true(k != NULL || heap.bytes == 0);
    assert_in_range(left, 0, 5);
  }
  assert_int_equal(heap.left, 0);
  tn_knowledge_free(k);
  assert_int_equal(heap.bytes, 0);
  seen.table.log.failed = true;
  assert_null(tn_knowledge_new(&seen.table, 1, &seen.memory));
  tn_knowledge_free(NULL);
  end(&seen);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_own_hand_alone),
      cmocka_unit_test(test_shown_card_was_dealt_last),
      cmocka_unit_test(test_shown_card_was_drawn_last),
      cmocka_unit_test(test_lacked_suit),
      cmocka_unit_test(test_five_cards),
      cmocka_unit_test(test_counting),
      cmocka_unit_test(test_counted),
      cmocka_unit_test(test_hand_laid_open),
      cmocka_unit_test(test_put_away),
      cmocka_unit_test(test_shown_and_moved),
      cmocka_unit_test(test_forgotten),
      cmocka_unit_test(test_before_the_first_round),
      cmocka_unit_test(test_stands_alone),
      cmocka_unit_test(test_no_memory),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
