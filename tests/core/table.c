/* The table: seats, shuffles, deals, moves, fixed cards, scores. */
#include "check.h"

typedef struct Match {
  tn_Table table;
  tn_Deck deck;
  Heap heap;
  tn_Memory memory;
} Match;

static const tn_Pile own_piles[] = {
    {TN_NONE, TN_SEES_NONE, true, 0, 0, NULL, {{0}}},
    {1, TN_SEES_OWNER, true, 0, 0, NULL, {{0}}},
};


static void begin(Match *m, uint64_t seed, uint8_t players, int packs,
                  bool anticlockwise) {
  memset(m, 0, sizeof *m);
  m->heap.left = -1;
  m->memory = heap_memory(&m->heap);
  m->deck = french_deck("", packs);
  tn_Setup setup = setup_for(&m->deck, players, seed);
  setup.anticlockwise = anticlockwise;
  setup.piles = 2;
  setup.own = own_piles;
  assert_true(tn_table_init(&m->table, &setup, &m->memory));
}


static void end(Match *m) {
  tn_table_free(&m->table);
  assert_int_equal(m->heap.blocks, 0);
  assert_int_equal(m->heap.bytes, 0);
}


/* Every card is in one pile, as often as it exists. */
static void all_there(const Match *m) {
  for (tn_Card card = 0; card < m->deck.kinds; card++) {
    int n = 0;
    for (int pile = 0; pile < m->table.piles; pile++)
      n += tn_pile_has(&m->table.pile[pile], card);
    assert_int_equal(n, m->deck.copies[card]);
  }
}


static void test_piles(void **state) {
  (void)state;
  Match m;
  begin(&m, 1, 4, 1, false);
  const tn_Pile *pile = m.table.pile;
  assert_int_equal(m.table.piles, 2 + 4 + 2 + 2);
  assert_int_equal(pile[TN_STOCK].sees, TN_SEES_NONE);
  assert_int_equal(pile[TN_STOCK].count, 52);
  assert_int_equal(pile[TN_TRICK].sees, TN_SEES_ALL);
  for (uint8_t seat = 0; seat < 4; seat++) {
    assert_int_equal(pile[tn_hand_pile(seat)].owner, seat);
    assert_int_equal(pile[tn_hand_pile(seat)].sees, TN_SEES_OWNER);
    assert_false(pile[tn_hand_pile(seat)].ordered);
  }
  for (int side = 0; side < 2; side++)
    assert_int_equal(pile[tn_won_pile(&m.table, side)].sees, TN_SEES_ALL);
  assert_int_equal(pile[own_pile(&m.table, 0)].sees, TN_SEES_NONE);
  assert_int_equal(pile[own_pile(&m.table, 1)].owner, 1);
  assert_true(pile[own_pile(&m.table, 1)].ordered);
  end(&m);
}


static void test_seats(void **state) {
  (void)state;
  Match m;
  for (int anti = 0; anti < 2; anti++) {
    begin(&m, 1, 5, 1, anti);
    for (int n = -12; n <= 12; n++)
      for (uint8_t seat = 0; seat < 5; seat++) {
        int to = seat + (anti ? -n : n) + 20;
        assert_int_equal(tn_table_seat(&m.table, seat, n), to % 5);
      }
    end(&m);
  }
}


static const char *turn_of(const Match *m, uint8_t seat) {
  static char text[TN_SEATS + 1];
  int n = 0;
  uint8_t first = seat;
  do {
    text[n++] = (char)('0' + seat);
    seat = m->table.next[seat];
  } while (seat != first);
  text[n] = 0;
  return text;
}


