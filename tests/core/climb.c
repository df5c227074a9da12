/* Combinations: what cards are, what beats what, and what a hand has. */
#include "check.h"

enum { SINGLE, PAIR, TRIPLE, TRIPLE_ONE, SEQUENCE, AIRPLANE, SINGLES, BOMB };

static tn_Deck deck;
static tn_ClimbRules rules;


/* The ranks from 3 low to 2 high; no two is in a row. */
static void begin(bool any, bool suits) {
  deck = french_deck("", 1);
  rules = (tn_ClimbRules){.deck = &deck, .ranks = 13, .suits = suits};
  for (tn_Card card = 0; card < deck.kinds; card++) {
    rules.rank[card] = (uint8_t)((deck.rank[card] + 12) % 13);
    rules.suit[card] = suits ? (uint8_t)(deck.suit[card] + 1) : 0;
  }
  for (uint8_t at = 0; at < 12; at++)
    rules.row[rules.places++] = at;
  const tn_ClimbKind kinds[] = {
      [SINGLE] = {.of = 1, .least = 1, .most = 1},
      [PAIR] = {.of = 2, .least = 1, .most = 1},
      [TRIPLE] = {.of = 3, .least = 1, .most = 1},
      [TRIPLE_ONE] = {.of = 3, .least = 1, .most = 1, .wings = 1},
      [SEQUENCE] = {.of = 1, .least = 5, .most = 12},
      [AIRPLANE] = {.of = 3, .least = 2, .most = 6},
      [SINGLES] = {.of = 3, .least = 2, .most = 5, .wings = 1},
      [BOMB] = {.of = 4, .least = 1, .most = 1, .all = true},
  };
  for (size_t i = 0; i < COUNT(kinds); i++) {
    rules.kind[rules.kinds] = kinds[i];
    rules.kind[rules.kinds].wing_of = 1;
    rules.kind[rules.kinds++].any_wings = any;
  }
  tn_climb_prepare(&rules);
}


static tn_Set set_of(const char *text) {
  tn_Card cards[TN_CARDS];
  tn_Set set = {{0}};
  for (int n = cards_of(&deck, text, cards); n > 0; n--)
    tn_set_add(&set, cards[n - 1]);
  return set;
}


/* The kind of the cards' first reading; TN_NONE: they are no combination. */
static uint8_t kind(const char *text) {
  tn_Climb list[TN_CLIMBS];
  tn_Set set = set_of(text);
  return tn_climb_read(&rules, &set, list) ? list[0].kind : TN_NONE;
}


static void test_kinds(void **state) {
  (void)state;
  begin(false, false);
  assert_int_equal(kind("5C"), SINGLE);
  assert_int_equal(kind("5C 5D 5H 9S"), TRIPLE_ONE);
  assert_int_equal(kind("10C JC QC KC AC"), SEQUENCE);
  assert_int_equal(kind("JC QC KC AC 2C"), TN_NONE);
  assert_int_equal(kind("4C 5C 6C 7C"), TN_NONE);
  assert_int_equal(kind("3C 5C 6C 7C 8C"), TN_NONE);
  assert_int_equal(kind("3C 3D 3H 4C 4D 4H"), AIRPLANE);
  assert_int_equal(kind("7C 7D 7H 8C 8D 8H 3C 6C"), SINGLES);
  assert_int_equal(kind("7C 7D 7H 8C 8D 8H 3C 3D"), TN_NONE);
  assert_int_equal(kind("7C 7D 7H 8C 8D 8H 7S 3D"), TN_NONE);
  assert_int_equal(kind("2C 2D 2H 2S"), BOMB);
  begin(true, false);
  assert_int_equal(kind("7C 7D 7H 8C 8D 8H 3C 3D"), SINGLES);
}


