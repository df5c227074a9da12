/*
** Targets that go through Lua: the program's state, the engine, and a script
** beside the target that returns a function.  The function gets the input and
** raises an error if the engine does what it must not.
**
** A script can reach no file and no process, since its input may be any Lua.  A
** new state is made now and then.
*/
#ifndef script_h
#define script_h

#include "fuzz.h"

#include "words/words.h"

#include <lualib.h>

#define INPUTS 300       /* for one state */
#define MEMORY (1 << 29) /* bytes of a state */
#define STEPS 20000000   /* instructions for one input */

typedef struct Gate {
  lua_Alloc alloc;
  void *host;
  int64_t used; /* since it was put in */
} Gate;


static inline void *gate_alloc(void *ud, void *block, size_t old, size_t size) {
  Gate *gate = ud;
  int64_t more = (int64_t)size - (block ? (int64_t)old : 0);
  if (more > 0 && gate->used + more > MEMORY)
    return NULL;
  void *changed = gate->alloc(gate->host, block, old, size);
  if (changed || size == 0)
    gate->used += more;
  return changed;
}


static inline int open_place(lua_State *L) {
  lua_createtable(L, 0, 3);
  lua_pushliteral(L, ".");
  lua_setfield(L, -2, "data");
  lua_pushliteral(L, "./tenace");
  lua_setfield(L, -2, "program");
  lua_pushliteral(L, "0");
  lua_setfield(L, -2, "version");
  return 1;
}


static inline void too_long(lua_State *L, lua_Debug *call) {
  (void)call;
  luaL_error(L, "too many instructions");
}


/* Leaves the function that the script at the light userdata returns. */
static inline int open_script(lua_State *L) {
  luaL_openlibs(L);
  luaL_requiref(L, "tenace.core", luaopen_tenace_core, 0);
  luaL_requiref(L, "tenace.place", open_place, 0);
  if (luaL_dofile(L, "tests/modules.lua") ||
      luaL_dostring(L, "package.path = 'tests/fuzz/?.lua;' .. package.path"))
    return lua_error(L);
  lua_pushfstring(L, "tests/fuzz/lua_%s.lua",
                  (const char *)lua_touserdata(L, 1));
  if (luaL_loadfile(L, lua_tostring(L, -1)) != LUA_OK)
    return lua_error(L);
  lua_call(L, 0, 1);
  return 1;
}


static inline lua_State *new_state(const char *name) {
  static Gate gate;
  static char script[64];
  lua_State *L = tn_lua_newstate();
  must(L != NULL);
  gate.used = 0;
  gate.alloc = lua_getallocf(L, &gate.host);
  lua_pushcfunction(L, open_script);
  snprintf(script, sizeof script, "%s", name);
  lua_pushlightuserdata(L, script);
  if (lua_pcall(L, 1, 1, 0) != LUA_OK) {
    fprintf(stderr, "%s\n", luaL_tolstring(L, -1, NULL));
    abort();
  }
  lua_setallocf(L, gate_alloc, &gate);
  return L;
}


/* Calls the script's function with the input. */
static inline int run_script(const char *name, const uint8_t *data,
                             size_t size) {
  static lua_State *L;
  static int runs;
  if (L && runs % INPUTS == 0) {
    Gate *gate;
    lua_getallocf(L, (void **)&gate);
    lua_setallocf(L, gate->alloc, gate->host);
    lua_close(L);
    L = NULL;
  }
  if (!L)
    L = new_state(name);
  runs++;
  lua_pushvalue(L, 1);
  lua_pushlstring(L, (const char *)data, size);
  lua_sethook(L, too_long, LUA_MASKCOUNT, STEPS);
  if (lua_pcall(L, 1, 0, 0) != LUA_OK) {
    const char *wrong = luaL_tolstring(L, -1, NULL);
    bool spent = strstr(wrong, "too many instructions") ||
                 strstr(wrong, "not enough memory") ||
                 strstr(wrong, "error in error handling");
    if (!spent)
      fprintf(stderr, "%s\n", wrong);
    must(spent);
  }
  lua_sethook(L, NULL, 0, 0);
  lua_settop(L, 1);
  return 0;
}

#endif
