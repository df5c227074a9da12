/* The log: what happened, who saw it, and when two logs look alike. */
#include "check.h"

typedef struct Match {
  tn_Table table;
  tn_Deck deck;
  tn_Order order;
  Heap heap;
  tn_Memory memory;
} Match;

static const tn_Pile own_piles[] = {
    {TN_NONE, TN_SEES_NONE, true, 0, 0, NULL, {{0}}},
    {2, TN_SEES_OWNER, true, 0, 0, NULL, {{0}}},
    {TN_NONE, TN_SEES_ALL, true, 0, 0, NULL, {{0}}},
};


static void begin(Match *m, uint64_t seed) {
  memset(m, 0, sizeof *m);
  m->heap.left = -1;
  m->memory = heap_memory(&m->heap);
  m->deck = french_deck("", 1);
  tn_Setup setup = setup_for(&m->deck, 4, seed);
  setup.piles = COUNT(own_piles);
  setup.own = own_piles;
  assert_true(tn_table_init(&m->table, &setup, &m->memory));
  tn_order_init(&m->order, &m->deck);
  tn_order_finish(&m->order);
  m->table.order = &m->order;
  m->table.rules = 1;
  m->table.rule[0] = TN_FOLLOW;
  m->table.log.on = true;
}


static void end(Match *m) {
  tn_table_free(&m->table);
  assert_int_equal(m->heap.blocks, 0);
}


static const tn_Event *last(const Match *m) {
  return &m->table.log.events[m->table.log.used - 1];
}


static void moved(const Match *m, tn_Card card, uint8_t from, uint8_t to,
                  uint8_t seen, uint16_t place) {
  const tn_Event *event = last(m);
  assert_int_equal(event->what, TN_MOVED);
  assert_int_equal(event->card, card);
  assert_int_equal(event->from, from);
  assert_int_equal(event->to, to);
  assert_int_equal(event->seen, seen);
  assert_int_equal(event->place, place);
}


static void test_off(void **state) {
  (void)state;
  Match m;
  begin(&m, 1);
  m.table.log.on = false;
  tn_table_begin_round(&m.table, 0);
  tn_table_deal(&m.table, 13, 1);
  tn_log_add(&m.table, (tn_Event){.what = TN_NOTED});
  assert_int_equal(m.table.log.used, 0);
  assert_null(m.table.log.events);
  end(&m);
}


static void test_rounds(void **state) {
  (void)state;
  Match m;
  begin(&m, 1);
  for (uint16_t round = 1; round < 4; round++) {
    uint32_t at = m.table.log.used;
    tn_table_begin_round(&m.table, (uint8_t)(round % 4));
    const tn_Event *events = m.table.log.events;
    assert_int_equal(m.table.log.round, at);
    assert_int_equal(events[at].what, TN_ROUND_BEGAN);
    assert_int_equal(events[at].seat, round % 4);
    assert_int_equal(events[at].n, round);
    assert_int_equal(events[at + 1].what, TN_GATHERED);
    tn_table_deal(&m.table, 1, 1);
    assert_int_equal(m.table.log.used, at + 6);
  }
  end(&m);
}


/* A player who sees the pile that a card leaves, or the one it goes to, sees
** the card. */
static void test_who_sees(void **state) {
  (void)state;
  Match m;
  begin(&m, 2);
  tn_table_begin_round(&m.table, 0);
  uint8_t apart = own_pile(&m.table, 0), third = own_pile(&m.table, 1);
  uint8_t open = own_pile(&m.table, 2), hand = tn_hand_pile(1);
  tn_Card card = tn_table_draw(&m.table, apart);
  moved(&m, card, TN_STOCK, apart, 0, 51);
  tn_table_move(&m.table, card, apart, hand);
  moved(&m, card, apart, hand, 1 << 1, 0);
  tn_table_move(&m.table, card, hand, third);
  moved(&m, card, hand, third, 1 << 1 | 1 << 2, 0);
  tn_table_move(&m.table, card, third, open);
  moved(&m, card, third, open, 0xFF, 0);
  tn_table_draw(&m.table, open);
  tn_table_move(&m.table, card, open, hand);
  moved(&m, card, open, hand, 0xFF, 0);
  tn_Card deep = m.table.pile[TN_STOCK].cards[7];
  tn_table_move(&m.table, deep, TN_STOCK, apart);
  moved(&m, deep, TN_STOCK, apart, 0, 7);
  tn_table_show(&m.table, deep, apart);
  assert_int_equal(last(&m)->what, TN_SHOWN);
  assert_int_equal(last(&m)->card, deep);
  assert_int_equal(last(&m)->from, apart);
  assert_int_equal(last(&m)->seen, 0xFF);
  end(&m);
}


