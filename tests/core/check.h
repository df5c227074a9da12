/* What the tests of the core share. */
#ifndef check_h
#define check_h

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tenace.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))


/* Memory that is counted.  It runs out after `left` further allocations, unless
** `left` is negative. */
typedef struct Heap {
  long left;
  long blocks;
  size_t bytes;
} Heap;


static inline void *heap_alloc(void *host, void *block, size_t old,
                               size_t size) {
  Heap *heap = host;
  if (size == 0) {
    heap->blocks -= block != NULL;
    heap->bytes -= block ? old : 0;
    free(block);
    return NULL;
  }
  if (heap->left == 0)
    return NULL;
  void *bigger = realloc(block, size);
  assert_non_null(bigger);
  heap->left -= heap->left > 0;
  heap->blocks += block == NULL;
  heap->bytes += size - (block ? old : 0);
  return bigger;
}


static inline tn_Memory heap_memory(Heap *heap) {
  return (tn_Memory){heap_alloc, heap};
}


/* The usual numbers are multiplied by this when a test runs in full. */
static inline int more(int times) {
  const char *soak = getenv("SOAK");
  return soak && *soak ? times : 1;
}


/* The n-th of the game's own piles, from 0. */
static inline uint8_t own_pile(const tn_Table *table, int n) {
  return (uint8_t)(TN_HANDS + table->players + table->sides + n);
}


/* The card of that name, which the deck has. */
static inline tn_Card card_of(const tn_Deck *deck, const char *name) {
  tn_Card card = tn_deck_read(deck, name, strlen(name));
  if (card != TN_NONE)
    return card;
  fail_msg("no card %s in this deck", name);
  return 0;
}


/* Some kinds at random: each of them one time in two; one time in eight. */
static inline tn_Kinds any_kinds(tn_Random *random) {
  tn_Kinds kinds = tn_random_next(random);
#ifdef TN_WIDE
  kinds |= (tn_Kinds)tn_random_next(random) << 64;
#endif
  return kinds;
}


static inline tn_Kinds few_kinds(tn_Random *random) {
  tn_Kinds kinds = any_kinds(random);
  kinds &= any_kinds(random);
  return kinds & any_kinds(random);
}


/* Reads cards separated by blanks; returns their number. */
static inline int cards_of(const tn_Deck *deck, const char *text,
                           tn_Card *cards) {
  int n = 0;
  while (*(text += strspn(text, " "))) {
    size_t size = strcspn(text, " ");
    cards[n] = tn_deck_read(deck, text, size);
    if (cards[n++] == TN_NONE)
      fail_msg("no card %.*s in this deck", (int)size, text);
    text += size;
  }
  return n;
}


/* The kinds of those cards. */
static inline tn_Kinds kinds_of(const tn_Deck *deck, const char *text) {
  tn_Card cards[TN_CARDS];
  tn_Kinds kinds = 0;
  for (int n = cards_of(deck, text, cards); n > 0; n--)
    kinds |= tn_kind(cards[n - 1]);
  return kinds;
}


/* The names of some kinds, lowest first, in a buffer of its own. */
static inline const char *names_of(const tn_Deck *deck, tn_Kinds kinds) {
  static char text[TN_KINDS * (TN_NAME + 1)];
  size_t used = 0;
  for (; kinds; kinds &= kinds - 1)
    used += (size_t)snprintf(text + used, sizeof text - used, "%s%s",
                             used > 0 ? " " : "",
                             deck->name[tn_kinds_first(kinds)]);
  text[used] = 0;
  return text;
}


#define FRENCH "2 3 4 5 6 7 8 9 10 J Q K A"
#define SKAT "7 8 9 J Q K 10 A"
#define SPANISH "2 4 5 6 7 S C R 3 A"


static inline tn_Deck french_deck(const char *jokers, int packs) {
  tn_Deck deck;
  assert_int_equal(tn_deck_init(&deck, "CDHS", FRENCH, jokers, "", packs),
                   TN_DECK_OK);
  return deck;
}


/* A table for four in two sides, or for others, each alone. */
static inline tn_Setup setup_for(const tn_Deck *deck, uint8_t players,
                                 uint64_t seed) {
  tn_Setup setup = {.deck = deck,
                    .players = players,
                    .seed = seed,
                    .sides = players == 4 ? 2 : players};
  for (uint8_t seat = 0; seat < players; seat++)
    setup.side_of[seat] = seat % setup.sides;
  return setup;
}

#endif
