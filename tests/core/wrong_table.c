/* Given something of no use: tables, what is told there, snapshots, tricks. */
#include "wrong.h"


/* A table whose setup is like a good one, but for something. */
static void setups(void **state) {
  (void)state;
  static tn_MeldRules melds;
  for (size_t i = 0; i < COUNT(own_piles); i++)
    own_piles[i] = (tn_Pile){.owner = TN_NONE, .sees = TN_SEES_ALL};
  melds = (tn_MeldRules){.deck = &deck,
                         .sets = deck.all,
                         .least = 3,
                         .most = 4,
                         .discard = TN_NONE,
                         .place = 8,
                         .places = 4};
  tn_Setup good = setup_for(&deck, 4, 7), setup = good;
  says(tn_table_init(NULL, &good, &memory), false);
  says(tn_table_init(&table, NULL, &memory), false);
  says(tn_table_init(&table, &good, NULL), false);
  says(tn_table_init(&table, &good, &no_memory), false);
  says(tn_setup_fits(NULL), false);
  says(tn_setup_fits(&good), true);
#define is_unfit(change)                                                       \
  (setup = good, (change), says(tn_setup_fits(&setup), false),                 \
   says(tn_table_init(&table, &setup, &memory), false), tn_table_free(&table))
  is_unfit(setup.deck = NULL);
  is_unfit(setup.deck = &none);
  is_unfit(setup.players = 0);
  is_unfit(setup.players = TN_SEATS + 1);
  is_unfit(setup.sides = 0);
  is_unfit(setup.sides = TN_SEATS + 1);
  is_unfit(setup.side_of[3] = 2);
  is_unfit(setup.piles = 1); /* and nobody says which */
  is_unfit((setup.piles = TN_PILES, setup.own = own_piles));
  good.piles = 8;
  good.own = own_piles;
  is_unfit(own_piles[1].owner = 4);
  own_piles[1].owner = 3;
  is_unfit(own_piles[1].sees = 3);
  own_piles[1].sees = TN_SEES_OWNER;
  is_unfit(setup.melds = &melds); /* not finished */
  assert_int_equal(tn_meld_rules_finish(&melds), TN_MELD_RULES_OK);
  good.melds = &melds;
  says(tn_setup_fits(&good), true);
  tn_MeldRules fit = melds;
  is_unfit(setup.deck = &double_deck);
#define do_not_meld(change) melds = fit, is_unfit(change)
  do_not_meld(melds.places = TN_MELDS + 1);
  do_not_meld(melds.place = 7); /* won by a side */
  do_not_meld(melds.places = 9);
  do_not_meld(melds.discard = 9); /* a place for melds */
  do_not_meld(melds.discard = 3); /* a hand */
  do_not_meld(melds.discard = 16);
  do_not_meld((melds.aside = 1, melds.aside_pile = 15)); /* for two sides */
}


