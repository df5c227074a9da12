/* Tricks of plays at the table: played, replayed, and what they tell. */
#include "check.h"
#include "known.h"

typedef struct Play {
  Heap heap;
  tn_Memory memory;
  tn_Deck deck;
  tn_Order order;
  tn_PlayRules rules;
  tn_Table table;
} Play;


/* Twos and jokers on top of the trumps. */
static void set_order(Play *play, uint8_t trump) {
  static const char *const twos[] = {"2C", "2D", "2H", "2S"};
  tn_Kinds all = kinds_of(&play->deck, "2C 2D 2H 2S");
  tn_Kinds own = tn_kind(card_of(&play->deck, twos[trump]));
  tn_order_init(&play->order, &play->deck);
  tn_order_trump(&play->order, trump);
  tn_order_top(&play->order, all & ~own);
  tn_order_top(&play->order, own);
  tn_order_top(&play->order, kinds_of(&play->deck, "LJ"));
  tn_order_top(&play->order, kinds_of(&play->deck, "BJ"));
  tn_order_finish(&play->order);
}


/* A table of four with native bots. */
static Play *play_new(int packs, uint64_t seed) {
  Play *play = calloc(1, sizeof *play);
  play->heap.left = -1;
  play->memory = heap_memory(&play->heap);
  assert_int_equal(
      tn_deck_init(&play->deck, "CDHS", FRENCH, "LJ BJ", "", packs),
      TN_DECK_OK);
  tn_Setup setup = setup_for(&play->deck, 4, seed);
  assert_true(tn_table_init(&play->table, &setup, &play->memory));
  set_order(play, (uint8_t)(seed % 4));
  play->table.order = &play->order;
  play->table.plays = &play->rules;
  memset(play->table.bot, TN_RANDOM, sizeof play->table.bot);
  return play;
}


static void play_free(Play *play) {
  tn_table_free(&play->table);
  assert_int_equal(play->heap.blocks, 0);
  free(play);
}


/* Deals all but a few cards, and plays until something stops it. */
static tn_Need play_round(Play *play) {
  tn_Table *table = &play->table;
  int n = (play->deck.cards - 6) / 4;
  tn_table_begin_round(table, 0);
  table->order = &play->order;
  tn_table_deal(table, n, 1);
  tn_table_lead(table, 1, n);
  return tn_table_play(table);
}


static int won_cards(const Play *play) {
  int n = 0;
  for (int side = 0; side < play->table.sides; side++)
    n += play->table.pile[tn_won_pile(&play->table, side)].count;
  return n;
}


/* Every card is played, and the decisions make the same round again. */
static void plays_whole_rounds(void **state) {
  (void)state;
  for (int packs = 1; packs <= 4; packs++)
    for (uint64_t seed = 1; seed <= 10; seed++) {
      Play *play = play_new(packs, seed), *again = play_new(packs, seed);
      assert_int_equal(play_round(play), TN_DONE);
      assert_int_equal(won_cards(play), (play->deck.cards - 6) / 4 * 4);
      memset(again->table.bot, TN_ASKED, sizeof again->table.bot);
      const tn_Tape *tape = &play->table.tape;
      assert_true(tn_tape_load(&again->table.tape, &again->memory, tape->bytes,
                               tape->used));
      assert_int_equal(play_round(again), TN_DONE);
      assert_int_equal(again->table.tape.at, tape->used);
      assert_memory_equal(again->table.tape.bytes, tape->bytes, tape->used);
      assert_memory_equal(again->table.tricks, play->table.tricks,
                          sizeof play->table.tricks);
      play_free(play);
      play_free(again);
    }
}


