/* The combinations of a climbing game, as a kit keeps them. */
#include "nouns/climb.h"

#include <string.h>

#define CLIMB_T "tenace.climb"

/* A number of the table on top, from 0 to 255. */
static uint8_t small(lua_State *L, const char *name, uint8_t none) {
  lua_Integer n = tnl_number_field(L, lua_gettop(L), name, none);
  tnl_argcheck(L, n >= 0 && n <= UINT8_MAX, 2, "small_number_expected");
  return (uint8_t)n;
}


static bool flag(lua_State *L, const char *name) {
  lua_getfield(L, -1, name);
  bool set = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return set;
}


/* The cards that a field of the table on top names; none if it is nil. */
static tn_Set cards_in(lua_State *L, const tn_Deck *deck, const char *name) {
  tn_Set set = {{0}};
  if (lua_getfield(L, -1, name) == LUA_TSTRING)
    set = tnl_checkset(L, deck, lua_gettop(L));
  lua_pop(L, 1);
  return set;
}


/* The length of the list on top, which has at most so many entries. */
static int length(lua_State *L, int most, const char *otherwise) {
  lua_Unsigned n = lua_rawlen(L, -1);
  luaL_argcheck(L, n <= (lua_Unsigned)most, 2, otherwise);
  return (int)n;
}


/* Reads the other kinds that the kind on top beats. */
static void read_overs(lua_State *L, tn_ClimbKind *kind) {
  lua_getfield(L, -1, "overs");
  int n = length(L, TN_CLIMB_OVERS, "a kind beats too many others");
  for (int i = 0; i < n; i++) {
    lua_rawgeti(L, -1, i + 1);
    kind->over[i] = (tn_ClimbOver){.kind = small(L, "kind", 0),
                                   .rank = small(L, "rank", TN_NONE),
                                   .run = small(L, "run", 0)};
    lua_pop(L, 1);
  }
  kind->overs = (uint8_t)n;
  lua_pop(L, 1);
}


/* Reads the kind on top of the stack. */
static void read_kind(lua_State *L, const tn_Deck *deck, tn_ClimbKind *kind) {
  kind->of = small(L, "of", 1);
  kind->least = small(L, "least", 1);
  kind->most = small(L, "most", 1);
  kind->wings = small(L, "wings", 0);
  kind->wing_of = small(L, "wing_of", 1);
  luaL_argcheck(L, kind->of > 0 && kind->least > 0 && kind->wing_of > 0, 2,
                "a combination has cards");
  kind->any_wings = flag(L, "any_wings");
  kind->one_suit = flag(L, "one_suit");
  kind->loose = flag(L, "loose");
  kind->suit_first = flag(L, "suit_first");
  kind->equal = flag(L, "equal");
  kind->longer = flag(L, "longer");
  kind->all = flag(L, "all");
  kind->cards = cards_in(L, deck, "cards");
  kind->exact = (uint8_t)tn_set_count(&kind->cards);
  read_overs(L, kind);
}


static void read_kinds(lua_State *L, tn_ClimbRules *rules) {
  lua_getfield(L, 2, "kinds");
  rules->kinds = (uint8_t)length(L, TN_CLIMBS, "too many kinds");
  for (int i = 0; i < rules->kinds; i++) {
    lua_rawgeti(L, -1, i + 1);
    read_kind(L, rules->deck, &rules->kind[i]);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}


/* Reads the ranks, each a list of cards, and the row. */
static void read_ranks(lua_State *L, tn_ClimbRules *rules) {
  tn_Card cards[TN_CARDS];
  memset(rules->rank, TN_NONE, sizeof rules->rank);
  lua_getfield(L, 2, "ranks");
  rules->ranks = (uint8_t)length(L, TN_KINDS, "too many ranks");
  for (uint8_t rank = 0; rank < rules->ranks; rank++) {
    lua_rawgeti(L, -1, rank + 1);
    int n = tnl_checklist(L, rules->deck, lua_gettop(L), cards);
    while (n-- > 0)
      rules->rank[cards[n]] = rank;
    lua_pop(L, 1);
  }
  lua_getfield(L, 2, "row");
  rules->places = (uint8_t)length(L, TN_CLIMB_ROW, "too long a row");
  for (int at = 0; at < rules->places; at++) {
    lua_rawgeti(L, -1, at + 1);
    lua_Integer rank = lua_tointeger(L, -1);
    luaL_argcheck(L, rank >= 0 && rank < rules->ranks, 2, "no such rank");
    rules->row[at] = (uint8_t)rank;
    lua_pop(L, 1);
  }
  lua_pop(L, 2);
}


/* Reads which suit is higher, if suits count. */
static void read_suits(lua_State *L, tn_ClimbRules *rules) {
  const tn_Deck *deck = rules->deck;
  lua_getfield(L, 2, "suits");
  const char *suits = lua_tostring(L, -1);
  rules->suits = suits != NULL;
  for (tn_Card card = 0; suits && card < deck->kinds; card++) {
    if (deck->suit[card] == TN_NONE)
      continue;
    const char *at = strchr(suits, deck->suit_name[deck->suit[card]]);
    luaL_argcheck(L, at != NULL, 2, "a suit of the deck is missing");
    rules->suit[card] = (uint8_t)(at - suits + 1);
  }
  lua_pop(L, 1);
}


/* core.climb(deck, made) -> combinations; see combination_facts.lua */
static int climb_new(lua_State *L) {
  const tn_Deck *deck = tnl_checkdeck(L, 1);
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_settop(L, 2);
  tnl_open_list(L, 2);
  tn_ClimbRules *rules = lua_newuserdatauv(L, sizeof *rules, 1);
  memset(rules, 0, sizeof *rules);
  luaL_setmetatable(L, CLIMB_T);
  lua_pushvalue(L, 1);
  lua_setiuservalue(L, -2, 1);
  rules->deck = deck;
  read_ranks(L, rules);
  read_suits(L, rules);
  read_kinds(L, rules);
  lua_pushvalue(L, 2);
  rules->apart = cards_in(L, deck, "apart");
  lua_pop(L, 1);
  luaL_argcheck(L, tn_climb_prepare(rules), 2, "no such rank");
  return 1;
}


const tn_ClimbRules *tnl_testclimb(lua_State *L, int arg) {
  return luaL_testudata(L, arg, CLIMB_T);
}


static const luaL_Reg functions[] = {
    {"climb", climb_new},
    {NULL, NULL},
};


void tnl_open_climb(lua_State *L) {
  luaL_newmetatable(L, CLIMB_T);
  lua_pop(L, 1);
  luaL_setfuncs(L, functions, 0);
}