static void tables(void **state) {
  (void)state;
  sit_down(&deck, 5);
  const uint8_t hand = tn_hand_pile(0), beside = table.piles;
  tn_Card other = tn_kinds_first(~table.pile[hand].set.plane[0]);
  says(tn_table_restart(NULL, 1), false);
  says(tn_table_restart(&never, 1), false);
  says(tn_table_reseed(&never, 1), false);
  says(tn_table_start_at(NULL, 1, &table), false);
  says(tn_table_start_at(&table, 1, &never), false);
  says(tn_table_rewind(&never, 1), false);
  says(tn_table_rewind(&table, 0), false);
  says(tn_table_begin_round(&never, 0), false);
  says(tn_table_begin_round(&table, 4), false);
  says(tn_table_deal_again(&never), false);
  says(tn_table_shuffle(&never), false);
  says(tn_table_mix(NULL), false);
  says(tn_table_sit_out(&table, 4), false);
  says(tn_table_sit_out(&table, 0), false); /* with cards in hand */
  says(tn_table_reverse(NULL), false);
  says(tn_table_change_seats(NULL, NULL), false);
  says(tn_table_seat(NULL, 0, 1), TN_NONE);
  says(tn_table_seat(&never, 0, 1), TN_NONE);
  says(tn_table_seat(&table, 4, 1), TN_NONE);
  says(tn_table_seat(&table, 1, INT32_MAX), 0);
  says(tn_table_seat(&table, 1, INT32_MIN), 1);
  says(tn_table_deal(&never, 1, 1), false);
  says(tn_table_deal(&table, -1, 1), false);
  says(tn_table_deal(&table, 1, 0), false);
  says(tn_table_deal(&table, 9, 1), false); /* 32 cards for four */
  says(tn_table_deal(&table, INT32_MAX, INT32_MAX), false);
  says(tn_table_draw(&never, 0), TN_NONE);
  says(tn_table_draw(&table, beside), TN_NONE);
  says(tn_table_move(NULL, 0, 0, 1), false);
  says(tn_table_move(&table, other, hand, 0), false);
  says(tn_table_move(&table, TN_NONE, hand, 0), false);
  says(tn_table_move(&table, 0, beside, 0), false);
  says(tn_table_move(&table, table.pile[0].cards[0], 0, beside), false);
  says(tn_table_hand_over(&table, other, hand, 0), false);
  says(tn_table_hand_over(&table, 0, TN_NONE, 0), false);
  says(tn_table_show(&table, other, hand), false);
  says(tn_table_show(&never, 0, 0), false);
  says(tn_table_show_to(&table, other, beside, 1), false);
  says(tn_table_open_dummy(&table), false);
  says(tn_table_open_dummy(&never), false);
  says(tn_table_count(&never, 0, 1), -1);
  says(tn_table_count(&table, beside, 1), -1);
  says(tn_table_holds(&table, beside, NULL, 1, 0), false);
  says(tn_table_holds(NULL, 0, NULL, 1, 0), false);
  says(tn_table_holds_set(&table, beside, &table.pile[hand].set, 1), false);
  says(tn_table_holds_set(&table, hand, NULL, 1), false);
  says(tn_table_came(&table, beside, 0, 1), false);
  says(tn_table_came(&table, hand, NO_CARD, deck.all), false);
  says(tn_table_outdoes(&table, beside, hand, true, 0), false);
  says(tn_table_outdoes(&table, hand, beside, false, 0), false);
  says(tn_table_outdoes(NULL, 0, 1, true, 0), false);
  says(tn_table_kept(&table, beside, 0), -1);
  says(tn_table_kept(&table, 0, beside), -1);
  says(tn_table_kept(NULL, 0, 1), -1);
  unchanged();
}


static void rules(void **state) {
  (void)state;
  static tn_Order other_deck, begun;
  sit_down(&deck, 5);
  tn_order_init(&other_deck, &double_deck);
  tn_order_finish(&other_deck);
  tn_order_init(&begun, &deck);
  const tn_Duties good = {.n = 1, .rule = {TN_FOLLOW}};
  const tn_Duties many = {.n = TN_RULES + 1};
  const tn_Duties nothing = {.n = 2, .rule = {TN_FOLLOW, TN_CARDS_NAMED + 1}};
  const tn_Duties nameless = {.n = 1, .rule = {TN_CARDS_NAMED}};
  const tn_Duties beside = {.n = 1, .once_empty = {table.piles + 1}};
  says(tn_table_obey(NULL, &good), false);
  says(tn_table_obey(&never, &good), false);
  says(tn_table_obey(&table, NULL), false);
  says(tn_table_obey(&table, &many), false);
  says(tn_table_obey(&table, &nothing), false);
  says(tn_table_obey(&table, &nameless), false);
  says(tn_table_obey(&table, &beside), false);
  says(tn_table_set_order(NULL, &order), false);
  says(tn_table_set_order(&never, NULL), false);
  says(tn_table_set_order(&table, &no_order), false);
  says(tn_table_set_order(&table, &other_deck), false);
  says(tn_table_set_order(&table, &begun), false); /* not finished */
  says(tn_table_set_bot(&never, 0, TN_RANDOM), false);
  says(tn_table_set_bot(&table, 4, TN_RANDOM), false);
  says(tn_table_set_bot(&table, 0, (tn_Bot)(TN_STEADY + 1)), false);
  says(tn_table_answer_card(NULL, 0), TN_IMPOSSIBLE);
  says(tn_table_answer_card(&never, 0), TN_IMPOSSIBLE);
  says(tn_table_answer_card(&table, 0), TN_IMPOSSIBLE); /* nobody was asked */
  unchanged();
  says(strcmp(tn_version(), TN_VERSION), 0);
}