/* With a log each play is made the long way round: the round is the same. */
static void plays_alike_with_a_log(void **state) {
  (void)state;
  for (int packs = 1; packs <= 4; packs++)
    for (uint64_t seed = 1; seed <= 20; seed++) {
      Play *play = play_new(packs, seed), *logged = play_new(packs, seed);
      const tn_Tape *tape = &play->table.tape;
      play->rules.kills_by_highest = logged->rules.kills_by_highest = seed % 2;
      play->rules.suit_only = logged->rules.suit_only = seed % 3 == 0;
      logged->table.log.on = true;
      assert_int_equal(play_round(play), TN_DONE);
      assert_int_equal(play_round(logged), TN_DONE);
      assert_int_equal(logged->table.tape.used, tape->used);
      assert_memory_equal(logged->table.tape.bytes, tape->bytes, tape->used);
      assert_memory_equal(logged->table.tricks, play->table.tricks,
                          sizeof play->table.tricks);
      play_free(play);
      play_free(logged);
    }
}


/* Does the hand have each of these kinds `n` times? */
static bool has_all(const tn_Set *hand, tn_Kinds kinds, uint32_t n) {
  return (kinds & ~hand->plane[n - 1]) == 0;
}


/* At no time does the log say of a hand that it lacks what it has, be it a card
** or a run. */
static void tells_the_truth(void **state) {
  (void)state;
  long said = 0, runs = 0;
  uint64_t seeds = 40 * (uint64_t)more(50);
  for (uint64_t seed = 1; seed <= seeds; seed++) {
    Play *play = play_new(1 + (int)(seed % 4), seed);
    tn_Log *log = &play->table.log;
    tn_Set hand[4] = {{{0}}};
    log->on = true;
    play->rules.pairs_first = (uint8_t)(seed % 3);
    play->rules.any_pairs = seed % 5 == 0;
    assert_int_equal(play_round(play), TN_DONE);
    for (uint32_t n = 0; n < log->used; n++) {
      const tn_Event *event = &log->events[n];
      int from = event->from - TN_HANDS, to = event->to - TN_HANDS;
      if (event->what == TN_MOVED && to >= 0 && to < 4)
        tn_set_add(&hand[to], event->card);
      if (event->what == TN_MOVED && from >= 0 && from < 4)
        tn_set_remove(&hand[from], event->card);
      for (tn_Kinds left = event->kinds; event->what == TN_LACKED && left;
           left &= left - 1, said++)
        assert_true(tn_set_has(&hand[from], tn_kinds_first(left)) <=
                    (int)event->n);
      if (event->what != TN_HOLDS_NO_SET)
        continue;
      assert_false(has_all(&hand[from], event->kinds, event->n));
      runs++;
    }
    play_free(play);
  }
  assert_true(said > 1000);
  assert_true(runs > 10);
}


/* Plays that many decisions of a round, with a log. */
static Play *play_part(int packs, uint64_t seed, uint32_t decisions) {
  Play *play = play_new(packs, seed);
  play->table.log.on = true;
  play->table.tape.limit = decisions;
  play_round(play);
  return play;
}


/* Everything that is true may be so, as each player knows it. */
static void contains_truth(const tn_Knowledge *k, const tn_Table *table) {
  for (uint8_t pile = 0; pile < table->piles; pile++)
    for (tn_Card card = 0; card < table->deck->kinds; card++) {
      int n = tn_pile_has(&table->pile[pile], card);
      assert_true(n == 0 || known_may(k, card, pile));
      assert_true(known_sure(k, card, pile) <= n);
    }
}


/* Plays the same decisions in a world: has the player seen the same? */
static bool looks_alike(const Play *play, const tn_World *world, int packs,
                        uint64_t seed, uint8_t seat) {
  const tn_Tape *tape = &play->table.tape;
  Play *other = play_new(packs, seed);
  other->table.log.on = true;
  memset(other->table.bot, TN_ASKED, sizeof other->table.bot);
  assert_true(tn_tape_load(&other->table.tape, &other->memory, tape->bytes,
                           tape->used));
  other->table.deck_order = world->order;
  other->table.deck_orders = world->orders;
  tn_Need need = play_round(other);
  bool alike = need != TN_REFUSED && other->table.tape.at == tape->used &&
               tn_seen_alike(&play->table, &other->table, seat);
  play_free(other);
  return alike;
}


