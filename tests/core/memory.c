/* Memory runs out at every allocation in turn: nothing changes or gets lost. */
#include "check.h"


/* Plays two rounds.  When memory runs out, the second try has enough. */
typedef struct Match {
  tn_Table table;
  tn_Deck deck;
  tn_Order order;
  Heap heap;
  tn_Memory memory;
  long failures;
} Match;


/* After a failure: there is enough memory from now on. */
static void refill(Match *m) {
  assert_int_equal(m->heap.left, 0);
  m->heap.left = -1;
  m->failures++;
}


static void set_up(Match *m, long left) {
  memset(m, 0, sizeof *m);
  m->heap.left = left;
  m->memory = heap_memory(&m->heap);
  m->deck = french_deck("", 1);
  tn_Setup setup = setup_for(&m->deck, 4, 77);
  if (!tn_table_init(&m->table, &setup, &m->memory)) {
    tn_table_free(&m->table); /* as is allowed */
    assert_int_equal(m->heap.bytes, 0);
    refill(m);
    assert_true(tn_table_init(&m->table, &setup, &m->memory));
  }
  tn_order_init(&m->order, &m->deck);
  tn_order_finish(&m->order);
  m->table.order = &m->order;
  m->table.rules = 1;
  m->table.rule[0] = TN_FOLLOW;
  memset(m->table.bot, TN_RANDOM, sizeof m->table.bot);
}


static void decide(Match *m, const char *text) {
  tn_Answer answer = {TN_TEXT_ANSWER, false, (uint8_t)strlen(text), TN_NONE,
                      text};
  tn_Tape before = m->table.tape;
  tn_Need need = tn_table_decide(&m->table, 1, answer);
  if (need != TN_DONE) {
    assert_int_equal(need, TN_NO_MEMORY);
    assert_memory_equal(&before, &m->table.tape, sizeof before);
    refill(m);
    assert_int_equal(tn_table_decide(&m->table, 1, answer), TN_DONE);
  }
}


static void score(Match *m, int side, int points, const char *reason) {
  tn_Ledger before = m->table.ledger;
  uint32_t events = m->table.log.used;
  if (!tn_table_score(&m->table, side, points, reason)) {
    const tn_Ledger *after = &m->table.ledger;
    assert_int_equal(before.used, after->used);
    assert_int_equal(before.text_used, after->text_used);
    assert_memory_equal(before.total, after->total, sizeof before.total);
    assert_int_equal(events, m->table.log.used);
    refill(m);
    assert_true(tn_table_score(&m->table, side, points, reason));
  }
}


static void play_tricks(Match *m) {
  tn_table_lead(&m->table, m->table.next[m->table.dealer], 13);
  tn_Need need = tn_table_play(&m->table);
  if (need == TN_NO_MEMORY) {
    refill(m);
    need = tn_table_play(&m->table);
  }
  assert_int_equal(need, TN_DONE);
}


static void play_match(Match *m, bool log) {
  static const char *const reasons[] = {"tricks", "honours", "a longer reason",
                                        "the last trick", "tricks"};
  m->table.log.on = log;
  for (uint8_t round = 0; round < 8; round++) {
    tn_table_begin_round(&m->table, round % 4);
    tn_table_deal(&m->table, 13, 1);
    decide(m, "a bid of some length, said aloud");
    play_tricks(m);
    for (size_t i = 0; i < COUNT(reasons); i++)
      score(m, (int)(i % 2), round + 1, reasons[i]);
  }
}


/* Both matches went the same way. */
static void same_match(const Match *a, const Match *b) {
  const tn_Table *x = &a->table, *y = &b->table;
  assert_int_equal(x->tape.used, y->tape.used);
  assert_memory_equal(x->tape.bytes, y->tape.bytes, x->tape.used);
  assert_memory_equal(x->tricks, y->tricks, sizeof x->tricks);
  assert_int_equal(x->ledger.used, y->ledger.used);
  assert_int_equal(x->ledger.text_used, y->ledger.text_used);
  for (uint32_t n = 0; n < x->ledger.used; n++) {
    assert_int_equal(x->ledger.lines[n].points, y->ledger.lines[n].points);
    assert_int_equal(x->ledger.lines[n].reason, y->ledger.lines[n].reason);
    assert_int_equal(x->ledger.lines[n].side, y->ledger.lines[n].side);
  }
  assert_memory_equal(x->ledger.total, y->ledger.total, sizeof x->ledger.total);
  if (x->log.on && !y->log.failed)
    assert_int_equal(x->log.used, y->log.used);
}


