/* What a card captures: the list, and why the rest is refused. */
#include "check.h"

typedef struct Pond {
  tn_Deck deck;
  tn_CaptureRules rules;
  int32_t points[TN_KINDS];
  tn_Card lying[TN_LYING];
  tn_Fishing fishing;
} Pond;


/* A hand and cards on the table.  Cards count their pips, aces one and court
** cards nothing. */
static void begin(Pond *p, tn_CaptureRules rules, const char *hand,
                  const char *lying) {
  static const int32_t pips[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 0, 0};
  tn_Card cards[TN_CARDS];
  assert_int_equal(
      tn_deck_init(&p->deck, "CDHS", "A 2 3 4 5 6 7 8 9 10 J Q K", "", "", 1),
      TN_DECK_OK);
  for (tn_Card card = 0; card < p->deck.kinds; card++)
    p->points[card] = pips[p->deck.rank[card]];
  p->rules = rules;
  memset(&p->fishing, 0, sizeof p->fishing);
  for (int n = cards_of(&p->deck, hand, cards); n > 0; n--)
    tn_set_add(&p->fishing.hand, cards[n - 1]);
  tn_fishing_begin(&p->fishing, &p->rules, &p->deck, p->points, p->lying,
                   cards_of(&p->deck, lying, p->lying));
}


/* Puts build number i on the table; the player sits in seat 0. */
static void build(Pond *p, int i, int32_t value, uint8_t owner, bool single) {
  p->fishing.builds = TN_BUILDS;
  p->fishing.build[i] = (tn_Build){value, owner, single};
  p->fishing.owns |= owner == p->fishing.seat;
}


/* The places of these cards on the table. */
static uint64_t places(const Pond *p, const char *text) {
  tn_Card cards[TN_CARDS];
  uint64_t places = 0;
  for (int n = cards_of(&p->deck, text, cards); n > 0; n--)
    for (int i = 0; i < p->fishing.n; i++)
      if (p->fishing.lying[i] == cards[n - 1])
        places |= UINT64_C(1) << i;
  return places;
}


static tn_Capture capture(const Pond *p, tn_CaptureVerb verb, const char *card,
                          const char *cards) {
  return (tn_Capture){.verb = (uint8_t)verb,
                      .card = card_of(&p->deck, card),
                      .cards = places(p, cards)};
}


static bool same(const tn_Capture *a, const tn_Capture *b) {
  return a->verb == b->verb && a->card == b->card && a->cards == b->cards &&
         a->builds == b->builds && a->value == b->value && a->build == b->build;
}


static bool is_listed(Pond *p, const tn_Capture *one) {
  tn_fishing_list(&p->fishing);
  for (int i = 0; i < p->fishing.captures; i++)
    if (same(&p->fishing.capture[i], one))
      return true;
  return false;
}


/* What is wrong with a capture.  It is listed if nothing is. */
static tn_CaptureWhy why(Pond *p, tn_Capture one) {
  int32_t value;
  tn_CaptureWhy wrong = tn_fishing_check(&p->fishing, &one, &value);
  assert_int_equal(is_listed(p, &one), wrong == TN_CAPTURE_ALLOWED);
  return wrong;
}


/* Why a card may not take these. */
static tn_CaptureWhy taking(Pond *p, const char *card, const char *cards) {
  return why(p, capture(p, TN_TAKE, card, cards));
}


static void test_sums(void **state) {
  (void)state;
  Pond p;
  begin(&p, (tn_CaptureRules){.several = true}, "9S", "4C 5C 9D 2H 7H 3H");
  assert_int_equal(taking(&p, "9S", "9D"), TN_CAPTURE_ALLOWED);
  assert_int_equal(taking(&p, "9S", "4C 5C 9D 2H 7H"), TN_CAPTURE_ALLOWED);
  assert_int_equal(taking(&p, "9S", "4C 2H 3H"), TN_CAPTURE_ALLOWED);
  assert_int_equal(taking(&p, "9S", "4C 5C 2H"), TN_WRONG_SUM);
  begin(&p, (tn_CaptureRules){.several = false}, "9S", "4C 5C 9D 2H 7H");
  assert_int_equal(taking(&p, "9S", "2H 7H"), TN_CAPTURE_ALLOWED);
  assert_int_equal(taking(&p, "9S", "4C 5C 2H 7H"), TN_NOT_ONE);
}


