/* Tricks that the rules play by hand, or in which players may do something else
** before they play a card. */
#include "host/bindings.h"

#include <string.h>

/* The arguments' indices on the stack, and that of the number of tricks left to
** play with the present one; nil for a trick alone. */
enum { SELF = 1, LEADER, BEFORE, LEFT };

/* Where a trick goes on after a pause: the player's turn begins; `before` has
** answered; the player is asked for a card; `after_trick` has answered. */
enum { TURN, ANSWERED, ASKED, AFTER };

/* A stage, and the number of cards in the trick, in one number. */
#define STAGE_BITS 2


static int go_on(lua_State *L, int status, lua_KContext at);


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


static void begin(lua_State *L, Match *match) {
  tnl_present_order(L, SELF);
  tnl_present_facts(L, SELF);
  if (!tn_trick_begin(&match->table, tnl_checkplayer(L, match, LEADER)))
    tnl_argerror(L, LEADER, "sits_out");
}


static int begin_trick(lua_State *L, Match *match) {
  match->table.stop_after_trick = false;
  begin(L, match);
  return go_on(L, LUA_OK, TURN);
}


/* Another player than the winner leads to the next trick; TN_NONE: none. */
static void lead(lua_State *L, uint8_t seat) {
  if (seat == TN_NONE)
    return;
  tnl_pushplayer(L, SELF, seat);
  lua_replace(L, LEADER);
}


/* A trick is over, and what `after_trick` has answered is on top of the stack.
** The winner leads to the next, if there is one. */
static int lead_next(lua_State *L, Match *match) {
  const tn_Table *table = &match->table;
  uint8_t winner = tnl_checkplayer(L, match, LEADER);
  uint8_t leads = tnl_answered_leader(L, match);
  bool enough = lua_toboolean(L, -1) && leads == TN_NONE;
  lua_settop(L, LEFT);
  lead(L, leads);
  lua_Integer left = lua_tointeger(L, LEFT) - 1;
  if (match->until_empty)
    left = table->pile[tn_hand_pile(tnl_checkplayer(L, match, LEADER))].count;
  lua_pushinteger(L, left);
  lua_replace(L, LEFT);
  if (!enough && left > 0 && winner != table->until_wins)
    return begin_trick(L, match);
  lua_pushvalue(L, LEADER);
  return 1;
}


/* A trick is over: what `after_trick` has answered is on top of the stack. */
static int trick_over(lua_State *L, Match *match) {
  match->table.stop_after_trick = false;
  if (!lua_isnil(L, LEFT))
    return lead_next(L, match);
  uint8_t leads = tnl_answered_leader(L, match);
  lead(L, leads);
  if (leads != TN_NONE)
    lua_pushnil(L);
  lua_pushvalue(L, LEADER);
  lua_insert(L, -2);
  return 2;
}


/* Is the step `after_trick` called?  After a trick alone it always is. */
static bool is_watched(lua_State *L, Match *match, uint8_t winner) {
  if (lua_isnil(L, LEFT))
    memset(match->play_on, 0, sizeof match->play_on);
  return tnl_hears_trick(match, winner);
}


/* All have played: the trick is won, and the game's step `after_trick` called,
** if there is one. */
static int end_trick(lua_State *L, Match *match) {
  uint8_t winner = tn_trick_end(&match->table);
  lua_settop(L, LEFT);
  tnl_pushplayer(L, SELF, winner);
  lua_replace(L, LEADER);
  if (!is_watched(L, match, winner)) {
    lua_pushnil(L);
    return trick_over(L, match);
  }
  match->table.stop_after_trick = true;
  match->hearer = 0;
  pushvalue(L, SELF, MATCH_VARIANT);
  lua_rawgeti(L, -1, KIT_AFTER_TRICK);
  lua_replace(L, -2);
  lua_pushvalue(L, SELF);
  lua_pushvalue(L, LEADER);
  lua_callk(L, 2, 1, AFTER, go_on);
  return go_on(L, LUA_OK, AFTER);
}


/* Calls `before` with the player in turn, if it was given. */
static int begin_turn(lua_State *L, Match *match) {
  const tn_Trick *trick = &match->table.trick;
  lua_settop(L, LEFT);
  lua_KContext at = (lua_KContext)trick->plays << STAGE_BITS;
  if (lua_isnil(L, BEFORE))
    return go_on(L, LUA_OK, at | ASKED);
  lua_pushvalue(L, BEFORE);
  lua_pushvalue(L, SELF);
  tnl_pushplayer(L, SELF, trick->turn);
  lua_callk(L, 2, 1, at | ANSWERED, go_on);
  return go_on(L, LUA_OK, at | ANSWERED);
}


/* The card of the player's hand that `before` has answered, on top of the
** stack; TN_NONE if it has answered none. */
static tn_Card answered_card(lua_State *L, Match *match) {
  const tn_Table *table = &match->table;
  const tn_Pile *hand = &table->pile[tn_hand_pile(table->trick.turn)];
  size_t size;
  if (!lua_toboolean(L, -1))
    return TN_NONE;
  const char *text = tnl_shown(L, -1, &size);
  tn_Card card = tn_deck_read(table->deck, text, size);
  if (card == TN_NONE || !tn_pile_has(hand, card))
    tnl_raise(L, "answered_no_card %s", text);
  return card;
}


/* Plays the card that `before` has answered.  False: there is none, so the
** player is asked. */
static bool play_answer(lua_State *L, Match *match, lua_KContext plays) {
  const tn_Trick *trick = &match->table.trick;
  if (!trick->under_way || trick->plays != plays)
    tnl_raise(L, "has_played");
  tn_Card card = answered_card(L, match);
  tnl_present_order(L, SELF);
  tnl_present_facts(L, SELF);
  if (card != TN_NONE)
    tn_trick_play(&match->table, card);
  return card != TN_NONE;
}


