/*
** Fields that each side or player has, while nobody looks at all of them.
**
** The field of a match is a list that nobody can change: a new one for each
** value that is set.  Simulations set many.  So where no log is kept, the
** values wait in an open list, and the closed one is made when somebody reads
** it.  The table of fields has at 1 the open lists by name; the field is nil
** meanwhile.
*/
#include "host/bindings.h"

/* In a kit's entry for such a field. */
enum { LISTED = 1, KIND, LEAST, MOST, OWNERS };

#define OPEN 1 /* where the table of fields has the open lists */


/* Is the value at index 3 one that the entry on top takes as it is? */
static bool takes(lua_State *L) {
  int entry = lua_gettop(L);
  lua_rawgeti(L, entry, KIND);
  bool fits = lua_tointeger(L, -1) == FIELD_NUMBER ? lua_isinteger(L, 3)
                                                   : lua_isboolean(L, 3);
  if (fits && lua_rawgeti(L, entry, LEAST) == LUA_TNUMBER) {
    lua_rawgeti(L, entry, MOST);
    fits = lua_tointeger(L, 3) >= lua_tointeger(L, -2) &&
           lua_tointeger(L, 3) <= lua_tointeger(L, -1);
  }
  lua_settop(L, entry);
  return fits;
}


/* Pushes the open list of the field whose name is at the index `name`, in the
** table of fields at `fields`.  False if it has none: something else is
** pushed. */
static inline bool push_open_list(lua_State *L, int fields, int name) {
  if (lua_rawgeti(L, fields, OPEN) != LUA_TTABLE)
    return false;
  lua_pushvalue(L, name);
  return lua_rawget(L, -2) == LUA_TTABLE;
}


/* Pushes the open list of the field whose name is on top, in the table of
** fields at `fields`; nil if it has none. */
static bool push_open(lua_State *L, int fields) {
  int top = lua_gettop(L);
  if (!push_open_list(L, fields, top))
    lua_pushnil(L);
  lua_replace(L, top + 1);
  lua_settop(L, top + 1);
  return lua_istable(L, -1);
}


/* Opens the list of the field whose name is on top, for `n` owners: pushes a
** copy of the closed one. */
static void open_list(lua_State *L, int fields, lua_Integer n) {
  int name = lua_gettop(L);
  lua_createtable(L, (int)n, 0);
  lua_pushvalue(L, name);
  bool closed = lua_rawget(L, fields) == LUA_TTABLE;
  for (lua_Integer i = 1; i <= n; i++) {
    if (closed)
      lua_geti(L, name + 2, i);
    else
      lua_pushboolean(L, 0);
    lua_rawseti(L, name + 1, i);
  }
  lua_settop(L, name + 1);
  lua_pushvalue(L, name);
  lua_pushnil(L);
  lua_rawset(L, fields);
  if (lua_rawgeti(L, fields, OPEN) != LUA_TTABLE) {
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_rawseti(L, fields, OPEN);
    lua_replace(L, -2);
  }
  lua_pushvalue(L, name);
  lua_pushvalue(L, name + 1);
  lua_rawset(L, -3);
  lua_settop(L, name + 1);
}


bool tnl_set_own(lua_State *L, int self, int number, int place) {
  Match *match = tnl_checkmatch(L, self);
  if (match->table.log.on || match->table.locked)
    return false;
  int top = lua_gettop(L);
  pushvalue(L, self, MATCH_VARIANT);
  lua_rawgeti(L, -1, place);
  lua_pushvalue(L, 2);
  bool quick = lua_rawget(L, -2) == LUA_TTABLE && takes(L);
  if (quick) {
    int entry = lua_gettop(L);
    lua_rawgeti(L, entry, OWNERS);
    lua_Integer owners = lua_tointeger(L, -1);
    pushvalue(L, self, MATCH_FIELDS);
    lua_rawgeti(L, entry, LISTED);
    if (!push_open(L, entry + 2)) {
      lua_pop(L, 1);
      open_list(L, entry + 2, owners);
    }
    lua_pushvalue(L, 3);
    lua_rawseti(L, -2, number + 1);
    match->order_stale = true;
  }
  lua_settop(L, top);
  return quick;
}


void tnl_push_own_field(lua_State *L, int self, int number) {
  if (lua_istable(L, -1))
    lua_rawgeti(L, -1, LISTED);
  int name = lua_gettop(L), fields = name + 1;
  pushvalue(L, self, MATCH_FIELDS);
  bool any = push_open_list(L, fields, name);
  if (!any) {
    lua_settop(L, fields);
    lua_pushvalue(L, name);
    any = lua_rawget(L, fields) != LUA_TNIL;
  }
  if (any)
    lua_geti(L, -1, number + 1);
  if (!lua_toboolean(L, -1))
    lua_pushnil(L);
}


bool tnl_close_own(lua_State *L, int fields, int seal) {
  int name = lua_gettop(L);
  if (!push_open(L, fields)) {
    lua_pop(L, 1);
    return false;
  }
  lua_pushvalue(L, seal);
  lua_insert(L, -2);
  lua_call(L, 1, 1);
  lua_pushvalue(L, name);
  lua_pushvalue(L, -2);
  lua_rawset(L, fields);
  lua_rawgeti(L, fields, OPEN);
  lua_pushvalue(L, name);
  lua_pushnil(L);
  lua_rawset(L, -3);
  lua_pop(L, 1);
  return true;
}


void tnl_close_all_own(lua_State *L, int self) {
  int top = lua_gettop(L), fields = top + 1;
  pushvalue(L, self, MATCH_FIELDS);
  if (lua_rawgeti(L, fields, OPEN) == LUA_TTABLE) {
    pushvalue(L, self, MATCH_VARIANT);
    lua_getfield(L, -1, "seal");
    for (lua_pushnil(L); lua_next(L, fields + 1); lua_pushnil(L)) {
      lua_pop(L, 1);
      tnl_close_own(L, fields, fields + 3);
      lua_settop(L, fields + 3);
    }
  }
  lua_settop(L, top);
}


void tnl_forget_own(lua_State *L, int self) {
  int top = lua_gettop(L);
  pushvalue(L, self, MATCH_FIELDS);
  bool open = lua_rawgeti(L, top + 1, OPEN) == LUA_TTABLE;
  pushvalue(L, self, MATCH_VARIANT);
  lua_rawgeti(L, top + 3, KIT_OWN_OF_ROUND);
  for (int i = 1; lua_rawgeti(L, top + 4, i) == LUA_TSTRING; i++) {
    for (int table = top + 1; table <= (open ? top + 2 : top + 1); table++) {
      lua_pushvalue(L, top + 5);
      lua_pushnil(L);
      lua_rawset(L, table);
    }
    lua_pop(L, 1);
  }
  lua_settop(L, top);
}