/* A move made by an answer says so, and which. */
static void test_secret(void **state) {
  (void)state;
  Match m;
  begin(&m, 3);
  tn_table_begin_round(&m.table, 0);
  tn_table_deal(&m.table, 2, 1);
  assert_false(last(&m)->secret);
  uint8_t hand = tn_hand_pile(1), apart = own_pile(&m.table, 0);
  tn_Card card = tn_kinds_first(tn_pile_kinds(&m.table.pile[hand]));
  tn_Answer answer = {TN_CARDS_ANSWER, false, 1, TN_NONE, &card};
  assert_int_equal(tn_table_decide(&m.table, 1, answer), TN_DONE);
  assert_int_equal(last(&m)->what, TN_DECIDED);
  assert_int_equal(last(&m)->seat, 1);
  assert_int_equal(last(&m)->decision, 1);
  m.table.question.from = hand;
  m.table.question.to = apart;
  tn_table_move(&m.table, card, hand, apart);
  assert_true(last(&m)->secret);
  assert_int_equal(last(&m)->decision, 1);
  tn_table_move(&m.table, card, apart, hand);
  assert_false(last(&m)->secret);
  end(&m);
}


/* The short way to say a word writes what the long way does; it refuses where
** there is a log, no room, or where the round is too long. */
static void test_say(void **state) {
  (void)state;
  Match m[2];
  for (int i = 0; i < 2; i++) {
    begin(&m[i], 5);
    assert_false(tn_table_say(&m[i].table, "pass", true));
    m[i].table.log.on = false;
    assert_false(tn_table_say(&m[i].table, "pass", true)); /* no room yet */
    for (int n = 0; n < 6; n++) {
      bool forced = n % 2;
      tn_Answer answer = {TN_TEXT_ANSWER, forced, 4, TN_NONE, "draw"};
      if (i == 0 || n == 0 || !tn_table_say(&m[i].table, "draw", forced))
        assert_int_equal(tn_table_decide(&m[i].table, 1, answer), TN_DONE);
    }
  }
  tn_Tape *tape = &m[0].table.tape, *other = &m[1].table.tape;
  assert_int_equal(tape->used, other->used);
  assert_int_equal(tape->at, other->at);
  assert_int_equal(tape->read, other->read);
  assert_memory_equal(tape->bytes, other->bytes, tape->used);
  other->limit = other->read - m[1].table.round_read;
  assert_false(tn_table_say(&m[1].table, "draw", true));
  assert_int_equal(tape->used, other->used);
  end(&m[0]);
  end(&m[1]);
}


/* Gives a seat these cards, from the stock. */
static void give(Match *m, uint8_t seat, const char *cards) {
  tn_Card card[TN_CARDS];
  int n = cards_of(&m->deck, cards, card);
  for (int i = 0; i < n; i++)
    tn_table_move(&m->table, card[i], TN_STOCK, tn_hand_pile(seat));
}


/*
** Three cards come to a hand of three from a pile of three, and the cards
** `back` of the hand go back there.  The answer: how many of the three stayed.
*/
static int kept_of_three(bool log, const char *back, Match *m) {
  begin(m, 3);
  m->table.log.on = log;
  tn_table_begin_round(&m->table, 0);
  uint8_t hand = tn_hand_pile(1), apart = own_pile(&m->table, 0);
  tn_Card card[TN_CARDS];
  give(m, 1, "2C 3C 4C");
  int n = cards_of(&m->deck, "AS KS QS", card);
  for (int i = 0; i < n; i++)
    tn_table_move(&m->table, card[i], TN_STOCK, apart);
  for (int i = 0; i < n; i++)
    tn_table_move(&m->table, card[i], apart, hand);
  n = cards_of(&m->deck, back, card);
  for (int i = 0; i < n; i++)
    tn_table_move(&m->table, card[i], hand, apart);
  return tn_table_kept(&m->table, hand, apart);
}


