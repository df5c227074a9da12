/* Knowledge: what one player can know, case by case. */
#include "check.h"

#define APART(table) tn_own_pile(table, 0) /* nobody sees it */
#define LAID(table) tn_own_pile(table, 1)  /* all see it */

/* A table with a log, and what one seat knows of it. */
typedef struct Seen {
  tn_Deck deck;
  tn_Order order;
  tn_Table table;
  tn_Knowledge *knowledge;
  Heap heap;
  tn_Memory memory;
} Seen;


static void begin(Seen *seen, const char *ranks, int packs, uint8_t players) {
  static const tn_Pile own[] = {
      {TN_NONE, TN_SEES_NONE, true, 0, NULL, {{0}}},
      {TN_NONE, TN_SEES_ALL, true, 0, NULL, {{0}}},
  };
  memset(seen, 0, sizeof *seen);
  seen->heap.left = -1;
  seen->memory = heap_memory(&seen->heap);
  assert_int_equal(tn_deck_init(&seen->deck, "CDHS", ranks, "", "", packs),
                   TN_DECK_OK);
  tn_Setup setup = setup_for(&seen->deck, players, 9);
  setup.piles = 2;
  setup.own = own;
  assert_true(tn_table_init(&seen->table, &setup, &seen->memory));
  tn_order_init(&seen->order, &seen->deck);
  tn_order_finish(&seen->order);
  seen->table.order = &seen->order;
  seen->table.rules = 1;
  seen->table.rule[0] = TN_FOLLOW;
  seen->table.log.on = true;
}


/* The next shuffle comes out so, top first. */
static void stack(Seen *seen, const char *cards) {
  static tn_Card order[TN_CARDS];
  int n = cards_of(&seen->deck, cards, order);
  tn_Set rest = {{0}};
  for (int i = 0; i < seen->deck.cards; i++)
    tn_set_add(&rest, seen->deck.list[i]);
  for (int i = 0; i < n; i++)
    tn_set_remove(&rest, order[i]);
  tn_set_list(&rest, order + n);
  seen->table.deck_order = order;
}


static tn_Knowledge *think(Seen *seen, uint8_t seat) {
  if (seen->knowledge)
    tn_knowledge_free(seen->knowledge);
  seen->knowledge = tn_knowledge_new(&seen->table, seat, &seen->memory);
  assert_non_null(seen->knowledge);
  return seen->knowledge;
}


static void end(Seen *seen) {
  tn_knowledge_free(seen->knowledge);
  tn_table_free(&seen->table);
  assert_int_equal(seen->heap.blocks, 0);
}


/* The kinds that may be in a pile, by name. */
static const char *may(const Seen *seen, uint8_t pile) {
  tn_Kinds kinds = 0;
  for (tn_Card card = 0; card < seen->deck.kinds; card++)
    if (tn_knowledge_may(seen->knowledge, card, pile))
      kinds |= tn_kind(card);
  return names_of(&seen->deck, kinds);
}


/* The kinds of which a card is known to be in a pile, by name. */
static const char *sure(const Seen *seen, uint8_t pile) {
  tn_Kinds kinds = 0;
  for (tn_Card card = 0; card < seen->deck.kinds; card++)
    if (tn_knowledge_sure(seen->knowledge, card, pile) > 0)
      kinds |= tn_kind(card);
  return names_of(&seen->deck, kinds);
}


static void play(Seen *seen, const char *cards) {
  tn_Card card[TN_CARDS];
  int n = cards_of(&seen->deck, cards, card);
  for (int i = 0; i < n; i++)
    tn_trick_play(&seen->table, card[i]);
}


static void move(Seen *seen, const char *cards, uint8_t from, uint8_t to) {
  tn_Card card[TN_CARDS];
  int n = cards_of(&seen->deck, cards, card);
  for (int i = 0; i < n; i++)
    tn_table_move(&seen->table, card[i], from, to);
}