static void test_one_first(void **state) {
  (void)state;
  Pond p;
  begin(&p, (tn_CaptureRules){.one_first = true}, "7S 6S", "3C 4C 7D 2H");
  assert_int_equal(taking(&p, "7S", "7D"), TN_CAPTURE_ALLOWED);
  assert_int_equal(taking(&p, "7S", "3C 4C"), TN_NOT_ONE);
  assert_int_equal(taking(&p, "6S", "4C 2H"), TN_CAPTURE_ALLOWED);
}


static void test_ranks(void **state) {
  (void)state;
  Pond p;
  begin(&p, (tn_CaptureRules){.several = true}, "KS", "KC KD QD");
  assert_int_equal(taking(&p, "KS", "KC"), TN_CAPTURE_ALLOWED);
  assert_int_equal(taking(&p, "KS", "KC KD"), TN_NOT_RANK);
  assert_int_equal(taking(&p, "KS", "QD"), TN_NOT_RANK);
  begin(&p, (tn_CaptureRules){.rank_all = true}, "KS", "KC KD QD");
  assert_int_equal(taking(&p, "KS", "KC KD"), TN_CAPTURE_ALLOWED);
  assert_int_equal(taking(&p, "KS", "KC"), TN_NOT_RANK);
}


static void test_duties(void **state) {
  (void)state;
  Pond p;
  begin(&p, (tn_CaptureRules){.several = true, .must = true}, "5S 8S",
        "2C 3C 5D");
  assert_int_equal(why(&p, capture(&p, TN_LEAVE, "5S", "")), TN_CAN_TAKE);
  begin(&p, (tn_CaptureRules){.several = true, .all = true}, "5S 9S",
        "2C 3C 5D");
  assert_int_equal(taking(&p, "5S", "5D"), TN_NOT_ALL);
  assert_int_equal(taking(&p, "5S", "2C 3C 5D"), TN_CAPTURE_ALLOWED);
  assert_int_equal(why(&p, capture(&p, TN_LEAVE, "9S", "")),
                   TN_CAPTURE_ALLOWED);
}


static void test_whole(void **state) {
  (void)state;
  Pond p;
  begin(&p, (tn_CaptureRules){.several = false}, "AS", "AC KD 4H");
  p.rules.whole = tn_kind(card_of(&p.deck, "AS"));
  assert_int_equal(taking(&p, "AS", "AC KD 4H"), TN_CAPTURE_ALLOWED);
  assert_int_equal(taking(&p, "AS", "AC"), TN_NOT_WHOLE);
}


static void test_two_values(void **state) {
  (void)state;
  Pond p;
  begin(&p, (tn_CaptureRules){.several = true, .two = true}, "AS", "AC 9D 5H");
  for (tn_Card card = 0; card < p.deck.kinds; card++)
    p.rules.also[card] = p.points[card] == 1 ? 14 : 0;
  tn_Set hand = p.fishing.hand;
  tn_fishing_begin(&p.fishing, &p.rules, &p.deck, p.points, p.lying, 3);
  p.fishing.hand = hand;
  assert_int_equal(taking(&p, "AS", "AC"), TN_CAPTURE_ALLOWED);
  assert_int_equal(taking(&p, "AS", "9D 5H"), TN_CAPTURE_ALLOWED);
  assert_int_equal(taking(&p, "AS", "AC 9D 5H"), TN_CAPTURE_ALLOWED);
  assert_int_equal(taking(&p, "AS", "9D"), TN_WRONG_SUM);
}


/* The player may begin a build for another card of the hand. */
static void test_builds(void **state) {
  (void)state;
  Pond p;
  begin(&p, (tn_CaptureRules){.several = true}, "6S 9D 2S", "3D 4H 8C");
  p.fishing.builds = TN_BUILDS;
  tn_Capture nine = capture(&p, TN_BUILD, "6S", "3D");
  nine.value = 9;
  assert_int_equal(why(&p, nine), TN_CAPTURE_ALLOWED);
  nine.cards = places(&p, "4H");
  assert_int_equal(why(&p, nine), TN_WRONG_SUM);
  tn_Capture ten = capture(&p, TN_BUILD, "2S", "8C");
  ten.value = 10;
  assert_int_equal(why(&p, ten), TN_NO_TAKER);
  tn_Capture own = capture(&p, TN_BUILD, "9D", "");
  own.value = 9;
  assert_int_equal(why(&p, own), TN_NO_OTHER);
}


