/* Worlds: each is a round that would have looked the same to the player. */
#include "games.h"
#include "known.h"


/* Knowledge allows everything that is true, and is sure only of true things. */
static void contains_truth(const tn_Knowledge *k, const tn_Table *table) {
  for (uint8_t pile = 0; pile < table->piles; pile++)
    for (tn_Card card = 0; card < table->deck->kinds; card++) {
      int n = tn_pile_has(&table->pile[pile], card);
      assert_true(n == 0 || known_may(k, card, pile));
      assert_true(known_sure(k, card, pile) <= n);
    }
}


/* The world's piles are as large as the true ones, and of the same cards. */
static void fits_piles(const tn_World *world, const tn_Table *table,
                       const tn_Knowledge *k) {
  unsigned count[TN_PILES] = {0};
  for (int i = 0; i < table->deck->cards; i++) {
    count[world->where[i]]++;
    assert_true(known_may(k, table->deck->list[i], world->where[i]));
  }
  for (uint8_t pile = 0; pile < table->piles; pile++)
    assert_int_equal(count[pile], table->pile[pile].count);
}


static bool same_world(const tn_World *a, const tn_World *b, size_t cards) {
  bool same = a->orders == b->orders && a->secrets == b->secrets &&
              memcmp(a->order, b->order, a->orders * cards) == 0;
  for (uint32_t n = 0; same && n < a->secrets; n++)
    same = a->secret[n].decision == b->secret[n].decision &&
           a->secret[n].n == b->secret[n].n &&
           memcmp(a->secret[n].cards, b->secret[n].cards, a->secret[n].n) == 0;
  return same;
}


/* A host that takes every third world; it counts those that it was shown, and
** notes the last one. */
typedef struct Third {
  const tn_Deck *deck;
  int shown;
  uint8_t where[TN_CARDS];
} Third;


static bool is_third(void *host, const uint8_t *where) {
  Third *third = host;
  memcpy(third->where, where, third->deck->cards);
  return ++third->shown % 3 == 0;
}


/* Makes a world for that host.  It gets the one that it took. */
static bool make_world(tn_Knowledge *k, tn_Random *random, const tn_Deck *deck,
                       tn_World *world) {
  Third third = {.deck = deck};
  bool found = tn_world_sample_taken(k, random, is_third, &third, world);
  if (found) {
    assert_int_equal(third.shown % 3, 0);
    assert_memory_equal(third.where, world->where, deck->cards);
  }
  return found;
}


/* In a world that looks the same, the player makes the same worlds. */
static void is_blind(const Play *other, const tn_World *world, uint8_t seat,
                     tn_Random random) {
  tn_World again;
  tn_Knowledge *k = tn_knowledge_new(&other->table, seat, &other->memory);
  assert_non_null(k);
  assert_true(make_world(k, &random, &other->deck, &again));
  assert_true(same_world(world, &again, other->deck.cards));
  contains_truth(k, &other->table);
  tn_knowledge_free(k);
}


typedef struct Tally {
  long worlds, alike, tries, failed;
} Tally;


static void try_world(const Play *truth, tn_Knowledge *k, uint8_t seat,
                      tn_Random random, Tally *tally) {
  tn_World world;
  tn_Random copy = random;
  tally->worlds++;
  if (!make_world(k, &random, &truth->deck, &world)) {
    tally->failed++;
    return;
  }
  tally->tries += world.tries;
  fits_piles(&world, &truth->table, k);
  Play *other = malloc(sizeof *other);
  replay(other, truth, &world);
  bool alike = !other->refused && decisions(other) == decisions(truth) &&
               tn_seen_alike(&truth->table, &other->table, seat);
  tally->alike += alike;
  if (alike) {
    is_world(&world, &other->table);
    is_blind(other, &world, seat, copy);
  }
  play_free(other);
  free(other);
}


/* A round is stopped somewhere; everyone at the table thinks about it. */
static void try_position(const Game *game, uint64_t seed, Tally *tally) {
  Play *play = malloc(sizeof *play);
  tn_Random random = {seed * 77};
  play_new(play, game, seed);
  play->stop = 1 + tn_random_below(&random, 130);
  play_round(play, (uint8_t)tn_random_below(&random, game->players));
  for (int n = 0; n < 2; n++) {
    uint8_t seat = (uint8_t)tn_random_below(&random, game->players + 1u);
    seat = seat == game->players ? TN_NONE : seat;
    tn_Knowledge *k = tn_knowledge_new(&play->table, seat, &play->memory);
    assert_non_null(k);
    contains_truth(k, &play->table);
    for (int i = 0; i < 3; i++)
      try_world(play, k, seat,
                tn_random(seed, TN_WORLDS, (uint64_t)n, (uint64_t)i), tally);
    tn_knowledge_free(k);
  }
  play_free(play);
  free(play);
}