static void test_sit_out(void **state) {
  (void)state;
  Match m;
  begin(&m, 1, 5, 1, true);
  tn_table_begin_round(&m.table, 3);
  assert_string_equal(turn_of(&m, 3), "32104");
  tn_table_sit_out(&m.table, 1);
  tn_table_sit_out(&m.table, 4);
  assert_string_equal(turn_of(&m, 3), "320");
  assert_int_equal(m.table.next[4], 3);
  assert_int_equal(m.table.next[1], 0);
  tn_table_deal(&m.table, 2, 1);
  assert_int_equal(m.table.pile[tn_hand_pile(4)].count, 0);
  assert_int_equal(m.table.pile[tn_hand_pile(0)].count, 2);
  assert_int_equal(m.table.last_dealt_to, tn_hand_pile(3));
  tn_table_begin_round(&m.table, 3);
  assert_string_equal(turn_of(&m, 3), "32104");
  end(&m);
}


/* Where each card of a deal goes, by the rule in words. */
static void compare_deal(Match *m, int n, int packet) {
  tn_Table *table = &m->table;
  tn_Card stock[TN_CARDS];
  tn_Set hand[TN_SEATS] = {{{0}}};
  int top = tn_pile_list(&table->pile[TN_STOCK], stock);
  for (int dealt = 0; dealt < n; dealt += packet) {
    uint8_t seat = table->dealer;
    for (int k = 0; k < table->players; k++) {
      seat = tn_table_seat(table, seat, 1);
      for (int i = 0; !table->out[seat] && i < packet && dealt + i < n; i++)
        tn_set_add(&hand[seat], stock[--top]);
    }
  }
  tn_table_deal(table, n, packet);
  for (uint8_t seat = 0; seat < table->players; seat++) {
    assert_memory_equal(&table->pile[tn_hand_pile(seat)].set, &hand[seat],
                        sizeof hand[seat]);
    assert_int_equal(table->pile[tn_hand_pile(seat)].count,
                     tn_set_count(&hand[seat]));
  }
  assert_int_equal(table->pile[TN_STOCK].count, top);
  assert_int_equal(table->last_dealt, stock[top]);
  all_there(m);
}


/* With and without a log, one pack or two, in packets that fit or do not. */
static void test_deals(void **state) {
  (void)state;
  for (unsigned times = 0; times < 400; times++) {
    Match m;
    uint8_t players = (uint8_t)(2 + times % 7);
    begin(&m, times, players, times % 3 ? 1 : 2, times % 2);
    m.table.log.on = times % 5 == 0;
    tn_table_begin_round(&m.table, (uint8_t)(times % players));
    if (times % 4 == 0 && players > 2)
      tn_table_sit_out(&m.table, (uint8_t)(times / 3 % players));
    compare_deal(&m, 1 + (int)(times % 6), 1 + (int)(times / 2 % 4));
    end(&m);
  }
}


static void test_deal_nothing(void **state) {
  (void)state;
  for (int log = 0; log < 2; log++) {
    Match m;
    begin(&m, 1, 4, 1, false);
    m.table.log.on = log;
    tn_table_begin_round(&m.table, 0);
    tn_table_deal(&m.table, 0, 1);
    assert_int_equal(m.table.last_dealt, TN_NONE);
    assert_int_equal(m.table.pile[TN_STOCK].count, 52);
    end(&m);
  }
}


static void test_draw_and_move(void **state) {
  (void)state;
  Match m;
  begin(&m, 3, 4, 2, false);
  tn_table_begin_round(&m.table, 0);
  const tn_Pile *stock = &m.table.pile[TN_STOCK];
  uint8_t apart = own_pile(&m.table, 0);
  tn_Card top = stock->cards[stock->count - 1];
  assert_int_equal(tn_table_draw(&m.table, apart), top);
  assert_int_equal(stock->count, 103);
  tn_table_move(&m.table, top, apart, tn_hand_pile(2));
  assert_int_equal(tn_pile_has(&m.table.pile[tn_hand_pile(2)], top), 1);
  tn_Card deep = stock->cards[50];
  int before = tn_pile_has(&m.table.pile[tn_hand_pile(2)], deep);
  tn_table_move(&m.table, deep, TN_STOCK, tn_hand_pile(2));
  assert_int_equal(tn_pile_has(&m.table.pile[tn_hand_pile(2)], deep),
                   before + 1);
  all_there(&m);
  end(&m);
}


