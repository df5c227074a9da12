/* Steady bots: what they play depends on the deal, not on other decisions. */
#include "check.h"

typedef struct Round {
  tn_Table table;
  tn_Deck deck;
  tn_Order order;
  Heap heap;
  tn_Memory memory;
} Round;


/* Four players, no trumps; seat 0, a steady bot, has a hand to lead from. */
static void begin(Round *r, uint64_t seed, const char *hand) {
  tn_Card cards[TN_CARDS];
  memset(r, 0, sizeof *r);
  r->heap.left = -1;
  r->memory = heap_memory(&r->heap);
  r->deck = french_deck("BJ", 1);
  tn_Setup setup = setup_for(&r->deck, 4, 1);
  setup.seed = seed;
  assert_true(tn_table_init(&r->table, &setup, &r->memory));
  tn_order_init(&r->order, &r->deck);
  tn_order_finish(&r->order);
  r->table.order = &r->order;
  r->table.bot[0] = TN_STEADY;
  tn_table_begin_round(&r->table, 0);
  for (int n = cards_of(&r->deck, hand, cards); n > 0; n--)
    tn_table_move(&r->table, cards[n - 1], TN_STOCK, tn_hand_pile(0));
}


/* What seat 0 leads, after decisions about other things. */
static tn_Card leads(uint64_t seed, const char *hand, uint32_t decisions) {
  static Round r;
  tn_Card card = TN_NONE;
  begin(&r, seed, hand);
  for (uint32_t n = 0; n < decisions; n++)
    tn_table_decide(&r.table, 1,
                    (tn_Answer){TN_TEXT_ANSWER, false, 2, TN_NONE, "no"});
  tn_trick_begin(&r.table, 0);
  assert_int_equal(tn_trick_legal(&r.table, &r.table.question.legal), TN_DONE);
  r.table.question.seat = 0;
  assert_int_equal(tn_table_ask_card(&r.table, &card), TN_DONE);
  tn_table_free(&r.table);
  return card;
}


static void decisions_shift_nothing(void **state) {
  (void)state;
  for (uint64_t seed = 0; seed < 50; seed++)
    assert_int_equal(leads(seed, "2C 5D 9H KS", 3),
                     leads(seed, "2C 5D 9H KS", 0));
}


/* A further card that could be played changes the choice only to itself. */
static void choice_stays(void **state) {
  (void)state;
  tn_Deck deck = french_deck("BJ", 1);
  tn_Card more = card_of(&deck, "AS");
  int changed = 0;
  for (uint64_t seed = 0; seed < 400; seed++) {
    tn_Card before = leads(seed, "2C 5D 9H", 0);
    tn_Card now = leads(seed, "2C 5D 9H AS", 0);
    assert_true(now == before || now == more);
    changed += now == more;
  }
  assert_in_range(changed, 70, 130); /* one in four, 100, give or take 3.5 */
}


static void cards_are_equally_likely(void **state) {
  (void)state;
  int played[TN_KINDS] = {0};
  for (uint64_t seed = 0; seed < 1200; seed++)
    played[leads(seed, "2C 5D 9H", 0)]++;
  for (int card = 0; card < TN_KINDS; card++)
    if (played[card])
      assert_in_range(played[card], 340, 460);
}


static void streams_differ(void **state) {
  (void)state;
  static Round r;
  begin(&r, 7, "2C");
  uint64_t first = tn_steady_bits(&r.table, 0, 1, 0);
  assert_true(first != tn_steady_bits(&r.table, 1, 1, 0));
  assert_true(first != tn_steady_bits(&r.table, 0, 2, 0));
  assert_true(first != tn_steady_bits(&r.table, 0, 1, 1));
  r.table.round++;
  assert_true(first != tn_steady_bits(&r.table, 0, 1, 0));
  tn_table_free(&r.table);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(decisions_shift_nothing),
      cmocka_unit_test(choice_stays),
      cmocka_unit_test(cards_are_equally_likely),
      cmocka_unit_test(streams_differ),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
