/* Given something of no use: chance, cards, plays, captures, tapes, piles. */
#include "wrong.h"


static void base(void **state) {
  (void)state;
  tn_Work work = {0};
  survives(tn_work_grant(NULL, 5));
  survives(tn_work_grant(&work, INT64_MIN));
  says(tn_work_on(&work, 1), false);
  says(tn_work_look(NULL), false);
  says(tn_random_below(NULL, 5), 0);
  says(tn_random_below(&stream, 0), 0);
  survives(tn_random_shuffle(NULL, cards, 5));
  survives(tn_random_shuffle(&stream, NULL, 5));
  survives(tn_random((uint64_t)-1, (tn_Purpose)77, 0, 0));
}


static void decks(void **state) {
  (void)state;
  tn_Deck other;
  uint8_t copies[TN_KINDS] = {0};
  says(tn_deck_init(NULL, "C", "2", "", "", 1), TN_DECK_EMPTY);
  says(tn_deck_init(&other, NULL, "2", "", "", 1), TN_DECK_SUITS);
  says(tn_deck_init(&other, "C", NULL, "", "", 1), TN_DECK_RANKS);
  says(tn_deck_init(&other, "C", "2", NULL, NULL, 1), TN_DECK_OK);
  says(tn_deck_init(&other, "C", "2", "", "", 0), TN_DECK_PACKS);
  says(tn_deck_init(&other, "C", "2", "", "", TN_COPIES + 1), TN_DECK_PACKS);
  says(tn_deck_copies(NULL, copies), TN_DECK_EMPTY);
  says(tn_deck_copies(&none, copies), TN_DECK_EMPTY);
  says(tn_deck_copies(&deck, NULL), TN_DECK_PACKS);
  says(tn_deck_tag(NULL, "poem", 1), false);
  says(tn_deck_tag(&deck, NULL, 1), false);
  says(tn_deck_tag(&deck, "", 1), false);
  says(tn_deck_tag(&deck, "poem", beyond()), false);
  says(tn_deck_find_tag(NULL, "poem"), TN_NONE);
  says(tn_deck_find_tag(&deck, NULL), TN_NONE);
  says(tn_deck_read(NULL, "QS", 2), TN_NONE);
  says(tn_deck_read(&deck, NULL, 2), TN_NONE);
  says(tn_deck_read(&deck, "", 0), TN_NONE);
  says(tn_deck_read(&none, "QS", 2), TN_NONE);
  says(tn_deck_rank(NULL, "Q", 1), TN_NONE);
  says(tn_deck_rank(&deck, NULL, 1), TN_NONE);
  says(tn_deck_rank(&deck, "", 0), TN_NONE);
  says(tn_deck_suit(NULL, 'S'), TN_NONE);
  says(tn_deck_suit(&deck, '\0'), TN_NONE);
}


static void sets(void **state) {
  (void)state;
  tn_Set set = {{0}};
  says(tn_kinds_nth(0, 0), TN_NONE);
  says(tn_kinds_nth(5, 2), TN_NONE);
  says(tn_kinds_pick(0, UINT64_MAX), TN_NONE);
  says(tn_set_has(NULL, 0), 0);
  says(tn_set_has(&set, NO_CARD), 0);
  says(tn_set_has(&set, TN_NONE), 0);
  says(tn_set_count(NULL), 0);
  says(tn_set_add(NULL, 0), false);
  says(tn_set_add(&set, NO_CARD), false);
  says(tn_set_remove(NULL, 0), false);
  says(tn_set_remove(&set, 0), false);
  says(tn_set_remove(&set, TN_NONE), false);
  says(tn_set_includes(NULL, &set), false);
  says(tn_set_includes(&set, NULL), false);
  says(tn_set_list(NULL, cards), 0);
  says(tn_set_list(&set, NULL), 0);
  for (int n = 0; n < TN_COPIES; n++)
    says(tn_set_add(&set, 3), true);
  says(tn_set_add(&set, 3), false);
  says(tn_set_count(&set), TN_COPIES);
  memset(&set, 0xFF, sizeof set);
  says(tn_set_list(&set, cards), TN_CARDS);
}