/* Twelve cards are an airplane of four, or of three with singles. */
static void test_two_readings(void **state) {
  (void)state;
  tn_Climb list[TN_CLIMBS];
  const char *text = "5C 5D 5H 6C 6D 6H 7C 7D 7H 8C 8D 8H";
  begin(true, false);
  tn_Set set = set_of(text);
  assert_int_equal(tn_climb_leads(&rules, &set, list), 2);
  assert_int_equal(list[0].kind, SINGLES);
  assert_int_equal(list[0].run, 3);
  assert_int_equal(list[0].rank, 5); /* the eight: the highest airplane */
  assert_int_equal(list[1].kind, AIRPLANE);
  assert_int_equal(list[1].run, 4);
  begin(false, false);
  assert_int_equal(tn_climb_leads(&rules, &set, list), 1);
}


/* A reading that another one beats is no lead of its own. */
static void test_better_reading(void **state) {
  (void)state;
  tn_Climb list[TN_CLIMBS];
  begin(false, false);
  rules.kind[rules.kinds++] =
      (tn_ClimbKind){.of = 1,
                     .least = 5,
                     .most = 5,
                     .wing_of = 1,
                     .one_suit = true,
                     .overs = 1,
                     .over = {{.kind = SEQUENCE, .rank = TN_NONE}}};
  tn_climb_prepare(&rules);
  tn_Set set = set_of("4C 5C 6C 7C 8C");
  assert_int_equal(tn_climb_read(&rules, &set, list), 2);
  assert_int_equal(tn_climb_leads(&rules, &set, list), 1);
  assert_int_equal(list[0].kind, BOMB + 1);
}


/* Cards are laid down as they belong together. */
static void test_lay(void **state) {
  (void)state;
  tn_Card cards[TN_CARDS];
  const char *laid[] = {"7C", "7D", "7S", "8H", "8D", "8C", "3D", "2C"};
  const char *want[] = {"7C", "7D", "7S", "8C", "8D", "8H", "3D", "2C"};
  tn_Set set = {{0}};
  begin(false, false);
  for (size_t i = 0; i < COUNT(laid); i++)
    tn_set_add(&set, card_of(&deck, laid[i]));
  assert_int_equal(tn_climb_lay(&rules, &set, cards), COUNT(want));
  for (size_t i = 0; i < COUNT(want); i++)
    assert_int_equal(cards[i], card_of(&deck, want[i]));
}


/* Is the first of the cards' readings that beat the others there? */
static bool beats(const tn_Set *set, const tn_Climb *over) {
  tn_Climb list[TN_CLIMBS];
  int n = tn_climb_read(&rules, set, list);
  for (int i = 0; i < n; i++)
    if (!over || tn_climb_beats(&rules, &list[i], over))
      return true;
  return false;
}


/* How many sets of these cards can be played, tried one by one. */
static int count_all(const tn_Card *cards, int n, const tn_Climb *over) {
  int found = 0;
  for (uint32_t bits = 1; bits < UINT32_C(1) << n; bits++) {
    tn_Set set = {{0}};
    for (int i = 0; i < n; i++)
      if (bits >> i & 1)
        tn_set_add(&set, cards[i]);
    found += beats(&set, over);
  }
  return found;
}


/* Of random hands the list has all that can be played, and nothing twice. */
static void test_list(void **state) {
  (void)state;
  tn_Random random = {1};
  for (int round = 0; round < 40 * more(25); round++) {
    static tn_ClimbPlay list[4096];
    begin(round % 2, true);
    tn_Card cards[TN_KINDS];
    for (uint8_t i = 0; i < deck.kinds; i++)
      cards[i] = i;
    tn_random_shuffle(&random, cards, deck.kinds);
    tn_Set hand = {{0}}, low = {{0}};
    tn_Climb over[TN_CLIMBS];
    for (int i = 0; i < 12; i++)
      tn_set_add(&hand, cards[i]);
    tn_set_add(&low, cards[12]);
    assert_int_equal(tn_climb_read(&rules, &low, over), 1);
    for (int answers = 0; answers < 2; answers++) {
      const tn_Climb *lies = answers ? over : NULL;
      int n =
          tn_climb_list(&rules, &hand, lies, NULL, &random, list, 4096, NULL);
      assert_int_equal(n, count_all(cards, 12, lies));
      for (int i = 0; i < n; i++) {
        assert_true(beats(&list[i].cards, lies));
        for (int k = 0; k < i; k++)
          assert_memory_not_equal(&list[i].cards, &list[k].cards,
                                  sizeof(tn_Set));
      }
    }
  }
}


