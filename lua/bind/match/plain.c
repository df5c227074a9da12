/*
** Plain data: texts, numbers, flags, and tables of them without metatables.
** Most of what a rules file says is plain, and this finds it out fast.
**
** A table may contain itself or be in many others, so the look has limits:
** data that is deeper or larger than any file's counts as not plain.
*/
#include "match/match.h"

#include <string.h>

#define DEEPEST 16
#define MOST 4096 /* values looked at */
#define KEYS 64   /* that are sorted by putting each in its place */


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


/* Is the first key before the second?  Both are numbers, or both texts, which
** are compared byte by byte. */
static bool is_before(lua_State *L, int a, int b) {
  if (lua_type(L, a) != LUA_TSTRING)
    return lua_compare(L, a, b, LUA_OPLT);
  size_t m, n;
  const char *x = lua_tolstring(L, a, &m), *y = lua_tolstring(L, b, &n);
  int order = memcmp(x, y, m < n ? m : n);
  return order != 0 ? order < 0 : m < n;
}


/* Pushes the keys of the table at 1, which are all of one type.  Answers how
** many there are; -1: they are of several types, or of another than numbers and
** texts, or too many to be sorted here. */
static int push_keys(lua_State *L) {
  int n = 0, type = LUA_TNONE;
  for (lua_pushnil(L); lua_next(L, 1); n++) {
    lua_pop(L, 1);
    int is = lua_type(L, -1);
    type = n == 0 ? is : type;
    if (n == KEYS || is != type || (is != LUA_TNUMBER && is != LUA_TSTRING))
      return -1;
    lua_pushvalue(L, -1); /* lua_next takes one, the other stays */
  }
  return n;
}


/* core.keys(table) -> its keys in order; nil where they are many, or not all
** numbers or all texts */
static int keys(lua_State *L) {
  uint8_t order[KEYS];
  luaL_checkstack(L, KEYS + 4, NULL);
  lua_settop(L, 1);
  int n = lua_istable(L, 1) ? push_keys(L) : -1;
  if (n < 0)
    return 0;
  for (int i = 0; i < n; i++) {
    int at = i;
    for (; at > 0 && is_before(L, i + 2, order[at - 1]); at--)
      order[at] = order[at - 1];
    order[at] = (uint8_t)(i + 2);
  }
  lua_createtable(L, n, 0);
  for (int i = 0; i < n; i++) {
    lua_pushvalue(L, order[i]);
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}


static const luaL_Reg functions[] = {
    {"copy_plain", copy_plain},
    {"keys", keys},
    {"plain", plain},
    {NULL, NULL},
};


void tnl_open_plain(lua_State *L) { luaL_setfuncs(L, functions, 0); }
