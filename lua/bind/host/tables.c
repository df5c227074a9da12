/* Tables of Lua: putting functions into one, reading numbers from one. */
#include "host/host.h"

#include <string.h>


void tnl_new_type(lua_State *L, const char *type) {
  luaL_newmetatable(L, type);
  if (strncmp(type, WIDE_TYPE, sizeof WIDE_TYPE - 1) != 0)
    return;
  lua_pushfstring(L, "tenace.%s", type + sizeof WIDE_TYPE - 1);
  lua_setfield(L, -2, "__name");
}


void tnl_addfunctions(lua_State *L, const char *name,
                      const luaL_Reg *functions) {
  if (lua_getfield(L, -1, name) == LUA_TNIL) {
    lua_pop(L, 1);
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_setfield(L, -3, name);
  }
  luaL_setfuncs(L, functions, 0);
  lua_pop(L, 1);
}


lua_Integer tnl_number_field(lua_State *L, int arg, const char *name,
                             lua_Integer none) {
  lua_getfield(L, arg, name);
  lua_Integer n = luaL_optinteger(L, -1, none);
  lua_pop(L, 1);
  return n;
}


lua_Integer tnl_check_range(lua_State *L, int at, lua_Integer least,
                            lua_Integer most, const char *what) {
  lua_Integer n = lua_tointeger(L, at);
  if (!lua_isinteger(L, at) || n < least || n > most)
    tnl_raise(L, "%s: number_from_to_expected %I %I", what, (LUAI_UACINT)least,
              (LUAI_UACINT)most);
  return n;
}


void tnl_set_number(lua_State *L, const char *name, lua_Integer n) {
  lua_pushinteger(L, n);
  lua_setfield(L, -2, name);
}


const char *tnl_shown(lua_State *L, int arg, size_t *size) {
  int type = lua_type(L, arg);
  bool shows = type != LUA_TTABLE && type != LUA_TUSERDATA &&
               type != LUA_TLIGHTUSERDATA && type != LUA_TFUNCTION &&
               type != LUA_TTHREAD;
  if (!shows && luaL_getmetafield(L, arg, "__tostring") != LUA_TNIL) {
    lua_pop(L, 1);
    shows = true;
  }
  if (shows)
    return luaL_tolstring(L, arg, size);
  lua_pushstring(L, luaL_typename(L, arg));
  return lua_tolstring(L, -1, size);
}