/* What answers each combination of a hand, against all that are there. */
static void test_answers(void **state) {
  (void)state;
  static tn_ClimbPlay list[4096], answers[4096];
  tn_Climb over[TN_CLIMBS];
  tn_Random random = {7};
  begin(true, true);
  const char *text = "3C 3D 3H 4C 4D 4H 5C 5D 5H 6C 6D 6H 7C 7S";
  tn_Card cards[TN_CARDS];
  int held = cards_of(&deck, text, cards);
  tn_Set hand = set_of(text);
  int n = tn_climb_list(&rules, &hand, NULL, NULL, &random, list, 4096, NULL);
  assert_in_range(n, 100, 4096);
  for (int i = 0; i < n; i += 7) {
    int readings = tn_climb_read(&rules, &list[i].cards, over);
    for (int k = 0; k < readings; k++) {
      int found = tn_climb_list(&rules, &hand, &over[k], NULL, &random, answers,
                                4096, NULL);
      assert_int_equal(found, count_all(cards, held, &over[k]));
    }
  }
}


/* Where there is no room for all, a random choice is written. */
static void test_little_room(void **state) {
  (void)state;
  tn_Random random = {3};
  tn_ClimbPlay list[4];
  tn_Set hand;
  int fours = 0;
  begin(false, true);
  hand = set_of("3C 4D 5H 6S 8C 9C 10C JC");
  for (int i = 0; i < 100; i++) {
    tn_Card first;
    int n = tn_climb_list(&rules, &hand, NULL, NULL, &random, list, 4, NULL);
    assert_int_equal(n, 8);
    tn_set_list(&list[0].cards, &first);
    fours += first == card_of(&deck, "3C");
  }
  assert_in_range(fours, 20, 80);
}


/* Cards that must be there. */
static void test_must(void **state) {
  (void)state;
  tn_Random random = {3};
  tn_ClimbPlay list[64];
  begin(false, false);
  tn_Set hand = set_of("3C 3D 3H 4C 5C"), must = set_of("3D");
  int n = tn_climb_list(&rules, &hand, NULL, &must, &random, list, 64, NULL);
  assert_int_equal(n, 6); /* alone, two pairs, a triple, two with a card */
  for (int i = 0; i < n; i++)
    assert_true(tn_set_includes(&list[i].cards, &must));
}


/* More jokers are of one rank than a suit has cards: none of them is lost. */
static void test_many_of_a_rank(void **state) {
  (void)state;
  tn_Random random = {3};
  tn_ClimbPlay list[64];
  char jokers[] = "Ja Jb Jc Jd Je Jf Jg Jh Ji Jj Jk Jl Jm Jn Jo Jp Jq Jr";
  tn_Set hand;
  assert_int_equal(tn_deck_init(&deck, "C", "2", jokers, "", 4), TN_DECK_OK);
  rules = (tn_ClimbRules){.deck = &deck, .ranks = 2, .kinds = 1, .suits = true};
  for (tn_Card card = 0; card < deck.kinds; card++)
    rules.rank[card] = deck.suit[card] == TN_NONE;
  rules.kind[0] = (tn_ClimbKind){.of = 1, .least = 1, .most = 1};
  assert_true(tn_climb_prepare(&rules));
  for (int plane = 0; plane < TN_COPIES; plane++)
    hand.plane[plane] = plane < 4 ? deck.all : 0;
  int n = tn_climb_list(&rules, &hand, NULL, NULL, &random, list, 64, NULL);
  assert_int_equal(n, 19); /* 72 jokers of 18 kinds, and the two */
  tn_Kinds found = 0;
  for (int i = 0; i < n; i++)
    found |= list[i].cards.plane[0];
  assert_true(found == deck.all);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_kinds),
      cmocka_unit_test(test_two_readings),
      cmocka_unit_test(test_better_reading),
      cmocka_unit_test(test_list),
      cmocka_unit_test(test_answers),
      cmocka_unit_test(test_little_room),
      cmocka_unit_test(test_must),
      cmocka_unit_test(test_many_of_a_rank),
      cmocka_unit_test(test_lay),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
