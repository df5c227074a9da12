/* Rounds with every kind of secret, played at random. */
#ifndef games_h
#define games_h

#include "rounds.h"


/* Thirteen cards each; the dealer's last is shown and makes trumps. */
static inline void trumps_turned_up(Play *play) {
  tn_Table *table = &play->table;
  tn_table_deal(table, 13, 1);
  tn_Card last = table->last_dealt;
  tn_table_show(table, last, table->last_dealt_to);
  tn_order_init(&play->order, &play->deck);
  tn_order_trump(&play->order, play->deck.suit[last]);
  tn_order_finish(&play->order);
  play_tricks(play, table->next[table->dealer], 13);
}


/* Jacks of all suits are the highest trumps. */
static inline void jacks_on_top(Play *play, uint8_t suit) {
  const tn_Deck *deck = &play->deck;
  tn_order_init(&play->order, deck);
  tn_order_trump(&play->order, suit);
  for (uint8_t jack = 0; jack < deck->suits; jack++)
    for (tn_Card card = 0; card < deck->kinds; card++)
      if (deck->suit[card] == jack &&
          deck->rank_name[deck->rank[card]][0] == 'J')
        tn_order_top(&play->order, tn_kind(card));
  tn_order_finish(&play->order);
}


/*
** Three players get ten cards each, two cards lie apart unseen.  One player
** takes them or does not, puts two away unseen, and may lay the hand open.
*/
static inline void two_apart(Play *play) {
  tn_Table *table = &play->table;
  uint8_t apart = own_pile(table, 0);
  if (table->players == 4)
    tn_table_sit_out(table, table->dealer);
  uint8_t first = table->next[table->dealer];
  tn_table_deal(table, 3, 3);
  tn_table_draw(table, apart);
  tn_table_draw(table, apart);
  tn_table_deal(table, 4, 4);
  tn_table_deal(table, 3, 3);
  uint8_t seat = first;
  for (int n = choose(play, first, 3); n > 0; n--)
    seat = table->next[seat];
  if (choose(play, seat, 4) > 0) {
    take_all(play, apart, tn_hand_pile(seat));
    put_away(play, seat, 2, apart);
  }
  jacks_on_top(play, (uint8_t)choose(play, seat, 4));
  if (choose(play, seat, 8) == 0)
    show_all(play, tn_hand_pile(seat));
  play_tricks(play, first, 10);
  take_all(play, apart, tn_won_pile(table, table->side_of[seat]));
}


/*
** Six cards lie apart.  They are shown or not; a player takes them and puts six
** cards back unseen.  All are told how many of the six stayed in the hand.
*/
static inline void six_apart(Play *play) {
  tn_Table *table = &play->table;
  uint8_t apart = own_pile(table, 0);
  tn_table_deal(table, 12, 1);
  while (table->pile[TN_STOCK].count > 0)
    tn_table_draw(table, apart);
  uint8_t seat = (uint8_t)choose(play, 0, 4);
  tn_Kinds six = tn_pile_kinds(&table->pile[apart]);
  bool shown = choose(play, seat, 3) > 0;
  if (shown)
    show_all(play, apart);
  take_all(play, apart, tn_hand_pile(seat));
  put_away(play, seat, 6, apart);
  if (shown)
    tn_table_count(table, tn_hand_pile(seat), six);
  tn_table_kept(table, tn_hand_pile(seat), apart);
  tn_order_init(&play->order, &play->deck);
  tn_order_trump(&play->order, (uint8_t)choose(play, seat, 4));
  tn_order_top(&play->order, tn_kind(card_of(&play->deck, "LJ")));
  tn_order_top(&play->order, tn_kind(card_of(&play->deck, "BJ")));
  tn_order_finish(&play->order);
  play_tricks(play, seat, 12);
}


