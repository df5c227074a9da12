/* The loop that plays tricks: every way through it ends the same. */
#include "check.h"

typedef struct Round {
  tn_Table table;
  tn_Deck deck;
  tn_Order order;
  Heap heap;
  tn_Memory memory;
  int tricks;
} Round;


/* A round dealt and ready, for `players`, with jokers or without. */
static void begin(Round *r, uint64_t seed, uint8_t players, const char *jokers,
                  int packs) {
  memset(r, 0, sizeof *r);
  r->heap.left = -1;
  r->memory = heap_memory(&r->heap);
  r->deck = french_deck(jokers, packs);
  tn_Setup setup = setup_for(&r->deck, players, seed);
  assert_true(tn_table_init(&r->table, &setup, &r->memory));
  tn_order_init(&r->order, &r->deck);
  if (seed % 5)
    tn_order_trump(&r->order, seed % 4);
  if (seed % 3)
    tn_order_top(&r->order, r->deck.jokers);
  tn_order_finish(&r->order);
  r->table.order = &r->order;
  r->table.rules = 1;
  r->table.rule[0] = TN_FOLLOW;
  r->tricks = r->deck.cards / players;
}


static void end(Round *r) {
  tn_table_free(&r->table);
  assert_int_equal(r->heap.blocks, 0);
}


static void deal(Round *r) {
  tn_table_begin_round(&r->table, (uint8_t)(r->table.seed % r->table.players));
  tn_table_deal(&r->table, r->tricks, 1);
  tn_table_lead(&r->table, r->table.next[r->table.dealer], r->tricks);
}


static void all_random(Round *r) {
  memset(r->table.bot, TN_RANDOM, sizeof r->table.bot);
}


/* The round's result is the same, down to the order of the cards won. */
static void same_result(const Round *a, const Round *b) {
  const tn_Table *x = &a->table, *y = &b->table;
  assert_int_equal(x->tape.used, y->tape.used);
  assert_int_equal(x->tape.read, y->tape.read);
  assert_memory_equal(x->tape.bytes, y->tape.bytes, x->tape.used);
  assert_memory_equal(x->tricks, y->tricks, sizeof x->tricks);
  assert_memory_equal(x->played, y->played, sizeof x->played);
  assert_int_equal(x->trick.leader, y->trick.leader);
  assert_int_equal(x->trick.turn, y->trick.turn);
  assert_int_equal(x->trick.plays, y->trick.plays);
  for (int n = 0; n < x->piles; n++) {
    tn_Card cards[2][TN_CARDS];
    int count = tn_pile_list(&x->pile[n], cards[0]);
    assert_int_equal(tn_pile_list(&y->pile[n], cards[1]), count);
    assert_int_equal(x->pile[n].count, y->pile[n].count);
    assert_memory_equal(cards[0], cards[1], (size_t)count);
  }
}


/* Adds a random legal card, as a host would. */
static void answer(Round *r) {
  tn_Table *table = &r->table;
  const tn_Question *question = &table->question;
  assert_int_equal(question->kind, TN_ASK_CARD);
  assert_int_equal(question->from, tn_hand_pile(question->seat));
  assert_true(tn_kinds_count(question->legal) > 1);
  tn_Card card = tn_kinds_pick(question->legal, tn_table_bot_bits(table));
  assert_true(tn_tape_write(&table->tape, &table->memory,
                            (tn_Answer){TN_CARD_ANSWER, 0, 1, card, NULL}));
}


/* Plays on, answering for those who are asked. */
static void play_on(Round *r) {
  tn_Need need;
  while ((need = tn_table_play(&r->table)) != TN_DONE)
    if (need == TN_ANSWER_DUE)
      answer(r);
    else
      assert_int_equal(need, TN_TRICK_OVER);
}


typedef struct Way {
  bool log, stop, replay;
  int asked; /* seats */
} Way;


/* Plays the round in one of the ways there are. */
static void play_way(Round *r, const Way *way, const Round *first) {
  all_random(r);
  for (int seat = 0; seat < way->asked; seat++)
    r->table.bot[seat] = TN_ASKED;
  r->table.log.on = way->log;
  r->table.stop_after_trick = way->stop;
  if (way->replay)
    assert_true(tn_tape_load(&r->table.tape, &r->memory,
                             first->table.tape.bytes, first->table.tape.used));
  deal(r);
  play_on(r);
}


