/* Tables of Lua: putting functions into one, reading numbers from one. */
#include "host/bindings.h"

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


void tnl_set_number(lua_State *L, const char *name, lua_Integer n) {
  lua_pushinteger(L, n);
  lua_setfield(L, -2, name);
}