/* Red threes are laid down at once, and others drawn for them. */
static inline void lay_red_threes(Play *play, uint8_t seat, bool draws) {
  tn_Table *table = &play->table;
  uint8_t hand = tn_hand_pile(seat), laid = own_pile(table, 1);
  tn_Kinds red = kinds_of(&play->deck, "3D 3H");
  for (int n = 1; n > 0;) {
    tn_Kinds held;
    for (n = 0; (held = red & tn_pile_kinds(&table->pile[hand])) != 0; n++)
      tn_table_move(table, tn_kinds_first(held), hand, laid);
    tn_table_count(table, hand, red);
    for (int i = 0; draws && i < n; i++)
      if (table->pile[TN_STOCK].count > 0)
        tn_table_draw(table, hand);
  }
}


/* The player lays down some cards, or none. */
static inline void meld(Play *play, uint8_t seat) {
  tn_Table *table = &play->table;
  int most = table->pile[tn_hand_pile(seat)].count - 2;
  for (int n = choose(play, seat, 4); n > 0 && n <= most; n--) {
    tn_Kinds held = tn_pile_kinds(&table->pile[tn_hand_pile(seat)]);
    tn_table_move(table, choose_card(play, seat, held), tn_hand_pile(seat),
                  own_pile(table, 2));
  }
}


/*
** Draw a card unseen or take the whole discard pile, meld, discard; two packs
** with identical cards, jokers all alike.
*/
static inline void draw_and_discard(Play *play) {
  tn_Table *table = &play->table;
  uint8_t discards = own_pile(table, 0), seat = table->next[table->dealer];
  tn_table_deal(table, 11, 1);
  tn_table_draw(table, discards);
  for (int n = 0; n < 4; n++, seat = table->next[seat])
    lay_red_threes(play, seat, true);
  for (;; seat = table->next[seat]) {
    uint8_t hand = tn_hand_pile(seat);
    bool take = choose(play, seat, 4) == 0 && table->pile[discards].count > 0;
    if (take)
      take_all(play, discards, hand);
    else if (table->pile[TN_STOCK].count > 0)
      tn_table_draw(table, hand);
    else
      return;
    lay_red_threes(play, seat, !take);
    meld(play, seat);
    if (table->pile[hand].count == 0)
      return;
    tn_table_move(table,
                  choose_card(play, seat, tn_pile_kinds(&table->pile[hand])),
                  hand, discards);
  }
}


/* After a draw the player may show a two of some suit, or several of them. */
static inline void declare(Play *play, uint8_t seat, uint8_t *by) {
  tn_Table *table = &play->table;
  const tn_Pile *hand = &table->pile[tn_hand_pile(seat)];
  tn_Card two[TN_SUITS];
  bool able[9] = {true};
  cards_of(&play->deck, "2C 2D 2H 2S", two);
  for (int i = 0; i < 8; i++)
    able[i + 1] = tn_pile_has(hand, two[i / 2]) > i % 2;
  int said = choose_able(play, seat, 9, able);
  if (said == 0)
    return;
  for (int n = (said - 1) % 2; n >= 0; n--)
    tn_table_show(table, two[(said - 1) / 2], tn_hand_pile(seat));
  *by = seat;
}


/* Cards are drawn one by one, and players may show some.  If nobody does, all
** cards are drawn again. */
static inline uint8_t draw_all(Play *play) {
  tn_Table *table = &play->table;
  uint8_t by = TN_NONE, seat = table->dealer;
  for (int tries = 0; by == TN_NONE && tries < 2; tries++) {
    if (tries > 0)
      tn_table_shuffle(table);
    while (table->pile[TN_STOCK].count > 8) {
      tn_table_draw(table, tn_hand_pile(seat));
      if (table->pile[TN_STOCK].count % 8 == 0)
        declare(play, seat, &by);
      seat = table->next[seat];
    }
  }
  if (by == TN_NONE)
    tn_table_show(table, top_of(play, TN_STOCK), TN_STOCK);
  return by == TN_NONE ? table->dealer : by;
}


