/* Melds: what is one, which a hand can make, and the turns that lay them. */
#include "check.h"
#include "melds.h"

static tn_Deck deck, rummy_deck;
static tn_MeldRules canasta, rummy;
static tn_MeldWhy why;
static Heap heap = {.left = -1};
static tn_Memory memory;


static tn_Set set_of(const tn_Deck *of, const char *text) {
  tn_Card cards[TN_CARDS];
  tn_Set set = {{0}};
  for (int n = cards_of(of, text, cards); n > 0; n--)
    tn_set_add(&set, cards[n - 1]);
  return set;
}


/* All cards of some ranks, and jokers by name. */
static tn_Kinds of_ranks(const tn_Deck *of, const char *text) {
  tn_Kinds kinds = 0;
  for (tn_Card card = 0; card < of->kinds; card++) {
    const char *name = of->name[card];
    size_t size = of->rank[card] == TN_NONE
                      ? strlen(name)
                      : strlen(of->rank_name[of->rank[card]]);
    for (const char *word = text; *(word += strspn(word, " "));) {
      size_t length = strcspn(word, " ");
      if (length == size && memcmp(word, name, size) == 0)
        kinds |= tn_kind(card);
      word += length;
    }
  }
  return kinds;
}


/* Two packs with four jokers, melds of a rank, two naturals for a wild card. */
static void set_up_canasta(void) {
  deck = french_deck("BJ BJ", 2);
  canasta = (tn_MeldRules){.deck = &deck,
                           .wild = of_ranks(&deck, "2 BJ"),
                           .sets = of_ranks(&deck, "4 5 6 7 8 9 10 J Q K A"),
                           .last = kinds_of(&deck, "3C 3S"),
                           .aside = kinds_of(&deck, "3D 3H"),
                           .freezes = of_ranks(&deck, "2 3 BJ"),
                           .least = 3,
                           .most = UINT8_MAX,
                           .naturals = 2,
                           .per_wild = 2,
                           .most_wild = 3,
                           .full = 7,
                           .full_to_go_out = 1,
                           .one_of_a_rank = true,
                           .whole = true,
                           .before_first = true};
  for (tn_Card card = 0; card < deck.kinds; card++)
    canasta.points[card] = tn_kind(card) & canasta.wild ? 20 : 10;
  assert_int_equal(tn_meld_rules_finish(&canasta), TN_MELD_RULES_OK);
}


/* One pack with two jokers; sets of different suits, and runs with the ace at
** either end. */
static void set_up_rummy(void) {
  static const char row[] = "\x0C\x00\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0A"
                            "\x0B\x0C";
  rummy_deck = french_deck("LJ BJ", 1);
  rummy = (tn_MeldRules){.deck = &rummy_deck,
                         .wild = rummy_deck.jokers,
                         .sets = rummy_deck.all,
                         .runs = rummy_deck.all,
                         .row_size = sizeof row - 1,
                         .least = 3,
                         .most = UINT8_MAX,
                         .naturals = 2,
                         .most_wild = UINT8_MAX,
                         .different_suits = true,
                         .by_all = true};
  memcpy(rummy.row, row, sizeof row - 1);
  for (tn_Card card = 0; card < rummy_deck.kinds; card++)
    rummy.points[card] = 5;
  assert_int_equal(tn_meld_rules_finish(&rummy), TN_MELD_RULES_OK);
}


static int set_up(void **state) {
  (void)state;
  memory = heap_memory(&heap);
  set_up_canasta();
  set_up_rummy();
  return 0;
}


static int tear_down(void **state) {
  (void)state;
  assert_int_equal(heap.blocks, 0);
  return 0;
}


/* Judges cards; the meld is valid if the answer is TN_MELD_GOOD. */
static int judge(const tn_MeldRules *rules, const char *text, tn_Meld *meld) {
  tn_Set cards = set_of(rules->deck, text);
  return tn_meld_judge(rules, &cards, meld, &why) ? TN_MELD_GOOD : why.fault;
}