/* The stock after the n-th shuffle of a round. */
static void shuffled(Match *m, int round, uint32_t n, tn_Card *cards) {
  while (m->table.round < round)
    tn_table_begin_round(&m->table, (uint8_t)(round % 4));
  while (m->table.shuffles < n)
    tn_table_shuffle(&m->table);
  tn_pile_list(&m->table.pile[TN_STOCK], cards);
}


/* The stock depends on the seed, the round and n, not on what happened before.
** */
static void test_shuffles(void **state) {
  (void)state;
  tn_Card plain[52], busy[52], other[52];
  for (int round = 1; round < 4; round++)
    for (uint32_t n = 1; n < 4; n++) {
      Match a, b, c;
      begin(&a, 11, 4, 1, false);
      shuffled(&a, round, n, plain);
      begin(&b, 11, 4, 1, true);
      for (int i = 1; i < round; i++) {
        tn_table_begin_round(&b.table, 2);
        tn_table_shuffle(&b.table);
        tn_table_deal(&b.table, 5, 2);
      }
      shuffled(&b, round, n, busy);
      assert_memory_equal(plain, busy, 52);
      begin(&c, 12, 4, 1, false);
      shuffled(&c, round, n, other);
      assert_memory_not_equal(plain, other, 52);
      shuffled(&a, round, n + 1, other);
      assert_memory_not_equal(plain, other, 52);
      shuffled(&a, round + 1, n, other);
      assert_memory_not_equal(plain, other, 52);
      end(&a);
      end(&b);
      end(&c);
    }
}


/* Golden: the first cards dealt with seed 1, on every machine. */
static void test_golden_deal(void **state) {
  (void)state;
  Match m;
  begin(&m, 1, 4, 1, false);
  tn_table_begin_round(&m.table, 0);
  tn_table_deal(&m.table, 13, 1);
  assert_string_equal(
      names_of(&m.deck, tn_pile_kinds(&m.table.pile[tn_hand_pile(0)])),
      "3C QC 3D 5D JD 2H 3H JH QH 3S 9S JS QS");
  end(&m);
}


/* The first deck of many seeds: each card as often on top as another. */
static void test_tops_are_even(void **state) {
  (void)state;
  int found[52] = {0};
  Match m;
  begin(&m, 0, 4, 1, false);
  for (uint64_t seed = 0; seed < 52 * 400; seed++) {
    tn_table_restart(&m.table, seed);
    tn_table_begin_round(&m.table, 0);
    found[m.table.pile[TN_STOCK].cards[51]]++;
  }
  double chi = 0;
  for (int i = 0; i < 52; i++)
    chi += (found[i] - 400.0) * (found[i] - 400.0) / 400;
  assert_true(chi > 51 - 5 * 10.1 && chi < 51 + 5 * 10.1);
  end(&m);
}


static void test_deck_orders(void **state) {
  (void)state;
  Match m;
  tn_Card orders[2 * 52], stock[52], usual[52];
  begin(&m, 5, 4, 1, false);
  shuffled(&m, 1, 3, usual);
  end(&m);
  begin(&m, 5, 4, 1, false);
  for (int i = 0; i < 52; i++) {
    orders[i] = (tn_Card)i;
    orders[52 + i] = (tn_Card)(51 - i);
  }
  m.table.deck_order = orders;
  m.table.deck_orders = 2;
  shuffled(&m, 1, 1, stock);
  for (int i = 0; i < 52; i++)
    assert_int_equal(stock[51 - i], i);
  assert_int_equal(tn_table_draw(&m.table, tn_hand_pile(0)), 0);
  shuffled(&m, 1, 2, stock);
  for (int i = 0; i < 52; i++)
    assert_int_equal(stock[i], i);
  assert_null(m.table.deck_order);
  shuffled(&m, 1, 3, stock);
  assert_memory_equal(stock, usual, 52);
  end(&m);
}


