/* The tape: decisions of every form, written, found, and read again. */
#include "check.h"

static Heap heap;
static tn_Memory memory;
static tn_Tape tape;


static int set_up(void **state) {
  (void)state;
  heap = (Heap){-1, 0, 0};
  memory = heap_memory(&heap);
  tape = (tn_Tape){.limit = UINT32_MAX};
  return 0;
}


static int tear_down(void **state) {
  (void)state;
  tn_tape_free(&tape, &memory);
  return heap.blocks != 0 || heap.bytes != 0;
}


static tn_Answer one(tn_Card card, bool forced) {
  return (tn_Answer){TN_CARD_ANSWER, forced, 1, card, NULL};
}


static tn_Answer several(const tn_Card *cards, uint8_t n, bool forced) {
  return (tn_Answer){TN_CARDS_ANSWER, forced, n, TN_NONE, cards};
}


static tn_Answer text(const char *words, bool forced) {
  return (tn_Answer){TN_TEXT_ANSWER, forced, (uint16_t)strlen(words), TN_NONE,
                     words};
}


/* The same decision; each tape has bytes of its own. */
static void same(tn_Answer a, tn_Answer b) {
  assert_int_equal(a.kind, b.kind);
  assert_int_equal(a.forced, b.forced);
  assert_int_equal(a.size, b.size);
  if (a.kind == TN_CARD_ANSWER)
    assert_int_equal(a.card, b.card);
  else
    assert_memory_equal(a.bytes, b.bytes, a.size);
}


/* Writes the answer, which takes these bytes, and reads it again. */
static void try_form(tn_Answer answer, const char *bytes, size_t size) {
  uint32_t at = tape.used, next;
  assert_true(tn_tape_add(&tape, &memory, answer));
  assert_int_equal(tape.used - at, size);
  assert_memory_equal(tape.bytes + at, bytes, size);
  same(answer, tn_tape_get(&tape, at, &next));
  assert_int_equal(next, tape.used);
}


static void test_forms(void **state) {
  (void)state;
  static const tn_Card cards[] = {3, 0, 63};
  try_form(one(0, false), "\x00", 1);
  try_form(one(63, false), "\x3F", 1);
#ifdef TN_WIDE
  try_form(one(0, true), "\xFF\x00", 2);
  try_form(one(127, true), "\xFF\x7F", 2);
#else
  try_form(one(0, true), "\x40", 1);
  try_form(one(63, true), "\x7F", 1);
#endif
  try_form(text("pass", false), "\x84pass", 5);
  try_form(text("pass", true), "\xFF\x84pass", 6);
  try_form(text("", false), "\x80", 1);
  try_form(several(cards, 3, false), "\xC3\x03\x00\x3F", 4);
  try_form(several(cards, 3, true), "\xFF\xC3\x03\x00\x3F", 5);
  try_form(several(cards, 1, false), "\xC1\x03", 2);
  try_form(several(cards, 0, false), "\xC0", 1);
  try_form(several(cards, 0, true), "\xFF\xC0", 2);
  assert_int_equal(tape.read, 12);
  assert_int_equal(tape.at, tape.used);
}


/* The longest answers: one byte less than TN_ANSWER. */
static void test_longest(void **state) {
  (void)state;
  char words[TN_ANSWER] = "";
  tn_Card cards[TN_ANSWER - 1];
  uint32_t next;
  memset(words, 'x', TN_ANSWER - 1);
  for (tn_Card i = 0; i < TN_ANSWER - 1; i++)
    cards[i] = i;
  for (int forced = 0; forced < 2; forced++) {
    uint32_t at = tape.used;
    assert_true(tn_tape_add(&tape, &memory, text(words, forced)));
    same(text(words, forced), tn_tape_get(&tape, at, &next));
    at = tape.used;
    tn_Answer all = several(cards, TN_ANSWER - 1, forced);
    assert_true(tn_tape_add(&tape, &memory, all));
    same(all, tn_tape_get(&tape, at, &next));
    assert_int_equal(next, tape.used);
  }
}


