/* Sets of cards against plain numbers; picking and shuffling. */
#include "fuzz.h"


/* The set has what the numbers say. */
static void check_set(const tn_Deck *deck, const tn_Set *set, const int *n) {
  tn_Card cards[TN_CARDS];
  int total = 0;
  for (tn_Card card = 0; card < deck->kinds; card++) {
    must(tn_set_has(set, card) == n[card]);
    total += n[card];
  }
  must(tn_set_count(set) == total);
  must(tn_set_list(set, cards) == total);
  for (int i = 1; i < total; i++)
    must(cards[i - 1] <= cards[i]);
}


static void pick(Bytes *bytes, tn_Kinds kinds) {
  int n = tn_kinds_count(kinds);
  if (n == 0)
    return;
  tn_Card nth = tn_kinds_nth(kinds, below(bytes, (uint32_t)n));
  must(kinds & tn_kind(nth));
  tn_Random random = {next_byte(bytes)};
  must(kinds & tn_kind(tn_kinds_pick(kinds, tn_random_next(&random))));
}


static void shuffle(Bytes *bytes, const tn_Deck *deck) {
  tn_Card cards[TN_CARDS];
  tn_Random random = {next_byte(bytes)};
  memcpy(cards, deck->list, deck->cards);
  tn_random_shuffle(&random, cards, deck->cards);
  tn_Set all = set_from(cards, deck->cards), deal = whole_deck(deck);
  must(memcmp(&all, &deal, sizeof all) == 0);
}


int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Bytes bytes = {data, size};
  tn_Deck deck;
  tn_Set set = {{0}}, part = {{0}};
  int n[TN_KINDS] = {0}, m[TN_KINDS] = {0};
  next_deck(&bytes, &deck);
  shuffle(&bytes, &deck);
  while (bytes.left > 0) {
    tn_Card card = (tn_Card)below(&bytes, deck.kinds);
    bool second = one_in(&bytes, 3), add = one_in(&bytes, 2);
    tn_Set *one = second ? &part : &set;
    int *has = second ? m : n;
    if (add && has[card] < deck.copies[card]) {
      tn_set_add(one, card);
      has[card]++;
    } else if (!add && has[card] > 0) {
      tn_set_remove(one, card);
      has[card]--;
    }
    bool within = true;
    for (tn_Card kind = 0; kind < deck.kinds; kind++)
      within &= m[kind] <= n[kind];
    must(tn_set_includes(&set, &part) == within);
    pick(&bytes, set.plane[0]);
  }
  check_set(&deck, &set, n);
  check_set(&deck, &part, m);
  return 0;
}