/* Somebody moves cards in secret. */
static void pass(Seen *seen, const char *cards, uint8_t from, uint8_t to) {
  tn_Card card[TN_CARDS];
  int n = cards_of(&seen->deck, cards, card);
  tn_Question *question = &seen->table.question;
  question->from = from;
  question->to = to;
  assert_int_equal(tn_table_decide(&seen->table, 0,
                                   (tn_Answer){TN_CARDS_ANSWER, false,
                                               (uint8_t)n, TN_NONE, card}),
                   TN_DONE);
  move(seen, cards, from, to);
  question->from = question->to = TN_NONE;
}


static void show(Seen *seen, const char *cards, uint8_t pile) {
  tn_Card card[TN_CARDS];
  int n = cards_of(&seen->deck, cards, card);
  for (int i = 0; i < n; i++)
    tn_table_show(&seen->table, card[i], pile);
}


static tn_World world_of(Seen *seen, uint64_t seed) {
  tn_Random random = {seed};
  tn_World world;
  assert_true(tn_world_sample(seen->knowledge, &random, &world));
  return world;
}


/* Three players, four kinds of cards each dealt in turn from seat 1 on. */
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


/* Who lacks hearts leaves them to the other, and then cannot hide spades. */
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


/* Told that a hand holds two hearts: all worlds say so. */
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


/* Who takes two cards and puts two away knows them; the others do not. */
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
    assert_true(
        tn_knowledge_may(seen.knowledge, world.secret[0].cards[i], apart));
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
  tn_trick_begin(&seen.table, 1);
  play(&seen, "7S");
  assert_int_equal(tn_knowledge_shown(think(&seen, TN_NONE), shown), 1);
  assert_int_equal(shown[0].card, card_of(&seen.deck, "8S"));
  tn_table_shuffle(&seen.table);
  assert_int_equal(tn_knowledge_shown(think(&seen, TN_NONE), shown), 0);
  end(&seen);
}


/* Of two cards alike, the one that was seen to go to a hand is played first. */
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
  assert_int_equal(tn_knowledge_sure(seen.knowledge, seven, hand), 1);
  assert_true(tn_knowledge_may(seen.knowledge, seven, tn_hand_pile(1)));
  move(&seen, "7C", hand, laid);
  think(&seen, 0);
  assert_int_equal(tn_knowledge_sure(seen.knowledge, seven, hand), 0);
  assert_true(tn_knowledge_may(seen.knowledge, seven, hand));
  assert_int_equal(tn_knowledge_sure(seen.knowledge, seven, laid), 1);
  think(&seen, 1);
  assert_false(tn_knowledge_may(seen.knowledge, seven, hand));
  end(&seen);
}


/* Two alike shown together are two; the same shown again is the same. */
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
  assert_int_equal(tn_knowledge_sure(seen.knowledge, seven, hand), 1);
  show(&seen, "7C", hand);
  think(&seen, 0);
  assert_int_equal(tn_knowledge_sure(seen.knowledge, seven, hand), 2);
  assert_false(tn_knowledge_may(seen.knowledge, seven, TN_STOCK));
  end(&seen);
}


/*
** A 7C goes to hand 1, which puts a card away; the other to hand 2, from where
** it may have come to hand 1 as well.  Hand 1 plays a 7C: was it this or that?
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
  assert_true(tn_knowledge_may(seen.knowledge, seven, apart));
  assert_true(tn_knowledge_may(seen.knowledge, seven, none));
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


/* What I lay on an unseen pile stays there when its bottom card is taken. */
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
  assert_false(tn_knowledge_may(seen.knowledge, card_of(&seen.deck, "7C"),
                                tn_hand_pile(1)));
  move(&seen, "7C", apart, tn_hand_pile(1));
  think(&seen, 0);
  assert_string_equal(sure(&seen, tn_hand_pile(1)), "7C");
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