static void test_kept(void **state) {
  (void)state;
  static const struct {
    const char *back;
    int n;
  } cases[] = {{"AS KS QS", 0}, {"AS 2C KS", 1}, {"2C QS 3C", 2},
               {"2C 3C 4C", 3}, {"", 3},         {"KS", 2}};
  for (unsigned i = 0; i < COUNT(cases); i++) {
    Match m;
    assert_int_equal(kept_of_three(true, cases[i].back, &m), cases[i].n);
    assert_int_equal(last(&m)->what, TN_KEPT);
    assert_int_equal(last(&m)->n, cases[i].n);
    assert_int_equal(last(&m)->from, tn_hand_pile(1));
    assert_int_equal(last(&m)->to, own_pile(&m.table, 0));
    end(&m);
    assert_int_equal(kept_of_three(false, cases[i].back, &m), cases[i].n);
    end(&m);
  }
}


/* Nothing is told if the last moves were between other piles. */
static void test_kept_nothing(void **state) {
  (void)state;
  Match m;
  kept_of_three(true, "AS KS 2C", &m);
  uint32_t used = m.table.log.used;
  uint8_t hand = tn_hand_pile(1), apart = own_pile(&m.table, 0);
  assert_int_equal(tn_table_kept(&m.table, apart, hand), -1);
  assert_int_equal(tn_table_kept(&m.table, hand, TN_STOCK), -1);
  assert_int_equal(tn_table_kept(&m.table, hand, hand), -1);
  assert_int_equal(m.table.log.used, used);
  assert_int_equal(tn_table_kept(&m.table, hand, apart), 1);
  tn_table_draw(&m.table, hand);
  assert_int_equal(tn_table_kept(&m.table, hand, apart), -1);
  tn_table_move(&m.table, card_of(&m.deck, "3C"), hand, apart);
  assert_int_equal(tn_table_kept(&m.table, hand, apart), -1);
  assert_int_equal(tn_table_kept(&m.table, apart, hand), 1);
  tn_table_shuffle(&m.table);
  assert_int_equal(tn_table_kept(&m.table, apart, hand), -1);
  end(&m);
}


/* The kinds that the hand lacked, by the last play; 0 if it tells nothing. */
static tn_Kinds lacked(Match *m, const char *card) {
  uint32_t at = m->table.log.used;
  uint8_t hand = tn_hand_pile(m->table.trick.turn);
  tn_trick_play(&m->table, card_of(&m->deck, card));
  const tn_Event *events = m->table.log.events;
  tn_Kinds kinds = 0;
  for (; at < m->table.log.used - 1; at++) {
    assert_int_equal(events[at].what, TN_LACKED);
    assert_int_equal(events[at].from, hand);
    assert_int_equal(events[at].n, 0);
    kinds |= events[at].kinds;
  }
  return kinds;
}


static void test_lacked(void **state) {
  (void)state;
  Match m;
  begin(&m, 4);
  m.table.rules = 3;
  m.table.rule[0] = TN_BEAT_LED;
  m.table.rule[1] = TN_FOLLOW;
  m.table.rule[2] = TN_OVERTRUMP;
  tn_order_init(&m.order, &m.deck);
  tn_order_trump(&m.order, 3);
  tn_order_finish(&m.order);
  tn_table_begin_round(&m.table, 3);
  give(&m, 0, "9H 2C");
  give(&m, 1, "JH 3H");
  give(&m, 2, "4H AC");
  give(&m, 3, "2S 3D");
  tn_trick_begin(&m.table, 0);
  assert_int_equal(lacked(&m, "9H"), 0);
  assert_int_equal(lacked(&m, "JH"), 0);
  assert_int_equal(lacked(&m, "4H"), kinds_of(&m.deck, "QH KH AH"));
  assert_int_equal(lacked(&m, "2S"), m.deck.of_suit[2]);
  tn_trick_end(&m.table);
  tn_trick_begin(&m.table, 0);
  assert_int_equal(lacked(&m, "2C"), 0);
  assert_int_equal(lacked(&m, "3H"), m.deck.of_suit[0] | m.deck.of_suit[3]);
  end(&m);
}


/* A play can tell that the hand lacked what a rule of the host named. */
static void test_lacked_by_rule(void **state) {
  (void)state;
  Match m;
  tn_Kinds legal;
  begin(&m, 5);
  m.table.rules = 2;
  m.table.rule[0] = TN_RULE;
  m.table.rule[1] = TN_FOLLOW;
  tn_table_begin_round(&m.table, 3);
  give(&m, 0, "9H 2C");
  give(&m, 1, "JH 3S");
  give(&m, 2, "4H AC");
  static const char *const named[] = {"", "2S 3S", "QS KS"};
  static const char *const played[] = {"9H", "3S", "AC"};
  tn_trick_begin(&m.table, 0);
  for (int i = 0; i < 3; i++) {
    m.table.named = kinds_of(&m.deck, named[i]);
    m.table.answered = true;
    assert_int_equal(tn_trick_legal(&m.table, &legal), TN_DONE);
    tn_Kinds lacks = lacked(&m, played[i]);
    /* the last player does not follow suit, which tells nothing more */
    assert_int_equal(lacks, i == 2 ? m.table.named : 0);
  }
  end(&m);
}


