/*
** Duties with conditions: what may be played, by a second statement that looks
** at one card after another; what a card tells of the hand; and that the tricks
** of random bots are the same when nobody watches.
*/
#include "check.h"

/* A table of four, two against two, with duties. */
typedef struct Scene {
  tn_Table table;
  tn_Deck deck;
  tn_Order order;
  Heap heap;
  tn_Memory memory;
  tn_Duty duty[TN_RULES];
} Scene;


static void begin(Scene *s, uint64_t seed) {
  memset(s, 0, sizeof *s);
  s->heap.left = -1;
  s->memory = heap_memory(&s->heap);
  s->deck = french_deck("", 1);
  tn_Setup setup = setup_for(&s->deck, 4, seed);
  assert_true(tn_table_init(&s->table, &setup, &s->memory));
  tn_order_init(&s->order, &s->deck);
  s->table.order = &s->order;
  s->table.duty = s->duty;
}


static void end(Scene *s) {
  tn_table_free(&s->table);
  assert_int_equal(s->heap.blocks, 0);
}


static uint16_t one_fact(tn_Random *random) {
  static const uint16_t facts[] = {TN_LEADING,
                                   TN_FIRST_TRICK,
                                   TN_TRUMP_LED,
                                   TN_TRUMPED,
                                   TN_PARTNER_WINS,
                                   TN_VOID,
                                   TN_HOST_FACT,
                                   0,
                                   0,
                                   0};
  return facts[tn_random_below(random, 10)];
}


static tn_Named random_names(tn_Random *random) {
  tn_Named named = {0};
  switch (tn_random_below(random, 4)) {
    case 0: named.cards = few_kinds(random); break;
    case 1: named.if_trump = tn_random_next(random); break;
    default: named.sorts = (uint8_t)(1 << tn_random_below(random, 5)); break;
  }
  return named;
}


static void random_duty(Scene *s, int rule, tn_Random *random) {
  tn_Duty *duty = &s->duty[rule];
  memset(duty, 0, sizeof *duty);
  s->table.rule[rule] = (uint8_t)tn_random_below(random, TN_RULE);
  if (tn_random_below(random, 2) > 0) {
    s->table.rule[rule] = TN_CARDS_NAMED;
    duty->names = random_names(random);
    duty->avoids = tn_random_below(random, 2) > 0;
    duty->narrows = duty->avoids || tn_random_below(random, 3) == 0;
  }
  if (tn_random_below(random, 4) == 0)
    duty->exempt = random_names(random);
  duty->has_only = tn_random_below(random, 6) == 0;
  if (duty->has_only)
    duty->only = random_names(random);
  duty->when = one_fact(random);
  duty->unless = one_fact(random);
  if (tn_random_below(random, 5) == 0)
    duty->until_played = few_kinds(random);
  if (tn_random_below(random, 5) == 0)
    duty->until_thrown = few_kinds(random);
}


static void random_game(Scene *s, tn_Random *random) {
  tn_Table *table = &s->table;
  tn_order_init(&s->order, &s->deck);
  if (tn_random_below(random, 4) > 0)
    tn_order_trump(&s->order, (uint8_t)tn_random_below(random, 4));
  tn_order_finish(&s->order);
  table->rules = (uint8_t)tn_random_below(random, 5);
  table->watched = TN_FIRST_TRICK | TN_UNTIL;
  table->host_facts = tn_random_below(random, 2) > 0 ? TN_HOST_FACT : 0;
  for (int rule = 0; rule < table->rules; rule++)
    random_duty(s, rule, random);
  if (table->rules > 0 && tn_random_below(random, 2) > 0) {
    uint32_t last = table->rules - 1u; /* once others are past, it is alone */
    table->rule[last] = TN_FOLLOW;
    memset(&s->duty[last], 0, sizeof *s->duty);
  }
}