/* At most one of a kind, and one is known: the other is with the other. */
static void test_one_of_two(void **state) {
  (void)state;
  Seen seen;
  begin(&seen, "7 8 9", 2, 2);
  stack(&seen, "7C 7C 8C 8C 9C 9C");
  tn_table_begin_round(&seen.table, 1);
  tn_table_deal(&seen.table, 12, 1);
  tn_log_add(&seen.table, (tn_Event){.what = TN_LACKED,
                                     .card = 1,
                                     .from = tn_hand_pile(1),
                                     .to = TN_NONE,
                                     .seen = 0xFF,
                                     .kinds = seen.deck.all});
  show(&seen, "8C", tn_hand_pile(1));
  think(&seen, TN_NONE);
  assert_string_equal(sure(&seen, tn_hand_pile(0)), "8C");
  end(&seen);
}


/* At most one of each kind: the second copies are elsewhere. */
static void test_no_pairs(void **state) {
  (void)state;
  Seen seen;
  begin(&seen, "7 8 9", 2, 2);
  tn_table_begin_round(&seen.table, 0);
  tn_table_deal(&seen.table, 11, 1);
  tn_log_add(&seen.table, (tn_Event){.what = TN_LACKED,
                                     .card = 1,
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


/* Taken face down from where all have seen it: it is known all the same. */
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
  assert_false(tn_knowledge_may(seen.knowledge, card_of(&seen.deck, "7D"),
                                tn_hand_pile(1)));
  for (uint64_t n = 0; n < 50; n++) {
    tn_World world = world_of(&seen, n);
    assert_int_equal(world.order[1], card_of(&seen.deck, "7D"));
    assert_int_equal(world.tries, 0);
  }
  end(&seen);
}


/* Taken in secret it may be any; a card shown under the stock stays there. */
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
  assert_true(tn_knowledge_may(seen.knowledge, shown, apart));
  assert_true(tn_knowledge_may(seen.knowledge, shown, tn_hand_pile(1)));
  assert_int_equal(tn_knowledge_sure(seen.knowledge, bottom, TN_STOCK), 1);
  for (uint64_t n = 0; n < 20; n++)
    assert_int_equal(world_of(&seen, n).order[11], bottom);
  tn_table_draw(&seen.table, tn_hand_pile(2));
  think(&seen, 0);
  assert_false(tn_knowledge_may(seen.knowledge, bottom, tn_hand_pile(2)));
  end(&seen);
}


/* What a hand lacked it can have drawn since, but no more cards of it. */
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


/* A new round, or a new shuffle, and nothing is known any more. */
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
    assert_true(tn_knowledge_may(seen.knowledge, 0, TN_STOCK));
    tn_table_deal(&seen.table, 3, 1);
    show(&seen, "9H", tn_hand_pile(0));
    think(&seen, 1);
    assert_int_equal(world_of(&seen, 1).orders, again == 1 ? 2 : 1);
  }
  end(&seen);
}


/* It needs the table no longer. */
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


/* Without memory there is no knowledge, and none is lost. */
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
      cmocka_unit_test(test_lacked_suit),
      cmocka_unit_test(test_counting),
      cmocka_unit_test(test_counted),
      cmocka_unit_test(test_hand_laid_open),
      cmocka_unit_test(test_put_away),
      cmocka_unit_test(test_shown_and_moved),
      cmocka_unit_test(test_identical_cards),
      cmocka_unit_test(test_shown_twice),
      cmocka_unit_test(test_which_of_two),
      cmocka_unit_test(test_own_card_on_top),
      cmocka_unit_test(test_drawn_and_shown),
      cmocka_unit_test(test_one_of_two),
      cmocka_unit_test(test_no_pairs),
      cmocka_unit_test(test_known_by_place),
      cmocka_unit_test(test_places_forgotten_and_kept),
      cmocka_unit_test(test_drawn_since),
      cmocka_unit_test(test_forgotten),
      cmocka_unit_test(test_stands_alone),
      cmocka_unit_test(test_no_memory),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
