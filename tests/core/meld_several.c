/* Melds where a side may have two of a rank, and runs of natural cards: what
** may be laid, joined and taken, and what is listed. */
#include "check.h"
#include "melds.h"

#define PLACES 24
#define SOME 64

static const char row[] = "\x02\x03\x04\x05\x06\x07\x08\x09\x0A\x0B\x0C";

static tn_Deck deck;
static tn_MeldRules rules;
static tn_Table table;
static tn_MeldWhy why;
static Heap heap = {.left = -1};
static tn_Memory memory;


/* All cards of the ranks from 4 on. */
static tn_Kinds naturals(void) {
  tn_Kinds kinds = 0;
  for (tn_Card card = 0; card < deck.kinds; card++)
    if (deck.rank[card] != TN_NONE && deck.rank[card] > 1)
      kinds |= tn_kind(card);
  return kinds;
}


/* Three packs, twos and jokers wild; seven cards are full, and a run has no
** more. */
static int set_up(void **state) {
  (void)state;
  memory = heap_memory(&heap);
  deck = french_deck("BJ", 3);
  rules = (tn_MeldRules){.deck = &deck,
                         .wild = deck.jokers | kinds_of(&deck, "2C 2D 2H 2S"),
                         .sets = naturals(),
                         .runs = naturals(),
                         .last = kinds_of(&deck, "3C 3S"),
                         .freezes = kinds_of(&deck, "2C 2D 2H 2S BJ"),
                         .row_size = sizeof row - 1,
                         .least = 3,
                         .most = UINT8_MAX,
                         .naturals = 2,
                         .most_wild = 2,
                         .natural_runs = true,
                         .most_run = 7,
                         .of_a_rank = 2,
                         .full = 7,
                         .full_to_go_out = 1,
                         .whole = true,
                         .by_pair = true,
                         .before_first = true,
                         .places = PLACES};
  memcpy(rules.row, row, sizeof row - 1);
  for (tn_Card card = 0; card < deck.kinds; card++)
    rules.points[card] = tn_kind(card) & rules.wild ? 20 : 10;
  return 0;
}


static int tear_down(void **state) {
  (void)state;
  tn_table_free(&table);
  assert_int_equal(heap.blocks, 0);
  return 0;
}


static void put(const char *text, uint8_t pile) {
  tn_Card cards[TN_CARDS];
  int n = cards_of(&deck, text, cards);
  for (int i = 0; i < n; i++)
    assert_true(tn_table_move(&table, cards[i], TN_STOCK, pile));
}


/* A table for four where seat 0 holds a hand, with a discard pile. */
static void begin(const char *hand, const char *discard) {
  static tn_Pile own[3 + PLACES];
  tn_Setup setup = setup_for(&deck, 4, 1);
  for (size_t i = 0; i < COUNT(own); i++)
    own[i] = (tn_Pile){.owner = TN_NONE, .sees = TN_SEES_ALL};
  setup.own = own;
  setup.piles = COUNT(own);
  setup.melds = &rules;
  rules.discard = TN_HANDS + 4 + 2;
  rules.aside_pile = (uint8_t)(rules.discard + 1);
  rules.place = (uint8_t)(rules.discard + 3);
  assert_int_equal(tn_meld_rules_finish(&rules), TN_MELD_RULES_OK);
  assert_true(tn_table_init(&table, &setup, &memory));
  tn_table_begin_round(&table, 3);
  put(hand, tn_hand_pile(0));
  put(discard, rules.discard);
  tn_meld_turn(&table, 0);
}


static tn_MeldMove move_of(tn_MeldVerb verb, const char *text, uint8_t place) {
  tn_MeldMove move = {.verb = (uint8_t)verb, .parts = 1, .card = TN_NONE};
  tn_Card cards[TN_CARDS];
  move.part[0].place = place;
  for (int n = cards_of(&deck, text, cards); n > 0; n--)
    tn_set_add(&move.part[0].cards, cards[n - 1]);
  return move;
}


/* What is wrong with a move; TN_MELD_GOOD: it is made. */
static int try_move(tn_MeldStage stage, tn_MeldMove move) {
  if (!tn_meld_allows(&table, stage, &move, &why))
    return why.fault;
  assert_true(tn_meld_do(&table, &move));
  return TN_MELD_GOOD;
}


