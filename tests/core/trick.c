/* Tricks: obligations and winners against a second statement of the rules. */
#include "check.h"

/* One position in a trick, as the rules see it. */
typedef struct Position {
  tn_Table table;
  tn_Deck deck;
  tn_Order order;
  Heap heap;
  tn_Memory memory;
} Position;


static void begin(Position *p, const char *jokers, int packs, uint8_t players) {
  memset(p, 0, sizeof *p);
  p->heap.left = -1;
  p->memory = heap_memory(&p->heap);
  p->deck = french_deck(jokers, packs);
  tn_Setup setup = setup_for(&p->deck, players, 5);
  assert_true(tn_table_init(&p->table, &setup, &p->memory));
  tn_order_init(&p->order, &p->deck);
  tn_order_finish(&p->order);
  p->table.order = &p->order;
}


static void end(Position *p) {
  tn_table_free(&p->table);
  assert_int_equal(p->heap.blocks, 0);
  assert_int_equal(p->heap.bytes, 0);
}


static void random_order(Position *p, tn_Random *random) {
  tn_order_init(&p->order, &p->deck);
  if (tn_random_below(random, 4) > 0)
    tn_order_trump(&p->order, (uint8_t)tn_random_below(random, 4));
  if (tn_random_below(random, 2) > 0)
    tn_order_top(&p->order, few_kinds(random) & p->deck.all);
  if (tn_random_below(random, 2) > 0)
    tn_order_worthless(&p->order, p->deck.jokers);
  tn_order_finish(&p->order);
}


/* The cards played so far, and the first of them that sets a suit. */
static int group_led(const Position *p) {
  const tn_Trick *trick = &p->table.trick;
  for (int i = 0; i < trick->plays; i++)
    if (p->order.group[trick->cards[i]] != TN_NO_GROUP)
      return p->order.group[trick->cards[i]];
  return TN_NO_GROUP;
}


/* Does a card of its group beat all of that group in the trick? */
static bool beats_its_group(const Position *p, tn_Card card) {
  const tn_Trick *trick = &p->table.trick;
  for (int i = 0; i < trick->plays; i++) {
    tn_Card other = trick->cards[i];
    if (p->order.group[other] == p->order.group[card] &&
        p->order.height[card] <= p->order.height[other])
      return false;
  }
  return true;
}


static bool trumps_lie(const Position *p) {
  for (int i = 0; i < p->table.trick.plays; i++)
    if (p->order.group[p->table.trick.cards[i]] == TN_TRUMPS)
      return true;
  return false;
}


/* Does an obligation name a card?  The rules in words, card by card. */
static bool named(const Position *p, tn_Obligation rule, tn_Card card) {
  int led = group_led(p), group = p->order.group[card];
  if (led == TN_NO_GROUP)
    return false;
  switch (rule) {
    case TN_FOLLOW: return group == led;
    case TN_BEAT_LED:
      if (led != TN_TRUMPS && trumps_lie(p))
        return false;
      return group == led && beats_its_group(p, card);
    case TN_BEAT_LED_ALWAYS: return group == led && beats_its_group(p, card);
    case TN_PLAY_TRUMP: return group == TN_TRUMPS;
    case TN_OVERTRUMP: return group == TN_TRUMPS && beats_its_group(p, card);
    case TN_RULE:
    case TN_CARDS_NAMED: break;
  }
  return false;
}


/* What may be played: the first rule that the hand can meet decides. */
static tn_Kinds legal_by_words(const Position *p, tn_Kinds hand, int *binds) {
  for (*binds = 0; *binds < p->table.rules; ++*binds) {
    tn_Kinds meet = 0;
    for (tn_Card card = 0; card < p->deck.kinds; card++)
      if (named(p, (tn_Obligation)p->table.rule[*binds], card))
        meet |= tn_kind(card) & hand;
    if (meet)
      return meet;
  }
  *binds = TN_NONE;
  return hand;
}


/* Who wins by the rules: trumps, else the suit led, the highest, the first. */
static int winner_by_words(const Position *p) {
  const tn_Trick *trick = &p->table.trick;
  int led = group_led(p), best = 0;
  for (int i = 1; i < trick->plays; i++) {
    int group = p->order.group[trick->cards[i]];
    int than = p->order.group[trick->cards[best]];
    bool higher =
        p->order.height[trick->cards[i]] > p->order.height[trick->cards[best]];
    if (group == TN_NO_GROUP || (group != TN_TRUMPS && group != led))
      continue;
    if (than == TN_NO_GROUP || (than != group && group == TN_TRUMPS) ||
        (than == group && higher))
      best = i;
  }
  return best;
}


