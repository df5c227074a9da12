/* Plays of several cards: what they are read as, what answers, who wins. */
#include "check.h"

/* Two packs or more, the tens on top of the spades. */
typedef struct Game {
  tn_Deck deck;
  tn_Order order;
  tn_PlayRules rules;
} Game;


/* Tens and jokers on top; spades are trumps, unless there is no trump suit. */
static Game *new_game(int packs, bool trump) {
  Game *game = calloc(1, sizeof *game);
  assert_int_equal(
      tn_deck_init(&game->deck, "CDHS", FRENCH, "LJ BJ", "", packs),
      TN_DECK_OK);
  tn_order_init(&game->order, &game->deck);
  if (trump)
    tn_order_trump(&game->order, 3);
  tn_order_top(&game->order, kinds_of(&game->deck, trump ? "10C 10D 10H"
                                                         : "10C 10D 10H 10S"));
  if (trump)
    tn_order_top(&game->order, kinds_of(&game->deck, "10S"));
  tn_order_top(&game->order, kinds_of(&game->deck, "LJ"));
  tn_order_top(&game->order, kinds_of(&game->deck, "BJ"));
  tn_order_finish(&game->order);
  return game;
}


static tn_Set set_of_text(const Game *game, const char *text) {
  tn_Card cards[TN_CARDS];
  tn_Set set = {{0}};
  for (int n = cards_of(&game->deck, text, cards); n > 0; n--)
    tn_set_add(&set, cards[n - 1]);
  return set;
}


static tn_Format format_of(const Game *game, const char *text) {
  tn_Card cards[TN_CARDS];
  tn_Format format;
  int n = cards_of(&game->deck, text, cards);
  assert_true(tn_format_read(&format, &game->order, cards, n));
  return format;
}


/* "2x2 1x1": a tractor of two pairs and a single. */
static const char *shape(const Game *game, const char *text) {
  static char said[200];
  tn_Format format = format_of(game, text);
  size_t used = 0;
  for (int i = 0; i < format.parts; i++)
    used += (size_t)snprintf(said + used, sizeof said - used, "%s%dx%d",
                             i > 0 ? " " : "", format.part[i].width,
                             format.part[i].length);
  return said;
}


static tn_PlayFault check(const Game *game, const char *lead, const char *hand,
                          const char *play) {
  tn_Format led = format_of(game, lead);
  tn_Set held = set_of_text(game, hand), given = set_of_text(game, play);
  return tn_follow_check(&game->order, &game->rules, &led, &held, &given, NULL,
                         NULL);
}


static void reads_tractors(void **state) {
  (void)state;
  static const char *const tractors[] = {
      "2H 2H 3H 3H",   "9H 9H JH JH",     "2S 2S 3S 3S",   "9S 9S JS JS",
      "AS AS 10D 10D", "10C 10C 10S 10S", "10S 10S LJ LJ", "LJ LJ BJ BJ",
  };
  static const char *const others[] = {
      "10S 10S JS JS",
      "10D 10D 10C 10C",
      "9S 9S 10S 10S",
      "AH AH 2H 2H",
  };
  Game *game = new_game(2, true);
  for (size_t i = 0; i < COUNT(tractors); i++)
    assert_string_equal(shape(game, tractors[i]), "2x2");
  for (size_t i = 0; i < COUNT(others) - 1; i++)
    if (strcmp(others[i], "9S 9S 10S 10S") != 0)
      assert_string_equal(shape(game, others[i]), "2x1 2x1");
  free(game);
  game = new_game(2, false);
  assert_string_equal(shape(game, "10C 10C 10D 10D"), "2x1 2x1");
  assert_string_equal(shape(game, "10C 10C LJ LJ"), "2x2");
  free(game);
}