static int meld(const char *text) {
  return try_move(TN_STAGE_MELD, move_of(TN_DO_MELD, text, TN_NONE));
}


static int add(const char *text, uint8_t place) {
  return try_move(TN_STAGE_MELD, move_of(TN_DO_MELD, text, place));
}


static int take(const char *text, uint8_t place) {
  return try_move(TN_STAGE_DRAW, move_of(TN_DO_TAKE, text, place));
}


static int join(const char *card) {
  tn_MeldMove move = {.verb = TN_DO_JOIN, .card = card_of(&deck, card)};
  return try_move(TN_STAGE_MELD, move);
}


/* What lies at a place. */
static void lies(uint8_t place, int kind, int natural, int wild) {
  const tn_MeldPlace *at = &table.melding->place[place];
  assert_int_equal(at->kind, kind);
  assert_int_equal(at->naturals, natural);
  assert_int_equal(at->wild, wild);
  assert_int_equal(table.pile[rules.place + place].count, natural + wild);
}


/* Every listed move is allowed, and is the one that is picked.  Answers how
** many there are of a verb. */
static int listed(tn_MeldStage stage, tn_MeldVerb verb) {
  static tn_MeldMove moves[SOME];
  tn_MeldMove one;
  int all = tn_meld_moves(&table, stage, true, 0, moves, SOME), n = 0;
  assert_in_range(all, 0, SOME);
  assert_int_equal(tn_meld_count(&table, stage, SOME), all);
  for (int i = 0; i < all; i++) {
    n += moves[i].verb == verb;
    assert_int_equal(tn_meld_pick(&table, stage, bits_for(i, all), &one), all);
    assert_same_move(&one, &moves[i]);
    assert_int_equal(one.card, moves[i].card);
    if (!tn_meld_allows(&table, stage, &one, &why))
      fail_msg("move %d of %d: %d", i, all, why.fault);
  }
  return n;
}


/* A third set of a rank is refused; its cards may go to one that is there. */
static void test_two_of_a_rank(void **state) {
  (void)state;
  begin("KC KD KH KS KC KD KH KS KC 2C BJ 4C 5D", "");
  assert_int_equal(meld("KC KD KH"), TN_MELD_GOOD);
  assert_int_equal(meld("KS KC 2C"), TN_MELD_GOOD);
  lies(0, TN_SET, 3, 0);
  lies(1, TN_SET, 2, 1);
  assert_int_equal(meld("KD KH KS"), TN_MELD_GOOD);
  lies(0, TN_SET, 6, 0);
  assert_int_equal(table.melding->used, 2);
  assert_int_equal(add("KC", 1), TN_MELD_GOOD);
  lies(1, TN_SET, 3, 1);
}


/* No set has room for a third one's wild cards. */
static void test_third_set(void **state) {
  (void)state;
  begin("KC KD 2C 2D KH KS 2H 2S KC KD BJ 4C 5D", "");
  assert_int_equal(meld("KC KD 2C 2D"), TN_MELD_GOOD);
  assert_int_equal(meld("KH KS 2H 2S"), TN_MELD_GOOD);
  assert_int_equal(meld("KC KD BJ"), TN_MELD_RANK);
  assert_int_equal(why.need, 2);
  assert_int_equal(listed(TN_STAGE_MELD, TN_DO_MELD), 2 * 2); /* K, KK */
}


/* Wild cards alone go to the meld that is named, and to no other. */
static void test_wild_cards_named(void **state) {
  (void)state;
  begin("KC KD KH KS KC KD 2C 4C 5D", "");
  assert_int_equal(meld("KC KD KH"), TN_MELD_GOOD);
  assert_int_equal(meld("KS KC KD"), TN_MELD_GOOD);
  assert_int_equal(meld("2C"), TN_MELD_ALL_WILD);
  assert_int_equal(add("2C", 1), TN_MELD_GOOD);
  lies(0, TN_SET, 3, 0);
  lies(1, TN_SET, 3, 1);
}