/* A pile's cards as they were fixed; `*` for any. */
static tn_Fixed fix(const Match *m, uint8_t pile, const char *cards) {
  tn_Fixed fixed = {.pile = pile};
  for (; *(cards += strspn(cards, " ")); cards += strcspn(cards, " ")) {
    size_t size = strcspn(cards, " ");
    fixed.card[fixed.n++] =
        *cards == '*' ? TN_NONE : tn_deck_read(&m->deck, cards, size);
  }
  return fixed;
}


static void holds(const Match *m, uint8_t seat, const char *cards) {
  const tn_Pile *hand = &m->table.pile[tn_hand_pile(seat)];
  if ((kinds_of(&m->deck, cards) & ~tn_pile_kinds(hand)) != 0)
    fail_msg("seat %d lacks some of %s", seat, cards);
}


/* Hands, a pile and the stock's top are fixed; the rest is as it comes. */
static void test_fixed_deal(void **state) {
  (void)state;
  Match m;
  for (uint64_t seed = 0; seed < 50; seed++) {
    begin(&m, seed, 4, 1, false);
    uint8_t apart = own_pile(&m.table, 0);
    tn_Fixed fixed[] = {
        fix(&m, tn_hand_pile(1), "AS KS * QS"),
        fix(&m, tn_hand_pile(0), "2C"),
        fix(&m, apart, "AH * AD"),
        fix(&m, TN_STOCK, "3C 4C"),
    };
    m.table.fixed = fixed;
    m.table.fixes = COUNT(fixed);
    tn_table_begin_round(&m.table, 0);
    tn_table_deal(&m.table, 4, 2);
    holds(&m, 1, "AS KS QS");
    holds(&m, 0, "2C");
    assert_int_equal(m.table.pile[tn_hand_pile(2)].count, 4);
    assert_int_equal(tn_table_draw(&m.table, apart), card_of(&m.deck, "AH"));
    tn_table_draw(&m.table, apart);
    assert_int_equal(tn_table_draw(&m.table, apart), card_of(&m.deck, "AD"));
    assert_int_equal(tn_table_draw(&m.table, apart), card_of(&m.deck, "3C"));
    assert_int_equal(tn_table_draw(&m.table, tn_hand_pile(3)),
                     card_of(&m.deck, "4C"));
    all_there(&m);
    end(&m);
  }
}


/* The last card dealt is the last of the list. */
static void test_fixed_in_order(void **state) {
  (void)state;
  Match m;
  begin(&m, 9, 4, 1, false);
  tn_Fixed fixed = fix(&m, tn_hand_pile(0), "AS KS QS JS");
  m.table.fixed = &fixed;
  m.table.fixes = 1;
  tn_table_begin_round(&m.table, 0);
  tn_table_deal(&m.table, 4, 1);
  assert_int_equal(m.table.last_dealt, card_of(&m.deck, "JS"));
  end(&m);
}


/* A pile without fixed cards gets no card that another pile was promised. */
static void test_fixed_keeps_promises(void **state) {
  (void)state;
  for (uint64_t seed = 0; seed < 30; seed++) {
    Match m;
    begin(&m, seed, 4, 2, false);
    tn_Fixed fixed = fix(&m, tn_hand_pile(0), "AS AS KS KS QS QS");
    m.table.fixed = &fixed;
    m.table.fixes = 1;
    tn_table_begin_round(&m.table, 0);
    tn_table_deal(&m.table, 26, 1);
    for (const char *const *name =
             (const char *const[]){"AS", "KS", "QS", NULL};
         *name; name++)
      assert_int_equal(
          tn_pile_has(&m.table.pile[tn_hand_pile(0)], card_of(&m.deck, *name)),
          2);
    all_there(&m);
    end(&m);
  }
}