static void test_sets(void **state) {
  (void)state;
  static const struct {
    const char *cards;
    tn_MeldFault fault;
  } cases[] = {
      {"7S 7H 7D", TN_MELD_GOOD},
      {"7S 7S 7H", TN_MELD_GOOD},
      {"7S 7H 2D", TN_MELD_GOOD},
      {"7S 7H BJ", TN_MELD_GOOD},
      {"7S 7H", TN_MELD_FEW},
      {"7S 2D BJ", TN_MELD_NATURALS},
      {"7S 7H 2D 2C", TN_MELD_PER_WILD},
      {"7S 7H 7D 7C 2D 2C", TN_MELD_GOOD},
      {"7S 7H 7D 7C 7C 2D 2C BJ", TN_MELD_PER_WILD},
      {"7S 7S 7H 7H 7D 7D 2D 2C BJ", TN_MELD_GOOD},
      {"7S 7S 7H 7H 7D 7D 7C 7C 2D 2C BJ BJ", TN_MELD_MOST_WILD},
      {"2D 2C BJ", TN_MELD_ALL_WILD},
      {"7S 7H 8D", TN_MELD_MIXED},
      {"7S 8S 9S", TN_MELD_MIXED},
      {"3S 3S 3C", TN_MELD_GOOD},
      {"3S 3C", TN_MELD_FEW},
      {"3S 3S 3C 2D", TN_MELD_LAST_WILD},
      {"3S 3C 7D", TN_MELD_MIXED},
      {"3H 3D 3D", TN_MELD_CARD},
      {"", TN_MELD_NO_CARDS},
  };
  for (size_t i = 0; i < COUNT(cases); i++) {
    tn_Meld meld;
    if (judge(&canasta, cases[i].cards, &meld) != (int)cases[i].fault)
      fail_msg("'%s': %d", cases[i].cards, why.fault);
  }
}


/* What is wrong is said with its numbers. */
static void test_why(void **state) {
  (void)state;
  tn_Meld meld;
  judge(&canasta, "7S 7H 2D 2C", &meld);
  assert_int_equal(why.n, 2);
  assert_int_equal(why.need, 4);
  assert_int_equal(why.wild, 2);
  judge(&canasta, "7S 3H 7D", &meld);
  assert_int_equal(why.card, card_of(&deck, "3H"));
}


static void test_wild_melds(void **state) {
  (void)state;
  tn_MeldRules rules = canasta;
  tn_Meld meld;
  rules.wild_least = 3;
  rules.wild_most = 7;
  assert_int_equal(judge(&rules, "2D 2C BJ", &meld), TN_MELD_GOOD);
  assert_int_equal(meld.kind, TN_WILD);
  assert_int_equal(judge(&rules, "2D 2C", &meld), TN_MELD_FEW);
  assert_int_equal(judge(&rules, "2D 2D 2C 2C BJ BJ BJ", &meld), TN_MELD_GOOD);
  assert_int_equal(judge(&rules, "2D 2D 2C 2C 2S BJ BJ BJ", &meld),
                   TN_MELD_MANY);
}


static void test_runs(void **state) {
  (void)state;
  static const struct {
    const char *cards;
    tn_MeldFault fault;
    int low;
  } cases[] = {
      {"4H 5H 6H", TN_MELD_GOOD, 3},     {"AH 2H 3H", TN_MELD_GOOD, 0},
      {"QH KH AH", TN_MELD_GOOD, 11},    {"KH AH 2H", TN_MELD_CORNER, 0},
      {"4H 5H 6D", TN_MELD_MIXED, 0},    {"4H 5H 7H", TN_MELD_MIXED, 0},
      {"4H 5H 7H LJ", TN_MELD_GOOD, 3},  {"4H 7H LJ BJ", TN_MELD_GOOD, 3},
      {"4H 8H LJ BJ", TN_MELD_MIXED, 0}, {"4H 5H LJ", TN_MELD_GOOD, 3},
      {"KH AH LJ", TN_MELD_GOOD, 11},    {"4H 5H", TN_MELD_FEW, 0},
      {"5H 5D 5S", TN_MELD_GOOD, 0},     {"5H 5D LJ", TN_MELD_GOOD, 0},
      {"5H LJ BJ", TN_MELD_NATURALS, 0},
  };
  for (size_t i = 0; i < COUNT(cases); i++) {
    tn_Meld meld;
    int fault = judge(&rummy, cases[i].cards, &meld);
    if (fault != (int)cases[i].fault)
      fail_msg("'%s': %d", cases[i].cards, fault);
    if (!fault && meld.kind == TN_RUN)
      assert_int_equal(meld.low, cases[i].low);
  }
}


