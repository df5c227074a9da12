/*
** Where `require` finds the program's own Lua modules.
**
** The name says where the file is: `tenace.face.…` is in repl/, the build makes
** `tenace.help`, and all other `tenace.…` are in lua/.  A script may have
** modules of any other name.
**
** Parsing is most of the cost of a start.  So the build also makes bytecode of
** each file, which loads six times as fast.  A file is read as text if its
** bytecode is missing, is older than the text, or was made by another Lua.  The
** same goes for the libraries of others that the program loads.
*/
#include "terminal/modules.h"
#include "terminal/place.h"

#include <lauxlib.h>

#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#define FACE "tenace.face."


/* Pushes the path of a module's file in the folder of the program's data,
** without its ending.  False: the module is none of ours. */
static bool push_own(lua_State *L, const char *name) {
  if (strcmp(name, "tenace") != 0 && strncmp(name, "tenace.", 7) != 0)
    return false;
  if (strcmp(name, "tenace.help") == 0) {
    lua_pushliteral(L, "build/help");
    return true;
  }
  bool face = strncmp(name, FACE, sizeof FACE - 1) == 0;
  const char *folder = face ? "repl" : "lua";
  const char *rest = face ? name + sizeof FACE - 1 : name;
  lua_pushfstring(L, "%s/%s", folder, luaL_gsub(L, rest, ".", "/"));
  lua_remove(L, -2);
  return true;
}


/* Is `a` a file, written after `b` or at the same time? */
static bool as_new(const char *a, const char *b) {
  struct stat one, other;
  if (stat(a, &one) != 0)
    return false;
  if (stat(b, &other) != 0 || one.st_mtime != other.st_mtime)
    return one.st_mtime > other.st_mtime;
  return one.st_mtim.tv_nsec >= other.st_mtim.tv_nsec;
}


/* Pushes the function of a module's bytecode.  False: there is none that can be
** used, and nothing is pushed. */
static bool load_bytecode(lua_State *L, const char *data, const char *own,
                          const char *text) {
  int top = lua_gettop(L);
  const char *file = lua_pushfstring(L, "%s/build/bytecode/%s.luac", data, own);
  if (as_new(file, text) && luaL_loadfilex(L, file, "b") == LUA_OK)
    return true;
  lua_settop(L, top);
  return false;
}


/* Pushes the bytes of a file.  False: it cannot be opened. */
static bool read_file(lua_State *L, const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file)
    return false;
  luaL_Buffer bytes;
  luaL_buffinit(L, &bytes);
  size_t n;
  do {
    n = fread(luaL_prepbuffer(&bytes), 1, LUAL_BUFFERSIZE, file);
    luaL_addsize(&bytes, n);
  } while (n == LUAL_BUFFERSIZE);
  fclose(file);
  luaL_pushresult(&bytes);
  return true;
}


/* Pushes the function of a module's text.  False: there is none.  Its errors
** name the file as it is in our folder, wherever that is installed. */
static bool load_text(lua_State *L, const char *own, const char *text) {
  if (!read_file(L, text))
    return false;
  size_t size;
  const char *bytes = lua_tolstring(L, -1, &size);
  const char *chunk = lua_pushfstring(L, "@%s.lua", own);
  if (luaL_loadbufferx(L, bytes, size, chunk, "t") != LUA_OK)
    lua_error(L);
  return true;
}


/* Pushes the path of the file where Lua finds a module.  False: there is
** none. */
static bool push_found(lua_State *L, const char *name) {
  lua_getglobal(L, "package");
  lua_getfield(L, -1, "searchpath");
  lua_pushstring(L, name);
  lua_getfield(L, -3, "path");
  lua_call(L, 2, 1);
  return lua_isstring(L, -1);
}


/* Have the files the same bytes? */
static bool same_bytes(lua_State *L, const char *a, const char *b) {
  int top = lua_gettop(L);
  bool same = read_file(L, a) && read_file(L, b) && lua_rawequal(L, -2, -1);
  lua_settop(L, top);
  return same;
}


/* The same for a library that others have written.  The build keeps its
** bytecode beside the text that it was made from. */
static int search_library(lua_State *L, const char *name, const char *data) {
  static const char *const kept[] = {"argparse", "dkjson"};
  if ((strcmp(name, kept[0]) != 0 && strcmp(name, kept[1]) != 0) ||
      !push_found(L, name))
    return 0;
  const char *found = lua_tostring(L, -1);
  const char *text = lua_pushfstring(L, "%s/build/bytecode/%s.lua", data, name);
  const char *bytecode = lua_pushfstring(L, "%sc", text);
  if (!same_bytes(L, found, text) || luaL_loadfilex(L, bytecode, "b") != LUA_OK)
    return 0;
  lua_pushstring(L, found);
  return 2;
}


/* A searcher: the name of a module -> its loader and its file; nothing if it is
** none of ours, or not there.  Its upvalue is the folder of our data. */
static int search(lua_State *L) {
  const char *name = luaL_checkstring(L, 1);
  const char *data = lua_tostring(L, lua_upvalueindex(1));
  if (!push_own(L, name))
    return search_library(L, name, data);
  const char *own = lua_tostring(L, -1);
  const char *text = lua_pushfstring(L, "%s/%s.lua", data, own);
  if (!load_bytecode(L, data, own, text) && !load_text(L, own, text))
    return 0;
  lua_pushstring(L, text);
  return 2;
}


/* Adds the searcher after the preloaded modules, before Lua's own. */
void tnf_modules_find(lua_State *L) {
  lua_getglobal(L, "package");
  lua_getfield(L, -1, "searchers");
  for (lua_Integer i = luaL_len(L, -1); i >= 2; i--) {
    lua_rawgeti(L, -1, i);
    lua_rawseti(L, -2, i + 1);
  }
  tnf_place_of_data(L);
  lua_pushcclosure(L, search, 1);
  lua_rawseti(L, -2, 2);
  lua_pop(L, 2);
}
