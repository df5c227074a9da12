/*
** Facts about hands, against all worlds there are.
**
** The deck has eight cards.  A short story is played in every order of the deck
** and with every card that somebody may have drawn unseen.  Those that look the
** same to the observer as the true one are the worlds.  Knowledge must find
** each of them about as often as it is one of them, and no other.
*/
#include "seen.h"

#include <math.h>

#define WAYS 390625 /* for eight cards to lie in five places */

enum { HOLDS, DRAW, CAME, PLAY, BLINDLY, SHOW_TO, COUNT_ALL, ONE_OF };

/* What happens in a story. */
typedef struct Act {
  int what;
  uint8_t seat, to;
  const char *cards;
  int n;
} Act;

typedef struct Story {
  const char *name;
  uint8_t observer;
  bool even; /* every world is equally likely to be found */
  Act act[8];
} Story;

/* In truth seat 0 has 8C 7D, seat 1 7C 9D, seat 2 9C JD; 8D JC are left. */
#define TRUTH "7C 9C 8C 9D JD 7D 8D JC"
#define CLUBS "7C 8C 9C JC"
#define DIAMONDS "7D 8D 9D JD"

/* clang-format off */
static const Story stories[] = {
  {"at least one", 0, true, {{HOLDS, 1, 0, CLUBS, 1}}},
  {"fewer than two", 0, true, {{HOLDS, 2, 0, DIAMONDS, 2}}},
  {"none", 2, true, {{HOLDS, 0, 0, "9C 9D JC JD", 1}}},
  {"several", 0, true,
   {{HOLDS, 1, 0, "7C 8C 9C", 1}, {HOLDS, 1, 0, "9C 9D JC", 1},
    {HOLDS, 2, 0, "9C 9D", 1}, {HOLDS, 2, 0, "7D 8D", 1}}},
  {"this very card", 0, true, {{HOLDS, 1, 0, "7C", 1}}},
  {"all see it", TN_NONE, true,
   {{HOLDS, 1, 0, "7C 8C", 1}, {HOLDS, 0, 0, "7D", 1}}},
  {"counted twice", 0, true,
   {{COUNT_ALL, 1, 0, CLUBS, 0}, {COUNT_ALL, 1, 0, "9C 9D", 0}}},
  {"one of them was played", 0, true,
   {{HOLDS, 1, 0, CLUBS, 1}, {HOLDS, 2, 0, CLUBS, 1},
    {PLAY, 1, 0, "7C", 0}}},
  {"another was played", 0, true,
   {{HOLDS, 1, 0, CLUBS, 1}, {PLAY, 1, 0, "9D", 0}}},
  {"told before a draw", 0, false,
   {{HOLDS, 1, 0, CLUBS, 1}, {DRAW, 1, 0, "", 0}}},
  {"told before and after", 0, false,
   {{HOLDS, 1, 0, "7C 8C", 1}, {DRAW, 1, 0, "", 0},
    {HOLDS, 1, 0, "7D 8D", 1}}},
  {"fewer before a draw", 0, false,
   {{HOLDS, 1, 0, DIAMONDS, 2}, {DRAW, 1, 0, "", 0}}},
  {"what came", 0, false,
   {{CAME, 1, 0, CLUBS, 0}, {HOLDS, 1, 0, CLUBS, 1}}},
  {"played after a draw", 0, false,
   {{HOLDS, 1, 0, "7C 8C", 1}, {DRAW, 1, 0, "", 0}, {PLAY, 1, 0, "7C", 0},
    {HOLDS, 1, 0, "8C JC 8D", 1}}},
  {"drawn unseen by another", 0, false,
   {{HOLDS, 1, 0, CLUBS, 1}, {HOLDS, 1, 0, CLUBS, 2}, {BLINDLY, 1, 2, "", 0},
    {HOLDS, 2, 0, CLUBS, 2}}},
  {"drawn unseen from the observer", 1, false,
   {{BLINDLY, 1, 2, "", 0}, {HOLDS, 2, 0, "9C JC", 1}}},
  {"drawn twice", 0, false,
   {{HOLDS, 2, 0, "9C JC", 1}, {BLINDLY, 2, 1, "", 0},
    {HOLDS, 1, 0, "7C 8C", 1}, {BLINDLY, 1, 2, "", 0},
    {HOLDS, 2, 0, DIAMONDS, 1}}},
  {"one of two sets", 0, true, {{ONE_OF, 1, 0, "7C 9D 8D JD", 2}}},
  {"one of two sets, which nobody has", 0, true,
   {{ONE_OF, 2, 0, "7C 9D 8D JD", 2}}},
  {"a single set", 0, true, {{ONE_OF, 1, 0, "7C 9D", 2}}},
  {"sets of a card that the observer holds", 0, true,
   {{ONE_OF, 1, 0, "8C JC 7C 9D", 2}}},
  {"one of three sets, and a card of it was played", 0, true,
   {{ONE_OF, 1, 0, "7C 9D 7C JD 8D JD", 2}, {PLAY, 1, 0, "7C", 0}}},
  {"sets of two hands, and one card", 0, true,
   {{ONE_OF, 1, 0, "7C 9D 8D JD", 2}, {ONE_OF, 2, 0, "9C JD 8D 7C", 2},
    {HOLDS, 2, 0, "JC", 1}}},
  {"shown to the observer", 0, true, {{SHOW_TO, 1, 0, "", 0}}},
  {"shown to another", 0, true,
   {{SHOW_TO, 1, 2, "", 0}, {HOLDS, 1, 0, CLUBS, 1}}},
};
/* clang-format on */