/* A trick won is told with its cards, which all have seen. */
static void test_won(void **state) {
  (void)state;
  Match m;
  begin(&m, 6);
  memset(m.table.bot, TN_RANDOM, sizeof m.table.bot);
  tn_table_begin_round(&m.table, 3);
  tn_table_deal(&m.table, 13, 1);
  tn_table_lead(&m.table, 0, 1);
  assert_int_equal(tn_table_play(&m.table), TN_DONE);
  const tn_Event *event = last(&m);
  assert_int_equal(event->what, TN_WON);
  assert_int_equal(event->seat, m.table.trick.leader);
  assert_int_equal(event->n, 4);
  for (int i = 1; i <= 4; i++) {
    assert_int_equal(event[-i].what, TN_MOVED);
    assert_int_equal(event[-i].from, TN_TRICK);
    assert_int_equal(event[-i].to, event->to);
    assert_int_equal(event[-i].seen, 0xFF);
  }
  assert_true(tn_table_score(&m.table, 1, 3, "a trick"));
  assert_int_equal(last(&m)->what, TN_SCORED);
  assert_int_equal(last(&m)->kinds, 0);
  end(&m);
}


static void test_counted(void **state) {
  (void)state;
  Match m;
  begin(&m, 7);
  tn_table_begin_round(&m.table, 3);
  give(&m, 2, "4H AC KC");
  tn_Kinds clubs = m.deck.of_suit[0];
  assert_int_equal(tn_table_count(&m.table, tn_hand_pile(2), clubs), 2);
  assert_int_equal(last(&m)->what, TN_COUNTED);
  assert_int_equal(last(&m)->n, 2);
  assert_int_equal(last(&m)->kinds, clubs);
  assert_int_equal(tn_table_count(&m.table, TN_STOCK, m.deck.all), 49);
  end(&m);
}


/* Without memory the log says that it is not complete, and play goes on. */
static void test_no_memory(void **state) {
  (void)state;
  Match m;
  begin(&m, 8);
  tn_table_begin_round(&m.table, 0);
  m.heap.left = 0;
  uint32_t room = m.table.log.room;
  while (m.table.log.used < room)
    tn_log_add(&m.table, (tn_Event){.what = TN_NOTED});
  assert_false(m.table.log.failed);
  tn_table_deal(&m.table, 13, 1);
  assert_true(m.table.log.failed);
  assert_int_equal(m.table.log.used, room);
  assert_int_equal(m.table.pile[tn_hand_pile(0)].count, 13);
  m.heap.left = -1;
  end(&m);
}


/* The same deal, except that two seats exchange one card. */
static void deal_swapped(Match *m, uint64_t seed, uint8_t a, uint8_t b) {
  static tn_Card order[52];
  tn_Card stock[52];
  begin(m, seed);
  tn_table_begin_round(&m->table, 3);
  tn_pile_list(&m->table.pile[TN_STOCK], stock);
  end(m);
  for (int i = 0; i < 52; i++)
    order[i] = stock[51 - i];
  order[a] = stock[51 - b];
  order[b] = stock[51 - a];
  begin(m, seed + 1);
  m->table.deck_order = order;
  tn_table_begin_round(&m->table, 3);
  tn_table_deal(&m->table, 13, 1);
}


