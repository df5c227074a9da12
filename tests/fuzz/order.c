/* Orders: described in every way, then asked. */
#include "fuzz.h"


/* Nothing beats itself, and no two cards beat each other. */
static void check_beats(const tn_Order *order, tn_Card a, tn_Card b) {
  for (uint8_t led = 0; led < TN_GROUPS; led++) {
    must(!tn_order_beats(order, a, a, led));
    must(!tn_order_beats(order, a, b, led) ||
         !tn_order_beats(order, b, a, led));
  }
}


static void check_winner(Bytes *bytes, const tn_Order *order) {
  tn_Card cards[TN_SEATS];
  int n = 1 + (int)below(bytes, TN_SEATS);
  uint8_t led = TN_NO_GROUP;
  for (int i = 0; i < n; i++) {
    cards[i] = (tn_Card)below(bytes, order->deck->kinds);
    if (led == TN_NO_GROUP)
      led = order->group[cards[i]];
  }
  int winner = tn_order_winner(order, cards, n);
  must(winner >= 0 && winner < n);
  for (int i = 0; i < n; i++)
    must(!tn_order_beats(order, cards[i], cards[winner], led));
}


/* The groups share out the deck, and places count up without gaps. */
static void check_groups(const tn_Order *order) {
  tn_Kinds all = 0;
  for (int group = 0; group < TN_GROUPS; group++) {
    must(!(all & order->of_group[group]));
    all |= order->of_group[group];
  }
  must(all == order->deck->all);
  for (tn_Card card = 0; card < order->deck->kinds; card++) {
    tn_Kinds own = order->of_group[order->group[card]];
    must(!(order->above[card] & ~own));
    must(order->place[card] < tn_kinds_count(own) || !own);
  }
}


int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Bytes bytes = {data, size};
  tn_Deck deck;
  tn_Order order;
  bool with;
  next_deck(&bytes, &deck);
  next_order(&bytes, &order, &deck);
  check_groups(&order);
  while (bytes.left > 0) {
    check_beats(&order, (tn_Card)below(&bytes, deck.kinds),
                (tn_Card)below(&bytes, deck.kinds));
    check_winner(&bytes, &order);
    int n = tn_order_run(&order, next_kinds(&bytes, &deck), &with);
    must(n >= 0 && n <= tn_kinds_count(order.of_group[TN_TRUMPS]));
  }
  return 0;
}