/* Kinds of which the hand holds a pair, among `kinds`. */
static inline tn_Kinds pairs_in(const tn_Pile *hand, tn_Kinds kinds) {
  return hand->set.plane[1] & kinds;
}


/* Plays cards to the trick; two at once if they are a pair. */
static inline void play_cards(Play *play, uint8_t seat, tn_Card card, int n) {
  for (int i = 0; i < n; i++)
    tn_table_move(&play->table, card, tn_hand_pile(seat), TN_TRICK);
}


/* What following with these cards tells: no pairs, or too few of the suit. */
static inline void lacks(Play *play, uint8_t seat, tn_Kinds kinds,
                         uint8_t most) {
  tn_log_add(&play->table, (tn_Event){.what = TN_LACKED,
                                      .n = most,
                                      .seen = 0xFF,
                                      .from = tn_hand_pile(seat),
                                      .to = TN_NONE,
                                      .kinds = kinds});
}


/* Follows a pair: a pair of the suit, else cards of the suit, else any. */
static inline void follow_pair(Play *play, uint8_t seat, tn_Kinds suit) {
  const tn_Pile *hand = &play->table.pile[tn_hand_pile(seat)];
  tn_Kinds pairs = pairs_in(hand, suit);
  if (pairs) {
    play_cards(play, seat, choose_card(play, seat, pairs), 2);
    return;
  }
  for (int i = 0; i < 2; i++) {
    tn_Kinds held = tn_pile_kinds(hand), follow = held & suit;
    tn_Card card = choose_card(play, seat, follow ? follow : held);
    if (!(suit & tn_kind(card)))
      lacks(play, seat, suit, 0);
    else if (i == 0)
      lacks(play, seat, suit, 1);
    play_cards(play, seat, card, 1);
  }
}


/* A trick led with a pair, which all follow; anyone may win it. */
static inline void pair_trick(Play *play, uint8_t leader, tn_Card led) {
  tn_Table *table = &play->table;
  tn_Kinds suit = play->order.of_group[play->order.group[led]];
  play_cards(play, leader, led, 2);
  for (uint8_t seat = table->next[leader]; seat != leader;
       seat = table->next[seat])
    follow_pair(play, seat, suit);
  take_all(play, TN_TRICK, tn_won_pile(table, 0));
}


/*
** Two packs, drawn one by one with shows in between; eight cards left over are
** taken into a hand and eight put away; then pairs and single cards are led.
*/
static inline void drawn_one_by_one(Play *play) {
  tn_Table *table = &play->table;
  uint8_t hole = own_pile(table, 0);
  uint8_t seat = draw_all(play);
  take_all(play, TN_STOCK, tn_hand_pile(seat));
  put_away(play, seat, 8, hole);
  tn_order_init(&play->order, &play->deck);
  tn_order_trump(&play->order, (uint8_t)choose(play, seat, 4));
  tn_order_top(&play->order, play->deck.jokers);
  tn_order_finish(&play->order);
  const tn_Pile *hand = &table->pile[tn_hand_pile(seat)];
  for (;;) {
    bool able[TN_KINDS + 1] = {true};
    for (tn_Card card = 0; card < play->deck.kinds; card++)
      able[card + 1] = tn_pile_has(hand, card) > 1;
    int said = choose_able(play, seat, play->deck.kinds + 1, able);
    if (said == 0)
      break;
    pair_trick(play, seat, (tn_Card)(said - 1));
  }
  play_tricks(play, seat, hand->count);
}