/* In one go, card by card, logged, stopping, asked, from the tape. */
static void test_every_way(void **state) {
  (void)state;
  static const Way ways[] = {
      {.log = true},
      {.stop = true},
      {.asked = 1},
      {.asked = 8},
      {.replay = true},
      {.replay = true, .asked = 8},
      {.log = true, .stop = true, .asked = 2},
  };
  for (uint64_t seed = 1; seed <= 100u * (unsigned)more(10); seed++) {
    Round first, other;
    uint8_t players = (uint8_t)(2 + seed % 7);
    const char *jokers = seed % 2 ? "LJ BJ" : "";
    begin(&first, seed, players, jokers, seed % 6 ? 1 : 2);
    all_random(&first);
    deal(&first);
    assert_int_equal(tn_table_play(&first.table), TN_DONE);
    for (size_t i = 0; i < COUNT(ways); i++) {
      begin(&other, seed, players, jokers, seed % 6 ? 1 : 2);
      play_way(&other, &ways[i], &first);
      same_result(&first, &other);
      end(&other);
    }
    end(&first);
  }
}


/* In two parts it is the same round. */
static void test_in_parts(void **state) {
  (void)state;
  Round first, other;
  begin(&first, 4, 4, "", 1);
  begin(&other, 4, 4, "", 1);
  all_random(&first);
  all_random(&other);
  deal(&first);
  tn_table_play(&first.table);
  deal(&other);
  other.table.to_play = 5;
  assert_int_equal(tn_table_play(&other.table), TN_DONE);
  assert_int_equal(other.table.pile[tn_hand_pile(0)].count, 8);
  tn_table_lead(&other.table, other.table.trick.leader, 8);
  assert_int_equal(tn_table_play(&other.table), TN_DONE);
  same_result(&first, &other);
  end(&first);
  end(&other);
}


/* A player who sits out plays no card, in any of the ways. */
static void test_sitter_out(void **state) {
  (void)state;
  for (int log = 0; log < 2; log++) {
    Round r;
    begin(&r, 3, 4, "", 1);
    all_random(&r);
    r.table.log.on = log;
    tn_table_begin_round(&r.table, 2);
    tn_table_sit_out(&r.table, 2);
    tn_table_deal(&r.table, 10, 1);
    tn_table_lead(&r.table, 3, 10);
    assert_int_equal(tn_table_play(&r.table), TN_DONE);
    assert_int_equal(r.table.tape.read, 30);
    assert_int_equal(r.table.pile[tn_hand_pile(2)].count, 0);
    assert_int_equal(r.table.tricks[2], 0);
    end(&r);
  }
}


/* What random bots win with this seed, the same on every machine. */
static void test_golden(void **state) {
  (void)state;
  Round r;
  begin(&r, 2026, 4, "", 1);
  all_random(&r);
  deal(&r);
  assert_int_equal(tn_table_play(&r.table), TN_DONE);
  uint64_t sum = 0;
  for (uint32_t at = 0; at < r.table.tape.used;) {
    tn_Answer answer = tn_tape_get(&r.table.tape, at, &at);
    sum = tn_mix(sum, answer.card | (answer.forced ? 0x40u : 0u));
  }
  assert_int_equal(sum, UINT64_C(0xF740BF79B7701561));
  end(&r);
}


/* Forced cards are marked on the tape, and only they. */
static void test_forced(void **state) {
  (void)state;
  Round r;
  begin(&r, 6, 4, "", 1);
  r.table.log.on = true;
  all_random(&r);
  deal(&r);
  assert_int_equal(tn_table_play(&r.table), TN_DONE);
  int forced = 0;
  for (uint32_t at = 0; at < r.table.tape.used;)
    forced += tn_tape_get(&r.table.tape, at, &at).forced;
  assert_in_range(forced, 4, 30); /* the last trick, and some more */
  end(&r);
}


/* The tape says what is not allowed: refused, and nothing has changed. */
static void test_refused(void **state) {
  (void)state;
  static const tn_Answer wrong[] = {
      {TN_TEXT_ANSWER, false, 1, TN_NONE, "a"},
      {TN_CARDS_ANSWER, false, 1, TN_NONE, "\1"},
      {TN_CARD_ANSWER, false, 1, 0, NULL},
  };
  for (size_t i = 0; i < COUNT(wrong); i++) {
    Round r;
    begin(&r, 1, 4, "", 1);
    deal(&r);
    tn_Answer first = wrong[i];
    const tn_Pile *hand = &r.table.pile[tn_hand_pile(r.table.trick.turn)];
    while (first.kind == TN_CARD_ANSWER && tn_pile_has(hand, first.card))
      first.card++;
    assert_true(tn_tape_write(&r.table.tape, &r.memory, first));
    for (int again = 0; again < 2; again++) {
      assert_int_equal(tn_table_play(&r.table), TN_REFUSED);
      assert_int_equal(r.table.tape.at, 0);
      assert_int_equal(r.table.tape.read, 0);
      assert_int_equal(hand->count, 13);
    }
    end(&r);
  }
}