/* A fixed deal comes out the same with a log and without. */
static void test_fixed_and_logged(void **state) {
  (void)state;
  tn_Set hands[2][4];
  for (int log = 0; log < 2; log++) {
    Match m;
    begin(&m, 4, 4, 1, false);
    tn_Fixed fixed = fix(&m, tn_hand_pile(2), "AS KS * JS");
    m.table.fixed = &fixed;
    m.table.fixes = 1;
    m.table.log.on = log;
    tn_table_begin_round(&m.table, 0);
    tn_table_deal(&m.table, 13, 1);
    for (uint8_t seat = 0; seat < 4; seat++)
      hands[log][seat] = m.table.pile[tn_hand_pile(seat)].set;
    end(&m);
  }
  assert_memory_equal(hands[0], hands[1], sizeof hands[0]);
}


static void test_scores(void **state) {
  (void)state;
  Match m;
  begin(&m, 1, 4, 1, false);
  tn_table_begin_round(&m.table, 0);
  assert_true(tn_table_score(&m.table, 0, 3, "tricks"));
  assert_true(tn_table_score(&m.table, 1, -2, "honours"));
  tn_table_begin_round(&m.table, 1);
  assert_true(tn_table_score(&m.table, 0, 4, "tricks"));
  assert_int_equal(m.table.round_lines, 2);
  assert_int_equal(m.table.ledger.total[0], 7);
  assert_int_equal(m.table.ledger.total[1], -2);
  assert_int_equal(m.table.ledger.lines[2].round, 2);
  end(&m);
}


static void test_held(void **state) {
  (void)state;
  Match m;
  tn_Order order;
  tn_Card before[13], after[TN_CARDS];
  begin(&m, 8, 4, 1, false);
  tn_order_init(&order, &m.deck);
  tn_order_finish(&order);
  m.table.order = &order;
  m.table.rules = 1;
  memset(m.table.bot, TN_RANDOM, sizeof m.table.bot);
  tn_table_begin_round(&m.table, 0);
  tn_table_deal(&m.table, 13, 1);
  assert_int_equal(tn_table_held(&m.table, 2, before), 13);
  tn_table_lead(&m.table, 1, 7);
  assert_int_equal(tn_table_play(&m.table), TN_DONE);
  assert_int_equal(tn_table_held(&m.table, 2, after), 13);
  assert_memory_equal(before, after, 13);
  tn_table_shuffle(&m.table);
  assert_int_equal(tn_table_held(&m.table, 2, after), 0);
  end(&m);
}


static void test_restart(void **state) {
  (void)state;
  Match a, b;
  tn_Card cards[2][52];
  begin(&a, 1, 4, 1, false);
  begin(&b, 2, 4, 1, false);
  a.table.log.on = true;
  tn_table_begin_round(&a.table, 3);
  tn_table_sit_out(&a.table, 2);
  tn_table_deal(&a.table, 5, 1);
  tn_table_score(&a.table, 0, 3, "tricks");
  tn_table_decide(&a.table, 0, (tn_Answer){TN_CARD_ANSWER, 0, 1, 3, NULL});
  tn_table_restart(&a.table, 2);
  assert_int_equal(a.table.round, 0);
  assert_int_equal(a.table.tape.used, 0);
  assert_int_equal(a.table.ledger.used, 0);
  assert_int_equal(a.table.ledger.total[0], 0);
  assert_int_equal(a.table.log.used, 0);
  all_there(&a);
  tn_table_begin_round(&a.table, 0);
  tn_table_begin_round(&b.table, 0);
  assert_string_equal(turn_of(&a, 0), "0123");
  tn_pile_list(&a.table.pile[TN_STOCK], cards[0]);
  tn_pile_list(&b.table.pile[TN_STOCK], cards[1]);
  assert_memory_equal(cards[0], cards[1], 52);
  end(&a);
  end(&b);
}


