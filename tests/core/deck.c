/* Decks: packs described, their faults, and cards read in every spelling. */
#include "check.h"


static void try_fault(tn_DeckFault fault, const char *suits, const char *ranks,
                      const char *jokers, const char *out, int packs) {
  tn_Deck deck;
  assert_int_equal(tn_deck_init(&deck, suits, ranks, jokers, out, packs),
                   fault);
}


static tn_Deck make(const char *suits, const char *ranks, const char *jokers,
                    const char *out, int packs) {
  tn_Deck deck;
  assert_int_equal(tn_deck_init(&deck, suits, ranks, jokers, out, packs),
                   TN_DECK_OK);
  return deck;
}


static void test_french_52(void **state) {
  (void)state;
  tn_Deck deck = make("CDHS", FRENCH, "", "", 1);
  assert_int_equal(deck.kinds, 52);
  assert_int_equal(deck.cards, 52);
  assert_int_equal(deck.packs, 1);
  assert_int_equal(deck.suits, 4);
  assert_int_equal(deck.ranks, 13);
  assert_string_equal(deck.name[0], "2C");
  assert_string_equal(deck.name[8], "10C");
  assert_string_equal(deck.name[51], "AS");
  assert_string_equal(deck.rank_name[8], "10");
  assert_int_equal(deck.suit[51], 3);
  assert_int_equal(deck.rank[51], 12);
  assert_int_equal(deck.of_suit[1], UINT64_C(0x1FFF) << 13);
  assert_int_equal(deck.all, (UINT64_C(1) << 52) - 1);
  assert_int_equal(deck.jokers, 0);
  for (tn_Card card = 0; card < 52; card++)
    assert_int_equal(deck.list[card], card);
}


static void test_jokers(void **state) {
  (void)state;
  tn_Deck deck = make("CDHS", FRENCH, "LJ BJ", "", 1);
  assert_int_equal(deck.cards, 54);
  assert_int_equal(deck.jokers, UINT64_C(3) << 52);
  assert_int_equal(deck.suit[53], TN_NONE);
  assert_int_equal(deck.rank[53], TN_NONE);
  assert_string_equal(deck.name[53], "BJ");
  for (int suit = 0; suit < 4; suit++)
    assert_int_equal(deck.of_suit[suit] & deck.jokers, 0);
}


/* Jokers of one name are copies of one kind, in one pack as well. */
static void test_jokers_alike(void **state) {
  (void)state;
  tn_Deck deck = make("CDHS", FRENCH, "BJ BJ", "", 2);
  assert_int_equal(deck.kinds, 53);
  assert_int_equal(deck.cards, 108);
  assert_int_equal(deck.copies[52], 4);
  assert_int_equal(deck.copies[0], 2);
  assert_int_equal(deck.packs, 4);
  deck = make("CDHS", FRENCH, "BJ BJ", "", 1);
  assert_int_equal(deck.packs, 2);
  assert_int_equal(deck.cards, 54);
}


static void test_packs(void **state) {
  (void)state;
  for (int packs = 1; packs <= 4; packs++) {
    tn_Deck deck = make("CDHS", FRENCH, "LJ BJ", "", packs);
    assert_int_equal(deck.cards, 54 * packs);
    assert_int_equal(deck.kinds, 54);
    assert_int_equal(deck.packs, packs);
    for (int i = 0; i < deck.cards; i++)
      assert_int_equal(deck.list[i], i / packs);
  }
}


static void test_other_packs(void **state) {
  (void)state;
  assert_int_equal(make("DHSC", SKAT, "", "", 1).cards, 32);
  assert_int_equal(make("OCEB", SPANISH, "", "", 1).cards, 40);
  assert_int_equal(make("OCEB", "A 2 3 4 5 6 7 8 9 S C R", "", "", 1).cards,
                   48);
  tn_Deck deck = make("OCEB", SPANISH, "", "2O 2C 2E 2B", 1);
  assert_int_equal(deck.cards, 36);
  assert_int_equal(deck.ranks, 10);
  assert_string_equal(deck.name[0], "4O");
  assert_int_equal(card_of(&deck, "CB"), 3 * 9 + 5); /* knight of bastos */
  assert_int_equal(card_of(&deck, "CC"), 9 + 5);     /* knight of cups */
  deck = make("C D H S", " 7  8 ", "", "", 1);
  assert_int_equal(deck.cards, 8);
  deck = make("cd", "a K", "", "", 1);
  assert_string_equal(deck.name[0], "aC");
}


