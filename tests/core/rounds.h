/*
** Rounds of games, in C, as scripts would play them: they deal, ask, show and
** exchange.  Each can be stopped at any decision, and played again from an
** order of the deck and the decisions.
*/
#ifndef rounds_h
#define rounds_h

#include "check.h"

typedef struct Play Play;

typedef struct Game {
  const char *name;
  void (*round)(Play *);
  const char *suits, *ranks, *jokers;
  int packs;
  uint8_t players;
  bool anticlockwise;
  uint8_t piles; /* of its own */
  tn_Pile own[4];
} Game;

struct Play {
  const Game *game;
  tn_Table table;
  tn_Deck deck;
  tn_Order order;
  Heap heap;
  tn_Memory memory;
  tn_Random random; /* how the players choose */
  uint32_t stop;    /* stops before this decision of the round */
  bool refused;     /* the tape says what is not allowed */
  bool over;
  jmp_buf out;
};


static inline void play_new(Play *play, const Game *game, uint64_t seed) {
  memset(play, 0, sizeof *play);
  play->game = game;
  play->heap.left = -1;
  play->memory = heap_memory(&play->heap);
  play->random = (tn_Random){seed};
  play->stop = UINT32_MAX;
  assert_int_equal(tn_deck_init(&play->deck, game->suits, game->ranks,
                                game->jokers, "", game->packs),
                   TN_DECK_OK);
  tn_Setup setup = setup_for(&play->deck, game->players, seed);
  setup.anticlockwise = game->anticlockwise;
  setup.piles = game->piles;
  setup.own = game->own;
  assert_true(tn_table_init(&play->table, &setup, &play->memory));
  play->table.log.on = true;
  play->table.rules = 1;
  play->table.rule[0] = TN_FOLLOW;
}


static inline void play_free(Play *play) {
  tn_table_free(&play->table);
  assert_int_equal(play->heap.blocks, 0);
  assert_int_equal(play->heap.bytes, 0);
}


/* Plays the round, as far as it is to go. */
static inline void play_round(Play *play, uint8_t dealer) {
  tn_table_begin_round(&play->table, dealer);
  if (setjmp(play->out))
    return;
  play->game->round(play);
  play->over = true;
}


static inline uint32_t decisions(const Play *play) {
  return play->table.tape.read - play->table.round_read;
}


static inline void leave(Play *play, bool refused) {
  play->refused = refused;
  longjmp(play->out, 1);
}


static inline uint32_t draw(Play *play, int n) {
  return tn_random_below(&play->random, (uint32_t)n);
}


/* The next answer of the tape, of this length; false at the end of the tape. */
static inline bool taped(Play *play, uint8_t seat, tn_Answer *answer) {
  tn_Table *table = &play->table;
  table->question.seat = seat;
  table->question.from = table->question.to = TN_NONE;
  if (decisions(play) == play->stop)
    leave(play, false);
  return tn_table_next_answer(table, answer);
}


static inline void decide(Play *play, uint8_t seat, tn_Answer answer) {
  assert_int_equal(tn_table_decide(&play->table, seat, answer), TN_DONE);
}


/* A player chooses one of `n` things, of which some cannot be chosen. */
static inline int choose_able(Play *play, uint8_t seat, int n,
                              const bool *able) {
  tn_Answer answer;
  uint8_t said;
  if (taped(play, seat, &answer)) {
    said = *(const uint8_t *)answer.bytes;
    if (answer.kind != TN_TEXT_ANSWER || said >= n || !able[said])
      leave(play, true);
    return said;
  }
  do
    said = (uint8_t)draw(play, n);
  while (!able[said]);
  decide(play, seat, (tn_Answer){TN_TEXT_ANSWER, false, 1, TN_NONE, &said});
  return said;
}


/* A player chooses one of `n` things, 16 at most. */
static inline int choose(Play *play, uint8_t seat, int n) {
  static const bool able[16] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
  return choose_able(play, seat, n, able);
}


/* A player chooses a card. */
static inline tn_Card choose_card(Play *play, uint8_t seat, tn_Kinds legal) {
  tn_Answer answer;
  if (taped(play, seat, &answer)) {
    if (answer.kind != TN_CARD_ANSWER || !(legal & tn_kind(answer.card)))
      leave(play, true);
    return answer.card;
  }
  tn_Card card = tn_kinds_pick(legal, tn_random_next(&play->random));
  decide(play, seat, (tn_Answer){TN_CARD_ANSWER, false, 1, card, NULL});
  return card;
}


