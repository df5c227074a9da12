/*
** core.wide(): the module "tenace.core_wide", for decks that the module
** "tenace.core" does not take.
**
** Both modules have the same functions, and those of the wide one take matches
** of wide decks only.  Nobody needs to know which one a match is of: from the
** first wide deck on, the functions of "tenace.core" hand what is wide on to
** the others.  Before that they are themselves, so other games pay nothing.
*/
#include "match/match.h"

#define NARROW lua_upvalueindex(1)
#define WIDE lua_upvalueindex(2)


/* The types without a magic number that a function is given first. */
static const char *const types[] = {
    WIDE_TYPE "deck",
    WIDE_TYPE "order",
    WIDE_TYPE "setup",
};


/* Is the value at `arg` a thing of the wide core? */
static bool is_wide(lua_State *L, int arg) {
  const uint64_t *magic = lua_touserdata(L, arg);
  if (!magic || lua_rawlen(L, arg) < sizeof *magic)
    return false;
  switch (*magic) {
    case WIDE_MAGIC | MATCH_MAGIC:
    case WIDE_MAGIC | PLAYER_MAGIC:
    case WIDE_MAGIC | SIDE_MAGIC:
    case WIDE_MAGIC | CARDS_MAGIC:
    case WIDE_MAGIC | PILE_MAGIC: return true;
    default: break;
  }
  for (size_t i = 0; i < sizeof types / sizeof *types; i++)
    if (luaL_testudata(L, arg, types[i]))
      return true;
  return false;
}


/* Does the function keep values of its own? */
static bool has_upvalues(lua_State *L, int f) {
  if (!lua_getupvalue(L, f, 1))
    return false;
  lua_pop(L, 1);
  return true;
}


/* The function of that name that serves the first argument.  Those that may
** pause keep nothing; they run in this one's place. */
static int hand_on(lua_State *L) {
  int f = is_wide(L, 1) ? WIDE : NARROW;
  if (!has_upvalues(L, f))
    return lua_tocfunction(L, f)(L);
  lua_pushvalue(L, f);
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
  return lua_gettop(L);
}


/* Puts into the table at `to`, in place of each function that the table at
** `from` has too, one that hands on to either. */
static void join(lua_State *L, int to, int from) {
  for (lua_pushnil(L); lua_next(L, from); lua_pop(L, 1)) {
    if (!lua_iscfunction(L, -1))
      continue;
    lua_pushvalue(L, -2); /* name, function, name */
    lua_pushvalue(L, -1);
    lua_rawget(L, to); /* name, function, name, narrow */
    lua_pushvalue(L, -3);
    lua_pushcclosure(L, hand_on, 2);
    lua_rawset(L, to);
  }
}


/* core.wide() -> the module "tenace.core_wide"
** After that core.narrow has the module's own functions. */
static int wide(lua_State *L) {
  lua_settop(L, 0);
  lua_pushvalue(L, NARROW);
  luaL_requiref(L, "tenace.core_wide", luaopen_tenace_core_wide, 0);
  if (lua_getfield(L, 1, "narrow") != LUA_TNIL) {
    lua_settop(L, 2);
    return 1;
  }
  lua_settop(L, 2);
  lua_pushnil(L);
  lua_newtable(L); /* what the module was before */
  for (lua_pushnil(L); lua_next(L, 1);) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, 4);
  }
  join(L, 1, 2);
  lua_setfield(L, 1, "narrow");
  lua_settop(L, 2);
  return 1;
}


void tnl_open_wide(lua_State *L) {
  lua_pushvalue(L, -1);
  lua_pushcclosure(L, wide, 1);
  lua_setfield(L, -2, "wide");
}
