/* Worlds by routes: cards that players have laid unseen were taken up again. */
#include "games.h"
#include "known.h"

#define HEAP(table) own_pile(table, 0) /* nobody sees it */
#define LAID(table) own_pile(table, 1) /* all see it */


/* Each in turn lays one card or two on the heap, unseen; or doubts what was
** laid last.  Then that is shown, and the heap is taken up.  The round is over
** when a hand is gone.  Of a single pack the dealer gets the bottom card, too.
*/
static void bluff(Play *play) {
  tn_Table *table = &play->table;
  uint8_t heap = HEAP(table), seat = table->next[table->dealer];
  int last = 0;
  tn_table_deal(table, play->deck.cards / play->game->players - 1, 1);
  if (play->game->packs == 1)
    tn_table_move(table, table->pile[TN_STOCK].cards[0], TN_STOCK,
                  tn_hand_pile(table->dealer));
  for (;; seat = table->next[seat]) {
    int held = table->pile[tn_hand_pile(seat)].count;
    const bool able[3] = {last > 0, held > 0, held > 1};
    if (held == 0)
      return;
    int n = choose_able(play, seat, 3, able);
    if (n > 0) {
      put_away(play, seat, n, heap);
    } else {
      const tn_Pile *lying = &table->pile[heap];
      for (int i = 1; i <= last; i++)
        tn_table_show(table, lying->cards[lying->count - i], heap);
      take_all(play, heap, tn_hand_pile(seat));
    }
    last = n;
  }
}


/* The first seat lays a card unseen, the second takes it up, and then lays one
** that all see. */
static void hand_on(Play *play) {
  tn_Table *table = &play->table;
  uint8_t hand = tn_hand_pile(2);
  tn_table_deal(table, 4, 1);
  put_away(play, 1, 1, HEAP(table));
  take_all(play, HEAP(table), hand);
  tn_Kinds held = tn_pile_kinds(&table->pile[hand]);
  tn_table_move(table, choose_card(play, 2, held), hand, LAID(table));
}


/* The same, but the card is shown before it is taken up. */
static void show_first(Play *play) {
  tn_Table *table = &play->table;
  tn_table_deal(table, 4, 1);
  put_away(play, 1, 1, HEAP(table));
  show_all(play, HEAP(table));
  take_all(play, HEAP(table), tn_hand_pile(2));
}


/* clang-format off */
static const Game games_bluff[] = {
    {"one pack", bluff, "CDHS", SKAT, "", 1, 3, false, 1, {UNSEEN}},
    {"two packs", bluff, "CD", "7 8 9 J", "", 2, 3, false, 1, {UNSEEN}},
    {"four packs", bluff, "CD", "7 8 9", "BJ", 4, 4, false, 1, {UNSEEN}},
};
static const Game handed_on =
    {"handed on", hand_on, "CD", SKAT, "", 1, 3, false, 2, {UNSEEN, OPEN}};
static const Game shown_first =
    {"shown first", show_first, "CD", SKAT, "", 1, 3, false, 1, {UNSEEN}};
/* clang-format on */


/* Stops a round somewhere, and makes worlds of what a player, or what all have
** seen.  Answers whether they are made by routes, and adds the attempts that
** failed. */
static bool try_round(const Game *game, uint64_t seed, uint32_t *tries) {
  Play *play = malloc(sizeof *play);
  tn_Random random = {seed * 77};
  play_new(play, game, seed);
  play->stop = 1 + tn_random_below(&random, 200);
  play_round(play, (uint8_t)tn_random_below(&random, game->players));
  uint8_t seat = (uint8_t)tn_random_below(&random, game->players + 1u);
  seat = seat == game->players ? TN_NONE : seat;
  tn_Knowledge *k = tn_knowledge_new(&play->table, seat, &play->memory);
  bool routed = known_stretch(k)->routed;
  for (int n = 0; n < 3; n++) {
    tn_World world;
    assert_true(tn_world_sample(k, &random, &world));
    looks_alike(play, &world, seat);
    *tries += world.tries;
  }
  tn_knowledge_free(k);
  play_free(play);
  free(play);
  return routed;
}