/* A run's cards are listed at their places, a set's wild cards last. */
static void test_list(void **state) {
  (void)state;
  static const char *const cases[][2] = {
      {"7H LJ 4H 5H", "4H 5H LJ 7H"},
      {"AH 3H 2H", "AH 2H 3H"},
      {"AH QH KH LJ", "LJ QH KH AH"},
      {"LJ 9D 9S", "9D 9S LJ"},
  };
  for (size_t i = 0; i < COUNT(cases); i++) {
    tn_Set cards = set_of(&rummy_deck, cases[i][0]);
    tn_Card list[TN_CARDS], expected[TN_CARDS];
    int n = tn_meld_list(&rummy, &cards, list);
    assert_int_equal(n, cards_of(&rummy_deck, cases[i][1], expected));
    assert_memory_equal(list, expected, (size_t)n);
  }
}


/* A table for four where seat 0 holds a hand, with a discard pile. */
static tn_Table table_with(tn_MeldRules *rules, const char *hand,
                           const char *discard) {
  tn_Pile own[3 + 24];
  tn_Table table;
  tn_Setup setup = setup_for(rules->deck, 4, 1);
  tn_Card cards[TN_CARDS];
  memset(own, 0, sizeof own);
  for (size_t i = 0; i < COUNT(own); i++)
    own[i] = (tn_Pile){.owner = TN_NONE, .sees = TN_SEES_ALL};
  setup.own = own;
  setup.piles = COUNT(own);
  rules->discard = TN_HANDS + 4 + 2;
  rules->aside_pile = (uint8_t)(rules->discard + 1);
  rules->place = (uint8_t)(rules->discard + 3);
  rules->places = 24;
  setup.melds = rules;
  assert_true(tn_table_init(&table, &setup, &memory));
  tn_table_begin_round(&table, 3);
  int n = cards_of(rules->deck, hand, cards);
  for (int i = 0; i < n; i++)
    tn_table_move(&table, cards[i], TN_STOCK, tn_hand_pile(0));
  n = cards_of(rules->deck, discard, cards);
  for (int i = 0; i < n; i++)
    tn_table_move(&table, cards[i], TN_STOCK, rules->discard);
  tn_meld_turn(&table, 0);
  return table;
}


/* A move of up to two groups. */
static tn_MeldMove move_of(const tn_Table *table, tn_MeldVerb verb,
                           const char *one, const char *two) {
  tn_MeldMove move = {.verb = (uint8_t)verb, .card = TN_NONE};
  if (one)
    move.part[move.parts++] =
        (tn_MeldPart){.cards = set_of(table->deck, one), .place = TN_NONE};
  if (two)
    move.part[move.parts++] =
        (tn_MeldPart){.cards = set_of(table->deck, two), .place = TN_NONE};
  return move;
}


/* What is wrong with a move; TN_MELD_GOOD: it is made. */
static int try_move(tn_Table *table, tn_MeldStage stage, tn_MeldMove move) {
  if (!tn_meld_allows(table, stage, &move, &why))
    return why.fault;
  tn_meld_do(table, &move);
  return TN_MELD_GOOD;
}


static int meld(tn_Table *table, const char *one, const char *two) {
  return try_move(table, TN_STAGE_MELD, move_of(table, TN_DO_MELD, one, two));
}


static int take(tn_Table *table, const char *with) {
  return try_move(table, TN_STAGE_DRAW, move_of(table, TN_DO_TAKE, with, NULL));
}


