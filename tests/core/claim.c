/* Tricks that are claimed: ended at once. */
#include "check.h"

typedef struct Claimed {
  tn_Deck deck;
  tn_Order order;
  Heap heap;
  tn_Memory memory;
  tn_Table table;
  int32_t points[TN_KINDS];
} Claimed;


/* Three players with ten cards each; two cards are left in the stock. */
static void begin(Claimed *c, uint64_t seed) {
  memset(c, 0, sizeof *c);
  c->heap.left = -1;
  c->memory = heap_memory(&c->heap);
  assert_int_equal(
      tn_deck_init(&c->deck, "CDHS", "7 8 9 J Q K 10 A", "", "", 1),
      TN_DECK_OK);
  tn_Setup setup = setup_for(&c->deck, 3, seed);
  assert_true(tn_table_init(&c->table, &setup, &c->memory));
  tn_order_init(&c->order, &c->deck);
  tn_order_finish(&c->order);
  static const int32_t counts[] = {0, 0, 0, 2, 3, 4, 10, 11};
  for (tn_Card card = 0; card < c->deck.kinds; card++)
    c->points[card] = counts[c->order.place[card]];
  tn_table_begin_round(&c->table, 0);
  c->table.order = &c->order;
  c->table.rules = 1;
  c->table.rule[0] = TN_FOLLOW;
  tn_table_deal(&c->table, 10, 1);
  tn_table_lead(&c->table, 1, 10);
}


static void end(Claimed *c) {
  tn_table_free(&c->table);
  assert_int_equal(c->heap.blocks, 0);
}


/* The first legal cards are played, `n` of them. */
static void play(Claimed *c, int n) {
  tn_Table *table = &c->table;
  for (; n > 0; n--) {
    tn_Kinds legal;
    assert_int_equal(tn_trick_legal(table, &legal), TN_DONE);
    tn_trick_play(table, tn_kinds_first(legal));
    if (table->trick.plays < table->trick.size)
      continue;
    tn_trick_begin(table, tn_trick_end(table));
    table->to_play--;
  }
}


/* What a side has won. */
static int32_t won(const Claimed *c, uint8_t side) {
  const tn_Pile *pile = &c->table.pile[tn_won_pile(&c->table, side)];
  int32_t sum = 0;
  for (int i = 0; i < pile->count; i++)
    sum += c->points[pile->cards[i]];
  return sum;
}


static int all_won(const Claimed *c) {
  int n = 0;
  for (uint8_t side = 0; side < c->table.sides; side++)
    n += c->table.pile[tn_won_pile(&c->table, side)].count;
  return n;
}


/* A card that is needed is the last of as many as a deck can have. */
static void test_most_cards(void **state) {
  (void)state;
  static Claimed c;
  memset(&c, 0, sizeof c);
  c.heap.left = -1;
  c.memory = heap_memory(&c.heap);
  const char *ranks = "2 3 4 5 6 7 8 9 10 J N Q K A P L";
  assert_int_equal(tn_deck_init(&c.deck, "CDHS", ranks, "", "", 4), TN_DECK_OK);
  assert_int_equal(c.deck.cards, TN_CARDS);
  tn_Setup setup = setup_for(&c.deck, 4, 1);
  assert_true(tn_table_init(&c.table, &setup, &c.memory));
  tn_order_init(&c.order, &c.deck);
  tn_order_finish(&c.order);
  assert_true(tn_table_begin_round(&c.table, 0));
  c.table.order = &c.order;
  assert_true(tn_table_deal(&c.table, TN_CARDS / 4, 1));
  assert_true(tn_table_lead(&c.table, 1, TN_CARDS / 4));
  tn_Card cards[TN_CARDS];
  int n = tn_pile_list(&c.table.pile[tn_hand_pile(3)], cards);
  c.points[cards[n - 1]] = 7; /* there are four, of which it is the last */
  const tn_Claim claim = {.camp = 8, .worth = 28, .card = c.points};
  assert_int_equal(tn_table_claim(&c.table, &claim), 28);
  assert_int_equal(all_won(&c), TN_CARDS);
  end(&c);
}


/* The camp gets what is claimed, or a little less where no cards count that
** much; nothing is lost, and each card was played. */
static void test_points(void **state) {
  (void)state;
  for (int claimed = 0; claimed < 130; claimed++) {
    Claimed c;
    begin(&c, (uint64_t)claimed);
    play(&c, claimed % 20);
    int32_t before = won(&c, 1);
    tn_Claim claim = {.camp = 2, .worth = claimed, .card = c.points};
    int32_t got = tn_table_claim(&c.table, &claim);
    assert_int_equal(won(&c, 1) - before, got);
    assert_true(got <= claimed && (got + 10 > claimed || claimed > 60));
    assert_int_equal(all_won(&c), 30);
    assert_int_equal(c.table.tricks[0] + c.table.tricks[1] + c.table.tricks[2],
                     10);
    assert_int_equal(tn_set_count(&c.table.played[2]), 10);
    assert_int_equal(tn_table_play(&c.table), TN_DONE);
    end(&c);
  }
}


/* Tricks go to the first of the camp and the first of the others. */
static void test_tricks(void **state) {
  (void)state;
  for (int claimed = 0; claimed <= 10; claimed++) {
    Claimed c;
    begin(&c, 3);
    tn_Claim claim = {.camp = 6, .worth = claimed, .last = claimed % 2};
    assert_int_equal(tn_table_claim(&c.table, &claim), claimed);
    assert_int_equal(c.table.tricks[1], claimed);
    assert_int_equal(c.table.tricks[0], 10 - claimed);
    assert_int_equal(c.table.trick.leader, claimed % 2 ? 1 : 0);
    assert_int_equal(c.table.pile[tn_won_pile(&c.table, 1)].count, 3 * claimed);
    end(&c);
  }
}


/* All points are all tricks, no points are none; otherwise each gets some. */
static void test_all_or_none(void **state) {
  (void)state;
  static const int claimed[] = {0, 1, 119, 120};
  static const uint32_t tricks[] = {0, 1, 9, 10};
  for (int i = 0; i < 4; i++) {
    Claimed c;
    begin(&c, 3);
    for (tn_Card card = 0; card < c.deck.kinds; card++)
      c.points[card] = 4;
    tn_Claim claim = {.camp = 1, .worth = claimed[i], .card = c.points};
    tn_table_claim(&c.table, &claim);
    assert_int_equal(c.table.tricks[0], i == 1 ? 0 : tricks[i]);
    end(&c);
  }
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_most_cards),
      cmocka_unit_test(test_points),
      cmocka_unit_test(test_tricks),
      cmocka_unit_test(test_all_or_none),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