/* Nines are next to jacks; a nine and a ten are not of one suit. */
static void refuses_several_suits(void **state) {
  (void)state;
  Game *game = new_game(2, true);
  tn_Card cards[TN_CARDS];
  tn_Format format;
  int n = cards_of(&game->deck, "9H 9H 10H 10H", cards);
  assert_false(tn_format_read(&format, &game->order, cards, n));
  free(game);
}


static void reads_the_largest_first(void **state) {
  (void)state;
  static const char *const texts[][2] = {
      {"AH AH AH KH KH KH", "3x2"},
      {"2H 2H 2H 2H 3H 3H 3H 3H 4H 4H", "4x2 2x1"},
      {"2H 2H 2H 3H 3H 3H 4H 4H 5H 5H", "2x4 1x1 1x1"},
      {"2H 2H 2H 3H 3H 3H 4H 4H", "3x2 2x1"},
      {"10D 10C", "1x1 1x1"},
      {"AS AS 10D 10D 10C 10C 10C 10S 10S", "2x3 3x1"},
  };
  Game *game = new_game(4, true);
  for (size_t i = 0; i < COUNT(texts); i++)
    assert_string_equal(shape(game, texts[i][0]), texts[i][1]);
  free(game);
}


static void owes_the_format(void **state) {
  (void)state;
  static const struct {
    const char *lead, *hand, *play;
    tn_PlayFault fault;
  } cases[] = {
      {"4H 4H", "7H 7H 9H", "7H 7H", TN_PLAY_OK},
      {"4H 4H", "7H 7H 9H", "7H 9H", TN_PLAY_FORMAT},
      {"4H 4H", "7H 9C 5C", "9C 5C", TN_PLAY_SUIT},
      {"4H 4H", "7H 9C 5C", "7H 5C", TN_PLAY_OK},
      {"4H 4H", "7H 7H 9H", "7H", TN_PLAY_COUNT},
      {"4H 4H 5H 5H", "8H 8H 9H 9H JH", "8H 8H 9H JH", TN_PLAY_FORMAT},
      {"4H 4H 5H 5H", "8H 8H JH JH QH", "8H 8H JH JH", TN_PLAY_OK},
      {"4H 4H 5H 5H", "8H 8H JH JH QH", "8H 8H JH QH", TN_PLAY_FORMAT},
      {"4H 4H 5H 5H", "8H 8H JH QH KH", "8H 8H JH KH", TN_PLAY_OK},
      {"4H 4H 4H", "8H 8H 8H 8H KH", "8H 8H 8H", TN_PLAY_OK},
      {"4H 4H 4H", "8H 8H 8H 8H KH", "8H 8H KH", TN_PLAY_FORMAT},
      {"2H 2H 5H", "8H 8H 7H KH", "8H 7H KH", TN_PLAY_FORMAT},
      {"2H 2H 5H", "8H 8H 7H KH", "8H 8H KH", TN_PLAY_OK},
      /* the middle pairs taken out leave no tractor for the second */
      {"2H 2H 3H 3H 5H 5H 6H 6H", "7H 7H 8H 8H 9H 9H JH JH AH AH",
       "8H 8H 9H 9H 7H 7H AH AH", TN_PLAY_OK},
  };
  Game *game = new_game(4, true);
  for (size_t i = 0; i < COUNT(cases); i++)
    assert_int_equal(check(game, cases[i].lead, cases[i].hand, cases[i].play),
                     cases[i].fault);
  free(game);
}


/* Two adjacent pairs may count more than triples. */
static void asks_pairs_first(void **state) {
  (void)state;
  const char *lead = "AH AH AH KH KH KH";
  const char *hand = "2H 2H 2H 5H 5H 6H 6H 8H 8H 8H";
  Game *game = new_game(4, true);
  assert_int_equal(check(game, lead, hand, "2H 2H 2H 8H 8H 8H"), TN_PLAY_OK);
  game->rules.pairs_first = 1;
  assert_int_equal(check(game, lead, hand, "2H 2H 2H 8H 8H 8H"), TN_PLAY_OK);
  game->rules.pairs_first = 2;
  assert_int_equal(check(game, lead, hand, "2H 2H 2H 8H 8H 8H"),
                   TN_PLAY_FORMAT);
  assert_int_equal(check(game, lead, hand, "5H 5H 6H 6H 8H 2H"), TN_PLAY_OK);
  free(game);
}