static int discard(tn_Table *table, const char *card) {
  tn_MeldMove move = move_of(table, TN_DO_DISCARD, NULL, NULL);
  move.card = card_of(table->deck, card);
  return try_move(table, TN_STAGE_DISCARD, move);
}


/* The first meld must count enough; several groups count together, and one that
** is wrong leaves all as it was. */
static void test_first_meld(void **state) {
  (void)state;
  tn_Table table = table_with(&canasta, "KS KH KD 8S 8H 8D 9C 4C", "");
  table.melding->first[0] = 50;
  assert_int_equal(meld(&table, "KS KH KD", NULL), TN_MELD_FIRST);
  assert_int_equal(why.n, 30);
  assert_int_equal(why.need, 50);
  assert_int_equal(meld(&table, "KS KH KD", "8S 8H 9C"), TN_MELD_MIXED);
  assert_int_equal(table.pile[tn_hand_pile(0)].count, 8);
  assert_int_equal(meld(&table, "KS KH KD", "8S 8H"), TN_MELD_FEW);
  assert_int_equal(meld(&table, "KS KH KD", "KS 8H 8D"), TN_MELD_NOT_HELD);
  assert_int_equal(table.melding->used, 0);
  assert_int_equal(meld(&table, "KS KH KD", "8S 8H 8D"), TN_MELD_GOOD);
  assert_int_equal(table.melding->used, 2);
  assert_true(table.melding->opened[0]);
  tn_table_free(&table);
}


/* A side has one meld of a rank; the other side may have its own. */
static void test_adding(void **state) {
  (void)state;
  tn_Table table =
      table_with(&canasta, "KS KH KD KC 2C 2D 2H 9C 9D 9S 4C 4D", "");
  assert_int_equal(meld(&table, "KS KH KD", NULL), TN_MELD_GOOD);
  assert_int_equal(meld(&table, "KC 2C", NULL), TN_MELD_GOOD);
  assert_int_equal(table.melding->used, 1);
  assert_int_equal(table.melding->place[0].naturals, 4);
  assert_int_equal(table.melding->place[0].wild, 1);
  assert_int_equal(meld(&table, "2D", NULL), TN_MELD_ALL_WILD);
  tn_MeldMove move = move_of(&table, TN_DO_MELD, "2D", NULL);
  move.part[0].place = 0;
  assert_int_equal(try_move(&table, TN_STAGE_MELD, move), TN_MELD_GOOD);
  tn_table_move(&table, card_of(&deck, "4C"), tn_hand_pile(0), tn_hand_pile(1));
  tn_meld_turn(&table, 1);
  move = move_of(&table, TN_DO_MELD, "4C", NULL);
  move.part[0].place = 0;
  assert_int_equal(try_move(&table, TN_STAGE_MELD, move), TN_MELD_NOT_THERE);
  tn_table_free(&table);
}


static void test_going_out(void **state) {
  (void)state;
  tn_Table table = table_with(&canasta, "KS KS KH KH KD KD 9C 9D 9S 4C", "");
  assert_int_equal(meld(&table, "KS KS KH KH KD KD", NULL), TN_MELD_GOOD);
  assert_int_equal(meld(&table, "9C 9D 9S", NULL), TN_END_FULL);
  assert_int_equal(why.n, 0);
  assert_int_equal(why.need, 1);
  tn_table_move(&table, card_of(&deck, "KC"), TN_STOCK, tn_hand_pile(0));
  assert_int_equal(meld(&table, "9C 9D 9S", "KC"), TN_MELD_GOOD);
  assert_int_equal(table.melding->full[0], 1);
  assert_int_equal(discard(&table, "5C"), TN_MELD_NOT_HELD);
  assert_int_equal(discard(&table, "4C"), TN_MELD_GOOD);
  assert_true(tn_meld_concealed(&table, 0));
  assert_false(tn_meld_concealed(&table, 2));
  tn_table_free(&table);
}


