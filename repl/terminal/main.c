/* The program: a Lua state, the C modules, and what runs the command line. */
#include "host/host.h"
#include "outside/program.h"
#include "say/width.h"
#include "terminal/interrupt.h"
#include "terminal/modules.h"
#include "terminal/place.h"
#include "terminal/standard.h"
#include "terminal/terminal.h"
#include "terminal/ticker.h"

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

#include <stdio.h>
#include <stdlib.h>


/* The program's arguments, on their way through a protected call. */
typedef struct Call {
  int argc;
  char **argv;
} Call;


/* Kilobytes that a start may use before Lua collects garbage: nearly everything
** that is loaded stays. */
#define FRESH 4096


/* Puts a C function into package.preload: it runs when it is required. */
static void preload(lua_State *L, const char *name, lua_CFunction open) {
  luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_PRELOAD_TABLE);
  lua_pushcfunction(L, open);
  lua_setfield(L, -2, name);
  lua_pop(L, 1);
}


/* require "tenace.place" -> { program =, data =, version = } */
static int open_place(lua_State *L) {
  lua_createtable(L, 0, 3);
  tnf_place_of_program(L);
  lua_setfield(L, -2, "program");
  tnf_place_of_data(L);
  lua_setfield(L, -2, "data");
  lua_pushliteral(L, TN_VERSION);
  lua_setfield(L, -2, "version");
  return 1;
}


/* The arguments as a list: the program's name at 0, as lua has it. */
static void push_arguments(lua_State *L, const Call *call) {
  lua_createtable(L, call->argc, 1);
  for (int i = 0; i < call->argc; i++) {
    lua_pushstring(L, call->argv[i]);
    lua_rawseti(L, -2, i);
  }
}


/* Runs the command line, protected.  Its result is a status. */
static int run(lua_State *L) {
  const Call *call = lua_touserdata(L, 1);
  lua_gc(L, LUA_GCSTEP, -FRESH);
  luaL_openlibs(L);
  luaL_requiref(L, "tenace.core", luaopen_tenace_core, 0);
  tnf_ticker_watch(L);
  preload(L, "tenace.interrupt", luaopen_tenace_interrupt);
  preload(L, "tenace.place", open_place);
  preload(L, "tenace.program", luaopen_tenace_program);
  preload(L, "tenace.standard", luaopen_tenace_standard);
  preload(L, "tenace.terminal", luaopen_tenace_terminal);
  preload(L, "tenace.width", luaopen_tenace_width);
  tnf_modules_find(L);
  lua_getglobal(L, "require");
  lua_pushliteral(L, "tenace.face.command.cli");
  lua_call(L, 1, 1);
  lua_getfield(L, -1, "main");
  push_arguments(L, call);
  lua_call(L, 1, 1);
  return 1;
}


/* Errors that can speak for themselves need no traceback. */
static int add_traceback(lua_State *L) {
  if (!luaL_callmeta(L, 1, "__tostring"))
    luaL_traceback(L, L, luaL_tolstring(L, 1, NULL), 1);
  return 1;
}


int main(int argc, char **argv) {
  tnf_standard_open();
  lua_State *L = tn_lua_newstate();
  if (!L) {
    fputs("tenace: not enough memory to start\n", stderr);
    return EXIT_FAILURE;
  }
  Call call = {argc, argv};
  lua_pushcfunction(L, add_traceback);
  lua_pushcfunction(L, run);
  lua_pushlightuserdata(L, &call);
  int status = EXIT_SUCCESS;
  if (lua_pcall(L, 1, 1, 1) != LUA_OK) {
    fprintf(stderr, "tenace: %s\n", lua_tostring(L, -1));
    status = EXIT_FAILURE;
  } else if (!lua_isnil(L, -1)) {
    status = (int)lua_tointeger(L, -1);
  }
  tn_lua_end(L);
  return status;
}
