/* How quick bots choose by what has done well. */
#include "check.h"
#include "think/habits.h"

#define ASKED 7 /* the key of the only question */

static const uint64_t keys[] = {11, 12};

typedef struct Asked {
  tn_Deck deck;
  Heap heap;
  tn_Memory memory;
  tn_Table table;
  Habits habits;
} Asked;


static void begin(Asked *a) {
  memset(a, 0, sizeof *a);
  a->heap.left = -1;
  a->memory = heap_memory(&a->heap);
  assert_int_equal(tn_deck_init(&a->deck, "CDHS", "7 8 9", "", "", 1),
                   TN_DECK_OK);
  tn_Setup setup = setup_for(&a->deck, 2, 0);
  assert_true(tn_table_init(&a->table, &setup, &a->memory));
}


static void end(Asked *a) {
  tn_table_free(&a->table);
  assert_int_equal(a->heap.blocks, 0);
}


static int choose(Asked *a, uint64_t bits) {
  return tni_habits_choose(&a->habits, &a->table, ASKED, 2, keys,
                           tn_mix(bits, 1));
}


/* A playout with one answer, which wins if it is the second. */
static void learn(Asked *a, uint64_t bits) {
  tni_habits_begin(&a->habits, &a->table, 0, true);
  int64_t won = choose(a, bits) == 1;
  tni_habits_end(&a->habits, (int64_t[]){won, -won}, 0);
}


/* How often the answer that wins is chosen in so many questions. */
static int wins(Asked *a, int questions) {
  int n = 0;
  for (int i = 0; i < questions; i++)
    n += choose(a, (uint64_t)i);
  return n;
}


static void test_what_did_well_is_chosen_again(void **state) {
  (void)state;
  Asked a;
  begin(&a);
  for (uint64_t n = 0; n < 40; n++)
    learn(&a, n);
  tni_habits_begin(&a.habits, &a.table, 0, false);
  assert_int_equal(wins(&a, HABITS_AGAIN), HABITS_AGAIN);
  end(&a);
}


static void test_a_circle_is_left(void **state) {
  (void)state;
  Asked a;
  begin(&a);
  for (uint64_t n = 0; n < 40; n++)
    learn(&a, n);
  for (int playout = 0; playout < 2; playout++) {
    tni_habits_begin(&a.habits, &a.table, 0, false);
    assert_int_equal(wins(&a, HABITS_AGAIN), HABITS_AGAIN);
    assert_in_range(wins(&a, 100), 25, 75);
  }
  end(&a);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_what_did_well_is_chosen_again),
      cmocka_unit_test(test_a_circle_is_left),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