/*
** Two players with a stock: after each trick both draw unseen, but the last
** card lies open.  The duties bind all the time.
*/
static inline void stock_for_two(Play *play) {
  tn_Table *table = &play->table;
  uint8_t turned = own_pile(table, 0);
  tn_table_deal(table, 8, 1);
  tn_Card trump = tn_table_draw(table, turned);
  tn_order_init(&play->order, &play->deck);
  tn_order_trump(&play->order, play->deck.suit[trump]);
  tn_order_finish(&play->order);
  table->rules = 3;
  table->rule[0] = TN_BEAT_LED;
  table->rule[1] = TN_FOLLOW;
  table->rule[2] = TN_OVERTRUMP;
  uint8_t leader = table->next[table->dealer];
  while (table->pile[tn_hand_pile(0)].count > 0) {
    play_tricks(play, leader, 1);
    leader = table->trick.leader;
    for (int n = 0; n < 2; n++) {
      uint8_t seat = n == 0 ? leader : table->next[leader];
      uint8_t from = table->pile[TN_STOCK].count > 0 ? TN_STOCK : turned;
      if (table->pile[from].count > 0)
        tn_table_move(table, top_of(play, from), from, tn_hand_pile(seat));
    }
  }
}


/* Everyone passes three cards on unseen before play. */
static inline void three_passed_on(Play *play) {
  tn_Table *table = &play->table;
  tn_table_deal(table, 13, 1);
  for (uint8_t seat = 0; seat < 4; seat++)
    put_away(play, seat, 3, own_pile(table, seat));
  for (uint8_t seat = 0; seat < 4; seat++)
    take_all(play, own_pile(table, seat), tn_hand_pile(table->next[seat]));
  tn_order_init(&play->order, &play->deck);
  tn_order_finish(&play->order);
  play_tricks(play, table->dealer, 13);
}


/*
** The same at the same time: nobody sees cards before all have passed, and no
** card is passed on twice.  The round does not stop while all are asked.
*/
static inline void three_passed_at_once(Play *play) {
  tn_Table *table = &play->table;
  tn_table_deal(table, 9, 1);
  int steps = 1 + choose(play, 0, 3), n = 1 + choose(play, 0, 3);
  if (play->stop - decisions(play) <= 4)
    leave(play, false);
  assert_true(tn_table_ask_all(table));
  for (uint8_t seat = 0; seat < 4; seat++)
    put_away(play, seat, n, tn_hand_pile((seat + steps) % 4));
  tn_table_all_answered(table);
  tn_order_init(&play->order, &play->deck);
  tn_order_finish(&play->order);
  play_tricks(play, table->dealer, 9);
}


/* All cards of a pile but the top one are turned over and become the stock. */
static inline void turn_over(Play *play, uint8_t pile) {
  tn_Card cards[TN_CARDS];
  int n = tn_pile_list(&play->table.pile[pile], cards);
  for (int i = n - 2; i >= 0; i--)
    tn_table_move(&play->table, cards[i], pile, TN_STOCK);
}


/* A card goes from somewhere in the stock to a pile. */
static inline void take_from_stock(Play *play, int nth, uint8_t to) {
  const tn_Pile *stock = &play->table.pile[TN_STOCK];
  if (stock->count > 0)
    tn_table_move(&play->table, stock->cards[nth % stock->count], TN_STOCK, to);
}


/* Something happens to the stock.  With one pack, it may happen to a card by
** its place; with more, the topmost of several identical cards would move. */
static inline void change_stock(Play *play, uint8_t seat, int what) {
  uint8_t hand = tn_hand_pile(seat), discards = own_pile(&play->table, 0);
  bool one = play->deck.packs == 1;
  if (what == 0 && play->table.pile[hand].count > 0)
    put_away(play, seat, 1, TN_STOCK);
  if (what == 1)
    turn_over(play, discards);
  if (what == 2 && one)
    turn_over(play, TN_STOCK);
  if (what == 3 && one)
    take_from_stock(play, 3, hand);
  if (what == 4 && one)
    take_from_stock(play, 2, TN_STOCK);
  if (what == 5 && one)
    take_from_stock(play, 1, discards);
}