static void told(void **state) {
  (void)state;
  sit_down(&deck, 5);
  tn_Answer answer;
  says(tn_table_say_note(&table, 4, 1), false);
  says(tn_table_say_note(NULL, 0, 1), false);
  says(tn_table_add_saying(NULL, (tn_Saying){.kinds = 3}), false);
  says(tn_table_add_saying(&table, (tn_Saying){.kinds = 2}), false);
  says(tn_table_add_saying(&table, (tn_Saying){.kinds = beyond() | 1}), false);
  says(tn_table_form_parties(NULL, 1, 0), false);
  says(tn_table_form_parties(&table, 16, 0), false);
  says(tn_table_form_parties(&table, 1, beyond()), false);
  says(tn_table_reveal_party(&table, 0), false); /* there are none */
  says(tn_table_parties_known(NULL, 0), 0);
  says(tn_table_parties_known(&table, 4), 0);
  says(tn_table_ask_all(NULL), false);
  says(tn_table_answers_begin(&never), false);
  says(tn_table_pass(&table, 0, 0, table.piles), false);
  says(tn_table_pass(&table, 0, TN_NONE, 0), false);
  says(tn_table_all_answered(&table), false); /* nobody was asked */
  says(tn_table_score(NULL, 0, 1, "tricks"), false);
  says(tn_table_score(&table, 2, 1, "tricks"), false);
  says(tn_table_score(&table, -1, 1, "tricks"), false);
  says(tn_table_score(&table, 0, 1, NULL), false);
  says(tn_table_held(&table, 4, cards), 0);
  says(tn_table_held(&table, 0, NULL), 0);
  says(tn_table_side_tricks(NULL, 0), 0);
  says(tn_table_digest(NULL) == 0, true);
  says(tn_standing_digest(NULL) == 0, true);
  says(tn_tricks_digest(NULL) == 0, true);
  says(tn_table_side_tricks(&table, 9), 0);
  says(tn_table_ask_card(NULL, cards), TN_IMPOSSIBLE);
  says(tn_table_ask_card(&table, NULL), TN_IMPOSSIBLE);
  says(tn_table_ask_card(&table, cards), TN_IMPOSSIBLE); /* none is legal */
  says(tn_table_next_answer(NULL, &answer), false);
  says(tn_table_next_answer(&table, NULL), false);
  says(tn_table_next_answer(&table, &answer), false);
  answer = (tn_Answer){TN_CARD_ANSWER, false, 1, NO_CARD, NULL};
  says(tn_table_decide(&table, 0, answer), TN_IMPOSSIBLE);
  answer.card = 0;
  says(tn_table_decide(&table, 4, answer), TN_IMPOSSIBLE);
  says(tn_table_decide(NULL, 0, answer), TN_IMPOSSIBLE);
  says(tn_table_say(NULL, "pass", false), false);
  says(tn_table_say(&table, NULL, false), false);
  says(tn_steady_bits(NULL, 0, 1, 0), 0);
  says(tn_log_write(NULL, (tn_Event){0}), false);
  says(tn_log_write(&table, (tn_Event){0}), false); /* it is off */
  unchanged();
}


/* A card may wait once only, and only a card that is there. */
static void passed(void **state) {
  (void)state;
  sit_down(&deck, 5);
  const uint8_t from = tn_hand_pile(0), to = tn_hand_pile(1);
  tn_Card card = tn_kinds_first(tn_pile_kinds(&table.pile[from]));
  tn_Card other = tn_kinds_first(tn_pile_kinds(&table.pile[to]));
  says(tn_table_ask_all(&table), true);
  says(tn_table_pass(&table, card, from, to), true);
  says(tn_table_pass(&table, card, from, to), false);
  says(tn_table_pass(&table, other, from, to), false);
  says(tn_table_move(&table, card, from, TN_STOCK), true);
  says(tn_table_all_answered(&table), true);
  says(table.pile[to].count, 5);
  says(table.pile[from].count, 4);
}


