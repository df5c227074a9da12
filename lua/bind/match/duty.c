/* Duties in tricks: reading them from a kit, and the facts on which they depend
** that only the fields of a match know. */
#include "match/setup.h"


/* The kinds in a text of cards, in field `name` of the table at `arg`. */
static tn_Kinds kinds_field(lua_State *L, const tn_Deck *deck, int arg,
                            const char *name) {
  tn_Kinds kinds = 0;
  if (lua_getfield(L, arg, name) == LUA_TSTRING)
    kinds = tnl_checkset(L, deck, -1).plane[0];
  lua_pop(L, 1);
  return kinds;
}


/* Reads { cards=, if_trump=, sorts= } in a field of the table on top.  False if
** there is none. */
static bool read_named(lua_State *L, const tn_Deck *deck, const char *name,
                       tn_Named *named) {
  bool there = lua_getfield(L, -1, name) == LUA_TTABLE;
  if (there) {
    int arg = lua_gettop(L);
    named->cards = kinds_field(L, deck, arg, "cards");
    named->if_trump = kinds_field(L, deck, arg, "if_trump");
    named->sorts = (uint8_t)tnl_number_field(L, arg, "sorts", 0);
  }
  lua_pop(L, 1);
  return there;
}


static bool flag_field(lua_State *L, const char *name) {
  lua_getfield(L, -1, name);
  bool flag = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return flag;
}


/* Reads the duty on top of the stack. */
static void read_duty(lua_State *L, const tn_Deck *deck, tn_Duty *duty) {
  int arg = lua_gettop(L);
  read_named(L, deck, "names", &duty->names);
  read_named(L, deck, "exempt", &duty->exempt);
  duty->has_only = read_named(L, deck, "only", &duty->only);
  duty->avoids = flag_field(L, "avoids");
  duty->narrows = flag_field(L, "narrows");
  duty->when = (uint16_t)tnl_number_field(L, arg, "when", 0);
  duty->unless = (uint16_t)tnl_number_field(L, arg, "unless", 0);
  duty->until_played = kinds_field(L, deck, arg, "until_played");
  duty->until_thrown = kinds_field(L, deck, arg, "until_thrown");
}


void tnl_read_duties(lua_State *L, Setup *setup) {
  lua_getfield(L, 1, "duties");
  setup->duties.duty = lua_istable(L, -1) ? setup->duty : NULL;
  for (int i = 0; setup->duties.duty && i < setup->duties.n; i++) {
    lua_rawgeti(L, -1, i + 1);
    read_duty(L, setup->table.deck, &setup->duty[i]);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}


/* Has the field of the condition on top of the stack one of its values?  The
** table of fields is at `fields`. */
static bool has_value(lua_State *L, int fields) {
  int top = lua_gettop(L);
  lua_rawgeti(L, top, 1);
  if (lua_rawget(L, fields) == LUA_TNIL) {
    lua_pushboolean(L, 0); /* an empty field is as good as false */
    lua_replace(L, top + 1);
  }
  lua_rawgeti(L, top, 2);
  lua_insert(L, top + 1);
  bool has = lua_rawget(L, top + 1) != LUA_TNIL;
  lua_settop(L, top);
  return has;
}


void tnl_present_facts(lua_State *L, int arg) {
  Match *match = tnl_checkmatch(L, arg);
  tn_Table *table = &match->table;
  if (table->watched < TN_HOST_FACT)
    return;
  int top = lua_gettop(L);
  arg = lua_absindex(L, arg);
  pushvalue(L, arg, MATCH_FIELDS);
  pushvalue(L, arg, MATCH_VARIANT);
  lua_rawgeti(L, -1, KIT_CONDITIONS);
  uint16_t facts = 0;
  for (int i = 0; lua_rawgeti(L, top + 3, i + 1) == LUA_TTABLE; i++) {
    unsigned fact = has_value(L, top + 1) ? TN_HOST_FACT : 0;
    facts = (uint16_t)(facts | fact << i);
    lua_pop(L, 1);
  }
  table->host_facts = facts;
  lua_settop(L, top);
}
