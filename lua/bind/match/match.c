/*
** The match in Lua: the `self` of rules files.
**
** A "kit" is what a variant is made into for matches: a Lua table with
** the deck, the setup, the methods (steps and words), the kinds of the declared
** fields, and the orders met so far.
*/
#include "match/account.h"
#include "match/ends.h"
#include "match/setup.h"

#include <string.h>


const char tnl_A_ORDER[] = "step 'order'";


/* Is it the match whose rules run?  Then it needs no further check. */
static bool is_running(lua_State *L, const Match *match) {
  const tn_Budget *budget;
  memcpy(&budget, lua_getextraspace(L), sizeof budget);
  return match && budget->tape == &match->table.tape;
}


/* Raises that the argument is no match.  A word that was called as `self.word`
** needs a colon. */
static int refuse_match(lua_State *L, int arg) {
  lua_Debug ar;
  if (arg == 1 && lua_getstack(L, 0, &ar) && lua_getinfo(L, "n", &ar) &&
      ar.name && strcmp(ar.namewhat, "field") == 0)
    return tnl_raise(L, "needs_colon %s %s", ar.name, ar.name);
  return luaL_typeerror(L, arg, "match (is a `:` missing?)");
}


Match *tnl_checkmatch(lua_State *L, int arg) {
  Match *match = lua_touserdata(L, arg);
  if (is_running(L, match))
    return match;
  match = tnl_testmatch(L, arg);
  if (!match)
    refuse_match(L, arg);
  if (is_foreign(L, match))
    tnl_argerror(L, arg, "foreign");
  return match;
}


/* The name of the rule that is answering, for an error. */
static const char *asked_rule(lua_State *L, const Match *match) {
  pushvalue(L, 1, MATCH_VARIANT);
  lua_getfield(L, -1, "rule_names");
  if (lua_istable(L, -1))
    lua_rawgeti(L, -1, match->table.trick.rule + 1);
  return luaL_optstring(L, -1, "of this game");
}


Match *tnl_changing(lua_State *L, const char *word) {
  Match *match = tnl_only_asking(L, word);
  if (match->table.at_once)
    tnl_raise(L, "together_waits %s", word);
  return match;
}


Match *tnl_only_asking(lua_State *L, const char *word) {
  Match *match = tnl_checkmatch(L, 1);
  if (match->table.locked && match->asked)
    tnl_raise(L, "looks_only %s %s", match->asked, word);
  if (match->table.locked)
    tnl_raise(L, "says_only %s %s", asked_rule(L, match), word);
  match->calls++;
  if (match->table.log.on)
    tnl_note_origin(L, match);
  return match;
}


void tnl_call_locked(lua_State *L, Match *match, const char *asked,
                     int arguments, int results) {
  const char *before = match->asked;
  match->asked = asked;
  match->calls++;
  match->table.locked++;
  tnl_call_rules(L, &match->head, arguments,
                 results); /* an error ends the match */
  match->table.locked--;
  match->asked = before;
}


static int match_gc(lua_State *L) {
  Match *match = lua_touserdata(L, 1);
  tn_table_free(&match->table);
  if (match->head.account)
    tnl_account_close(L, match->head.account);
  match->head.account = NULL;
  return 0;
}


/* Puts the kit's facts into a new match, which is valid and empty. */
static void set_up(lua_State *L, Match *match, const Setup *setup,
                   lua_Integer seed) {
  tn_Setup table = setup->table;
  tn_Memory memory = tnl_lua_memory(L);
  table.own = setup->own;
  table.seed = (uint64_t)seed;
  if (!tn_table_init(&match->table, &table, &memory))
    tnl_raise_need(L, match, TN_NO_MEMORY);
  match->table.work = &tn_lua_budget(L)->work;
  if (!tn_table_obey(&match->table, &setup->duties))
    tnl_raise_need(L, match, TN_IMPOSSIBLE);
  match->points = setup->has_points ? setup->points : NULL;
  match->points_vary = setup->points_vary;
  match->hearers = setup->hearers;
  match->table.stop_after_throw = setup->throw_failed;
  match->table.plays = setup->has_plays ? &setup->plays : NULL;
  match->order_stale = true;
  match->order_suit = TN_NONE;
  match->target = setup->target;
  match->floor = setup->floor;
  match->has_floor = setup->has_floor;
  match->rounds = setup->rounds;
  match->lowest = setup->lowest;
  match->ties_draw = setup->ties_draw;
  match->by_field = setup->by_field;
  match->winner = match->won_by = match->next_dealer = TN_NONE;
  match->first_dealer = setup->first_dealer;
  match->people = setup->people;
}


