/*
** Runs a Lua script of the library's in a state whose memory can give out: the
** script says when.  memory.fail(n): all goes well n times, then nothing more
** is given; memory.enough(): it is again; memory.used() -> allocations since.
*/
#include "host/bindings.h"

#include <lualib.h>

#include <stdio.h>
#include <stdlib.h>

/* Between the state and the allocator that it has. */
typedef struct Gate {
  lua_Alloc alloc;
  void *host;
  long left; /* < 0: no end */
  long gap;  /* requests refused then; < 0: all */
  long used;
} Gate;

static Gate gate = {.left = -1};
static long blocks; /* that the host has given and not taken back */


static void *host_alloc(void *host, void *block, size_t old, size_t size) {
  (void)host, (void)old;
  if (size == 0) {
    blocks -= block != NULL;
    free(block);
    return NULL;
  }
  void *changed = realloc(block, size);
  blocks += changed && !block;
  return changed;
}


/* Lua takes it that a block can always be made smaller. */
static void *gate_alloc(void *ud, void *block, size_t old, size_t size) {
  (void)ud;
  if (size > (block ? old : 0)) {
    gate.used++;
    if (gate.left == 0 && gate.gap != 0) {
      gate.gap -= gate.gap > 0;
      return NULL;
    }
    gate.left -= gate.left > 0;
  }
  return gate.alloc(gate.host, block, old, size);
}


static int memory_fail(lua_State *L) {
  gate.left = (long)luaL_checkinteger(L, 1);
  gate.gap = (long)luaL_optinteger(L, 2, -1);
  return 0;
}


static int memory_enough(lua_State *L) {
  gate.left = -1;
  lua_pushinteger(L, gate.used);
  gate.used = 0;
  return 1;
}


/* require "tenace.place": the checkout that it runs in. */
static int open_place(lua_State *L) {
  lua_createtable(L, 0, 2);
  lua_pushliteral(L, ".");
  lua_setfield(L, -2, "data");
  lua_pushliteral(L, "0");
  lua_setfield(L, -2, "version");
  return 1;
}


static int run(lua_State *L) {
  static const luaL_Reg memory[] = {
      {"enough", memory_enough}, {"fail", memory_fail}, {NULL, NULL}};
  luaL_openlibs(L);
  luaL_requiref(L, "tenace.core", luaopen_tenace_core, 0);
  luaL_requiref(L, "tenace.place", open_place, 0);
  luaL_newlib(L, memory);
  lua_setglobal(L, "memory");
  gate.alloc = lua_getallocf(L, &gate.host);
  lua_setallocf(L, gate_alloc, NULL);
  if (luaL_dostring(L, "package.path = 'lua/?.lua;' .. package.path") ||
      luaL_dofile(L, lua_touserdata(L, 1)))
    return lua_error(L);
  return 0;
}


int main(int argc, char **argv) {
  static char script[] = "tests/lua/memory.lua";
  lua_State *L = lua_newstate(host_alloc, NULL);
  if (!L)
    return EXIT_FAILURE;
  lua_pushcfunction(L, run);
  lua_pushlightuserdata(L, argc > 1 ? argv[1] : script);
  int status = lua_pcall(L, 1, 0, 0);
  if (status != LUA_OK)
    printf("not ok - %s\n", luaL_tolstring(L, -1, NULL));
  lua_close(L);
  printf("%s - all memory was given back\n", blocks == 0 ? "ok" : "not ok");
  return status == LUA_OK && blocks == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