/* The same in words: does a trick have this card's better? */
static bool beaten(const Scene *s, tn_Card card, int group) {
  const tn_Trick *trick = &s->table.trick;
  for (int i = 0; i < trick->plays; i++)
    if (s->order.group[trick->cards[i]] == group &&
        s->order.height[trick->cards[i]] >= s->order.height[card])
      return true;
  return false;
}


static bool trump_lies(const Scene *s) {
  const tn_Trick *trick = &s->table.trick;
  for (int i = 0; i < trick->plays; i++)
    if (s->order.group[trick->cards[i]] == TN_TRUMPS)
      return true;
  return false;
}


static bool of_sort(const Scene *s, uint8_t sort, tn_Card card) {
  const tn_Trick *trick = &s->table.trick;
  int group = s->order.group[card];
  bool follows = trick->plays > 0 && group == s->order.group[trick->cards[0]];
  bool trump = group == TN_TRUMPS;
  switch (sort) {
    case TN_SUIT_LED: return follows;
    case TN_HIGHER: return follows && !beaten(s, card, group);
    case TN_ALL_TRUMPS: return trump;
    case TN_HIGHER_TRUMPS: return trump && !beaten(s, card, group);
    case TN_LOWER_TRUMPS:
      return trump && trump_lies(s) && beaten(s, card, group);
    default: return false;
  }
}


static bool is_named(const Scene *s, const tn_Named *named, tn_Card card) {
  return named->cards >> card & 1 ||
         (named->if_trump >> card & 1 && s->order.group[card] == TN_TRUMPS) ||
         of_sort(s, named->sorts, card);
}


/* Does the duty name the card?  The words of the library by their sorts. */
static bool is_wanted(const Scene *s, int rule, tn_Card card) {
  static const uint8_t sorts[] = {TN_SUIT_LED, TN_HIGHER, TN_HIGHER,
                                  TN_ALL_TRUMPS, TN_HIGHER_TRUMPS};
  const tn_Trick *trick = &s->table.trick;
  uint8_t word = s->table.rule[rule];
  bool trumped = trick->plays > 0 && trump_lies(s) &&
                 s->order.group[trick->cards[0]] != TN_TRUMPS;
  if (word == TN_CARDS_NAMED)
    return is_named(s, &s->duty[rule].names, card) != s->duty[rule].avoids;
  if (trick->plays == 0 || (word == TN_BEAT_LED && trumped))
    return false;
  return of_sort(s, sorts[word], card);
}


static bool holds(const Scene *s, uint16_t fact, tn_Kinds hand) {
  const tn_Table *table = &s->table;
  const tn_Trick *trick = &table->trick;
  int led = trick->plays > 0 ? s->order.group[trick->cards[0]] : TN_NO_GROUP;
  int won = 0;
  for (int seat = 0; seat < 4; seat++)
    won += (int)table->tricks[seat];
  switch (fact) {
    case TN_LEADING: return trick->plays == 0;
    case TN_FIRST_TRICK: return won == 0;
    case TN_TRUMP_LED: return led == TN_TRUMPS;
    case TN_TRUMPED:
      return trick->plays > 0 && led != TN_TRUMPS && trump_lies(s);
    case TN_PARTNER_WINS:
      return trick->plays > 0 && trick->best % 2 == trick->turn % 2;
    case TN_VOID: return led != TN_NO_GROUP && !(hand & s->order.of_group[led]);
    default: return table->host_facts & fact;
  }
}


/* What has been played to earlier tricks, or off the suit led. */
typedef struct Past {
  tn_Kinds played, thrown;
} Past;


static bool is_time(const Scene *s, const tn_Duty *duty, tn_Kinds hand,
                    const Past *past) {
  if (duty->when && !holds(s, duty->when, hand))
    return false;
  if (duty->unless && holds(s, duty->unless, hand))
    return false;
  return !(past->played & duty->until_played) &&
         !(past->thrown & duty->until_thrown);
}


