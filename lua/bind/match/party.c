/* A party: players who play together in one round. */
#include "match/account.h"


/* The party that is the first argument.  A party of an earlier round says
** nothing about this one. */
static const Part *toparty(lua_State *L) {
  const Part *party = tnl_testpart(L, 1, PARTY_MAGIC);
  if (!party)
    luaL_typeerror(L, 1, PARTY_T);
  if (is_foreign(L, party->match))
    tnl_argerror(L, 1, "foreign");
  if (!party->match->table.parties.formed)
    tnl_argerror(L, 1, "no_parties");
  return party;
}


/* Reads a field of a party, by the kit's function.  What that looks at is no
** look of the rules at players and piles. */
static int party_index(lua_State *L) {
  const Part *party = toparty(L);
  Match *match = party->match;
  uint32_t looks = match->looks, piles = match->pile_looks;
  uint32_t deep = match->deep_looks;
  luaL_checkstring(L, 2);
  lua_getiuservalue(L, 1, PART_MATCH);
  pushvalue(L, -1, MATCH_VARIANT);
  lua_getfield(L, -1, "party_field");
  lua_pushvalue(L, -3);
  lua_pushinteger(L, party->number + 1);
  lua_pushvalue(L, 2);
  lua_call(L, 3, 1);
  match->looks = looks;
  match->pile_looks = piles;
  match->deep_looks = deep;
  return 1;
}


static int party_newindex(lua_State *L) {
  toparty(L);
  return tnl_raise(L, "party_set %s", luaL_checkstring(L, 2));
}


static int party_tostring(lua_State *L) {
  const Part *party = tnl_testpart(L, 1, PARTY_MAGIC);
  lua_pushfstring(L, "party %d", party ? party->number + 1 : 0);
  return 1;
}


/*
** core.parties(match, player) -> the number of each player's party, false where
** that player does not know it; and the names of the two.  Nil: there are none.
*/
static int parties(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  const tn_Table *table = &match->table;
  uint8_t known = tn_table_parties_known(table, tnl_checkplayer(L, match, 2));
  if (!table->parties.formed)
    return 0;
  lua_createtable(L, table->players, 0);
  for (uint8_t seat = 0; seat < table->players; seat++) {
    if (known >> seat & 1)
      lua_pushinteger(L, table->parties.of[seat]);
    else
      lua_pushboolean(L, false);
    lua_rawseti(L, -2, seat + 1);
  }
  pushvalue(L, 1, MATCH_PARTIES);
  return 2;
}


/* core.party_seats(match, n) -> the seats of party 1 or 2 */
static int party_seats(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  lua_Integer n = luaL_checkinteger(L, 2), seats = 0;
  lua_newtable(L);
  for (uint8_t seat = 0; seat < table->players; seat++)
    if (table->parties.formed && table->parties.of[seat] == n) {
      lua_pushinteger(L, seat + 1);
      lua_rawseti(L, -2, ++seats);
    }
  return 1;
}


/* core.party_names(match) -> the names of the two parties; nil: there are
** none */
static int party_names(lua_State *L) {
  tnl_checkmatch(L, 1);
  pushvalue(L, 1, MATCH_PARTIES);
  return 1;
}


static const luaL_Reg functions[] = {
    {"parties", parties},
    {"party_names", party_names},
    {"party_seats", party_seats},
    {NULL, NULL},
};

static const luaL_Reg metamethods[] = {
    {"__index", party_index},
    {"__newindex", party_newindex},
    {"__tostring", party_tostring},
    {NULL, NULL},
};


void tnl_open_party(lua_State *L) {
  tnl_new_type(L, PARTY_T);
  luaL_setfuncs(L, metamethods, 0);
  lua_pop(L, 1);
  luaL_setfuncs(L, functions, 0);
}