static void orders(void **state) {
  (void)state;
  const uint8_t ranks[] = {0, 13}, many[TN_RANKS + 1] = {0};
  bool with;
  says(tn_order_init(NULL, &deck), false);
  says(tn_order_init(&order, NULL), false);
  says(tn_order_init(&order, &none), false);
  says(tn_order_init(&order, &deck), true);
  says(tn_order_ranks(NULL, ranks, 1), false);
  says(tn_order_ranks(&no_order, ranks, 1), false);
  says(tn_order_ranks(&order, NULL, 1), false);
  says(tn_order_ranks(&order, ranks, -1), false);
  says(tn_order_ranks(&order, ranks, 2), false);
  says(tn_order_ranks(&order, many, COUNT(many)), false);
  says(tn_order_trump(NULL, 0), false);
  says(tn_order_trump(&no_order, 0), false);
  says(tn_order_trump(&order, 4), false);
  says(tn_order_trump(&order, TN_NONE), false);
  says(tn_order_top(NULL, 1), false);
  says(tn_order_top(&no_order, 0), false);
  says(tn_order_top(&order, beyond()), false);
  says(tn_order_join(NULL, 1, 0), false);
  says(tn_order_join(&order, 1, 4), false);
  says(tn_order_join(&order, beyond(), 0), false);
  says(tn_order_worthless(NULL, 1), false);
  says(tn_order_worthless(&order, beyond()), false);
  says(tn_order_count_as(NULL, 1, 0), false);
  says(tn_order_count_as(&order, 1, TN_NONE), false);
  says(tn_order_count_as(&order, beyond(), 0), false);
  says(tn_order_later(NULL, 1), false);
  says(tn_order_later(&order, beyond()), false);
  says(tn_order_finish(NULL), false);
  says(tn_order_finish(&no_order), false);
  says(tn_order_finish(&order), true);
  says(tn_order_beats(NULL, 0, 1, 0), false);
  says(tn_order_beats(&no_order, 0, 1, 0), false);
  says(tn_order_beats(&order, 52, 0, 0), false);
  says(tn_order_beats(&order, 1, TN_NONE, 0), false);
  says(tn_order_beats(&order, 1, 0, TN_NONE), false);
  cards[0] = 0, cards[1] = 52;
  says(tn_order_winner(NULL, cards, 1), -1);
  says(tn_order_winner(&order, NULL, 1), -1);
  says(tn_order_winner(&order, cards, 0), -1);
  says(tn_order_winner(&order, cards, -1), -1);
  says(tn_order_winner(&order, cards, 2), -1);
  says(tn_order_run(NULL, 0, &with), 0);
  says(tn_order_run(&no_order, 0, &with), 0);
  says(tn_order_run(&order, 0, NULL), 0);
}