static void test_join(void **state) {
  (void)state;
  begin("KC KD KH KS KC KD 2C KH QC QD QH 4C 5D", "");
  assert_int_equal(join("KC"), TN_MELD_NO_TWO);
  assert_int_equal(meld("QC QD QH"), TN_MELD_GOOD);
  assert_int_equal(meld("KC KD KH"), TN_MELD_GOOD);
  assert_int_equal(join("KC"), TN_MELD_NO_TWO);
  assert_int_equal(meld("KS KC KD 2C"), TN_MELD_GOOD);
  assert_int_equal(join("QC"), TN_MELD_NO_TWO);
  assert_int_equal(listed(TN_STAGE_MELD, TN_DO_JOIN), 1);
  assert_int_equal(table.melding->full[0], 0);
  assert_int_equal(join("KS"), TN_MELD_GOOD);
  lies(1, TN_SET, 6, 1);
  lies(2, TN_NO_MELD, 0, 0);
  assert_int_equal(table.melding->full[0], 1);
  assert_int_equal(listed(TN_STAGE_MELD, TN_DO_JOIN), 0);
  assert_int_equal(join("KC"), TN_MELD_NO_TWO);
}


/* Two melds with more wild cards than one may have are not joined; nor are
** those of the other side, or by a card without a rank. */
static void test_not_joined(void **state) {
  (void)state;
  begin("KC KD 2C 2D KH KS 2H 2S QC QD QH QS QC QD 4C 5D", "");
  assert_int_equal(meld("KC KD 2C 2D"), TN_MELD_GOOD);
  assert_int_equal(meld("KH KS 2H"), TN_MELD_GOOD);
  assert_int_equal(join("KC"), TN_MELD_MOST_WILD);
  assert_int_equal(listed(TN_STAGE_MELD, TN_DO_JOIN), 0);
  assert_int_equal(join("BJ"), TN_MELD_NO_TWO);
  assert_int_equal(join("2C"), TN_MELD_NO_TWO);
  assert_int_equal(join("3C"), TN_MELD_NO_TWO);
  assert_int_equal(meld("QC QD QH"), TN_MELD_GOOD);
  assert_int_equal(meld("QS QC QD"), TN_MELD_GOOD);
  put("4D 4H", tn_hand_pile(1));
  tn_meld_turn(&table, 1);
  assert_int_equal(join("QC"), TN_MELD_NO_TWO);
}


/* Nothing goes where a meld lay that was joined, even by a host that does not
** ask; the next meld has a place of its own. */
static void test_empty_place(void **state) {
  (void)state;
  begin("KC KD KH KS KC KD KH KS KC KD QC QD QH 4C 5D", "");
  assert_int_equal(meld("KC KD KH"), TN_MELD_GOOD);
  assert_int_equal(meld("KS KC KD"), TN_MELD_GOOD);
  assert_int_equal(join("KC"), TN_MELD_GOOD);
  tn_MeldMove move = move_of(TN_DO_MELD, "KH", 1);
  assert_false(tn_meld_allows(&table, TN_STAGE_MELD, &move, &why));
  assert_int_equal(why.fault, TN_MELD_NOT_THERE);
  assert_false(tn_meld_do(&table, &move));
  assert_int_equal(meld("QC QD QH"), TN_MELD_GOOD);
  lies(2, TN_SET, 3, 0);
  assert_int_equal(meld("KH KS KC"), TN_MELD_GOOD);
  lies(3, TN_SET, 3, 0);
  assert_int_equal(meld("KD"), TN_MELD_GOOD);
  lies(0, TN_SET, 7, 0);
  lies(1, TN_NO_MELD, 0, 0);
}


/* What fits the melds is known after a join; an empty place fits nothing. */
static void test_fits(void **state) {
  (void)state;
  begin("KC KD KH KS KC KD 5C 6C 7C 4C 8D", "");
  assert_int_equal(meld("KC KD KH"), TN_MELD_GOOD);
  assert_int_equal(meld("KS KC KD"), TN_MELD_GOOD);
  assert_int_equal(meld("5C 6C 7C"), TN_MELD_GOOD);
  tn_Kinds fits = table.melding->fits;
  assert_true(fits == kinds_of(&deck, "KC KD KH KS 4C 8C"));
  assert_int_equal(join("KC"), TN_MELD_GOOD);
  assert_true(table.melding->next[1] == 0);
  assert_true(table.melding->fits == fits);
}