/* How often each way for the cards to lie is a world, and was found. */
typedef struct Found {
  long is[WAYS], was[WAYS];
} Found;


/* A card of the hand goes unseen to another, as decided by chance. */
static void draw_blindly(Seen *seen, const Act *act, int nth) {
  tn_Card cards[TN_CARDS];
  const tn_Pile *hand = &seen->table.pile[tn_hand_pile(act->seat)];
  int n = tn_pile_list(hand, cards);
  pass(seen, seen->deck.name[cards[nth % n]], tn_hand_pile(act->seat),
       tn_hand_pile(act->to));
}


/* Tells whether a hand holds one of some sets of `n` cards each. */
static void tell_set(Seen *seen, uint8_t hand, const char *text, int n) {
  tn_Card cards[TN_CARDS];
  tn_Set sets[TN_CARDS] = {{{0}}};
  int all = cards_of(&seen->deck, text, cards);
  for (int i = 0; i < all; i++)
    tn_set_add(&sets[i / n], cards[i]);
  tn_table_holds_set(&seen->table, hand, sets, all / n);
}


/* Does what happens.  False if it cannot happen with these cards. */
static bool perform(Seen *seen, const Act *act, const int *nth) {
  tn_Table *table = &seen->table;
  uint8_t hand = tn_hand_pile(act->seat);
  tn_Kinds kinds = kinds_of(&seen->deck, act->cards);
  tn_Card cards[TN_CARDS];
  int n = tn_pile_list(&table->pile[hand], cards);
  switch (act->what) {
    case HOLDS: tn_table_holds(table, hand, NULL, kinds, act->n); break;
    case COUNT_ALL: tn_table_count(table, hand, kinds); break;
    case DRAW: tn_table_draw(table, hand); break;
    case CAME:
      tn_table_came(table, hand, tn_table_draw(table, hand), kinds);
      break;
    case PLAY:
      if (!(kinds & tn_pile_kinds(&table->pile[hand])))
        return false;
      tn_table_move(table, tn_kinds_first(kinds), hand, LAID(table));
      break;
    case ONE_OF: tell_set(seen, hand, act->cards, act->n); break;
    case BLINDLY: draw_blindly(seen, act, *nth); break;
    default:
      for (int i = 0; i < n; i++)
        tn_table_show_to(table, cards[i], hand, (uint8_t)(1u << act->to));
  }
  return true;
}


