/* A party: players who play together in one round. */
#include "match/account.h"

#include <string.h>


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


static bool is_in(const Part *party, uint8_t seat) {
  return party->match->table.parties.of[seat] == party->number + 1;
}


/* Pushes the list of its players. */
static void push_players(lua_State *L, const Part *party) {
  lua_newtable(L);
  lua_getiuservalue(L, 1, 1);
  lua_Integer n = 0;
  for (uint8_t seat = 0; seat < party->match->table.players; seat++)
    if (is_in(party, seat)) {
      tnl_pushplayer(L, -1, seat);
      lua_rawseti(L, -3, ++n);
    }
  lua_pop(L, 1);
}


/* The sides of its players, a bit each.  Partners of a side are in one party,
** or else what they have won counts for both. */
static unsigned sides_of(const Part *party) {
  const tn_Table *table = &party->match->table;
  unsigned sides = 0;
  for (uint8_t seat = 0; seat < table->players; seat++)
    if (is_in(party, seat))
      sides |= 1u << table->side_of[seat];
  return sides;
}


/* Pushes the cards that the sides of its players have won. */
static void push_won(lua_State *L, const Part *party) {
  const tn_Table *table = &party->match->table;
  unsigned sides = sides_of(party);
  tn_Set set = {{0}};
  for (uint8_t side = 0; side < table->sides; side++) {
    const tn_Pile *won = &table->pile[tn_won_pile(table, side)];
    for (int i = 0; sides >> side & 1 && i < won->count; i++)
      tn_set_add(&set, won->cards[i]);
  }
  tnl_newcards(L, table->deck, &set);
  lua_getiuservalue(L, 1, 1);
  lua_setiuservalue(L, -2, 1);
}


static lua_Integer tricks_of(const Part *party) {
  const tn_Table *table = &party->match->table;
  lua_Integer n = 0;
  for (uint8_t seat = 0; seat < table->players; seat++)
    n += is_in(party, seat) ? table->tricks[seat] : 0;
  return n;
}


/* What the sides of its players have counted in this round. */
static lua_Integer count_of(const Part *party) {
  const Match *match = party->match;
  unsigned sides = sides_of(party);
  lua_Integer n = 0;
  for (uint8_t side = 0; side < match->table.sides; side++)
    n += sides >> side & 1 ? match->tally[side] : 0;
  return n;
}


/* What the cards count that the sides of its players have won. */
static lua_Integer points_of(lua_State *L, const Part *party) {
  const tn_Table *table = &party->match->table;
  unsigned sides = sides_of(party);
  lua_Integer n = 0;
  lua_getiuservalue(L, 1, 1);
  for (uint8_t side = 0; side < table->sides; side++)
    n += sides >> side & 1 ? tnl_points_in(L, -1, tn_won_pile(table, side)) : 0;
  lua_pop(L, 1);
  return n;
}


/* Pushes the name that the rules gave it. */
static void push_name(lua_State *L, const Part *party) {
  lua_getiuservalue(L, 1, 1);
  pushvalue(L, -1, MATCH_PARTIES);
  lua_rawgeti(L, -1, party->number + 1);
}


static void push_others(lua_State *L, const Part *party) {
  lua_getiuservalue(L, 1, 1);
  tnl_pushparty(L, lua_gettop(L), (uint8_t)(PARTIES - 1 - party->number));
}


/* Reads a field of a party, by name. */
static int party_index(lua_State *L) {
  const Part *party = toparty(L);
  const char *name = luaL_checkstring(L, 2);
  if (strcmp(name, "number") == 0)
    lua_pushinteger(L, party->number + 1);
  else if (strcmp(name, "name") == 0)
    push_name(L, party);
  else if (strcmp(name, "players") == 0)
    push_players(L, party);
  else if (strcmp(name, "tricks") == 0)
    lua_pushinteger(L, tricks_of(party));
  else if (strcmp(name, "won") == 0)
    push_won(L, party);
  else if (strcmp(name, "points") == 0)
    lua_pushinteger(L, points_of(L, party));
  else if (strcmp(name, "count") == 0)
    lua_pushinteger(L, count_of(party));
  else if (strcmp(name, "others") == 0)
    push_others(L, party);
  else
    return tnl_raise(L, "party_has %s", name);
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


static const luaL_Reg functions[] = {
    {"parties", parties},
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