/* Every world is found, and fulfils all that was seen.  Of a hundred attempts
** one may fail. */
static void test_worlds_look_alike(void **state) {
  (void)state;
  for (size_t n = 0; n < COUNT(games_bluff); n++) {
    int rounds = 200 * more(40), routed = 0;
    uint32_t tries = 0;
    for (int seed = 1; seed <= rounds; seed++)
      routed += try_round(&games_bluff[n], (uint64_t)seed, &tries);
    assert_true(routed * 2 > rounds);
    assert_in_range(tries, 0, rounds * 3 / 100);
  }
}


/* What a player knows of one of these rounds. */
static tn_Knowledge *think_of(Play *play, const Game *game, uint8_t seat) {
  play_new(play, game, 5);
  play_round(play, 0);
  assert_true(play->over);
  tn_Knowledge *k = tn_knowledge_new(&play->table, seat, &play->memory);
  assert_true(known_stretch(k)->routed);
  return k;
}


/* A card that is seen at last may have gone each way: the player was dealt it,
** or took it up. */
static void test_each_way(void **state) {
  (void)state;
  Play play;
  tn_Random random = {1};
  tn_Knowledge *k = think_of(&play, &handed_on, 0);
  tn_Card seen = top_of(&play, LAID(&play.table));
  int taken = 0;
  for (int n = 0; n < 1000; n++) {
    tn_World world;
    assert_true(tn_world_sample(k, &random, &world));
    assert_int_equal(world.secrets, 1);
    taken += world.secret[0].cards[0] == seen;
    looks_alike(&play, &world, 0);
  }
  assert_in_range(taken, 100, 400);
  tn_knowledge_free(k);
  play_free(&play);
}


/* The card that the first decision has laid. */
static tn_Card laid_card(const Play *play) {
  uint32_t next;
  tn_Answer answer = tn_tape_get(&play->table.tape, 0, &next);
  assert_int_equal(answer.kind, TN_CARDS_ANSWER);
  return *(const tn_Card *)answer.bytes;
}


/* A card that was shown on its way is the one that was laid. */
static void test_shown_on_its_way(void **state) {
  (void)state;
  Play play;
  tn_Random random = {1};
  tn_Knowledge *k = think_of(&play, &shown_first, 0);
  const tn_Card laid = laid_card(&play);
  for (int n = 0; n < 100; n++) {
    tn_World world;
    assert_true(tn_world_sample(k, &random, &world));
    assert_int_equal(world.secrets, 1);
    assert_int_equal(world.secret[0].cards[0], laid);
    looks_alike(&play, &world, 0);
  }
  tn_knowledge_free(k);
  play_free(&play);
}


/* What cannot be true has no world: the card that was shown is one that the
** player holds. */
static void test_contradiction(void **state) {
  (void)state;
  Play play;
  tn_Random random = {1};
  tn_World world;
  tn_Knowledge *k = think_of(&play, &shown_first, 0);
  const Stretch *stretch = known_stretch(k);
  tn_Kinds held = tn_pile_kinds(&play.table.pile[tn_hand_pile(0)]);
  tn_Card own = tn_kinds_first(held);
  for (uint32_t n = stretch->first; n < stretch->end; n++)
    if (k->step[n].kind != TN_NONE) {
      k->step[n].kind = own;
      k->step[n].copy = (uint16_t)k->first[own];
    }
  assert_false(tn_world_sample(k, &random, &world));
  tn_knowledge_free(k);
  play_free(&play);
}


/* Making a world counts its steps. */
static void test_work_ends(void **state) {
  (void)state;
  Play play;
  tn_Random random = {1};
  tn_World world;
  tn_Work work = {0};
  play_new(&play, &games_bluff[0], 3);
  play.stop = 40;
  play_round(&play, 0);
  play.table.work = &work;
  tn_work_grant(&work, TN_WORK);
  tn_Knowledge *k = tn_knowledge_new(&play.table, 0, &play.memory);
  assert_true(known_stretch(k)->routed);
  tn_work_grant(&work, 5);
  assert_false(tn_world_sample(k, &random, &world));
  tn_work_grant(&work, TN_WORK);
  assert_true(tn_world_sample(k, &random, &world));
  tn_knowledge_free(k);
  play_free(&play);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_worlds_look_alike),
      cmocka_unit_test(test_each_way),
      cmocka_unit_test(test_shown_on_its_way),
      cmocka_unit_test(test_contradiction),
      cmocka_unit_test(test_work_ends),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