static void climbs(void **state) {
  (void)state;
  static tn_ClimbRules rules;
  tn_Climb list[TN_CLIMBS], strange = {.kind = 1};
  tn_ClimbPlay plays[4];
  tn_Set set = {{1}}, far = {{beyond()}};
  rules = (tn_ClimbRules){.deck = &deck, .kinds = 1, .ranks = 13};
  rules.kind[0] = (tn_ClimbKind){.of = 1, .least = 1, .most = 1};
  for (tn_Card card = 0; card < deck.kinds; card++)
    rules.rank[card] = deck.rank[card];
  tn_ClimbRules good = rules;
  says(tn_climb_read(&rules, &set, list), 0); /* not prepared */
  says(tn_climb_prepare(NULL), false);
#define is_bad(change) rules = good, (change), says(tn_climb_prepare(&rules), 0)
  is_bad(rules.deck = NULL);
  is_bad(rules.kinds = TN_CLIMBS + 1);
  is_bad(rules.ranks = 12); /* a card of the 13th */
  is_bad(rules.places = TN_CLIMB_ROW + 1);
  is_bad((rules.places = 1, rules.row[0] = 13));
  is_bad((rules.rank[3] = TN_NONE, rules.apart.plane[0] = tn_kind(3)));
  is_bad(rules.apart = far);
  is_bad(rules.kind[0].of = 0);
  is_bad(rules.kind[0].least = 0);
  is_bad(rules.kind[0].wings = 1); /* of no card each */
  is_bad(rules.kind[0].overs = TN_CLIMB_OVERS + 1);
  is_bad(rules.kind[0].cards = far);
  rules = good;
  says(tn_climb_prepare(&rules), true);
  says(tn_climb_read(NULL, &set, list), 0);
  says(tn_climb_read(&rules, NULL, list), 0);
  says(tn_climb_read(&rules, &set, NULL), 0);
  says(tn_climb_read(&rules, &far, list), 0);
  says(tn_climb_leads(&rules, NULL, list), 0);
  says(tn_climb_leads(&rules, &set, NULL), 0);
  says(tn_climb_lay(NULL, &set, cards), 0);
  says(tn_climb_lay(&rules, &set, NULL), 0);
  says(tn_climb_lay(&rules, &far, cards), 0);
  says(tn_climb_read(&rules, &set, list), 1);
  says(tn_climb_beats(NULL, list, list), false);
  says(tn_climb_beats(&rules, NULL, list), false);
  says(tn_climb_beats(&rules, list, NULL), false);
  says(tn_climb_beats(&rules, &strange, list), false);
  says(tn_climb_beats(&rules, list, &strange), false);
#define lists(rules, hand, over, random, to, room)                             \
  tn_climb_list(rules, hand, over, NULL, random, to, room, NULL)
  says(lists(NULL, &set, NULL, &stream, plays, 4), 0);
  says(lists(&rules, NULL, NULL, &stream, plays, 4), 0);
  says(lists(&rules, &far, NULL, &stream, plays, 4), 0);
  says(lists(&rules, &set, &strange, &stream, plays, 4), 0);
  says(lists(&rules, &set, NULL, NULL, plays, 4), 0);
  says(lists(&rules, &set, NULL, &stream, NULL, 4), 0);
  says(lists(&rules, &set, NULL, &stream, NULL, -1), 1); /* counts only */
}


static void captures(void **state) {
  (void)state;
  static tn_Fishing fishing;
  static tn_CaptureRules rules;
  int32_t points[TN_KINDS] = {0}, value;
  tn_Capture capture = {.verb = TN_TAKE, .cards = 1};
  cards[0] = 52;
  says(tn_fishing_check(&fishing, &capture, &value), TN_NOT_THERE);
  says(tn_fishing_begin(NULL, &rules, &deck, points, cards, 0), false);
  says(tn_fishing_begin(&fishing, NULL, &deck, points, cards, 0), false);
  says(tn_fishing_begin(&fishing, &rules, NULL, points, cards, 0), false);
  says(tn_fishing_begin(&fishing, &rules, &deck, NULL, cards, 0), false);
  says(tn_fishing_begin(&fishing, &rules, &deck, points, NULL, 1), false);
  says(tn_fishing_begin(&fishing, &rules, &deck, points, cards, 1), false);
  says(tn_fishing_begin(&fishing, &rules, &deck, points, cards, -1), false);
  points[5] = TN_CAPTURE_POINTS + 1;
  says(tn_fishing_begin(&fishing, &rules, &deck, points, cards, 0), false);
  says(tn_fishing_list(&fishing), false);
  points[5] = 0, cards[0] = 3;
  says(tn_fishing_begin(&fishing, &rules, &deck, points, cards, 1), true);
  says(tn_fishing_list(NULL), false);
  says(tn_fishing_check(NULL, &capture, &value), TN_NOT_THERE);
  says(tn_fishing_check(&fishing, NULL, &value), TN_NOT_THERE);
  says(tn_fishing_check(&fishing, &capture, NULL), TN_NOT_THERE);
  says(tn_fishing_check(&fishing, &capture, &value), TN_NOT_THERE);
  tn_set_add(&fishing.hand, 0); /* a card that is held takes two of one */
  capture.cards = 2;
  says(tn_fishing_check(&fishing, &capture, &value), TN_NOT_THERE);
  capture.cards = 1, capture.verb = TN_CAPTURE_VERBS;
  says(tn_fishing_check(&fishing, &capture, &value), TN_NOT_THERE);
  capture.verb = TN_RAISE, capture.build = TN_BUILDS;
  says(tn_fishing_check(&fishing, &capture, &value), TN_NO_BUILD);
  capture.verb = TN_BUILD, capture.value = INT32_MIN;
  says(tn_fishing_check(&fishing, &capture, &value), TN_NO_TAKER);
  says(tn_fishing_free(NULL), TN_BUILDS);
  fishing.builds = TN_BUILDS + 1;
  says(tn_fishing_free(&fishing), TN_BUILDS);
  says(tn_fishing_list(&fishing), false);
  fishing.builds = 1, fishing.build[0].value = INT32_MAX;
  says(tn_fishing_list(&fishing), false);
}