/* What may be played of a hand: duty after duty, card after card. */
static tn_Kinds by_words(const Scene *s, tn_Kinds hand, const Past *past) {
  tn_Kinds left = hand;
  for (int rule = 0; rule < s->table.rules; rule++) {
    const tn_Duty *duty = &s->duty[rule];
    tn_Kinds kept = 0;
    bool meets = false, binds = false;
    for (tn_Card card = 0; card < 52; card++) {
      if (!(left >> card & 1))
        continue;
      bool wanted = is_wanted(s, rule, card);
      bool exempt = is_named(s, &duty->exempt, card);
      bool counts = duty->has_only ? !is_named(s, &duty->only, card) : wanted;
      kept |= wanted || exempt ? tn_kind(card) : 0;
      meets |= wanted;
      binds |= counts && !exempt;
    }
    if (!is_time(s, duty, hand, past) || !meets || !binds)
      continue;
    left = kept;
    if (!duty->narrows)
      break;
  }
  return left;
}


/* What the log says that a hand lacks, since event number `from`. */
static tn_Kinds lacked(const tn_Table *table, uint32_t from) {
  tn_Kinds kinds = 0;
  for (; from < table->log.used; from++)
    if (table->log.events[from].what == TN_LACKED)
      kinds |= table->log.events[from].kinds;
  return kinds;
}


/*
** The card was played, and the log says what the hand lacks.  That is true; and
** it is so with any other hand that might have played the card.
*/
static void check_told(Scene *s, tn_Kinds hand, tn_Card card, tn_Kinds lacks,
                       const Past *past, tn_Random *random) {
  assert_false(hand & lacks);
  for (int times = 0; times < 20; times++) {
    tn_Kinds other = s->deck.all & tn_random_next(random);
    other &= times % 2 ? tn_random_next(random) : ~lacks;
    other |= tn_kind(card);
    if (by_words(s, other, past) & tn_kind(card))
      assert_false(other & lacks);
  }
}


/* The number of the duty that forbids a card, or none if it is allowed. */
static void check_forbids(Scene *s, tn_Kinds hand, tn_Kinds legal) {
  for (tn_Card card = 0; card < 52; card++) {
    tn_Kinds allowed = 0;
    if (!(hand >> card & 1))
      continue;
    int rule = tn_trick_forbids(&s->table, card, &allowed);
    assert_int_equal(rule == TN_NONE, legal >> card & 1);
    if (rule != TN_NONE)
      assert_true((allowed & ~hand) == 0 && (legal & ~allowed) == 0 &&
                  !(allowed & tn_kind(card)));
  }
}


/* A card is played: first without it the table is as `past` says. */
static void play_card(Scene *s, Past *past, tn_Random *random) {
  tn_Table *table = &s->table;
  tn_Trick before;
  uint8_t seat = table->trick.turn;
  tn_Kinds hand = tn_pile_kinds(&table->pile[tn_hand_pile(seat)]), legal;
  assert_int_equal(tn_trick_legal(table, &legal), TN_DONE);
  assert_int_equal(legal, by_words(s, hand, past));
  check_forbids(s, hand, legal);
  tn_Card card = tn_kinds_pick(legal, tn_random_next(random));
  uint32_t events = table->log.used;
  before = table->trick;
  tn_trick_play(table, card);
  tn_Trick after = table->trick;
  table->trick = before;
  check_told(s, hand, card, lacked(table, events), past, random);
  table->trick = after;
  past->played |= tn_kind(card);
  if (s->order.group[card] != s->order.group[after.cards[0]])
    past->thrown |= tn_kind(card);
}


static void test_by_words(void **state) {
  (void)state;
  tn_Random random = {3};
  for (int times = 0; times < 60 * more(20); times++) {
    Scene s;
    Past past = {0, 0};
    begin(&s, 1);
    s.table.log.on = true;
    random_game(&s, &random);
    tn_table_begin_round(&s.table, 0);
    tn_table_deal(&s.table, 13, 1);
    for (int trick = 0; trick < 13; trick++) {
      tn_trick_begin(&s.table, (uint8_t)tn_random_below(&random, 4));
      for (int i = 0; i < 4; i++)
        play_card(&s, &past, &random);
      tn_trick_end(&s.table);
    }
    end(&s);
  }
}