/* Worlds are found, and most of them fit the log.  Not all do: the cards of a
** throw do not say that a hand has no tractor, or that it beats the throw. */
static void makes_worlds(void **state) {
  (void)state;
  int worlds = 0, alike = 0;
  uint64_t seeds = 30 * (uint64_t)more(20);
  for (uint64_t seed = 1; seed <= seeds; seed++) {
    int packs = 1 + (int)(seed % 4);
    Play *play = play_part(packs, seed, 1 + (uint32_t)(seed * 7 % 90));
    uint8_t seat = (uint8_t)(seed / 4 % 4);
    tn_Knowledge *k = tn_knowledge_new(&play->table, seat, &play->memory);
    tn_Random random = {seed};
    tn_World world;
    contains_truth(k, &play->table);
    for (int n = 0; n < 5; n++, worlds++) {
      assert_true(tn_world_sample(k, &random, &world));
      alike += looks_alike(play, &world, packs, seed, seat);
    }
    tn_knowledge_free(k);
    play_free(play);
  }
  if (more(2) > 1)
    print_message("%d of %d worlds look alike\n", alike, worlds);
  assert_true(alike * 10 > worlds * 6);
}


/* The cards of a text as an answer on the tape. */
static void say(Play *play, const char *text) {
  tn_Card cards[TN_CARDS];
  int n = cards_of(&play->deck, text, cards);
  tn_Answer answer = {TN_CARDS_ANSWER, false, (uint8_t)n, TN_NONE, cards};
  assert_true(tn_tape_write(&play->table.tape, &play->memory, answer));
}


/* A trick with these hands, led by the first; everyone is asked. */
static void set_hands(Play *play, const char *const *hands) {
  tn_Table *table = &play->table;
  memset(table->bot, TN_ASKED, sizeof table->bot);
  tn_table_begin_round(table, 3);
  table->order = &play->order;
  for (uint8_t seat = 0; seat < 4; seat++) {
    tn_Card cards[TN_CARDS];
    int n = cards_of(&play->deck, hands[seat], cards);
    while (n-- > 0)
      tn_table_move(table, cards[n], TN_STOCK, tn_hand_pile(seat));
  }
  tn_table_lead(table, 0, table->pile[tn_hand_pile(0)].count);
}


static const char *const hands[] = {"QH 4H 4H AC", "KH 6H 6H 3C", "5H 7H 9H 4C",
                                    "2C 3D 3D 5C"};


/* A throw that fails is shown and taken back; the next player chooses what is
** led instead. */
static void forces_the_thrower(void **state) {
  (void)state;
  Play *play = play_new(2, 3);
  tn_Table *table = &play->table;
  tn_Card cards[TN_PLAY];
  set_hands(play, hands);
  table->log.on = true;
  assert_int_equal(tn_table_play(table), TN_ANSWER_DUE);
  assert_int_equal(table->question.kind, TN_ASK_PLAY);
  say(play, "QH 4H 4H");
  assert_int_equal(tn_table_play(table), TN_ANSWER_DUE);
  assert_int_equal(table->question.kind, TN_ASK_FORCED);
  assert_int_equal(table->question.seat, 1);
  assert_int_equal(table->failed[0], 1);
  assert_int_equal(table->forces, 2);
  assert_int_equal(tn_forced_cards(table, 0, cards), 2);
  assert_int_equal(tn_forced_cards(table, 1, cards), 1);
  assert_int_equal(table->pile[tn_hand_pile(0)].count, 4);
  say(play, "4H 4H");
  assert_int_equal(tn_table_play(table), TN_ANSWER_DUE);
  assert_int_equal(table->trick.width, 2);
  assert_int_equal(table->question.seat, 1 + 1); /* 6H 6H was the only answer */
  assert_int_equal(table->trick.best, 1);
  play_free(play);
}


