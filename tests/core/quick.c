/* Quick bots: takers and duckers; and rounds played over and over. */
#include "check.h"

typedef struct Round {
  tn_Table table;
  tn_Deck deck;
  tn_Order order;
  Heap heap;
  tn_Memory memory;
} Round;


/* Hearts are trumps, four play, two and two. */
static void begin(Round *r, int packs) {
  memset(r, 0, sizeof *r);
  r->heap.left = -1;
  r->memory = heap_memory(&r->heap);
  r->deck = french_deck("BJ", packs);
  tn_Setup setup = setup_for(&r->deck, 4, 1);
  assert_true(tn_table_init(&r->table, &setup, &r->memory));
  tn_order_init(&r->order, &r->deck);
  tn_order_trump(&r->order, tn_deck_suit(&r->deck, 'H'));
  tn_order_worthless(&r->order, r->deck.jokers);
  tn_order_finish(&r->order);
  r->table.rules = 1;
  r->table.rule[0] = TN_FOLLOW;
}


static void end(Round *r) {
  tn_table_free(&r->table);
  assert_int_equal(r->heap.blocks, 0);
}


static void give(Round *r, uint8_t seat, const char *text) {
  tn_Card cards[TN_CARDS];
  for (int n = cards_of(&r->deck, text, cards); n > 0; n--)
    tn_table_move(&r->table, cards[n - 1], TN_STOCK, tn_hand_pile(seat));
}


/*
** What a bot of that sort plays from `hand` after the cards of `trick`, over
** many decisions.  The player after it holds `next`.  It plays for its own side
** and for `friends`.  Each card counts `worth`, by kind, unless that is NULL.
*/
static const char *plays_for(tn_Bot bot, uint8_t friends, const int32_t *worth,
                             const char *trick, const char *hand,
                             const char *next) {
  static Round r;
  tn_Card cards[4];
  begin(&r, 1);
  tn_table_begin_round(&r.table, 0);
  r.table.order = &r.order;
  r.table.worth = worth;
  int n = cards_of(&r.deck, trick, cards);
  r.table.friends[n] = friends;
  for (uint8_t seat = 0; seat < n; seat++)
    give(&r, seat, r.deck.name[cards[seat]]);
  give(&r, (uint8_t)n, hand);
  if (n < 3)
    give(&r, (uint8_t)(n + 1), next);
  tn_trick_begin(&r.table, 0);
  for (int i = 0; i < n; i++)
    tn_trick_play(&r.table, cards[i]);
  r.table.bot[n] = (uint8_t)bot;
  r.table.question.seat = r.table.trick.turn;
  assert_int_equal(tn_trick_legal(&r.table, &r.table.question.legal), TN_DONE);
  tn_Kinds played = 0;
  for (uint64_t seed = 1; seed < 100; seed++) {
    tn_Card card;
    r.table.key = seed * 0x12345;
    assert_int_equal(tn_table_ask_card(&r.table, &card), TN_DONE);
    played |= tn_kind(card);
  }
  const char *names = names_of(&r.deck, played);
  end(&r);
  return names;
}


static const char *plays(tn_Bot bot, const char *trick, const char *hand,
                         const char *next) {
  return plays_for(bot, 0, NULL, trick, hand, next);
}


/* The same where tens count, and the taker plays for its own side (1) or for
** both. */
static const char *counts(bool both, const char *trick, const char *hand,
                          const char *next) {
  int32_t worth[TN_KINDS] = {0};
  for (int suit = 0; suit < 4; suit++)
    worth[suit * 13 + 8] = 10;
  return plays_for(TN_TAKER, both ? 3 : 0, worth, trick, hand, next);
}


static void test_taker(void **state) {
  (void)state;
  const char *hand = "2S 10S QS AS";
  /* last: the cheapest that wins; if the partner wins, low; if nobody can, low
  ** */
  assert_string_equal(plays(TN_TAKER, "JS 3S 4S", hand, ""), "QS");
  assert_string_equal(plays(TN_TAKER, "3S JS 4S", hand, ""), "2S");
  assert_string_equal(plays(TN_TAKER, "3S JS", hand, "5S 6S"), "QS AS");
  assert_string_equal(plays(TN_TAKER, "KS", hand, "5S 6S"), "AS");
  assert_string_equal(plays(TN_TAKER, "3S KS 4H", hand, ""), "2S");
  /* it trumps low, but not the partner, and throws off no trump */
  assert_string_equal(plays(TN_TAKER, "KS 3S 4S", "3H KH 9D 2C", ""), "3H");
  assert_string_equal(plays(TN_TAKER, "3S KS 4S", "3H KH 9D 2C", ""), "2C");
  assert_string_equal(plays(TN_TAKER, "3S JS 4S", "3H 4H", ""), "3H");
  assert_string_equal(plays(TN_TAKER, "3S KH", "2H 9D 7C", "AC 5D"), "7C");
  /* to lead, what nobody can beat, or anything */
  assert_string_equal(plays(TN_TAKER, "", "KS 3D", "QS AD"), "3D KS");
}