static void plays(void **state) {
  (void)state;
  const tn_PlayRules rules = {0};
  tn_Format lead = {0}, unread = {0};
  tn_Set hand = {{1}}, more = {{3}};
  const tn_Set *hands[] = {NULL};
  uint8_t parts[TN_PLAY];
  says(tn_order_init(&order, &deck) && tn_order_finish(&order), true);
  cards[0] = 0, cards[1] = 52, cards[2] = 20;
  says(tn_format_read(NULL, &order, cards, 1), false);
  says(tn_format_read(&lead, NULL, cards, 1), false);
  says(tn_format_read(&lead, &no_order, cards, 1), false);
  says(tn_format_read(&lead, &order, NULL, 1), false);
  says(tn_format_read(&lead, &order, cards, 0), false);
  says(tn_format_read(&lead, &order, cards, TN_PLAY), false);
  says(tn_format_read(&lead, &order, cards, 2), false);
  memset(cards, 0, sizeof cards);
  says(tn_format_read(&lead, &order, cards, TN_COPIES + 1), false);
  says(tn_format_read(&lead, &order, cards, 1), true);
  says(tn_lead_check(NULL, &lead), TN_PLAY_NOTHING);
  says(tn_lead_check(&rules, NULL), TN_PLAY_NOTHING);
  says(tn_lead_check(&rules, &unread), TN_PLAY_NOTHING);
#define check(order, rules, lead, hand, play)                                  \
  tn_follow_check(order, rules, lead, hand, play, NULL, NULL)
  says(check(NULL, &rules, &lead, &hand, &hand), TN_PLAY_NOTHING);
  says(check(&no_order, &rules, &lead, &hand, &hand), TN_PLAY_NOTHING);
  says(check(&order, NULL, &lead, &hand, &hand), TN_PLAY_NOTHING);
  says(check(&order, &rules, NULL, &hand, &hand), TN_PLAY_NOTHING);
  says(check(&order, &rules, &unread, &hand, &hand), TN_PLAY_NOTHING);
  says(check(&order, &rules, &lead, NULL, &hand), TN_PLAY_NOTHING);
  says(check(&order, &rules, &lead, &hand, NULL), TN_PLAY_NOTHING);
  says(check(&order, &rules, &lead, &hand, &more), TN_PLAY_NOTHING);
  says(tn_play_height(NULL, &rules, &lead, &hand, NULL), -1);
  says(tn_play_height(&order, NULL, &lead, &hand, NULL), -1);
  says(tn_play_height(&order, &rules, &unread, &hand, NULL), -1);
  says(tn_play_height(&order, &rules, &lead, NULL, NULL), -1);
  says(tn_plays_winner(NULL, &rules, cards, 1, 1, NULL), -1);
  says(tn_plays_winner(&order, NULL, cards, 1, 1, NULL), -1);
  says(tn_plays_winner(&order, &rules, NULL, 1, 1, NULL), -1);
  says(tn_plays_winner(&order, &rules, cards, 0, 1, NULL), -1);
  says(tn_plays_winner(&order, &rules, cards, 1, 0, NULL), -1);
  says(tn_throw_forced(NULL, &lead, hands, 1, parts), 0);
  says(tn_throw_forced(&order, &unread, hands, 1, parts), 0);
  says(tn_throw_forced(&order, &lead, NULL, 1, parts), 0);
  says(tn_throw_forced(&order, &lead, hands, 1, parts), 0);
  says(tn_throw_forced(&order, &lead, hands, 0, NULL), 0);
}