/* One random card after another, each judged by both statements. */
static void play_trick(Position *p, tn_Random *random) {
  tn_Table *table = &p->table;
  uint8_t leader = (uint8_t)tn_random_below(random, table->players);
  uint8_t seats[TN_SEATS] = {0};
  tn_trick_begin(table, leader);
  assert_int_equal(table->trick.size, table->players);
  for (int i = 0; i < table->players; i++) {
    uint8_t seat = seats[i] = table->trick.turn;
    tn_Kinds hand = tn_pile_kinds(&table->pile[tn_hand_pile(seat)]), legal;
    int binds;
    for (int rule = 0; rule < table->rules; rule++)
      for (tn_Card card = 0; card < p->deck.kinds; card++)
        assert_int_equal(tn_trick_names(table, rule) >> card & 1,
                         named(p, (tn_Obligation)table->rule[rule], card));
    assert_int_equal(tn_trick_legal(table, &legal), TN_DONE);
    assert_int_equal(legal, legal_by_words(p, hand, &binds));
    assert_int_equal(table->trick.binds, binds);
    tn_trick_play(table, tn_kinds_pick(legal, tn_random_next(random)));
    assert_int_equal(table->trick.best, seats[winner_by_words(p)]);
  }
  int best = winner_by_words(p);
  assert_int_equal(
      tn_order_winner(&p->order, table->trick.cards, table->players), best);
  assert_int_equal(tn_trick_end(table), seats[best]);
  assert_int_equal(table->trick.leader, seats[best]);
}


/* A round of tricks under random rules and a random order. */
static void play_round(Position *p, tn_Random *random) {
  tn_Table *table = &p->table;
  tn_table_begin_round(table, 0);
  int cards = table->deck->cards / table->players;
  tn_table_deal(table, cards, 1);
  random_order(p, random);
  table->rules = (uint8_t)tn_random_below(random, 5);
  for (int i = 0; i < table->rules; i++)
    table->rule[i] = (uint8_t)tn_random_below(random, TN_RULE);
  for (int n = 0; n < cards; n++)
    play_trick(p, random);
  int tricks = 0;
  for (int side = 0; side < table->sides; side++) {
    int own = tn_table_side_tricks(table, side);
    uint8_t won = tn_won_pile(table, side);
    assert_int_equal(table->pile[won].count, own * table->players);
    tricks += own;
  }
  assert_int_equal(tricks, cards);
}


static void test_against_words(void **state) {
  (void)state;
  tn_Random random = {1};
  for (int times = 0; times < 40 * more(10); times++) {
    Position p;
    begin(&p, times % 3 ? "LJ BJ" : "", 1 + times % 2,
          (uint8_t)(2 + times % 7));
    p.table.log.on = times % 5 == 0;
    play_round(&p, &random);
    end(&p);
  }
}


/* Gives a seat these cards, from the stock. */
static void give(Position *p, uint8_t seat, const char *cards) {
  tn_Card card[TN_CARDS];
  int n = cards_of(&p->deck, cards, card);
  for (int i = 0; i < n; i++)
    tn_table_move(&p->table, card[i], TN_STOCK, tn_hand_pile(seat));
}


static void play(Position *p, const char *name) {
  tn_trick_play(&p->table, card_of(&p->deck, name));
}


static const char *legal(Position *p) {
  tn_Kinds kinds;
  assert_int_equal(tn_trick_legal(&p->table, &kinds), TN_DONE);
  return names_of(&p->deck, kinds);
}


/* The duties of a game in which all must be beaten, by its own examples. */
static void test_beat_follow_overtrump(void **state) {
  (void)state;
  Position p;
  begin(&p, "", 1, 3);
  p.table.rules = 3;
  p.table.rule[0] = TN_BEAT_LED;
  p.table.rule[1] = TN_FOLLOW;
  p.table.rule[2] = TN_OVERTRUMP;
  tn_order_init(&p.order, &p.deck);
  tn_order_trump(&p.order, 0);
  tn_order_finish(&p.order);
  tn_table_begin_round(&p.table, 2);
  give(&p, 0, "4H 6D");
  give(&p, 1, "7H 2H 6C 3S");
  give(&p, 2, "AH 2D 4C 9S");
  tn_trick_begin(&p.table, 0);
  assert_string_equal(legal(&p), "6D 4H");
  play(&p, "4H");
  assert_string_equal(legal(&p), "7H");
  assert_int_equal(p.table.trick.binds, 0);
  play(&p, "6C"); /* as a host may allow */
  assert_string_equal(legal(&p), "AH");
  assert_int_equal(p.table.trick.binds, 1);
  play(&p, "AH");
  assert_int_equal(tn_trick_end(&p.table), 1);
  tn_trick_begin(&p.table, 0);
  play(&p, "6D");
  play(&p, "7H");
  assert_string_equal(legal(&p), "2D");
  play(&p, "4C");
  assert_int_equal(tn_trick_end(&p.table), 2);
  end(&p);
}


/* A trump that is shown in mid-trick counts for the cards played before. */
static void test_trump_in_mid_trick(void **state) {
  (void)state;
  Position p;
  begin(&p, "", 1, 3);
  tn_table_begin_round(&p.table, 2);
  give(&p, 0, "4H 6D");
  give(&p, 1, "2C 3S");
  give(&p, 2, "AH 2D");
  tn_trick_begin(&p.table, 0);
  play(&p, "4H");
  play(&p, "2C");
  tn_order_init(&p.order, &p.deck);
  tn_order_trump(&p.order, 0);
  tn_order_finish(&p.order);
  assert_true(tn_trick_judge_again(&p.table));
  play(&p, "AH");
  assert_int_equal(tn_trick_end(&p.table), 1);
  end(&p);
}


