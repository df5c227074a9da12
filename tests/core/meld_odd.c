/* Melds by odd rules: each listed move is allowed, and the list ends. */
#include "check.h"

#define PLACES 24
#define SOME 8

typedef struct Game {
  tn_Deck deck;
  tn_MeldRules rules;
  Heap heap;
  tn_Memory memory;
  tn_Table table;
} Game;


/* Rules about that deck which allow every meld of a rank. */
static Game *game_of(tn_Deck deck) {
  Game *game = calloc(1, sizeof *game);
  assert_non_null(game);
  game->deck = deck;
  game->heap.left = -1;
  game->memory = heap_memory(&game->heap);
  game->rules = (tn_MeldRules){.deck = &game->deck,
                               .sets = deck.all & ~deck.jokers,
                               .wild = deck.jokers,
                               .least = 3,
                               .most = UINT8_MAX,
                               .most_wild = UINT8_MAX,
                               .places = PLACES,
                               .one_of_a_rank = true};
  for (tn_Card card = 0; card < deck.kinds; card++)
    game->rules.points[card] = 10;
  return game;
}


/* Seat 0 of two holds these cards, or the first `n` of the deck, and melds. */
static void begin(Game *game, const char *hand, int n) {
  tn_Pile own[1 + 2 + PLACES];
  tn_Setup setup = setup_for(&game->deck, 2, 1);
  tn_Card cards[TN_CARDS];
  memset(own, 0, sizeof own);
  for (size_t i = 0; i < COUNT(own); i++)
    own[i] = (tn_Pile){.owner = TN_NONE, .sees = TN_SEES_ALL};
  setup.own = own;
  setup.piles = COUNT(own);
  setup.melds = &game->rules;
  game->rules.discard = TN_HANDS + 2 + 2;
  game->rules.aside_pile = (uint8_t)(game->rules.discard + 1);
  game->rules.place = (uint8_t)(game->rules.discard + 3);
  assert_int_equal(tn_meld_rules_finish(&game->rules), TN_MELD_RULES_OK);
  assert_true(tn_table_init(&game->table, &setup, &game->memory));
  tn_table_begin_round(&game->table, 1);
  if (hand)
    n = cards_of(&game->deck, hand, cards);
  for (int i = 0; i < n; i++)
    tn_table_move(&game->table, hand ? cards[i] : game->deck.list[i], TN_STOCK,
                  tn_hand_pile(0));
  tn_meld_turn(&game->table, 0);
}


static void end(Game *game) {
  tn_table_free(&game->table);
  assert_int_equal(game->heap.blocks, 0);
  free(game);
}


/* How many melds are listed; each of them is allowed. */
static int listed(const Game *game) {
  tn_MeldMove some[SOME];
  tn_MeldWhy why;
  int all = tn_meld_moves(&game->table, TN_STAGE_MELD, true, 0, NULL, 0);
  for (int n = 0; n < all; n += SOME) {
    int there = tn_meld_moves(&game->table, TN_STAGE_MELD, true, n, some, SOME);
    assert_int_equal(there, all);
    for (int i = 0; i < SOME && n + i < all; i++)
      if (!tn_meld_allows(&game->table, TN_STAGE_MELD, &some[i], &why))
        fail_msg("meld %d of %d is wrong: %d", n + i, all, why.fault);
  }
  return all;
}


static void meld(Game *game, const char *text) {
  tn_Card cards[TN_CARDS];
  tn_MeldMove move = {.verb = TN_DO_MELD, .parts = 1};
  tn_MeldWhy why;
  move.part[0].place = TN_NONE;
  for (int n = cards_of(&game->deck, text, cards); n > 0; n--)
    tn_set_add(&move.part[0].cards, cards[n - 1]);
  assert_true(tn_meld_allows(&game->table, TN_STAGE_MELD, &move, &why));
  tn_meld_do(&game->table, &move);
}


/* Where a meld needs no natural card, wild cards alone are still no set. */
static void test_wild_alone(void **state) {
  (void)state;
  Game *game = game_of(french_deck("BJ BJ", 2));
  begin(game, "BJ BJ BJ 4C 5C", 0);
  assert_int_equal(listed(game), 2 * 2); /* a 4 or a 5 with 2 or 3 of them */
  end(game);
}