/* The most that there is room for: 64 kinds, four copies each; or in the wide
** core 128 kinds, two copies each. */
#ifdef TN_WIDE
static void test_largest(void **state) {
  (void)state;
  tn_Deck deck =
      make("ABCDEFGHIJK", "1 2 3 4 5 6 7 8 9 10 11", "X Y Z U V W Q", "", 2);
  assert_int_equal(deck.kinds, TN_KINDS);
  assert_int_equal(deck.cards, TN_CARDS);
  assert_true(deck.all == ~(tn_Kinds)0);
  assert_int_equal(deck.list[255], 127);
  assert_int_equal(make("ABCDEFGHIJKL", "1", "", "", 16).cards, 192);
  try_fault(TN_DECK_PACKS, "ABCD", "1 2 3 4 5", "", "", 13);
}
#else
static void test_largest(void **state) {
  (void)state;
  tn_Deck deck =
      make("ABCD", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16", "", "", 4);
  assert_int_equal(deck.kinds, 64);
  assert_int_equal(deck.cards, TN_CARDS);
  assert_int_equal(deck.all, UINT64_MAX);
  assert_int_equal(deck.list[255], 63);
  assert_string_equal(make("A", "sixsix", "", "", 1).name[0], "sixsixA");
}
#endif


/* Different numbers of each card: they count as they are. */
static void test_copies(void **state) {
  (void)state;
  tn_Deck deck = make("CD", "7 8", "BJ", "", 1);
  const uint8_t some[] = {1, TN_COPIES, 2, 1, 3}, none[] = {1, 0, 1, 1, 1};
  assert_int_equal(tn_deck_copies(&deck, some), TN_DECK_OK);
  assert_int_equal(deck.cards, 7 + TN_COPIES);
  assert_int_equal(deck.packs, TN_COPIES);
  assert_int_equal(deck.list[TN_COPIES], 1);
  assert_int_equal(deck.list[TN_COPIES + 1], 2);
  assert_int_equal(tn_deck_copies(&deck, none), TN_DECK_PACKS);
}


static void test_tags(void **state) {
  (void)state;
  tn_Deck deck = make("CD", "7 8", "", "", 1);
  assert_true(tn_deck_tag(&deck, "red", 12));
  assert_true(tn_deck_tag(&deck, "low", 5));
  assert_false(tn_deck_tag(&deck, "red", 1));
  assert_false(tn_deck_tag(&deck, "", 1));
  assert_false(tn_deck_tag(&deck, "sixteen letters!", 1));
  assert_true(deck.of_tag[tn_deck_find_tag(&deck, "low")] == 5);
  assert_int_equal(tn_deck_find_tag(&deck, "lo"), TN_NONE);
  for (char name[] = "a"; *name <= 'j'; (*name)++)
    assert_true(tn_deck_tag(&deck, name, 1));
  assert_false(tn_deck_tag(&deck, "k", 1));
}


/* A card left out is found in any spelling of its rank. */
static void test_left_out(void **state) {
  (void)state;
  assert_int_equal(make("CD", "9 10 J", "", "10C", 1).kinds, 5);
  assert_int_equal(make("CD", "9 10 J", "", "tc", 1).kinds, 5);
  assert_int_equal(make("CD", "9 T J", "", "10C jd", 1).kinds, 4);
  assert_int_equal(make("CD", "9 10 J", "", "9C 9C", 2).cards, 10);
}


static void test_faults(void **state) {
  (void)state;
  try_fault(TN_DECK_SUITS, "♠♥♠", FRENCH, "", "", 1);
  try_fault(TN_DECK_SUITS, "", "7 8", "", "", 1);
  try_fault(TN_DECK_SUITS, "CDHSABEFGIJKL", "7 8", "", "", 1);
  try_fault(TN_DECK_SUITS, "CDC", "7 8", "", "", 1);
  try_fault(TN_DECK_SUITS, "cC", "7 8", "", "", 1);
  try_fault(TN_DECK_RANKS, "CD", "", "", "", 1);
  try_fault(TN_DECK_RANKS, "CD", "7 8 7", "", "", 1);
  try_fault(TN_DECK_RANKS, "CD", "10 T", "", "", 1);
  try_fault(TN_DECK_RANKS, "CD", "T T", "", "", 1);
  try_fault(TN_DECK_RANKS, "CD", "a A", "", "", 1);
  try_fault(TN_DECK_RANKS, "C",
            "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 "
            "26 27 28 29 30 31 32 33",
            "", "", 1);
  try_fault(TN_DECK_RANKS, "C", "seventy", "", "", 1);
  try_fault(TN_DECK_KINDS, TN_SUITS == 4 ? "ABCD" : "ABCDEFGH",
            "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16", "XJ", "", 1);
  try_fault(TN_DECK_PACKS, "CD", "7 8", "", "", 0);
  try_fault(TN_DECK_PACKS, "CD", "7 8", "", "", TN_COPIES + 1);
  try_fault(TN_DECK_PACKS, "CD", "7 8", "BJ BJ", "", TN_COPIES / 2 + 1);
  try_fault(TN_DECK_CARD, "CD", "7 8", "", "9C", 1);
  try_fault(TN_DECK_CARD, "CD", "7 8", "", "7H", 1);
  try_fault(TN_DECK_CARD, "CD", "7 8", "BJ", "BJ", 1);
  try_fault(TN_DECK_CARD, "CD", "7 8", "", "7", 1);
  try_fault(TN_DECK_JOKERS, "CD", "7 8", "7C", "", 1);
  try_fault(TN_DECK_JOKERS, "BC", "7 J", "BJ", "", 1);
  try_fault(TN_DECK_JOKERS, "CD", "7 8", "bigjoker", "", 1);
}


static void test_spellings(void **state) {
  (void)state;
  tn_Deck deck = make("CDHS", FRENCH, "LJ BJ", "", 1);
  static const char *const spellings[][12] = {
      {"QS", "qs", "sq", "SQ", "Qs", "Q\u2660", "\u2660Q", "q\u2664"},
      {"10H", "10h", "TH", "th", "HT", "h10", "10\u2665", "\u266510", "T\u2661",
       "\u2665t"},
      {"2C", "c2", "2\u2663", "\u26672"},
      {"AD", "da", "A\u2666", "\u2662A"},
      {"BJ", "bj", "Bj"},
      {"LJ", "lj"},
      {"JD", "dj", "J\u2666"},
  };
  for (size_t i = 0; i < COUNT(spellings); i++)
    for (int n = 1; spellings[i][n]; n++)
      assert_int_equal(card_of(&deck, spellings[i][n]),
                       card_of(&deck, spellings[i][0]));
}


/* Every card is read back from its name, in each of these packs. */
static void test_read_back(void **state) {
  (void)state;
  tn_Deck decks[] = {
      make("CDHS", FRENCH, "LJ BJ", "", 1),
      make("OCEB", SPANISH, "", "", 1),
      make("DHSC", "7 8 9 T J Q K A", "", "", 1),
  };
  for (size_t i = 0; i < COUNT(decks); i++)
    for (tn_Card card = 0; card < decks[i].kinds; card++)
      assert_int_equal(card_of(&decks[i], decks[i].name[card]), card);
  assert_int_equal(card_of(&decks[2], "10H"), card_of(&decks[2], "TH"));
}


static void test_no_card(void **state) {
  (void)state;
  tn_Deck deck = make("CDHS", FRENCH, "BJ", "2C", 1);
  static const char *const wrong[] = {
      "",    "Q",    "S",       "1S",       "QX",           "QSS",
      "QQ",  "QS ",  " QS",     "10",       "2C",           "C2",
      "11H", "LJ",   "J",       "\u2660",   "\u2660\u2660", "-H",
      "TTH", "10HH", "\u2650Q", "\xE2\x99", "Q\xE2\x99",
  };
  for (size_t i = 0; i < COUNT(wrong); i++)
    if (tn_deck_read(&deck, wrong[i], strlen(wrong[i])) != TN_NONE)
      fail_msg("'%s' was read as a card", wrong[i]);
}


/* Only the given bytes are read: the text needs no end mark. */
static void test_read_part(void **state) {
  (void)state;
  tn_Deck deck = make("CDHS", FRENCH, "", "", 1);
  assert_int_equal(tn_deck_read(&deck, "QS9H", 2), card_of(&deck, "QS"));
  assert_int_equal(tn_deck_read(&deck, "10HX", 3), card_of(&deck, "10H"));
}


static void test_ranks_and_suits(void **state) {
  (void)state;
  tn_Deck deck = make("CDHS", FRENCH, "", "", 1);
  assert_int_equal(tn_deck_rank(&deck, "10", 2), 8);
  assert_int_equal(tn_deck_rank(&deck, "t", 1), 8);
  assert_int_equal(tn_deck_rank(&deck, "a", 1), 12);
  assert_int_equal(tn_deck_rank(&deck, "1", 1), TN_NONE);
  assert_int_equal(tn_deck_rank(&deck, "", 0), TN_NONE);
  assert_int_equal(tn_deck_suit(&deck, 'h'), 2);
  assert_int_equal(tn_deck_suit(&deck, 'H'), 2);
  assert_int_equal(tn_deck_suit(&deck, 'X'), TN_NONE);
  assert_int_equal(tn_deck_suit(&deck, 0), TN_NONE);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_french_52),       cmocka_unit_test(test_jokers),
      cmocka_unit_test(test_jokers_alike),    cmocka_unit_test(test_packs),
      cmocka_unit_test(test_other_packs),     cmocka_unit_test(test_largest),
      cmocka_unit_test(test_copies),          cmocka_unit_test(test_tags),
      cmocka_unit_test(test_left_out),        cmocka_unit_test(test_faults),
      cmocka_unit_test(test_spellings),       cmocka_unit_test(test_read_back),
      cmocka_unit_test(test_no_card),         cmocka_unit_test(test_read_part),
      cmocka_unit_test(test_ranks_and_suits),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
