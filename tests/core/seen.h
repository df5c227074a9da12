/* A table with a log, played by hand, and what one seat knows of it. */
#ifndef seen_h
#define seen_h

#include "check.h"
#include "known.h"

#define APART(table) own_pile(table, 0) /* nobody sees it */
#define LAID(table) own_pile(table, 1)  /* all see it */

/* A table with a log, and what one seat knows of it. */
typedef struct Seen {
  tn_Deck deck;
  tn_Order order;
  tn_Table table;
  tn_Knowledge *knowledge;
  Heap heap;
  tn_Memory memory;
} Seen;


/* Begins with one or more packs of these suits and ranks, less some cards. */
static inline void begin_with(Seen *seen, const char *suits, const char *ranks,
                              const char *without, int packs, uint8_t players) {
  static const tn_Pile own[] = {
      {TN_NONE, TN_SEES_NONE, true, 0, 0, NULL, {{0}}},
      {TN_NONE, TN_SEES_ALL, true, 0, 0, NULL, {{0}}},
  };
  memset(seen, 0, sizeof *seen);
  seen->heap.left = -1;
  seen->memory = heap_memory(&seen->heap);
  assert_int_equal(tn_deck_init(&seen->deck, suits, ranks, "", without, packs),
                   TN_DECK_OK);
  tn_Setup setup = setup_for(&seen->deck, players, 9);
  setup.piles = 2;
  setup.own = own;
  assert_true(tn_table_init(&seen->table, &setup, &seen->memory));
  tn_order_init(&seen->order, &seen->deck);
  tn_order_finish(&seen->order);
  seen->table.order = &seen->order;
  seen->table.rules = 1;
  seen->table.rule[0] = TN_FOLLOW;
  seen->table.log.on = true;
}


static inline void begin(Seen *seen, const char *ranks, int packs,
                         uint8_t players) {
  begin_with(seen, "CDHS", ranks, "", packs, players);
}


/* Decides the order after the next shuffle, top first. */
static inline void stack(Seen *seen, const char *cards) {
  static tn_Card order[TN_CARDS];
  int n = cards_of(&seen->deck, cards, order);
  tn_Set rest = {{0}};
  for (int i = 0; i < seen->deck.cards; i++)
    tn_set_add(&rest, seen->deck.list[i]);
  for (int i = 0; i < n; i++)
    tn_set_remove(&rest, order[i]);
  tn_set_list(&rest, order + n);
  seen->table.deck_order = order;
}


static inline tn_Knowledge *think(Seen *seen, uint8_t seat) {
  if (seen->knowledge)
    tn_knowledge_free(seen->knowledge);
  seen->knowledge = tn_knowledge_new(&seen->table, seat, &seen->memory);
  assert_non_null(seen->knowledge);
  return seen->knowledge;
}


static inline void end(Seen *seen) {
  tn_knowledge_free(seen->knowledge);
  tn_table_free(&seen->table);
  assert_int_equal(seen->heap.blocks, 0);
}


/* The kinds that may be in a pile, by name. */
static inline const char *may(const Seen *seen, uint8_t pile) {
  tn_Kinds kinds = 0;
  for (tn_Card card = 0; card < seen->deck.kinds; card++)
    if (known_may(seen->knowledge, card, pile))
      kinds |= tn_kind(card);
  return names_of(&seen->deck, kinds);
}


/* The kinds of which a card is known to be in a pile, by name. */
static inline const char *sure(const Seen *seen, uint8_t pile) {
  tn_Kinds kinds = 0;
  for (tn_Card card = 0; card < seen->deck.kinds; card++)
    if (known_sure(seen->knowledge, card, pile) > 0)
      kinds |= tn_kind(card);
  return names_of(&seen->deck, kinds);
}


static inline void play(Seen *seen, const char *cards) {
  tn_Card card[TN_CARDS];
  int n = cards_of(&seen->deck, cards, card);
  for (int i = 0; i < n; i++)
    tn_trick_play(&seen->table, card[i]);
}


static inline void move(Seen *seen, const char *cards, uint8_t from,
                        uint8_t to) {
  tn_Card card[TN_CARDS];
  int n = cards_of(&seen->deck, cards, card);
  for (int i = 0; i < n; i++)
    tn_table_move(&seen->table, card[i], from, to);
}


/* Somebody moves cards in secret. */
static inline void pass(Seen *seen, const char *cards, uint8_t from,
                        uint8_t to) {
  tn_Card card[TN_CARDS];
  int n = cards_of(&seen->deck, cards, card);
  tn_Question *question = &seen->table.question;
  question->from = from;
  question->to = to;
  assert_int_equal(tn_table_decide(&seen->table, 0,
                                   (tn_Answer){TN_CARDS_ANSWER, false,
                                               (uint8_t)n, TN_NONE, card}),
                   TN_DONE);
  move(seen, cards, from, to);
  question->from = question->to = TN_NONE;
}


static inline void show(Seen *seen, const char *cards, uint8_t pile) {
  tn_Card card[TN_CARDS];
  int n = cards_of(&seen->deck, cards, card);
  for (int i = 0; i < n; i++)
    tn_table_show(&seen->table, card[i], pile);
}


static inline tn_World world_of(Seen *seen, uint64_t seed) {
  tn_Random random = {seed};
  tn_World world;
  assert_true(tn_world_sample(seen->knowledge, &random, &world));
  return world;
}

#endif
