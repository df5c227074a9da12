/* Words that tell everyone something, and that count tricks without playing
** them. */
#include "host/bindings.h"


/*** self:tell_count(player, cards) -> number
Tells everyone how many of these cards a player or a pile holds, but not which
of them.
@param player a player, for the hand, or a pile
@param cards cards that everyone knows: text, a list of texts, cards, or a pile
@return a number
@example local n = self:tell_count(self:player(1), "AC AD AH AS")
@group dealing */
static int word_tell_count(lua_State *L) {
  Match *match = tnl_changing(L, "tell_count");
  tn_Table *table = &match->table;
  uint8_t pile = tnl_checkpile(L, match, 2);
  tn_Set set = tnl_checkset(L, table->deck, 3);
  lua_pushinteger(L, tn_table_count(table, pile, set.plane[0]));
  return 1;
}


/*** self:tell_kept(player, pile) -> number
Cards came from a pile to a player's hand, and then some went back.  Tells
everyone how many of those that came have stayed.  Older files give the number
as a third argument, which changes nothing: the moves say how many stayed.
@param player a player
@param pile the pile that the cards came from and went back to
@return how many stayed
@error the last moves were not between the hand and the pile
@example self:take_and_put_away(player, self.kitty, "which go back?")
local n = self:tell_kept(player, self.kitty)
@group dealing */
static int word_tell_kept(lua_State *L) {
  Match *match = tnl_changing(L, "tell_kept");
  uint8_t hand = tn_hand_pile(tnl_checkplayer(L, match, 2));
  uint8_t pile = tnl_checkpile(L, match, 3);
  int n = tn_table_kept(&match->table, hand, pile);
  bool given = !lua_isnoneornil(L, 4);
  luaL_argcheck(L, n >= 0 || given, 3, "no cards have just come from the pile");
  if (n >= 0)
    lua_pushinteger(L, n);
  else
    lua_pushvalue(L, 4);
  return 1;
}


/*** self:add_trick(player)
Gives a player's side one more trick that was not played, such as a kitty.
@param player a player or a seat
@example self:add_trick(self.declarer)   -- the kitty counts as a trick
@group tricks */
static int word_add_trick(lua_State *L) {
  Match *match = tnl_changing(L, "add_trick");
  tn_Table *table = &match->table;
  uint8_t seat = tnl_checkplayer(L, match, 2);
  table->tricks[seat]++;
  tn_log_add(table, (tn_Event){.what = TN_WON,
                               .seat = seat,
                               .from = TN_TRICK,
                               .to = tn_won_pile(table, table->side_of[seat]),
                               .seen = 0xFF});
  return 0;
}


static const luaL_Reg words[] = {
    {"add_trick", word_add_trick},
    {"tell_count", word_tell_count},
    {"tell_kept", word_tell_kept},
    {NULL, NULL},
};


void tnl_open_tell(lua_State *L) { tnl_addfunctions(L, "words", words); }
