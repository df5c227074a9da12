/* The insides of Lua 5.4: see lua54.h. */
#include "host/lua54.h"

#include <lauxlib.h>
#include <string.h>

#define OTHER "this Lua 5.4 has other insides than those that tenace knows"
#define GROWN 60 /* slots that a new stack does not have */


int tnl_loop_local(lua_State *L, lua_Debug *caller) {
  const char *name = NULL;
  int found = 0;
  for (int n = 1; (name = lua_getlocal(L, caller, n)) != NULL; n++) {
    if (strcmp(name, "(for state)") == 0 && lua_rawequal(L, 1, -1))
      found = n;
    lua_pop(L, 1);
  }
  return found;
}


/* What a loop of the check calls. */
static int find_loop(lua_State *L) {
  lua_Debug own, caller;
  lua_settop(L, 0);
  if (!lua_getstack(L, 0, &own) || !lua_getinfo(L, "f", &own) ||
      !lua_getstack(L, 1, &caller) || tnl_loop_local(L, &caller) == 0)
    return luaL_error(L, OTHER);
  return 0;
}


/* Stands before the allocator, and looks for a stack that grows. */
typedef struct Watch {
  lua_Alloc alloc;
  void *host;
  bool grown;
} Watch;


static void *watch(void *ud, void *block, size_t old, size_t size) {
  Watch *watched = ud;
  if (size > (size_t)GROWN * SLOT && is_stack(block ? 0 : old, size))
    watched->grown = true;
  return watched->alloc(watched->host, block, old, size);
}


static int grow(lua_State *L) {
  lua_checkstack(lua_newthread(L), GROWN);
  return 0;
}


static void check_stack(lua_State *L) {
  Watch watched = {.grown = false};
  watched.alloc = lua_getallocf(L, &watched.host);
  lua_setallocf(L, watch, &watched);
  lua_pushcfunction(L, grow);
  int status = lua_pcall(L, 0, 0, 0);
  lua_setallocf(L, watched.alloc, watched.host);
  if (status != LUA_OK)
    lua_error(L);
  if (!watched.grown)
    luaL_error(L, OTHER);
}


void tnl_check_lua54(lua_State *L) {
  luaL_loadstring(L, "for _ in ... do end");
  lua_pushcfunction(L, find_loop);
  lua_call(L, 1, 0);
  check_stack(L);
}