static void snapshots(void **state) {
  (void)state;
  static tn_Snapshot snapshot;
  uint8_t where[TN_CARDS];
  sit_down(&deck, 13);
  memset(where, TN_NONE, sizeof where);
  says(tn_snapshot_take(NULL, &table), false);
  says(tn_snapshot_take(&snapshot, NULL), false);
  says(tn_snapshot_take(&snapshot, &never), false);
  says(tn_snapshot_restore(NULL, &table), false);
  says(tn_snapshot_restore(&snapshot, &table), false); /* none was taken */
  says(tn_snapshot_lay(&snapshot, where), false);
  says(tn_snapshot_take(&snapshot, &table), true);
  says(tn_snapshot_restore(&snapshot, NULL), false);
  says(tn_snapshot_restore(&snapshot, &never), false);
  says(tn_snapshot_lay(&snapshot, NULL), false);
  says(tn_snapshot_lay(&snapshot, where), false);
  unchanged();
  survives(tn_snapshot_free(NULL));
  survives(tn_table_free(NULL));
  survives(tn_table_free(&never));
  tn_table_free(&table); /* another one, whose cards need more room */
  sit_down(&double_deck, 13);
  says(tn_snapshot_take(&snapshot, &table), true);
  survives(tn_snapshot_free(&snapshot));
}


static void tricks(void **state) {
  (void)state;
  tn_Kinds legal;
  sit_down(&deck, 13);
  says(tn_trick_begin(NULL, 0), false);
  says(tn_trick_begin(&table, 4), false);
  says(tn_trick_legal(NULL, &legal), TN_IMPOSSIBLE);
  says(tn_trick_legal(&table, &legal), TN_IMPOSSIBLE); /* none is under way */
  says(tn_trick_names(&table, 0), 0);
  says(tn_trick_left_by(&table, 0, deck.all), 0);
  says(tn_trick_forbids(&table, 0, &legal), TN_NONE);
  says(tn_trick_play(&table, 0), false);
  says(tn_trick_judge_again(&table), false);
  says(tn_trick_end(&table), TN_NONE);
  says(tn_table_lead(NULL, 0, 1), false);
  says(tn_table_lead(&table, 4, 1), false);
  says(tn_table_lead(&table, 0, -1), false);
  says(tn_table_lead(&table, 0, TN_CARDS + 1), false);
  says(tn_table_play(NULL), TN_IMPOSSIBLE);
  says(tn_table_play(&never), TN_IMPOSSIBLE);
  unchanged();
  table.order = NULL;
  says(tn_table_lead(&table, 0, 13), false);
  says(tn_trick_begin(&table, 0), false);
  table.order = &order;
  says(tn_table_lead(&table, 0, 13), true);
  memcpy(&before, &table, sizeof table);
  tn_Card held = tn_kinds_first(table.pile[tn_hand_pile(0)].set.plane[0]);
  tn_Card other = tn_kinds_first(table.pile[tn_hand_pile(1)].set.plane[0]);
  says(tn_trick_legal(&table, NULL), TN_IMPOSSIBLE);
  says(tn_trick_names(&table, -1), 0);
  says(tn_trick_names(&table, 1), 0);
  says(tn_trick_left_by(&table, 1, deck.all), 0);
  says(tn_trick_forbids(&table, NO_CARD, &legal), TN_NONE);
  says(tn_trick_forbids(&table, held, NULL), TN_NONE);
  says(tn_trick_play(&table, other), false);
  says(tn_trick_play(&table, TN_NONE), false);
  says(tn_trick_end(&table), TN_NONE); /* nobody has played */
  says(tn_table_sit_out(&table, 1), false);
  unchanged();
  says(tn_trick_play(&table, held), true);
  says(tn_trick_begin(&table, 0), false); /* a card lies there */
}


/* Somebody has fewer cards than there are tricks: bots stop there, and so does
** a player; also where obligations or the order have gone. */
static void too_few_cards(void **state) {
  (void)state;
  for (int bot = TN_ASKED; bot <= TN_STEADY; bot++) {
    sit_down(&deck, 5);
    memset(table.bot, bot, sizeof table.bot);
    for (int i = 0; i < 5; i++) {
      tn_Kinds kinds = tn_pile_kinds(&table.pile[tn_hand_pile(2)]);
      if (i < 4 || bot == TN_ASKED)
        tn_table_move(&table, tn_kinds_first(kinds), tn_hand_pile(2), TN_STOCK);
    }
    says(tn_table_lead(&table, 2, 5), true);
    says(tn_table_play(&table), TN_IMPOSSIBLE);
    table.rules = TN_RULES + 1;
    says(tn_table_play(&table), TN_IMPOSSIBLE);
    table.rules = 0;
    table.dummy = 1, table.dummy_by = 4;
    says(tn_table_play(&table), TN_IMPOSSIBLE);
    table.dummy = TN_NONE;
    table.order = NULL;
    says(tn_table_play(&table), TN_IMPOSSIBLE);
    tn_table_free(&table);
  }
}