static void test_alike(void **state) {
  (void)state;
  Match a, b;
  deal_swapped(&a, 9, 0, 0);
  deal_swapped(&b, 9, 0, 1); /* the first cards of seats 0 and 1 */
  for (uint8_t seat = 0; seat < 4; seat++) {
    assert_int_equal(tn_seen_alike(&a.table, &b.table, seat), seat > 1);
    assert_int_equal(tn_seen_digest(&a.table, seat, UINT32_MAX) ==
                         tn_seen_digest(&b.table, seat, UINT32_MAX),
                     seat > 1);
  }
  assert_true(tn_table_digest(&a.table) != tn_table_digest(&b.table));
  assert_true(tn_standing_digest(&a.table) == tn_standing_digest(&b.table));
  assert_true(tn_seen_alike(&a.table, &b.table, TN_NONE));
  tn_Card card = tn_kinds_first(tn_pile_kinds(&a.table.pile[TN_HANDS]));
  tn_table_show(&a.table, card, tn_hand_pile(0));
  assert_false(tn_seen_alike(&a.table, &b.table, 3));
  assert_false(tn_seen_alike(&b.table, &a.table, 3));
  assert_true(tn_seen_digest(&a.table, 3, UINT32_MAX) !=
              tn_seen_digest(&b.table, 3, UINT32_MAX));
  assert_true(tn_seen_digest(&a.table, 3, a.table.log.used - 1) ==
              tn_seen_digest(&b.table, 3, UINT32_MAX));
  tn_table_show(&b.table, card, tn_hand_pile(0));
  assert_true(tn_seen_alike(&a.table, &b.table, 3));
  end(&a);
  end(&b);
}


/* Cards that went the same way one after another have no order. */
static void test_order_in_a_run(void **state) {
  (void)state;
  Match m[2];
  static const char *const orders[] = {"9H 2C JH", "JH 9H 2C"};
  for (int i = 0; i < 2; i++) {
    begin(&m[i], 10);
    tn_table_begin_round(&m[i].table, 3);
    give(&m[i], 0, orders[i]);
  }
  assert_true(tn_seen_alike(&m[0].table, &m[1].table, 0));
  give(&m[0], 0, "AS");
  assert_false(tn_seen_alike(&m[0].table, &m[1].table, 0));
  assert_false(tn_seen_alike(&m[0].table, &m[1].table, 1));
  give(&m[1], 0, "KS");
  assert_false(tn_seen_alike(&m[0].table, &m[1].table, 0));
  assert_true(tn_seen_alike(&m[0].table, &m[1].table, 1));
  end(&m[0]);
  end(&m[1]);
}


/* Every other difference is seen, too. */
static void test_differences(void **state) {
  (void)state;
  for (int what = 0; what < 8; what++) {
    Match m[2];
    for (unsigned i = 0; i < 2; i++) {
      tn_Table *table = &m[i].table;
      begin(&m[i], 11);
      tn_table_begin_round(table, what == 0 ? (uint8_t)i : 3);
      if (what == 1)
        tn_table_score(table, 0, i ? 3 : 2, "tricks");
      if (what == 2)
        tn_table_score(table, (int)i, 2, "tricks");
      if (what == 3)
        tn_table_count(table, TN_STOCK, m[i].deck.of_suit[i]);
      if (what == 4)
        tn_table_decide(table, (uint8_t)i,
                        (tn_Answer){TN_CARD_ANSWER, 0, 1, 0, NULL});
      if (what == 5 && i)
        tn_table_shuffle(table);
      if (what == 6)
        tn_table_draw(table, tn_hand_pile((uint8_t)i));
      if (what == 7)
        tn_log_add(table, (tn_Event){.what = TN_WON, .seat = (uint8_t)i});
    }
    assert_true(tn_seen_alike(&m[0].table, &m[0].table, 2));
    assert_false(tn_seen_alike(&m[0].table, &m[1].table, 2));
    end(&m[0]);
    end(&m[1]);
  }
}


/* Lines of earlier rounds, and how many there were, do not matter. */
static void test_lines_of_other_rounds(void **state) {
  (void)state;
  Match m[2];
  for (int i = 0; i < 2; i++) {
    begin(&m[i], 12);
    for (int round = 0; round <= i; round++)
      tn_table_score(&m[i].table, 1, 9, "before");
    tn_table_begin_round(&m[i].table, 3);
    tn_table_score(&m[i].table, 0, 2, "now");
  }
  assert_true(tn_seen_alike(&m[0].table, &m[1].table, 0));
  end(&m[0]);
  end(&m[1]);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_off),
      cmocka_unit_test(test_rounds),
      cmocka_unit_test(test_who_sees),
      cmocka_unit_test(test_secret),
      cmocka_unit_test(test_say),
      cmocka_unit_test(test_kept),
      cmocka_unit_test(test_kept_nothing),
      cmocka_unit_test(test_lacked),
      cmocka_unit_test(test_lacked_by_rule),
      cmocka_unit_test(test_won),
      cmocka_unit_test(test_counted),
      cmocka_unit_test(test_no_memory),
      cmocka_unit_test(test_alike),
      cmocka_unit_test(test_order_in_a_run),
      cmocka_unit_test(test_differences),
      cmocka_unit_test(test_lines_of_other_rounds),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