/* Texts beyond that have a form of their own, up to TN_TEXT. */
static void test_long_texts(void **state) {
  (void)state;
  char words[TN_TEXT] = "";
  uint32_t next;
  for (size_t size = TN_ANSWER - 1; size < TN_TEXT; size += 1 + size / 4) {
    memset(words, 'x', size);
    for (int forced = 0; forced < 2; forced++) {
      uint32_t at = tape.used;
      assert_true(tn_tape_add(&tape, &memory, text(words, forced)));
      same(text(words, forced), tn_tape_get(&tape, at, &next));
      assert_int_equal(next, tape.used);
    }
  }
  char form[TN_ANSWER + 3] = "\xBF\x3F";
  memset(words, 'y', TN_ANSWER);
  words[TN_ANSWER] = 0;
  memcpy(form + 3, words, TN_ANSWER);
  try_form(text(words, false), form, sizeof form);
}


/* A random answer; what it points to stays until the next. */
static tn_Answer random_answer(tn_Random *random) {
  static uint8_t bytes[TN_ANSWER];
  uint8_t kind = (uint8_t)tn_random_below(random, 3);
  bool forced = tn_random_below(random, 2);
  uint8_t size = (uint8_t)tn_random_below(random, TN_ANSWER);
  for (int i = 0; i < TN_ANSWER; i++)
    bytes[i] =
        (uint8_t)tn_random_below(random, kind == TN_TEXT_ANSWER ? 256 : 64);
  if (kind == TN_CARD_ANSWER)
    return one(bytes[0], forced);
  return (tn_Answer){kind, forced, size, TN_NONE, bytes};
}


/* Many decisions: read in order, found by number, loaded elsewhere. */
static void test_many(void **state) {
  (void)state;
  tn_Random random = {1};
  uint32_t at = 0;
  for (int n = 0; n < 3000; n++)
    assert_true(tn_tape_add(&tape, &memory, random_answer(&random)));
  tn_Tape other = {.limit = UINT32_MAX};
  uint32_t half = tn_tape_find(&tape, 1500);
  assert_true(tn_tape_load(&other, &memory, tape.bytes, half));
  assert_true(
      tn_tape_load(&other, &memory, tape.bytes + half, tape.used - half));
  assert_int_equal(other.used, tape.used);
  assert_int_equal(other.at, 0);
  assert_int_equal(other.read, 0);
  random.state = 1;
  for (uint32_t n = 0; n < 3000; n++) {
    assert_int_equal(tn_tape_find(&other, n), at);
    same(random_answer(&random), tn_tape_get(&other, at, &at));
  }
  assert_int_equal(at, other.used);
  assert_int_equal(tn_tape_find(&other, 3000), other.used);
  assert_int_equal(tn_tape_find(&other, UINT32_MAX), other.used);
  tn_tape_free(&other, &memory);
}


/* A written answer is the next decision, not one that was made. */
static void test_write(void **state) {
  (void)state;
  uint32_t next;
  assert_true(tn_tape_add(&tape, &memory, one(1, false)));
  assert_true(tn_tape_write(&tape, &memory, text("yes", false)));
  assert_int_equal(tape.read, 1);
  assert_int_equal(tape.at, 1);
  same(text("yes", false), tn_tape_get(&tape, tape.at, &next));
}


/* An answer takes another's place, whatever its size; all others stay. */
static void test_replace(void **state) {
  (void)state;
  tn_Tape other = {.limit = UINT32_MAX};
  for (int longer = 0; longer < 2; longer++) {
    uint32_t at = 1;
    tn_tape_free(&other, &memory);
    assert_true(tn_tape_write(&other, &memory, one(1, false)));
    assert_true(tn_tape_write(&other, &memory, text("no", false)));
    assert_true(tn_tape_write(&other, &memory, one(2, true)));
    tn_Answer answer = text(longer ? "perhaps" : "", false);
    assert_true(tn_tape_replace(&other, &memory, 1, answer));
    same(answer, tn_tape_get(&other, at, &at));
    same(one(2, true), tn_tape_get(&other, at, &at));
    assert_int_equal(at, other.used);
  }
  assert_false(tn_tape_replace(&other, &memory, other.used, one(1, false)));
  assert_false(tn_tape_replace(NULL, &memory, 0, one(1, false)));
  tn_tape_free(&other, &memory);
}


static void test_nothing(void **state) {
  (void)state;
  assert_true(tn_tape_load(&tape, &memory, "", 0));
  assert_int_equal(tape.used, 0);
  assert_int_equal(tn_tape_find(&tape, 0), 0);
  assert_int_equal(tn_tape_find(&tape, 9), 0);
}


