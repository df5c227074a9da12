/* Two matches in two threads: the core has no globals. */
#include "games.h"

#include <pthread.h>

#define ROUNDS 40

/* What a thread plays, and a sum over all of it. */
typedef struct Work {
  uint64_t seed, sum;
} Work;


/* cmocka's assertions are for one thread: a mistake changes the sum. */
static void add_round(Work *work, const Game *game, uint64_t seed) {
  Play *play = malloc(sizeof *play);
  tn_World world;
  tn_Random random = {seed};
  play_new(play, game, seed);
  play->stop = (uint32_t)(20 + seed % 60);
  play_round(play, (uint8_t)(seed % game->players));
  for (uint32_t i = 0; i < play->table.tape.used; i++)
    work->sum = tn_mix(work->sum, play->table.tape.bytes[i]);
  tn_Knowledge *k = tn_knowledge_new(&play->table, 1, &play->memory);
  bool found = tn_world_sample(k, &random, &world);
  for (int i = 0; found && i < play->deck.cards; i++)
    work->sum = tn_mix(work->sum, world.order[i]);
  tn_knowledge_free(k);
  play_free(play);
  free(play);
}


static void *work_on(void *argument) {
  Work *work = argument;
  for (uint64_t n = 0; n < ROUNDS; n++)
    add_round(work, &games[n % GAMES_PLAYED], work->seed * 1000 + n);
  return NULL;
}


static void test_two_threads(void **state) {
  (void)state;
  Work alone[2] = {{1, 0}, {2, 0}}, together[2] = {{1, 0}, {2, 0}};
  pthread_t threads[2];
  for (int i = 0; i < 2; i++)
    work_on(&alone[i]);
  assert_int_not_equal(alone[0].sum, alone[1].sum);
  for (int times = 0; times < 3; times++) {
    for (int i = 0; i < 2; i++) {
      together[i].sum = 0;
      assert_int_equal(pthread_create(&threads[i], NULL, work_on, &together[i]),
                       0);
    }
    for (int i = 0; i < 2; i++)
      pthread_join(threads[i], NULL);
    assert_int_equal(together[0].sum, alone[0].sum);
    assert_int_equal(together[1].sum, alone[1].sum);
  }
}


/* Two tables in one thread, used in turn, do not disturb each other. */
static void test_two_tables(void **state) {
  (void)state;
  Play a, b, alone;
  play_new(&a, &games[0], 31);
  play_new(&b, &games[1], 32);
  a.stop = 10;
  play_round(&a, 0);
  play_round(&b, 1);
  play_new(&alone, &games[0], 31);
  alone.stop = 10;
  play_round(&alone, 0);
  assert_int_equal(a.table.tape.used, alone.table.tape.used);
  assert_memory_equal(a.table.tape.bytes, alone.table.tape.bytes,
                      alone.table.tape.used);
  assert_true(tn_seen_alike(&a.table, &alone.table, 0));
  play_free(&a);
  play_free(&b);
  play_free(&alone);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_two_threads),
      cmocka_unit_test(test_two_tables),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
