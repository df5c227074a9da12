/* Words for what everyone is told, and for tricks that are not played. */
#include "bindings.h"


/*** self:tell_count(player, cards) -> number
Everyone is told how many of these cards a player holds, or a pile.  Which of
them, nobody is told.
@param player a player, for the hand, or a pile
@param cards cards that everyone knows: text, a list of texts, cards, or a pile
@return a number
@example local n = self:tell_count(self:player(1), "AC AD AH AS")
@group dealing */
static int word_tell_count(lua_State *L) {
  Match *match = changing(L, "tell_count");
  tn_Table *table = &match->table;
  uint8_t pile = checkpile(L, match, 2);
  tn_Set set = checkset(L, table->deck, 3);
  lua_pushinteger(L, tn_table_count(table, pile, set.plane[0]));
  return 1;
}


/*** self:add_trick(player)
A player's side has one trick more, that was not played: a kitty, say.
@param player a player or a seat
@example self:add_trick(self.declarer)   -- the kitty counts as a trick
@group tricks */
static int word_add_trick(lua_State *L) {
  Match *match = changing(L, "add_trick");
  match->table.tricks[checkplayer(L, match, 2)]++;
  return 0;
}


static const luaL_Reg words[] = {
    {"add_trick", word_add_trick},
    {"tell_count", word_tell_count},
    {NULL, NULL},
};


void open_tell(lua_State *L) { addfunctions(L, "words", words); }
