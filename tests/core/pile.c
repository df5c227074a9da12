/* Piles: sequences with the top last, and sets. */
#include "check.h"


static tn_Card room[TN_CARDS];


static tn_Pile sequence(void) {
  return (tn_Pile){
      .owner = TN_NONE, .ordered = true, .room = TN_CARDS, .cards = room};
}


static void fill(tn_Pile *pile, const char *digits) {
  for (; *digits; digits++)
    tn_pile_put(pile, (tn_Card)(*digits - '0'));
}


static const char *digits_of(const tn_Pile *pile) {
  static char text[TN_CARDS + 1];
  tn_Card cards[TN_CARDS];
  int n = tn_pile_list(pile, cards);
  for (int i = 0; i < n; i++)
    text[i] = (char)('0' + cards[i]);
  text[n] = 0;
  return text;
}


static void test_sequence(void **state) {
  (void)state;
  tn_Pile pile = sequence();
  assert_string_equal(digits_of(&pile), "");
  assert_int_equal(tn_pile_kinds(&pile), 0);
  fill(&pile, "52352");
  assert_string_equal(digits_of(&pile), "52352");
  assert_int_equal(pile.count, 5);
  assert_int_equal(tn_pile_has(&pile, 5), 2);
  assert_int_equal(tn_pile_has(&pile, 3), 1);
  assert_int_equal(tn_pile_has(&pile, 4), 0);
  assert_int_equal(tn_pile_kinds(&pile), 0x2C);
}


/* The topmost card of a kind is found, and taken. */
static void test_topmost(void **state) {
  (void)state;
  tn_Pile pile = sequence();
  fill(&pile, "52352");
  assert_int_equal(tn_pile_find(&pile, 5), 3);
  assert_int_equal(tn_pile_find(&pile, 2), 4);
  tn_pile_take(&pile, 5);
  assert_string_equal(digits_of(&pile), "5232");
  assert_int_equal(tn_pile_find(&pile, 5), 0);
  tn_pile_take(&pile, 5);
  assert_string_equal(digits_of(&pile), "232");
  tn_pile_take(&pile, 2);
  tn_pile_take(&pile, 2);
  tn_pile_take(&pile, 3);
  assert_int_equal(pile.count, 0);
}


static void test_set(void **state) {
  (void)state;
  tn_Pile pile = {.owner = 0};
  fill(&pile, "52352");
  assert_string_equal(digits_of(&pile), "22355");
  assert_int_equal(pile.count, 5);
  assert_int_equal(tn_pile_has(&pile, 2), 2);
  assert_int_equal(tn_pile_kinds(&pile), 0x2C);
  assert_int_equal(tn_pile_find(&pile, 5), 0);
  tn_pile_take(&pile, 2);
  assert_string_equal(digits_of(&pile), "2355");
  assert_int_equal(pile.count, 4);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_sequence),
      cmocka_unit_test(test_topmost),
      cmocka_unit_test(test_set),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