/* Nor are they a full one, where others of its rank would begin the next. */
static void test_wild_fill_none(void **state) {
  (void)state;
  Game *game = game_of(french_deck("BJ BJ", 2));
  game->rules.most = game->rules.full = 3;
  game->rules.full_to_go_out = 2;
  begin(game, "4C BJ BJ BJ BJ 5C", 0);
  assert_true(tn_meld_can_go_out(&game->table));
  game->rules.full_to_go_out = 3;
  assert_false(tn_meld_can_go_out(&game->table));
  end(game);
}


/* Two cards are a meld if the rules say so. */
static void test_pairs(void **state) {
  (void)state;
  Game *game = game_of(french_deck("", 1));
  game->rules.least = 2;
  begin(game, "KC KD 4C 5C", 0);
  assert_int_equal(listed(game), 1);
  end(game);
}


/* Cards that only a last meld may have can have the rank of a set.  They are
** still the last meld, and no set of that rank grows on them. */
static void test_last_of_a_rank(void **state) {
  (void)state;
  Game *game = game_of(french_deck("BJ", 4));
  game->rules.last = tn_kind(card_of(&game->deck, "5H"));
  begin(game, "5H 5H 5H 5S", 0);
  assert_int_equal(game->rules.sets & game->rules.last, 0);
  assert_int_equal(listed(game), 1);
  meld(game, "5H 5H 5H");
  assert_true(game->table.melding->over);
  assert_int_equal(listed(game), 0);
  tn_meld_turn(&game->table, 0); /* as if the round went on */
  tn_table_move(&game->table, card_of(&game->deck, "BJ"), TN_STOCK,
                tn_hand_pile(0));
  tn_table_move(&game->table, card_of(&game->deck, "BJ"), TN_STOCK,
                tn_hand_pile(0));
  assert_int_equal(listed(game), 1); /* 5S BJ BJ */
  end(game);
}


/* When there is no room for another meld, cards are only added. */
static void test_no_place_left(void **state) {
  (void)state;
  for (int one = 0; one < 2; one++) {
    Game *game = game_of(french_deck("", 2));
    game->rules.places = 1;
    game->rules.one_of_a_rank = one;
    begin(game, "KC KD KH KS QC QD QH QS 4C", 0);
    meld(game, "KC KD KH");
    assert_int_equal(listed(game), 1); /* KS */
    end(game);
  }
}


/* One meld of a rank in which no suit is twice. */
static void test_different_suits(void **state) {
  (void)state;
  Game *game = game_of(french_deck("", 2));
  game->rules.different_suits = true;
  begin(game, "KC KC KD KD KH 4C", 0);
  assert_int_equal(listed(game), 1);
  meld(game, "KC KD KH");
  assert_int_equal(listed(game), 0);
  end(game);
}


/* Cards may count less than 0: they are no first meld, and others are. */
static void test_negative_points(void **state) {
  (void)state;
  Game *game = game_of(french_deck("", 2));
  for (tn_Card card = 0; card < game->deck.kinds; card++)
    if (game->deck.rank[card] < 5)
      game->rules.points[card] = -10;
  begin(game, "2C 2D 2H KC KD KH QC QD QH", 0);
  game->table.melding->first[0] = 50;
  assert_int_equal(listed(game), 1); /* both of them together */
  end(game);
}


/* The sorts of wild cards in four packs can be shared out in millions of ways;
** the list ends before. */
static void test_many_sorts(void **state) {
  (void)state;
  for (int16_t first = 0; first <= 1000; first += 500) {
    Game *game = game_of(french_deck("", 4));
    game->rules.wild = 0;
    for (tn_Card card = 0; card < game->deck.kinds; card++)
      if (game->deck.rank[card] < TN_SORTS)
        game->rules.wild |= tn_kind(card);
    begin(game, NULL, 180);
    game->table.melding->first[0] = first;
    int n = tn_meld_moves(&game->table, TN_STAGE_MELD, true, 0, NULL, 0);
    assert_in_range(n, first == 0, 10000);
    end(game);
  }
}


/* The same where each card of a rank is its own, and where each meld must leave
** a hand that can go out. */
static void test_many_choices(void **state) {
  (void)state;
  for (int leave = 0; leave < 2; leave++) {
    Game *game = game_of(french_deck("X Y Z V W U T S", 4));
    game->rules.one_of_a_rank = leave;
    begin(game, NULL, 200);
    if (leave)
      game->table.melding->leave = TN_LEAVE_YES;
    int n = tn_meld_moves(&game->table, TN_STAGE_MELD, true, 0, NULL, 0);
    assert_in_range(n, !leave, 10000);
    end(game);
  }
}