/* Any cards of the suit answer; one's list of answers has them all. */
static void owes_the_suit_alone(void **state) {
  (void)state;
  Game *game = new_game(2, true);
  tn_Format lead = format_of(game, "4H 4H");
  tn_Set hand = set_of_text(game, "7H 7H 9H"), list[10];
  assert_int_equal(
      tn_follows_list(&game->order, &game->rules, &lead, &hand, list, 10, NULL),
      1);
  game->rules.suit_only = true;
  assert_int_equal(check(game, "4H 4H", "7H 7H 9H 2C", "7H 9H"), TN_PLAY_OK);
  assert_int_equal(check(game, "4H 4H", "7H 7H 9H 2C", "7H 2C"), TN_PLAY_SUIT);
  assert_int_equal(check(game, "4H 4H", "7H 7H 9H 2C", "9H"), TN_PLAY_COUNT);
  assert_int_equal(
      tn_follows_list(&game->order, &game->rules, &lead, &hand, list, 10, NULL),
      2);
  free(game);
}


static int winner(const Game *game, const char *plays, int size) {
  tn_Card cards[TN_CARDS];
  int n = cards_of(&game->deck, plays, cards);
  return tn_plays_winner(&game->order, &game->rules, cards, size, n / size,
                         NULL);
}


static void finds_the_winner(void **state) {
  (void)state;
  Game *game = new_game(2, true);
  assert_int_equal(winner(game, "4H 4H 3S 3S 7H 7H", 2), 1);
  assert_int_equal(winner(game, "4H 4H 3S 5S 7H 7H", 2), 2);
  assert_int_equal(winner(game, "4H 4H 7H 8H 7H 7H 7C 7C", 2), 2);
  assert_int_equal(winner(game, "4H 4H 7H 7H 7H 7H", 2), 1);
  assert_int_equal(winner(game, "AH KH QH QH 3S 3S 4S 4S", 4), 1);
  assert_int_equal(winner(game, "AH KH QH QH 3S 4S 5S 6S", 4), 0);
  const char *kills = "AH KH QH QH 3S 3S BJ LJ 4S 4S 5S 6S";
  assert_int_equal(winner(game, kills, 4), 2);
  game->rules.kills_by_highest = true;
  assert_int_equal(winner(game, kills, 4), 1);
  free(game);
}


/* What a throw is forced to by one other hand, as "QH, 4H 4H". */
static const char *forced(const Game *game, const char *throw,
                          const char *hand) {
  static char said[200];
  tn_Format format = format_of(game, throw);
  tn_Set held = set_of_text(game, hand);
  const tn_Set *hands[] = {&held};
  uint8_t parts[TN_PLAY];
  int n = tn_throw_forced(&game->order, &format, hands, 1, parts);
  size_t used = 0;
  *said = 0;
  for (int i = 0; i < n; i++) {
    tn_Component part = format.part[parts[i]];
    for (int k = 0; k < part.width * part.length; k++)
      used += (size_t)snprintf(said + used, sizeof said - used, "%s%s",
                               k > 0   ? " "
                               : i > 0 ? ", "
                                       : "",
                               game->deck.name[format.card[part.at + k]]);
  }
  return said;
}


