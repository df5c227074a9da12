/*
** The files of the page's engine: texts by their paths, in one table.  These
** functions take the place of those in lua/bind/host that read the disk, and
** of Lua's own libraries of the system.
*/
#include "host/host.h"
#include "web/engine.h"

#include <lauxlib.h>
#include <lualib.h>

#include <string.h>
#include <time.h>

#define FILES "tenace.files"
#define FACE "tenace.face."


void tnf_web_files(lua_State *L) {
  luaL_getsubtable(L, LUA_REGISTRYINDEX, FILES);
}


/* The path as the table has it. */
static const char *plain(const char *path) {
  while (strncmp(path, "./", 2) == 0)
    path += 2;
  return path;
}


/* Pushes the text of a file; false, and pushes nil, if there is none. */
static bool push_text(lua_State *L, const char *path) {
  tnf_web_files(L);
  bool there = lua_getfield(L, -1, plain(path)) == LUA_TSTRING;
  lua_remove(L, -2);
  return there;
}


/* Pushes nil, what is wrong as a word, and in words. */
static int refuse(lua_State *L, const char *reason, const char *text) {
  lua_pushnil(L);
  lua_pushstring(L, reason);
  lua_pushstring(L, text);
  return 3;
}


/* core.disk.read(path, most) -> text; or nil, reason, message */
static int read_file(lua_State *L) {
  lua_Integer most = luaL_checkinteger(L, 2);
  if (!push_text(L, luaL_checkstring(L, 1)))
    return refuse(L, "missing", "No such file");
  if (lua_rawlen(L, -1) > (size_t)most)
    return refuse(L, "large", "");
  return 1;
}


/* core.disk.write(path, text, over) -> true; or nil, reason, message */
static int write_file(lua_State *L) {
  const char *path = luaL_checkstring(L, 1);
  luaL_checkstring(L, 2);
  if (push_text(L, path) && !lua_toboolean(L, 3))
    return refuse(L, "there", "");
  tnf_web_files(L);
  lua_pushvalue(L, 2);
  lua_setfield(L, -2, plain(path));
  lua_pushboolean(L, true);
  return 1;
}


/* core.disk.remove(path) */
static int remove_file(lua_State *L) {
  const char *path = plain(luaL_checkstring(L, 1));
  tnf_web_files(L);
  lua_pushnil(L);
  lua_setfield(L, -2, path);
  return 0;
}


/* core.disk.make_folder(path) -> true: a path needs no folders here */
static int make_folder(lua_State *L) {
  lua_pushboolean(L, true);
  return 1;
}


/* core.disk.about(path) -> "file", or nil */
static int about_file(lua_State *L) {
  bool there = push_text(L, luaL_checkstring(L, 1));
  lua_pushstring(L, there ? "file" : NULL);
  return 1;
}


/* What a path has behind a folder's; NULL if it is not in the folder. */
static const char *below(const char *path, const char *folder, size_t size) {
  bool within = strncmp(path, folder, size) == 0 && path[size] == '/';
  return within ? path + size + 1 : NULL;
}


/* core.list_folder(path) -> names of the files in it, or nil if there are
** none */
static int list_folder(lua_State *L) {
  const char *folder = plain(luaL_checkstring(L, 1));
  size_t size = strlen(folder);
  lua_Integer n = 0;
  lua_newtable(L);
  tnf_web_files(L);
  for (lua_pushnil(L); lua_next(L, 3) != 0; lua_pop(L, 1)) {
    const char *name = below(lua_tostring(L, -2), folder, size);
    if (!name || strchr(name, '/'))
      continue;
    lua_pushstring(L, name);
    lua_rawseti(L, 2, ++n);
  }
  lua_settop(L, 2);
  return n > 0;
}


/* core.now() -> seconds, to measure how long something takes */
static int now(lua_State *L) {
  struct timespec time;
  timespec_get(&time, TIME_UTC);
  lua_pushnumber(L, (lua_Number)time.tv_sec + 1e-9 * (lua_Number)time.tv_nsec);
  return 1;
}


void tnl_open_disk(lua_State *L) {
  static const luaL_Reg functions[] = {
      {"about", about_file}, {"make_folder", make_folder},
      {"read", read_file},   {"remove", remove_file},
      {"write", write_file}, {NULL, NULL}};
  tnl_addfunctions(L, "disk", functions);
}


void tnl_open_disk_write(lua_State *L) { (void)L; }


void tnl_open_folder(lua_State *L) {
  static const luaL_Reg functions[] = {
      {"list_folder", list_folder}, {"now", now}, {NULL, NULL}};
  luaL_setfuncs(L, functions, 0);
}


/* os.getenv: there is no environment. */
static int get_environment(lua_State *L) {
  luaL_checkstring(L, 1);
  return 0;
}


/* os.time() -> seconds */
static int seconds(lua_State *L) {
  lua_pushinteger(L, (lua_Integer)time(NULL));
  return 1;
}


void tnf_web_system(lua_State *L) {
  static const luaL_Reg functions[] = {{"clock", now},
                                       {"getenv", get_environment},
                                       {"time", seconds},
                                       {NULL, NULL}};
  luaL_newlib(L, functions);
  lua_setglobal(L, "os");
}


/* Pushes the path of a module's file. */
static const char *push_path(lua_State *L, const char *name) {
  bool face = strncmp(name, FACE, sizeof FACE - 1) == 0;
  bool own = strcmp(name, "tenace") == 0 || strncmp(name, "tenace.", 7) == 0;
  if (strcmp(name, "tenace.help") == 0)
    return lua_pushliteral(L, "build/help.lua");
  if (!own)
    return lua_pushfstring(L, "%s.lua", name);
  const char *rest =
      luaL_gsub(L, face ? name + sizeof FACE - 1 : name, ".", "/");
  return lua_pushfstring(L, "%s/%s.lua", face ? "repl" : "lua", rest);
}


/* A searcher: the name of a module -> its loader and its file; or what is
** missing. */
static int search(lua_State *L) {
  const char *path = push_path(L, luaL_checkstring(L, 1));
  if (!push_text(L, path)) {
    lua_pushfstring(L, "\n\tno file '%s' has come yet", path);
    return 1;
  }
  size_t size;
  const char *text = lua_tolstring(L, -1, &size);
  if (luaL_loadbufferx(L, text, size, lua_pushfstring(L, "@%s", path), "t") !=
      LUA_OK)
    return lua_error(L);
  lua_pushstring(L, path);
  return 2;
}


/* It takes the place of Lua's own, which look at a disk. */
void tnf_web_modules(lua_State *L) {
  lua_getglobal(L, "package");
  lua_createtable(L, 2, 0);
  lua_getfield(L, -2, "searchers");
  lua_rawgeti(L, -1, 1);
  lua_rawseti(L, -3, 1);
  lua_pop(L, 1);
  lua_pushcfunction(L, search);
  lua_rawseti(L, -2, 2);
  lua_setfield(L, -2, "searchers");
  lua_pop(L, 1);
}