/* Asks the player in turn for a card, and plays it.  Other needs than an answer
** raise. */
static tn_Need play_asked(lua_State *L, Match *match) {
  const tn_Table *table = &match->table;
  tn_Card card;
  if (table->pile[tn_hand_pile(table->trick.turn)].count == 0)
    tnl_raise(L, "no_card_to_play %d", table->trick.turn + 1);
  tnl_legal_cards(L, match);
  tn_Need need = tn_table_ask_card(&match->table, &card);
  if (need != TN_DONE && need != TN_ANSWER_DUE)
    tnl_raise_need(L, match, need);
  if (need != TN_DONE)
    return need;
  match->table.question.kind = TN_ASK_NOTHING;
  tn_trick_play(&match->table, card);
  return TN_DONE;
}


static int go_on(lua_State *L, int status, lua_KContext at) {
  (void)status;
  Match *match = lua_touserdata(L, SELF);
  const tn_Trick *trick = &match->table.trick;
  lua_KContext stage = at & ((1 << STAGE_BITS) - 1);
  if (stage == AFTER)
    return trick_over(L, match);
  bool played = stage == ANSWERED && play_answer(L, match, at >> STAGE_BITS);
  if (stage != TURN && !played && play_asked(L, match) == TN_ANSWER_DUE)
    return lua_yieldk(L, 0, ASKED, go_on);
  return trick->plays == trick->size ? end_trick(L, match)
                                     : begin_turn(L, match);
}


/*** self:play_trick(leader [, before]) -> player, enough
Plays one trick, in which each player may do something else before playing a
card: declare, show or exchange cards.  The player plays then as in
`play_tricks`, and the step `after_trick(winner)` is called, if there is one.
Words of `may_say` are not heard.
@param leader the player who plays first
@param before a function that gets `self` and the player whose turn it is, with
the trick so far on the table; if it answers a card of the hand, that card is
played, else the player is asked for one
@return the winner; and what `after_trick` has answered
@error a player has no card to play, or `before` plays one itself
@example self:play_trick(self.declarer, function(self, player)
  if player == self.declarer and self:ask_yes_no(player, "a slam?") then
    self:show(player, "a slam")
  end
end)
@group tricks */
static int word_play_trick(lua_State *L) {
  Match *match = tnl_changing(L, "play_trick");
  tnl_checkplayer(L, match, LEADER);
  if (!lua_isnoneornil(L, BEFORE))
    luaL_checktype(L, BEFORE, LUA_TFUNCTION);
  tnl_need_no_trick(L, match);
  lua_settop(L, BEFORE);
  lua_pushnil(L);
  return begin_trick(L, match);
}


/*** self:begin_trick(leader)
Begins a trick by hand.  Call `let_play` for each player then, and `end_trick`.
`play_tricks` does all that, and faster.
@param leader the player who plays first
@example self:begin_trick(leader)
for player in self:each_player(leader) do
  self:let_play(player)
end
leader = self:end_trick()
@group tricks */
static int word_begin_trick(lua_State *L) {
  Match *match = tnl_changing(L, "begin_trick");
  tnl_checkplayer(L, match, LEADER);
  tnl_need_no_trick(L, match);
  begin(L, match);
  return 0;
}


/*** self:end_trick() -> player, enough
Gives the trick to its winner, whose side gets the cards, and calls the step
`after_trick(winner)`, if there is one.
@return the player who leads to the next trick: the winner, unless `after_trick`
has answered another player; and true if it has answered that
@error not all have played
@group tricks */
static int word_end_trick(lua_State *L) {
  Match *match = tnl_changing(L, "end_trick");
  const tn_Trick *trick = &match->table.trick;
  tnl_argcheck(L, trick->under_way && trick->plays == trick->size, 1,
               "not_all_played");
  lua_settop(L, SELF);
  lua_settop(L, LEFT);
  return end_trick(L, match);
}


/* core.end_trick(match) -> player: the same, and nobody hears it, as in rules
** of the first version */
static int end_unheard(lua_State *L) {
  Match *match = tnl_changing(L, "end_trick");
  const tn_Trick *trick = &match->table.trick;
  tnl_argcheck(L, trick->under_way && trick->plays == trick->size, 1,
               "not_all_played");
  tnl_pushplayer(L, SELF, tn_trick_end(&match->table));
  return 1;
}


bool tnl_check_before(lua_State *L, const Match *match, int arg) {
  if (!lua_toboolean(L, -1))
    return false;
  tnl_argcheck(L, lua_isfunction(L, -1), arg, "before: function_expected");
  tnl_argcheck(L, match->table.dummy == TN_NONE, arg, "before: no_dummy");
  return true;
}


int tnl_play_by_hand(lua_State *L, uint8_t leader, int n) {
  Match *match = lua_touserdata(L, SELF);
  lua_insert(L, LEADER);
  lua_settop(L, LEADER);
  tnl_pushplayer(L, SELF, leader);
  lua_insert(L, LEADER);
  lua_pushinteger(L, n);
  if (n > 0)
    return begin_trick(L, match);
  lua_pushvalue(L, LEADER);
  return 1;
}


static const luaL_Reg words[] = {
    {"begin_trick", word_begin_trick},
    {"end_trick", word_end_trick},
    {"play_trick", word_play_trick},
    {NULL, NULL},
};


void tnl_open_by_hand(lua_State *L) {
  tnl_addfunctions(L, "words", words);
  lua_pushcfunction(L, end_unheard);
  lua_setfield(L, -2, "end_trick");
}