/* Worlds of one game; how many did not fit the log, or were not found. */
static Tally try_game(const Game *game, int seeds) {
  Tally tally = {0};
  for (int seed = 1; seed <= seeds; seed++)
    try_position(game, (uint64_t)seed, &tally);
  if (tally.alike + tally.failed < tally.worlds)
    fail_msg("%s: only %ld of %ld worlds look alike", game->name, tally.alike,
             tally.worlds);
  if (more(2) > 1)
    print_message("%s: %ld worlds, %ld new tries, %ld not found\n", game->name,
                  tally.worlds, tally.tries, tally.failed);
  return tally;
}


/* In real games every world is found, and fits the log. */
static void test_games(void **state) {
  (void)state;
  for (size_t n = 0; n < GAMES_PLAYED; n++) {
    Tally tally = try_game(&games[n], 150 * more(40));
    assert_int_equal(tally.failed, 0);
    assert_true(tally.tries * 1000 <= tally.worlds);
  }
}


/* In games where anything can happen, one world in a thousand need not be
** found; where the stock is made anew one in a hundred, with several packs one
** in twenty. */
static void test_all_sorts(void **state) {
  (void)state;
  for (size_t n = GAMES_PLAYED; n < COUNT(games); n++) {
    Tally tally = try_game(&games[n], 150 * more(40));
    int stock = games[n].packs > 1 ? 20 : 100;
    bool anew = games[n].round == stock_made_anew;
    assert_true(tally.failed * (anew ? stock : 1000) <= tally.worlds);
  }
}


/* Plays a round, and another up to its twelfth decision. */
static void play_two(Play *play, uint64_t seed) {
  play_new(play, &games[1], seed);
  play_round(play, 0);
  assert_true(play->over);
  play->stop = 12;
  play_round(play, 1);
}


/* Plays the second round alone, behind the decisions of the first. */
static void play_second(Play *play, const Play *both, const tn_World *world) {
  const tn_Tape *tape = &both->table.tape;
  play_new(play, both->game, 6);
  assert_true(
      tn_tape_load(&play->table.tape, &play->memory, tape->bytes, tape->used));
  play->table.tape.at = both->table.round_at;
  assert_true(tn_world_write(world, &play->table.tape));
  assert_memory_equal(play->table.tape.bytes, tape->bytes,
                      both->table.round_at);
  play->table.deck_order = world->order;
  play->stop = 12;
  play_round(play, 1);
  assert_int_equal(decisions(play), 12);
}


/* The decisions of earlier rounds are on the tape, too. */
static void test_second_round(void **state) {
  (void)state;
  uint32_t secrets = 0;
  for (uint64_t seed = 1; seed < 10; seed++) {
    Play play, other;
    tn_World world;
    play_two(&play, seed);
    tn_Knowledge *k = tn_knowledge_new(&play.table, 1, &play.memory);
    tn_Random random = {seed};
    assert_true(tn_world_sample(k, &random, &world));
    secrets += world.secrets;
    play_second(&other, &play, &world);
    assert_true(tn_seen_alike(&play.table, &other.table, 1));
    assert_false(tn_seen_alike(&play.table, &other.table, 2));
    tn_knowledge_free(k);
    play_free(&other);
    play_free(&play);
  }
  assert_in_range(secrets, 1, 9);
}


/* An answer that is text is left to the host. */
static void test_text_is_the_hosts(void **state) {
  (void)state;
  Heap heap = {-1, 0, 0};
  tn_Memory memory = heap_memory(&heap);
  tn_Tape tape = {.limit = UINT32_MAX};
  const tn_Card cards[] = {1, 2};
  const tn_Secret secret = {1, 2, cards};
  const tn_World world = {.secret = &secret, .secrets = 1};
  tn_tape_write(&tape, &memory, (tn_Answer){TN_TEXT_ANSWER, 0, 1, 0, "a"});
  tn_tape_write(&tape, &memory, (tn_Answer){TN_TEXT_ANSWER, 0, 2, 0, "bc"});
  assert_false(tn_world_write(&world, &tape));
  assert_memory_equal(tape.bytes + 3, "bc", 2);
  tn_tape_free(&tape, &memory);
}


/* Unseen cards are as likely in one hand as in another. */
static void test_evenly_dealt(void **state) {
  (void)state;
  Play play;
  tn_World world;
  int found[TN_CARDS][TN_SEATS] = {{0}}, times = 3000;
  play_new(&play, &games[0], 3);
  play.stop = 1;
  play_round(&play, 0);
  tn_Knowledge *k = tn_knowledge_new(&play.table, 3, &play.memory);
  tn_Random random = {11};
  for (int n = 0; n < times; n++) {
    assert_true(tn_world_sample(k, &random, &world));
    for (int i = 0; i < 52; i++)
      if (world.where[i] >= TN_HANDS && world.where[i] < TN_HANDS + 4)
        found[i][world.where[i] - TN_HANDS]++;
  }
  for (tn_Card card = 0; card < 52; card++)
    for (uint8_t seat = 0; seat < 3; seat++) {
      bool one = known_sure(k, card, tn_hand_pile(seat));
      bool may = known_may(k, card, tn_hand_pile(seat));
      if (may && !one)
        assert_in_range(found[card][seat], times / 4, times * 5 / 12);
      else
        assert_int_equal(found[card][seat], one ? times : 0);
    }
  tn_knowledge_free(k);
  play_free(&play);
}


