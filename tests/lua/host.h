/*
** A program around a Lua script, for tests that put something between the
** two.  The script sees the modules of the checkout, and a global table of
** functions.
*/
#ifndef tests_host_h
#define tests_host_h

#include "words/words.h"

#include <lualib.h>

#include <stdio.h>
#include <stdlib.h>


/* require "tenace.place": the checkout that it runs in. */
static int open_place(lua_State *L) {
  lua_createtable(L, 0, 2);
  lua_pushliteral(L, ".");
  lua_setfield(L, -2, "data");
  lua_pushliteral(L, "0");
  lua_setfield(L, -2, "version");
  return 1;
}


/* Opens all that a script may use; `functions` are in the global `name`. */
static void open_host(lua_State *L, const char *name,
                      const luaL_Reg *functions) {
  luaL_openlibs(L);
  luaL_requiref(L, "tenace.core", luaopen_tenace_core, 0);
  luaL_requiref(L, "tenace.place", open_place, 0);
  lua_newtable(L);
  luaL_setfuncs(L, functions, 0);
  lua_setglobal(L, name);
  if (luaL_dofile(L, "tests/modules.lua"))
    lua_error(L);
}


/* Runs the script at index 1: its path, as light userdata. */
static int run_script(lua_State *L) {
  if (luaL_dofile(L, lua_touserdata(L, 1)))
    return lua_error(L);
  return 0;
}


/*
** Opens with `open`, runs the script that the command line names, or `usual`,
** and closes the state.  Returns true if nothing was raised, and prints an
** error.
*/
static bool run_host(lua_State *L, lua_CFunction open, int argc, char **argv,
                     char *usual) {
  lua_pushcfunction(L, open);
  int status = lua_pcall(L, 0, 0, 0);
  if (status == LUA_OK) {
    lua_pushcfunction(L, run_script);
    lua_pushlightuserdata(L, argc > 1 ? argv[1] : usual);
    status = lua_pcall(L, 1, 0, 0);
  }
  if (status != LUA_OK)
    printf("not ok - %s\n", luaL_tolstring(L, -1, NULL));
  lua_close(L);
  return status == LUA_OK;
}

#endif