/* A player who can neither follow nor overtrump plays anything, even a lower
** trump. */
static void test_undertrump_is_free(void **state) {
  (void)state;
  Position p;
  begin(&p, "", 1, 3);
  p.table.rules = 2;
  p.table.rule[0] = TN_FOLLOW;
  p.table.rule[1] = TN_OVERTRUMP;
  tn_order_init(&p.order, &p.deck);
  tn_order_trump(&p.order, 0);
  tn_order_finish(&p.order);
  tn_table_begin_round(&p.table, 2);
  give(&p, 0, "4H");
  give(&p, 1, "6C");
  give(&p, 2, "4C 9S");
  tn_trick_begin(&p.table, 0);
  play(&p, "4H");
  play(&p, "6C");
  assert_string_equal(legal(&p), "4C 9S");
  assert_int_equal(p.table.trick.binds, TN_NONE);
  p.table.rule[1] = TN_PLAY_TRUMP;
  assert_string_equal(legal(&p), "4C");
  end(&p);
}


/* Jokers of no suit: after a joker is led, the next card sets the suit. */
static void test_joker_led(void **state) {
  (void)state;
  Position p;
  begin(&p, "LJ BJ", 1, 4);
  p.table.rules = 1;
  p.table.rule[0] = TN_FOLLOW;
  tn_table_begin_round(&p.table, 3);
  give(&p, 0, "BJ 2C");
  give(&p, 1, "LJ 2D");
  give(&p, 2, "3C 4D");
  give(&p, 3, "AD KC 5S");
  tn_trick_begin(&p.table, 0);
  play(&p, "BJ");
  assert_string_equal(legal(&p), "2D LJ");
  play(&p, "LJ");
  play(&p, "3C");
  assert_string_equal(legal(&p), "KC");
  play(&p, "KC");
  assert_int_equal(tn_trick_end(&p.table), 3);
  end(&p);
}


/* The core asks for a rule of the host in its turn, and only then. */
static void test_rule_of_the_host(void **state) {
  (void)state;
  Position p;
  tn_Kinds kinds;
  tn_Table *table = &p.table;
  begin(&p, "", 1, 2);
  table->rules = 3;
  table->rule[0] = TN_FOLLOW;
  table->rule[1] = TN_RULE;
  table->rule[2] = TN_RULE;
  tn_table_begin_round(table, 1);
  give(&p, 0, "4H 5D");
  give(&p, 1, "7H 2S 6C");
  tn_trick_begin(table, 0);
  assert_int_equal(tn_trick_legal(table, &kinds), TN_RULE_DUE);
  assert_int_equal(table->trick.rule, 1);
  assert_int_equal(tn_trick_legal(table, &kinds), TN_RULE_DUE);
  table->named = 0;
  table->answered = true;
  assert_int_equal(tn_trick_legal(table, &kinds), TN_RULE_DUE);
  assert_int_equal(table->trick.rule, 2);
  table->named = kinds_of(&p.deck, "5D AS");
  table->answered = true;
  assert_string_equal(legal(&p), "5D");
  assert_int_equal(table->trick.binds, 2);
  play(&p, "4H");
  assert_string_equal(legal(&p), "7H"); /* the first duty binds: no question */
  assert_int_equal(table->trick.binds, 0);
  end(&p);
}


/* Sitters-out take no part; the turn skips them. */
static void test_sitters_out(void **state) {
  (void)state;
  Position p;
  begin(&p, "", 1, 5);
  tn_table_begin_round(&p.table, 0);
  tn_table_sit_out(&p.table, 0);
  tn_table_sit_out(&p.table, 3);
  tn_table_deal(&p.table, 2, 1);
  assert_int_equal(p.table.pile[tn_hand_pile(0)].count, 0);
  assert_int_equal(p.table.pile[tn_hand_pile(3)].count, 0);
  tn_trick_begin(&p.table, 4);
  assert_int_equal(p.table.trick.size, 3);
  static const uint8_t turns[] = {4, 1, 2};
  for (int i = 0; i < 3; i++) {
    tn_Kinds kinds;
    assert_int_equal(p.table.trick.turn, turns[i]);
    tn_trick_legal(&p.table, &kinds);
    tn_trick_play(&p.table, tn_kinds_first(kinds));
  }
  tn_trick_end(&p.table);
  end(&p);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_against_words),
      cmocka_unit_test(test_beat_follow_overtrump),
      cmocka_unit_test(test_undertrump_is_free),
      cmocka_unit_test(test_joker_led),
      cmocka_unit_test(test_rule_of_the_host),
      cmocka_unit_test(test_trump_in_mid_trick),
      cmocka_unit_test(test_sitters_out),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