/* A joker has no rank: it is no natural card. */
static void test_joker_is_no_natural(void **state) {
  (void)state;
  tn_Deck deck = french_deck("BJ", 1);
  tn_MeldRules rules = {.deck = &deck};
  rules.sets = deck.jokers | tn_kind(0);
  assert_int_equal(tn_meld_rules_finish(&rules), TN_MELD_RULES_JOKER);
  rules.last = rules.sets;
  rules.sets = tn_kind(0);
  assert_int_equal(tn_meld_rules_finish(&rules), TN_MELD_RULES_JOKER);
  rules.wild = deck.jokers;
  assert_int_equal(tn_meld_rules_finish(&rules), TN_MELD_RULES_OK);
}


/* Runs go through ranks of the deck. */
static void test_row_of_the_deck(void **state) {
  (void)state;
  tn_Deck deck = french_deck("", 1);
  tn_MeldRules rules = {.deck = &deck, .runs = deck.all, .row_size = 3};
  rules.row[2] = deck.ranks - 1;
  assert_int_equal(tn_meld_rules_finish(&rules), TN_MELD_RULES_OK);
  rules.row[2] = deck.ranks;
  assert_int_equal(tn_meld_rules_finish(&rules), TN_MELD_RULES_ROW);
  rules.row[2] = TN_NONE;
  assert_int_equal(tn_meld_rules_finish(&rules), TN_MELD_RULES_ROW);
  rules.row[2] = 0;
  rules.row_size = TN_ROW + 1;
  assert_int_equal(tn_meld_rules_finish(&rules), TN_MELD_RULES_ROW);
}


/* Rules by which the pile is taken down to a card: sets and runs, the ace at
** either end, where the low one counts 1. */
static Game *game_down(void) {
  static const char row[] = "\x0C\x00\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0A"
                            "\x0B\x0C";
  Game *game = game_of(french_deck("", 2));
  tn_MeldRules *rules = &game->rules;
  rules->one_of_a_rank = false;
  rules->by_all = rules->down = rules->low_apart = true;
  rules->low_counts = 1;
  rules->naturals = 2;
  rules->runs = game->deck.all;
  rules->row_size = sizeof row - 1;
  memcpy(rules->row, row, sizeof row - 1);
  return game;
}


/* Puts cards on the discard pile, the lowest first. */
static void pile_up(Game *game, const char *text) {
  tn_Card cards[TN_CARDS];
  int n = cards_of(&game->deck, text, cards);
  for (int i = 0; i < n; i++)
    tn_table_move(&game->table, cards[i], TN_STOCK, game->rules.discard);
}


/* Each card that can be melded is listed with its melds, the top first; of two
** equal ones only the upper. */
static void test_down_to_a_card(void **state) {
  (void)state;
  Game *game = game_down();
  tn_MeldMove moves[SOME];
  begin(game, "2C 3C 9D 9H KS", 0);
  pile_up(game, "4C AC 9D 5H 4C");
  int n = tn_meld_moves(&game->table, TN_STAGE_DRAW, true, 0, moves, SOME);
  assert_int_equal(n, 3);
  static const char *const down[] = {"4C", "9D", "AC"};
  for (size_t i = 0; i < COUNT(down); i++) {
    assert_int_equal(moves[i].verb, TN_DO_TAKE);
    assert_int_equal(moves[i].card, card_of(&game->deck, down[i]));
    assert_int_equal(moves[i].parts, 1);
  }
  tn_meld_do(&game->table, &moves[2]);
  assert_int_equal(game->table.pile[game->rules.discard].count, 1);
  assert_int_equal(game->table.pile[tn_hand_pile(0)].count, 6);
  assert_int_equal(game->table.melding->laid[0], 21);
  end(game);
}


/* A card alone is added to the meld that it fits, with what it counts there. */
static void test_down_to_a_fit(void **state) {
  (void)state;
  Game *game = game_down();
  tn_MeldMove move = {.verb = TN_DO_TAKE};
  tn_MeldWhy why;
  begin(game, "2C 3C 4C KS", 0);
  pile_up(game, "AC QH");
  meld(game, "2C 3C 4C");
  move.card = card_of(&game->deck, "QH");
  assert_false(tn_meld_allows(&game->table, TN_STAGE_DRAW, &move, &why));
  assert_int_equal(why.fault, TN_TAKE_AT_ONCE);
  move = (tn_MeldMove){.verb = TN_DO_TAKE};
  move.card = card_of(&game->deck, "AC");
  assert_true(tn_meld_allows(&game->table, TN_STAGE_DRAW, &move, &why));
  tn_meld_do(&game->table, &move);
  assert_int_equal(game->table.melding->laid[0], 31);
  assert_int_equal(game->table.pile[game->rules.place].count, 4);
  end(game);
}