/*
** Cards come to the stock and leave it again, from the top and from below; the
** stock itself is turned over.
*/
static inline void stock_made_anew(Play *play) {
  tn_Table *table = &play->table;
  uint8_t discards = own_pile(table, 0), seat = table->next[table->dealer];
  if (play->deck.packs == 1)
    turn_over(play, TN_STOCK);
  tn_table_deal(table, 4, 1);
  for (int n = 0;; n++, seat = table->next[seat]) {
    uint8_t hand = tn_hand_pile(seat);
    change_stock(play, seat, choose(play, seat, 8));
    if (table->pile[TN_STOCK].count > 0)
      tn_table_draw(table, hand);
    tn_Kinds held = tn_pile_kinds(&table->pile[hand]);
    if (held)
      tn_table_move(table, choose_card(play, seat, held), hand, discards);
  }
}


/* What may happen where everything may happen. */
enum {
  DRAW,
  DRAW_APART,
  PUT_AWAY,
  PASS_ON,
  TAKE,
  PLAY,
  SHOW,
  TELL,
  GATHER,
  TELL_HELD,
  TELL_CAME,
  SHOW_TO
};

/* Some kinds, the same in all worlds: those of two ranks, or of a suit. */
static inline tn_Kinds some_kinds(const Play *play, int which) {
  tn_Kinds kinds = 0;
  for (tn_Card card = 0; card < play->deck.kinds; card++)
    if (which < 4 ? play->deck.suit[card] == which
                  : play->deck.rank[card] / 2 == which - 4)
      kinds |= tn_kind(card);
  return kinds;
}


/* A hand tells something of itself, or of a card that came; or one player looks
** into it. */
static inline void tell_of_hand(Play *play, uint8_t seat, int what,
                                uint8_t to) {
  tn_Table *table = &play->table;
  uint8_t hand = tn_hand_pile(seat);
  if (what == TELL_HELD) {
    tn_Kinds kinds = some_kinds(play, choose(play, seat, 8));
    tn_table_holds(table, hand, NULL, kinds, 1 + to % 3);
  }
  if (what == TELL_CAME && table->pile[TN_STOCK].count > 0) {
    tn_Kinds kinds = some_kinds(play, choose(play, seat, 8));
    tn_Card card = tn_table_draw(table, hand);
    tn_Set drawn = {{0}};
    tn_set_add(&drawn, card);
    tn_table_came(table, hand, card, kinds);
    tn_table_holds(table, hand, &drawn, kinds, 1);
  }
  tn_Card cards[TN_CARDS];
  int n = what == SHOW_TO ? tn_pile_list(&table->pile[hand], cards) : 0;
  for (int i = 0; i < n; i++)
    tn_table_show_to(table, cards[i], hand, (uint8_t)(1u << to));
}


/* One thing of many happens: drawn, put away, passed on, taken, shown, told. */
static inline void anything(Play *play, uint8_t seat, int what, uint8_t to) {
  tn_Table *table = &play->table;
  uint8_t hand = tn_hand_pile(seat), apart = own_pile(table, to % 2);
  const tn_Pile *held = &table->pile[hand];
  if (what == DRAW && table->pile[TN_STOCK].count > 0)
    tn_table_draw(table, hand);
  if (what == DRAW_APART && table->pile[TN_STOCK].count > 0)
    tn_table_draw(table, apart);
  if (what == PUT_AWAY && held->count > 2)
    put_away(play, seat, 2, apart);
  if (what == PASS_ON && held->count > 1 && to != seat)
    put_away(play, seat, 1, tn_hand_pile(to));
  if (what == TAKE)
    take_all(play, to % 3 ? apart : own_pile(table, 2), hand);
  if (what == PLAY && held->count > 0)
    tn_table_move(table, choose_card(play, seat, tn_pile_kinds(held)), hand,
                  own_pile(table, 2));
  if (what == SHOW && held->count > 0)
    tn_table_show(table, choose_card(play, seat, tn_pile_kinds(held)), hand);
  bool able[] = {true, !(play->deck.of_suit[to] & tn_pile_kinds(held))};
  if (what == TELL && choose_able(play, seat, 2, able) == 1)
    tn_table_count(table, hand, play->deck.of_suit[to]);
  if (what == GATHER && to == 0)
    tn_table_shuffle(table);
  tell_of_hand(play, seat, what, to);
}