static void tries_throws(void **state) {
  (void)state;
  Game *game = new_game(2, true);
  assert_string_equal(forced(game, "AH AH KH", "QH QH"), "");
  assert_string_equal(forced(game, "AH KH", "AH"), "KH");
  assert_string_equal(forced(game, "AH 4H 4H", "6H 6H"), "4H 4H");
  assert_string_equal(forced(game, "QH 4H 4H", "KH 2H"), "QH");
  assert_string_equal(forced(game, "QH 4H 4H", "KH 6H 6H"), "4H 4H, QH");
  assert_string_equal(forced(game, "QH JH 9H", "KH"), "9H");
  assert_string_equal(forced(game, "10C 10D", "10S"), "10C");
  assert_string_equal(forced(game, "10D 10C", "10S"), "10D");
  assert_string_equal(forced(game, "10D 10C", "10H"), "");
  free(game);
}


/* A hand and a lead at random, mostly of a few neighbouring kinds. */
static void random_position(const Game *game, tn_Random *random, tn_Set *lead,
                            tn_Set *hand) {
  uint8_t cards[TN_CARDS];
  memcpy(cards, game->deck.list, game->deck.cards);
  size_t n = game->deck.cards;
  if (tn_random_below(random, 2)) {
    n = n / 4 < 40 ? n / 4 : 40;
    memmove(cards,
            cards + tn_random_below(random, (uint32_t)(game->deck.cards - n)),
            n);
  }
  tn_random_shuffle(random, cards, n);
  size_t half = n / 2;
  memset(lead, 0, sizeof *lead);
  memset(hand, 0, sizeof *hand);
  for (size_t i = 0; i < half; i++)
    tn_set_add(lead, cards[i]);
  for (size_t i = half; i < 2 * half; i++)
    tn_set_add(hand, cards[i]);
}


/* What random bots lead and answer is allowed, and among what is listed; the
** list has nothing twice. */
static void answers_are_allowed(void **state) {
  (void)state;
  enum { ROOM = 300 };
  static tn_Set list[ROOM];
  for (int packs = 1; packs <= 4; packs++) {
    Game *game = new_game(packs, packs % 2 == 0);
    tn_Random random = {(uint64_t)packs};
    for (int n = 0; n < more(20) * 500; n++) {
      tn_Set other, hand;
      tn_Card cards[TN_CARDS];
      tn_Format led;
      bool only;
      random_position(game, &random, &other, &hand);
      tn_Set lead = tn_lead_random(&game->order, &game->rules, &other, &random,
                                   &only, NULL);
      int size = tn_set_list(&lead, cards);
      assert_true(tn_set_includes(&other, &lead));
      assert_true(tn_format_read(&led, &game->order, cards, size));
      tn_Set play = tn_follow_random(&game->order, &game->rules, &led, &hand,
                                     &random, &only, NULL);
      assert_true(tn_set_includes(&hand, &play));
      assert_int_equal(tn_follow_check(&game->order, &game->rules, &led, &hand,
                                       &play, NULL, NULL),
                       TN_PLAY_OK);
      double count = tn_follows_list(&game->order, &game->rules, &led, &hand,
                                     list, ROOM, NULL);
      assert_int_equal(only, count == 1);
      bool found = count < 0 || count > ROOM;
      for (int i = 0; !found && i < (int)count; i++)
        found = memcmp(&list[i], &play, sizeof play) == 0;
      assert_true(found);
    }
    free(game);
  }
}


/* How many of the first `count` answers listed never come up in `draws`. */
static int never_drawn(const Game *game, const tn_Format *led,
                       const tn_Set *hand, const tn_Set *list, int count,
                       int draws, tn_Random *random) {
  bool drawn[100] = {false};
  int never = count;
  for (int n = 0; n < draws && never > 0; n++) {
    bool only;
    tn_Set play = tn_follow_random(&game->order, &game->rules, led, hand,
                                   random, &only, NULL);
    for (int i = 0; i < count; i++)
      if (!drawn[i] && memcmp(&list[i], &play, sizeof play) == 0) {
        drawn[i] = true;
        never--;
      }
  }
  return never;
}