/* Plays a round by random bots; answers its decisions. */
static uint32_t play_by_bots(Scene *s, uint64_t seed, bool watched,
                             uint8_t *bytes) {
  tn_Random random = {seed};
  begin(s, seed);
  s->table.log.on = watched;
  random_game(s, &random);
  tn_table_begin_round(&s->table, 0);
  tn_table_deal(&s->table, 13, 1);
  for (int seat = 0; seat < 4; seat++)
    s->table.bot[seat] = TN_RANDOM;
  s->table.tape.limit = 1000;
  tn_table_lead(&s->table, 1, 13);
  assert_int_equal(tn_table_play(&s->table), TN_DONE);
  memcpy(bytes, s->table.tape.bytes, s->table.tape.used);
  return s->table.tape.used;
}


static void test_unwatched(void **state) {
  (void)state;
  for (int times = 0; times < 200 * more(50); times++) {
    Scene one, other;
    uint8_t bytes[2][64];
    uint64_t seed = (uint64_t)times;
    uint32_t used = play_by_bots(&one, seed, false, bytes[0]);
    assert_int_equal(play_by_bots(&other, seed, true, bytes[1]), used);
    assert_memory_equal(bytes[0], bytes[1], used);
    assert_int_equal(one.table.bound, other.table.bound);
    assert_true(one.table.thrown == other.table.thrown);
    end(&one);
    end(&other);
  }
}


/* A leader who plays a card that is to be avoided has nothing else. */
static void test_nothing_else(void **state) {
  (void)state;
  Scene s;
  begin(&s, 1);
  s.table.log.on = true;
  s.table.rules = 1;
  s.table.rule[0] = TN_CARDS_NAMED;
  s.duty[0] = (tn_Duty){.names = {.cards = s.deck.of_suit[2]},
                        .avoids = true,
                        .narrows = true,
                        .when = TN_LEADING,
                        .until_played = s.deck.of_suit[2]};
  s.table.watched = TN_UNTIL;
  tn_order_finish(&s.order);
  tn_table_begin_round(&s.table, 0);
  tn_Card card = card_of(&s.deck, "4H");
  tn_table_move(&s.table, card, TN_STOCK, tn_hand_pile(0));
  tn_trick_begin(&s.table, 0);
  uint32_t events = s.table.log.used;
  tn_trick_play(&s.table, card);
  assert_int_equal(lacked(&s.table, events), s.deck.all & ~s.deck.of_suit[2]);
  end(&s);
}


/* Whether a hand has run out of the suit led is not known where it need not
** follow: so a duty of those who have says nothing of it, nor one behind it. */
static void test_unknown_void(void **state) {
  (void)state;
  Scene s;
  begin(&s, 1);
  s.table.log.on = true;
  s.table.rules = 2;
  s.table.rule[0] = s.table.rule[1] = TN_CARDS_NAMED;
  s.duty[0] = (tn_Duty){.names = {.cards = s.deck.of_suit[2]}, .when = TN_VOID};
  s.duty[1] = (tn_Duty){.names = {.cards = s.deck.of_suit[3]}};
  tn_order_finish(&s.order);
  tn_table_begin_round(&s.table, 0);
  static const char *const cards[] = {"9C", "3C", "4H"};
  for (int i = 0; i < 3; i++)
    tn_table_move(&s.table, card_of(&s.deck, cards[i]), TN_STOCK,
                  tn_hand_pile(i > 0));
  tn_trick_begin(&s.table, 0);
  tn_trick_play(&s.table, card_of(&s.deck, "9C"));
  uint32_t events = s.table.log.used;
  tn_trick_play(&s.table, card_of(&s.deck, "4H"));
  assert_int_equal(lacked(&s.table, events), 0);
  end(&s);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_by_words),
      cmocka_unit_test(test_unwatched),
      cmocka_unit_test(test_nothing_else),
      cmocka_unit_test(test_unknown_void),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