/* There is room for what was reserved without another allocation. */
static void test_reserve(void **state) {
  (void)state;
  assert_true(tn_tape_reserve(&tape, &memory, 1000));
  assert_int_equal(tape.used, 0);
  heap.left = 0;
  for (int n = 0; n < 998; n++)
    assert_true(tn_tape_add(&tape, &memory, one(5, false)));
  assert_false(tn_tape_reserve(&tape, &memory, 100000));
}


/* The table reads the next answer, and notes that it was decided. */
static void test_next_answer(void **state) {
  (void)state;
  tn_Deck deck = french_deck("", 1);
  tn_Setup setup = setup_for(&deck, 4, 1);
  tn_Table table;
  tn_Answer answer;
  assert_true(tn_table_init(&table, &setup, &memory));
  table.log.on = true;
  assert_false(tn_table_next_answer(&table, &answer));
  assert_true(tn_tape_write(&table.tape, &memory, text("pass", false)));
  table.question.seat = 2;
  assert_true(tn_table_next_answer(&table, &answer));
  same(text("pass", false), answer);
  assert_int_equal(table.tape.read, 1);
  assert_int_equal(table.log.events[0].what, TN_DECIDED);
  assert_int_equal(table.log.events[0].seat, 2);
  assert_false(tn_table_next_answer(&table, &answer));
  tn_table_free(&table);
}


/* A question for one card: from the tape, by necessity, by a bot, or asked. */
static void test_ask_card(void **state) {
  (void)state;
  tn_Deck deck = french_deck("", 1);
  tn_Setup setup = setup_for(&deck, 4, 1);
  tn_Table table;
  tn_Card card;
  assert_true(tn_table_init(&table, &setup, &memory));
  table.question.legal = 0xF0;
  assert_int_equal(tn_table_ask_card(&table, &card), TN_ANSWER_DUE);
  assert_int_equal(table.question.kind, TN_ASK_CARD);
  assert_true(tn_tape_write(&table.tape, &memory, one(6, false)));
  assert_int_equal(tn_table_ask_card(&table, &card), TN_DONE);
  assert_int_equal(card, 6);
  assert_true(tn_tape_write(&table.tape, &memory, one(9, false)));
  assert_int_equal(tn_table_ask_card(&table, &card), TN_REFUSED);
  table.tape.used = table.tape.at;
  table.question.legal = 0x100;
  assert_int_equal(tn_table_ask_card(&table, &card), TN_DONE);
  assert_int_equal(card, 8);
  uint32_t next;
  assert_true(tn_tape_get(&table.tape, 1, &next).forced);
  table.bot[0] = TN_RANDOM;
  table.question.legal = 0x3000;
  assert_int_equal(tn_table_ask_card(&table, &card), TN_DONE);
  assert_true(card == 12 || card == 13);
  assert_int_equal(table.tape.read, 3);
  table.tape.limit = 3;
  assert_int_equal(tn_table_ask_card(&table, &card), TN_TOO_LONG);
  assert_int_equal(tn_table_decide(&table, 0, one(1, false)), TN_TOO_LONG);
  tn_table_free(&table);
}


/* An empty tape has nothing to copy, and no bytes to begin at. */
static void test_copy(void **state) {
  (void)state;
  tn_Memory from = heap_memory(&heap);
  tn_Tape empty = {.limit = UINT32_MAX}, copy = {.limit = UINT32_MAX};
  assert_true(tn_tape_copy(&copy, &from, &empty, 0, 0));
  assert_int_equal(copy.used, 0);
  assert_true(tn_tape_write(&empty, &from, one(7, false)));
  assert_true(tn_tape_write(&empty, &from, one(9, true)));
  assert_true(tn_tape_copy(&copy, &from, &empty, 1, empty.used));
  assert_int_equal(copy.used, empty.used - 1);
  assert_int_equal(copy.bytes[0], empty.bytes[1]);
  tn_tape_free(&empty, &from);
  tn_tape_free(&copy, &from);
}


#define tape_test(f) cmocka_unit_test_setup_teardown(f, set_up, tear_down)

int main(void) {
  const struct CMUnitTest tests[] = {
      tape_test(test_forms),       tape_test(test_longest),
      tape_test(test_long_texts),  tape_test(test_many),
      tape_test(test_write),       tape_test(test_replace),
      tape_test(test_nothing),     tape_test(test_reserve),
      tape_test(test_next_answer), tape_test(test_ask_card),
      tape_test(test_copy),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