/* Tells a story in an order of the deck.  False if it cannot happen. */
static bool tell(Seen *seen, const Story *story, const tn_Card *order,
                 const int *blind) {
  tn_table_restart(&seen->table, 1);
  seen->table.deck_order = order;
  tn_table_begin_round(&seen->table, 0);
  tn_table_deal(&seen->table, 2, 1);
  for (const Act *act = story->act; act->cards; act++) {
    if (!perform(seen, act, blind))
      return false;
    blind += act->what == BLINDLY;
  }
  return true;
}


/* A pile as a digit: a hand, the stock, or another. */
static long place(uint8_t pile) {
  if (pile == TN_STOCK)
    return 3;
  return pile < TN_HANDS + 3 ? pile - TN_HANDS : 4;
}


/* Where all cards are, as a number. */
static long lie(const Seen *seen) {
  long number = 0;
  for (tn_Card card = 0; card < 8; card++)
    for (uint8_t pile = 0; pile < seen->table.piles; pile++)
      if (tn_pile_has(&seen->table.pile[pile], card))
        number = number * 5 + place(pile);
  return number;
}


/* Does somebody draw unseen? */
static bool is_blind(const Story *story) {
  bool blind = false;
  for (const Act *act = story->act; act->cards; act++)
    blind |= act->what == BLINDLY;
  return blind;
}


static void swap(tn_Card *a, tn_Card *b) {
  tn_Card card = *a;
  *a = *b;
  *b = card;
}


/* Goes through all orders of the cards from `n` on. */
static void each_order(Seen *seen, const Seen *truth, const Story *story,
                       tn_Card *order, int n, Found *found) {
  for (int i = n; n < 8 && i < 8; i++) {
    swap(&order[n], &order[i]);
    each_order(seen, truth, story, order, n + 1, found);
    swap(&order[n], &order[i]);
  }
  for (int i = 0; n == 8 && i < 9; i++) {
    int blind[] = {i % 3, i / 3};
    if (tell(seen, story, order, blind) &&
        tn_seen_alike(&truth->table, &seen->table, story->observer))
      found->is[lie(seen)]++;
    if (!is_blind(story))
      break;
  }
}


/* Makes many worlds; counts how the cards lie in each. */
static void sample(Seen *truth, const Story *story, Found *found, int times) {
  tn_Random random = {7};
  tn_World world;
  think(truth, story->observer);
  for (int i = 0; i < times; i++) {
    long number = 0;
    assert_true(tn_world_sample(truth->knowledge, &random, &world));
    for (tn_Card card = 0; card < 8; card++)
      number = number * 5 + place(world.where[card]);
    found->was[number]++;
  }
}


/* Each world was found about as often as it should be, and no other. */
static void compare(const Story *story, const Found *found, int times) {
  long all = 0;
  for (long i = 0; i < WAYS; i++)
    all += found->is[i];
  for (long i = 0; i < WAYS; i++) {
    double expected = (double)found->is[i] / (double)all * times;
    double off = story->even ? 6 * sqrt(expected) : 0.75 * expected + 12;
    if (found->is[i] == 0 && found->was[i] > 0)
      fail_msg("%s: found what is no world", story->name);
    if (fabs((double)found->was[i] - expected) > off)
      fail_msg("%s: found %ld times and not %.0f", story->name, found->was[i],
               expected);
  }
}


static void test_all_worlds(void **state) {
  (void)state;
  static Found found;
  const int times = 4000 * more(10);
  for (size_t n = 0; n < COUNT(stories); n++) {
    Seen truth, other;
    tn_Card order[TN_CARDS], any[TN_CARDS];
    int blind[] = {1, 0};
    memset(&found, 0, sizeof found);
    begin_with(&truth, "CD", "7 8 9 J", "", 1, 3);
    begin_with(&other, "CD", "7 8 9 J", "", 1, 3);
    assert_int_equal(cards_of(&truth.deck, TRUTH, order), 8);
    assert_true(tell(&truth, &stories[n], order, blind));
    memcpy(any, order, 8);
    each_order(&other, &truth, &stories[n], any, 0, &found);
    sample(&truth, &stories[n], &found, times);
    compare(&stories[n], &found, times);
    end(&other);
    end(&truth);
  }
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_all_worlds),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
