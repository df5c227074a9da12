/* Worlds: each is a round that looked the same to the player. */
#include "games.h"


/* Everything that is true may be so; everything sure is true. */
static void contains_truth(const tn_Knowledge *k, const tn_Table *table) {
  for (uint8_t pile = 0; pile < table->piles; pile++)
    for (tn_Card card = 0; card < table->deck->kinds; card++) {
      int n = tn_pile_has(&table->pile[pile], card);
      assert_true(n == 0 || tn_knowledge_may(k, card, pile));
      assert_true(tn_knowledge_sure(k, card, pile) <= n);
    }
}


/* The world's piles are as large as the true ones, and of the same cards. */
static void fits_piles(const tn_World *world, const tn_Table *table,
                       const tn_Knowledge *k) {
  unsigned count[TN_PILES] = {0};
  for (int i = 0; i < table->deck->cards; i++) {
    count[world->where[i]]++;
    assert_true(tn_knowledge_may(k, table->deck->list[i], world->where[i]));
  }
  for (uint8_t pile = 0; pile < table->piles; pile++)
    assert_int_equal(count[pile], table->pile[pile].count);
}


/* The world has the same cards in each pile that `where` says. */
static void is_world(const tn_World *world, const tn_Table *table) {
  int lie[TN_PILES][TN_KINDS] = {{0}};
  for (int i = 0; i < table->deck->cards; i++)
    lie[world->where[i]][table->deck->list[i]]++;
  for (uint8_t pile = 0; pile < table->piles; pile++)
    for (tn_Card card = 0; card < table->deck->kinds; card++)
      assert_int_equal(tn_pile_has(&table->pile[pile], card), lie[pile][card]);
}


/* Plays the round again in a world. */
static void replay(Play *play, const Play *truth, const tn_World *world) {
  const tn_Tape *tape = &truth->table.tape;
  play_new(play, truth->game, 99);
  assert_true(
      tn_tape_load(&play->table.tape, &play->memory, tape->bytes, tape->used));
  assert_true(tn_world_write(world, &play->table.tape));
  play->table.deck_order = world->order;
  play->table.deck_orders = world->orders;
  play->stop = decisions(truth);
  play_round(play, truth->table.dealer);
}


static bool same_world(const tn_World *a, const tn_World *b, size_t cards) {
  bool same = a->orders == b->orders && a->secrets == b->secrets &&
              memcmp(a->order, b->order, a->orders * cards) == 0;
  for (uint32_t n = 0; same && n < a->secrets; n++)
    same = a->secret[n].decision == b->secret[n].decision &&
           a->secret[n].n == b->secret[n].n &&
           memcmp(a->secret[n].cards, b->secret[n].cards, a->secret[n].n) == 0;
  return same;
}


/* In a world that looks the same, the player makes the same worlds. */
static void is_blind(const Play *other, const tn_World *world, uint8_t seat,
                     tn_Random random) {
  tn_World again;
  tn_Knowledge *k = tn_knowledge_new(&other->table, seat, &other->memory);
  assert_non_null(k);
  assert_true(tn_world_sample(k, &random, &again));
  assert_true(same_world(world, &again, other->deck.cards));
  contains_truth(k, &other->table);
  tn_knowledge_free(k);
}


typedef struct Tally {
  long worlds, alike, tries, failed;
} Tally;


static void try_world(const Play *truth, tn_Knowledge *k, uint8_t seat,
                      tn_Random random, Tally *tally) {
  tn_World world;
  tn_Random copy = random;
  tally->worlds++;
  if (!tn_world_sample(k, &random, &world)) {
    tally->failed++;
    return;
  }
  tally->tries += world.tries;
  fits_piles(&world, &truth->table, k);
  Play *other = malloc(sizeof *other);
  replay(other, truth, &world);
  bool alike = !other->refused && decisions(other) == decisions(truth) &&
               tn_seen_alike(&truth->table, &other->table, seat);
  tally->alike += alike;
  if (alike) {
    is_world(&world, &other->table);
    is_blind(other, &world, seat, copy);
  }
  play_free(other);
  free(other);
}


/* A round is stopped somewhere; everyone at the table thinks about it. */
static void try_position(const Game *game, uint64_t seed, Tally *tally) {
  Play *play = malloc(sizeof *play);
  tn_Random random = {seed * 77};
  play_new(play, game, seed);
  play->stop = 1 + tn_random_below(&random, 130);
  play_round(play, (uint8_t)tn_random_below(&random, game->players));
  for (int n = 0; n < 2; n++) {
    uint8_t seat = (uint8_t)tn_random_below(&random, game->players + 1u);
    seat = seat == game->players ? TN_NONE : seat;
    tn_Knowledge *k = tn_knowledge_new(&play->table, seat, &play->memory);
    assert_non_null(k);
    contains_truth(k, &play->table);
    for (int i = 0; i < 3; i++)
      try_world(play, k, seat,
                tn_random(seed, TN_WORLDS, (uint64_t)n, (uint64_t)i), tally);
    tn_knowledge_free(k);
  }
  play_free(play);
  free(play);
}


static void test_worlds_look_alike(void **state) {
  (void)state;
  for (size_t n = 0; n < COUNT(games); n++) {
    Tally tally = {0};
    for (int seed = 1; seed <= 300 * more(20); seed++)
      try_position(&games[n], (uint64_t)seed, &tally);
    print_message("%s: %ld worlds, %ld alike, %ld tries more, %ld none\n",
                  games[n].name, tally.worlds, tally.alike, tally.tries,
                  tally.failed);
  }
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_worlds_look_alike),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