/* A snapshot brings back the two melds that were joined since. */
static void test_snapshot(void **state) {
  (void)state;
  tn_Snapshot snapshot;
  memset(&snapshot, 0, sizeof snapshot);
  begin("KC KD KH KS KC KD 2C 4C 8D", "");
  assert_int_equal(meld("KC KD KH"), TN_MELD_GOOD);
  assert_int_equal(meld("KS KC KD 2C"), TN_MELD_GOOD);
  uint64_t digest = tn_table_digest(&table);
  assert_true(tn_snapshot_take(&snapshot, &table));
  for (int n = 0; n < 2; n++) {
    assert_int_equal(join("KC"), TN_MELD_GOOD);
    assert_true(tn_table_digest(&table) != digest);
    assert_true(tn_snapshot_restore(&snapshot, &table));
    lies(0, TN_SET, 3, 0);
    lies(1, TN_SET, 3, 1);
    assert_int_equal(table.melding->full[0], 0);
    assert_true(tn_table_digest(&table) == digest);
  }
  tn_snapshot_free(&snapshot);
}


/* A pair takes the pile, or the top goes to a set that is not full.  One
** natural does not, with a wild card or without. */
static void test_take(void **state) {
  (void)state;
  begin("KC KD KH QC QD 2C 4C 5D", "9S QH");
  assert_int_equal(take("QC 2C", TN_NONE), TN_TAKE_UNOPENED);
  assert_int_equal(meld("KC KD KH"), TN_MELD_GOOD);
  assert_int_equal(take("", TN_NONE), TN_TAKE_WITH);
  assert_int_equal(take("QC", TN_NONE), TN_TAKE_WITH);
  assert_int_equal(take("QC 2C", TN_NONE), TN_TAKE_WITH);
  assert_int_equal(listed(TN_STAGE_DRAW, TN_DO_TAKE), 1);
  assert_int_equal(take("QC QD", TN_NONE), TN_MELD_GOOD);
  lies(1, TN_SET, 3, 0);
  put("KS", rules.discard);
  assert_int_equal(listed(TN_STAGE_DRAW, TN_DO_TAKE), 1);
  assert_int_equal(take("", 1), TN_TAKE_WITH);
  assert_int_equal(take("", TN_NONE), TN_MELD_GOOD);
  lies(0, TN_SET, 4, 0);
  put("2H KC", rules.discard);
  assert_int_equal(take("", TN_NONE), TN_TAKE_FROZEN);
}


/* The top alone makes a run longer, but neither begins one nor goes to a meld
** that is full. */
static void test_take_on_a_run(void **state) {
  (void)state;
  begin("5C 6C 7C 8C 9C 10C 8H 9H KC KD KH 4D 4S", "7D 10H");
  table.melding->opened[0] = true;
  assert_int_equal(take("8H 9H", TN_NONE), TN_TAKE_WITH);
  assert_int_equal(listed(TN_STAGE_DRAW, TN_DO_TAKE), 0);
  assert_int_equal(meld("5C 6C 7C 8C 9C 10C"), TN_MELD_GOOD);
  put("JC", rules.discard);
  assert_int_equal(listed(TN_STAGE_DRAW, TN_DO_TAKE), 1);
  assert_int_equal(take("", TN_NONE), TN_MELD_GOOD);
  lies(0, TN_RUN, 7, 0);
  assert_int_equal(table.melding->full[0], 1);
  put("QC", rules.discard);
  assert_int_equal(take("", TN_NONE), TN_TAKE_WITH);
  assert_int_equal(listed(TN_STAGE_DRAW, TN_DO_TAKE), 0);
}


/* The same with a full set, which a card from the hand still joins. */
static void test_take_on_a_full_set(void **state) {
  (void)state;
  begin("KC KD KH KS KC KD KH KS 4D 4S", "7D KC");
  assert_int_equal(meld("KC KD KH KS KC KD KH"), TN_MELD_GOOD);
  assert_int_equal(take("", 0), TN_TAKE_WITH);
  assert_int_equal(listed(TN_STAGE_DRAW, TN_DO_TAKE), 0);
  assert_int_equal(add("KS", 0), TN_MELD_GOOD);
  lies(0, TN_SET, 8, 0);
}