/* Pushes a table with all methods of the kit at index 1.  The fields will be in
** it, too, so one look finds any name. */
static void copy_methods(lua_State *L) {
  lua_getfield(L, 1, "methods");
  lua_createtable(L, 0, (int)tnl_number_field(L, 1, "method_count", 0) + 8);
  lua_pushnil(L);
  while (lua_next(L, -3)) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, -4);
  }
  lua_remove(L, -2);
}


/* How many players, sides, piles and parties a match has.  Each hand, and what
** each side has won, is a pile. */
static int count_parts(const tn_Setup *setup) {
  int owners = setup->players + setup->sides;
  return owners + TN_HANDS + owners + setup->piles + PARTIES;
}


/* core.match(kit, seed) -> match */
static int match_new(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_Integer seed = luaL_checkinteger(L, 2);
  lua_getfield(L, 1, "setup");
  const Setup *setup = luaL_checkudata(L, -1, SETUP_T);
  Match *match = lua_newuserdatauv(L, sizeof *match,
                                   MATCH_PARTS + count_parts(&setup->table));
  memset(match, 0, sizeof *match);
  match->head.magic = MATCH_MAGIC;
  int self = lua_gettop(L);
  lua_createtable(L, 0, 4); /* its metatable */
  copy_methods(L);          /* its fields */
  lua_getfield(L, 1, "fields_meta");
  lua_setmetatable(L, -2);
  lua_pushvalue(L, -1);
  lua_setiuservalue(L, self, MATCH_FIELDS);
  lua_pushvalue(L, self); /* for own.c */
  lua_rawseti(L, -2, 1);
  lua_setfield(L, -2, "__index");
  lua_getfield(L, 1, "set_field");
  lua_setfield(L, -2, "__newindex");
  lua_pushcfunction(L, match_gc);
  lua_setfield(L, -2, "__gc");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, self);
  lua_pushvalue(L, 1);
  lua_setiuservalue(L, self, MATCH_VARIANT);
  lua_rawgeti(L, 1, KIT_RULES);
  lua_setiuservalue(L, self, MATCH_RULES);
  set_up(L, match, setup, seed);
  match->head.tape = &match->table.tape;
  match->head.account = tnl_account_new(L);
  lua_getfield(L, 1, "account");
  match->head.account->longest = tnl_longest_text(L, -1);
  lua_pop(L, 1);
  return 1;
}


void tnl_restart(lua_State *L, Match *match, int arg, uint64_t seed) {
  tn_table_restart(&match->table, seed);
  match->over = match->between = false;
  match->finished = 0;
  match->order_stale = true;
  match->winner = match->won_by = match->next_dealer = TN_NONE;
  match->table.locked = 0; /* an error outside may have left it so */
  if (match->table.log.on) {
    lua_pushnil(L);
    lua_setiuservalue(L, arg, MATCH_NOTES);
  }
}


/* core.restart(match, seed): the match as it was when it was made, but with
** another seed; core.flow begins it again.  What it keeps has been emptied. */
static int restart(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  tnl_restart(L, match, 1, (uint64_t)luaL_checkinteger(L, 2));
  return 0;
}


int tnl_raise_need(lua_State *L, const Match *match, tn_Need need) {
  switch (need) {
    case TN_NO_MEMORY: return luaL_error(L, "not enough memory");
    case TN_TOO_LONG:
      return tnl_raise(L, "many_decisions %d", (int)match->table.tape.limit);
    case TN_IMPOSSIBLE: return luaL_error(L, "the match cannot go on");
    default: break;
  }
  lua_createtable(L, 0, 2);
  lua_pushliteral(L, "refused");
  lua_setfield(L, -2, "kind");
  lua_pushinteger(L, match->table.tape.read + (lua_Integer)1);
  lua_setfield(L, -2, "decision");
  return lua_error(L);
}


/* core.word(match, name): a word in Lua of that name begins to change the
** match.  It is one call, however many of these functions it uses.  Once the
** tricks are over, nobody knows what it looks at. */
static int begin_word(lua_State *L) {
  tnl_ends_doubt_word(tnl_changing(L, luaL_checkstring(L, 2)));
  return 0;
}


static const luaL_Reg functions[] = {
    {"match", match_new},
    {"restart", restart},
    {"word", begin_word},
    {NULL, NULL},
};


void tnl_open_match(lua_State *L) { luaL_setfuncs(L, functions, 0); }