/* A last card that makes a meld full can still end the turn. */
static void test_last_card_fills(void **state) {
  (void)state;
  tn_Table table = table_with(&canasta, "KS KS KH KH KD KD KC 9C 9D 9S", "");
  assert_int_equal(meld(&table, "KS KS KH KH KD KD", NULL), TN_MELD_GOOD);
  assert_int_equal(meld(&table, "9C 9D 9S", NULL), TN_MELD_GOOD);
  assert_int_equal(
      try_move(&table, TN_STAGE_MELD, move_of(&table, TN_DO_DONE, NULL, NULL)),
      TN_END_FULL);
  assert_int_equal(meld(&table, "KC", NULL), TN_MELD_GOOD);
  assert_int_equal(table.pile[tn_hand_pile(0)].count, 0);
  tn_table_free(&table);
}


static void test_last_meld(void **state) {
  (void)state;
  tn_Table table =
      table_with(&canasta, "KS KS KH KH KD KD KC 3S 3S 3C 4C 5C", "");
  assert_int_equal(meld(&table, "3S 3S 3C", NULL), TN_MELD_NOT_LAST);
  assert_int_equal(meld(&table, "KS KS KH KH KD KD KC", NULL), TN_MELD_GOOD);
  assert_int_equal(meld(&table, "3S 3S 3C", NULL), TN_MELD_NOT_LAST);
  assert_int_equal(discard(&table, "5C"), TN_MELD_GOOD);
  assert_int_equal(meld(&table, "3S 3S 3C", NULL), TN_MELD_GOOD);
  assert_int_equal(meld(&table, "4C", NULL), TN_MELD_OVER);
  tn_table_free(&table);
}


static void test_taking(void **state) {
  (void)state;
  tn_Table table = table_with(&canasta, "KS KH 2C 9C 9D 4C 4D", "5S 3H KD");
  assert_true(tn_meld_frozen(&table));
  assert_int_equal(take(&table, "KS 2C"), TN_TAKE_UNOPENED);
  table.melding->opened[0] = true;
  assert_int_equal(take(&table, "KS 2C"), TN_TAKE_FROZEN);
  assert_int_equal(take(&table, "9C 9D"), TN_TAKE_WITH);
  assert_int_equal(take(&table, "KS KH"), TN_MELD_GOOD);
  assert_int_equal(table.pile[canasta.discard].count, 0);
  assert_int_equal(table.pile[canasta.aside_pile].count, 1);
  assert_int_equal(table.pile[tn_hand_pile(0)].count, 6);
  assert_int_equal(table.pile[canasta.place].count, 3);
  assert_int_equal(take(&table, NULL), TN_TAKE_NOTHING);
  tn_table_free(&table);
}


static void test_taking_unfrozen(void **state) {
  (void)state;
  tn_Table table = table_with(&canasta, "KS 2C 9C 9D 9H 4C 4D", "5S KD");
  table.melding->opened[0] = true;
  assert_int_equal(take(&table, NULL), TN_TAKE_WITH);
  assert_int_equal(take(&table, "KS"), TN_MELD_FEW);
  assert_int_equal(take(&table, "KS 2C"), TN_MELD_GOOD);
  assert_int_equal(meld(&table, "9C 9D 9H", NULL), TN_MELD_GOOD);
  tn_table_move(&table, card_of(&deck, "9S"), TN_STOCK, canasta.discard);
  tn_meld_turn(&table, 0);
  assert_int_equal(take(&table, NULL), TN_MELD_GOOD);
  assert_int_equal(table.melding->place[1].naturals, 4);
  tn_table_move(&table, card_of(&deck, "3S"), TN_STOCK, canasta.discard);
  assert_int_equal(take(&table, NULL), TN_TAKE_TOP);
  tn_table_free(&table);
}


static void test_taking_one(void **state) {
  (void)state;
  tn_Table table = table_with(&canasta, "KS KH KD", "KC");
  assert_int_equal(meld(&table, "KS KH KD", NULL), TN_END_FULL);
  tn_table_free(&table);
  table = table_with(&canasta, "KS KH KD 9C 8C", "KC");
  assert_int_equal(meld(&table, "KS KH KD", NULL), TN_MELD_GOOD);
  assert_int_equal(discard(&table, "8C"), TN_MELD_GOOD);
  tn_table_move(&table, card_of(&deck, "8C"), canasta.discard, TN_STOCK);
  tn_meld_turn(&table, 0);
  assert_int_equal(take(&table, NULL), TN_TAKE_ONE);
  tn_table_free(&table);
}