static void test_runs(void **state) {
  (void)state;
  begin("4C 5C 6C 7C 8C 9C 10C JC 2C 2D KD KS", "");
  assert_int_equal(meld("4C 5C 2C"), TN_MELD_RUN_WILD);
  assert_int_equal(meld("4C 5C 6C 7C 8C 9C 10C JC"), TN_MELD_LONG);
  assert_int_equal(why.n, 8);
  assert_int_equal(why.need, 7);
  assert_int_equal(meld("4C 5C 7C"), TN_MELD_MIXED);
  assert_int_equal(meld("4C 5C 6C 7C 8C 9C 10C"), TN_MELD_GOOD);
  assert_int_equal(add("JC", 0), TN_MELD_LONG);
  assert_int_equal(add("2C", 0), TN_MELD_RUN_WILD);
  assert_int_equal(listed(TN_STAGE_MELD, TN_DO_MELD), 2); /* KK2, KK22 */
}


/* Each run is listed once, by its ends; sets beside them. */
static void test_runs_listed(void **state) {
  (void)state;
  begin("4C 5C 6C 7C 8D 8H 8S QD KD", "");
  assert_int_equal(listed(TN_STAGE_MELD, TN_DO_MELD), 3 + 1);
  assert_int_equal(meld("5C 6C 7C"), TN_MELD_GOOD);
  assert_int_equal(listed(TN_STAGE_MELD, TN_DO_MELD), 1 + 1); /* 4C; 8 8 8 */
}


/* Where a card alone is a set, the next of its suit makes it a run. */
static void test_set_becomes_a_run(void **state) {
  (void)state;
  rules.least = rules.naturals = 1;
  begin("7C 7D 8C 9C KD QH", "");
  assert_int_equal(meld("7C"), TN_MELD_GOOD);
  lies(0, TN_SET, 1, 0);
  assert_int_equal(add("8C", 0), TN_MELD_GOOD);
  lies(0, TN_RUN, 2, 0);
  assert_int_equal(table.melding->place[0].rank, TN_NONE);
  assert_true(listed(TN_STAGE_MELD, TN_DO_MELD) > 0);
}


/* A first meld of a run and a set, neither of which counts enough alone; and
** with the pile. */
static void test_first_melds(void **state) {
  (void)state;
  begin("4C 5C 6C KD KH KS 8D 9H JS", "");
  table.melding->first[0] = 50;
  assert_int_equal(meld("4C 5C 6C"), TN_MELD_FIRST);
  assert_int_equal(listed(TN_STAGE_MELD, TN_DO_MELD), 1);
  tn_MeldMove move;
  assert_int_equal(tn_meld_pick(&table, TN_STAGE_MELD, 0, &move), 1);
  assert_int_equal(move.parts, 2);
  assert_int_equal(try_move(TN_STAGE_MELD, move), TN_MELD_GOOD);
  assert_int_equal(table.melding->used, 2);
  assert_true(table.melding->opened[0]);
}


static void test_first_take(void **state) {
  (void)state;
  begin("4C 5C 6C KD KH 8D 9H JS", "7D KS");
  table.melding->first[0] = 50;
  assert_int_equal(take("KD KH", TN_NONE), TN_MELD_FIRST);
  assert_int_equal(listed(TN_STAGE_DRAW, TN_DO_TAKE), 1);
  tn_MeldMove move;
  assert_int_equal(tn_meld_pick(&table, TN_STAGE_DRAW, 0, &move), 1);
  assert_int_equal(move.parts, 2);
  assert_int_equal(try_move(TN_STAGE_DRAW, move), TN_MELD_GOOD);
  lies(0, TN_SET, 3, 0);
  lies(1, TN_RUN, 3, 0);
}


/* Two sets of one rank are first melds with all their cards. */
static void test_first_of_a_rank(void **state) {
  (void)state;
  begin("KC KD KH KS 2C 2D 2H 2S 8D 9H JS", "");
  table.melding->first[0] = 110;
  assert_true(listed(TN_STAGE_MELD, TN_DO_MELD) > 0);
  tn_MeldMove move = move_of(TN_DO_MELD, "KC KD 2C 2D", TN_NONE);
  move.part[move.parts++] = move_of(TN_DO_MELD, "KH KS 2H 2S", TN_NONE).part[0];
  assert_int_equal(try_move(TN_STAGE_MELD, move), TN_MELD_GOOD);
  assert_int_equal(table.melding->used, 2);
}