/* The first of the listed moves that adds to a meld. */
static tn_MeldMove first_added(const Game *game) {
  tn_MeldMove moves[SOME];
  int n = tn_meld_moves(&game->table, TN_STAGE_MELD, true, 0, moves, SOME);
  for (int i = 0; i < n && i < SOME; i++)
    if (moves[i].part[0].place == 0)
      return moves[i];
  fail_msg("nothing is added among %d moves", n);
  return moves[0];
}


/* Wild cards that are named stand for cards at their place for good. */
static void test_named(void **state) {
  (void)state;
  Game *game = game_down();
  game->deck = french_deck("BJ", 2);
  game->rules.wild = game->deck.jokers;
  game->rules.sets = 0;
  game->rules.named = true;
  begin(game, "4H 6H 8H BJ BJ KS", 0);
  assert_int_equal(listed(game), 7);
  tn_MeldMove move = {.verb = TN_DO_MELD, .parts = 1};
  tn_MeldWhy why;
  tn_Card wild = card_of(&game->deck, "BJ");
  tn_set_add(&move.part[0].cards, card_of(&game->deck, "4H"));
  tn_set_add(&move.part[0].cards, card_of(&game->deck, "6H"));
  tn_set_add(&move.part[0].cards, wild);
  move.part[0].place = TN_NONE;
  assert_false(tn_meld_allows(&game->table, TN_STAGE_MELD, &move, &why));
  assert_int_equal(why.fault, TN_MELD_UNNAMED);
  move.part[0].stands =
      (tn_Stands){1, {{wild, card_of(&game->deck, "5H"), TN_NONE}}};
  assert_true(tn_meld_allows(&game->table, TN_STAGE_MELD, &move, &why));
  tn_meld_do(&game->table, &move);
  assert_int_equal(game->table.melding->stands.n, 1);
  move = first_added(game);
  assert_int_equal(move.part[0].stands.list[0].as, card_of(&game->deck, "7H"));
  tn_meld_do(&game->table, &move);
  assert_int_equal(game->table.melding->stands.n, 2);
  assert_int_equal(game->table.melding->place[0].wild, 2);
  end(game);
}


/* A set has no more cards of a kind, those for which wild ones stand with them,
** than there can be. */
static void test_named_copies(void **state) {
  (void)state;
  Game *game = game_down();
  game->deck = french_deck("BJ", TN_COPIES);
  game->rules.wild = game->deck.jokers;
  game->rules.named = true;
  begin(game, "5C 5C 5C 5C BJ BJ KS QH", 0);
  tn_MeldMove move = {.verb = TN_DO_MELD, .parts = 1};
  tn_MeldWhy why;
  tn_Card five = card_of(&game->deck, "5C"), wild = card_of(&game->deck, "BJ");
  for (int n = 0; n < TN_COPIES - 1; n++)
    tn_set_add(&move.part[0].cards, five);
  tn_set_add(&move.part[0].cards, wild);
  move.part[0].place = TN_NONE;
  move.part[0].stands = (tn_Stands){1, {{wild, five, TN_NONE}}};
  assert_true(tn_meld_allows(&game->table, TN_STAGE_MELD, &move, &why));
  tn_meld_do(&game->table, &move);
  assert_int_equal(listed(game), 1); /* BJ as another 5 */
  end(game);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_wild_alone),
      cmocka_unit_test(test_wild_fill_none),
      cmocka_unit_test(test_pairs),
      cmocka_unit_test(test_last_of_a_rank),
      cmocka_unit_test(test_no_place_left),
      cmocka_unit_test(test_different_suits),
      cmocka_unit_test(test_negative_points),
      cmocka_unit_test(test_many_sorts),
      cmocka_unit_test(test_many_choices),
      cmocka_unit_test(test_joker_is_no_natural),
      cmocka_unit_test(test_row_of_the_deck),
      cmocka_unit_test(test_down_to_a_card),
      cmocka_unit_test(test_down_to_a_fit),
      cmocka_unit_test(test_named),
      cmocka_unit_test(test_named_copies),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