/* Cards laid aside are replaced until none is left, or the stock is gone. */
static void test_lay_down(void **state) {
  (void)state;
  tn_Table table = table_with(&canasta, "3D 3H 3H KS", "");
  assert_true(tn_meld_lay_down(&table, 0, true));
  tn_Kinds held = table.pile[tn_hand_pile(0)].set.plane[0];
  assert_int_equal(held & canasta.aside, 0);
  assert_int_equal(table.pile[tn_hand_pile(0)].count, 4);
  assert_true(table.pile[canasta.aside_pile].count >= 3);
  tn_Pile *stock = &table.pile[TN_STOCK];
  while (stock->count > 0)
    tn_table_draw(&table, tn_hand_pile(1));
  tn_table_move(&table, card_of(&deck, "3D"),
                tn_pile_has(&table.pile[tn_hand_pile(1)], card_of(&deck, "3D"))
                    ? tn_hand_pile(1)
                    : canasta.aside_pile,
                tn_hand_pile(0));
  assert_false(tn_meld_lay_down(&table, 0, true));
  tn_table_free(&table);
}


/* Every listed move is allowed; the n-th is the same whatever is skipped.  The
** first ones meld: they are counted as far as wanted. */
static void check_moves(const tn_Table *table, tn_MeldStage stage) {
  enum { SOME = 8 };
  tn_MeldMove some[SOME], one;
  int all = tn_meld_moves(table, stage, false, 0, NULL, 0);
  int melds = tn_meld_moves(table, stage, true, 0, NULL, 0);
  assert_int_equal(tn_meld_count(table, stage, all + 1), melds);
  assert_int_equal(tn_meld_count(table, stage, 2), melds < 2 ? melds : 2);
  assert_int_equal(tn_meld_count(table, stage, 1), melds < 1 ? melds : 1);
  for (int n = 0; n < all; n += SOME) {
    assert_int_equal(tn_meld_moves(table, stage, false, n, some, SOME), all);
    for (int i = 0; i < SOME && n + i < all; i++) {
      tn_meld_moves(table, stage, false, n + i, &one, 1);
      assert_same_move(&one, &some[i]);
      if (n + i < melds)
        assert_int_equal(
            tn_meld_pick(table, stage, bits_for(n + i, melds), &one), melds);
      assert_same_move(&one, &some[i]);
      if (!tn_meld_allows(table, stage, &one, &why))
        fail_msg("move %d of %d: %d", n + i, all, why.fault);
    }
  }
}


/* Hands of any size, with a pile that may be taken or not. */
static void test_moves(void **state) {
  (void)state;
  tn_Random random = {3};
  for (int n = 0; n < 200 * more(20); n++) {
    tn_MeldRules rules = n % 2 ? canasta : rummy;
    tn_Table table = table_with(&rules, "", "");
    int cards = 2 + (int)tn_random_below(&random, n % 10 ? 14 : 40);
    for (int i = 0; i < cards; i++)
      tn_table_draw(&table, tn_hand_pile(0));
    tn_table_draw(&table, rules.discard);
    table.melding->opened[0] = n % 3;
    table.melding->first[0] = n % 3 ? 0 : 50;
    check_moves(&table, TN_STAGE_DRAW);
    check_moves(&table, TN_STAGE_MELD);
    check_moves(&table, TN_STAGE_DISCARD);
    tn_table_free(&table);
  }
}


