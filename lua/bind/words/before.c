/* What the words need that only files of records have: see
** lua/tenace/words/before.lua. */
#include "words/words.h"
#include "words/form.h"

#define MOST_SETS 1000 /* sets that a word lists */


/* core.ask_card(match, player) -> the card that the player in turn chooses for
** the trick; it is not played yet */
static int ask_card(lua_State *L) {
  return tnl_ask_card(L, tnl_changing(L, "ask_card"), false);
}


/* core.play_card(match, player, card): the player in turn plays it */
static int play_card(lua_State *L) {
  Match *match = tnl_changing(L, "play_card");
  tn_Table *table = &match->table;
  tn_Card card = tnl_checkcard(L, table->deck, 3);
  uint8_t seat = tnl_check_turn(L, match);
  tnl_argcheck(L, tn_pile_has(&table->pile[tn_hand_pile(seat)], card), 3,
               "card_not_in_hand");
  tnl_present_order(L, 1);
  tn_trick_play(table, card);
  return 0;
}


/* core.legal_cards(match, player) -> the cards that the player in turn may play
** to the trick, as text; a move of them answers the present question */
static int legal_cards(lua_State *L) {
  Match *match = tnl_checklook(L);
  tn_Question *question = &match->table.question;
  uint8_t asked = question->seat;
  tnl_check_turn(L, match);
  tnl_legal_cards(L, match);
  question->seat = asked;
  tnl_pushkinds(L, match->table.deck, question->legal);
  return 1;
}


/* core.last_dealt(match) -> the last card that was dealt to a player; nil if
** there is none */
static int last_dealt(lua_State *L) {
  const tn_Table *table = &tnl_checklook(L)->table;
  if (table->last_dealt == TN_NONE)
    return 0;
  tnl_pushcard(L, table->deck, table->last_dealt);
  return 1;
}


/* core.failed_throws(match, side) -> how many throws of the side have failed */
static int failed_throws(lua_State *L) {
  const Match *match = tnl_checklook(L);
  const tn_Table *table = &match->table;
  uint8_t side = tnl_checkside(L, match, 2);
  lua_Integer n = 0;
  for (uint8_t seat = 0; seat < table->players; seat++)
    if (table->side_of[seat] == side)
      n += table->failed[seat];
  lua_pushinteger(L, n);
  return 1;
}


/* core.plays(match) -> list of { player, cards }: the plays to the present
** trick, or to the last one */
static int plays(lua_State *L) {
  const tn_Table *table = &tnl_checklook(L)->table;
  const tn_Trick *trick = &table->trick;
  bool complete = trick->plays == trick->size; /* and it is the leader's turn */
  uint8_t seat = complete ? trick->turn : trick->leader;
  lua_createtable(L, trick->plays, 0);
  for (int i = 0; i < trick->plays; i++, seat = table->next[seat]) {
    lua_createtable(L, 0, 2);
    tnl_pushplayer(L, 1, seat);
    lua_setfield(L, -2, "player");
    tnl_pushcards(L, table->deck, trick->cards + i * trick->width,
                  trick->width);
    lua_setfield(L, -2, "cards");
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}


/* core.sums(match, cards, sum, most) -> list of texts: the sets of at most
** `most` of the cards that count a sum */
static int sums(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  const tn_Deck *deck = match->table.deck;
  tn_Card cards[TN_CARDS], set[TN_CARDS];
  tn_Sums found;
  int n = tnl_checklist(L, deck, 2, cards);
  lua_Integer sum = luaL_checkinteger(L, 3);
  lua_Integer most = luaL_optinteger(L, 4, TN_CARDS), sets = 0;
  tnl_argcheck(L, sum >= 1 && sum <= INT32_MAX, 3, "less_than_1");
  tnl_argcheck(L, most >= 1 && most <= TN_CARDS, 4, "small_number_expected");
  tn_sums_begin(&found, cards, n, tnl_present_points(L, 1), (int32_t)sum,
                (int)most, tnl_work(L));
  lua_newtable(L);
  while (tn_sums_next(&found)) {
    if (sets == MOST_SETS)
      tnl_raise(L, "sums: many_sets %d", MOST_SETS);
    tnl_pushcards(L, deck, set, tn_sums_cards(&found, set));
    lua_rawseti(L, -2, ++sets);
  }
  tnl_check_work(L);
  return 1;
}


/* Sets a field of the table on top to a number; leaves it out for TN_NONE. */
static void set_place(lua_State *L, const char *name, uint8_t n) {
  if (n != TN_NONE)
    tnl_set_number(L, name, n);
}


/*
** core.places(match, cards) -> list of { card, kind =, rank =, suit =,
** height =, group =, place = }
**
** Where the cards are in the deck and in the present order, as numbers.  Those
** that are not there are left out: a joker's rank and suit, the group and the
** place of a card that belongs to no suit.
*/
static int places(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  const tn_Deck *deck = match->table.deck;
  tn_Card cards[TN_CARDS];
  int n = tnl_checklist(L, deck, 2, cards);
  const tn_Order *order = tnl_present_order(L, 1);
  lua_createtable(L, n, 0);
  for (int i = 0; i < n; i++) {
    tn_Card card = cards[i];
    bool counts = order->group[card] != TN_NO_GROUP;
    lua_createtable(L, 1, 6);
    tnl_pushcard(L, deck, card);
    lua_rawseti(L, -2, 1);
    set_place(L, "kind", card);
    set_place(L, "rank", deck->rank[card]);
    set_place(L, "suit", deck->suit[card]);
    tnl_set_number(L, "height", order->height[card]);
    set_place(L, "group", counts ? order->group[card] : TN_NONE);
    set_place(L, "place", counts ? order->place[card] : TN_NONE);
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}


static const luaL_Reg functions[] = {
    {"ask_card", ask_card},
    {"failed_throws", failed_throws},
    {"last_dealt", last_dealt},
    {"legal_cards", legal_cards},
    {"places", places},
    {"play_card", play_card},
    {"plays", plays},
    {"sums", sums},
    {NULL, NULL},
};


void tnl_open_before(lua_State *L) { luaL_setfuncs(L, functions, 0); }