/* The limit on decisions holds, however they are made. */
static void test_too_long(void **state) {
  (void)state;
  for (int log = 0; log < 2; log++)
    for (uint32_t limit = 0; limit < 52; limit += 3) {
      Round r;
      begin(&r, 1, 4, "", 1);
      all_random(&r);
      r.table.log.on = log;
      deal(&r);
      r.table.tape.limit = limit;
      assert_int_equal(tn_table_play(&r.table), TN_TOO_LONG);
      assert_int_equal(r.table.tape.read, limit);
      assert_int_equal(tn_table_play(&r.table), TN_TOO_LONG);
      r.table.tape.limit = 52;
      assert_int_equal(tn_table_play(&r.table), TN_DONE);
      end(&r);
    }
}


/* The host's rule is asked for each card that depends on it. */
static void test_rule_of_the_host(void **state) {
  (void)state;
  Round first, other;
  begin(&first, 8, 4, "", 1);
  begin(&other, 8, 4, "", 1);
  all_random(&first);
  all_random(&other);
  deal(&first);
  tn_table_play(&first.table);
  other.table.rule[0] = TN_RULE; /* that says what TN_FOLLOW says */
  deal(&other);
  int asked = 0;
  while (tn_table_play(&other.table) == TN_RULE_DUE) {
    uint8_t led = other.table.trick.led;
    other.table.named = led == TN_NO_GROUP ? 0 : other.order.of_group[led];
    other.table.answered = true;
    asked++;
  }
  assert_int_equal(asked, 52);
  same_result(&first, &other);
  end(&first);
  end(&other);
}


/* The host wants no tricks: none is played. */
static void test_none_to_play(void **state) {
  (void)state;
  Round r;
  begin(&r, 1, 4, "", 1);
  deal(&r);
  tn_table_lead(&r.table, 0, 0);
  assert_int_equal(tn_table_play(&r.table), TN_DONE);
  assert_false(r.table.trick.under_way);
  assert_int_equal(r.table.tape.read, 0);
  end(&r);
}


/* Once a seat has won a trick no more are played, in one go or not. */
static void test_until_wins(void **state) {
  (void)state;
  for (uint64_t seed = 1; seed <= 50; seed++) {
    Round first, other;
    begin(&first, seed, 4, "", 1);
    begin(&other, seed, 4, "", 1);
    all_random(&first);
    all_random(&other);
    deal(&first);
    deal(&other);
    first.table.until_wins = other.table.until_wins = 2;
    other.table.stop_after_trick = true;
    assert_int_equal(tn_table_play(&first.table), TN_DONE);
    while (tn_table_play(&other.table) == TN_TRICK_OVER) {
    }
    same_result(&first, &other);
    uint32_t tricks = 13 - (uint32_t)first.table.pile[tn_hand_pile(0)].count;
    uint32_t won = 0;
    for (int seat = 0; seat < 4; seat++)
      won += first.table.tricks[seat];
    assert_int_equal(won, tricks);
    if (tricks < 13)
      assert_int_equal(first.table.tricks[2], 1);
    assert_int_equal(first.table.tape.read, 4 * tricks);
    end(&first);
    end(&other);
  }
}


/* What a bot draws depends only on the seed and the decision's number. */
static void test_bots_stream(void **state) {
  (void)state;
  Round r;
  begin(&r, 1, 4, "", 1);
  uint64_t bits = tn_table_bot_bits(&r.table);
  assert_int_equal(tn_table_bot_bits(&r.table), bits);
  tn_table_shuffle(&r.table);
  tn_table_begin_round(&r.table, 2);
  assert_int_equal(tn_table_bot_bits(&r.table), bits);
  tn_Answer answer = {TN_CARD_ANSWER, 0, 1, 0, NULL};
  assert_int_equal(tn_table_decide(&r.table, 0, answer), TN_DONE);
  assert_int_not_equal(tn_table_bot_bits(&r.table), bits);
  tn_table_restart(&r.table, 1);
  assert_int_equal(tn_table_bot_bits(&r.table), bits);
  tn_table_restart(&r.table, 2);
  assert_int_not_equal(tn_table_bot_bits(&r.table), bits);
  end(&r);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_every_way),
      cmocka_unit_test(test_in_parts),
      cmocka_unit_test(test_sitter_out),
      cmocka_unit_test(test_golden),
      cmocka_unit_test(test_forced),
      cmocka_unit_test(test_refused),
      cmocka_unit_test(test_too_long),
      cmocka_unit_test(test_rule_of_the_host),
      cmocka_unit_test(test_none_to_play),
      cmocka_unit_test(test_until_wins),
      cmocka_unit_test(test_bots_stream),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