/* How many melds a hand can make, listed by hand. */
static void test_count_moves(void **state) {
  (void)state;
  static const struct {
    const char *hand;
    int melds;
  } cases[] = {
      {"4C 5D 6H 7S 9C", 0},
      {"KC KD KH 9C 8D 7H", 1},
      {"KC KD KH KS 9C 8D", 2},          /* four, three */
      {"KC KD 2C 9C 8D 7H", 1},          /* with the two */
      {"KC KD KH 2C 9C 8D", 3},          /* KKK, KKK2, KK2 */
      {"KC KD KH 2C BJ 9C 8D", 5},       /* KKK, and KKK, KK with 2 or BJ */
      {"KC KD KH KS 2C 2D 9C 8D 7H", 6}, /* 4, 4+1, 4+2, 3, 3+1, 2+1 */
  };
  for (size_t i = 0; i < COUNT(cases); i++) {
    tn_Table table = table_with(&canasta, cases[i].hand, "");
    int n = tn_meld_moves(&table, TN_STAGE_MELD, true, 0, NULL, 0);
    if (n != cases[i].melds)
      fail_msg("%s: %d melds", cases[i].hand, n);
    tn_table_free(&table);
  }
}


/* Can all but one card be melded, with a full meld? */
static void test_can_go_out(void **state) {
  (void)state;
  static const struct {
    const char *hand;
    bool can;
  } cases[] = {
      {"KC KC KD KD KH KH KS", true},
      {"KC KC KD KD KH KH KS 9C", true},
      {"KC KC KD KD KH KH KS 9C 8C", false},
      {"KC KC KD KD KH KH 9C", false},
      {"KC KC KD KD KH KH 2C 9C", true},
      {"KC KC KD KD KH 2C 2D 9C 9D 2H", true},
      {"KC KC KD KD KH 2C 2D 2S 2H 9C 9D BJ", false},
      {"KC KC KD KD KH KH KS 3C 3S 3S", true},
      {"KC KC KD KD KH KH KS 3C 3S", false},
  };
  for (size_t i = 0; i < COUNT(cases); i++) {
    tn_Table table = table_with(&canasta, cases[i].hand, "");
    if (tn_meld_can_go_out(&table) != cases[i].can)
      fail_msg("%s", cases[i].hand);
    tn_table_free(&table);
  }
}


/* What the partner said binds: to go out, or to keep a card. */
static void test_asking(void **state) {
  (void)state;
  tn_Table table = table_with(&canasta, "KC KC KD KD KH KH KS 9C 9D 9H 4C", "");
  tn_MeldMove ask = move_of(&table, TN_DO_ASK, NULL, NULL);
  tn_MeldMove done = move_of(&table, TN_DO_DONE, NULL, NULL);
  assert_int_equal(try_move(&table, TN_STAGE_MELD, ask), TN_OUT_NOT_ASKED);
  table.melding->partner = 2;
  assert_true(tn_meld_allows(&table, TN_STAGE_MELD, &ask, &why));
  table.melding->leave = TN_LEAVE_YES;
  assert_int_equal(try_move(&table, TN_STAGE_MELD, done), TN_END_OUT);
  assert_int_equal(meld(&table, "9C 9D 9H", NULL), TN_MELD_GOOD);
  table.melding->leave = TN_LEAVE_NO;
  assert_int_equal(meld(&table, "KC KC KD KD KH KH KS", NULL), TN_END_KEEP);
  assert_int_equal(meld(&table, "KC KC KD KD KH KH", NULL), TN_MELD_GOOD);
  assert_true(tn_meld_allows(&table, TN_STAGE_MELD, &done, &why));
  tn_table_free(&table);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_sets),
      cmocka_unit_test(test_why),
      cmocka_unit_test(test_wild_melds),
      cmocka_unit_test(test_runs),
      cmocka_unit_test(test_list),
      cmocka_unit_test(test_first_meld),
      cmocka_unit_test(test_adding),
      cmocka_unit_test(test_going_out),
      cmocka_unit_test(test_last_card_fills),
      cmocka_unit_test(test_last_meld),
      cmocka_unit_test(test_taking),
      cmocka_unit_test(test_taking_unfrozen),
      cmocka_unit_test(test_taking_one),
      cmocka_unit_test(test_lay_down),
      cmocka_unit_test(test_moves),
      cmocka_unit_test(test_count_moves),
      cmocka_unit_test(test_can_go_out),
      cmocka_unit_test(test_asking),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