/* A second table begins where another's present round does. */
static void test_start_at(void **state) {
  (void)state;
  Match first, second;
  begin(&first, 3, 4, 1, false);
  begin(&second, 3, 4, 1, false);
  tn_Answer pass = {TN_TEXT_ANSWER, false, 4, TN_NONE, "pass"};
  tn_table_begin_round(&first.table, 2);
  assert_int_equal(tn_table_decide(&first.table, 0, pass), TN_DONE);
  assert_true(tn_table_score(&first.table, 1, 70, "tricks"));
  tn_table_begin_round(&first.table, 3);
  assert_int_equal(tn_table_decide(&first.table, 0, pass), TN_DONE);
  assert_true(tn_table_score(&first.table, 0, 5, "honours"));

  assert_true(tn_table_start_at(&second.table, 2, &first.table));
  tn_table_begin_round(&second.table, 3);
  assert_int_equal(second.table.round, 2);
  assert_int_equal(second.table.tape.read, 1);
  assert_int_equal(second.table.ledger.total[0], 0);
  assert_int_equal(second.table.ledger.total[1], 70);
  assert_memory_equal(second.table.pile[TN_STOCK].cards,
                      first.table.pile[TN_STOCK].cards, 52);
  end(&second);

  begin(&second, 3, 4, 1, false);
  second.heap.left = 0;
  assert_false(tn_table_start_at(&second.table, 2, &first.table));
  second.heap.left = -1;
  end(&second);
  end(&first);
}


static void test_snapshot(void **state) {
  (void)state;
  Match m;
  tn_Snapshot snapshot = {.block = NULL};
  begin(&m, 5, 4, 1, false);
  tn_table_begin_round(&m.table, 0);
  tn_table_deal(&m.table, 5, 1);
  m.table.tricks[2] = 3;
  m.heap.left = 0;
  assert_false(tn_snapshot_take(&snapshot, &m.table));
  m.heap.left = -1;
  assert_true(tn_snapshot_take(&snapshot, &m.table));
  tn_Kinds held = tn_pile_kinds(&m.table.pile[tn_hand_pile(1)]);
  tn_table_rewind(&m.table, 1);
  tn_table_begin_round(&m.table, 0);
  tn_table_reseed(&m.table, 99);
  assert_true(tn_table_score(&m.table, 1, 7, "seven"));
  tn_snapshot_restore(&snapshot, &m.table);
  all_there(&m);
  assert_true(tn_pile_kinds(&m.table.pile[tn_hand_pile(1)]) == held);
  assert_int_equal(m.table.pile[TN_STOCK].count, 32);
  assert_int_equal(m.table.tricks[2], 3);
  assert_int_equal(m.table.seed, 99);
  assert_int_equal(m.table.ledger.total[1], 7);
  tn_snapshot_free(&snapshot);
  end(&m);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_piles),
      cmocka_unit_test(test_seats),
      cmocka_unit_test(test_sit_out),
      cmocka_unit_test(test_deals),
      cmocka_unit_test(test_deal_nothing),
      cmocka_unit_test(test_draw_and_move),
      cmocka_unit_test(test_shuffles),
      cmocka_unit_test(test_golden_deal),
      cmocka_unit_test(test_tops_are_even),
      cmocka_unit_test(test_deck_orders),
      cmocka_unit_test(test_fixed_deal),
      cmocka_unit_test(test_fixed_in_order),
      cmocka_unit_test(test_fixed_keeps_promises),
      cmocka_unit_test(test_fixed_and_logged),
      cmocka_unit_test(test_scores),
      cmocka_unit_test(test_held),
      cmocka_unit_test(test_restart),
      cmocka_unit_test(test_start_at),
      cmocka_unit_test(test_snapshot),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
