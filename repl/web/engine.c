/* The engine in the page's worker: one Lua state, which answers calls. */
#include "web/engine.h"
#include "host/host.h"

#include <lauxlib.h>
#include <lualib.h>

#include <stdlib.h>

#define ANSWER "tenace.answer"

/* The one state, and how long its last answer is. */
static lua_State *state;
static size_t answered;


/* tell(text): passes it on to the page at once */
static int tell(lua_State *L) {
  size_t size;
  const char *text = luaL_checklstring(L, 1, &size);
  tnf_web_tell(text, size);
  return 0;
}


/* require "tenace.place": the files have paths without a folder before. */
static int open_place(lua_State *L) {
  lua_createtable(L, 0, 2);
  lua_pushliteral(L, ".");
  lua_setfield(L, -2, "data");
  lua_pushliteral(L, TN_VERSION);
  lua_setfield(L, -2, "version");
  return 1;
}


/* Puts a C function into package.preload: it runs when it is required. */
static void preload(lua_State *L, const char *name, lua_CFunction open) {
  luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_PRELOAD_TABLE);
  lua_pushcfunction(L, open);
  lua_setfield(L, -2, name);
  lua_pop(L, 1);
}


/* Opens the libraries that need no system, and the engine. */
static int open_all(lua_State *L) {
  static const luaL_Reg libraries[] = {
      {LUA_GNAME, luaopen_base},          {LUA_LOADLIBNAME, luaopen_package},
      {LUA_COLIBNAME, luaopen_coroutine}, {LUA_TABLIBNAME, luaopen_table},
      {LUA_STRLIBNAME, luaopen_string},   {LUA_MATHLIBNAME, luaopen_math},
      {LUA_UTF8LIBNAME, luaopen_utf8},    {LUA_DBLIBNAME, luaopen_debug},
  };
  for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) {
    luaL_requiref(L, libraries[i].name, libraries[i].func, 1);
    lua_pop(L, 1);
  }
  tnf_web_system(L);
  tnf_web_modules(L);
  luaL_requiref(L, "tenace.core", luaopen_tenace_core, 0);
  preload(L, "tenace.place", open_place);
  lua_pushcfunction(L, tell);
  lua_setfield(L, LUA_REGISTRYINDEX, "tenace.tell");
  return 0;
}


/* The state, made at the first use; NULL if there is no memory. */
static lua_State *opened(void) {
  if (state)
    return state;
  lua_State *L = tn_lua_newstate();
  if (!L)
    return NULL;
  lua_pushcfunction(L, open_all);
  if (lua_pcall(L, 0, 0, 0) != LUA_OK) {
    lua_close(L);
    return NULL;
  }
  return state = L;
}


#ifdef TN_NARROW
/* The small engine has no core for wide decks; the page then starts the other
** one. */
int luaopen_tenace_core_wide(lua_State *L) {
  return luaL_error(L, "no core for wide decks");
}
#endif


void *tnf_web_room(size_t size) { return malloc(size > 0 ? size : 1); }


void tnf_web_free(void *room) { free(room); }


/* A text on its way through a protected call. */
typedef struct Text {
  const char *text;
  size_t size;
} Text;


static int put(lua_State *L) {
  const Text *given = lua_touserdata(L, 1);
  tnf_web_files(L);
  lua_pushlstring(L, given[0].text, given[0].size);
  lua_pushlstring(L, given[1].text, given[1].size);
  lua_settable(L, -3);
  return 0;
}


int tnf_web_put(const char *path, size_t path_size, const char *text,
                size_t text_size) {
  lua_State *L = opened();
  Text given[2] = {{path, path_size}, {text, text_size}};
  if (!L)
    return 0;
  lua_pushcfunction(L, put);
  lua_pushlightuserdata(L, given);
  int status = lua_pcall(L, 1, 0, 0);
  lua_settop(L, 0);
  return status == LUA_OK;
}


/* Calls `answer` of the Lua side, and keeps the text that it answers. */
static int answer(lua_State *L) {
  const Text *call = lua_touserdata(L, 1);
  lua_getglobal(L, "require");
  lua_pushliteral(L, "tenace.face.web.answer");
  lua_call(L, 1, 1);
  lua_getfield(L, -1, "answer");
  lua_insert(L, -2);
  lua_pushlstring(L, call->text, call->size);
  lua_getfield(L, LUA_REGISTRYINDEX, "tenace.tell");
  lua_call(L, 3, 1);
  luaL_checkstring(L, -1);
  lua_setfield(L, LUA_REGISTRYINDEX, ANSWER);
  return 0;
}


/* An error of our own, where the Lua side could not tell it. */
static const char *failed(lua_State *L) {
  const char *text = luaL_tolstring(L, -1, &answered);
  lua_setfield(L, LUA_REGISTRYINDEX, ANSWER);
  return text;
}


const char *tnf_web_answer(const char *call, size_t size) {
  lua_State *L = opened();
  Text given = {call, size};
  if (!L)
    return NULL;
  lua_settop(L, 0);
  lua_pushcfunction(L, answer);
  lua_pushlightuserdata(L, &given);
  if (lua_pcall(L, 1, 0, 0) != LUA_OK)
    return failed(L);
  lua_getfield(L, LUA_REGISTRYINDEX, ANSWER);
  const char *text = lua_tolstring(L, -1, &answered);
  lua_settop(L, 0);
  return text;
}


size_t tnf_web_answer_size(void) { return answered; }