/* A host that takes a world if a card lies in a hand. */
typedef struct Wish {
  int at; /* in the deck's list */
  uint8_t pile;
} Wish;


static bool is_wished(void *host, const uint8_t *where) {
  const Wish *wish = host;
  return where[wish->at] == wish->pile;
}


/* If one card must lie in the first hand, each other unseen card is a little
** less likely there than in the second. */
static void test_wish(void **state) {
  (void)state;
  Play play;
  tn_World world;
  int found[TN_SEATS] = {0}, times = 3000;
  play_new(&play, &games[0], 3);
  play.stop = 1;
  play_round(&play, 0);
  tn_Knowledge *k = tn_knowledge_new(&play.table, 3, &play.memory);
  tn_Random random = {13};
  Wish wish = {.at = 0, .pile = tn_hand_pile(0)};
  while (!known_may(k, play.deck.list[wish.at], wish.pile))
    wish.at++;
  for (int n = 0; n < times; n++) {
    assert_true(tn_world_sample_taken(k, &random, is_wished, &wish, &world));
    assert_int_equal(world.where[wish.at], wish.pile);
    for (int i = wish.at + 1; i < 52; i++)
      if (known_may(k, play.deck.list[i], tn_hand_pile(0)) &&
          known_may(k, play.deck.list[i], tn_hand_pile(1)))
        for (uint8_t seat = 0; seat < 2; seat++)
          found[seat] += world.where[i] == tn_hand_pile(seat);
  }
  /* 12 others in the first hand for 13 in the second */
  assert_in_range(found[0] * 1300 / found[1], 1170, 1230);
  tn_knowledge_free(k);
  play_free(&play);
}


/* So are the cards of the stock, one as likely the next as another. */
static void test_evenly_drawn(void **state) {
  (void)state;
  Play play;
  tn_World world;
  int found[TN_KINDS] = {0}, left[TN_KINDS] = {0}, unseen = 0, times = 20000;
  play_new(&play, &games[4], 8);
  play.stop = 20;
  play_round(&play, 0);
  tn_Knowledge *k = tn_knowledge_new(&play.table, 0, &play.memory);
  tn_Random random = {12};
  int next = 108 - play.table.pile[TN_STOCK].count;
  for (int n = 0; n < times; n++) {
    assert_true(tn_world_sample(k, &random, &world));
    found[world.order[next]]++;
  }
  for (tn_Card card = 0; card < play.deck.kinds; card++) {
    left[card] = play.deck.copies[card];
    for (uint8_t pile = 0; pile < play.table.piles; pile++)
      left[card] -= known_sure(k, card, pile);
    unseen += left[card];
  }
  /* red threes are laid down, so those that are left are in the stock */
  tn_Kinds red = kinds_of(&play.deck, "3D 3H");
  for (tn_Card card = 0; card < play.deck.kinds; card++)
    if (left[card] == 0 && !(red & tn_kind(card)))
      assert_int_equal(found[card], 0);
    else if (!(red & tn_kind(card)))
      assert_in_range(found[card], 0.5 * times * left[card] / unseen,
                      1.5 * times * left[card] / unseen);
  tn_knowledge_free(k);
  play_free(&play);
}


/* Worlds differ, and the same random numbers make the same worlds. */
static void test_worlds_differ(void **state) {
  (void)state;
  Play play;
  tn_World world;
  play_new(&play, &games[0], 21);
  play.stop = 4;
  play_round(&play, 0);
  tn_Knowledge *k = tn_knowledge_new(&play.table, 2, &play.memory);
  tn_Card order[2][52];
  for (uint64_t n = 0; n < 2; n++) {
    tn_Random random = {n};
    assert_true(tn_world_sample(k, &random, &world));
    memcpy(order[n], world.order, 52);
  }
  assert_memory_not_equal(order[0], order[1], 52);
  tn_Random random = {0};
  assert_true(tn_world_sample(k, &random, &world));
  assert_memory_equal(order[0], world.order, 52);
  tn_knowledge_free(k);
  play_free(&play);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_games),
      cmocka_unit_test(test_all_sorts),
      cmocka_unit_test(test_second_round),
      cmocka_unit_test(test_text_is_the_hosts),
      cmocka_unit_test(test_evenly_dealt),
      cmocka_unit_test(test_wish),
      cmocka_unit_test(test_evenly_drawn),
      cmocka_unit_test(test_worlds_differ),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
