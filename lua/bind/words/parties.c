/* What the words for parties do: players who play together in one round. */
#include "words/words.h"


/*
** core.form_parties(match, seats, cards, names)
**
** Two parties are formed.  The first has these seats, a bit each, and whoever
** holds or has played one of the cards; `names` is the list of both names.
*/
static int form_parties(lua_State *L) {
  tn_Table *table = &tnl_checkmatch(L, 1)->table;
  unsigned all = (1u << table->players) - 1;
  unsigned seats = (unsigned)luaL_checkinteger(L, 2) & all;
  tn_Kinds kinds = tnl_checkset(L, table->deck, 3).plane[0];
  luaL_checktype(L, 4, LUA_TTABLE);
  lua_settop(L, 4);
  lua_setiuservalue(L, 1, MATCH_PARTIES);
  tn_table_form_parties(table, (uint8_t)seats, kinds);
  return 0;
}


/* core.reveal_party(match, player): everyone learns of which party a player is
*/
static int reveal_party(lua_State *L) {
  Match *match = tnl_changing(L, "reveal_party");
  uint8_t seat = tnl_checkplayer(L, match, 2);
  tnl_argcheck(L, match->table.parties.formed, 1, "no_parties");
  tn_table_reveal_party(&match->table, seat);
  return 0;
}


/* core.party(match, n) -> party 1 or 2 of this round; nil: there are none */
static int party(lua_State *L) {
  const Match *match = tnl_checklook(L);
  lua_Integer n = luaL_checkinteger(L, 2);
  if (!match->table.parties.formed || n < 1 || n > PARTIES)
    return 0;
  tnl_pushparty(L, 1, (uint8_t)(n - 1));
  return 1;
}


static const luaL_Reg functions[] = {
    {"form_parties", form_parties},
    {"party", party},
    {"reveal_party", reveal_party},
    {NULL, NULL},
};


void tnl_open_parties(lua_State *L) { luaL_setfuncs(L, functions, 0); }
