/*
** What functions answer that are given something of no use: what the tests of
** that share.
**
** By header, each public function is called with what a program in C or a
** script can get wrong: nothing where something is needed; a seat, a card, a
** pile, a suit, a rank or a number that is not there; objects that were never
** begun; moves that cannot be made now.  Beside each call is what it answers.
** Nothing is written, and the table is as it was.
*/
#ifndef wrong_h
#define wrong_h

#include "check.h"

#include "tenace/sets.h"
#include "tenace/solve.h"

/* The call answers that, as a number. */
#define says(call, want) say(#call, (int64_t)(call), (int64_t)(want))

/* A call without an answer comes back. */
#define survives(call) (call)

/* No cards come back. */
#define empty(call) say(#call, tn_set_count(&(tn_Set){{(call).plane[0]}}), 0)

#define NO_CARD TN_KINDS /* that no deck has */

static Heap heap = {-1, 0, 0};
static tn_Memory memory;
static const tn_Memory no_memory;
static tn_Deck deck, none, double_deck;
static tn_Order order, no_order;
static tn_Table table, never, before;
static tn_Random stream;
static tn_Card cards[TN_CARDS];


static inline void say(const char *call, int64_t got, int64_t want) {
  if (got != want)
    fail_msg("%s is %lld, not %lld", call, (long long)got, (long long)want);
}


/* Kinds that the deck does not have. */
static inline tn_Kinds beyond(void) { return tn_kind(TN_KINDS - 1); }


static tn_Pile own_piles[2 + 8];


/* A table for four, with two piles of the game's own, after a deal of 13 cards
** or fewer. */
static inline void sit_down(const tn_Deck *with, int dealt) {
  for (size_t i = 0; i < COUNT(own_piles); i++)
    own_piles[i] = (tn_Pile){.owner = TN_NONE, .sees = TN_SEES_ALL};
  tn_Setup setup = setup_for(with, 4, 7);
  setup.piles = 2;
  setup.own = own_piles;
  assert_true(tn_table_init(&table, &setup, &memory));
  assert_true(tn_order_init(&order, with));
  assert_true(tn_order_finish(&order));
  table.order = &order;
  table.rules = 1;
  table.rule[0] = TN_FOLLOW;
  assert_true(tn_table_begin_round(&table, 3));
  assert_true(tn_table_deal(&table, dealt, 1));
  memcpy(&before, &table, sizeof table);
}


/* The calls so far have changed nothing. */
static inline void unchanged(void) {
  assert_memory_equal(&table, &before, sizeof table);
}


static inline int set_up(void **state) {
  (void)state;
  memory = heap_memory(&heap);
  deck = french_deck("", 1);
  double_deck = french_deck("", 2);
  memset(&none, 0, sizeof none);
  memset(&no_order, 0, sizeof no_order);
  memset(&never, 0, sizeof never);
  memset(&table, 0, sizeof table);
  stream = (tn_Random){1};
  return 0;
}


static inline int tear_down(void **state) {
  (void)state;
  tn_table_free(&table);
  assert_int_equal(heap.blocks, 0);
  return 0;
}


#define WRONG(f) cmocka_unit_test_setup_teardown(f, set_up, tear_down)

#endif