/* The cards that a player puts away, from the tape or at random. */
static inline int choose_cards(Play *play, uint8_t seat, int n,
                               tn_Card *cards) {
  const tn_Pile *hand = &play->table.pile[tn_hand_pile(seat)];
  tn_Answer answer;
  if (taped(play, seat, &answer)) {
    if (answer.kind != TN_CARDS_ANSWER || answer.size != n)
      leave(play, true);
    memcpy(cards, answer.bytes, (size_t)n);
    return n;
  }
  int held = tn_pile_list(hand, cards);
  tn_random_shuffle(&play->random, cards, (size_t)held);
  decide(play, seat,
         (tn_Answer){TN_CARDS_ANSWER, false, (uint8_t)n, TN_NONE, cards});
  return n;
}


/* A player puts cards of the hand into a pile, unseen by others. */
static inline void put_away(Play *play, uint8_t seat, int n, uint8_t to) {
  tn_Table *table = &play->table;
  tn_Card cards[TN_CARDS];
  choose_cards(play, seat, n, cards);
  table->question.from = tn_hand_pile(seat);
  table->question.to = to;
  for (int i = 0; i < n; i++) {
    if (!tn_pile_has(&table->pile[tn_hand_pile(seat)], cards[i]))
      leave(play, true);
    tn_table_pass(table, cards[i], tn_hand_pile(seat), to);
  }
  table->question.from = table->question.to = TN_NONE;
}


static inline tn_Card top_of(const Play *play, uint8_t pile) {
  const tn_Pile *from = &play->table.pile[pile];
  return from->cards[from->count - 1];
}


/* All cards of an ordered pile go to another, the top one first. */
static inline void take_all(Play *play, uint8_t from, uint8_t to) {
  while (play->table.pile[from].count > 0)
    tn_table_move(&play->table, top_of(play, from), from, to);
}


static inline void show_all(Play *play, uint8_t pile) {
  tn_Card cards[TN_CARDS];
  int n = tn_pile_list(&play->table.pile[pile], cards);
  for (int i = 0; i < n; i++)
    tn_table_show(&play->table, cards[i], pile);
}


static inline void play_tricks(Play *play, uint8_t leader, int n) {
  tn_Table *table = &play->table;
  table->order = &play->order;
  tn_table_lead(table, leader, n);
  table->tape.limit = play->stop;
  for (;;) {
    tn_Need need = tn_table_play(table);
    if (need == TN_DONE)
      return;
    if (need == TN_REFUSED)
      leave(play, true);
    if (need == TN_TOO_LONG || decisions(play) == play->stop)
      leave(play, false);
    assert_int_equal(need, TN_ANSWER_DUE);
    tn_Kinds legal = table->question.legal;
    tn_Card card = tn_kinds_pick(legal, tn_random_next(&play->random));
    assert_true(
        tn_tape_write(&table->tape, &table->memory,
                      (tn_Answer){TN_CARD_ANSWER, false, 1, card, NULL}));
  }
}


/* Plays the round again in a world. */
static inline void replay(Play *play, const Play *truth,
                          const tn_World *world) {
  const tn_Tape *tape = &truth->table.tape;
  play_new(play, truth->game, 99);
  assert_true(
      tn_tape_load(&play->table.tape, &play->memory, tape->bytes, tape->used));
  assert_true(tn_world_write(world, &play->table.tape));
  play->table.deck_order = world->order;
  play->table.deck_orders = world->orders;
  play->stop = decisions(truth);
  play_round(play, truth->table.dealer);
}


/* The world has the same cards in each pile that `where` says. */
static inline void is_world(const tn_World *world, const tn_Table *table) {
  uint8_t lie[TN_PILES][TN_KINDS] = {{0}};
  for (int i = 0; i < table->deck->cards; i++)
    lie[world->where[i]][table->deck->list[i]]++;
  for (uint8_t pile = 0; pile < table->piles; pile++)
    for (tn_Card card = 0; card < table->deck->kinds; card++)
      assert_int_equal(tn_pile_has(&table->pile[pile], card), lie[pile][card]);
}


/* A world looks to the player like the round that was played, and its
** cards lie where it says. */
static inline void looks_alike(const Play *truth, const tn_World *world,
                               uint8_t seat) {
  Play *other = malloc(sizeof *other);
  replay(other, truth, world);
  assert_false(other->refused);
  assert_int_equal(decisions(other), decisions(truth));
  assert_true(tn_seen_alike(&truth->table, &other->table, seat));
  is_world(world, &other->table);
  play_free(other);
  free(other);
}

#endif