static void random_plays(void **state) {
  (void)state;
  const tn_PlayRules rules = {0};
  tn_Format lead = {0}, unread = {0};
  tn_Set hand = {{1}}, list[4];
  bool only;
  cards[0] = 0;
  says(tn_order_init(&order, &deck) && tn_order_finish(&order), true);
  says(tn_format_read(&lead, &order, cards, 1), true);
  empty(tn_lead_random(NULL, &rules, &hand, &stream, &only, NULL));
  empty(tn_lead_random(&order, NULL, &hand, &stream, &only, NULL));
  empty(tn_lead_random(&order, &rules, NULL, &stream, &only, NULL));
  empty(tn_lead_random(&order, &rules, &(tn_Set){{0}}, &stream, &only, NULL));
  empty(tn_lead_random(&order, &rules, &hand, NULL, &only, NULL));
  empty(tn_lead_random(&order, &rules, &hand, &stream, NULL, NULL));
#define follow(order, rules, lead, hand, random, only)                         \
  tn_follow_random(order, rules, lead, hand, random, only, NULL)
  empty(follow(NULL, &rules, &lead, &hand, &stream, &only));
  empty(follow(&order, NULL, &lead, &hand, &stream, &only));
  empty(follow(&order, &rules, &unread, &hand, &stream, &only));
  empty(follow(&order, &rules, &lead, NULL, &stream, &only));
  empty(follow(&order, &rules, &lead, &(tn_Set){{0}}, &stream, &only));
  empty(follow(&order, &rules, &lead, &hand, NULL, &only));
  empty(follow(&order, &rules, &lead, &hand, &stream, NULL));
  says(tn_leads_list(NULL, &hand, list, 4, NULL), 0);
  says(tn_leads_list(&order, NULL, list, 4, NULL), 0);
  says(tn_leads_list(&order, &hand, NULL, 4, NULL), 0);
  says(tn_leads_list(&order, &hand, list, -1, NULL), 0);
#define answers(order, rules, lead, hand, list, room)                          \
  tn_follows_list(order, rules, lead, hand, list, room, NULL)
  says(answers(NULL, &rules, &lead, &hand, list, 4), 0);
  says(answers(&order, NULL, &lead, &hand, list, 4), 0);
  says(answers(&order, &rules, &unread, &hand, list, 4), 0);
  says(answers(&order, &rules, &lead, NULL, list, 4), 0);
  says(answers(&order, &rules, &lead, &(tn_Set){{0}}, list, 4), 0);
  says(answers(&order, &rules, &lead, &hand, NULL, 4), 0);
  says(answers(&order, &rules, &lead, &hand, list, -1), 0);
}