/* A duty that names cards is there, but nobody has said which. */
static void nameless_duty(void **state) {
  (void)state;
  tn_Kinds legal;
  sit_down(&deck, 13);
  table.rule[0] = TN_CARDS_NAMED;
  says(tn_table_lead(&table, 0, 13), true);
  says(tn_trick_legal(&table, &legal), TN_DONE);
  says(tn_trick_names(&table, 0), 0);
}


static void several_at_once(void **state) {
  (void)state;
  static const tn_PlayRules rules = {0};
  bool only;
  sit_down(&deck, 13);
  cards[0] = tn_kinds_first(table.pile[tn_hand_pile(0)].set.plane[0]);
  cards[1] = tn_kinds_first(table.pile[tn_hand_pile(1)].set.plane[0]);
  says(tn_trick_check(NULL, cards, 1, NULL), TN_PLAY_NOTHING);
  says(tn_trick_check(&table, cards, 1, NULL), TN_PLAY_NOTHING);
  says(tn_trick_ask(NULL), false);
  says(tn_trick_ask(&table), false);
  says(tn_trick_play_cards(&table, cards, 1), false);
  says(tn_forced_cards(NULL, 0, cards), 0);
  says(tn_forced_cards(&table, 0, cards), 0); /* no throw has failed */
  says(tn_forced_cards(&table, -1, cards), 0);
  empty(tn_trick_random(NULL, &stream, &only));
  empty(tn_trick_random(&table, &stream, &only));
  unchanged();
  table.plays = &rules;
  says(tn_table_lead(&table, 0, 13), true);
  memcpy(&before, &table, sizeof table);
  says(tn_trick_check(&table, NULL, 1, NULL), TN_PLAY_NOTHING);
  says(tn_trick_check(&table, cards, 0, NULL), TN_PLAY_NOTHING);
  says(tn_trick_check(&table, cards, 2, NULL), TN_PLAY_NOTHING);
  says(tn_trick_play_cards(&table, NULL, 1), false);
  says(tn_trick_play_cards(&table, cards, -1), false);
  says(tn_trick_play_cards(&table, cards, 2), false);
  empty(tn_trick_random(&table, NULL, &only));
  empty(tn_trick_random(&table, &stream, NULL));
  unchanged();
  says(tn_trick_play_cards(&table, cards, 1), true);
  says(tn_trick_play_cards(&table, cards + 1, 0), false);
  tn_table_move(&table, cards[1], tn_hand_pile(1), TN_STOCK);
  says(tn_trick_play_cards(&table, cards + 1, 1), false);
}


static void claims(void **state) {
  (void)state;
  static const tn_PlayRules rules = {0};
  tn_Claim claim = {.camp = 1, .worth = 3};
  sit_down(&deck, 13);
  says(tn_table_claim(NULL, &claim), -1);
  says(tn_table_claim(&never, &claim), -1);
  says(tn_table_claim(&table, NULL), -1);
  says(tn_table_claim(&table, &claim), -1); /* no tricks are being played */
  says(tn_table_lead(&table, 0, 13), true);
  claim.camp = 16; /* seat 4 */
  says(tn_table_claim(&table, &claim), -1);
  claim.camp = 1, table.plays = &rules;
  says(tn_table_claim(&table, &claim), -1);
  table.plays = NULL;
  says(tn_table_claim(&table, &claim), 3);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      WRONG(setups),        WRONG(tables),        WRONG(told),
      WRONG(passed),        WRONG(snapshots),     WRONG(tricks),
      WRONG(too_few_cards), WRONG(nameless_duty), WRONG(several_at_once),
      WRONG(claims),        WRONG(rules),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