/* An owner keeps a card for the build, and leaves none on the table. */
static void test_owners(void **state) {
  (void)state;
  Pond p;
  begin(&p, (tn_CaptureRules){.several = true}, "9D 2S", "9H 2C");
  build(&p, 0, 9, 0, true);
  tn_Capture take = capture(&p, TN_TAKE_BUILDS, "9D", "");
  take.builds = 1;
  assert_int_equal(why(&p, take), TN_CAPTURE_ALLOWED);
  assert_int_equal(taking(&p, "9D", "9H"), TN_OWNS);
  assert_int_equal(taking(&p, "2S", "2C"), TN_CAPTURE_ALLOWED);
  assert_int_equal(why(&p, capture(&p, TN_LEAVE, "2S", "")), TN_OWNS);
  take.builds = 2;
  assert_int_equal(why(&p, take), TN_NO_BUILD);
  take.builds = 1;
  take.card = card_of(&p.deck, "2S");
  assert_int_equal(why(&p, take), TN_OTHER_BUILD);
}


static void test_changed_builds(void **state) {
  (void)state;
  Pond p;
  begin(&p, (tn_CaptureRules){.several = true}, "2S 7D 9C 5H", "2C 3C");
  build(&p, 0, 5, 1, true);
  build(&p, 3, 7, 1, false);
  tn_Capture raise = capture(&p, TN_RAISE, "2S", "");
  raise.value = 7;
  assert_int_equal(why(&p, raise), TN_CAPTURE_ALLOWED);
  raise.value = 8;
  assert_int_equal(why(&p, raise), TN_NO_RAISE);
  raise.build = 3;
  raise.value = 9;
  assert_int_equal(why(&p, raise), TN_NOT_SINGLE);
  tn_Capture add = capture(&p, TN_ADD, "2S", "");
  add.build = 3;
  add.value = 7;
  assert_int_equal(why(&p, add), TN_NOT_ADDED);
  add = capture(&p, TN_ADD_WITH, "2S", "3C");
  add.value = 5;
  assert_int_equal(why(&p, add), TN_CAPTURE_ALLOWED);
  assert_int_equal(tn_fishing_free(&p.fishing), 1);
}


/* Some rules for capturing. */
static tn_CaptureRules any_rules(tn_Random *random) {
  uint64_t bits = tn_random_next(random);
  return (tn_CaptureRules){.several = bits & 1,
                           .one_first = bits >> 1 & 1 & ~bits,
                           .rank_all = bits >> 2 & 1,
                           .all = bits >> 3 & 1 & bits};
}


/* Of all sets of cards on the table those are listed that are allowed, and
** each once. */
static void test_lists_what_is_allowed(void **state) {
  (void)state;
  tn_Random random = {17};
  for (int round = 0; round < 300 * more(100); round++) {
    Pond p;
    begin(&p, any_rules(&random), "", "");
    tn_Card cards[TN_CARDS];
    for (tn_Card card = 0; card < p.deck.kinds; card++)
      cards[card] = card;
    tn_random_shuffle(&random, cards, p.deck.kinds);
    for (int i = 0; i < 4; i++)
      tn_set_add(&p.fishing.hand, cards[i]);
    tn_Set hand = p.fishing.hand;
    tn_fishing_begin(&p.fishing, &p.rules, &p.deck, p.points, cards + 4, 7);
    p.fishing.hand = hand;
    int allowed = 0;
    for (int i = 0; i < 4; i++)
      for (uint64_t set = 1; set < 128; set++)
        allowed += why(&p, (tn_Capture){.verb = TN_TAKE,
                                        .card = cards[i],
                                        .cards = set}) == TN_CAPTURE_ALLOWED;
    assert_int_equal(p.fishing.captures, allowed + 4);
  }
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_sums),
      cmocka_unit_test(test_one_first),
      cmocka_unit_test(test_ranks),
      cmocka_unit_test(test_duties),
      cmocka_unit_test(test_whole),
      cmocka_unit_test(test_two_values),
      cmocka_unit_test(test_builds),
      cmocka_unit_test(test_owners),
      cmocka_unit_test(test_changed_builds),
      cmocka_unit_test(test_lists_what_is_allowed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