static void histories(void **state) {
  (void)state;
  tn_Ledger ledger = {0};
  tn_Tape tape = {.limit = UINT32_MAX}, copy = {.limit = UINT32_MAX};
  uint32_t next = 0;
  const uint8_t bytes[TN_TEXT] = {0}, strange = TN_KINDS;
  says(tn_ledger_add(NULL, &memory, 1, 0, 5, "tricks"), false);
  says(tn_ledger_add(&ledger, NULL, 1, 0, 5, "tricks"), false);
  says(tn_ledger_add(&ledger, &memory, 1, -1, 5, "tricks"), false);
  says(tn_ledger_add(&ledger, &memory, 1, TN_SEATS, 5, "tricks"), false);
  says(tn_ledger_add(&ledger, &memory, 1, 0, 5, NULL), false);
  survives(tn_ledger_cut(NULL, 0));
  survives(tn_ledger_free(NULL, &memory));
  survives(tn_ledger_free(&ledger, NULL));
#define writes(kind, size, card, bytes)                                        \
  tn_tape_write(&tape, &memory, (tn_Answer){kind, false, size, card, bytes})
  says(writes(TN_CARD_ANSWER, 1, NO_CARD, NULL), false);
  says(writes(TN_CARDS_ANSWER, TN_ANSWER, 0, bytes), false);
  says(writes(TN_CARDS_ANSWER, 1, 0, NULL), false);
  says(writes(TN_CARDS_ANSWER, 1, 0, &strange), false);
  says(writes(TN_TEXT_ANSWER, TN_TEXT, 0, bytes), false);
  says(writes(TN_TEXT_ANSWER, 3, 0, NULL), false);
  says(writes(3, 0, 0, NULL), false);
  const tn_Answer seven = {TN_CARD_ANSWER, false, 1, 7, NULL};
  const tn_Answer long_text = {TN_TEXT_ANSWER, false, 5, TN_NONE, "pass!"};
  says(tn_tape_write(NULL, &memory, seven), false);
  says(tn_tape_write(&tape, NULL, seven), false);
  says(tn_tape_add(NULL, &memory, seven), false);
  says(tn_tape_write(&tape, &memory, seven), true);
  says(tn_tape_add(&tape, &memory, seven), false); /* one has not been read */
  says(tn_tape_reserve(NULL, &memory, 1), false);
  says(tn_tape_reserve(&copy, NULL, 1), false);
  says(tn_tape_reserve(&tape, &memory, SIZE_MAX), false);
  says(tn_tape_get(NULL, 0, &next).bytes != NULL, false);
  says(tn_tape_get(&tape, 0, NULL).bytes != NULL, false);
  says(tn_tape_get(&tape, 1, &next).bytes != NULL, false);
  says(tn_tape_write(&tape, &memory, long_text), true);
  tape.used -= 2; /* the text is cut off */
  says(tn_tape_get(&tape, 1, &next).bytes != NULL, false);
  says(next, tape.used);
  says(tn_tape_copy(&copy, &memory, &tape, 0, tape.used), false);
  says(tn_tape_whole(NULL, 1), false);
  says(tn_tape_load(NULL, &memory, bytes, 1), false);
  says(tn_tape_load(&copy, NULL, bytes, 1), false);
  says(tn_tape_load(&copy, &memory, NULL, 1), false);
  says(tn_tape_replace(NULL, &memory, 0, seven), false);
  says(tn_tape_replace(&copy, &memory, copy.used, seven), false);
  says(tn_tape_load(&copy, &memory, "\x84me", 3), false);
  says(tn_tape_copy(NULL, &memory, &tape, 0, 1), false);
  says(tn_tape_copy(&copy, &memory, NULL, 0, 1), false);
  says(tn_tape_copy(&copy, &memory, &tape, 1, 0), false);
  says(tn_tape_copy(&copy, &memory, &tape, 0, 99), false);
  says(tn_tape_find(NULL, 1), 0);
  says(tn_tape_find(&tape, 99), tape.used);
  survives(tn_tape_free(NULL, &memory));
  survives(tn_tape_free(&copy, NULL));
  survives(tn_tape_free(&copy, &memory));
  survives(tn_tape_free(&tape, &memory));
}


static void piles(void **state) {
  (void)state;
  tn_Pile pile = {.ordered = true, .room = 1, .cards = cards};
  says(tn_pile_put(NULL, 0), false);
  says(tn_pile_put(&(tn_Pile){.ordered = true}, 0), false);
  says(tn_pile_put(&(tn_Pile){.ordered = false}, NO_CARD), false);
  says(tn_pile_put(&pile, 0), true);
  says(tn_pile_put(&pile, 1), false); /* there is room for one */
  says(tn_pile_take(NULL, 0), false);
  says(tn_pile_take(&pile, 1), false);
  says(tn_pile_find(NULL, 0), -1);
  says(tn_pile_find(&pile, 1), -1);
  says(tn_pile_find(&(tn_Pile){.ordered = false}, 1), -1);
  says(tn_pile_has(NULL, 0), 0);
  says(tn_pile_kinds(NULL), 0);
  says(tn_pile_list(NULL, cards), 0);
  says(tn_pile_list(&pile, NULL), 0);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      WRONG(base),      WRONG(decks),    WRONG(sets),  WRONG(orders),
      WRONG(climbs),    WRONG(captures), WRONG(plays), WRONG(random_plays),
      WRONG(histories), WRONG(piles),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
