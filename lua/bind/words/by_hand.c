/* What the words in Lua need that play tricks by hand: see
** lua/tenace/words/by_hand.lua. */
#include "words/words.h"

#include <string.h>


void tnl_raise_changed(lua_State *L, const char *step) {
  tnl_raise(L, "has_changed %s", step);
}


void tnl_need_no_trick(lua_State *L, const Match *match) {
  const tn_Trick *trick = &match->table.trick;
  if (match->table.forces > 0)
    tnl_raise_changed(L, "throw_failed");
  if (match->table.speech.waits)
    tnl_raise_changed(L, "said");
  if (trick->under_way && trick->plays > 0)
    tnl_raise(L, "begun_not_over");
}


/* core.no_trick(match): raises if a trick on the table would be lost */
static int no_trick(lua_State *L) {
  tnl_need_no_trick(L, tnl_checkmatch(L, 1));
  return 0;
}


/* core.lead(match, leader [, alone]): a trick begins, to which that player
** leads; alone: in no step `after_trick` of another */
static int lead(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  uint8_t seat = tnl_checkplayer(L, match, 2);
  if (lua_toboolean(L, 3))
    match->table.stop_after_trick = false;
  tnl_present_order(L, 1);
  tnl_present_facts(L, 1);
  if (!tn_trick_begin(&match->table, seat))
    tnl_argerror(L, 2, "sits_out");
  return 0;
}


/* core.plays_next(match) -> the player who is to play to the trick, and how
** many have; nil when all have */
static int plays_next(lua_State *L) {
  const tn_Trick *trick = &tnl_checkmatch(L, 1)->table.trick;
  if (!trick->under_way || trick->plays >= trick->size)
    return 0;
  tnl_pushplayer(L, 1, trick->turn);
  lua_pushinteger(L, trick->plays);
  return 2;
}


/* The card of the player's hand that the value at `arg` is; TN_NONE if it is
** none. */
static tn_Card answered_card(lua_State *L, const tn_Table *table, int arg) {
  const tn_Pile *hand = &table->pile[tn_hand_pile(table->trick.turn)];
  size_t size;
  if (!lua_toboolean(L, arg))
    return TN_NONE;
  const char *text = tnl_shown(L, arg, &size);
  tn_Card card = tn_deck_read(table->deck, text, size);
  if (card == TN_NONE || !tn_pile_has(hand, card))
    tnl_raise(L, "answered_no_card %s", text);
  return card;
}


/* core.play_answer(match, plays, card) -> was it played?
** What a function before the card has answered, when so many had played; it may
** be no card. */
static int play_answer(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  tn_Table *table = &match->table;
  lua_settop(L, 3);
  if (!table->trick.under_way || table->trick.plays != lua_tointeger(L, 2))
    tnl_raise(L, "has_played");
  tn_Card card = answered_card(L, table, 3);
  tnl_present_order(L, 1);
  tnl_present_facts(L, 1);
  lua_pushboolean(L, card != TN_NONE && tn_trick_play(table, card));
  return 1;
}


/* Goes on after a pause. */
static int ask_and_play(lua_State *L, int status, lua_KContext stage) {
  (void)status, (void)stage;
  Match *match = lua_touserdata(L, 1);
  tn_Card card;
  tnl_legal_cards(L, match);
  tn_Need need = tn_table_ask_card(&match->table, &card);
  if (need == TN_ANSWER_DUE)
    return lua_yieldk(L, 0, 0, ask_and_play);
  if (need != TN_DONE)
    return tnl_raise_need(L, match, need);
  match->table.question.kind = TN_ASK_NOTHING;
  tn_trick_play(&match->table, card);
  return 0;
}


/* core.play_asked(match): the player in turn is asked for a card, and plays
** it */
static int play_asked(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  const tn_Trick *trick = &table->trick;
  tnl_argcheck(L, trick->under_way && trick->plays < trick->size, 1,
               "not_begun");
  if (table->pile[tn_hand_pile(trick->turn)].count == 0)
    tnl_raise(L, "no_card_to_play %d", trick->turn + 1);
  return ask_and_play(L, LUA_OK, 0);
}