/* Every legal answer comes up, if there are few. */
static void every_answer_comes_up(void **state) {
  (void)state;
  enum { FEW = 30 };
  tn_Set list[FEW + 1];
  for (int packs = 1; packs <= 4; packs++) {
    Game *game = new_game(packs, packs % 2 == 0);
    tn_Random random = {(uint64_t)packs + 70};
    int choices = 0;
    for (int n = 0; choices < 150 && n < 20000; n++) {
      tn_Set other, hand;
      tn_Card cards[TN_CARDS];
      tn_Format led;
      bool only;
      random_position(game, &random, &other, &hand);
      tn_Set lead = tn_lead_random(&game->order, &game->rules, &other, &random,
                                   &only, NULL);
      int size = tn_set_list(&lead, cards);
      assert_true(tn_format_read(&led, &game->order, cards, size));
      double count = tn_follows_list(&game->order, &game->rules, &led, &hand,
                                     list, FEW + 1, NULL);
      if (count < 2 || count > FEW)
        continue;
      choices++;
      int never = never_drawn(game, &led, &hand, list, (int)count,
                              (int)count * 200, &random);
      assert_int_equal(never, 0);
    }
    assert_int_equal(choices, 150);
    free(game);
  }
}


/* A pair may be half of a quad: then there is no choice. */
static void knows_the_only_answer(void **state) {
  (void)state;
  Game *game = new_game(4, true);
  tn_Format led = format_of(game, "4H 4H");
  tn_Set hand = set_of_text(game, "7H 7H 7H 7H 9H");
  tn_Random random = {5};
  bool only;
  tn_follow_random(&game->order, &game->rules, &led, &hand, &random, &only,
                   NULL);
  assert_true(only);
  hand = set_of_text(game, "7H 7H 7H 7H 9H 9H");
  tn_follow_random(&game->order, &game->rules, &led, &hand, &random, &only,
                   NULL);
  assert_false(only);
  free(game);
}


/* Every chance of answering a pair is the same. */
static void answers_are_even(void **state) {
  (void)state;
  Game *game = new_game(2, true);
  tn_Format led = format_of(game, "4H 4H");
  tn_Set hand = set_of_text(game, "7H 7H 8H 8H 9H 9H JH QH");
  tn_Random random = {5};
  int times[TN_KINDS] = {0};
  for (int n = 0; n < 3000; n++) {
    bool only;
    tn_Set play = tn_follow_random(&game->order, &game->rules, &led, &hand,
                                   &random, &only, NULL);
    times[tn_kinds_first(play.plane[1])]++;
    assert_false(only);
  }
  for (tn_Kinds left = hand.plane[1]; left; left &= left - 1)
    assert_in_range(times[tn_kinds_first(left)], 900, 1100);
  free(game);
}


static void lists_leads(void **state) {
  (void)state;
  static tn_Set list[100];
  Game *game = new_game(3, true);
  tn_Set hand = set_of_text(game, "7H 7H 8H 8H 8H 9H 9H 9H AS AS 10C 10C 10D "
                                  "10D");
  /* singles 7 8 9 A C D, pairs the same, triples 8 9, tractors 78 89 789 AC
  ** AD, bulldozer 89 */
  assert_int_equal(tn_leads_list(&game->order, &hand, list, 100, NULL),
                   6 + 6 + 2 + 5 + 1);
  free(game);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(answers_are_allowed),
      cmocka_unit_test(every_answer_comes_up),
      cmocka_unit_test(answers_are_even),
      cmocka_unit_test(asks_pairs_first),
      cmocka_unit_test(owes_the_suit_alone),
      cmocka_unit_test(finds_the_winner),
      cmocka_unit_test(knows_the_only_answer),
      cmocka_unit_test(lists_leads),
      cmocka_unit_test(owes_the_format),
      cmocka_unit_test(reads_the_largest_first),
      cmocka_unit_test(reads_tractors),
      cmocka_unit_test(refuses_several_suits),
      cmocka_unit_test(tries_throws),
  };
  return cmocka_run_group_tests_name("plays", tests, NULL, NULL);
}
