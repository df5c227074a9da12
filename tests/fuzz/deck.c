/* Descriptions of decks, and texts of cards. */
#include "fuzz.h"

#define WORD 40

/* A text without zero bytes, up to the next line's end. */
static const char *next_text(Bytes *bytes, char *text) {
  size_t n = 0;
  for (uint8_t c; n < WORD - 1 && (c = next_byte(bytes)) != '\n' && c; n++)
    text[n] = (char)c;
  text[n] = '\0';
  return text;
}


/* Each card reads as itself, and the counts agree. */
static void check_deck(const tn_Deck *deck) {
  int cards = 0;
  must(deck->kinds <= TN_KINDS && deck->kinds > 0);
  for (tn_Card card = 0; card < deck->kinds; card++) {
    must(tn_deck_read(deck, deck->name[card], strlen(deck->name[card])) ==
         card);
    must(deck->copies[card] >= 1 && deck->copies[card] <= TN_COPIES);
    must(deck->copies[card] <= deck->packs);
    must((deck->suit[card] == TN_NONE) == (deck->rank[card] == TN_NONE));
    cards += deck->copies[card];
  }
  must(cards == deck->cards);
}


static void read_cards(Bytes *bytes, const tn_Deck *deck) {
  while (bytes->left > 0) {
    char text[WORD];
    size_t size = below(bytes, 12);
    for (size_t i = 0; i < size; i++)
      text[i] = (char)next_byte(bytes);
    tn_Card card = tn_deck_read(deck, text, size);
    must(card == TN_NONE || card < deck->kinds);
    uint8_t rank = tn_deck_rank(deck, text, size);
    must(rank == TN_NONE || rank < deck->ranks);
    uint8_t suit = size > 0 ? tn_deck_suit(deck, *text) : TN_NONE;
    must(suit == TN_NONE || suit < deck->suits);
  }
}


int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Bytes bytes = {data, size};
  char suits[WORD], ranks[WORD], jokers[WORD], out[WORD];
  tn_Deck deck;
  int packs = (int)below(&bytes, 7) - 1;
  next_text(&bytes, suits);
  next_text(&bytes, ranks);
  next_text(&bytes, jokers);
  next_text(&bytes, out);
  if (tn_deck_init(&deck, suits, ranks, jokers, out, packs) != TN_DECK_OK)
    return 0;
  check_deck(&deck);
  read_cards(&bytes, &deck);
  return 0;
}