/* Ends the trick at index 1, to which all have played; answers who wins it. */
static uint8_t end_trick(lua_State *L, Match *match) {
  const tn_Trick *trick = &match->table.trick;
  tnl_argcheck(L, trick->under_way && trick->plays == trick->size, 1,
               "not_all_played");
  return tn_trick_end(&match->table);
}


/* core.win_trick(match, alone) -> winner, flag: ends the trick; is the step
** `after_trick` to be called?  After a trick alone it always is, if there is
** one. */
static int win_trick(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  tnl_present_order(L, 1); /* the last card may have made trump */
  uint8_t winner = end_trick(L, match);
  if (lua_toboolean(L, 2))
    memset(match->play_on, 0, sizeof match->play_on);
  bool heard = hears_trick(match, winner);
  if (heard) {
    match->table.stop_after_trick = true;
    match->hearer = 0;
  }
  tnl_pushplayer(L, 1, winner);
  lua_pushboolean(L, heard);
  return 2;
}


/* core.trick_over(match, answer) -> the player whom that answer of the step
** `after_trick` lets lead to the next trick, or nil */
static int trick_over(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  lua_settop(L, 2);
  match->table.stop_after_trick = false;
  uint8_t leads = tnl_answered_leader(L, match);
  if (leads == TN_NONE)
    return 0;
  tnl_pushplayer(L, 1, leads);
  return 1;
}


/* core.tricks_left(match, n, winner, leader) -> how many of n tricks are left
** to play when the winner has won one and the leader leads to the next */
static int tricks_left(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  const tn_Table *table = &match->table;
  lua_Integer left = luaL_checkinteger(L, 2) - 1;
  uint8_t winner = tnl_checkplayer(L, match, 3);
  uint8_t leader = tnl_checkplayer(L, match, 4);
  if (match->until_empty)
    left = table->pile[tn_hand_pile(leader)].count;
  lua_pushinteger(L, winner == table->until_wins ? 0 : left);
  return 1;
}


/* core.end_trick(match) -> player: self:end_trick, and nobody hears it, as in
** rules of the first version */
static int end_unheard(lua_State *L) {
  Match *match = tnl_changing(L, "end_trick");
  tnl_pushplayer(L, 1, end_trick(L, match));
  return 1;
}


bool tnl_check_before(lua_State *L, const Match *match, int arg) {
  if (!lua_toboolean(L, -1))
    return false;
  tnl_argcheck(L, lua_isfunction(L, -1), arg, "before: function_expected");
  tnl_argcheck(L, match->table.dummy == TN_NONE, arg, "before: no_dummy");
  return true;
}


/* The winner of the last trick is on top. */
static int all_played(lua_State *L, int status, lua_KContext stage) {
  (void)L, (void)status, (void)stage;
  return 1;
}


int tnl_play_by_hand(lua_State *L, uint8_t leader, int n) {
  int before = lua_gettop(L);
  pushvalue(L, 1, MATCH_VARIANT);
  lua_getfield(L, -1, "play_by_hand");
  lua_pushvalue(L, 1);
  tnl_pushplayer(L, 1, leader);
  lua_pushvalue(L, before);
  lua_pushinteger(L, n);
  lua_callk(L, 4, 1, 0, all_played);
  return 1;
}


static const luaL_Reg functions[] = {
    {"end_trick", end_unheard}, {"lead", lead},
    {"no_trick", no_trick},     {"play_answer", play_answer},
    {"play_asked", play_asked}, {"plays_next", plays_next},
    {"trick_over", trick_over}, {"tricks_left", tricks_left},
    {"win_trick", win_trick},   {NULL, NULL},
};


void tnl_open_by_hand(lua_State *L) { luaL_setfuncs(L, functions, 0); }