/* The last card but one may go if joining melds, and the last card, fill as
** many as it takes to go out. */
static void test_out_by_joining(void **state) {
  (void)state;
  begin("5C 6C 7C 8C 9C 10C 5D 5H 5S 5C 5D 5H 5S JC 4D", "");
  rules.full_to_go_out = 2;
  assert_int_equal(meld("5C 6C 7C 8C 9C 10C"), TN_MELD_GOOD);
  assert_int_equal(table.melding->place[0].rank, TN_NONE);
  assert_int_equal(meld("5D 5H 5S"), TN_MELD_GOOD);
  assert_int_equal(meld("5C 5D 5H 5S"), TN_MELD_GOOD);
  tn_table_move(&table, card_of(&deck, "4D"), tn_hand_pile(0), TN_STOCK);
  put("5D", tn_hand_pile(0));
  assert_int_equal(add("5D", 1), TN_MELD_GOOD); /* JC is left */
  assert_int_equal(join("5C"), TN_MELD_GOOD);
  lies(1, TN_SET, 8, 0);
  assert_int_equal(meld("JC"), TN_MELD_GOOD);
  assert_int_equal(table.melding->full[0], 2);
}


/* A join to an earlier meld adds to what lay there. */
static void test_concealed(void **state) {
  (void)state;
  begin("KC KD KH KS 4D 5S", "");
  assert_int_equal(meld("KC KD KH"), TN_MELD_GOOD);
  put("4D 5S 6H", tn_hand_pile(2));
  put("KC KD KH KS", tn_hand_pile(2));
  tn_meld_turn(&table, 2);
  assert_int_equal(meld("KC KD KH KS"), TN_MELD_GOOD);
  assert_false(table.melding->adds);
  assert_int_equal(join("KC"), TN_MELD_GOOD);
  assert_true(table.melding->adds);
  assert_false(tn_meld_concealed(&table, 2));
}


/* Hands of any size: each listed move is allowed and can be picked, and what is
** picked is made, until nothing is left to do. */
static void test_any(void **state) {
  (void)state;
  tn_Random random = {5};
  int joins = 0;
  begin("", "");
  for (int n = 0; n < 30 * more(20); n++) {
    tn_MeldMove move;
    tn_table_free(&table);
    begin("", "");
    for (int i = 0; i < 20 + n % 20; i++)
      tn_table_draw(&table, tn_hand_pile(0));
    table.melding->first[0] = n % 3 ? 0 : 50;
    table.melding->opened[0] = n % 3;
    for (;;) {
      int all = tn_meld_moves(&table, TN_STAGE_MELD, true, 0, NULL, 0);
      uint64_t bits = tn_random_next(&random);
      assert_int_equal(tn_meld_count(&table, TN_STAGE_MELD, all + 1), all);
      if (tn_meld_pick(&table, TN_STAGE_MELD, bits, &move) == 0)
        break;
      joins += move.verb == TN_DO_JOIN;
      assert_int_equal(try_move(TN_STAGE_MELD, move), TN_MELD_GOOD);
    }
  }
  assert_true(joins > 0);
}


#define ONE(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)

int main(void) {
  const struct CMUnitTest tests[] = {
      ONE(test_two_of_a_rank),
      ONE(test_third_set),
      ONE(test_wild_cards_named),
      ONE(test_join),
      ONE(test_not_joined),
      ONE(test_empty_place),
      ONE(test_fits),
      ONE(test_snapshot),
      ONE(test_take),
      ONE(test_take_on_a_run),
      ONE(test_take_on_a_full_set),
      ONE(test_runs),
      ONE(test_runs_listed),
      ONE(test_set_becomes_a_run),
      ONE(test_first_melds),
      ONE(test_first_take),
      ONE(test_first_of_a_rank),
      ONE(test_out_by_joining),
      ONE(test_concealed),
      ONE(test_any),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