static void free_match(Match *m) {
  tn_table_free(&m->table);
  assert_int_equal(m->heap.blocks, 0);
  assert_int_equal(m->heap.bytes, 0);
}


/* The n-th allocation fails, for every n: the match ends the same. */
static void test_match(void **state) {
  (void)state;
  for (int log = 0; log < 2; log++) {
    Match whole;
    set_up(&whole, -1);
    play_match(&whole, log);
    long n = 0;
    for (bool enough = false; !enough; n++) {
      Match m;
      set_up(&m, n);
      play_match(&m, log);
      same_match(&whole, &m);
      enough = m.failures == 0 && !m.table.log.failed;
      free_match(&m);
    }
    assert_in_range(n, 6, 50);
    free_match(&whole);
  }
}


/* A tape that could not grow can be read, and grow later. */
static void test_tape(void **state) {
  (void)state;
  for (long left = 0; left < 8; left++) {
    Heap heap = {left, 0, 0};
    tn_Memory memory = heap_memory(&heap);
    tn_Tape tape = {.limit = UINT32_MAX};
    uint32_t n = 0;
    tn_Answer answer = {TN_TEXT_ANSWER, false, 4, TN_NONE, "pass"};
    while (n < 5000 && tn_tape_add(&tape, &memory, answer))
      n++;
    assert_int_equal(tape.used, n * 5);
    assert_int_equal(tape.read, n);
    assert_int_equal(tn_tape_find(&tape, n), tape.used);
    tn_Tape before = tape;
    if (n < 5000) {
      assert_false(tn_tape_load(&tape, &memory, "\x01", 100000));
      assert_false(tn_tape_reserve(&tape, &memory, 100000));
      assert_memory_equal(&before, &tape, sizeof tape);
      heap.left = -1;
      assert_true(tn_tape_add(&tape, &memory, answer));
    }
    tn_tape_free(&tape, &memory);
    assert_int_equal(heap.bytes, 0);
  }
}


/* Each failure of the ledger leaves it as it was. */
static void test_ledger(void **state) {
  (void)state;
  for (long left = 0; left < 12; left++) {
    Heap heap = {left, 0, 0};
    tn_Memory memory = heap_memory(&heap);
    tn_Ledger ledger = {0};
    for (int n = 0; n < 200; n++) {
      char reason[40];
      snprintf(reason, sizeof reason, "reason number %d", n);
      tn_Ledger before = ledger;
      if (!tn_ledger_add(&ledger, &memory, 1, 0, n, reason)) {
        assert_int_equal(before.used, ledger.used);
        assert_int_equal(before.text_used, ledger.text_used);
        assert_int_equal(before.total[0], ledger.total[0]);
        heap.left = -1;
        assert_true(tn_ledger_add(&ledger, &memory, 1, 0, n, reason));
      }
      const tn_Line *line = &ledger.lines[n];
      assert_string_equal(ledger.text + line->reason, reason);
    }
    assert_int_equal(ledger.total[0], 199 * 200 / 2);
    tn_ledger_free(&ledger, &memory);
    assert_int_equal(heap.bytes, 0);
  }
}


/* Nothing is freed that was never allocated. */
static void test_free_nothing(void **state) {
  (void)state;
  tn_Table table;
  memset(&table, 0, sizeof table);
  tn_table_free(&table);
  Heap heap = {0, 0, 0};
  tn_Memory memory = heap_memory(&heap);
  tn_Tape tape = {0};
  tn_Ledger ledger = {0};
  tn_tape_free(&tape, &memory);
  tn_ledger_free(&ledger, &memory);
  assert_int_equal(heap.blocks, 0);
  assert_int_equal(heap.bytes, 0);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_match),
      cmocka_unit_test(test_tape),
      cmocka_unit_test(test_ledger),
      cmocka_unit_test(test_free_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