/* Where cards count, a taker gives them to a friend who is sure to win.  It
** wins with them if it plays last, and otherwise keeps them. */
static void test_taker_of_cards(void **state) {
  (void)state;
  assert_string_equal(counts(false, "3S KS 4S", "2S 10S", ""), "10S");
  assert_string_equal(counts(false, "3S JS", "10S QS", "2S"), "QS");
  assert_string_equal(counts(false, "KS 3S 4S", "2S 10S", ""), "2S");
  assert_string_equal(counts(true, "KS 3S 4S", "2S 10S", ""), "10S");
  assert_string_equal(counts(false, "9S 3S 4S", "10S QS", ""), "10S");
  assert_string_equal(counts(true, "KS", "10S 2S", "AS"), "10S");
  assert_string_equal(counts(false, "3D KS AS", "10S QS", ""), "QS");
}


static void test_ducker(void **state) {
  (void)state;
  const char *hand = "2S 10S QS AS";
  assert_string_equal(plays(TN_DUCKER, "3S JS 4S", hand, ""), "10S");
  assert_string_equal(plays(TN_DUCKER, "KS", hand, "5S 6S"), "QS");
  assert_string_equal(plays(TN_DUCKER, "3S 4S 5S", "QS AS", ""), "AS");
  assert_string_equal(plays(TN_DUCKER, "3S", "QS AS", "5S 6S"), "QS");
  assert_string_equal(plays(TN_DUCKER, "3S JS 4S", "3H 9D KC", ""), "KC");
  assert_string_equal(plays(TN_DUCKER, "3S JS 4S", "3H 9D BJ", ""), "9D");
  assert_string_equal(plays(TN_DUCKER, "", "2S AS", "QS"), "2S AS");
}


/* Tricks that seats 0 and 2 take in all, when they play so and others at
** random; with two packs cards are alike. */
static int tricks_of(tn_Bot bot, int packs) {
  Round r;
  int tricks = 0;
  begin(&r, packs);
  memset(r.table.bot, TN_RANDOM, sizeof r.table.bot);
  r.table.bot[0] = r.table.bot[2] = (uint8_t)bot;
  for (int round = 0; round < 200; round++) {
    tn_table_restart(&r.table, (uint64_t)round);
    tn_table_begin_round(&r.table, 0);
    tn_table_deal(&r.table, 13, 1);
    r.table.order = &r.order;
    tn_table_lead(&r.table, 1, 13);
    assert_int_equal(tn_table_play(&r.table), TN_DONE);
    tricks += tn_table_side_tricks(&r.table, 0);
  }
  end(&r);
  return tricks;
}


static void test_sense(void **state) {
  (void)state;
  for (int packs = 1; packs <= 2; packs++) {
    int usual = tricks_of(TN_RANDOM, packs);
    assert_in_range(usual, 1200, 1400);
    assert_true(tricks_of(TN_TAKER, packs) > usual + 150);
    assert_true(tricks_of(TN_DUCKER, packs) < usual - 150);
  }
}


/* A round that is played again, after a part of it or all. */
static void play_again(Round *r, uint16_t round, const tn_Table *first) {
  tn_Table *table = &r->table;
  tn_table_rewind(table, round);
  assert_int_equal(table->round, round - 1);
  assert_int_equal(table->tape.used, first->round_at);
  assert_int_equal(table->ledger.used, first->round_lines);
  assert_int_equal(table->log.used, first->log.round);
  tn_table_begin_round(table, first->dealer);
  assert_int_equal(table->round, round);
  assert_int_equal(table->round_read, first->round_read);
  tn_table_deal(table, 13, 1);
  table->order = &r->order;
  tn_table_lead(table, table->next[table->dealer], 13);
}


static void play_round(Round *r, uint8_t dealer) {
  tn_table_begin_round(&r->table, dealer);
  tn_table_deal(&r->table, 13, 1);
  r->table.order = &r->order;
  tn_table_lead(&r->table, r->table.next[dealer], 13);
  assert_int_equal(tn_table_play(&r->table), TN_DONE);
  assert_true(tn_table_score(&r->table, 0, 3, "something"));
}


static void test_rewind(void **state) {
  (void)state;
  Round r;
  begin(&r, 1);
  r.table.log.on = true;
  memset(r.table.bot, TN_RANDOM, sizeof r.table.bot);
  play_round(&r, 2);
  play_round(&r, 3);
  tn_Table first = r.table;
  uint8_t tape[TN_CARDS];
  memcpy(tape, first.tape.bytes, first.tape.used);
  for (int stopped = 0; stopped < 3; stopped++) {
    r.table.bot[1] = stopped == 1 ? TN_ASKED : TN_RANDOM;
    play_again(&r, 2, &first);
    assert_int_equal(tn_table_play(&r.table),
                     stopped == 1 ? TN_ANSWER_DUE : TN_DONE);
    if (stopped == 1)
      continue;
    assert_int_equal(r.table.tape.used, first.tape.used);
    assert_memory_equal(r.table.tape.bytes, tape, first.tape.used);
    assert_memory_equal(r.table.tricks, first.tricks, sizeof first.tricks);
    assert_int_equal(r.table.ledger.total[0], 3);
  }
  end(&r);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_taker),  cmocka_unit_test(test_taker_of_cards),
      cmocka_unit_test(test_ducker), cmocka_unit_test(test_sense),
      cmocka_unit_test(test_rewind),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
