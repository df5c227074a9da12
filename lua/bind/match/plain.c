/*
** Plain data: texts, numbers, flags, and tables of them without metatables.
** Most of what a rules file says is plain, and this finds it out fast.
**
** A table may contain itself or be in many others, so the look has limits:
** data that is deeper or larger than any file's counts as not plain.
*/
#include "host/bindings.h"

#define DEEPEST 16
#define MOST 4096 /* values looked at */


static bool is_leaf(int type) {
  return type == LUA_TSTRING || type == LUA_TNUMBER || type == LUA_TBOOLEAN;
}


/* Is the table on top of the stack plain?  `left` is how many values may still
** be looked at. */
static bool is_plain(lua_State *L, int depth, int *left) {
  int t = lua_gettop(L);
  if (depth == DEEPEST || lua_getmetatable(L, t))
    return false;
  for (lua_pushnil(L); lua_next(L, t); lua_pop(L, 1)) {
    int type = lua_type(L, -1);
    if (--*left < 0 || !is_leaf(lua_type(L, -2)))
      return false;
    if (!is_leaf(type) && (type != LUA_TTABLE || !is_plain(L, depth + 1, left)))
      return false;
  }
  return true;
}


/* Is the table that is the first argument plain?  It is alone on the stack
** then.  The look counts as work of the rules that are running. */
static bool look(lua_State *L) {
  int left = MOST;
  luaL_checkstack(L, 5 * DEEPEST, NULL);
  lua_settop(L, 1);
  bool answer = lua_istable(L, 1) && is_plain(L, 0, &left);
  lua_settop(L, 1);
  tnl_spend_work(L, (size_t)(MOST - left));
  return answer;
}


/* core.plain(value) -> is it plain data?  False, too, where it is very much. */
static int plain(lua_State *L) {
  lua_pushboolean(L, is_leaf(lua_type(L, 1)) || look(L));
  return 1;
}


/* Pushes a copy of the plain table on top of the stack. */
static void copy_table(lua_State *L) {
  int t = lua_gettop(L);
  lua_createtable(L, (int)lua_rawlen(L, t), 0);
  for (lua_pushnil(L); lua_next(L, t);) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    if (lua_type(L, -1) == LUA_TTABLE) {
      copy_table(L);
      lua_remove(L, -2);
    }
    lua_rawset(L, t + 1);
  }
}


/* core.copy_plain(table) -> the same in tables of its own; nil where it is not
** plain */
static int copy_plain(lua_State *L) {
  if (!look(L))
    return 0;
  copy_table(L);
  return 1;
}


static const luaL_Reg functions[] = {
    {"copy_plain", copy_plain},
    {"plain", plain},
    {NULL, NULL},
};


void tnl_open_plain(lua_State *L) { luaL_setfuncs(L, functions, 0); }
