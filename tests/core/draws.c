/* Worlds by kinds, without names of copies: cards drawn from a stock that is
** made anew. */
#include "games.h"
#include "knowledge/draws.h"
#include "known.h"

#define WORK 1200000 /* random numbers that one search may ask for */


/* The discards but the top one are shuffled to a new stock. */
static void make_anew(tn_Table *table, uint8_t discards) {
  tn_Card cards[TN_CARDS];
  int n = tn_pile_list(&table->pile[discards], cards);
  for (int i = 0; i < n - 1; i++)
    tn_table_move(table, cards[i], discards, TN_STOCK);
  tn_table_mix(table);
}


static void draw_card(tn_Table *table, uint8_t hand, uint8_t discards) {
  if (table->pile[TN_STOCK].count == 0)
    make_anew(table, discards);
  if (table->pile[TN_STOCK].count > 0)
    tn_table_draw(table, hand);
}


/* The cards of which the suit or the rank is that of a card. */
static tn_Kinds like(const tn_Deck *deck, tn_Card top) {
  tn_Kinds kinds = 0;
  for (tn_Card card = 0; card < deck->kinds; card++)
    if (deck->suit[card] == deck->suit[top] ||
        deck->rank[card] == deck->rank[top])
      kinds |= tn_kind(card);
  return kinds;
}


/* Each in turn draws, or discards a card like the top one.  Whoever would
** discard and cannot says so, and draws.  A turn is always two decisions; to
** stop between them would tell more than the log. */
static void shed(Play *play) {
  tn_Table *table = &play->table;
  uint8_t discards = own_pile(table, 0), seat = table->next[table->dealer];
  tn_table_deal(table, 5, 1);
  tn_table_draw(table, discards);
  for (;; seat = table->next[seat]) {
    const tn_Pile *held = &table->pile[tn_hand_pile(seat)];
    const tn_Pile *laid = &table->pile[discards];
    tn_Kinds may = like(&play->deck, laid->cards[laid->count - 1]);
    tn_Kinds fits = tn_pile_kinds(held) & may;
    bool draws = choose(play, seat, 3) == 0;
    if (!fits && !draws)
      tn_table_count(table, tn_hand_pile(seat), may);
    if (!fits || draws) {
      choose(play, seat, 1);
      draw_card(table, tn_hand_pile(seat), discards);
    } else {
      tn_table_move(table, choose_card(play, seat, fits), tn_hand_pile(seat),
                    discards);
    }
  }
}


static const Game games_shed[] = {
    {"one pack", shed, "CDHS", SKAT, "", 1, 4, false, 1, {OPEN}},
    {"two packs", shed, "CDHS", "7 8 9 J", "", 2, 3, false, 1, {OPEN}},
    {"four packs", shed, "CD", "7 8 9", "BJ", 4, 3, false, 1, {OPEN}},
};


/* How many random numbers were asked for since; no more than WORK. */
static long asked_since(tn_Random before, const tn_Random *now) {
  for (long n = 0; n <= WORK; n++) {
    if (before.state == now->state)
      return n;
    tn_random_next(&before);
  }
  return WORK + 1;
}


/* Makes all worlds of a round by kinds from now on.  False where one of its
** stretches has none. */
static bool use_kinds(tn_Knowledge *k, tn_Random random) {
  bool all = true;
  tn_Work work = {0};
  tn_work_grant(&work, 100 * (int64_t)TN_WORK);
  k->work = &work;
  for (uint32_t n = 0; n < k->stretches; n++) {
    tn_Random before = random;
    all &= tni_draws_make(k, &k->stretch[n], &random);
    assert_true(tni_draws_apply(&k->stretch[n]));
    assert_in_range(asked_since(before, &random), 0, WORK);
  }
  k->work = NULL;
  return all;
}


/* Stops a round somewhere, and makes worlds of what a player has seen.  Answers
** whether there were any. */
static bool try_round(const Game *game, uint64_t seed) {
  Play *play = malloc(sizeof *play);
  tn_Random random = {seed * 77};
  play_new(play, game, seed);
  play->stop = 2 * tn_random_below(&random, 150);
  play_round(play, (uint8_t)tn_random_below(&random, game->players));
  uint8_t seat = (uint8_t)tn_random_below(&random, game->players);
  tn_Knowledge *k = tn_knowledge_new(&play->table, seat, &play->memory);
  bool found = use_kinds(k, random);
  for (int n = 0; found && n < 3; n++) {
    tn_World world;
    assert_true(tn_world_sample(k, &random, &world));
    looks_alike(play, &world, seat);
  }
  tn_knowledge_free(k);
  play_free(play);
  free(play);
  return found;
}


/* Every world that is found fulfils all that was seen; few are not found. */
static void test_worlds_look_alike(void **state) {
  (void)state;
  for (size_t n = 0; n < COUNT(games_shed); n++) {
    int rounds = 100 * more(40), missing = 0;
    for (int seed = 1; seed <= rounds; seed++)
      missing += !try_round(&games_shed[n], (uint64_t)seed);
    assert_true(missing * 20 <= rounds);
  }
}


/* Begins a long round with two packs. */
static void play_long(Play *play) {
  play_new(play, &games_shed[1], 3);
  play->stop = 200;
  play_round(play, 0);
}


/* What cannot be true has no world; that is found out with limited work, and
** once. */
static void test_contradiction(void **state) {
  (void)state;
  Play play;
  tn_Random random = {1};
  play_long(&play);
  tn_Knowledge *k = tn_knowledge_new(&play.table, 0, &play.memory);
  assert_in_range(k->tolds, 1, 100);
  Told *told = &k->told[k->tolds - 1];
  told->least = told->most = play.deck.cards;
  assert_false(use_kinds(k, random));
  tn_Random before = random;
  assert_false(tni_draws_make(k, &k->stretch[0], &random));
  assert_int_equal(random.state, before.state);
  tn_knowledge_free(k);
  play_free(&play);
}


/* To be told of no kinds of cards tells nothing. */
static void test_told_nothing(void **state) {
  (void)state;
  Play play;
  tn_Random random = {1};
  play_long(&play);
  assert_int_equal(tn_table_count(&play.table, tn_hand_pile(1), 0), 0);
  tn_Knowledge *k = tn_knowledge_new(&play.table, 0, &play.memory);
  assert_true(use_kinds(k, random));
  tn_knowledge_free(k);
  play_free(&play);
}


/* Reading the log and making a world count their steps. */
static void test_work_ends(void **state) {
  (void)state;
  Play play;
  tn_Random random = {1};
  tn_World world;
  tn_Work work = {0};
  play_long(&play);
  play.table.work = &work;
  tn_work_grant(&work, 1000);
  assert_null(tn_knowledge_new(&play.table, 0, &play.memory));
  tn_work_grant(&work, TN_WORK);
  tn_Knowledge *k = tn_knowledge_new(&play.table, 0, &play.memory);
  assert_false(tn_work_spent(&work));
  tn_work_grant(&work, 100);
  assert_false(tn_world_sample(k, &random, &world));
  tn_work_grant(&work, TN_WORK);
  assert_true(tn_world_sample(k, &random, &world));
  tn_knowledge_free(k);
  play_free(&play);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_worlds_look_alike),
      cmocka_unit_test(test_contradiction),
      cmocka_unit_test(test_told_nothing),
      cmocka_unit_test(test_work_ends),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