/* What is forced may be named wrongly, even with more cards than a set has
** room for. */
static void refuses_what_is_not_forced(void **state) {
  (void)state;
  static const char *const refused[] = {"QH QH QH", "QH QH QH QH QH",
                                        "4H 4H 4H 4H 4H"};
  for (size_t n = 0; n < COUNT(refused); n++) {
    Play *play = play_new(2, 3);
    set_hands(play, hands);
    say(play, "QH 4H 4H");
    assert_int_equal(tn_table_play(&play->table), TN_ANSWER_DUE);
    say(play, refused[n]);
    assert_int_equal(tn_table_play(&play->table), TN_REFUSED);
    play_free(play);
  }
}


/* The host may stop where a throw has failed. */
static void stops_at_a_failed_throw(void **state) {
  (void)state;
  Play *play = play_new(2, 3);
  set_hands(play, hands);
  play->table.stop_after_throw = true;
  say(play, "QH 4H 4H");
  assert_int_equal(tn_table_play(&play->table), TN_THROW_FAILED);
  assert_int_equal(tn_table_play(&play->table), TN_ANSWER_DUE);
  assert_int_equal(play->table.question.kind, TN_ASK_FORCED);
  play_free(play);
}


/* A trick that another begins is not led with what the failed throw forces. */
static void ends_a_failed_throw_by_a_trick(void **state) {
  (void)state;
  Play *play = play_new(2, 3);
  set_hands(play, hands);
  play->table.stop_after_throw = true;
  say(play, "QH 4H 4H");
  assert_int_equal(tn_table_play(&play->table), TN_THROW_FAILED);
  assert_true(tn_table_lead(&play->table, 2, 1));
  assert_int_equal(tn_table_play(&play->table), TN_ANSWER_DUE);
  assert_int_equal(play->table.question.kind, TN_ASK_PLAY);
  assert_int_equal(play->table.question.seat, 2);
  play_free(play);
}


/* What is not allowed is refused from the tape, whatever it is. */
static void refuses_what_is_not_allowed(void **state) {
  (void)state;
  static const char *const refused[] = {"QH AC", "9H", "QH QH",
                                        "QH 4H 4H 4H 4H"};
  for (size_t n = 0; n < COUNT(refused); n++) {
    Play *play = play_new(2, 3);
    set_hands(play, hands);
    say(play, refused[n]);
    assert_int_equal(tn_table_play(&play->table), TN_REFUSED);
    play_free(play);
  }
  Play *play = play_new(2, 3);
  set_hands(play, hands);
  play->rules.no_throws = true;
  say(play, "QH 4H 4H");
  assert_int_equal(tn_table_play(&play->table), TN_REFUSED);
  play_free(play);
}


/* Takers and duckers play whole rounds, too, and takers win more. */
static void quick_bots_play(void **state) {
  (void)state;
  int won[2] = {0};
  for (uint64_t seed = 1; seed <= 20; seed++) {
    Play *play = play_new(2, seed);
    for (int seat = 0; seat < 4; seat++)
      play->table.bot[seat] = seat % 2 ? TN_DUCKER : TN_TAKER;
    assert_int_equal(play_round(play), TN_DONE);
    for (int side = 0; side < 2; side++)
      won[side] += tn_table_side_tricks(&play->table, side);
    play_free(play);
  }
  assert_true(won[0] > 2 * won[1]);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(ends_a_failed_throw_by_a_trick),
      cmocka_unit_test(forces_the_thrower),
      cmocka_unit_test(makes_worlds),
      cmocka_unit_test(plays_alike_with_a_log),
      cmocka_unit_test(plays_whole_rounds),
      cmocka_unit_test(quick_bots_play),
      cmocka_unit_test(refuses_what_is_not_allowed),
      cmocka_unit_test(refuses_what_is_not_forced),
      cmocka_unit_test(stops_at_a_failed_throw),
      cmocka_unit_test(tells_the_truth),
  };
  return cmocka_run_group_tests_name("tricks of plays", tests, NULL, NULL);
}