/* The same, and players tell things of their hands. */
static inline void all_told(Play *play) {
  tn_table_deal(&play->table, 5, 1);
  for (;;) {
    uint8_t seat = (uint8_t)choose(play, 0, 4);
    uint8_t to = (uint8_t)choose(play, 0, 4);
    anything(play, seat, choose(play, 0, 12), to);
  }
}


static inline void all_sorts(Play *play) {
  tn_table_deal(&play->table, 5, 1);
  for (;;) {
    uint8_t seat = (uint8_t)choose(play, 0, 4);
    uint8_t to = (uint8_t)choose(play, 0, 4);
    anything(play, seat, choose(play, 0, 9), to);
  }
}


/* clang-format off */
#define UNSEEN {TN_NONE, TN_SEES_NONE, true, 0, 0, NULL, {{0}}}
#define OPEN {TN_NONE, TN_SEES_ALL, true, 0, 0, NULL, {{0}}}

static const Game games[] = {
  {"trumps turned up", trumps_turned_up, "CDHS", FRENCH, "", 1, 4, false, 0,
   {UNSEEN}},
  {"two apart", two_apart, "DHSC", SKAT, "", 1, 3, false, 1, {UNSEEN}},
  {"two apart, dealer out", two_apart, "DHSC", SKAT, "", 1, 4, false, 1,
   {UNSEEN}},
  {"six apart", six_apart, "CDHS", FRENCH, "LJ BJ", 1, 4, false, 1, {UNSEEN}},
  {"draw and discard", draw_and_discard, "CDHS", FRENCH, "BJ BJ", 2, 4, false,
   3, {OPEN, OPEN, OPEN}},
  {"drawn one by one", drawn_one_by_one, "CDHS", FRENCH, "LJ BJ", 2, 4, true,
   1, {UNSEEN}},
  {"drawn from four packs", drawn_one_by_one, "CDHS", FRENCH, "LJ BJ", 4, 4,
   true, 1, {UNSEEN}},
  {"stock for two", stock_for_two, "OCEB", SPANISH, "", 1, 2, true, 1,
   {OPEN}},
  {"three passed on", three_passed_on, "CDHS", FRENCH, "", 1, 4, false, 4,
   {UNSEEN, UNSEEN, UNSEEN, UNSEEN}},
  {"three passed at once", three_passed_at_once, "CDHS", FRENCH, "", 1, 4,
   false, 0, {UNSEEN}},
  {"stock made anew", stock_made_anew, "CDHS", SKAT, "", 1, 4, false, 1,
   {OPEN}},
  {"stock made anew, two packs", stock_made_anew, "CDHS", SKAT, "BJ", 2, 4,
   false, 1, {OPEN}},
  {"all sorts", all_sorts, "CDHS", FRENCH, "", 1, 4, false, 3,
   {UNSEEN, UNSEEN, OPEN}},
  {"all sorts, two packs", all_sorts, "CDHS", FRENCH, "BJ BJ", 2, 4, false, 3,
   {UNSEEN, UNSEEN, OPEN}},
  {"all sorts, small", all_sorts, "CDHS", "7 8 9", "", 2, 4, false, 3,
   {UNSEEN, UNSEEN, OPEN}},
  {"all told", all_told, "CDHS", FRENCH, "", 1, 4, false, 3,
   {UNSEEN, UNSEEN, OPEN}},
  {"all told, small", all_told, "CDHS", "7 8 9 J Q K", "", 1, 4, false, 3,
   {UNSEEN, UNSEEN, OPEN}},
  {"all told, two packs", all_told, "CDHS", FRENCH, "BJ BJ", 2, 4, false, 3,
   {UNSEEN, UNSEEN, OPEN}},
};
/* clang-format on */

#define GAMES_PLAYED (COUNT(games) - 8) /* nobody plays the last ones */

#endif
